//! Any legal order with equal chance: the first test of every rule set.

use crate::Player;
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use table::{Game, RuleSet};

/// Chooses any legal order with equal chance, from a seed of its own (never from the game's dice).
#[derive(Clone, Debug)]
pub struct RandomPlayer(ChaCha8Rng);

impl RandomPlayer {
    /// A player by a seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.0.next_u64()) * count as u128) >> 64) as usize
    }
}

impl<R: RuleSet> Player<R> for RandomPlayer {
    fn choose(&mut self, _game: &mut Game<R>, commands: &[R::Command]) -> usize {
        self.below(commands.len())
    }
}
