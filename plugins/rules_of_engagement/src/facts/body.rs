//! What a figure covers of the table: the base of a man or of a gun on a carriage, the hull of a vehicle (ROE-H-23).

use measured_table::shapes::{Bounds, gap, overlaps};
use measured_table::{Disc, Gap, Hull, Leg, Obstacles, Point, Shape};

/// What a figure covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A disc.
    Base(Disc),
    /// A rectangle.
    Hull(Hull),
}

/// The place so far ahead of the middle of a hull, and so far to its right.
pub(crate) fn beside(hull: &Hull, ahead: i32, right: i32) -> Point {
    hull.at() + hull.heading().at_distance(ahead) + hull.heading().turned(900).at_distance(right)
}

impl Body {
    /// Its middle.
    pub const fn at(&self) -> Point {
        match self {
            Self::Base(base) => base.at,
            Self::Hull(hull) => hull.at(),
        }
    }
    /// The gap between two of them: to vehicles and guns to the nearest point of the model (ROE-GEO-02).
    pub fn gap(&self, other: &Self) -> Gap {
        match other {
            Self::Base(base) => self.gap_to(base),
            Self::Hull(hull) => self.gap_to(hull),
        }
    }
    /// The gap to any shape.
    pub fn gap_to(&self, shape: &impl Shape) -> Gap {
        match self {
            Self::Base(base) => gap(base, shape),
            Self::Hull(hull) => gap(hull, shape),
        }
    }
    /// True if they overlap: touching is lawful.
    pub fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Hull(one), Self::Hull(other)) => overlaps(one, other),
            (Self::Base(_) | Self::Hull(_), Self::Base(_)) | (Self::Base(_), Self::Hull(_)) => {
                self.gap(other).is_overlap()
            }
        }
    }
    /// True if a disc of this radius that goes along a leg strictly comes upon it.
    pub fn is_in_the_way(&self, leg: Leg, radius: i32) -> bool {
        match self {
            Self::Base(base) => leg.comes_nearer(Leg::new(base.at, base.at), radius + base.radius),
            Self::Hull(hull) => hull.encloses(leg.from) || hull.legs().any(|edge| leg.comes_nearer(edge, radius)),
        }
    }
    /// Puts it among what may not be touched on a way.
    pub fn stands_among(&self, obstacles: &mut Obstacles) {
        match self {
            Self::Base(base) => obstacles.add_disc(*base),
            Self::Hull(hull) => obstacles.add_outline(hull),
        }
    }
    /// The box around it.
    pub fn bounds(&self) -> Bounds {
        match self {
            Self::Base(base) => base.bounds().grown(base.radius),
            Self::Hull(hull) => hull.bounds(),
        }
    }
    /// True if all of it lies on a table.
    pub fn lies_on(&self, table: Bounds) -> bool {
        match self {
            Self::Base(base) => table.grown(-base.radius).holds(base.at),
            Self::Hull(hull) => hull.legs().all(|leg| table.holds(leg.from)),
        }
    }
}
