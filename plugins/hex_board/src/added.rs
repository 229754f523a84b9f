//! What comes onto a map in a game and counts for lines of sight.

use crate::hex_set::HexSet;

/// What has come onto a map in a game and counts for lines of sight. Whatever it is fills its whole hex, upper storeys too, and does
/// nothing in the hexes of a line's two ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Added {
    /// Hexes with smoke: blocking terrain of one level (LNL-7.0-06, RUL-51, item 10).
    pub smoke: HexSet,
    /// Hexes with a wreck or the like: degrading terrain. With degrading terrain of its own such a hex counts once.
    // Reading: it degrades at the level of the higher end only and casts the shadow of degrading terrain (RUL-51, items 4 and 5).
    pub hulks: HexSet,
}

impl Added {
    /// Nothing yet, on a map of so many hexes.
    pub fn new(hexes: usize) -> Self {
        Self { smoke: HexSet::new(hexes), hulks: HexSet::new(hexes) }
    }
    /// True if nothing has come onto the map.
    pub fn is_empty(&self) -> bool {
        self.smoke.is_empty() && self.hulks.is_empty()
    }
    /// Takes everything away and keeps the room.
    pub fn clear(&mut self) {
        self.smoke.clear();
        self.hulks.clear();
    }
}
