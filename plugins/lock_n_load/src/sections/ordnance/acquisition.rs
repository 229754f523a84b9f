//! Target Acquisition (14.3): what a weapon has acquired, and when it is lost.

use crate::facts::event::Event;
use crate::facts::frames::Impulse;
use crate::facts::situation::{Table, UnitNow, WeaponNow, weapons};
use crate::files::classes::Trait;
use crate::files::vehicle::{Acquisition, ShotTarget};
use crate::sections::impulse::salvos;
use crate::sections::ordnance::ShotFacts;
use table::CounterId;

/// The most there is (LNL-14.3-04).
pub const MOST: u8 = 2;

fn is(weapon: CounterId, acquired: Option<Acquisition>) -> Event {
    Event::WeaponIs { weapon, fact: weapons::Is::Acquired(acquired) }
}

/// What a weapon had acquired before the action in which it fires.
fn at_first(table: &Table, firer: UnitNow, weapon: WeaponNow) -> Option<Acquisition> {
    let salvo = salvos::salvo(table, firer.id);
    let fired = salvo.and_then(|salvo| salvo.weapons.iter().find(|shots| shots.weapon == weapon.id));
    fired.map_or(weapon.acquired, |shots| shots.before)
}

/// How well a weapon had acquired a target before the action in which it fires at it: all shots of one impulse use that, at whichever
/// target (LNL-14.3-09, RUL-113).
pub(crate) fn before(table: &Table, firer: UnitNow, weapon: WeaponNow, target: ShotTarget) -> u8 {
    at_first(table, firer, weapon).filter(|first| first.target == target).map_or(0, |first| first.level)
}

/// How much that helps a shot: in an own impulse alone (LNL-14.3-03, LNL-14.3-04), which Opportunity Fire is not (LNL-5.3-01).
pub(crate) const fn helps(before: u8, opportunity: bool) -> u8 {
    if opportunity { 0 } else { before }
}

/// What a weapon has acquired if its shot does not destroy the target: every shot puts a marker there (LNL-14.3-01), and one of an own
/// impulse raises what was there before it (LNL-14.3-04, RUL-113).
pub(crate) fn gained(target: ShotTarget, before: u8, opportunity: bool) -> Acquisition {
    let level = if opportunity { before.max(1) } else { (before + 1).min(MOST) };
    Acquisition { target, level }
}

/// What a weapon has acquired after its shot: its target, if that is not destroyed (LNL-14.3-01, LNL-14.3-04), and nothing else any more
/// (LNL-14.3-06). It belongs to the weapon (LNL-14.3-08).
pub(crate) fn after(table: &Table, facts: &ShotFacts, destroyed: bool) -> Option<Event> {
    let had = table.weapon(facts.weapon).and_then(|weapon| weapon.acquired);
    let has = (!destroyed).then_some(facts.acquires);
    (had != has).then(|| is(facts.weapon, has))
}

/// True if what was acquired is still there: a vehicle that has not moved into a new hex (LNL-14.3-05), or somebody in the Location who
/// is no vehicle (LNL-14.3-07, LNL-14.3-12).
fn is_there(table: &Table, owner: UnitNow, target: ShotTarget) -> bool {
    let map = &table.field.map;
    match target {
        ShotTarget::Vehicle(id) => {
            let Some(spot) = table.unit(id).and_then(|unit| unit.spot()) else { return false };
            let move_of_it = table.flow.moves().find(|moving| moving.has(id));
            move_of_it.and_then(|moving| moving.from).is_none_or(|from| map.spot(from) == Some(spot))
        }
        ShotTarget::Units(at) => map
            .spot(at)
            .is_some_and(|spot| table.side_at(spot, owner.side.other()).any(|unit| !unit.may(Trait::Drives))),
    }
}

// Reading: a weapon that nobody serves has acquired nothing.
/// What is read after every event: Acquisition of what has moved or gone, and of weapons that nobody serves, is lost.
pub(crate) fn lost(table: &Table) -> Vec<Event> {
    let places = table.weapons.acquired.iter().enumerate();
    let acquired = places.filter_map(|(no, acquired)| acquired.0.map(|acquired| (table.weapons.at(no), acquired)));
    let gone = acquired.filter(|(weapon, acquired)| {
        let owner = table.carrier(*weapon).filter(|owner| owner.spot().is_some());
        owner.is_none_or(|owner| !is_there(table, owner, acquired.target))
    });
    gone.map(|(weapon, _)| is(weapon.id, None)).collect()
}

// Reading: an activation is over when the impulse ends in which the unit has moved, fired, spotted or tried to lay smoke.
/// What is lost when an impulse ends: who has acted in it and has not fired at what his weapon had acquired begins anew (LNL-14.3-11,
/// LNL-RB-16). It stays through the Administrative Phase (LNL-14.3-10).
pub(crate) fn not_used(table: &Table, impulse: &Impulse) -> Vec<Event> {
    let salvo = |unit: CounterId| impulse.salvos.iter().find(|salvo| salvo.unit == unit);
    let acted = |unit: CounterId| {
        let spotted = impulse.spotting.is_some_and(|(spotter, ..)| spotter == unit);
        impulse.has_moved(unit) || spotted || salvo(unit).is_some()
    };
    let of_side = table.weapons.iter().filter(|weapon| weapon.acquired.is_some()).filter(|weapon| {
        let owner = table.carrier(*weapon).filter(|owner| owner.side == impulse.side);
        owner.is_some_and(|owner| acted(owner.id) && salvo(owner.id).is_none_or(|salvo| salvo.shots(weapon.id) == 0))
    });
    of_side.map(|weapon| is(weapon.id, None)).collect()
}

#[cfg(test)]
#[path = "acquisition_test.rs"]
mod tests;
