//! The luck of the dice over the games of a tournament: it shows whether somebody gets other dice than his opponents.

use super::record::{LuckSums, Record};
use super::round;
use opponent::ONE;
use serde::Serialize;

/// What the dice have added for a player, as a mean of all his games against others, in points to win.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PlayerLuck {
    pub player: usize,
    pub games: u64,
    pub points: f64,
    /// The standard error of that.
    pub error: f64,
    /// It is as near to 0 as it must be: within three errors.
    pub is_fair: bool,
}

/// The luck of all players; none where it was not kept.
pub(super) fn fortunes(record: &Record) -> Option<Vec<PlayerLuck>> {
    record
        .matches
        .iter()
        .any(|met| met.luck.is_some())
        .then(|| (0..record.players.len()).map(|player| fortune(player, &of(record, player))).collect())
}

/// The sums of all pairs that a player has played with others.
fn of(record: &Record, player: usize) -> LuckSums {
    let mut all = LuckSums::default();
    for met in record.matches.iter().filter(|met| met.players[0] != met.players[1] && met.players.contains(&player)) {
        let luck = met.luck.unwrap_or_default();
        all.take_in(LuckSums { sum: if met.players[0] == player { luck.sum } else { -luck.sum }, ..luck });
    }
    all
}

fn fortune(player: usize, sums: &LuckSums) -> PlayerLuck {
    let pairs = sums.pairs.max(1) as f64;
    let mean = sums.sum as f64 / pairs;
    let spread = (sums.squares as f64 / pairs - mean * mean).max(0.0) / (pairs - 1.0).max(1.0);
    // Two games to a pair.
    let [points, error] = [mean, spread.sqrt()].map(|parts| round(50.0 * parts / f64::from(ONE)));
    PlayerLuck { player, games: 2 * sums.pairs, points, error, is_fair: points.abs() <= 3.0 * error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::Played;

    /// A game in which the dice added so many points for the first side.
    fn game(luck: i32) -> Played {
        Played { luck: Some(luck * ONE / 100), ..Played::new(1) }
    }

    #[test]
    fn luck_is_his_in_whose_seat_it_falls() {
        let mut sums = LuckSums::default();
        // The first named has 10 points in the first seat, and 4 in the second, where the other side loses them.
        sums.add(&[game(10), game(-4)]);
        sums.add(&[game(12), game(-6)]);
        let told = fortune(0, &sums);
        assert!((told.points - 8.0).abs() < 0.01 && told.games == 4, "{told:?}");
        assert!((told.error - 1.0).abs() < 0.01, "{told:?}");
        assert!(!told.is_fair, "eight errors from 0");
    }

    #[test]
    fn what_falls_to_the_first_seat_in_every_game_is_nobodys_luck() {
        let mut sums = LuckSums::default();
        (0..50).for_each(|n| sums.add(&[game(30 + n), game(30 + (n * 7) % 50)]));
        let told = fortune(0, &sums);
        assert!(told.is_fair && told.points.abs() < 3.0, "{told:?}");
        sums.add(&[game(3), Played::new(1)]);
        assert_eq!(sums.pairs, 50, "half a pair says nothing");
    }
}
