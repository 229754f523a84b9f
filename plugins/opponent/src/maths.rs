//! Functions of chances, out of additions, multiplications, divisions and comparisons alone: those come to the same on every machine, which
//! the library's own exponentials do not promise.

use std::f64::consts::{LN_2, LOG2_E, SQRT_2};

/// Two to the power of a whole number, exactly.
fn two_to(n: i32) -> f64 {
    f64::from_bits(((1023 + n) as u64) << 52)
}

/// e to the power of `x`.
fn exp(x: f64) -> f64 {
    /// One through the factorials: so many terms of the series are exact enough for what is left, which is no more than 0.35.
    const TERMS: [f64; 10] = [
        1.0,
        1.0,
        1.0 / 2.0,
        1.0 / 6.0,
        1.0 / 24.0,
        1.0 / 120.0,
        1.0 / 720.0,
        1.0 / 5040.0,
        1.0 / 40320.0,
        1.0 / 362880.0,
    ];
    let x = x.clamp(-40.0, 40.0);
    let whole = (x * LOG2_E + if x < 0.0 { -0.5 } else { 0.5 }) as i32;
    let rest = x - f64::from(whole) * LN_2;
    TERMS.iter().rev().fold(0.0, |sum, term| sum * rest + term) * two_to(whole)
}

/// The natural logarithm of `x`, which is above 0.
pub fn ln(x: f64) -> f64 {
    let x = x.clamp(1e-9, 1e9);
    // x is a power of two times something near 1, whose logarithm is twice the area tangent of (x - 1) / (x + 1).
    let power = (((x * SQRT_2).to_bits() >> 52) as i32) - 1023;
    let near = x / two_to(power);
    let z = (near - 1.0) / (near + 1.0);
    let square = z * z;
    let series = (0..7).rev().fold(0.0, |sum, n| sum * square + 1.0 / f64::from(2 * n + 1));
    2.0 * z * series + f64::from(power) * LN_2
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
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-9, "e^{x}");
            assert!((sigmoid(x) + sigmoid(-x) - 1.0).abs() < 1e-9, "{x}");
            assert!((ln(x.exp()) - x).abs() < 1e-9, "ln e^{x}");
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
