//! Functions of chances, out of additions, multiplications, divisions and comparisons alone: those come to the same on every machine, which
//! the library's own exponentials do not promise.

use std::f64::consts::LN_2;

/// e to the power of `x`.
fn exp(x: f64) -> f64 {
    let x = x.clamp(-40.0, 40.0);
    let halves = (x / LN_2) as i32;
    let rest = x - f64::from(halves) * LN_2;
    // Twelve terms of the series are exact enough for what is left, which is smaller than 0.7.
    let series = (1..13).rev().fold(1.0, |sum, n| 1.0 + sum * rest / f64::from(n));
    let power = (0..halves.unsigned_abs()).fold(1.0, |power, _| power * 2.0);
    if halves < 0 { series / power } else { series * power }
}

/// The natural logarithm of `x`, which is above 0.
pub fn ln(x: f64) -> f64 {
    let x = x.clamp(1e-9, 1e9);
    // Newton's method on e^y = x, from the power of two beside it.
    let (mut y, mut power) = (0.0, 1.0);
    while power * 2.0 <= x {
        power *= 2.0;
        y += LN_2;
    }
    while power > x {
        power /= 2.0;
        y -= LN_2;
    }
    for _ in 0..3 {
        let e = exp(y);
        y += 2.0 * (x - e) / (x + e);
    }
    y
}

/// The chance whose logit is `x`.
pub fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + exp(-x))
}

/// The logit of a chance, which is held a little away from 0 and 1.
pub fn logit(p: f64) -> f64 {
    let p = p.clamp(0.002, 0.998);
    ln(p / (1.0 - p))
}

/// The chance that at least `need` of things come true, each with its own chance.
pub fn at_least(need: usize, chances: &[f64]) -> f64 {
    let mut ways = vec![0.0; chances.len() + 1];
    ways[0] = 1.0;
    for (n, p) in chances.iter().enumerate() {
        for true_ones in (0..=n).rev() {
            ways[true_ones + 1] += ways[true_ones] * p;
            ways[true_ones] *= 1.0 - p;
        }
    }
    ways.iter().skip(need).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_agree_with_the_library() {
        for n in -200..=200 {
            let x = f64::from(n) / 20.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-6, "e^{x}");
            assert!((sigmoid(x) + sigmoid(-x) - 1.0).abs() < 1e-9, "{x}");
            assert!((ln(x.exp()) - x).abs() < 1e-6, "ln e^{x}");
        }
        assert!((logit(sigmoid(1.5)) - 1.5).abs() < 1e-5);
    }

    #[test]
    fn at_least_so_many_of_several() {
        let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(close(at_least(0, &[0.1]), 1.0));
        assert!(close(at_least(1, &[0.5, 0.5]), 0.75));
        assert!(close(at_least(2, &[0.5, 0.5]), 0.25));
        assert!(close(at_least(3, &[0.5, 0.5]), 0.0));
        assert!(close(at_least(2, &[1.0, 0.3, 0.2]), 0.44));
    }
}
