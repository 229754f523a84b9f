//! What a vehicle is got ready with, free of movement points: Open or Buttoned, and where its turret points (15.0, 15.1).

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::Activated;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::driving::rules::{OPEN_OR_BUTTONED, SHAKEN_VEHICLE, TURRET, TURRET_KEEPS, WHEN_OPENED};
use crate::sections::driving::{nearest_enemy, towards, words};
use crate::sections::impulse;
use hex_board::{Facing, in_arc};
use table::{CounterId, Refusal, Side};

/// Opens or Buttons a vehicle (LNL-15.0-03). By itself this is no action: the impulse may still be passed.
pub(crate) fn button(table: &Table, side: Side, unit: CounterId, buttoned: bool) -> Result<Vec<Event>, Refusal> {
    let vehicle = impulse::own_unit(table, side, unit, WHEN_OPENED)?;
    may_switch(table, vehicle)?;
    if vehicle.buttoned == buttoned {
        let reason = if buttoned { words::is_buttoned() } else { words::is_open() };
        return Err(Refusal::new(OPEN_OR_BUTTONED, reason));
    }
    let mut events = activated(table, vehicle, true);
    events.push(Event::UnitIs { unit, fact: units::Is::Buttoned(buttoned) });
    Ok(events)
}

/// Whether a vehicle may be opened or Buttoned now: at the start of its own impulse, before it does anything (LNL-15.0-03). Reading: once
/// in an impulse.
fn may_switch(table: &Table, vehicle: UnitNow) -> Result<(), Refusal> {
    if !vehicle.may(Trait::Drives) {
        return Err(Refusal::new(OPEN_OR_BUTTONED, words::no_vehicle(vehicle.id)));
    }
    // A rallied one stays Buttoned until its owner opens it (LNL-15.0-10).
    if vehicle.shaken {
        return Err(Refusal::new(SHAKEN_VEHICLE, words::stays_buttoned()));
    }
    impulse::may_act(table, vehicle)?;
    let Some(impulse) = table.flow.impulse() else { return Ok(()) };
    let spotted = impulse.spotting.is_some_and(|(spotter, ..)| spotter == vehicle.id);
    if impulse.has_moved(vehicle.id) || spotted {
        return Err(Refusal::new(WHEN_OPENED, words::at_the_start()));
    }
    if impulse.switched.contains(&vehicle.id) {
        return Err(Refusal::new(WHEN_OPENED, words::once()));
    }
    Ok(())
}

/// The impulse activates the vehicle's Location, if nothing is activated yet; nothing has been done in it by that.
fn activated(table: &Table, vehicle: UnitNow, switched: bool) -> Vec<Event> {
    let mut impulse = impulse::now(table);
    if let Some(spot) = vehicle.spot() {
        impulse.activated.get_or_insert_with(|| Activated::Places(vec![table.field.map.place(spot)]));
    }
    if switched {
        impulse.switched.push(vehicle.id);
    }
    vec![Event::top(impulse)]
}

/// Turns a turret free of movement points, in the vehicle's own impulse or while it moves (LNL-15.1-08, LNL-15.1-13, LNL-RB-08); an
/// Emplaced one too (LNL-21.7-08).
pub(crate) fn turn_turret(table: &Table, side: Side, unit: CounterId, to: Facing) -> Result<Vec<Event>, Refusal> {
    let vehicle = impulse::own_unit(table, side, unit, TURRET)?;
    may_turn_turret(table, vehicle)?;
    if vehicle.turret_facing() == to {
        return Err(Refusal::new(TURRET, words::turret_points_so(to)));
    }
    let mut events = if table.flow.moving().is_some() { Vec::new() } else { activated(table, vehicle, false) };
    let fact = units::Is::TurretTurned(vehicle.facing.clockwise_to(to));
    events.push(Event::UnitIs { unit, fact });
    Ok(events)
}

fn may_turn_turret(table: &Table, vehicle: UnitNow) -> Result<(), Refusal> {
    if table.vehicle(vehicle).is_none_or(|def| def.turret.is_none()) {
        return Err(Refusal::new(TURRET, words::no_turret(vehicle.id)));
    }
    // Reading: turned for a shot the turret stays as it is for the rest of the impulse.
    if vehicle.has(Marker::Fired) {
        return Err(Refusal::new(TURRET_KEEPS, words::turret_has_fired()));
    }
    let mine = table.flow.impulse().is_some_and(|impulse| impulse.side == vehicle.side);
    let moves = table.flow.moving().map(|moving| moving.units.contains(&vehicle.id));
    let has_moved = table.flow.impulse().is_some_and(|impulse| impulse.has_moved(vehicle.id));
    match moves {
        Some(true) => Ok(()),
        None if mine && has_moved && vehicle.spot().is_some() => Ok(()),
        None | Some(false) => impulse::may_act(table, vehicle),
    }
}

/// Where its owner would have the turret point: at the nearest enemy, or ahead where there is none (LNL-DB-06).
fn wanted(table: &Table, vehicle: UnitNow) -> Option<Facing> {
    let (map, from) = (&table.field.map, vehicle.spot()?.hex);
    let now = vehicle.turret_facing();
    match nearest_enemy(table, vehicle.side, from) {
        Some(enemy) if in_arc(map, now, from, enemy) => None,
        Some(enemy) => Some(towards(map, now, from, enemy)),
        None => Some(vehicle.facing).filter(|ahead| *ahead != now),
    }
}

/// The turret of a vehicle, turned to where its owner would have it.
pub(crate) fn turret_offer(table: &Table, vehicle: UnitNow, out: &mut Offers) {
    if may_turn_turret(table, vehicle).is_ok()
        && let Some(to) = wanted(table, vehicle)
    {
        out.push(Command::TurnTurret { unit: vehicle.id, to });
    }
}

/// What a vehicle may be got ready with before it does anything.
pub(crate) fn offers(table: &Table, vehicle: UnitNow, out: &mut Offers) {
    if may_switch(table, vehicle).is_ok() {
        out.push(Command::Button { unit: vehicle.id, buttoned: !vehicle.buttoned });
    }
    turret_offer(table, vehicle, out);
}

#[cfg(test)]
#[path = "ready_test.rs"]
mod tests;
