//! Shapes, and what is asked of them.
//!
//! Edges belong to shapes, unless a function says *strictly*; which word a rule uses stands at the call.

mod body;
mod convex;
mod drift;
mod gap;
mod leg;
mod outline;
mod part;
mod sector;
mod sweep;
mod tactical;
mod template;
mod walk;

pub use body::{Disc, Hull};
pub use convex::{Convex, overlaps};
pub use drift::drifted;
pub use gap::{Distance, Gap, gap, gap_to_outline};
pub use leg::{Bounds, Leg};
pub(crate) use outline::holds;
pub use outline::{Area, Line};
pub use part::Part;
pub use sector::{Edge, Face, Sector, Struck, struck};
pub use sweep::{Driven, sweeps_over, turning};
pub use tactical::TacticalHex;
pub use template::{Counted, covers};
pub use walk::Stretch;
pub(crate) use walk::{on_leg, stretches};

use crate::numbers::Point;

/// A shape of the table: legs, what they enclose, and how far it reaches around both.
pub trait Shape {
    /// Its legs; of a disc its middle, as a leg without length.
    fn legs(&self) -> impl Iterator<Item = Leg> + '_;
    /// True if its legs enclose this point; a point on a leg is enclosed by those that enclose anything.
    fn encloses(&self, point: Point) -> bool;
    /// How far it reaches around its legs and what they enclose: the radius of a disc, half the thickness of a line.
    fn around(&self) -> i32 {
        0
    }
    /// The box in which its legs lie.
    fn bounds(&self) -> Bounds {
        self.legs().flat_map(|leg| [leg.from, leg.to]).fold(Bounds::NOTHING, Bounds::with)
    }
}

#[cfg(test)]
#[path = "gap_test.rs"]
mod gap_test;
#[cfg(test)]
#[path = "sector_test.rs"]
mod sector_test;
#[cfg(test)]
#[path = "shapes_test.rs"]
mod shapes_test;
#[cfg(test)]
#[path = "sweep_test.rs"]
mod sweep_test;
