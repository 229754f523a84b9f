//! Odds: what a player makes of a seat, whatever the seat is worth.

/// The logarithm of odds, or of a ratio of odds, and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogOdds {
    /// The logarithm.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// How many times greater the odds of these points and games are than those of others; none without games. Shares of 0 and 1 count half
/// a game of those who have the fewer games, so that all of many is no better than all of few.
pub fn odds_ratio([points, games]: [f64; 2], [other_points, other_games]: [f64; 2]) -> Option<LogOdds> {
    let least = 0.5 / games.min(other_games);
    if games < 1.0 || other_games < 1.0 {
        return None;
    }
    let one = log_odds(points / games, games, least);
    let other = log_odds(other_points / other_games, other_games, least);
    Some(LogOdds { value: one.value - other.value, error: one.error.hypot(other.error) })
}

/// The odds of a share of so many games, held a little away from 0 and 1.
fn log_odds(share: f64, games: f64, least: f64) -> LogOdds {
    let share = share.clamp(least, 1.0 - least);
    LogOdds { value: (share / (1.0 - share)).ln(), error: (1.0 / (games * share * (1.0 - share))).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_in_ten_are_odds_of_nine() {
        let nine = log_odds(0.9, 400.0, 0.001);
        assert!((nine.value - 9.0_f64.ln()).abs() < 1e-12);
        assert!((nine.error - 1.0 / 6.0).abs() < 1e-12, "{nine:?}");
        let ratio = odds_ratio([360.0, 400.0], [200.0, 400.0]).expect("games");
        assert!((ratio.value - 2.1972).abs() < 0.0001 && (ratio.error - 0.19437).abs() < 0.00001, "{ratio:?}");
    }

    #[test]
    fn all_and_none_count_half_a_game() {
        assert_eq!(odds_ratio([100.0, 100.0], [50.0, 100.0]), odds_ratio([99.5, 100.0], [50.0, 100.0]));
        assert!(odds_ratio([0.0, 100.0], [0.0, 200.0]).is_some_and(|ratio| ratio.value == 0.0));
        assert!(odds_ratio([0.0, 1.0], [1.0, 1.0]).is_some_and(|ratio| ratio.value == 0.0));
        assert_eq!(odds_ratio([0.0, 0.0], [1.0, 2.0]), None);
    }
}
