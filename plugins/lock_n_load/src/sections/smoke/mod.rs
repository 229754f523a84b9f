//! Smoke (7.0).

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::impulse;
use crate::sections::impulse::salvos;
use crate::sections::melee::rules::LOCKED;
use crate::sections::smoke::rules::{NO_VEHICLE_SMOKE, SMOKE_CAPABILITY, SMOKE_IMPULSE, SMOKE_PLACERS};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Refusal, Side};

/// Whether a unit may try to place smoke now, and the number that it needs on one die or less (LNL-7.0-02).
///
/// # Errors
/// The refusal.
pub fn needed(table: &Table, unit: UnitNow) -> Result<i32, Refusal> {
    if unit.may(Trait::Drives) {
        return Err(Refusal::new(NO_VEHICLE_SMOKE, words::who()));
    }
    if !unit.may(Trait::Smokes) || unit.shaken {
        return Err(Refusal::new(SMOKE_PLACERS, words::who()));
    }
    // RUL-50: not after an Assault Move or Stealth either.
    let tired =
        [Marker::Moved, Marker::LowCrawled, Marker::Fired, Marker::OpsComplete, Marker::AssaultMoved, Marker::Stealthy];
    if unit.markers.any(&tired) {
        return Err(Refusal::new(SMOKE_PLACERS, words::has_acted()));
    }
    impulse::may_act(table, unit)?;
    // Reading: 8.1-01 names moving and firing; a unit locked in melee does not place smoke either.
    if unit.spot().is_some_and(|spot| table.hexes.has(spot, HexMarker::Melee)) {
        return Err(Refusal::new(LOCKED, words::locked()));
    }
    match table.formation(unit).smoke {
        0 => Err(Refusal::new(SMOKE_CAPABILITY, words::no_capability())),
        smoke => Ok(i32::from(smoke)),
    }
}

/// An attempt to place smoke that may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmokeAttempt {
    /// Who.
    pub unit: CounterId,
    /// Where he stands.
    pub from: Spot,
    /// Where the smoke is to lie: on the ground floor, as it fills its hex with all storeys.
    pub at: Spot,
    /// This or less on one die.
    pub needed: i32,
}

/// Whether a unit of the side may try to place smoke there, and what that needs (LNL-7.0-02).
pub(crate) fn attempt(table: &Table, side: Side, unit: CounterId, at: Place) -> Result<SmokeAttempt, Refusal> {
    let thrower = impulse::own_unit(table, side, unit, SMOKE_IMPULSE)?;
    let needed = needed(table, thrower)?;
    let map = &table.field.map;
    let target = map.spot(at).ok_or_else(|| Refusal::new(SMOKE_PLACERS, words::off_the_map(at)))?;
    let from = thrower.spot().expect("units that may act stand on the map");
    if target != from && !map.adjacent(from, target) {
        return Err(Refusal::new(SMOKE_PLACERS, words::own_or_adjacent()));
    }
    Ok(SmokeAttempt { unit, from, at: Spot { hex: target.hex, storey: 0 }, needed })
}

/// Tries to place smoke (LNL-7.0-02, -03, -05).
pub(crate) fn place(table: &Table, dice: &mut DiceCup, attempt: SmokeAttempt) -> Vec<Event> {
    let SmokeAttempt { unit, from, at: ground, needed } = attempt;
    let at = table.field.map.place(ground);
    let die = dice.roll_1d6();
    let placed = i32::from(die) <= needed;
    let mut events = vec![
        Event::SmokeRolled { unit, at, die, needed, placed },
        Event::MarkerPlaced { unit, marker: Marker::OpsComplete },
    ];
    // LNL-7.0-10: a second marker of the same kind would add nothing.
    if placed && !table.hexes.has(ground, HexMarker::SmokeOne) {
        events.push(Event::HexMarkerPlaced { at, marker: HexMarker::SmokeOne });
    }
    let mut impulse = impulse::acting_from(table, from);
    if table.unit(unit).is_some_and(|unit| salvos::remembered(table, unit.side, from)) {
        // Who lays smoke does not fire at what his weapon has acquired (LNL-14.3-11).
        salvos::of(&mut impulse.salvos, unit);
    }
    events.push(Event::top(impulse));
    events
}

/// Why none of these units may try to place smoke; those who might at all are asked first.
pub(crate) fn why_none(table: &Table, units: &[CounterId]) -> Refusal {
    let found = || units.iter().filter_map(|id| table.unit(*id));
    let asked = found().find(|unit| unit.is_mmc()).or(found().next());
    let first = asked.and_then(|unit| needed(table, unit).err());
    first.unwrap_or_else(|| Refusal::new(SMOKE_PLACERS, words::nobody_here()))
}

/// For each Location the unit that is missed least, and every hex in reach, also with fresh smoke in it (RUL-50: it adds nothing).
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let mut throwers: SmallVec<[(Spot, UnitNow); 16]> = SmallVec::new();
    for unit in table.side(side).filter(|unit| unit.may(Trait::Smokes)) {
        let wanted = |from: &Spot| out.wants_from(*from) && out.wants_unit(unit.id);
        let Some(from) = unit.spot().filter(wanted) else { continue };
        if needed(table, unit).is_err() {
            continue;
        }
        match throwers.iter_mut().find(|(spot, _)| *spot == from) {
            None => throwers.push((from, unit)),
            Some((_, best)) if table.own_firepower(unit) < table.own_firepower(*best) => *best = unit,
            Some(_) => {}
        }
    }
    for (from, unit) in throwers {
        let around = table.field.map.adjacent_spots(from);
        let beside = around.iter().copied().filter(|spot| spot.hex != from.hex);
        for spot in std::iter::once(from).chain(beside) {
            out.push(Command::Smoke { unit: unit.id, at: table.field.map.place(spot) });
        }
    }
}

#[cfg(test)]
#[path = "smoke_test.rs"]
mod tests;
