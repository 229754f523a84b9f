//! Stacking (1.3): how many units of a side a Location holds.

pub mod rules;
pub(crate) mod words;

use crate::facts::situation::{Table, UnitNow};
use crate::facts::steps::node;
pub use crate::files::classes::Load;
use crate::files::classes::Trait;
use crate::files::definition::Definitions;
use crate::sections::stacking::rules::{SINGLE_MEN, SQUADS, TERRAIN_LIMIT, VEHICLES};
use hex_board::{Map, Spot};
use table::{CounterId, Refusal, RuleId, Side};

/// The most that one side may have in a Location, storey by storey (LNL-1.3-13): what the tables say, or the terrain or a two-storey
/// building (LNL-1.3-08, RUL-86).
pub fn limit(definitions: &Definitions, map: &Map, spot: Spot) -> Load {
    let (hex, tables) = (map.at(spot.hex), &definitions.tables);
    let (halves, men) = match tables.stacking_storey {
        Some(storey) if hex.storeys > 1 => (storey.half_squads, storey.single_men),
        _ => (tables.stacking_half_squads, tables.stacking_single_men),
    };
    Load {
        halves: definitions.terrain(hex.terrain).stacking_half_squads.unwrap_or(halves),
        men,
        vehicles: tables.stacking_vehicles,
    }
}

/// The most that one side may have in each Location of a map, by [`node`](crate::facts::steps::node).
pub(crate) fn limits(definitions: &Definitions, map: &Map) -> Vec<Load> {
    map.ids().flat_map(|hex| [0, 1].map(|storey| limit(definitions, map, Spot { hex, storey }))).collect()
}

/// The rule that forbids this much in a Location, if one does.
pub fn over(definitions: &Definitions, map: &Map, spot: Spot, load: Load) -> Option<RuleId> {
    beyond(definitions, limit(definitions, map, spot), load)
}

/// The rule that forbids this much where no more than `limit` may be.
fn beyond(definitions: &Definitions, limit: Load, load: Load) -> Option<RuleId> {
    let tables = &definitions.tables;
    let own = |differs: bool, rule| Some(if differs { TERRAIN_LIMIT } else { rule });
    if load.men > limit.men {
        own(limit.men != tables.stacking_single_men, SINGLE_MEN)
    } else if load.halves > limit.halves {
        own(limit.halves != tables.stacking_half_squads, SQUADS)
    } else if load.vehicles > limit.vehicles {
        Some(VEHICLES)
    } else {
        None
    }
}

/// Whether a Location holds this much.
///
/// # Errors
/// The refusal.
pub fn within(table: &Table, spot: Spot, load: Load) -> Result<(), Refusal> {
    let limit = table.field.limits[node(spot)];
    match beyond(&table.field.definitions, limit, load) {
        None => Ok(()),
        Some(rule) if load.men > limit.men => Err(Refusal::new(rule, words::single_men())),
        Some(VEHICLES) => Err(Refusal::new(VEHICLES, words::vehicles(load.vehicles, limit.vehicles))),
        Some(rule) => Err(Refusal::new(rule, words::squads())),
    }
}

/// What a unit takes up; a vehicle with its passengers, who count where it is (LNL-1.3-B05).
pub fn room_of(table: &Table, unit: UnitNow) -> Load {
    let own = table.class(unit).stacking;
    if !unit.may(Trait::Drives) {
        return own;
    }
    table.passengers(unit.id).fold(own, |load, passenger| load.plus(table.class(passenger).stacking))
}

/// What the wrecks and Abandoned vehicles in a hex take up, for both sides (LNL-1.3-07, LNL-1.3-B03, LNL-RB-45).
pub fn hulks(table: &Table, spot: Spot) -> Load {
    Load { vehicles: table.hexes.hulks_in(spot.hex), ..Load::default() }
}

/// What the side's units in a Location take up, without those named, and the wrecks there.
pub fn load_at(table: &Table, spot: Spot, side: Side, without: &[CounterId]) -> Load {
    let units = table.side_at(spot, side).filter(|unit| !without.contains(&unit.id));
    units.fold(hulks(table, spot), |load, unit| load.plus(room_of(table, unit)))
}

/// What a Location would hold after an entry: who takes up no room of a sort does not hear of it, so men walk past two wrecks.
pub fn entered(there: Load, entering: Load) -> Load {
    let sum = there.plus(entering);
    Load { vehicles: if entering.vehicles == 0 { 0 } else { sum.vehicles }, ..sum }
}

/// Whether these units find room in a Location beside their friends there (LNL-1.3-01 to -13); it is asked at every step of a move
/// (LNL-1.3-09).
///
/// # Errors
/// The refusal.
pub fn fits(table: &Table, spot: Spot, side: Side, entering: &[CounterId]) -> Result<(), Refusal> {
    let units = entering.iter().filter_map(|id| table.unit(*id));
    let entering_load = units.fold(Load::default(), |load, unit| load.plus(room_of(table, unit)));
    within(table, spot, entered(load_at(table, spot, side, entering), entering_load))
}

#[cfg(test)]
#[path = "stacking_test.rs"]
mod tests;
