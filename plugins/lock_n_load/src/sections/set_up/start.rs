//! From a checked scenario to counters on the table (LNL-SC-01 to -03).

use crate::facts::battlefield::BattlefieldData;
use crate::facts::flow::{Flow, Phase};
use crate::facts::frames::{Activated, AnyFrame, Impulse, Mission, Missions, RallyPart, SetUp, Turn};
use crate::facts::ground::Ground;
use crate::facts::hex_markers::{self, HexMarkers};
use crate::facts::situation::lies_hidden;
use crate::facts::situation::{Mounted, OffMap, UnitNow, UnitState, WeaponNow, units, weapons};
use crate::facts::start::Start;
use crate::files::charts::Tables;
use crate::files::classes::Trait;
use crate::files::definition::{Defined, Definitions, UnitDef};
use crate::files::markers::{HexMarker, Markers};
use crate::files::scenario::{CounterDef, ScenarioDef, SideDef, SpottingRoundDef, WeaponEntry, ZoneDef};
use crate::files::vehicle::MountDef;
use crate::sections::driving;
use crate::sections::set_up::first_to_set_up;
use bevy_ecs::prelude::*;
use hex_board::{Added, HexId, HexName, HexSet, Map, Place, Spot};
use std::sync::Arc;
use table::{CounterId, Side};

/// No scenario needs more definitions; positions of definitions are 16 bits wide.
const DEFINITIONS_MAX: usize = 20_000;

/// Gives every counter with a name or values of its own a definition of its own, `UNIT#COUNTER`, and the tables the scenario's points
/// (LNL-SC-08).
pub(crate) fn with_own_values(mut scenario: ScenarioDef, mut definitions: Definitions) -> (ScenarioDef, Definitions) {
    definitions.tables.points = scenario.points.unwrap_or(definitions.tables.points);
    // More counters than a scenario may have get no definitions, which are compared with each other.
    let few = scenario.sides.0.counters.len() + scenario.sides.1.counters.len() <= DEFINITIONS_MAX / 10
        && scenario.sides.0.heroes.len() + scenario.sides.1.heroes.len() <= DEFINITIONS_MAX / 10;
    for side in [&mut scenario.sides.0, &mut scenario.sides.1] {
        side.crews.clear();
        for counter in side.counters.iter_mut().chain(&mut side.heroes) {
            // A scenario that has gone through here before starts again from the file's definition.
            if let Some(plain) = counter.unit.strip_suffix(&format!("#{}", counter.id)) {
                counter.unit = plain.to_owned();
            }
            let Some(base) = definitions.unit(&counter.unit) else { continue };
            if few && has_own_values(counter) && definitions.units.len() < DEFINITIONS_MAX {
                let def = own_definition(definitions.defined(base), counter, &definitions.tables);
                counter.unit.clone_from(&def.id);
                if definitions.unit(&def.id).is_none() {
                    definitions.add(base, def);
                }
            }
            let def = &definitions.units[usize::from(base)];
            counter.mounts = mounts(def, counter);
            side.crews.extend(crew(def, counter));
        }
    }
    (scenario, definitions)
}

/// The weapons mounted on a counter, as counters of their own.
fn mounts(def: &UnitDef, counter: &CounterDef) -> Vec<WeaponEntry> {
    let entry = |mount: &MountDef| {
        let said = counter.mounted.iter().find(|said| said.id == mount.id);
        Some(WeaponEntry {
            id: format!("{}.{}", counter.id, mount.id).parse().ok()?,
            weapon: mount.weapon.clone(),
            set_up: false,
            acquired: said.and_then(|said| said.acquired),
            arc: Some(mount.arc),
        })
    };
    def.mounts.iter().filter_map(entry).collect()
}

/// The crew of a vehicle, which lies in the pool until it must leave it (LNL-15.4-01).
fn crew(def: &UnitDef, counter: &CounterDef) -> Option<CounterDef> {
    let vehicle = def.vehicle.as_ref()?;
    Some(CounterDef::of(format!("{}.crew", counter.id).parse().ok()?, vehicle.crew.clone()))
}

fn has_own_values(counter: &CounterDef) -> bool {
    let boxes = [counter.assault_move, counter.stealth, counter.self_rally, counter.melee_bonus];
    counter.name.is_some()
        || counter.morale.is_some()
        || counter.leadership.is_some()
        || counter.values.is_some()
        || counter.armour_leader.is_some()
        || boxes.iter().any(Option::is_some)
}

fn own_definition(base: Defined, counter: &CounterDef, tables: &Tables) -> UnitDef {
    let mut def = UnitDef { id: format!("{}#{}", base.id, counter.id), ..base.def.clone() };
    if let Some(name) = &counter.name {
        def.name.clone_from(name);
    }
    if let Some((firepower, range, movement)) = counter.values {
        (def.front.firepower, def.front.range, def.front.movement) = (firepower, range, movement);
        // RUL-95: a wounded hero's firepower is lower, but not under 0.
        let lost = if base.may(Trait::NeverShaken) { tables.wounded_hero } else { 0 };
        let left = firepower.saturating_sub(lost).max(0).min(firepower);
        (def.back.firepower, def.back.range, def.back.movement) = (left, range, movement);
    }
    if let Some((front, back)) = counter.morale {
        (def.front.morale, def.back.morale) = (front, back);
    }
    if let Some(leadership) = counter.leadership {
        def.front.leadership = leadership;
    }
    def.armour_leader.clone_from(&counter.armour_leader);
    def.assault_move = counter.assault_move.unwrap_or(def.assault_move);
    def.stealth = counter.stealth.unwrap_or(def.stealth);
    def.self_rally = counter.self_rally.unwrap_or(def.self_rally);
    def.melee_bonus = counter.melee_bonus.unwrap_or(def.melee_bonus);
    def
}

/// What the markers of the start are for lines of sight.
pub(crate) fn added(scenario: &ScenarioDef, map: &Map) -> Added {
    let mut added = Added::new(map.hexes.len());
    for (place, marker) in &scenario.hex_markers {
        if let Some(hex) = map.hex(place.hex) {
            hex_markers::add(&mut added, hex, *marker);
        }
    }
    added
}

/// All counters of the scenario in its order: each side's counters, then its pool of heroes, then the crews of its vehicles.
pub(crate) fn counters(scenario: &ScenarioDef) -> impl Iterator<Item = (Side, &CounterDef)> {
    Side::BOTH.into_iter().flat_map(|side| {
        let def = scenario.side(side);
        def.all_counters().map(move |counter| (side, counter))
    })
}

/// For each unit the position of its entry group in its side's list.
pub(crate) fn entry_groups(scenario: &ScenarioDef) -> Vec<Option<u16>> {
    let group = |(side, counter): (Side, &CounterDef)| {
        let key = counter.entry.as_ref()?;
        scenario.side(side).entries.iter().position(|entry| &entry.id == key).map(|n| n as u16)
    };
    counters(scenario).map(group).collect()
}

/// For each unit the Locations where it may be set up; empty for units without a zone.
pub(crate) fn zones(scenario: &ScenarioDef, map: &Map, definitions: &Definitions) -> Vec<Arc<Vec<Spot>>> {
    let of = |side: &SideDef| {
        side.zones.iter().map(|zone| (zone.id.clone(), Arc::new(zone_spots(zone, map)))).collect::<Vec<_>>()
    };
    let by_side = [of(&scenario.sides.0), of(&scenario.sides.1)];
    let mut narrowed: Vec<(Side, Arc<Vec<Spot>>)> = Vec::new();
    let spots = |(side, counter): (Side, &CounterDef)| {
        let zone = counter.zone.as_ref().and_then(|key| by_side[side.index()].iter().find(|(id, _)| id == key));
        let Some((_, spots)) = zone else { return Arc::default() };
        let unit = usize::from(definitions.unit(&counter.unit).unwrap_or_default());
        let (def, mobility) = (&definitions.units[unit], definitions.mobility_of[unit]);
        let open = |spot: &Spot| driving::may_stand(definitions, map, def, mobility, *spot).is_ok();
        if spots.iter().all(open) {
            return spots.clone();
        }
        // What is left to vehicles and guns; those to whom the same is left share it.
        let left: Vec<Spot> = spots.iter().copied().filter(open).collect();
        if let Some((_, known)) = narrowed.iter().find(|(of, known)| *of == side && **known == left) {
            return known.clone();
        }
        narrowed.push((side, Arc::new(left)));
        narrowed[narrowed.len() - 1].1.clone()
    };
    counters(scenario).map(spots).collect()
}

/// How many wrecks and Abandoned vehicles lie in a hex at the start: each takes up a vehicle's room, for both sides (LNL-1.3-B03).
fn hulks(scenario: &ScenarioDef, map: &Map, hex: HexId) -> u8 {
    let here = |(place, marker): &&(Place, HexMarker)| marker.is_hulk() && map.hex(place.hex) == Some(hex);
    u8::try_from(scenario.hex_markers.iter().filter(here).count()).unwrap_or(u8::MAX)
}

/// What never changes about the room in the zones of [`zones`].
pub(crate) fn ground(scenario: &ScenarioDef, map: &Map, definitions: &Definitions, zones: &[Arc<Vec<Spot>>]) -> Ground {
    let hulks = |hex| hulks(scenario, map, hex);
    Ground::new(map, definitions, hulks, counters(scenario).map(|(side, _)| side).zip(zones))
}

/// The Locations of a zone, in the map's order.
pub(crate) fn zone_spots(zone: &ZoneDef, map: &Map) -> Vec<Spot> {
    let mut hexes = HexSet::new(map.hexes.len());
    for hex in zone.hexes.iter().filter_map(|name| map.hex(*name)) {
        hexes.insert(hex);
    }
    if let Some((centre, range)) = zone.within
        && let Some(centre) = map.hex(centre)
    {
        for hex in map.ids().filter(|hex| map.distance(centre, *hex) <= u16::from(range)) {
            hexes.insert(hex);
        }
    }
    if let Some((board, columns, rows)) = zone.from_to.and_then(|(from, to)| rectangle(from, to, map)) {
        let inside = |name: &HexName| name.board == board && columns.contains(&name.column) && rows.contains(&name.row);
        for hex in map.ids().filter(|hex| map.at(*hex).names.iter().any(inside)) {
            hexes.insert(hex);
        }
    }
    map.spots().filter(|spot| hexes.contains(spot.hex)).collect()
}

/// A rectangle of one board: its number, its columns and its rows.
type Rectangle = (u8, std::ops::RangeInclusive<u8>, std::ops::RangeInclusive<u8>);

/// The rectangle between two corner hexes, if both lie on one board.
pub(crate) fn rectangle(from: HexName, to: HexName, map: &Map) -> Option<Rectangle> {
    // A name without a board number means the hex of whatever board has it.
    let printed = |name: HexName| {
        let hex = map.hex(name)?;
        let fits = |found: &&HexName| name.board == 0 || found.board == name.board;
        let same = |found: &&HexName| (found.column, found.row) == (name.column, name.row);
        map.at(hex).names.iter().filter(fits).find(same).copied()
    };
    let (from, to) = (printed(from)?, printed(to)?);
    let columns = from.column.min(to.column)..=from.column.max(to.column);
    let rows = from.row.min(to.row)..=from.row.max(to.row);
    (from.board == to.board).then_some((from.board, columns, rows))
}

/// Puts all counters and markers of the start on the world; returns how the game begins.
pub(crate) fn lay_out(world: &mut World, start: &Start) -> (HexMarkers, Flow) {
    let field = &start.battlefield;
    let (scenario, map) = (&field.scenario, &field.map);
    let spot = |place: Place| map.spot(place).expect("the check of the scenario has found every place");
    let mut weapons = Vec::with_capacity(field.weapon_ids.len());
    let mut units = Vec::with_capacity(field.unit_ids.len());
    for (n, (side, counter)) in counters(scenario).enumerate() {
        let definition = field.definitions.unit(&counter.unit).unwrap_or_default();
        let is = field.definitions.defined(definition);
        let state = counter.at.map_or_else(|| UnitState::Off(waits(counter, is)), |at| UnitState::On(spot(at)));
        let markers = counter.markers.iter().fold(Markers::default(), |all, marker| all.with(*marker));
        units.push(UnitNow {
            state,
            definition,
            kind: is.kind,
            traits: is.traits,
            shaken: counter.shaken,
            markers,
            facing: counter.facing.unwrap_or_default(),
            turret: counter.turret.map_or(0, |turret| counter.facing.unwrap_or_default().clockwise_to(turret)),
            buttoned: counter.buttoned || (counter.shaken && is.vehicle.is_some()),
            emplaced: counter.emplaced,
            keeps_moving: counter.keeps_moving,
            road_halves: counter.road_halves,
            aboard: counter.aboard,
            ..UnitNow::new(counter.id, side)
        });
        for entry in counter.all_weapons() {
            let (carrier, mount) = (Some(n as u16), Mounted(entry.arc));
            let weapon = weapon(field, entry.id, mount, &entry.weapon, entry.set_up);
            weapons.push(WeaponNow { carrier, acquired: entry.acquired, ..weapon });
        }
    }
    for entry in &scenario.abandoned {
        let lies = Some(spot(entry.at));
        weapons.push(WeaponNow { lies, ..weapon(field, entry.id, Mounted(None), &entry.weapon, entry.set_up) });
    }
    units::Counters::set_up(world, &units);
    weapons::Counters::set_up(world, &weapons);
    let mut markers = HexMarkers::none(map.hexes.len());
    for (place, marker) in &scenario.hex_markers {
        markers.place(spot(*place), *marker);
    }
    if let Some(round) = &scenario.start.spotting_round {
        markers.place(spot(round.at), HexMarker::SpottingRound);
    }
    (markers, first_flow(scenario, &field.objectives, map))
}

fn weapon(field: &BattlefieldData, id: CounterId, mount: Mounted, key: &str, set_up: bool) -> WeaponNow {
    WeaponNow { definition: field.definitions.weapon(key).unwrap_or_default(), set_up, ..WeaponNow::new(id, mount) }
}

/// Where a counter is that stands nowhere at the start.
fn waits(counter: &CounterDef, is: Defined) -> OffMap {
    if counter.aboard.is_some() {
        return OffMap::Aboard;
    }
    match (&counter.zone, &counter.entry) {
        (Some(_), _) => OffMap::SetUp,
        (None, Some(_)) => OffMap::Waiting,
        // LNL-11.4-01: snipers are placed later; so are the heroes of the pool, and crews (LNL-15.4-01).
        (None, None) => {
            debug_assert!(
                is.may(Trait::Snipes) || is.may(Trait::Appears) || is.may(Trait::ServesGuns) || lies_hidden(counter.id),
                "the check of the scenario asks the others for a place"
            );
            OffMap::Pool
        }
    }
}

/// LNL-SC-02: any turn, phase and impulse; the default is the Rally Phase of turn 1, after the set-up if there is one.
fn first_flow(scenario: &ScenarioDef, objectives: &[HexId], map: &Map) -> Flow {
    let start = &scenario.start;
    let to_set_up = counters(scenario).any(|(_, counter)| counter.zone.is_some() && counter.at.is_none());
    let phase = start.phase.unwrap_or(if to_set_up { Phase::SetUp } else { Phase::Rally });
    let holder = |hex: &HexId| {
        let objective = scenario.objectives.iter().find(|objective| map.hex(objective.hex) == Some(*hex));
        objective.and_then(|objective| objective.holder)
    };
    // LNL-SC-12, RUL-109.
    let before_turn_1 = start.turn == 1 && !start.rolled && matches!(phase, Phase::SetUp | Phase::Rally);
    let given = scenario.first_initiative.filter(|_| before_turn_1);
    let settled = start.rolled || given.is_some();
    let rolled = matches!(phase, Phase::Operations | Phase::Administrative) || (phase == Phase::Rally && settled);
    // Where it has been settled, a side that acts without a holder named is the holder.
    let named = if rolled { start.initiative.or(start.active) } else { start.initiative };
    let initiative = given.or(named);
    let active = match phase {
        Phase::SetUp => first_to_set_up(scenario, &[]),
        Phase::Rally | Phase::Operations if rolled => start.active.or(initiative),
        _ => None,
    };
    let part: Option<AnyFrame> = active.and_then(|side| match phase {
        Phase::SetUp => Some(SetUp { side, done: Vec::new() }.into()),
        Phase::Rally => Some(RallyPart::new(side).into()),
        Phase::Operations => Some(first_impulse(scenario, map, side).into()),
        Phase::Administrative => None,
    });
    let round = start.spotting_round.as_ref().zip(active).map(|(round, side)| {
        let SpottingRoundDef { caller, mission, at } = round;
        let at = map.spot(*at).map_or(*at, |spot| map.place(spot));
        Mission { side, caller: *caller, mission: mission.clone(), at, left: None }.into()
    });
    Flow {
        turn: Turn {
            // The set-up comes before its turn: 0 before turn 1.
            number: start.turn.saturating_sub(u8::from(phase == Phase::SetUp)),
            phase,
            initiative,
            rolled,
            fought: if phase == Phase::Administrative { Vec::new() } else { canonical(&start.fought, map) },
            missions: missions(scenario),
            given: given.is_some() && phase == Phase::SetUp,
            came: Vec::new(),
            left: Vec::new(),
        },
        stack: part.into_iter().chain(round).collect(),
        question: None,
        control: objectives.iter().map(holder).collect(),
        loss_points: start.loss_points.into(),
        exit_points: start.exit_points.into(),
        outcome: None,
    }
}

/// The impulse in which the game begins; if a Spotting Round lies, its caller has been activated and has called in it (LNL-18.2-02).
fn first_impulse(scenario: &ScenarioDef, map: &Map, side: Side) -> Impulse {
    let mut impulse = Impulse::new(side, scenario.start.passes);
    if let Some(round) = &scenario.start.spotting_round {
        let stands = counters(scenario).find(|(_, counter)| counter.id == round.caller);
        let stands = stands.and_then(|(_, counter)| counter.at);
        impulse.activated = stands.map(|at| Activated::Places(canonical(&[at], map)));
        impulse.acted = true;
        impulse.called.push(round.caller);
    }
    impulse
}

/// What has become of the missions of artillery.
fn missions(scenario: &ScenarioDef) -> Missions {
    let mut missions = Missions { over: scenario.start.no_more_missions.clone(), ..Missions::default() };
    for side in Side::BOTH {
        for def in &scenario.side(side).artillery {
            missions.fired.extend((0..def.fired).map(|_| (side, def.id.clone())));
            missions.running.extend(def.running.then(|| (side, def.id.clone())));
        }
    }
    missions
}

/// Places by the names that the map shows.
fn canonical(places: &[Place], map: &Map) -> Vec<Place> {
    places.iter().map(|place| map.spot(*place).map_or(*place, |spot| map.place(spot))).collect()
}

#[cfg(test)]
#[path = "armour_test.rs"]
mod armour_tests;
