//! A mean and its interval (Student's), for figures that vary in no known way.

use super::Z;

/// Of fewer nobody knows how they vary.
const LEAST: usize = 8;

/// The mean of independent values, and the interval that holds the true one with 95 %; none of fewer than eight.
pub fn mean_within(values: &[f64]) -> Option<(f64, [f64; 2])> {
    if values.len() < LEAST {
        return None;
    }
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let half = quantile(count - 1.0) * (squares / (count - 1.0) / count).sqrt();
    Some((mean, [mean - half, mean + half]))
}

/// So many standard errors hold 95 of a hundred, with so many degrees of freedom: Fisher's expansion, right to a thousandth from seven on.
fn quantile(freedom: f64) -> f64 {
    let odd = |factors: [f64; 4]| factors.iter().rev().fold(0.0, |sum, factor| sum * Z * Z + factor) * Z;
    Z + odd([1.0, 1.0, 0.0, 0.0]) / (4.0 * freedom)
        + odd([3.0, 16.0, 5.0, 0.0]) / (96.0 * freedom.powi(2))
        + odd([-15.0, 17.0, 19.0, 3.0]) / (384.0 * freedom.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_books() {
        for (freedom, known) in [(7.0, 2.3646), (9.0, 2.2622), (20.0, 2.0860), (60.0, 2.0003), (1000.0, 1.9623)] {
            assert!((quantile(freedom) - known).abs() < 0.001, "{freedom}: {}", quantile(freedom));
        }
    }

    #[test]
    fn a_mean_has_its_known_interval_and_few_values_have_none() {
        let values: Vec<f64> = (1..=10).map(f64::from).collect();
        let (mean, [low, high]) = mean_within(&values).expect("enough");
        assert!((mean - 5.5).abs() < 1e-9 && (low - 3.3342).abs() < 0.001 && (high - 7.6658).abs() < 0.001);
        assert_eq!(mean_within(&values[..7]), None);
        assert_eq!(mean_within(&[0.5; 8]), Some((0.5, [0.5, 0.5])));
    }
}
