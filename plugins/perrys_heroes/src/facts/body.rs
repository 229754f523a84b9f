//! What a counter covers of the table: the base of a man or of a gun on a carriage, the hull of a vehicle (PH-H-08).

use measured_table::shapes::{Bounds, gap, overlaps};
use measured_table::{Disc, Gap, Hull, Point, Shape};

/// What a counter covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A disc.
    Base(Disc),
    /// A rectangle.
    Hull(Hull),
}

impl Body {
    /// Its middle.
    pub const fn at(&self) -> Point {
        match self {
            Self::Base(base) => base.at,
            Self::Hull(hull) => hull.at(),
        }
    }
    /// The gap between two of them (PH-GEO-02).
    pub fn gap(&self, other: &Self) -> Gap {
        match (self, other) {
            (Self::Base(one), Self::Base(other)) => gap(one, other),
            (Self::Base(base), Self::Hull(hull)) | (Self::Hull(hull), Self::Base(base)) => gap(base, hull),
            (Self::Hull(one), Self::Hull(other)) => gap(one, other),
        }
    }
    /// The gap to any shape.
    pub fn gap_to(&self, shape: &impl Shape) -> Gap {
        match self {
            Self::Base(base) => gap(base, shape),
            Self::Hull(hull) => gap(hull, shape),
        }
    }
    /// True if they overlap: touching is lawful (PH-GEO-14).
    pub fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Hull(one), Self::Hull(other)) => overlaps(one, other),
            (Self::Base(_) | Self::Hull(_), Self::Base(_)) | (Self::Base(_), Self::Hull(_)) => {
                self.gap(other).is_overlap()
            }
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
