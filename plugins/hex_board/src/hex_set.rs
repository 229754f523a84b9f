//! A set of hexes of one map, as bits.

use crate::map::HexId;

/// A set of hexes of one map: one bit each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet(Vec<u64>);

impl HexSet {
    /// The empty set for a map of `hexes` hexes.
    pub fn new(hexes: usize) -> Self {
        Self(vec![0; hexes.div_ceil(64)])
    }
    /// True if the hex is in the set.
    pub fn contains(&self, hex: HexId) -> bool {
        self.0.get(hex.index() / 64).is_some_and(|word| word >> (hex.index() % 64) & 1 == 1)
    }
    /// Adds a hex; true if it was not in the set.
    pub fn insert(&mut self, hex: HexId) -> bool {
        let word = &mut self.0[hex.index() / 64];
        let bit = 1 << (hex.index() % 64);
        let fresh = *word & bit == 0;
        *word |= bit;
        fresh
    }
    /// Takes a hex out.
    pub fn remove(&mut self, hex: HexId) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }
    /// Takes all hexes out and keeps the room.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }
    /// True if no hex is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
    /// The hexes in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = HexId> + '_ {
        self.0.iter().enumerate().flat_map(|(n, word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| HexId((n * 64 + bit) as u16))
        })
    }
}
