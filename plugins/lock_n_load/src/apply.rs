//! The only place that writes rule components: one arm per event that changes the table.

use crate::counters::{At, CarriedBy, Listed, OffMap, TripodSetUp, Unit, Weapon};
use crate::event::{Event, LossCause};
use crate::flow::{Flow, Impulse, Phase};
use crate::markers::{HexMarker, Marker, Markers, Shaken};
use crate::rule_set::{Battlefield, Sights};
use crate::scenario::Start;
use crate::sequence::{self, BeginPhase};
use crate::situation::{HexMarkers, Situation, Table, UnitNow, UnitState, WeaponNow};
use bevy_ecs::prelude::*;
use hex_board::{HexSet, Place};
use table::{CounterId, Side};

/// The entity of every counter, by its place in the scenario's list.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Entities {
    pub(crate) units: Vec<Entity>,
    pub(crate) weapons: Vec<Entity>,
}

/// Puts the start position on the world, in place of whatever game lies there.
pub(crate) fn set_up(world: &mut World, start: &Start) {
    sequence::insert_schedules(world);
    let old: Vec<Entity> =
        world.query_filtered::<Entity, Or<(With<Unit>, With<Weapon>, With<HexMarker>)>>().iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
    let (entities, flow) = crate::rules::set_up::spawn(world, start);
    world.insert_resource(entities);
    world.insert_resource(flow);
    world.insert_resource(start.battlefield.clone());
    world.insert_resource(Sights::at_start(start));
    world.insert_resource(Situation::default());
    world.insert_resource(Stale(true));
}

/// Whether components have been written since the [`Situation`] was gathered: most events only say where the game stands.
#[derive(Resource)]
struct Stale(bool);

/// Whoever writes components says so here.
fn touch(world: &mut World) {
    world.resource_mut::<Stale>().0 = true;
}

/// Makes the resource that [`crate::rules::set_up::spawn`] hands back.
pub(crate) fn entities(units: Vec<Entity>, weapons: Vec<Entity>) -> impl Resource {
    Entities { units, weapons }
}

/// Carries out one event. Events that only tell something change nothing.
pub(crate) fn apply(world: &mut World, event: &Event) {
    match event {
        Event::PhaseBegan { turn, phase } => begin_phase(world, *turn, *phase),
        Event::InitiativeRolled { holder, .. } => {
            let mut flow = world.resource_mut::<Flow>();
            if holder.is_some() {
                flow.initiative = *holder;
                flow.rolled = true;
            }
        }
        Event::ControlChanged { at, side } => {
            let field = world.resource::<Battlefield>().clone();
            let hex = field.map.hex(at.hex);
            let position = field.objectives.iter().position(|objective| Some(*objective) == hex);
            if let Some(n) = position {
                world.resource_mut::<Flow>().control[n] = Some(*side);
            }
        }
        Event::UnitPlaced { unit, at } => {
            unit_mut(world, *unit).insert(At(*at)).remove::<OffMap>();
        }
        Event::UnitExited { unit } => leave(world, *unit, OffMap::Exited),
        Event::UnitLost { unit, cause } => {
            leave(world, *unit, if *cause == LossCause::Joined { OffMap::Joined } else { OffMap::Lost });
        }
        Event::UnitShaken { unit } => {
            unit_mut(world, *unit).insert(Shaken);
        }
        Event::UnitRallied { unit } => {
            unit_mut(world, *unit).remove::<Shaken>();
        }
        Event::UnitBecame { unit, definition } => become_other(world, *unit, definition),
        Event::MarkerPlaced { unit, marker } => marker.insert(&mut unit_mut(world, *unit)),
        Event::MarkerRemoved { unit, marker } => marker.remove(&mut unit_mut(world, *unit)),
        Event::HexMarkerPlaced { at, marker } => {
            touch(world);
            world.spawn((*marker, At(*at)));
        }
        Event::HexMarkerRemoved { at, marker } => remove_hex_marker(world, *at, *marker),
        Event::WeaponTaken { weapon, by } => {
            weapon_mut(world, *weapon).insert(CarriedBy(*by)).remove::<At>();
        }
        Event::WeaponDropped { weapon, at } => {
            weapon_mut(world, *weapon).insert(At(*at)).remove::<CarriedBy>();
        }
        Event::WeaponGone { weapon } => {
            weapon_mut(world, *weapon).insert(OffMap::Lost).remove::<(CarriedBy, At)>();
        }
        Event::TripodTurned { weapon, set_up } => {
            let mut weapon = weapon_mut(world, *weapon);
            if *set_up {
                weapon.insert(TripodSetUp);
            } else {
                weapon.remove::<TripodSetUp>();
            }
        }
        Event::ImpulseIs(impulse) => world.resource_mut::<Flow>().impulse = impulse.clone(),
        Event::MovingIs(moving) => world.resource_mut::<Flow>().moving = moving.clone(),
        Event::AttackIs(attack) => world.resource_mut::<Flow>().attack = attack.clone(),
        Event::RetreatIs(retreat) => world.resource_mut::<Flow>().retreat = retreat.clone(),
        Event::MeleeIs(melee) => world.resource_mut::<Flow>().melee = melee.clone(),
        Event::Asked(question) => world.resource_mut::<Flow>().question = question.clone(),
        Event::PartBegan { side } => {
            let mut flow = world.resource_mut::<Flow>();
            if let Some(done) = flow.active {
                flow.done.push(done);
            }
            flow.active = *side;
        }
        Event::DedicationUsed => world.resource_mut::<Flow>().dedication_used = true,
        Event::RoundFought { at } => world.resource_mut::<Flow>().fought.push(*at),
        Event::GameOver(outcome) => {
            let mut flow = world.resource_mut::<Flow>();
            flow.outcome = Some(outcome.clone());
            flow.question = None;
        }
        Event::ImpulseBegan { side, impulse } => {
            let mut flow = world.resource_mut::<Flow>();
            flow.active = Some(*side);
            flow.impulse = impulse.clone();
        }
        Event::PointsGained { side, losses, exits } => {
            let mut flow = world.resource_mut::<Flow>();
            flow.loss_points[side.index()] += losses;
            flow.exit_points[side.index()] += exits;
        }
        Event::MoraleRolled { .. }
        | Event::SpotRolled { .. }
        | Event::SmokeRolled { .. }
        | Event::FireResolved { .. }
        | Event::Drawn { .. }
        | Event::DamageChecked { .. }
        | Event::HeroRolled { .. }
        | Event::HalfSquadRolled { .. }
        | Event::MeleeRolled { .. }
        | Event::Stepped { .. }
        | Event::Stopped { .. }
        | Event::Passed { .. }
        | Event::FireHeld { .. }
        | Event::MarkersCleared { .. } => {}
    }
}

/// A phase begins: its schedule acts on the markers.
fn begin_phase(world: &mut World, turn: u8, phase: Phase) {
    {
        let mut flow = world.resource_mut::<Flow>();
        flow.turn = turn;
        flow.phase = phase;
        flow.done.clear();
        flow.active = None;
        flow.impulse = Impulse::default();
        match phase {
            Phase::Rally => {
                flow.rolled = false;
                flow.dedication_used = false;
            }
            Phase::Administrative => flow.fought.clear(),
            Phase::SetUp | Phase::Operations => {}
        }
    }
    touch(world);
    if sequence::SEQUENCE.contains(&phase) {
        world.run_schedule(BeginPhase(phase));
    }
}

fn leave(world: &mut World, unit: CounterId, to: OffMap) {
    unit_mut(world, unit).insert(to).remove::<At>();
}

fn become_other(world: &mut World, unit: CounterId, definition: &str) {
    let definition =
        world.resource::<Battlefield>().definitions.unit(definition).expect("events name known definitions");
    unit_mut(world, unit).insert(Unit { definition });
}

fn remove_hex_marker(world: &mut World, at: Place, marker: HexMarker) {
    let found = world
        .query::<(Entity, &HexMarker, &At)>()
        .iter(world)
        .find(|(_, kind, place)| **kind == marker && place.0 == at)
        .map(|(entity, ..)| entity);
    if let Some(entity) = found {
        touch(world);
        world.despawn(entity);
    }
}

fn unit_mut(world: &mut World, id: CounterId) -> EntityWorldMut<'_> {
    touch(world);
    let n = world.resource::<Battlefield>().unit_no(id).expect("events name counters of the scenario");
    let entity = world.resource::<Entities>().units[usize::from(n)];
    world.entity_mut(entity)
}

fn weapon_mut(world: &mut World, id: CounterId) -> EntityWorldMut<'_> {
    touch(world);
    let n = world.resource::<Battlefield>().weapon_no(id).expect("events name counters of the scenario");
    let entity = world.resource::<Entities>().weapons[usize::from(n)];
    world.entity_mut(entity)
}

type UnitParts = (
    &'static Listed,
    &'static CounterId,
    &'static Side,
    &'static Unit,
    Option<&'static At>,
    Option<&'static OffMap>,
    Has<Shaken>,
);

/// Gathers the [`Situation`] from the components, if any of them has been written, and brings the sight table up to date.
pub(crate) fn settle(world: &mut World) {
    if std::mem::replace(&mut world.resource_mut::<Stale>().0, false) {
        gather_all(world);
    }
}

/// Gathers the [`Situation`] alone; the sight table is left as it is, to be brought up to date by [`settle`].
pub(crate) fn gather_counters(world: &mut World) {
    world.resource_scope(|world, mut now: Mut<Situation>| gather(world, &mut now));
}

/// Gathers everything anew.
pub(crate) fn gather_all(world: &mut World) {
    gather_counters(world);
    world.resource_scope(|world, mut sights: Mut<Sights>| {
        let field = world.resource::<Battlefield>();
        sights.follow(field, &world.resource::<Situation>().hexes.smoke);
    });
}

/// The queries of [`gather`], kept between calls.
#[derive(Resource)]
struct GatherQueries {
    units: QueryState<(Entity, UnitParts)>,
    markers: QueryState<(Entity, &'static Listed, MarkerFlags), With<Unit>>,
    weapons: QueryState<(
        &'static Listed,
        &'static CounterId,
        &'static Weapon,
        Option<&'static CarriedBy>,
        Option<&'static At>,
        Has<TripodSetUp>,
        Has<OffMap>,
    )>,
    hexes: QueryState<(&'static HexMarker, &'static At)>,
}

use crate::markers as m;
type MarkerFlags = (
    Has<m::Moved>,
    Has<m::AssaultMoved>,
    Has<m::LowCrawled>,
    Has<m::Stealthy>,
    Has<m::Fired>,
    Has<m::OpsComplete>,
    Has<m::Wounded>,
    Has<m::RallyTried>,
    Has<m::RallyFailed>,
    Has<m::WithdrawTried>,
    Has<m::MayWithdraw>,
    Has<m::Widened>,
    Has<m::Treated>,
);

fn markers_of(flags: <MarkerFlags as bevy_ecs::query::QueryData>::Item<'_, '_>) -> Markers {
    let (moved, assault, crawl, stealth, fired, ops, wounded, tried, failed, withdraw, may, widened, treated) = flags;
    let set = [moved, assault, crawl, stealth, fired, ops, wounded, tried, failed, withdraw, may, widened, treated];
    Markers(Marker::ALL.iter().zip(set).fold(0, |bits, (marker, there)| bits | (marker.bit() * u16::from(there))))
}

fn gather(world: &mut World, now: &mut Situation) {
    if !world.contains_resource::<GatherQueries>() {
        let queries = GatherQueries {
            units: QueryState::new(world),
            markers: QueryState::new(world),
            weapons: QueryState::new(world),
            hexes: QueryState::new(world),
        };
        world.insert_resource(queries);
    }
    world.resource_scope(|world, mut queries: Mut<GatherQueries>| {
        let queries = &mut *queries;
        let field = world.resource::<Battlefield>().clone();
        now.units.clear();
        now.units.extend(field.unit_ids.iter().map(|id| UnitNow {
            id: *id,
            side: Side::First,
            definition: 0,
            kind: crate::definition::UnitKind::Squad,
            state: UnitState::Off(OffMap::Pool),
            shaken: false,
            markers: Markers(0),
        }));
        for (_, (listed, id, side, unit, at, off, shaken)) in queries.units.iter(world) {
            let state = match (at.and_then(|at| field.map.spot(at.0)), off) {
                (Some(spot), _) => UnitState::On(spot),
                (None, Some(off)) => UnitState::Off(*off),
                (None, None) => UnitState::Off(OffMap::Pool),
            };
            now.units[usize::from(listed.0)] = UnitNow {
                id: *id,
                side: *side,
                definition: unit.definition,
                kind: field.definitions.units[usize::from(unit.definition)].kind,
                state,
                shaken,
                markers: Markers(0),
            };
        }
        for (_, listed, flags) in queries.markers.iter(world) {
            now.units[usize::from(listed.0)].markers = markers_of(flags);
        }
        now.weapons.clear();
        now.weapons.extend(field.weapon_ids.iter().map(|id| WeaponNow {
            id: *id,
            definition: 0,
            carrier: None,
            lies: None,
            set_up: false,
            gone: true,
        }));
        for (listed, id, weapon, carrier, at, set_up, gone) in queries.weapons.iter(world) {
            now.weapons[usize::from(listed.0)] = WeaponNow {
                id: *id,
                definition: weapon.definition,
                carrier: carrier.and_then(|by| field.unit_no(by.0)),
                lies: at.and_then(|at| field.map.spot(at.0)),
                set_up,
                gone,
            };
        }
        gather_hexes(world, &mut queries.hexes, &field, &mut now.hexes);
    });
}

fn gather_hexes(
    world: &World,
    query: &mut QueryState<(&'static HexMarker, &'static At)>,
    field: &Battlefield,
    hexes: &mut HexMarkers,
) {
    hexes.all.clear();
    hexes.all.extend(query.iter(world).filter_map(|(marker, at)| Some((field.map.spot(at.0)?, *marker))));
    hexes.all.sort_unstable();
    if hexes.smoke == HexSet::default() {
        hexes.smoke = HexSet::new(field.map.hexes.len());
    }
    hexes.smoke.clear();
    for (spot, marker) in &hexes.all {
        if matches!(marker, HexMarker::SmokeOne | HexMarker::SmokeTwo) {
            hexes.smoke.insert(spot.hex);
        }
    }
}

/// Feeds the position to a hash, in the list's order.
pub(crate) fn digest(table: &Table, sink: &mut dyn FnMut(&[u8])) {
    for unit in &table.now.units {
        let place = match unit.state {
            UnitState::On(spot) => [0, spot.storey, spot.hex.0 as u8, (spot.hex.0 >> 8) as u8],
            UnitState::Off(off) => [1, off as u8, 0, 0],
        };
        sink(&place);
        sink(&unit.definition.to_le_bytes());
        sink(&[u8::from(unit.shaken)]);
        sink(&unit.markers.0.to_le_bytes());
    }
    for weapon in &table.now.weapons {
        let lies = weapon.lies.map_or([255; 3], |spot| [spot.storey, spot.hex.0 as u8, (spot.hex.0 >> 8) as u8]);
        sink(&weapon.carrier.unwrap_or(u16::MAX).to_le_bytes());
        sink(&lies);
        sink(&[u8::from(weapon.set_up), u8::from(weapon.gone)]);
    }
    for (spot, marker) in &table.now.hexes.all {
        sink(&spot.hex.0.to_le_bytes());
        sink(&[spot.storey, *marker as u8]);
    }
    sink(format!("{:?}", table.flow).as_bytes());
}
