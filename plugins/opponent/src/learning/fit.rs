//! Logistic regression by Newton's method, drawn a little towards what was known before.

use super::chance;
use crate::maths::ln;

/// What was seen, what came of it, and how much it counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What was seen.
    pub features: Vec<f64>,
    /// What came true: from 0 to 1.
    pub label: f64,
    /// How much it counts: what was seen in one game counts as much as what was seen in another.
    pub counts: f64,
}

/// Newton's method is there after a few steps.
const STEPS: usize = 12;

/// The weights that fit the rows best. Each step away from `before` costs half of `ridge` times its square, in units of a row that counts 1.
/// No rows: `before`.
pub fn fit(rows: &[Row], before: &[f64], ridge: f64) -> Vec<f64> {
    let n = before.len();
    let mut weights = before.to_vec();
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = (0..n).map(|i| ridge * (weights[i] - before[i])).collect();
        let mut bend = vec![vec![0.0; n]; n];
        for (i, line) in bend.iter_mut().enumerate() {
            line[i] = ridge;
        }
        for row in rows {
            let p = chance(&weights, &row.features);
            let (miss, spread) = (row.counts * (p - row.label), row.counts * p * (1.0 - p));
            for (i, feature) in row.features.iter().enumerate() {
                slope[i] += miss * feature;
                for (cell, other) in bend[i].iter_mut().zip(&row.features) {
                    *cell += spread * feature * other;
                }
            }
        }
        let Some(step) = solve(bend, slope) else { break };
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight -= step);
    }
    weights
}

/// Solves a system of linear equations by elimination; none if it has no single solution.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let n = right.len();
    for column in 0..n {
        let pivot = (column..n).max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()))?;
        if matrix[pivot][column].abs() < 1e-12 {
            return None;
        }
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        for line in column + 1..n {
            let (above, below) = matrix.split_at_mut(line);
            let (pivot, rest) = (&above[column][column..], &mut below[0][column..]);
            let factor = rest[0] / pivot[0];
            rest.iter_mut().zip(pivot).for_each(|(cell, above)| *cell -= factor * above);
            right[line] -= factor * right[column];
        }
    }
    for line in (0..n).rev() {
        let known: f64 = (line + 1..n).map(|k| matrix[line][k] * right[k]).sum();
        right[line] = (right[line] - known) / matrix[line][line];
    }
    Some(right)
}

/// How badly chances by these weights agree with what came true: the mean of the logarithms of the chances that were given to it, without
/// their sign. Who always says one half has 0.693.
pub fn log_loss(rows: &[Row], weights: &[f64]) -> f64 {
    let counts: f64 = rows.iter().map(|row| row.counts).sum();
    let loss = |row: &Row| {
        let p = chance(weights, &row.features).clamp(1e-6, 1.0 - 1e-6);
        -row.counts * (row.label * ln(p) + (1.0 - row.label) * ln(1.0 - p))
    };
    if counts > 0.0 { rows.iter().map(loss).sum::<f64>() / counts } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    /// Rows whose outcomes follow these weights.
    fn rows(weights: &[f64], count: usize) -> Vec<Row> {
        let mut chance_of = Chance::new(5);
        let mut part = || chance_of.below(2001) as f64 / 1000.0 - 1.0;
        let mut row = |_| {
            let features: Vec<f64> = weights.iter().map(|_| part()).collect();
            let label = f64::from(u8::from((part() + 1.0) / 2.0 < chance(weights, &features)));
            Row { features, label, counts: 1.0 }
        };
        (0..count).map(&mut row).collect()
    }

    #[test]
    fn it_finds_the_weights_that_made_the_outcomes() {
        let truth = [1.5, -2.0, 0.0];
        let rows = rows(&truth, 20_000);
        let found = fit(&rows, &[0.0; 3], 1.0);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 0.12, "{found} is not {truth}");
        }
        assert!(log_loss(&rows, &found) < log_loss(&rows, &[0.0; 3]) - 0.05);
        assert!((log_loss(&rows, &[0.0; 3]) - std::f64::consts::LN_2).abs() < 1e-4);
    }

    #[test]
    fn little_to_learn_from_changes_little() {
        let before = [0.7, 0.2];
        assert_eq!(fit(&[], &before, 1.0), before);
        let few = rows(&[-3.0, 3.0], 4);
        let found = fit(&few, &before, 100.0);
        assert!(found.iter().zip(before).all(|(found, before)| (found - before).abs() < 0.1), "{found:?}");
    }

    #[test]
    fn what_never_varies_keeps_its_weight() {
        let mut rows = rows(&[2.0], 500);
        rows.iter_mut().for_each(|row| row.features.push(0.0));
        let found = fit(&rows, &[0.0, 0.4], 1.0);
        assert!((found[1] - 0.4).abs() < 1e-9, "{found:?}");
    }
}
