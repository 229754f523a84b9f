//! Any legal order: the first test of every rule set.

use crate::Player;
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::mem::discriminant;
use table::{Game, RuleSet};

/// Chooses a kind of order with equal chance, then one order of that kind, from a seed of its own (never from the game's dice).
/// By kinds, because a list may hold a hundred places to set a unit up in and one order to begin.
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
        let same = |a: &R::Command, b: &R::Command| discriminant(a) == discriminant(b);
        let first_of_kind = |n: &usize| commands[..*n].iter().rev().all(|before| !same(before, &commands[*n]));
        let kinds = (0..commands.len()).filter(first_of_kind).count();
        let kind = (0..commands.len()).filter(first_of_kind).nth(self.below(kinds)).unwrap_or_default();
        let of_kind = commands.iter().filter(|command| same(command, &commands[kind])).count();
        let pick = self.below(of_kind);
        let mut found = (0..commands.len()).filter(|n| same(&commands[*n], &commands[kind]));
        found.nth(pick).unwrap_or_default()
    }
}
