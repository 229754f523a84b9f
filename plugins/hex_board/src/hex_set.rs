//! A set of hexes of one map, as bits.

use crate::map_hex::HexId;

/// A set of hexes of one map: one bit each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet {
    words: Vec<u64>,
    count: u32,
}

impl HexSet {
    /// The empty set for a map of `hexes` hexes.
    pub fn new(hexes: usize) -> Self {
        Self { words: vec![0; hexes.div_ceil(64)], count: 0 }
    }
    /// True if the hex is in the set.
    pub fn contains(&self, hex: HexId) -> bool {
        self.words.get(hex.index() / 64).is_some_and(|word| word >> (hex.index() % 64) & 1 == 1)
    }
    /// How many hexes are in the set.
    pub fn len(&self) -> usize {
        self.count as usize
    }
    /// Adds a hex; true if it was not in the set.
    ///
    /// # Panics
    /// If the hex is not on the map that the set was made for.
    pub fn insert(&mut self, hex: HexId) -> bool {
        let word = &mut self.words[hex.index() / 64];
        let bit = 1 << (hex.index() % 64);
        let fresh = *word & bit == 0;
        *word |= bit;
        self.count += u32::from(fresh);
        fresh
    }
    /// Takes a hex out.
    pub fn remove(&mut self, hex: HexId) {
        if self.contains(hex) {
            self.words[hex.index() / 64] &= !(1 << (hex.index() % 64));
            self.count -= 1;
        }
    }
    /// Takes all hexes out and keeps the room.
    pub fn clear(&mut self) {
        self.words.fill(0);
        self.count = 0;
    }
    /// True if no hex is in the set.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
    /// The hexes in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = HexId> + '_ {
        let words = self.words.iter().enumerate();
        words.flat_map(|(n, word)| bits(*word).map(move |bit| HexId((n * 64) as u16 + bit as u16)))
    }
}

/// The places of the bits that are set, from the lowest on.
fn bits(word: u64) -> impl Iterator<Item = u32> {
    let set = |rest: u64| (rest != 0).then_some(rest);
    std::iter::successors(set(word), move |rest| set(rest & (rest - 1))).map(u64::trailing_zeros)
}
