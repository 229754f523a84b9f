//! Lines of fire.

use crate::files::vehicle::ToHit;
use hex_board::{Seen, Spot};

/// A line of fire, with the column of the weapon that its length leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub from: Spot,
    pub at: Spot,
    pub seen: Seen,
    pub column: ToHit,
}
