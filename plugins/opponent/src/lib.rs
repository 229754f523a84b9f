//! Chooses orders for a side, for any rule set.
//!
//! A [`Player`] is asked for one of the legal orders. He gets what his side sees, and never the dice: what he answers goes through the
//! same door as a person's order.

mod bold;
mod random;

pub use bold::BoldPlayer;
pub use random::{RandomPlayer, Rollout};

use std::str::FromStr;
use table::{Game, RuleSet, Seen, Side};

/// Somebody who chooses orders.
pub trait Player<R: RuleSet> {
    /// Chooses one of `commands` for a side, by position. `commands` is never empty.
    fn choose(&mut self, seen: &Seen<R::Table<'_>>, side: Side, commands: &[R::Command]) -> usize;
}

/// Asks a player to choose for a side, by what it sees of a game.
pub fn ask<R: RuleSet>(
    player: &mut (impl Player<R> + ?Sized),
    game: &Game<R>,
    side: Side,
    commands: &[R::Command],
) -> usize {
    game.seen_by(side, |seen| player.choose(seen, side, commands))
}

/// Every computer player there is, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// [`RandomPlayer`].
    Random,
    /// [`BoldPlayer`].
    Bold,
}

impl Character {
    /// All of them.
    pub const ALL: [Character; 2] = [Character::Random, Character::Bold];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Random => "random",
            Character::Bold => "bold",
        }
    }

    /// A player of this character, by a seed.
    pub fn player<R: RuleSet>(self, seed: u64) -> Box<dyn Player<R>> {
        match self {
            Character::Random => Box::new(RandomPlayer::new(seed)),
            Character::Bold => Box::new(BoldPlayer::new(seed)),
        }
    }
}

impl FromStr for Character {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Character::ALL.into_iter().find(|known| known.name() == text).ok_or_else(|| {
            let known: Vec<&str> = Character::ALL.into_iter().map(Character::name).collect();
            format!("there is no player `{text}`; known: {}", known.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_name_that_finds_it() {
        for character in Character::ALL {
            assert_eq!(character.name().parse(), Ok(character));
        }
        let error = "genius".parse::<Character>().unwrap_err();
        assert!(Character::ALL.iter().all(|known| error.contains(known.name())), "{error}");
    }
}
