//! Section 5.0, 5.01 and 5.2 (with 1.6.1 and 4.1): who may fire at what with what, and the attack on the Direct Fire Table.

use super::damage;
use super::fire_strength::{AFTER_ASSAULT, AFTER_STEALTH, Cover, FireFacts, Source, SourceKind, TargetFacts, strength};
use super::{hero, impulse, spotting};
use crate::Movement;
use crate::command::{FireOrder, Part};
use crate::definition::{UnitKind, WeaponKind};
use crate::event::Event;
use crate::flow::{Attack, Check, Moving, Question};
use crate::markers::{HexMarker, Marker};
use crate::situation::{Table, UnitNow, WeaponNow};
use hex_board::{Obstacle, Seen, Sight, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Refusal, RuleId, Side};

pub use super::fire_offers::offers;

/// LNL-5.0-01: the target must be in range of the firing weapon, in its line of sight, and Spotted.
pub const CONDITIONS: RuleId = RuleId("LNL-5.0-01");
/// LNL-10.0-02: without a line of sight there is no fire.
pub const NO_SIGHT: RuleId = RuleId("LNL-10.0-02");
/// LNL-10.1-01: fire at a target needs it to be Spotted.
pub const UNSPOTTED: RuleId = RuleId("LNL-10.1-01");
/// LNL-5.3-04: a unit that crawls is fired at only where it is Spotted.
pub const CRAWLER: RuleId = RuleId("LNL-5.3-04");
/// LNL-5.0-04: nobody fires into a hex that holds units of both sides.
pub const MIXED: RuleId = RuleId("LNL-5.0-04");
/// LNL-5.0-05: nor into a hex with a Melee marker.
pub const MELEE: RuleId = RuleId("LNL-5.0-05");
/// LNL-8.1-01: units locked in melee do not fire.
pub const LOCKED: RuleId = RuleId("LNL-8.1-01");
/// LNL-5.1-03: Shaken units do not fire.
pub const SHAKEN: RuleId = RuleId("LNL-5.1-03");
/// LNL-4.0-10: a unit moves or fires, not both.
pub const MOVED: RuleId = RuleId("LNL-4.0-10");
/// LNL-4.0-20: a unit that has acted is not activated again.
pub const ACTED: RuleId = RuleId("LNL-4.0-20");
/// LNL-4.0-12: all who fire from a Location in an impulse fire together.
pub const TOGETHER: RuleId = RuleId("LNL-4.0-12");
/// LNL-4.0-16: a stack that moves ends its move first.
pub const ON_THE_MOVE: RuleId = RuleId("LNL-4.0-16");
/// LNL-4.1-02: under Ops Complete a unit does not fire, except as 4.1 says.
pub const OPS_COMPLETE: RuleId = RuleId("LNL-4.1-02");
/// LNL-4.1-12: single men under Ops Complete use no Opportunity Fire.
pub const OPS_SINGLE_MAN: RuleId = RuleId("LNL-4.1-12");
/// LNL-4.1-15: the fresh spotting helps only against the Location spotted, and only the spotter.
pub const OTHER_TARGET: RuleId = RuleId("LNL-4.1-15");
/// LNL-5.3-02: who may use Opportunity Fire.
pub const OPPORTUNITY: RuleId = RuleId("LNL-5.3-02");
/// LNL-6.4-05: not a unit under Stealth.
pub const STEALTHY: RuleId = RuleId("LNL-6.4-05");
/// LNL-5.3-07: all Opportunity Fire of a moment goes at the same target.
pub const SAME_TARGET: RuleId = RuleId("LNL-5.3-07");
/// LNL-5.2-01: only units of one Location attack together.
pub const ONE_LOCATION: RuleId = RuleId("LNL-5.2-01");
/// LNL-5.2-02: the lead is one of the multi-man counters that fire themselves.
pub const WRONG_LEAD: RuleId = RuleId("LNL-5.2-02");
/// LNL-1.6.1-10: what a squad fires at once.
pub const SQUAD_FIRES: RuleId = RuleId("LNL-1.6.1-10");
/// LNL-1.6.1-11: what a half-squad or crew fires at once.
pub const HALF_SQUAD_FIRES: RuleId = RuleId("LNL-1.6.1-11");
/// LNL-1.6.1-12: what a single man fires at once.
pub const SINGLE_MAN_FIRES: RuleId = RuleId("LNL-1.6.1-12");
/// RUL-42: a weapon stands in for a hero's own firepower; two single men fire one in full.
pub const TWO_MEN: RuleId = RuleId("RUL-42");
/// LNL-1.6.1-05: a weapon belongs to one unit.
pub const NOT_CARRIED: RuleId = RuleId("LNL-1.6.1-05");
/// LNL-1.6.1-06: medics use no weapons.
pub const MEDIC: RuleId = RuleId("LNL-1.6.1-06");
/// LNL-1.6.1.01-05: a packed gun fires only what its packed side prints.
pub const PACKED: RuleId = RuleId("LNL-1.6.1.01-05");
/// LNL-1.6.2-11: a satchel charge is thrown into an adjacent hex.
pub const THROW: RuleId = RuleId("LNL-1.6.2-11");
/// LNL-11.1-01: a leader fires only by a weapon.
pub const LEADER_UNARMED: RuleId = RuleId("LNL-11.1-01");
/// LNL-11.4-09: a sniper attacks apart from all others.
pub const SNIPER_APART: RuleId = RuleId("LNL-11.4-09");
/// LNL-5.01-01: which leaders may aid.
pub const LEADER_AIDS: RuleId = RuleId("LNL-5.01-01");
/// LNL-1.6.1-15: a leader who fires gives no leadership.
pub const LEADER_FIRES: RuleId = RuleId("LNL-1.6.1-15");
/// LNL-5.1-07: Shaken leaders use their leadership for nothing.
pub const LEADER_SHAKEN: RuleId = RuleId("LNL-5.1-07");
/// LNL-5.3-11: +1 against units that are just moving.
pub const JUST_MOVING: RuleId = RuleId("LNL-5.3-11");
/// LNL-6.4-10: Opportunity Fire at a unit just moving by Stealth has it too.
pub const JUST_STEALTHY: RuleId = RuleId("LNL-6.4-10");
/// LNL-6.0-09: and every fire at a unit under Move or Assault Move.
pub const HAS_MOVED: RuleId = RuleId("LNL-6.0-09");

/// A weapon's firepower and range on the side it lies on; none where that side prints none (LNL-1.6.1.01-05, RUL-32).
pub fn weapon_face(table: &Table, weapon: &WeaponNow) -> Option<(i32, u8)> {
    let def = table.weapon_definition(weapon);
    match def.packed {
        Some(packed) if !weapon.set_up => packed.fires.map(|(firepower, range)| (i32::from(firepower), range)),
        _ => Some((i32::from(def.firepower), def.range)),
    }
}

/// True if the Opportunity Fire question is open, so that a fire order answers it.
pub fn is_opportunity(table: &Table) -> bool {
    matches!(table.flow.question, Some(Question::OpportunityFire { .. }))
}

/// LNL-4.1-13: the unit spotted this Location itself in this impulse.
pub fn spotted_freshly(table: &Table, unit: &UnitNow, at: Spot) -> bool {
    table.flow.impulse.spotting.is_some_and(|(spotter, place, success)| {
        success && spotter == unit.id && table.flow.active == Some(unit.side) && table.field.map.spot(place) == Some(at)
    })
}

/// True if the Location holds a unit of this side.
pub fn holds(table: &Table, spot: Spot, side: Side) -> bool {
    table.side_at(spot, side).next().is_some()
}

/// Whether one unit may fire at a Location as far as its own state goes; true if the limits of Ops Complete hold (4.1).
///
/// # Errors
/// The rule that keeps it from firing.
pub fn ready(table: &Table, unit: &UnitNow, at: Spot, opportunity: bool) -> Result<bool, Refusal> {
    let no = |rule, reason: &'static str| Err(Refusal::new(rule, reason));
    match unit.kind {
        UnitKind::Medic => return no(MEDIC, "a medic uses no weapons"),
        UnitKind::Sniper => return no(SNIPER_APART, "a sniper fires by himself, apart from all others"),
        _ => {}
    }
    if unit.shaken {
        return no(SHAKEN, "a Shaken unit does not fire");
    }
    if unit.has(Marker::Fired) {
        return no(if opportunity { OPPORTUNITY } else { ACTED }, "the unit has fired this turn");
    }
    if unit.has(Marker::Moved) || unit.has(Marker::LowCrawled) {
        return no(if opportunity { OPPORTUNITY } else { MOVED }, "the unit has moved this turn");
    }
    let ops = unit.has(Marker::OpsComplete);
    if opportunity {
        if unit.has(Marker::Stealthy) {
            return no(STEALTHY, "a unit under Stealth uses no Opportunity Fire");
        }
        if ops && unit.kind.is_smc() {
            return no(OPS_SINGLE_MAN, "a single man under Ops Complete uses no Opportunity Fire");
        }
        return Ok(ops);
    }
    if ops && !spotted_freshly(table, unit, at) {
        let spotter = table.flow.impulse.spotting.is_some_and(|(spotter, ..)| spotter == unit.id);
        let rule = if spotter { OTHER_TARGET } else { OPS_COMPLETE };
        return no(
            rule,
            "a unit under Ops Complete does not fire in its own impulse, unless it has just spotted the target",
        );
    }
    impulse::may_act(table, unit)?;
    Ok(false)
}

/// Whether units of this side may fire out of a Location at all.
///
/// # Errors
/// LNL-8.1-01 for a Location with enemy units or a Melee marker.
pub fn may_fire_from(table: &Table, side: Side, from: Spot) -> Result<(), Refusal> {
    // Reading: units that share their Location with enemies are locked even before the round puts the marker there.
    if table.now.hexes.has(from, HexMarker::Melee) || holds(table, from, side.other()) {
        return Err(Refusal::new(LOCKED, "units in a melee hex do not fire"));
    }
    Ok(())
}

/// Whether a Location may be fired at by a side from anywhere: enemies there, no friends, no melee, Spotted.
///
/// # Errors
/// The condition that does not hold.
pub fn is_target(table: &Table, side: Side, at: Spot) -> Result<(), Refusal> {
    let no = |rule, reason: &'static str| Err(Refusal::new(rule, reason));
    if table.now.hexes.has(at, HexMarker::Melee) {
        return no(MELEE, "nobody fires into a melee");
    }
    if !holds(table, at, side.other()) {
        return no(CONDITIONS, "there is no enemy unit");
    }
    if holds(table, at, side) {
        return no(MIXED, "nobody fires into a hex that holds units of both sides");
    }
    if !spotting::is_spotted(table, at, side) {
        let crawl = table.flow.moving.as_ref().is_some_and(|moving| {
            moving.by == Movement::LowCrawl
                && moving.units.iter().any(|id| table.unit(*id).and_then(UnitNow::spot) == Some(at))
        });
        return no(if crawl { CRAWLER } else { UNSPOTTED }, "the target is not Spotted");
    }
    Ok(())
}

/// Distance in hexes (LNL-5.0-02), which a source's range must reach.
pub fn distance(table: &Table, from: Spot, at: Spot) -> u16 {
    table.field.map.distance(from.hex, at.hex)
}

/// A weapon that the unit can use against a target so far away: firepower on its side. Satchel charges need an adjacent target.
///
/// # Errors
/// Range, adjacency or a packed side without values.
pub fn weapon_reaches(table: &Table, weapon: &WeaponNow, distance: u16, adjacent: bool) -> Result<i32, Refusal> {
    let Some((firepower, range)) = weapon_face(table, weapon) else {
        return Err(Refusal::new(PACKED, "the packed side of this gun prints no firepower"));
    };
    if table.weapon_definition(weapon).kind == WeaponKind::SatchelCharge {
        if !adjacent {
            return Err(Refusal::new(THROW, "a satchel charge is thrown into an adjacent hex"));
        }
    } else if distance > u16::from(range) {
        return Err(Refusal::new(CONDITIONS, "the target is out of the weapon's range"));
    }
    Ok(firepower)
}

/// The unit's own range reaches.
pub fn own_reaches(table: &Table, unit: &UnitNow, distance: u16) -> bool {
    unit.kind != UnitKind::Leader && distance <= u16::from(table.definition(unit).front.range)
}

/// Whether a leader may aid an attack at this Location (LNL-5.01-01, -07, -08, LNL-4.1-14).
///
/// # Errors
/// The rule that keeps him from it.
pub fn may_aid(table: &Table, leader: &UnitNow, at: Spot, opportunity: bool) -> Result<(), Refusal> {
    if leader.kind != UnitKind::Leader {
        return Err(Refusal::new(LEADER_AIDS, "only a leader aids an attack"));
    }
    if leader.shaken {
        return Err(Refusal::new(LEADER_SHAKEN, "a Shaken leader uses his leadership for nothing"));
    }
    if leader.markers.any(&[Marker::Moved, Marker::LowCrawled, Marker::Fired]) {
        return Err(Refusal::new(LEADER_AIDS, "the leader has moved or fired this turn"));
    }
    if leader.has(Marker::OpsComplete) && (opportunity || !spotted_freshly(table, leader, at)) {
        return Err(Refusal::new(
            LEADER_AIDS,
            "a leader under Ops Complete aids only fire at what he has just spotted",
        ));
    }
    Ok(())
}

/// RUL-99: both counters belong to one force.
pub fn same_force(table: &Table, a: &UnitNow, b: &UnitNow) -> bool {
    table.formation(a).colour == table.formation(b).colour
}

/// Gathers everything an attack depends on, and checks it.
///
/// # Errors
/// The rule that forbids the attack.
pub fn facts(table: &Table, side: Side, order: &FireOrder) -> Result<FireFacts, Refusal> {
    let map = &table.field.map;
    let no = |rule, reason: String| Err(Refusal::new(rule, reason));
    let opportunity = is_opportunity(table);
    if !opportunity && table.flow.moving.is_some() {
        return no(ON_THE_MOVE, "the moving stack goes on or stops first".into());
    }
    let Some(at) = map.spot(order.at) else { return no(CONDITIONS, format!("there is no Location {}", order.at)) };
    if let Some(Question::OpportunityFire { at: place, .. }) = &table.flow.question
        && map.spot(*place) != Some(at)
    {
        return no(SAME_TARGET, format!("Opportunity Fire goes at {place} now"));
    }
    let Some(first) = order.firers.first() else { return no(CONDITIONS, "nobody fires".into()) };
    let Some(from) = own_unit(table, side, first.unit)?.spot() else {
        return no(CONDITIONS, format!("{} is not on the map", first.unit));
    };
    if !opportunity && table.flow.impulse.fired_from.contains(&map.place(from)) {
        return no(TOGETHER, format!("units in {} have fired in this impulse", map.place(from)));
    }
    may_fire_from(table, side, from)?;
    let seen = line_of_fire(table, side, from, at)?;
    let mut facts = empty(table, side, from, at, seen);
    facts.opportunity = opportunity;
    for part in &order.firers {
        add_part(table, part, &mut facts)?;
    }
    facts.lead = lead(&facts, order.lead)?;
    if let Some(leader) = order.leader {
        let leader = own_unit(table, side, leader)?;
        if leader.spot() != Some(from) {
            return no(LEADER_AIDS, format!("{} is not in {}", leader.id, map.place(from)));
        }
        if facts.firers.contains(&leader.id) {
            return no(LEADER_FIRES, format!("{} fires a weapon himself and gives no leadership", leader.id));
        }
        may_aid(table, leader, at, opportunity)?;
        let strange = |id: &&CounterId| table.unit(**id).is_some_and(|unit| !same_force(table, unit, leader));
        if let Some(other) = facts.firers.iter().find(strange) {
            return no(LEADER_AIDS, format!("{} is of another force than {other}", leader.id));
        }
        facts.leader = Some((leader.id, table.leadership(leader)));
    }
    Ok(facts)
}

/// The line of sight to a target that may be fired at.
///
/// # Errors
/// The condition that does not hold.
pub fn line_of_fire(table: &Table, side: Side, from: Spot, at: Spot) -> Result<Seen, Refusal> {
    is_target(table, side, at)?;
    let seen = table.sights.get(from, at);
    if !seen.is_open() {
        let what = match hex_board::sight(&table.field.map, &table.now.hexes.smoke, from, at) {
            Sight::Blocked(by) => format!("the line of sight is blocked in {}", table.field.map.name(by.hex)),
            _ => "there is no line of sight".to_string(),
        };
        return Err(Refusal::new(NO_SIGHT, what));
    }
    Ok(seen)
}

/// Facts of an attack that nobody has joined yet.
pub(super) fn empty(table: &Table, side: Side, from: Spot, at: Spot, seen: Seen) -> FireFacts {
    let obstacles: SmallVec<[Obstacle; 2]> = match seen {
        Seen::Degraded(_) => match hex_board::sight(&table.field.map, &table.now.hexes.smoke, from, at) {
            Sight::Degraded(obstacles) => obstacles,
            _ => SmallVec::new(),
        },
        _ => SmallVec::new(),
    };
    FireFacts {
        side,
        from,
        at,
        opportunity: false,
        sniper: false,
        firers: SmallVec::new(),
        weapons: SmallVec::new(),
        used_up: SmallVec::new(),
        flamethrower: None,
        sources: SmallVec::new(),
        lead: None,
        leader: None,
        adjacent: table.field.map.adjacent(from, at),
        after_move: None,
        in_smoke: table.now.hexes.smoke.contains(from.hex),
        obstacles,
        cover: cover(table, from, at),
        targets: targets(table, side.other(), at),
    }
}

/// The target modifier of a Location against fire from another (LNL-5.0-17, LNL-7.0-07).
pub fn cover(table: &Table, from: Spot, at: Spot) -> Cover {
    let definitions = &table.field.definitions;
    let sides = hex_board::entry_hexsides(&table.field.map, from, at);
    Cover {
        hex: i32::from(definitions.terrain(table.field.map.at(at.hex).terrain).tm),
        hexside: sides.iter().map(|side| i32::from(definitions.hexside(*side).tm)).max().unwrap_or(0),
        smoke: if table.now.hexes.smoke.contains(at.hex) { i32::from(definitions.effects.smoke_tm) } else { 0 },
    }
}

/// What the attack needs to know of every unit in the target Location (LNL-5.0-09, RUL-64: moving or not).
pub fn targets(table: &Table, side: Side, at: Spot) -> SmallVec<[TargetFacts; 8]> {
    let terrain = table.field.definitions.terrain(table.field.map.at(at.hex).terrain);
    let with_mmc = table.side_at(at, side).any(|unit| unit.kind.is_mmc());
    table
        .side_at(at, side)
        .map(|unit| TargetFacts {
            unit: unit.id,
            kind: unit.kind,
            shaken: unit.shaken,
            wounded: unit.has(Marker::Wounded),
            morale: table.morale(unit),
            leadership: if unit.kind == UnitKind::Leader { table.leadership(unit) } else { 0 },
            // LNL-5.3-13, RUL-09: terrain may cancel the +1.
            moving: if terrain.cancels_moving { None } else { moving(table, unit) },
            doubles: unit.kind == UnitKind::Sniper && !with_mmc,
            row: damage::row(table, unit.kind, unit.shaken),
            reducible: damage::reduction(table, unit).is_some(),
            may_make_hero: hero::may_appear(table, unit),
        })
        .collect()
}

/// The rule by which a unit suffers the +1 against moving units (LNL-5.3-11 to -14, LNL-6.0-08, -09, LNL-6.4-10), terrain aside.
pub fn moving(table: &Table, unit: &UnitNow) -> Option<RuleId> {
    if let Some(Moving { units, stopped, by, .. }) = &table.flow.moving
        && (units.contains(&unit.id) || stopped.contains(&unit.id))
    {
        return match by {
            Movement::LowCrawl => None,
            Movement::Stealth => Some(JUST_STEALTHY),
            Movement::Move | Movement::AssaultMove => Some(JUST_MOVING),
        };
    }
    unit.markers.any(&[Marker::Moved, Marker::AssaultMoved]).then_some(HAS_MOVED)
}

fn own_unit<'a>(table: &Table<'a>, side: Side, id: CounterId) -> Result<&'a UnitNow, Refusal> {
    match table.unit(id) {
        Some(unit) if unit.side == side => Ok(unit),
        Some(_) => Err(Refusal::new(CONDITIONS, format!("{id} belongs to the other side"))),
        None => Err(Refusal::new(CONDITIONS, format!("there is no unit {id}"))),
    }
}

/// One more unit with what it fires (LNL-1.6.1-10 to -18).
fn add_part(table: &Table, part: &Part, facts: &mut FireFacts) -> Result<(), Refusal> {
    let no = |rule, reason: String| Err(Refusal::new(rule, reason));
    let unit = own_unit(table, facts.side, part.unit)?;
    if unit.spot() != Some(facts.from) {
        return no(ONE_LOCATION, format!("{} is not in {}", unit.id, table.field.map.place(facts.from)));
    }
    if facts.firers.contains(&unit.id) {
        return no(ONE_LOCATION, format!("{} is named twice", unit.id));
    }
    let ops = ready(table, unit, facts.at, facts.opportunity)?;
    // A leader has no firepower of his own, so there is nothing to leave out.
    let own = part.own && unit.kind != UnitKind::Leader;
    let (most, rule) = match (unit.kind, own) {
        (UnitKind::Squad, true) => (1, SQUAD_FIRES),
        (UnitKind::Squad, false) => (2, SQUAD_FIRES),
        (UnitKind::HalfSquad | UnitKind::Crew, true) => (0, HALF_SQUAD_FIRES),
        (UnitKind::HalfSquad | UnitKind::Crew, false) => (1, HALF_SQUAD_FIRES),
        (UnitKind::Hero, true) => (0, TWO_MEN),
        _ => (1, SINGLE_MAN_FIRES),
    };
    if part.weapons.len() > most {
        return no(rule, format!("{} cannot fire all this at once", unit.id));
    }
    if !own && part.weapons.is_empty() {
        let rule = if unit.kind == UnitKind::Leader { LEADER_UNARMED } else { CONDITIONS };
        return no(rule, format!("{} has nothing to fire", unit.id));
    }
    let distance = distance(table, facts.from, facts.at);
    if own {
        if !own_reaches(table, unit, distance) {
            return no(CONDITIONS, format!("the target is out of range of {}", unit.id));
        }
        let glider = table.formation(unit).glider && unit.kind != UnitKind::Crew;
        let kind = if unit.kind == UnitKind::Hero { SourceKind::Hero } else { SourceKind::MultiMan { glider } };
        let firepower = table.own_firepower(unit);
        facts.sources.push(Source { from: unit.id, kind, firepower, captured: false, single_man: false, ops });
    }
    let second = second_man(table, unit, part, facts)?;
    for id in &part.weapons {
        let carried = table.carried_by(unit.id).find(|weapon| weapon.id == *id);
        let Some(weapon) = carried else { return no(NOT_CARRIED, format!("{} does not carry {id}", unit.id)) };
        if facts.weapons.contains(id) {
            return no(NOT_CARRIED, format!("{id} is named twice"));
        }
        let firepower = weapon_reaches(table, weapon, distance, facts.adjacent)?;
        let def = table.weapon_definition(weapon);
        facts.sources.push(Source {
            from: weapon.id,
            kind: SourceKind::Weapon(def.kind),
            firepower,
            captured: def.nation != table.formation(unit).nation,
            single_man: unit.kind.is_smc() && second.is_none(),
            ops,
        });
        facts.weapons.push(weapon.id);
        match def.kind {
            WeaponKind::SatchelCharge => facts.used_up.push(weapon.id),
            WeaponKind::Flamethrower => facts.flamethrower = Some(unit.id),
            WeaponKind::MachineGun => {}
        }
    }
    facts.firers.push(unit.id);
    for firer in std::iter::once(unit).chain(second) {
        // RUL-57: once for the whole attack.
        if facts.after_move.is_none() && firer.has(Marker::AssaultMoved) {
            facts.after_move = Some(AFTER_ASSAULT);
        } else if facts.after_move.is_none() && firer.has(Marker::Stealthy) {
            facts.after_move = Some(AFTER_STEALTH);
        }
    }
    facts.firers.extend(second.map(|second| second.id));
    Ok(())
}

/// RUL-42: the second single man at one weapon.
fn second_man<'a>(
    table: &Table<'a>,
    unit: &UnitNow,
    part: &Part,
    facts: &FireFacts,
) -> Result<Option<&'a UnitNow>, Refusal> {
    let Some(id) = part.with else { return Ok(None) };
    let no = |reason: String| Err(Refusal::new(TWO_MEN, reason));
    let second = own_unit(table, facts.side, id)?;
    let man = |unit: &UnitNow| matches!(unit.kind, UnitKind::Leader | UnitKind::Hero);
    if !man(unit) || !man(second) || part.weapons.is_empty() {
        return no("only two leaders or heroes fire one weapon together".into());
    }
    if second.spot() != Some(facts.from) || second.id == unit.id || facts.firers.contains(&id) {
        return no(format!("{id} cannot help {}", unit.id));
    }
    ready(table, second, facts.at, facts.opportunity)?;
    Ok(Some(second))
}

/// Which source leads: the one named, or the one for which it makes the most (LNL-5.2-02).
fn lead(facts: &FireFacts, named: Option<CounterId>) -> Result<Option<usize>, Refusal> {
    let own = |source: &Source| matches!(source.kind, SourceKind::MultiMan { .. });
    if let Some(id) = named {
        let found = facts.sources.iter().position(|source| source.from == id && own(source));
        return match found {
            Some(n) => Ok(Some(n)),
            None => Err(Refusal::new(WRONG_LEAD, format!("{id} does not fire its own firepower and cannot lead"))),
        };
    }
    let gain = |source: &Source| {
        let left = match source.firepower {
            0 if source.ops => -1,
            own if source.ops => own.div_euclid(2),
            own => own,
        };
        if left > 0 && source.kind == (SourceKind::MultiMan { glider: true }) { 0 } else { left }
    };
    let mut best: Option<(usize, i32)> = None;
    for (n, source) in facts.sources.iter().enumerate().filter(|(_, source)| own(source)) {
        if best.is_none_or(|(_, most)| gain(source) > most) {
            best = Some((n, gain(source)));
        }
    }
    Ok(best.map(|(n, _)| n))
}

/// An attack: in an own impulse, or as the answer to the question of Opportunity Fire.
pub(crate) fn fire(table: &Table, dice: &mut DiceCup, side: Side, order: &FireOrder) -> Result<Vec<Event>, Refusal> {
    let facts = facts(table, side, order)?;
    let mut events = resolve(table, dice, &facts);
    if facts.opportunity {
        events.push(Event::Asked(None));
        events.extend(super::opportunity::fired(table));
    } else {
        let mut impulse = impulse::acting_from(table, facts.from);
        impulse.fired_from.push(table.field.map.place(facts.from));
        events.push(Event::ImpulseIs(impulse));
    }
    Ok(events)
}

/// Throws the dice (LNL-5.0-14) and says what follows; the Damage Checks are made afterwards one by one.
pub(super) fn resolve(table: &Table, dice: &mut DiceCup, facts: &FireFacts) -> Vec<Event> {
    let map = &table.field.map;
    let report = strength(facts);
    let attack_dice: Vec<u8> = if facts.sniper { dice.roll_2d6().to_vec() } else { vec![dice.roll_1d6()] };
    let defence_die = dice.roll_1d6();
    let thrown: i32 = attack_dice.iter().map(|die| i32::from(*die)).sum();
    let mut targets = report.targets;
    for target in &mut targets {
        target.attack_total += thrown;
        target.defence_total += i32::from(defence_die);
        target.margin = target.attack_total - target.defence_total;
    }
    // LNL-5.0-08: a total not greater than the defence has no effect.
    let checks = |leaders: bool| -> Vec<Check> {
        let hit = facts
            .targets
            .iter()
            .zip(&targets)
            .filter(|(fact, target)| target.margin > 0 && (fact.kind == UnitKind::Leader) == leaders);
        hit.map(|(_, target)| Check { unit: target.unit, margin: target.margin }).collect()
    };
    let (leaders, others) = (checks(true), checks(false));
    let aided = facts.leader.map(|(leader, _)| leader);
    let firers: Vec<CounterId> = facts.firers.iter().copied().chain(aided).collect();
    let fired: Vec<Event> =
        firers.iter().map(|unit| Event::MarkerPlaced { unit: *unit, marker: Marker::Fired }).collect();
    let mut events = vec![Event::FireResolved {
        side: facts.side,
        from: map.place(facts.from),
        at: map.place(facts.at),
        firers,
        weapons: facts.weapons.to_vec(),
        attack: report.attack,
        attack_dice,
        defence_die,
        targets,
        opportunity: facts.opportunity,
    }];
    events.extend(fired);
    events.extend(facts.used_up.iter().map(|weapon| Event::WeaponGone { weapon: *weapon }));
    if !leaders.is_empty() || !others.is_empty() {
        events.push(Event::AttackIs(Some(Attack {
            side: facts.side,
            from: map.place(facts.from),
            at: map.place(facts.at),
            leaders,
            others,
            retreat_from: facts.flamethrower,
            retreating: Vec::new(),
            opportunity: facts.opportunity,
        })));
    }
    events
}

#[cfg(test)]
#[path = "fire_test.rs"]
mod tests;
