//! Sectors of a circle, and the faces of a hull.

use crate::numbers::{Heading, Vector};
use smallvec::SmallVec;

/// Whether the edges of a sector belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// They do.
    Closed,
    /// They do not.
    Open,
}

/// The directions clockwise from one heading to another; from a heading to itself only that one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sector {
    /// Where it begins.
    pub from: Heading,
    /// Where it ends.
    pub to: Heading,
    /// Whether these two belong to it.
    pub edge: Edge,
}

impl Sector {
    /// A sector that reaches as far to the left of a heading as to the right, by tenths of a degree: an arc of 120 degrees by 600.
    ///
    /// Less than half the circle to each side: the whole circle is no sector.
    pub const fn around(heading: Heading, to_each_side: i32, edge: Edge) -> Self {
        Self { from: heading.turned(-to_each_side), to: heading.turned(to_each_side), edge }
    }
    /// True if a direction lies in it; a vector without length lies in none.
    pub fn holds(self, direction: Vector) -> bool {
        if direction == Vector::default() {
            return false;
        }
        let (from, to) = (self.from.vector(), self.to.vector());
        let (after, before) = (from.cross(direction), direction.cross(to));
        match (self.from.clockwise_to(self.to), self.edge) {
            (0, Edge::Closed) => after == 0 && from.dot(direction) > 0,
            (0, Edge::Open) => false,
            (1..=1800, Edge::Closed) => after >= 0 && before >= 0,
            (1..=1800, Edge::Open) => after > 0 && before > 0,
            // Not in the rest, whose edges are those of this one.
            (_, Edge::Closed) => !(to.cross(direction) > 0 && direction.cross(from) > 0),
            (_, Edge::Open) => !(to.cross(direction) >= 0 && direction.cross(from) >= 0),
        }
    }
}

/// One of the faces of a hull or a turret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// At most 45 degrees off its heading.
    Front,
    /// Between the two others.
    Side,
    /// At most 45 degrees off straight back.
    Rear,
}

/// The face on which something comes from a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Struck {
    /// On this one.
    Within(Face),
    /// Exactly along the limit of these two, the one farther to the front first: a rule chooses.
    Between(Face, Face),
}

impl Struck {
    /// The one face, or both.
    pub fn faces(self) -> SmallVec<[Face; 2]> {
        match self {
            Self::Within(face) => SmallVec::from_slice(&[face]),
            Self::Between(front, rear) => SmallVec::from_slice(&[front, rear]),
        }
    }
}

/// The face of what has this heading that lies in this direction; none for a vector without length.
pub fn struck(heading: Heading, direction: Vector) -> Option<Struck> {
    if direction == Vector::default() {
        return None;
    }
    let ahead = heading.vector();
    let (along, aside) = (ahead.dot(direction), ahead.cross(direction).abs());
    Some(if along.abs() > aside {
        Struck::Within(if along > 0 { Face::Front } else { Face::Rear })
    } else if along.abs() < aside {
        Struck::Within(Face::Side)
    } else if along > 0 {
        Struck::Between(Face::Front, Face::Side)
    } else {
        Struck::Between(Face::Side, Face::Rear)
    })
}
