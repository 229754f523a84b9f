//! How good a position is: the chance that the first side wins.

use crate::exposure;
use crate::maths::{ln, logit, sigmoid};
use crate::outlook::Outlook;
use lock_n_load::classes::Trait;
use lock_n_load::{Phase, Table};
use opponent::ONE;
use table::Side;

/// What the parts of a judgement count for, in logits.
pub(crate) struct Weights {
    /// The outlook on the victory conditions.
    pub goal: f64,
    /// The logarithm of the ratio of both forces.
    pub force: f64,
    /// A tenth of a side's worth in danger.
    pub danger: f64,
    /// A side's part of those who may still act.
    pub tempo: f64,
}

/// Set by hand.
pub(crate) const BY_HAND: Weights = Weights { goal: 1.0, force: 0.55, danger: 0.28, tempo: 0.25 };

/// The chance that the first side wins.
pub(crate) fn value(table: &Table) -> i32 {
    if let Some(outcome) = &table.flow.outcome {
        return match outcome.winner {
            Some(Side::First) => ONE,
            Some(Side::Second) => 0,
            None => ONE / 2,
        };
    }
    (sigmoid(logits(table, &BY_HAND)) * f64::from(ONE)) as i32
}

fn logits(table: &Table, weights: &Weights) -> f64 {
    let men = exposure::men(table);
    let outlook = Outlook::new(table, &men);
    let goal = logit(outlook.first_wins());
    let [first, second] = outlook.force();
    let force = ln((first + 1.0) / (second + 1.0));
    let mut sum = weights.goal * goal + weights.force * force;
    if table.flow.turn.phase == Phase::Operations {
        let (batteries, crowds) = exposure::look(table, false);
        let [a, b] = Side::BOTH.map(|side| exposure::danger(table, &batteries, &crowds, side));
        sum += weights.danger * 10.0 * (b / (second + 1.0) - a / (first + 1.0));
        let fresh = |side: Side, all: f64| {
            let fresh: f64 =
                men.iter().filter(|man| man.side == side && man.fresh && !man.shaken).map(|man| man.worth).sum();
            fresh / (all + 1.0)
        };
        sum += weights.tempo * (fresh(Side::First, first) - fresh(Side::Second, second));
    }
    sum
}

/// The plain reckoning of the yardstick: worth in Good Order, half of it for the Shaken, three for each objective held that is needed, and
/// how near the fighters are to an open one. It never changes.
pub(crate) fn reckon(table: &Table) -> i64 {
    if let Some(outcome) = &table.flow.outcome {
        return match outcome.winner {
            Some(Side::First) => 1_000_000,
            Some(Side::Second) => -1_000_000,
            None => 0,
        };
    }
    let mut sum = 0;
    for side in Side::BOTH {
        let sign = if side == Side::First { 1 } else { -1 };
        let open: Vec<_> = table
            .field
            .objectives
            .iter()
            .zip(&table.flow.control)
            .filter(|(_, holder)| **holder != Some(side))
            .map(|(hex, _)| *hex)
            .chain(table.field.scenario.side(side).exits.iter().filter_map(|name| table.field.map.hex(*name)))
            .collect();
        for unit in table.side(side) {
            let Some(spot) = table.whereabouts(unit) else { continue };
            let points = i64::from(lock_n_load::sections::victory::worth(table, unit)) * 100;
            sum += sign * if unit.shaken { points / 2 } else { points };
            if unit.may(Trait::TakesControl) || unit.may(Trait::Drives) {
                let pace = i64::from(table.movement_factor(unit).max(1));
                let nearest =
                    open.iter().map(|hex| i64::from(table.field.way(table.mobility(unit), spot.hex, *hex))).min();
                sum -= sign * nearest.map_or(0, |hexes| hexes * 40 / pace);
            }
        }
        let held = table.flow.control.iter().filter(|holder| **holder == Some(side)).count() as i64;
        sum += sign
            * (300 * held
                + 100 * i64::from(table.flow.loss_points[side.index()] + 2 * table.flow.exit_points[side.index()]));
    }
    sum
}
