//! Vehicles that are lost (14.01, 15.4, 15.41, 16.1.1, 16.3): wrecks and Abandoned vehicles, and what becomes of those in and on them.
//!
//! Whoever destroys a vehicle, has it Abandoned or makes it Shaken answers with the events of these functions. The vehicle leaves the table
//! and a marker lies in its hex, so nobody fires at it any more (LNL-RB-45). An armour leader is no counter of his own: he goes with his
//! vehicle (LNL-11.8-B07, LNL-15.41-03).

pub mod check;
pub mod fates;
pub mod rules;

use crate::facts::event::{Event, LossCause, MoraleRoll};
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::victory::losses;
use crate::sections::wrecks::check::MoraleCheck;
use crate::sections::wrecks::rules::{CREW_CHECK, THROWN_OUT};
use hex_board::Place;
use table::{CounterId, DiceCup, Line, RuleId};

/// How a vehicle is destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destroyed {
    /// By Close Assault: nobody and nothing comes out (LNL-15.4-03, LNL-16.1.1-05).
    CloseAssault,
    /// By anything else: dice for the crew and for each that it carries (LNL-15.4-02, LNL-16.1.1-01; by ordnance LNL-14.0-30).
    Otherwise,
}

/// On how many faces of a die a crew, a passenger or a weapon comes out of a vehicle that is destroyed (LNL-15.4-02, LNL-16.1.1-02, -03).
pub const SURVIVES_OF_6: u8 = 3;

const fn survives(die: u8) -> bool {
    die.is_multiple_of(2)
}

/// What becomes of a vehicle that is made Shaken: one that is Shaken already is Abandoned (LNL-14.01-05, LNL-T-B3-01).
pub const fn abandoned_by_shaking(vehicle: UnitNow) -> bool {
    vehicle.shaken
}

/// Those on top of a vehicle (LNL-16.2-01).
pub fn riders<'a>(table: &Table<'a>, vehicle: CounterId) -> impl Iterator<Item = UnitNow> + Clone + use<'a> {
    table.passengers(vehicle).filter(|unit| unit.aboard.is_some_and(|seat| seat.outside))
}

/// The crew that may come out of a vehicle; it lies in the pool until then (LNL-15.4-01). It is a multi-man counter of half-squad size
/// like any other (LNL-15.4-06).
pub fn crew_of(table: &Table, vehicle: CounterId) -> Option<UnitNow> {
    format!("{vehicle}.crew").parse().ok().and_then(|crew| table.unit(crew))
}

/// A vehicle is made Shaken and so Buttoned; one that is Shaken already is Abandoned (LNL-14.01-05, LNL-T-B3-01).
pub(crate) fn shaken(table: &Table, dice: &mut DiceCup, vehicle: UnitNow) -> Vec<Event> {
    if abandoned_by_shaking(vehicle) {
        return abandoned(table, dice, vehicle);
    }
    let mut events = vec![Event::UnitShaken { unit: vehicle.id }];
    if !vehicle.buttoned {
        events.push(Event::UnitIs { unit: vehicle.id, fact: units::Is::Buttoned(true) });
    }
    events
}

/// A vehicle is destroyed: a wreck lies in its hex, and dice decide who comes out.
pub(crate) fn destroyed(table: &Table, dice: &mut DiceCup, vehicle: UnitNow, how: Destroyed) -> Vec<Event> {
    let Some(spot) = vehicle.spot() else { return Vec::new() };
    let at = table.field.map.place(spot);
    let mut events = losses::lose(table, vehicle.id, LossCause::Destroyed);
    events.push(Event::HexMarkerPlaced { at, marker: HexMarker::Wreck });
    match how {
        Destroyed::CloseAssault => {
            events.extend(crew_of(table, vehicle.id).map(|crew| gone(crew.id)));
            for unit in table.passengers(vehicle.id) {
                events.extend(losses::lose(table, unit.id, LossCause::WithVehicle));
            }
        }
        Destroyed::Otherwise => {
            events.extend(crew_comes_out(table, dice, vehicle, at));
            for unit in table.passengers(vehicle.id) {
                comes_out(table, dice, vehicle, unit, at, &mut events);
            }
        }
    }
    events
}

/// A vehicle is Abandoned for the rest of the game (LNL-14.01-08): its crew stands in its hex and makes a Morale Check (LNL-14.01-07,
/// LNL-15.4-04), and so does everybody whom it carried (LNL-16.2-04, LNL-16.3-01).
pub(crate) fn abandoned(table: &Table, dice: &mut DiceCup, vehicle: UnitNow) -> Vec<Event> {
    let Some(spot) = vehicle.spot() else { return Vec::new() };
    let at = table.field.map.place(spot);
    let mut events = losses::lose(table, vehicle.id, LossCause::Abandoned);
    events.push(Event::HexMarkerPlaced { at, marker: HexMarker::Abandoned });
    if let Some(crew) = crew_of(table, vehicle.id) {
        // LNL-15.4-05: a crew that appears has moved.
        events.extend([Event::UnitPlaced { unit: crew.id, at }, moved(crew)]);
        checks_morale(table, dice, crew, (MoraleRoll::BailOut, CREW_CHECK), &mut events);
    }
    for unit in table.passengers(vehicle.id) {
        thrown_out(table, dice, unit, at, &mut events);
    }
    events
}

/// A passenger must leave his vehicle in danger: he stands in its hex under Moved and makes a Morale Check (LNL-16.2-02, -03, LNL-16.3-01).
pub(crate) fn thrown_out(table: &Table, dice: &mut DiceCup, unit: UnitNow, at: Place, events: &mut Vec<Event>) {
    dismounts(unit, at, events);
    checks_morale(table, dice, unit, (MoraleRoll::Dismount, THROWN_OUT), events);
}

/// A passenger leaves his vehicle: he stands in its hex under Moved.
pub(crate) fn dismounts(unit: UnitNow, at: Place, events: &mut Vec<Event>) {
    events.extend([leaves_its_seat(unit), Event::UnitPlaced { unit: unit.id, at }, moved(unit)]);
}

fn leaves_its_seat(unit: UnitNow) -> Event {
    Event::UnitIs { unit: unit.id, fact: units::Is::RidesOn(None) }
}

fn moved(unit: UnitNow) -> Event {
    Event::MarkerPlaced { unit: unit.id, marker: Marker::Moved }
}

/// A crew that does not come out; it was no counter in play, so nobody gains points for it.
fn gone(crew: CounterId) -> Event {
    Event::UnitLost { unit: crew, cause: LossCause::WithVehicle }
}

/// A Morale Check after which a unit is Shaken if it fails.
// Reading: who cannot become Shaken by it, being Shaken already or never Shaken, throws no dice.
fn checks_morale(
    table: &Table,
    dice: &mut DiceCup,
    unit: UnitNow,
    (what, rule): (MoraleRoll, RuleId),
    events: &mut Vec<Event>,
) {
    let Some(check) = check_of(table, unit, rule) else { return };
    let (rolled, passed) = check.roll(dice, what);
    events.push(rolled);
    if !passed {
        events.push(Event::UnitShaken { unit: unit.id });
    }
}

/// The Morale Check of a unit that may become Shaken.
fn check_of(table: &Table, unit: UnitNow, rule: RuleId) -> Option<MoraleCheck> {
    let because = Line::of(rule, 0);
    becomes_shaken(unit).then(|| MoraleCheck::of(table, unit, [because]))
}

/// LNL-16.1.1-04, LNL-RB-34: a hero is never Shaken.
fn becomes_shaken(unit: UnitNow) -> bool {
    unit.good_order() && !unit.may(Trait::NeverShaken)
}

fn rolls(dice: &mut DiceCup, vehicle: UnitNow, counter: CounterId, events: &mut Vec<Event>) -> bool {
    let die = dice.roll_1d6();
    events.push(Event::SurvivalRolled { vehicle: vehicle.id, counter, die, survives: survives(die) });
    survives(die)
}

/// LNL-15.4-02: a Shaken crew under Moved (LNL-15.4-05), or none. It is a unit like any other at once: what fires apart and has not fired yet
/// may fire at it (LNL-RB-73).
// Reading: who comes out stands in the hex even where it holds too many then; the limits stop those who enter (LNL-1.3-09).
fn crew_comes_out(table: &Table, dice: &mut DiceCup, vehicle: UnitNow, at: Place) -> Vec<Event> {
    let mut events = Vec::new();
    let Some(crew) = crew_of(table, vehicle.id) else { return events };
    if rolls(dice, vehicle, crew.id, &mut events) {
        let shaken = Event::UnitShaken { unit: crew.id };
        events.extend([Event::UnitPlaced { unit: crew.id, at }, shaken, moved(crew)]);
    } else {
        events.push(gone(crew.id));
    }
    events
}

/// One passenger, inside or on top (LNL-16.1.1-06), and then each of his weapons.
fn comes_out(table: &Table, dice: &mut DiceCup, vehicle: UnitNow, unit: UnitNow, at: Place, events: &mut Vec<Event>) {
    let lives = rolls(dice, vehicle, unit.id, events);
    let mut dropped = Vec::new();
    for weapon in table.carried_by(unit.id) {
        // LNL-16.1.1-03.
        match (rolls(dice, vehicle, weapon.id, events), lives) {
            (false, _) => events.push(Event::WeaponGone { weapon: weapon.id }),
            (true, false) => dropped.push(Event::WeaponDropped { weapon: weapon.id, at }),
            (true, true) => {}
        }
    }
    if lives {
        dismounts(unit, at, events);
        if becomes_shaken(unit) {
            events.push(Event::UnitShaken { unit: unit.id });
        }
    } else {
        let lost = losses::lose(table, unit.id, LossCause::WithVehicle);
        // His weapons have had dice of their own.
        events.extend(lost.into_iter().filter(|event| !matches!(event, Event::WeaponGone { .. })));
        events.extend(dropped);
    }
}

#[cfg(test)]
#[path = "wrecks_test.rs"]
mod tests;
