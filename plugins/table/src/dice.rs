//! The dice cup: the only source of chance, part of the game state.

use bevy_ecs::prelude::Resource;
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
    },
    Forced(Vec<u8>),
}

/// The dice cup. Throw n depends only on the seed and on n, so a saved, replayed or undone game throws the same dice again.
#[derive(Resource, Clone, Debug)]
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
        Self { source: Source::Seed { seed, stream, first: *first }, drawn: 0, fault: None }
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
            Source::Seed { stream, first, .. } => {
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
        if let Source::Seed { stream, .. } = &mut self.source {
            stream.set_word_pos(u128::from(drawn) * 2);
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
