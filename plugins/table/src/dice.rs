//! The dice cup: the only source of chance, part of the game state.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// What is wrong with a forced list of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceFault {
    /// The list has no number left for this throw.
    RanOut,
    /// A number in the list is not on the die that was thrown.
    OutOfRange {
        /// Position in the list, from 0.
        index: usize,
        /// The number there.
        value: u8,
        /// The die's number of sides.
        sides: u8,
    },
}
impl std::fmt::Display for DiceFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DiceFault::RanOut => f.write_str("the list of dice has run out"),
            DiceFault::OutOfRange { index, value, sides } => {
                write!(f, "dice[{index}] is {value}, but a number from 1 to {sides} is thrown here")
            }
        }
    }
}

/// So many first throws can be given.
const FIRST: usize = 2;

#[derive(Clone, Debug)]
enum Source {
    /// Throw n is a function of the seed and n (`ChaCha8`, documented as portable).
    Seed {
        seed: u64,
        stream: Box<ChaCha8Rng>,
        /// The first throws, given as faces of a six-sided die: of sandboxes alone.
        first: [u8; FIRST],
        /// From so many throws on another seed, in order: games that were gone on with from an earlier point.
        later: Vec<(u64, u64)>,
    },
    Forced(Vec<u8>),
}

/// The dice cup. Throw n depends only on the seed and on n, so a saved, replayed or undone game throws the same dice again.
#[derive(Clone, Debug)]
pub struct DiceCup {
    source: Source,
    drawn: u64,
    fault: Option<DiceFault>,
}

impl DiceCup {
    /// A cup that throws by a seed.
    pub fn from_seed(seed: u64) -> Self {
        Self::starting_with(&[0; FIRST], seed)
    }
    /// A cup whose first throws show these faces of six, on other dice the face of that part, and whose others go by a seed: what is tried
    /// out with all faces in turn is known sooner. 0 leaves a throw to the seed.
    pub fn starting_with(first: &[u8; FIRST], seed: u64) -> Self {
        let stream = Box::new(ChaCha8Rng::seed_from_u64(seed));
        Self { source: Source::Seed { seed, stream, first: *first, later: Vec::new() }, drawn: 0, fault: None }
    }
    /// A cup that throws by a seed, and each time after so many throws in all by another one.
    pub fn from_seeds(seed: u64, later: &[(u64, u64)]) -> Self {
        let mut cup = Self::from_seed(seed);
        if let Source::Seed { later: known, .. } = &mut cup.source {
            *known = later.to_vec();
            known.sort_unstable();
        }
        cup.rewind(0);
        cup
    }
    /// A cup that throws the numbers of a list in order.
    pub fn forced(list: Vec<u8>) -> Self {
        Self { source: Source::Forced(list), drawn: 0, fault: None }
    }
    /// One die with `sides` sides: 1 to `sides`.
    pub fn roll(&mut self, sides: u8) -> u8 {
        let index = self.drawn;
        self.drawn += 1;
        match &mut self.source {
            Source::Seed { seed, stream, first, later } => {
                if later.binary_search_by_key(&index, |(after, _)| *after).is_ok() {
                    **stream = stream_at(*seed, later, index);
                }
                if let Some(face @ 1..=6) = first.get(index as usize).copied() {
                    stream.next_u64();
                    return (u16::from(face) * u16::from(sides)).div_ceil(6) as u8;
                }
                // Multiplying and keeping the high half is fair to 1 in 2^56 and takes exactly one word a throw.
                let word = u128::from(stream.next_u64());
                ((word * u128::from(sides)) >> 64) as u8 + 1
            }
            Source::Forced(list) => match list.get(index as usize).copied() {
                Some(value) if 1 <= value && value <= sides => value,
                Some(value) => {
                    self.fault.get_or_insert(DiceFault::OutOfRange { index: index as usize, value, sides });
                    1
                }
                None => {
                    self.fault.get_or_insert(DiceFault::RanOut);
                    1
                }
            },
        }
    }
    /// One six-sided die.
    pub fn roll_1d6(&mut self) -> u8 {
        self.roll(6)
    }
    /// Two six-sided dice, each counted apart.
    pub fn roll_2d6(&mut self) -> [u8; 2] {
        [self.roll(6), self.roll(6)]
    }
    /// How many dice have been thrown.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }
    /// Goes back, or forward, to just after throw `drawn`.
    pub fn rewind(&mut self, drawn: u64) {
        self.drawn = drawn;
        self.fault = None;
        match &mut self.source {
            Source::Seed { stream, later, .. } if later.is_empty() => stream.set_word_pos(u128::from(drawn) * 2),
            Source::Seed { seed, stream, later, .. } => **stream = stream_at(*seed, later, drawn),
            Source::Forced(_) => {}
        }
    }
    /// The seed, if the cup has one.
    pub fn seed(&self) -> Option<u64> {
        match &self.source {
            Source::Seed { seed, .. } => Some(*seed),
            Source::Forced(_) => None,
        }
    }
    /// Numbers of a forced list not thrown yet; 0 for a seeded cup.
    pub fn left_over(&self) -> usize {
        match &self.source {
            Source::Seed { .. } => 0,
            Source::Forced(list) => list.len().saturating_sub(self.drawn as usize),
        }
    }
    /// What went wrong with a forced list, if anything.
    pub fn fault(&self) -> Option<&DiceFault> {
        self.fault.as_ref()
    }
}

/// The words from throw `n` on, counted from 0, by the seed that is in force there.
fn stream_at(seed: u64, later: &[(u64, u64)], n: u64) -> ChaCha8Rng {
    let begun = later.partition_point(|(after, _)| *after <= n);
    let in_force = begun.checked_sub(1).map_or(seed, |last| later[last].1);
    let mut stream = ChaCha8Rng::seed_from_u64(in_force);
    stream.set_word_pos(u128::from(n) * 2);
    stream
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throws(cup: &mut DiceCup, count: usize) -> Vec<u8> {
        (0..count).map(|_| cup.roll(100)).collect()
    }

    #[test]
    fn after_so_many_throws_others_are_thrown_and_what_was_thrown_stays() {
        let old = throws(&mut DiceCup::from_seed(1), 40);
        let mut cup = DiceCup::from_seeds(1, &[(30, 3), (10, 2)]);
        let new = throws(&mut cup, 40);
        assert_eq!((&new[..10], &new[10..30]), (&old[..10], &throws(&mut DiceCup::from_seed(2), 40)[10..30]));
        assert_eq!(new[30..], throws(&mut DiceCup::from_seed(3), 40)[30..]);
        for back in [0, 9, 10, 15, 30, 35] {
            cup.rewind(back);
            assert_eq!(throws(&mut cup, 40 - back as usize), new[back as usize..], "from throw {back} on");
        }
    }

    #[test]
    fn from_the_first_throw_on_another_seed_is_another_cup() {
        assert_eq!(throws(&mut DiceCup::from_seeds(1, &[(0, 2)]), 9), throws(&mut DiceCup::from_seed(2), 9));
    }
}
