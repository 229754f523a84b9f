//! Goes at the enemy: what a random player does too seldom to try the rules of close quarters.

use crate::{Chance, Player};
use std::mem::discriminant;
use table::{Aim, RuleSet, Seen, Side};

/// Attacks where it can, goes nearer where it cannot, and seldom passes, by what the rule set says that an order is for
/// ([`RuleSet::aim`]). Like the random player it first chooses a kind of order, here by weight, and then one of that kind.
#[derive(Clone, Debug)]
pub struct BoldPlayer {
    chance: Chance,
    weights: Vec<u32>,
}

impl BoldPlayer {
    /// A player by a seed.
    pub fn new(seed: u64) -> Self {
        Self::by(Chance::new(seed))
    }
    /// A player who goes on with chance that somebody else has begun with.
    pub(crate) fn by(chance: Chance) -> Self {
        Self { chance, weights: Vec::new() }
    }
    /// What is left of it.
    pub(crate) fn chance(self) -> Chance {
        self.chance
    }
}

/// How much an order tempts; never 0, so that everything happens in some game.
const fn weight(aim: Aim) -> u32 {
    match aim {
        Aim::Assault => 120,
        Aim::Attack { force } => {
            let force = if force > 6 { 6 } else { force as u32 };
            20 + 4 * force * force
        }
        Aim::Move { nearer } if nearer > 0 => {
            let nearer = if nearer > 5 { 5 } else { nearer as u32 };
            12 + 6 * nearer * nearer
        }
        Aim::Recover => 30,
        Aim::Scout => 25,
        Aim::Hold => 6,
        Aim::Prepare => 4,
        Aim::Move { nearer: 0 } | Aim::Finish => 2,
        Aim::Move { .. } => 1,
    }
}

impl<R: RuleSet> Player<R> for BoldPlayer {
    fn choose(&mut self, seen: &Seen<R::Table<'_>>, side: Side, commands: &[R::Command]) -> usize {
        let mut weights = std::mem::take(&mut self.weights);
        weights.clear();
        weights.extend(commands.iter().map(|command| weight(R::aim(seen, side, command))));
        let same = |a: &usize, b: &usize| discriminant(&commands[*a]) == discriminant(&commands[*b]);
        // A kind tempts as much as its most tempting order.
        let mut kinds: Vec<(usize, u32)> = Vec::new();
        for (n, weight) in weights.iter().enumerate() {
            match kinds.iter_mut().find(|(first, _)| same(first, &n)) {
                Some((_, most)) => *most = (*most).max(*weight),
                None => kinds.push((n, *weight)),
            }
        }
        let (kind, _) = kinds[self.chance.weighed(kinds.iter().map(|(_, weight)| *weight))];
        let of_kind: Vec<(usize, u32)> = weights.iter().copied().enumerate().filter(|(n, _)| same(n, &kind)).collect();
        let (choice, _) = of_kind[self.chance.weighed(of_kind.iter().map(|(_, weight)| *weight))];
        self.weights = weights;
        choice
    }
}
