//! Every computer player there is, by its name.

use crate::{BoldPlayer, Commander, Greedy, Insight, Level, Player, RandomPlayer, Temper, Thinker};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter};
use std::str::FromStr;
use table::{RuleSet, View};

/// What the players of both sides think by in a game with these dice: each by a seed of his own, never that of the dice.
pub const fn seeds(dice: u64) -> [u64; 2] {
    [dice ^ 0x5eed_0001, dice ^ 0x5eed_0002]
}

/// A player who chooses from the list of lawful orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    pub fn player<R: RuleSet>(self, seed: u64) -> Box<dyn Player<R> + Send> {
        match self {
            Character::Random => Box::new(RandomPlayer::new(seed)),
            Character::Bold => Box::new(BoldPlayer::new(seed)),
        }
    }
}

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Opponent {
    /// One who chooses from the list.
    Listed(Character),
    /// [`Greedy`].
    Greedy,
    /// [`Thinker`].
    Thinks(Level, Temper),
}

/// Gives orders by choosing from the whole list.
struct Listed<R: RuleSet> {
    player: Box<dyn Player<R> + Send>,
    commands: Vec<R::Command>,
}

impl<R: RuleSet> Commander<R> for Listed<R> {
    fn order(&mut self, view: &View<R>) -> Option<R::Command> {
        let Self { player, commands } = self;
        commands.clear();
        view.seen(|seen| {
            R::legal_commands(seen, view.side(), commands);
            (!commands.is_empty()).then(|| {
                let choice = player.choose(seen, view.side(), commands);
                commands.swap_remove(choice)
            })
        })
    }
}

impl Opponent {
    /// All of them, the even-tempered of those who think.
    pub fn all() -> impl Iterator<Item = Opponent> {
        let listed = Character::ALL.into_iter().map(Opponent::Listed);
        let thinking = Level::ALL.into_iter().map(|level| Opponent::Thinks(level, Temper::Even));
        listed.chain([Opponent::Greedy]).chain(thinking)
    }
    /// Whether it plays by what players are told of a game: who chooses from the list of lawful orders needs to be told nothing.
    pub fn plays<I: Insight>(self) -> bool {
        match self {
            Opponent::Listed(_) => true,
            Opponent::Greedy | Opponent::Thinks(..) => I::JUDGES,
        }
    }
    /// Takes command, by a seed of its own, and thinks on so many threads: what it orders is the same with any number.
    pub fn commander<I: Insight>(self, seed: u64, threads: usize) -> Box<dyn Commander<I::Rules>> {
        match self {
            Opponent::Listed(character) => Box::new(Listed { player: character.player(seed), commands: Vec::new() }),
            Opponent::Greedy => Box::new(Greedy::<I>::new(seed)),
            Opponent::Thinks(level, temper) => Box::new(Thinker::<I>::new(level, temper, seed).on_threads(threads)),
        }
    }
}

impl Display for Opponent {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Opponent::Listed(character) => f.write_str(character.name()),
            Opponent::Greedy => f.write_str("greedy"),
            Opponent::Thinks(level, Temper::Even) => f.write_str(level.name()),
            Opponent::Thinks(level, temper) => write!(f, "{}:{}", level.name(), temper.name()),
        }
    }
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let tempered = || {
            let of_level = |level| Temper::ALL.into_iter().map(move |temper| Opponent::Thinks(level, temper));
            Level::ALL.into_iter().flat_map(of_level)
        };
        Opponent::all().chain(tempered()).find(|known| known.to_string() == text).ok_or_else(|| {
            let known: Vec<String> = Opponent::all().map(|known| known.to_string()).collect();
            let tempers: Vec<&str> = Temper::ALL.into_iter().skip(1).map(Temper::name).collect();
            format!(
                "there is no player `{text}`; known: {}; those who think also with a character, as in `sergeant:{}`: {}",
                known.join(", "),
                tempers[0],
                tempers.join(", ")
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_has_a_name_that_finds_it() {
        for opponent in Opponent::all() {
            assert_eq!(opponent.to_string().parse(), Ok(opponent));
        }
        assert_eq!("captain:stubborn".parse(), Ok(Opponent::Thinks(Level::Captain, Temper::Stubborn)));
        let error = "genius".parse::<Opponent>().unwrap_err();
        assert!(Opponent::all().all(|known| error.contains(&known.to_string())), "{error}");
        assert!("sergeant:shy".parse::<Opponent>().is_err());
    }
}
