//! Any legal order: the first test of every rule set.

use crate::{Chance, Player};
use std::mem::{Discriminant, discriminant};
use table::{Game, Group, Order, RuleSet, Seen, Side};

/// Chooses a kind of order with equal chance, then one order of that kind, from a seed of its own (never from the game's dice).
/// By kinds, because a list may hold a hundred places to set a unit up in and one order to begin.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Chance);

impl RandomPlayer {
    /// A player by a seed.
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(seed))
    }
    /// A number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0.below(count)
    }
}
/// Plays on by chance without ever seeing the whole list: for the end of what a searching player tries out.
#[derive(Debug)]
pub struct Rollout<R: RuleSet> {
    chance: RandomPlayer,
    groups: Vec<Group>,
    commands: Vec<R::Command>,
}

impl<R: RuleSet> Rollout<R> {
    /// A player by a seed.
    pub fn new(seed: u64) -> Self {
        Self { chance: RandomPlayer::new(seed), groups: Vec::new(), commands: Vec::new() }
    }

    /// Any order that may be given now: a group of offers by equal chance, another one if it holds nothing, then one order of it. Where
    /// the rule set has no groups, one of the whole list. None when the game is over.
    pub fn order(&mut self, game: &Game<R>) -> Option<Order<R>> {
        let side = game.to_act()?;
        game.seen_by(side, |seen| {
            let command = self.command(seen, side)?;
            Some(Order { side: R::owner(seen, &command).unwrap_or(side), command })
        })
    }

    fn command(&mut self, seen: &Seen<R::Table<'_>>, side: Side) -> Option<R::Command> {
        let Self { chance, groups, commands } = self;
        groups.clear();
        R::groups(seen, side, groups);
        while !groups.is_empty() {
            commands.clear();
            let group = groups.swap_remove(chance.below(groups.len()));
            R::group_commands(seen, side, group, commands);
            if !commands.is_empty() {
                return Some(commands.swap_remove(chance.below(commands.len())));
            }
        }
        commands.clear();
        R::legal_commands(seen, side, commands);
        (!commands.is_empty()).then(|| {
            let choice = Player::<R>::choose(chance, seen, side, commands);
            commands.swap_remove(choice)
        })
    }
}

impl<R: RuleSet> Player<R> for RandomPlayer {
    fn choose(&mut self, _: &Seen<R::Table<'_>>, _: Side, commands: &[R::Command]) -> usize {
        // Orders of a kind mostly follow each other: they are counted run by run.
        let mut runs: Vec<(Discriminant<R::Command>, usize)> = Vec::with_capacity(16);
        for kind in commands.iter().map(discriminant) {
            match runs.last_mut() {
                Some((last, length)) if *last == kind => *length += 1,
                _ => runs.push((kind, 1)),
            }
        }
        let mut kinds: Vec<(Discriminant<R::Command>, usize)> = Vec::with_capacity(16);
        for (kind, length) in &runs {
            match kinds.iter_mut().find(|(known, _)| known == kind) {
                Some((_, count)) => *count += length,
                None => kinds.push((*kind, *length)),
            }
        }
        let (kind, count) = kinds[self.below(kinds.len())];
        let mut pick = self.below(count);
        let mut before = 0;
        for (of, length) in runs {
            if of == kind {
                if pick < length {
                    return before + pick;
                }
                pick -= length;
            }
            before += length;
        }
        0
    }
}
