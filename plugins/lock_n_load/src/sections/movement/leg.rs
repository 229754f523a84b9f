//! Parts of a way.

use hex_board::{Facing, Spot};

/// Points of a Location that is out of reach.
pub(super) const NEVER: u8 = u8::MAX;

/// A part of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leg {
    /// Into a Location.
    Step(Spot),
    /// A vehicle turns where it is.
    Turn(Facing),
}
