//! How strong a computer player is in a battle, as games have shown.

use super::{names, words};
use opponent::{Level, Opponent, Temper};

/// Games of one computer player against another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Whose strength it is.
    pub player: Opponent,
    /// Against whom.
    pub against: Opponent,
    /// How many games he has won.
    pub won: u32,
    /// How many were played.
    pub games: u32,
}

impl Measured {
    /// What a file says of computer players, by their names; none where this program does not have them.
    pub fn of(player: &str, against: &str, won: u32, games: u32) -> Option<Self> {
        Some(Self { player: player.parse().ok()?, against: against.parse().ok()?, won, games })
    }
}

/// Of ten so many, as near as a whole number comes.
pub fn in_ten(part: u32, whole: u32) -> u32 {
    (20 * part + whole) / (2 * whole.max(1))
}

/// "wins 9 of 10 games here against a plain attacker"; of several games those that are told last. None where nobody has counted.
pub(super) fn in_words(strengths: &[Measured], player: Opponent) -> Option<String> {
    let found = strengths.iter().rev().find(|measured| measured.player == player)?;
    let against = if is_below(found.against, player) { words::level_below() } else { names::rival(found.against) };
    Some(words::wins_here(in_ten(found.won, found.games), against).said())
}

/// Of two levels the one that stands right below the other.
fn is_below(one: Opponent, other: Opponent) -> bool {
    match (one, other) {
        (Opponent::Thinks(low, Temper::Even), Opponent::Thinks(high, Temper::Even)) => {
            Level::ALL.windows(2).any(|pair| pair == [low, high])
        }
        (Opponent::Thinks(..) | Opponent::Listed(_) | Opponent::Greedy, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_that_is_told_of_a_player_counts() {
        let told = [
            ("corporal", "bold", 45),
            ("sergeant", "corporal", 31),
            ("corporal", "greedy", 40),
            ("genius", "bold", 50),
        ];
        let all: Vec<Measured> =
            told.iter().filter_map(|(player, against, won)| Measured::of(player, against, *won, 50)).collect();
        assert_eq!(all.len(), 3, "who is not known is passed over");
        let words = |level| in_words(&all, Opponent::Thinks(level, Temper::Even));
        let corporal = "wins 8 of 10 games here against somebody who looks one order ahead";
        assert_eq!(words(Level::Corporal).as_deref(), Some(corporal));
        assert_eq!(words(Level::Sergeant).as_deref(), Some("wins 6 of 10 games here against the level below"));
        assert_eq!(words(Level::Captain), None);
    }
}
