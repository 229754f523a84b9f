//! Who gives the orders of a side.

use crate::Opponent;
use serde::{Deserialize, Serialize};

/// Who gives the orders of a side: somebody at the screen, or a computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// A person.
    #[default]
    Person,
    /// A computer player.
    Computer {
        /// Which one.
        opponent: Opponent,
        /// The seed of his own chance, which has nothing to do with the game's dice.
        seed: u64,
    },
}

impl Seat {
    /// A person sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Seat::Person)
    }
    /// The computer player who sits here.
    pub const fn opponent(self) -> Option<Opponent> {
        match self {
            Seat::Person => None,
            Seat::Computer { opponent, .. } => Some(opponent),
        }
    }
    /// Seats for both sides: a computer player where one is named, each with a seed made of this one.
    pub fn pair(players: [Option<Opponent>; 2], seed: u64) -> [Seat; 2] {
        let seat = |side: u64, player: Option<Opponent>| match player {
            None => Seat::Person,
            Some(opponent) => Seat::Computer { opponent, seed: crate::seed_of(&[seed, side]) },
        };
        let [first, second] = players;
        [seat(0, first), seat(1, second)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Temper};

    #[test]
    fn computer_players_of_both_sides_have_seeds_of_their_own() {
        let captain = Opponent::Thinks(Level::Captain, Temper::Even);
        let [first, second] = Seat::pair([Some(captain); 2], 1);
        assert_eq!((first.opponent(), second.opponent()), (Some(captain), Some(captain)));
        assert_ne!(first, second);
        assert_eq!(Seat::pair([None, None], 1), [Seat::Person; 2]);
    }
}
