//! What an attack is made on: all units of a Location but vehicles, or one vehicle with its riders (17.2, 17.3).

use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::fire::rules::{ARMOUR_PROOF, ONE_TARGET};
use crate::sections::fire::strength::TargetFacts;
use crate::sections::fire::{damage, moving, words};
use crate::sections::{heroes, wrecks};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

/// What the attack needs to know of every unit that it is made on.
pub type Targets = SmallVec<[TargetFacts; 8]>;

/// The vehicles of a side in a Location.
pub fn vehicles_at<'a>(table: &Table<'a>, side: Side, at: Spot) -> impl Iterator<Item = UnitNow> + use<'a> {
    let table = *table;
    table.side_at(at, side).filter(move |unit| table.vehicle(*unit).is_some())
}

/// True if units of a side that are no vehicles stand in a Location.
pub fn holds_others(table: &Table, side: Side, at: Spot) -> bool {
    table.side_at(at, side).any(|unit| table.vehicle(unit).is_none())
}

/// The vehicle that an attack on units of `side` is made on: the one named, or the only one where nobody else is; none: all units there
/// but vehicles (LNL-14.0-04, LNL-17.2-03); of a charge thrown there too (LNL-1.6.2-B11).
///
/// # Errors
/// LNL-17.2-03: no such vehicle is there, or there are several and none is named.
pub fn chosen(table: &Table, side: Side, at: Spot, named: Option<CounterId>) -> Result<Option<CounterId>, Refusal> {
    let mut vehicles = vehicles_at(table, side, at);
    if let Some(named) = named {
        let place = table.field.map.place(at);
        let there = vehicles.any(|vehicle| vehicle.id == named);
        return if there {
            Ok(Some(named))
        } else {
            Err(Refusal::new(ONE_TARGET, words::no_vehicle_there(named, place)))
        };
    }
    if holds_others(table, side, at) {
        return Ok(None);
    }
    match (vehicles.next(), vehicles.next()) {
        (None, _) => Ok(None),
        (Some(only), None) => Ok(Some(only.id)),
        (Some(_), Some(_)) => Err(Refusal::new(ONE_TARGET, words::name_a_vehicle())),
    }
}

/// Whether fire from a Location strikes a vehicle where it is unarmoured (LNL-17.3-04): everywhere, or through an unarmoured facing.
// Reading: the hull's facing tells, as small arms have no roll that strikes the turret; of two facings that the line divides the one that
// is better for the firer counts, as for ordnance (LNL-14.1-03).
pub fn strikes_unarmoured(table: &Table, vehicle: UnitNow, from: Spot) -> bool {
    let (Some(def), Some(at)) = (table.vehicle(vehicle), vehicle.spot()) else { return false };
    if def.lowest_armour().is_none() {
        return true;
    }
    let struck = hex_board::struck(&table.field.map, vehicle.facing, at.hex, from.hex);
    struck.is_some_and(|struck| struck.sectors().iter().any(|sector| def.hull.at(*sector).is_none()))
}

/// True if small arms can harm the vehicle itself: it is Open, or open on top, or struck where it is unarmoured (LNL-17.2-02, LNL-RB-20,
/// LNL-RB-21, LNL-17.3-01). A Buttoned, fully armoured one they cannot (LNL-15.0-05).
pub fn is_exposed(table: &Table, vehicle: UnitNow, unarmoured: bool) -> bool {
    unarmoured || !vehicle.buttoned || table.vehicle(vehicle).is_some_and(|def| def.open_topped)
}

/// What an attack needs to know of every unit of a Location but vehicles (LNL-5.0-09, RUL-64: moving or not).
pub fn units(table: &Table, side: Side, at: Spot) -> Targets {
    let with_mmc = table.side_at(at, side).any(|unit| unit.is_mmc());
    let attacked = table.side_at(at, side).filter(|unit| table.vehicle(*unit).is_none());
    attacked
        .map(|unit| TargetFacts {
            moving: moving_at(table, unit, at),
            doubles: unit.may(Trait::Snipes) && !with_mmc,
            ..of(table, unit)
        })
        .collect()
}

/// What small-arms fire from a Location needs to know of a vehicle, if it can harm it, and of every rider (LNL-17.2-06); of a Buttoned one
/// the riders alone (LNL-17.2-07). There is one defence and so one margin for all of them (LNL-RB-74).
/// Passengers inside make no check (LNL-16.1-06, LNL-RB-33).
///
/// # Errors
/// LNL-17.2-02: it harms neither the vehicle nor a rider.
pub fn vehicle(table: &Table, vehicle: UnitNow, from: Spot) -> Result<Targets, Refusal> {
    let targets = struck(table, vehicle, strikes_unarmoured(table, vehicle, from));
    if targets.is_empty() {
        return Err(Refusal::new(ARMOUR_PROOF, words::armour_proof(vehicle.id)));
    }
    Ok(targets)
}

/// What an attack needs to know of a vehicle that is struck where it is armoured or not, and of its riders; nobody, where it harms none of
/// them.
pub fn struck(table: &Table, vehicle: UnitNow, unarmoured: bool) -> Targets {
    // LNL-17.3-05: the asterisk is no number.
    let lowest = table.vehicle(vehicle).and_then(|def| def.lowest_armour());
    let armour = lowest.filter(|_| !unarmoured).map_or(0, i32::from);
    let moving = vehicle.spot().and_then(|at| moving_at(table, vehicle, at));
    let mut targets: Targets = wrecks::riders(table, vehicle.id)
        .map(|rider| TargetFacts { armour: Some((vehicle.id, armour)), moving, ..of(table, rider) })
        .collect();
    if is_exposed(table, vehicle, unarmoured) {
        targets.push(TargetFacts {
            armour: Some((vehicle.id, armour)),
            moving,
            row: damage::vehicle_row(table, vehicle, unarmoured, false),
            commander: damage::commander(table, vehicle),
            unarmoured,
            ..of(table, vehicle)
        });
    }
    targets
}

/// A Molotov takes part: a vehicle that becomes Shaken by it is Abandoned (LNL-T-B3-03, LNL-1.6.22-B06).
pub fn with_molotov(table: &Table, vehicle: UnitNow, targets: &mut Targets) {
    for target in targets.iter_mut().filter(|target| target.unit == vehicle.id) {
        target.row = damage::vehicle_row(table, vehicle, target.unarmoured, true);
    }
}

/// The rule by which a unit suffers the +1 in this Location: terrain may cancel it (LNL-5.3-13, RUL-09).
fn moving_at(table: &Table, unit: UnitNow, at: Spot) -> Option<table::RuleId> {
    let terrain = table.field.definitions.terrain(table.field.map.at(at.hex).terrain);
    if terrain.cancels_moving { None } else { moving(table, unit) }
}

fn of(table: &Table, unit: UnitNow) -> TargetFacts {
    TargetFacts {
        unit: unit.id,
        leads: unit.may(Trait::Leads),
        shaken: unit.shaken,
        wounded: unit.has(Marker::Wounded),
        morale: table.morale(unit),
        leadership: if unit.may(Trait::Leads) { table.leadership(unit) } else { 0 },
        moving: None,
        doubles: false,
        row: damage::row(table, unit),
        reducible: damage::reduction(table, unit).is_some(),
        may_make_hero: heroes::may_appear(table, unit),
        armour: None,
        commander: 0,
        unarmoured: false,
    }
}

#[cfg(test)]
#[path = "target_test.rs"]
mod tests;
