//! Sections 4.1, 5.0, 5.01 and 5.3: who may fire, what may be fired at, and what reaches.

use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::fire::words;
use crate::sections::{impulse, spotting};
use hex_board::{Seen, Spot};
use table::{Refusal, RuleId, Say, Side};

/// LNL-5.0-01: the target must be in range of the firing weapon, in its line of sight, and Spotted.
pub const CONDITIONS: RuleId = RuleId("LNL-5.0-01");
/// LNL-10.0-02: without a line of sight there is no fire.
pub const NO_SIGHT: RuleId = RuleId("LNL-10.0-02");
/// LNL-10.1-01: fire at a target needs it to be Spotted.
pub const UNSPOTTED: RuleId = RuleId("LNL-10.1-01");
/// LNL-5.3-04: a unit that crawls is fired at only where it is Spotted.
pub const CRAWLER: RuleId = RuleId("LNL-5.3-04");
/// LNL-5.0-04: nobody fires into a hex that holds units of both sides; through one he does (LNL-5.0-03). By storey (LNL-5.0-16, RUL-86).
pub const MIXED: RuleId = RuleId("LNL-5.0-04");
/// LNL-5.0-05: nor into a hex with a Melee marker.
pub const MELEE: RuleId = RuleId("LNL-5.0-05");
/// LNL-8.1-01: units locked in melee do not fire.
pub const LOCKED: RuleId = RuleId("LNL-8.1-01");
/// LNL-8.1-12: who stays behind with enemies when others withdraw is locked and does not fire.
pub const STAYS_LOCKED: RuleId = RuleId("LNL-8.1-12");
/// LNL-1.6.1-17: Shaken units cannot fire support weapons.
pub const SHAKEN_WEAPONS: RuleId = RuleId("LNL-1.6.1-17");
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
/// LNL-4.1-12: single men under Ops Complete use no Opportunity Fire (RUL-75).
pub const OPS_SINGLE_MAN: RuleId = RuleId("LNL-4.1-12");
/// LNL-4.1-15: the fresh spotting helps only against the Location spotted, and only the spotter.
pub const OTHER_TARGET: RuleId = RuleId("LNL-4.1-15");
/// LNL-5.3-02: who may use Opportunity Fire.
pub const OPPORTUNITY: RuleId = RuleId("LNL-5.3-02");
/// LNL-6.4-05: not a unit under Stealth (RUL-22).
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
/// LNL-1.6.1-05: a weapon belongs to one unit, and does nothing without it (LNL-1.1-08).
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
/// LNL-5.01-01: which leaders may aid; one for an attack (LNL-5.01-02, LNL-11.11-01, RUL-16), also in Opportunity Fire (RUL-15).
pub const LEADER_AIDS: RuleId = RuleId("LNL-5.01-01");
/// LNL-1.6.1-15, LNL-5.01-10: a leader who fires gives no leadership, also one who throws a charge (LNL-1.6.2-15).
pub const LEADER_FIRES: RuleId = RuleId("LNL-1.6.1-15");
/// LNL-5.1-07: Shaken leaders use their leadership for nothing.
pub const LEADER_SHAKEN: RuleId = RuleId("LNL-5.1-07");
/// LNL-5.3-11: +1 against units that are just moving; not by Low Crawl (LNL-6.3-04).
pub const JUST_MOVING: RuleId = RuleId("LNL-5.3-11");
/// LNL-6.4-10: Opportunity Fire at a unit just moving by Stealth has it too.
pub const JUST_STEALTHY: RuleId = RuleId("LNL-6.4-10");
/// LNL-6.0-09: and every fire at a unit under Move or Assault Move.
pub const HAS_MOVED: RuleId = RuleId("LNL-6.0-09");

/// A weapon's firepower and range on the side it lies on; none where that side prints none (LNL-1.6.1.01-05, RUL-32).
pub fn weapon_face(table: &Table, weapon: WeaponNow) -> Option<(i32, u8)> {
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

/// LNL-4.1-13, LNL-10.1-22: the unit spotted this Location itself in this impulse.
pub fn spotted_freshly(table: &Table, unit: UnitNow, at: Spot) -> bool {
    let own = table.flow.impulse().filter(|impulse| impulse.side == unit.side);
    own.and_then(|impulse| impulse.spotting).is_some_and(|(spotter, place, success)| {
        success && spotter == unit.id && table.field.map.spot(place) == Some(at)
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
pub fn ready(table: &Table, unit: UnitNow, at: Spot, opportunity: bool) -> Result<bool, Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    if unit.may(Trait::Snipes) {
        return no(SNIPER_APART, words::alone());
    }
    if !unit.may(Trait::Fires) {
        return no(MEDIC, words::no_weapons());
    }
    if unit.shaken {
        return no(SHAKEN, words::shaken());
    }
    if unit.has(Marker::Fired) {
        return no(if opportunity { OPPORTUNITY } else { ACTED }, words::has_fired());
    }
    if unit.has(Marker::Moved) || unit.has(Marker::LowCrawled) {
        return no(if opportunity { OPPORTUNITY } else { MOVED }, words::has_moved());
    }
    let ops = unit.has(Marker::OpsComplete);
    if opportunity {
        if unit.has(Marker::Stealthy) {
            return no(STEALTHY, words::stealthy());
        }
        if ops && unit.is_smc() {
            return no(OPS_SINGLE_MAN, words::single_man_ops_complete());
        }
        return Ok(ops);
    }
    if ops && !spotted_freshly(table, unit, at) {
        let spotting = table.flow.impulse().and_then(|impulse| impulse.spotting);
        let spotter = spotting.is_some_and(|(spotter, ..)| spotter == unit.id);
        let rule = if spotter { OTHER_TARGET } else { OPS_COMPLETE };
        return no(rule, words::not_just_spotted());
    }
    impulse::may_act(table, unit)?;
    Ok(false)
}

/// Whether units of this side may fire out of a Location at all.
///
/// # Errors
/// LNL-8.1-01 for a Location with enemy units or a Melee marker; LNL-8.1-12 where others of the enemy have just withdrawn from it.
pub fn may_fire_from(table: &Table, side: Side, from: Spot) -> Result<(), Refusal> {
    // Reading: units that share their Location with enemies are locked even before the round puts the marker there.
    if !table.hexes.has(from, HexMarker::Melee) && !holds(table, from, side.other()) {
        return Ok(());
    }
    let theirs = table.flow.impulse().filter(|impulse| impulse.side == side.other());
    let withdrawn = holds(table, from, side.other())
        && theirs.is_some_and(|impulse| impulse.moved_from.contains(&table.field.map.place(from)));
    Err(if withdrawn {
        Refusal::new(STAYS_LOCKED, words::remain_locked())
    } else {
        Refusal::new(LOCKED, words::in_melee())
    })
}

/// Whether a Location may be fired at by a side from anywhere: enemies there, no friends, no melee, Spotted.
///
/// # Errors
/// The condition that does not hold.
pub fn is_target(table: &Table, side: Side, at: Spot) -> Result<(), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    if table.hexes.has(at, HexMarker::Melee) {
        return no(MELEE, words::into_melee());
    }
    if !holds(table, at, side.other()) {
        return no(CONDITIONS, words::no_enemy());
    }
    if holds(table, at, side) {
        return no(MIXED, words::both_sides_there());
    }
    if !spotting::is_spotted(table, at, side) {
        let crawl = table.flow.active() == Some(side.other())
            && table.side_at(at, side.other()).any(|unit| unit.has(Marker::LowCrawled));
        return no(if crawl { CRAWLER } else { UNSPOTTED }, words::not_spotted());
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
pub fn weapon_reaches(table: &Table, weapon: WeaponNow, distance: u16, adjacent: bool) -> Result<i32, Refusal> {
    let Some((firepower, range)) = weapon_face(table, weapon) else {
        return Err(Refusal::new(PACKED, words::packed()));
    };
    if table.weapon_definition(weapon).kind == WeaponKind::SatchelCharge {
        if !adjacent {
            return Err(Refusal::new(THROW, words::satchel_adjacent()));
        }
    } else if distance > u16::from(range) {
        return Err(Refusal::new(CONDITIONS, words::weapon_out_of_range()));
    }
    Ok(firepower)
}

/// The unit's own range reaches.
pub fn own_reaches(table: &Table, unit: UnitNow, distance: u16) -> bool {
    unit.may(Trait::HasFirepower) && distance <= u16::from(table.own_range(unit))
}

/// Whether a leader may aid an attack at this Location (LNL-5.01-01, -07, -08, LNL-4.1-14).
///
/// # Errors
/// The rule that keeps him from it.
pub fn may_aid(table: &Table, leader: UnitNow, at: Spot, opportunity: bool) -> Result<(), Refusal> {
    if !leader.may(Trait::Leads) {
        return Err(Refusal::new(LEADER_AIDS, words::only_leaders_aid()));
    }
    if leader.shaken {
        return Err(Refusal::new(LEADER_SHAKEN, words::leader_shaken()));
    }
    // Reading: the statement names his markers and his Location; he need not be activated himself.
    if leader.markers.any(&[Marker::Moved, Marker::LowCrawled, Marker::Fired]) {
        return Err(Refusal::new(LEADER_AIDS, words::leader_has_acted()));
    }
    if leader.has(Marker::OpsComplete) && (opportunity || !spotted_freshly(table, leader, at)) {
        return Err(Refusal::new(LEADER_AIDS, words::leader_just_spotted()));
    }
    Ok(())
}

/// The line of sight to a target that may be fired at.
///
/// # Errors
/// The condition that does not hold.
pub fn line_of_fire(table: &Table, side: Side, from: Spot, at: Spot) -> Result<Seen, Refusal> {
    is_target(table, side, at)?;
    let seen = table.sights.get(from, at);
    if !seen.is_open() {
        return Err(Refusal::new(NO_SIGHT, spotting::sight::no_sight(table, from, at)));
    }
    Ok(seen)
}

#[cfg(test)]
#[path = "conditions_test.rs"]
mod tests;
