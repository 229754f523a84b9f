//! Sections 4.1, 5.0, 5.01 and 5.3: who may fire, what may be fired at, and what reaches.

use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::close_assault::rules::GRENADE_FOR_VEHICLES;
use crate::sections::driving::rules::HOLDS_ITS_FIRE;
use crate::sections::fire::rules::{
    CALLS_OR_LEADS, CONDITIONS, LEADER_AIDS, MELEE_HEX, MIXED, MOLOTOV, SHAKEN_FIRE, SHAKEN_LEADER,
};
use crate::sections::fire::words;
use crate::sections::impulse::rules::{ACTED, MOVE_OR_FIRE, OPS_COMPLETE, OPS_SINGLE_MAN, OTHER_TARGET, TOGETHER};
use crate::sections::impulse::salvos;
use crate::sections::indirect_fire::rules::{LIGHT_MORTAR_RANGE, MORTAR_SEES};
use crate::sections::melee::rules::{LOCKED, STAYS_LOCKED};
use crate::sections::movement::rules::STEALTHY;
use crate::sections::opportunity_fire::rules::{CRAWLER, OPPORTUNITY};
use crate::sections::snipers::rules::SNIPER_APART;
use crate::sections::spotting::rules::{NO_SIGHT, UNSPOTTED};
use crate::sections::weapons::rules::{ORDNANCE_APART, PACKED, THROW, UNARMED_MEDIC};
use crate::sections::{impulse, spotting};
use hex_board::{Seen, Spot};
use table::{Refusal, Say, Side};

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
    table.is_held(spot, side)
}

/// Whether one unit may fire at a Location as far as its own state goes; true if the limits of Ops Complete hold (4.1).
///
/// # Errors
/// The rule that keeps it from firing.
pub fn ready(table: &Table, unit: UnitNow, at: Spot, opportunity: bool) -> Result<bool, Refusal> {
    // A unit that has fired its ordnance in this action may still take part in an attack (LNL-1.6.1-B05, LNL-14.01-09); a vehicle's other
    // weapons may fire on where it has just fired one of them (LNL-15.0-16).
    let apart = unit.may(Trait::FiresApart);
    let goes_on = salvos::salvo(table, unit.id).is_some_and(|salvo| {
        let has_attacked = salvo.own || (salvo.attacked && !apart);
        salvo.fires_on() && !has_attacked
    });
    ready_to(table, unit, at, opportunity, goes_on)
}

/// The same for a unit that goes on with an action in which it has fired already, or begins one.
pub(crate) fn ready_to(
    table: &Table,
    unit: UnitNow,
    at: Spot,
    opportunity: bool,
    goes_on: bool,
) -> Result<bool, Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    if unit.may(Trait::Snipes) {
        return no(SNIPER_APART, words::alone());
    }
    if !unit.may(Trait::Fires) {
        return no(UNARMED_MEDIC, words::no_weapons());
    }
    if unit.shaken {
        return no(SHAKEN_FIRE, words::shaken());
    }
    if unit.is_still_moving() {
        // LNL-RB-18: in Opportunity Fire as little.
        return no(HOLDS_ITS_FIRE, words::moves_first(unit.id));
    }
    if unit.has(Marker::Fired) && !goes_on {
        return no(if opportunity { OPPORTUNITY } else { ACTED }, words::has_fired());
    }
    // A team that has turned to fire goes on too (LNL-1.6.3-B11).
    if (unit.has(Marker::Moved) || unit.has(Marker::LowCrawled)) && !goes_on {
        return no(if opportunity { OPPORTUNITY } else { MOVE_OR_FIRE }, words::has_moved());
    }
    let ops = unit.has(Marker::OpsComplete);
    if opportunity {
        if unit.has(Marker::Stealthy) {
            // It fires in an own impulse only (RUL-22).
            return no(STEALTHY, words::stealthy());
        }
        if ops && unit.is_smc() {
            // Nor with a weapon (RUL-75).
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
    if !goes_on {
        may_act(table, unit)?;
    }
    Ok(false)
}

/// Whether a unit may fire in its own impulse now, as far as its activation goes: where it stands, or from its vehicle (LNL-16.2-06).
///
/// # Errors
/// The refusal.
pub(crate) fn may_act(table: &Table, unit: UnitNow) -> Result<(), Refusal> {
    match table.fires_from(unit).filter(|_| unit.aboard.is_some()) {
        Some(from) => impulse::may_act_in(table, unit, from),
        None => impulse::may_act(table, unit),
    }
}

/// Whether units of this side may fire out of a Location at all.
///
/// # Errors
/// LNL-8.1-01 for a Location in which units of both sides meet, or with a Melee marker; LNL-8.1-12 where others of the enemy have just withdrawn from it.
pub fn may_fire_from(table: &Table, side: Side, from: Spot) -> Result<(), Refusal> {
    // Reading: units that share their Location with enemies are locked even before the round puts the marker there. Vehicles lock nobody and
    // are not locked (LNL-8.0-B01, LNL-RB-30), but where infantry fights they do not fire out either.
    let on_foot = |side: Side| table.side_at(from, side).any(|unit| !unit.may(Trait::Drives));
    let locked = table.hexes.has(from, HexMarker::Melee) || (on_foot(side.other()) && on_foot(side));
    if !locked {
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

/// Whether nobody has fired out of a Location in this impulse (LNL-4.0-12).
///
/// # Errors
/// The refusal.
pub(crate) fn first_from(table: &Table, from: Spot) -> Result<(), Refusal> {
    let place = table.field.map.place(from);
    if table.flow.impulse().is_some_and(|impulse| impulse.fired_from.contains(&place)) {
        return Err(Refusal::new(TOGETHER, words::have_fired_from(place)));
    }
    Ok(())
}

/// Whether a Location may be fired at by a side from anywhere: enemies there, no friends, no melee, Spotted.
///
/// # Errors
/// The condition that does not hold.
pub fn is_target(table: &Table, side: Side, at: Spot) -> Result<(), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    if table.hexes.has(at, HexMarker::Melee) {
        return no(MELEE_HEX, words::into_melee());
    }
    if !holds(table, at, side.other()) {
        return no(CONDITIONS, words::no_enemy());
    }
    if holds(table, at, side) {
        // Through such a hex he does (LNL-5.0-03); each storey counts for itself (LNL-5.0-16, RUL-86).
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
    let definition = table.weapon_definition(weapon);
    match definition.kind {
        WeaponKind::SatchelCharge if !adjacent => return Err(Refusal::new(THROW, words::satchel_adjacent())),
        // LNL-RB-57.
        WeaponKind::Molotov if !adjacent => return Err(Refusal::new(MOLOTOV, words::molotov_adjacent())),
        WeaponKind::SatchelCharge | WeaponKind::Molotov => return Ok(firepower),
        WeaponKind::Ordnance => return Err(Refusal::new(ORDNANCE_APART, words::own_attack())),
        WeaponKind::AntiTankGrenade => return Err(Refusal::new(GRENADE_FOR_VEHICLES, words::close_assault_only())),
        WeaponKind::Mortar if distance < u16::from(definition.least_range) => {
            let rule = if weapon.mount.0.is_none() { LIGHT_MORTAR_RANGE } else { MORTAR_SEES };
            return Err(Refusal::new(rule, words::too_near()));
        }
        WeaponKind::MachineGun | WeaponKind::Flamethrower | WeaponKind::Mortar => {}
    }
    if distance > u16::from(range) {
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
        // One for an attack (LNL-5.01-02, LNL-11.11-01, RUL-16), also in Opportunity Fire (RUL-15).
        return Err(Refusal::new(LEADER_AIDS, words::only_leaders_aid()));
    }
    if leader.shaken {
        return Err(Refusal::new(SHAKEN_LEADER, words::leader_shaken()));
    }
    if table.flow.impulse().is_some_and(|impulse| impulse.called.contains(&leader.id)) {
        // For the rest of the turn he is under Ops Complete.
        return Err(Refusal::new(CALLS_OR_LEADS, words::leader_has_called()));
    }
    // Reading: the statement names his markers and his Location; he need not be activated himself.
    // Who has aided an attack aids further ones of the same impulse, his own side's (LNL-5.01-05, RUL-16) or by Opportunity Fire the
    // enemy's (LNL-5.01-08).
    let reacted = || table.flow.impulse().is_some_and(|impulse| impulse.aided.contains(&leader.id));
    let aids_on = salvos::salvo(table, leader.id).is_some_and(|salvo| salvo.aided) || (opportunity && reacted());
    let done = if aids_on {
        &[Marker::Moved, Marker::LowCrawled][..]
    } else {
        &[Marker::Moved, Marker::LowCrawled, Marker::Fired]
    };
    if leader.markers.any(done) {
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
