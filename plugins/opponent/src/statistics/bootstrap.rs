//! Intervals of anything that can be worked out from games: it is worked out again and again from games drawn out of them.

use crate::{Chance, seed_of};

/// What chance is drawn by: always the same, so that the same games have the same intervals.
const SEED: u64 = 0xb007;

/// The intervals that hold 95 of a hundred of what `figures` works out each time from games that it draws with the chance it is given: how
/// many figures it has is always the same. None of a figure that never came to a number.
pub fn intervals(times: u32, mut figures: impl FnMut(&mut Chance) -> Vec<f64>) -> Vec<Option<[f64; 2]>> {
    let mut columns: Vec<Vec<f64>> = Vec::new();
    for n in 0..times {
        let row = figures(&mut Chance::new(seed_of(&[SEED, u64::from(n)])));
        columns.resize_with(row.len(), Vec::new);
        for (column, figure) in columns.iter_mut().zip(row) {
            if figure.is_finite() {
                column.push(figure);
            }
        }
    }
    columns.into_iter().map(middle).collect()
}

/// Between which values 95 of a hundred lie.
fn middle(mut values: Vec<f64>) -> Option<[f64; 2]> {
    values.sort_by(f64::total_cmp);
    let last = values.len().checked_sub(1)?;
    let at = |part: f64| values[((last as f64 * part).round() as usize).min(last)];
    Some([at(0.025), at(0.975)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 60 of 100 games were won.
    fn share(chance: &mut Chance) -> Vec<f64> {
        let won = (0..100).filter(|_| chance.below(100) < 60).count();
        vec![won as f64 / 100.0, f64::NAN]
    }

    #[test]
    fn intervals_repeat_and_are_as_wide_as_they_must_be() {
        let one = intervals(2000, share);
        assert_eq!(one, intervals(2000, share));
        let [low, high] = one[0].expect("a number");
        assert!((low - 0.504).abs() < 0.015 && (high - 0.696).abs() < 0.015, "{low} to {high}");
        assert_eq!(one[1], None, "what is no number has no interval");
        assert!(intervals(0, share).is_empty());
    }
}
