//! What a weapon covers from where it stands, whoever may be there: its arc (LNL-14.0-09), its range, and what it brings at each range.

use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::vehicle::{MountArc, ToHit};
use crate::sections::fire;
use crate::sections::fire::turning;
use crate::sections::ordnance::column;
use hex_board::{Facing, HexId, Seen, Spot, in_arc};

/// What a weapon brings at a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brings {
    /// A column of its to-hit table (LNL-14.0-11).
    ToHit(ToHit),
    /// Firepower on the Direct Fire Table, or of a bombardment.
    Firepower(i32),
}

/// Ranges at which it brings the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// From this many hexes on.
    pub from: u16,
    /// Up to this many, both included, as far as the map goes.
    pub to: u16,
    /// What it brings there.
    pub brings: Brings,
}

/// A hex within arc and range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The hex.
    pub hex: HexId,
    /// Its band.
    pub band: usize,
    /// How its ground floor is seen from there.
    pub seen: Seen,
}

/// What a weapon covers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Where it points; none: in all directions.
    pub points: Option<Facing>,
    /// Its bands of ranges, the nearest first.
    pub bands: Vec<Band>,
    /// The hexes, ascending.
    pub hexes: Vec<Covered>,
}

/// What a weapon of a unit covers as it points now; nothing where it cannot be used: a machine gun with an asterisk in a Buttoned vehicle
/// (LNL-15.0-14), a packed one. The smoke, the target and what has been fired already do not count.
pub fn coverage(table: &Table, unit: UnitNow, weapon: WeaponNow) -> Coverage {
    let mut found = Coverage { points: turning::points(table, unit, weapon), ..Coverage::default() };
    let Some(from) = unit.spot().filter(|_| weapon.mount.0 != Some(MountArc::AllRound) || !unit.buttoned) else {
        return found;
    };
    let map = &table.field.map;
    let mut near: Vec<(u16, HexId)> = map.ids().map(|hex| (map.distance(from.hex, hex), hex)).collect();
    near.sort_unstable();
    for (distance, hex) in near.into_iter().filter(|(distance, _)| *distance > 0) {
        let Some(brings) = brings(table, weapon, from, hex) else { continue };
        match found.bands.iter_mut().find(|band| band.brings == brings) {
            Some(band) => band.to = distance,
            None => found.bands.push(Band { from: distance, to: distance, brings }),
        }
        let band = found.bands.iter().position(|band| band.brings == brings).unwrap_or_default();
        if found.points.is_none_or(|points| in_arc(map, points, from.hex, hex)) {
            let seen = table.sights.get(from, Spot { hex, storey: 0 });
            found.hexes.push(Covered { hex, band, seen });
        }
    }
    found.hexes.sort_unstable_by_key(|covered| covered.hex);
    found
}

/// What a weapon brings into a hex; none: it does not reach so far, or not so near.
fn brings(table: &Table, weapon: WeaponNow, from: Spot, hex: HexId) -> Option<Brings> {
    let at = Spot { hex, storey: 0 };
    let distance = fire::distance(table, from, at);
    if let Some(ordnance) = &table.weapon_definition(weapon).ordnance {
        return column(ordnance, distance).map(Brings::ToHit);
    }
    let adjacent = table.field.map.adjacent(from, at);
    fire::weapon_reaches(table, weapon, distance, adjacent).ok().map(Brings::Firepower)
}

#[cfg(test)]
#[path = "coverage_test.rs"]
mod tests;
