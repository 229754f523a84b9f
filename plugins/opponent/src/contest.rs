//! How plans stand against each other while they are tried out: what each is worth, and which of them go on.

use crate::ONE;
use crate::sums::Sums;
use std::cmp::Reverse;

/// About so far off is what a position is judged at when the next impulse begins.
const LEAF_ERROR: i128 = ONE as i128 * 3 / 200;
/// The judgement at the next rest counts at least like so many times that a plan was played on.
const LEAF_WEIGHT_LEAST: i64 = 12;

/// What is known of each plan, and which of them are still in it.
pub(crate) struct Contest<'k> {
    /// What each was judged at when the next impulse began.
    pub leaf: Vec<Sums>,
    /// What came of each when it was played on.
    pub long: Vec<Sums>,
    /// In how many rounds each has been.
    pub rounds: Vec<u32>,
    /// Those that are still in it; after a round the best first.
    pub alive: Vec<usize>,
    /// Those that stay in it whatever comes of them: their chances are to compare with that of the best.
    kept: &'k [usize],
}

impl<'k> Contest<'k> {
    /// All of so many plans, in the order in which they are looked at.
    pub(crate) fn of(plans: usize, kept: &'k [usize]) -> Self {
        Self {
            leaf: vec![Sums::default(); plans],
            long: vec![Sums::default(); plans],
            rounds: vec![0; plans],
            alive: (0..plans).collect(),
            kept,
        }
    }

    /// A round begins for all that are still in it.
    pub(crate) fn begin_round(&mut self) {
        for plan in &self.alive {
            self.rounds[*plan] += 1;
        }
    }

    /// Puts those that are still in it in order, the best first.
    pub(crate) fn best_first(&mut self) {
        let weight = self.leaf_weight();
        let mut alive = std::mem::take(&mut self.alive);
        alive.sort_by_key(|plan| (Reverse(self.value(*plan, weight)), *plan));
        self.alive = alive;
    }

    /// Goes on with so many, the best, and with those that are kept; the best of the others in any case.
    pub(crate) fn go_on_with(&mut self, count: usize) {
        let kept = self.kept;
        let mut room = count.saturating_sub(kept.len()).max(1);
        self.alive.retain(|plan| {
            let stays = room > 0;
            let kept = kept.contains(plan);
            room -= usize::from(stays && !kept);
            kept || stays
        });
    }

    /// Like how many times that a plan was played on the judgement at the next rest counts: the more that varies which is played on to, the
    /// more often it takes to tell more than the judgement does.
    fn leaf_weight(&self) -> i64 {
        let degrees: i128 = self.long.iter().map(|sums| i128::from(sums.count().saturating_sub(1))).sum();
        let varies = self.long.iter().map(Sums::spread).sum::<i128>() / degrees.max(1);
        LEAF_WEIGHT_LEAST.max((varies / (LEAF_ERROR * LEAF_ERROR)) as i64)
    }

    fn value(&self, plan: usize, weight: i64) -> i32 {
        let (leaf, long) = (&self.leaf[plan], &self.long[plan]);
        ((long.sum() + weight * leaf.mean()) / (i64::from(long.count()) + weight)) as i32
    }

    /// The standard error of what a plan is worth.
    pub(crate) fn error(&self, plan: usize) -> i32 {
        self.long[plan].error().or_else(|| self.leaf[plan].error()).unwrap_or(ONE / 2)
    }

    /// The standard error of how much better the best plan is.
    pub(crate) fn apart(&self, plan: usize, best: usize) -> i32 {
        let [long, leaf] = [&self.long, &self.leaf].map(|sums| sums[plan].error_beside(&sums[best]));
        let square = |plan| i64::from(self.error(plan)).pow(2);
        // Who was not played on as long has met other dice.
        long.or(leaf)
            .filter(|_| self.rounds[plan] == self.rounds[best])
            .unwrap_or_else(|| if plan == best { 0 } else { (square(plan) + square(best)).isqrt() as i32 })
    }

    /// All plans with what they are worth, the best first: who has been in more rounds comes before.
    pub(crate) fn ranked(&self) -> Vec<(usize, i32)> {
        let weight = self.leaf_weight();
        let mut all: Vec<(usize, i32)> = (0..self.leaf.len()).map(|plan| (plan, self.value(plan, weight))).collect();
        all.sort_by_key(|(plan, value)| (Reverse((self.rounds[*plan], *value)), *plan));
        all
    }
}

#[cfg(test)]
#[path = "contest_test.rs"]
mod tests;
