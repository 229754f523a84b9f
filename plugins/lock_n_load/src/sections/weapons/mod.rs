//! Support weapons: who carries how many, taking and handing over, tripods (1.6.1, 1.6.1.01, LNL-3.0-28 to -30).

mod orders;
pub mod retreat;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::offers::Offers;
use crate::facts::rules::{SERVED, TEAM_UNARMED};
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::{ClassDef, Trait, Traits};
use crate::sections::rally::rules::{EXCHANGE, TAKERS};
use crate::sections::set_up::rules::SET_UP;
use crate::sections::snipers::rules::SNIPER_UNARMED;
use crate::sections::weapons::rules::{
    HALF_SQUAD_CARRIES, HANDS_FULL, OWNER, SINGLE_MAN_CARRIES, SQUAD_CARRIES, SUPPORT_WEAPON, TAKING, TURNING,
    UNARMED_MEDIC,
};
use table::{CounterId, Refusal, RuleId, Side};

/// How many support weapons a class carries, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarryLimit {
    /// The most.
    pub weapons: u8,
    /// The rule.
    pub rule: RuleId,
}

/// How many support weapons units of a class with these traits carry (tables T-9).
pub fn limit_of(class: &ClassDef, traits: Traits) -> CarryLimit {
    let rule = if traits.has(Trait::Snipes) {
        SNIPER_UNARMED
    } else if class.carries == 0 && traits.has(Trait::MultiMan) {
        TEAM_UNARMED
    } else if class.carries == 0 {
        if traits.has(Trait::SingleMan) { UNARMED_MEDIC } else { SERVED }
    } else if traits.has(Trait::SingleMan) {
        SINGLE_MAN_CARRIES
    } else if class.carries > 1 {
        SQUAD_CARRIES
    } else {
        HALF_SQUAD_CARRIES
    };
    CarryLimit { weapons: class.carries, rule }
}

fn limit(table: &Table, unit: UnitNow) -> CarryLimit {
    limit_of(table.class(unit), unit.traits)
}

/// How many weapons more the unit may carry.
fn room(table: &Table, unit: UnitNow) -> usize {
    usize::from(limit(table, unit).weapons).saturating_sub(table.carried_by(unit.id).count())
}

/// A unit of the side by its id.
fn own(table: &Table, side: Side, unit: CounterId, rule: RuleId) -> Result<UnitNow, Refusal> {
    let found = table.unit(unit).ok_or_else(|| Refusal::new(rule, words::no_unit(unit)))?;
    if found.side != side {
        return Err(Refusal::new(rule, words::other_side(unit)));
    }
    Ok(found)
}

/// A support weapon by its id; one that is mounted or served by a team is none (LNL-1.6-01, LNL-1.6.3-B02).
fn weapon(table: &Table, id: CounterId) -> Result<WeaponNow, Refusal> {
    let carried = table.weapon(id).filter(|weapon| weapon.mount.0.is_none());
    let found = carried.ok_or_else(|| Refusal::new(SUPPORT_WEAPON, words::no_weapon(id)))?;
    if found.gone {
        return Err(Refusal::new(SUPPORT_WEAPON, words::gone(id)));
    }
    Ok(found)
}

/// Takes an abandoned support weapon (LNL-1.6.1-21, LNL-3.0-28).
pub(crate) fn take(table: &Table, side: Side, unit: CounterId, weapon_id: CounterId) -> Result<Vec<Event>, Refusal> {
    let unit = own(table, side, unit, TAKING)?;
    let weapon = weapon(table, weapon_id)?;
    check_take(table, unit, weapon)?;
    Ok(vec![Event::WeaponTaken { weapon: weapon.id, by: unit.id }])
}

fn check_take(table: &Table, unit: UnitNow, weapon: WeaponNow) -> Result<(), Refusal> {
    if weapon.carrier.is_some() {
        return Err(Refusal::new(OWNER, words::has_owner()));
    }
    if unit.spot().is_none() || unit.spot() != weapon.lies {
        return Err(Refusal::new(TAKERS, words::not_here()));
    }
    if unit.shaken {
        return Err(Refusal::new(TAKERS, words::good_order_takes()));
    }
    if room(table, unit) == 0 {
        return Err(Refusal::new(limit(table, unit).rule, words::carries_no_more()));
    }
    no_enemy_there(table, unit, TAKING)
}

/// Whether a unit's Location holds no enemy, vehicles among them: with one there weapons are not taken, handed over or turned (RUL-112).
// Reading: on the storeys of a building the Location counts, as everywhere in the Rally Phase.
fn no_enemy_there(table: &Table, unit: UnitNow, rule: RuleId) -> Result<(), Refusal> {
    if unit.spot().is_some_and(|spot| table.is_held(spot, unit.side.other())) {
        return Err(Refusal::new(rule, words::enemy_there()));
    }
    Ok(())
}

/// Hands a support weapon over (LNL-3.0-29), in the set-up to any unit set up with it (LNL-SC-01).
pub(crate) fn give(
    table: &Table,
    side: Side,
    weapon_id: CounterId,
    to: CounterId,
    back: Option<CounterId>,
) -> Result<Vec<Event>, Refusal> {
    let rule = if table.flow.turn.phase == Phase::SetUp { SET_UP } else { EXCHANGE };
    let to = own(table, side, to, rule)?;
    let weapon = weapon(table, weapon_id)?;
    let from = table.carrier(weapon).ok_or_else(|| Refusal::new(OWNER, words::nobody_has_it()))?;
    let from = own(table, side, from.id, rule)?;
    check_give(table, from, to)?;
    let mut events = vec![Event::WeaponTaken { weapon: weapon.id, by: to.id }];
    if let Some(back) = exchanged(table, to, back)? {
        events.push(Event::WeaponTaken { weapon: back.id, by: from.id });
    }
    Ok(events)
}

/// What `to` gives in exchange: the weapon named, or where there is no room the only one that it may carry.
fn exchanged(table: &Table, to: UnitNow, named: Option<CounterId>) -> Result<Option<WeaponNow>, Refusal> {
    if let Some(named) = named {
        let back = table.carried_by(to.id).find(|carried| carried.id == named);
        return match back {
            Some(back) => Ok(Some(back)),
            None => Err(Refusal::new(OWNER, words::not_carried(to.id, named))),
        };
    }
    if room(table, to) > 0 {
        return Ok(None);
    }
    // Reading: a unit that carries one weapon at most exchanges it; of a squad with two its owner must say which.
    let only = (limit(table, to).weapons == 1).then(|| table.carried_by(to.id).next()).flatten();
    only.map(Some).ok_or_else(|| Refusal::new(limit(table, to).rule, words::carries_no_more()))
}

fn check_give(table: &Table, from: UnitNow, to: UnitNow) -> Result<(), Refusal> {
    if from.id == to.id {
        return Err(Refusal::new(OWNER, words::has_it_already()));
    }
    if table.flow.turn.phase == Phase::SetUp {
        let zone = |unit: UnitNow| table.unit_no(unit.id).map(|n| &table.field.zones[usize::from(n)]);
        let (Some(zone_from), Some(zone_to)) = (zone(from), zone(to)) else {
            return Err(Refusal::new(SET_UP, words::no_such_unit()));
        };
        // Reading: in the set-up weapons are dealt out freely among counters of one zone.
        if zone_from.is_empty() || zone_from != zone_to {
            return Err(Refusal::new(SET_UP, words::one_zone()));
        }
    } else {
        if from.spot().is_none() || from.spot() != to.spot() {
            return Err(Refusal::new(EXCHANGE, words::one_location()));
        }
        if from.shaken || to.shaken {
            return Err(Refusal::new(EXCHANGE, words::good_order()));
        }
        no_enemy_there(table, from, HANDS_FULL)?;
    }
    Ok(())
}

/// Sets up or packs a tripod machine gun (LNL-1.6.1.01-02), or the 51 mm mortar (LNL-1.6.21-16).
pub(crate) fn turn_tripod(table: &Table, side: Side, weapon_id: CounterId) -> Result<Vec<Event>, Refusal> {
    let weapon = weapon(table, weapon_id)?;
    let unit = table.carrier(weapon).ok_or_else(|| Refusal::new(OWNER, words::nobody_has_it()))?;
    // Packed it is carried like every weapon (LNL-1.6.1.01-03).
    let unit = own(table, side, unit.id, TURNING)?;
    check_turn(table, unit, weapon)?;
    Ok(vec![Event::TripodTurned { weapon: weapon.id, set_up: !weapon.set_up }])
}

fn check_turn(table: &Table, unit: UnitNow, weapon: WeaponNow) -> Result<(), Refusal> {
    if table.weapon_definition(weapon).packed.is_none() {
        return Err(Refusal::new(TURNING, words::no_tripod()));
    }
    if table.flow.turn.phase == Phase::SetUp {
        let zone = table.unit_no(unit.id).is_some_and(|n| !table.field.zones[usize::from(n)].is_empty());
        return if zone { Ok(()) } else { Err(Refusal::new(SET_UP, words::owner_elsewhere())) };
    }
    if !unit.may(Trait::TurnsTripods) {
        return Err(Refusal::new(TURNING, words::squads_turn()));
    }
    if unit.shaken || unit.spot().is_none() {
        return Err(Refusal::new(TURNING, words::good_order_turns()));
    }
    no_enemy_there(table, unit, HANDS_FULL)
}

/// What may be done with weapons in the side's part of the Rally Phase.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    for weapon in table.weapons.iter().filter(|weapon| !weapon.gone && weapon.mount.0.is_none()) {
        match table.carrier(weapon) {
            Some(unit) if unit.side == side => {
                if let Some(spot) = unit.spot() {
                    handed(table, unit, weapon, table.side_at(spot, side), out);
                }
                if check_turn(table, unit, weapon).is_ok() {
                    out.push(Command::TurnTripod { weapon: weapon.id });
                }
            }
            Some(_) => {}
            None => {
                let Some(spot) = weapon.lies else { continue };
                let takers = table.side_at(spot, side).filter(|unit| check_take(table, *unit, weapon).is_ok());
                out.extend(takers.map(|unit| Command::TakeWeapon { unit: unit.id, weapon: weapon.id }));
            }
        }
    }
}

/// What may be done with weapons in the side's set-up.
pub(crate) fn set_up_offers(table: &Table, side: Side, out: &mut Offers) {
    for weapon in table.weapons.iter().filter(|weapon| !weapon.gone && weapon.mount.0.is_none()) {
        let Some(unit) = table.carrier(weapon).filter(|unit| unit.side == side) else { continue };
        handed(table, unit, weapon, table.side(side), out);
        if check_turn(table, unit, weapon).is_ok() {
            out.push(Command::TurnTripod { weapon: weapon.id });
        }
    }
}

fn handed(table: &Table, from: UnitNow, weapon: WeaponNow, mates: impl Iterator<Item = UnitNow>, out: &mut Offers) {
    for mate in mates.filter(|mate| check_give(table, from, *mate).is_ok()) {
        let give = |back: Option<CounterId>| Command::GiveWeapon { weapon: weapon.id, to: mate.id, back };
        // An exchange of two weapons of one kind changes nothing.
        let other = |back: WeaponNow| (back.definition, back.set_up) != (weapon.definition, weapon.set_up);
        match exchanged(table, mate, None) {
            Ok(None) => out.push(give(None)),
            Ok(Some(back)) if other(back) => out.push(give(None)),
            Ok(Some(_)) => {}
            // Of a full squad any weapon; of two that change places between full squads the first one of the list.
            Err(_) => {
                let full = room(table, from) == 0 && limit(table, from).weapons > 1;
                let listed =
                    |back: WeaponNow| !full || table.field.weapon_no(weapon.id) < table.field.weapon_no(back.id);
                let backs = table.carried_by(mate.id).filter(|back| other(*back) && listed(*back));
                out.extend(backs.map(|back| give(Some(back.id))));
            }
        }
    }
}

#[cfg(test)]
#[path = "weapons_test.rs"]
mod tests;
