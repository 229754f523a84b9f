//! Whole numbers on which everything else stands.

mod heading;
mod point;
mod rounding;
mod share;

pub use heading::{Heading, HeadingError};
pub use point::{BESIDE, CM, MOST, Point, Vector};
pub(crate) use rounding::part_of_length;
pub use rounding::{nearest_quotient, root_up};
pub use share::Share;

#[cfg(test)]
#[path = "heading_test.rs"]
mod heading_test;
#[cfg(test)]
#[path = "rounding_test.rs"]
mod rounding_test;
