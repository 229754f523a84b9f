//! Facings: what points at a corner of its hex, which hexes lie before, beside and behind it, and from where a line of sight comes upon it.
//!
//! A facing is one of the six corners (LNL-0.2-06), so two hexsides each are its front and its rear, and one on each side is its flank
//! (LNL-0.2-07). Lines run from centre to centre of hexes. One that leaves a hex through a corner belongs to both hexsides there; that
//! happens often, and is found out in whole numbers.
//!
//! All directions and facings are those of the map, however its boards are turned.

use crate::lattice::{Point, VERTICES};
use crate::map::Map;
use crate::map_hex::HexId;
use crate::sight_walk::exits;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt;
use std::str::FromStr;

/// One of the six corners of a hex, as something faces it (LNL-0.2-06); named by where it lies on the compass.
///
/// In files and orders the name is the variant's: `NNE`, `E`, `SSE`, `SSW`, `W`, `NNW`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// Between the north and the north-eastern neighbour.
    #[default]
    NNE,
    /// Between the north-eastern and the south-eastern neighbour: due east.
    E,
    /// Between the south-eastern and the southern neighbour.
    SSE,
    /// Between the southern and the south-western neighbour.
    SSW,
    /// Between the south-western and the north-western neighbour: due west.
    W,
    /// Between the north-western and the northern neighbour.
    NNW,
}

/// From where something comes upon what faces a corner (LNL-0.2-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sector {
    /// At most 60 degrees off its facing.
    Front,
    /// Between 60 and 120 degrees off.
    Side,
    /// More than 120 degrees off.
    Rear,
}

/// The sector from which a line comes upon something (LNL-14.1-02, LNL-14.1-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Struck {
    /// From this one.
    Within(Sector),
    /// Exactly along the line that divides these two, the one farther to the front first.
    Between(Sector, Sector),
}

/// No name of a facing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FacingError(pub String);

impl fmt::Display for FacingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no facing (expected NNE, E, SSE, SSW, W or NNW)", self.0)
    }
}
impl std::error::Error for FacingError {}

impl Facing {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [Self::NNE, Self::E, Self::SSE, Self::SSW, Self::W, Self::NNW];

    /// Its position in [`Facing::ALL`].
    pub const fn index(self) -> u8 {
        self as u8
    }
    /// The facing this many steps of 60 degrees farther clockwise; below zero counter-clockwise (LNL-0.2-08).
    pub const fn turned(self, steps: i8) -> Self {
        Self::ALL[(self as u8 as i16 + steps as i16).rem_euclid(6) as usize]
    }
    /// How many steps of 60 degrees clockwise lead to the other: 0 to 5. A turret that keeps its angle to the hull keeps this number.
    pub const fn clockwise_to(self, other: Self) -> u8 {
        (other as u8 + 6 - self as u8) % 6
    }
    /// The least steps of 60 degrees to the other, whichever way round: 0 to 3 (LNL-0.2-08).
    pub const fn steps_to(self, other: Self) -> u8 {
        let clockwise = self.clockwise_to(other);
        if clockwise > 3 { 6 - clockwise } else { clockwise }
    }

    /// The directions (0 = north, clockwise, as in [`MapHex::neighbours`](crate::MapHex::neighbours)) of the two hexes that it points
    /// between, the left one first.
    pub const fn front(self) -> [usize; 2] {
        self.directions(0, 1)
    }
    /// The directions of the hexes beside it: left, right.
    pub const fn sides(self) -> [usize; 2] {
        self.directions(5, 2)
    }
    /// The directions of the two hexes behind it, the left one first.
    pub const fn rear(self) -> [usize; 2] {
        self.directions(4, 3)
    }
    const fn directions(self, left: usize, right: usize) -> [usize; 2] {
        [(self as usize + left) % 6, (self as usize + right) % 6]
    }

    /// The sector in which a direction (0 = north, clockwise) lies.
    pub fn sector(self, direction: usize) -> Sector {
        if self.front().contains(&(direction % 6)) {
            Sector::Front
        } else if self.rear().contains(&(direction % 6)) {
            Sector::Rear
        } else {
            Sector::Side
        }
    }

    /// The corner that it points at, from the hex's centre.
    pub const fn vertex(self) -> Point {
        VERTICES[(self as usize + 5) % 6]
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Facing {
    type Err = FacingError;
    fn from_str(text: &str) -> Result<Self, FacingError> {
        let error = || FacingError(text.chars().take(24).collect());
        Self::ALL.into_iter().find(|facing| facing.to_string() == text).ok_or_else(error)
    }
}

impl Struck {
    /// The one sector, or both.
    pub fn sectors(self) -> SmallVec<[Sector; 2]> {
        match self {
            Self::Within(sector) => SmallVec::from_slice(&[sector]),
            Self::Between(front, rear) => SmallVec::from_slice(&[front, rear]),
        }
    }
    /// The one sector; of two the one whose value is less, of equal ones that farther to the front (LNL-14.1-03: the lower armour).
    pub fn least_by_key<K: Ord>(self, key: impl Fn(Sector) -> K) -> Sector {
        match self {
            Self::Within(sector) => sector,
            Self::Between(front, rear) if key(rear) < key(front) => rear,
            Self::Between(front, _) => front,
        }
    }
}

/// The sector from which the line from `from` comes upon what faces so in the hex `at` (LNL-14.1-02, LNL-14.1-03).
///
/// None within one hex, where a line has no direction.
pub fn struck(map: &Map, facing: Facing, at: HexId, from: HexId) -> Option<Struck> {
    match *exits(map, at, from).as_slice() {
        [] => None,
        [direction] => Some(Struck::Within(facing.sector(direction))),
        // At a corner the line touches the hexsides on both its sides; at the facing itself and right behind it these are of one sector.
        [a, b, ..] => {
            let (a, b) = (facing.sector(a), facing.sector(b));
            Some(if a == b { Struck::Within(a) } else { Struck::Between(a.min(b), a.max(b)) })
        }
    }
}

/// True if the line to a hex leaves through one of the two front hexsides, corners included: the arc of 120 degrees (LNL-14.0-09).
///
/// False within one hex, where a line leaves through no hexside.
pub fn in_arc(map: &Map, facing: Facing, from: HexId, to: HexId) -> bool {
    exits(map, from, to).iter().any(|direction| facing.front().contains(direction))
}

/// The facings in whose arc a hex lies, in the order of [`Facing::ALL`]: two, or three where the line leaves through a corner; none within
/// one hex.
pub fn facings_towards(map: &Map, from: HexId, to: HexId) -> SmallVec<[Facing; 3]> {
    Facing::ALL.into_iter().filter(|facing| in_arc(map, *facing, from, to)).collect()
}

/// Of the facings in whose arc a hex lies those with the least steps from the old one (LNL-15.1-12): the old one itself if the hex lies in
/// its arc; two if there are as many steps either way round, in the order of [`Facing::ALL`]; none within one hex.
pub fn nearest_facings(map: &Map, old: Facing, from: HexId, to: HexId) -> SmallVec<[Facing; 2]> {
    let facings = facings_towards(map, from, to);
    let least = facings.iter().map(|facing| old.steps_to(*facing)).min();
    facings.into_iter().filter(|facing| Some(old.steps_to(*facing)) == least).collect()
}

#[cfg(test)]
#[path = "facing_test.rs"]
mod tests;
