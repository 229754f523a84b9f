//! Facing and driving (0.2, 1.6.3, 15.0, 15.1, 21.7): which hexes a vehicle may go to as it faces, what turning costs vehicles and teams,
//! where a gun may be; Open and Buttoned, and turrets ([`ready`]); size and speed ([`drm`]), and
//! vehicles that keep moving ([`continuous`]).
//!
//! Nothing moves here: section `movement` asks for every step and every turn.

pub mod continuous;
pub mod drm;
mod orders;
pub mod ready;
pub mod rules;
pub(crate) mod words;

use crate::facts::situation::{Table, UnitNow};
use crate::facts::steps::Halves;
use crate::files::classes::Trait;
use crate::files::definition::{Definitions, UnitDef};
use crate::files::mobility::MobilityId;
use crate::sections::driving::rules::{
    DUG_IN_HULL, EMPLACED_LEAVES, FACES, FORWARD, GUN_BUILDING, GUN_HEXSIDE, NO_VEHICLES, REVERSE, TURN_COST, TURN_TEAM,
};
use crate::sections::movement::rules::HEX_BY_HEX;
use hex_board::{Facing, HexId, Map, Sector, Spot, nearest_facings};
use smallvec::SmallVec;
use table::{Refusal, Side};

/// The largest calibre, in millimetres, with which a team still goes everywhere on foot (LNL-1.6.3-03, LNL-1.6.3-04).
pub const LIGHT_CALIBRE: u16 = 20;

/// How a vehicle goes into the next hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Into one of its two front hexes (LNL-15.1-04).
    Forward,
    /// Into one of its two rear hexes, at double cost (LNL-15.1-06).
    Reverse,
}

/// How a vehicle that faces so goes in a direction (0 = north, clockwise); none: not at all (LNL-0.2-07).
pub fn way(facing: Facing, direction: usize) -> Option<Way> {
    match facing.sector(direction) {
        Sector::Front => Some(Way::Forward),
        Sector::Rear => Some(Way::Reverse),
        Sector::Side => None,
    }
}

/// What a vehicle really pays for a step whose ordinary cost is this. Reading: in reverse the whole step costs double, with hexside, levels
/// and road.
pub const fn price(way: Way, cost: Halves) -> Halves {
    match way {
        Way::Forward => cost,
        Way::Reverse => cost.doubled(),
    }
}

/// How a vehicle that faces so may go from hex to hex.
///
/// # Errors
/// The hexes do not touch, or the other one lies beside it.
pub fn step(map: &Map, facing: Facing, emplaced: bool, from: HexId, to: HexId) -> Result<Way, Refusal> {
    let direction = map.direction(from, to).ok_or_else(|| Refusal::new(HEX_BY_HEX, words::hex_by_hex()))?;
    let beside = || {
        let named = |directions: [usize; 2]| {
            let hexes = directions.into_iter().filter_map(|direction| map.at(from).neighbours[direction]);
            let names: Vec<String> = hexes.map(|hex| map.name(hex).to_string()).collect();
            if names.is_empty() { words::off_the_map_there() } else { words::hexes(names.join(", ")) }
        };
        Refusal::new(FORWARD, words::not_sideways(facing, named(facing.front()), named(facing.rear())))
    };
    let way = way(facing, direction).ok_or_else(beside)?;
    // LNL-RB-63.
    if emplaced && way == Way::Forward {
        return Err(Refusal::new(EMPLACED_LEAVES, words::leaves_backwards()));
    }
    Ok(way)
}

/// True if a vehicle that faces so goes from a hex to another by one step, forward or in reverse, whatever else keeps it from it.
pub fn leads(map: &Map, facing: Facing, from: HexId, to: HexId) -> bool {
    map.direction(from, to).is_some_and(|direction| way(facing, direction).is_some())
}

/// The movement points of turning a unit in its hex: of a vehicle 1 for each step of 60 degrees, of a team 1 for two of them or part of
/// two (LNL-0.2-08, LNL-15.1-05, LNL-1.6.3-08, LNL-RB-05).
pub fn turning_points(unit: UnitNow, to: Facing) -> u8 {
    let steps = unit.facing.steps_to(to);
    if unit.may(Trait::Drives) { steps } else { steps.div_ceil(2) }
}

/// Whether a unit may turn so in its hex, whatever it costs; the points.
///
/// # Errors
/// It faces nowhere, faces so already, or is Emplaced (LNL-21.7-08).
pub fn may_turn(unit: UnitNow, to: Facing) -> Result<u8, Refusal> {
    if !unit.may(Trait::Faces) {
        return Err(Refusal::new(FACES, words::faces_nowhere(unit.id)));
    }
    if unit.emplaced {
        return Err(Refusal::new(DUG_IN_HULL, words::hull_stays()));
    }
    match turning_points(unit, to) {
        0 => {
            let rule = if unit.may(Trait::Drives) { TURN_COST } else { TURN_TEAM };
            Err(Refusal::new(rule, words::faces_so_already(to)))
        }
        points => Ok(points),
    }
}

/// The facings with which a vehicle may come onto the map in a hex: it comes forward, so one of the hexes behind it lies off the map
/// (LNL-15.1-04). Reading: in a hex that does not lie at the edge, all of them.
pub fn entry_facings(map: &Map, hex: HexId) -> SmallVec<[Facing; 6]> {
    let off = |direction: &usize| map.at(hex).neighbours[*direction].is_none();
    let from_outside = |facing: &Facing| facing.rear().iter().any(off);
    let found: SmallVec<[Facing; 6]> = Facing::ALL.into_iter().filter(from_outside).collect();
    if found.is_empty() { SmallVec::from_slice(&Facing::ALL) } else { found }
}

/// The facing with which a unit comes onto the map where its owner names none: of those allowed the one with most hexes of the map before
/// and beside it.
pub fn entry_facing(map: &Map, hex: HexId) -> Facing {
    let known = |facing: Facing| {
        let on = |direction: &usize| map.at(hex).neighbours[*direction].is_some();
        let front = facing.front().iter().filter(|direction| on(direction)).count();
        (front, facing.sides().iter().filter(|direction| on(direction)).count())
    };
    let facings = entry_facings(map, hex);
    let best = facings.iter().copied().rev().max_by_key(|facing| known(*facing));
    best.unwrap_or_default()
}

/// The nearest hex with an enemy of the side, snipers apart; of those equally near the first of the map.
pub fn nearest_enemy(table: &Table, side: Side, from: HexId) -> Option<HexId> {
    let units = &table.units;
    let enemies = units.side.iter().zip(units.state).zip(units.traits).filter(|((whose, _), _)| **whose != side);
    let enemies = enemies.filter(|(_, able)| !able.0.has(Trait::Snipes));
    let hexes = enemies.filter_map(|((_, state), _)| state.0.spot()).map(|spot| spot.hex).filter(|hex| *hex != from);
    hexes.min_by_key(|hex| (table.field.map.distance(from, *hex), *hex))
}

/// The facing nearest to the old one whose arc holds a hex (LNL-15.1-12); the old one within one hex.
pub fn towards(map: &Map, old: Facing, from: HexId, to: HexId) -> Facing {
    nearest_facings(map, old, from, to).first().copied().unwrap_or(old)
}

/// Whether units with a gun of more than 20 mm may go from hex to hex (LNL-1.6.3-03, LNL-1.6.3-04); from off the map too. A road through a
/// wall, hedge or bocage is no gap: that is a hexside without any (RUL-91).
///
/// # Errors
/// A building, or a hexside.
pub fn gun_passes(definitions: &Definitions, map: &Map, from: Option<HexId>, to: HexId) -> Result<(), Refusal> {
    if definitions.terrain(map.at(to).terrain).building {
        return Err(Refusal::new(GUN_BUILDING, words::gun_in_building()));
    }
    let crossed = from.and_then(|from| Some((from, map.direction(from, to)?)));
    if crossed.is_some_and(|(from, direction)| map.at(from).hexsides[direction].is_some()) {
        return Err(Refusal::new(GUN_HEXSIDE, words::gun_over_hexside()));
    }
    Ok(())
}

/// Whether a unit may be put into a Location in the set-up: a gun in no building, a vehicle where it could drive, on the ground
/// (LNL-1.6.3-03, LNL-15.1-07).
///
/// # Errors
/// The refusal.
pub fn may_stand(
    definitions: &Definitions,
    map: &Map,
    unit: &UnitDef,
    mobility: MobilityId,
    spot: Spot,
) -> Result<(), Refusal> {
    let hex = map.at(spot.hex);
    if unit.calibre > LIGHT_CALIBRE {
        gun_passes(definitions, map, None, spot.hex)?;
    }
    if unit.vehicle.is_none() {
        return Ok(());
    }
    let column = &definitions.mobilities[usize::from(mobility.0)];
    let drives = column.terrain(hex.terrain).is_some() || (hex.roads != 0 && !column.is_closed(hex.terrain));
    if drives && spot.storey == 0 { Ok(()) } else { Err(Refusal::new(NO_VEHICLES, words::no_vehicles())) }
}

/// The line of a cost that a vehicle pays twice because it reverses.
pub(crate) fn reversed(cost: Halves) -> table::Line {
    let half = cost.left_over();
    let value = if half { i32::from(cost.0) } else { i32::from(cost.points()) };
    table::Line { rule: REVERSE, value, half, from: None }
}

#[cfg(test)]
#[path = "driving_test.rs"]
mod tests;
