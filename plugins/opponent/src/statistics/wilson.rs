//! The interval of a share (Wilson's), which holds its own also near 0 and 1.

use super::Z;

/// The interval that holds the true share with 95 %, after so many points of so many games; a draw is half a point.
pub fn wilson(points: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let share = (points / games).clamp(0.0, 1.0);
    let z2 = Z * Z;
    let middle = share + z2 / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z2 / games;
    [((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(interval: [f64; 2], known: [f64; 2]) {
        for (ours, known) in interval.into_iter().zip(known) {
            assert!((ours - known).abs() < 0.00005, "{interval:?}");
        }
    }

    #[test]
    fn shares_have_their_known_intervals() {
        is_near(wilson(50.0, 100.0), [0.4038, 0.5962]);
        is_near(wilson(81.0, 263.0), [0.2553, 0.3662]);
        is_near(wilson(0.0, 20.0), [0.0, 0.1611]);
        is_near(wilson(10.0, 10.0), [0.7225, 1.0]);
        is_near(wilson(0.0, 0.0), [0.0, 1.0]);
    }
}
