//! The search: each plan is carried out again and again in sandboxes, and judged where the game comes to rest. All plans see the same
//! dice, sums are whole numbers, and work is counted in orders: so the verdict is the same on every machine and with any number of threads.

use crate::rollout::{Lane, Sample, Task};
use crate::{Effort, Insight, ONE, Offer, Watch};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A plan and what has been found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<P> {
    /// The plan.
    pub plan: P,
    /// Of which kind.
    pub kind: u8,
    /// The chance to win with it, for the side that thinks, in parts of [`ONE`].
    pub chance: i32,
    /// The standard error of that.
    pub error: i32,
    /// The standard error of how much better the best plan is. Both have met the same dice, so it is less than their own errors make it.
    pub apart: i32,
    /// How often it has been carried out.
    pub samples: u32,
    /// In how many rounds it was among those that were played on: chances of different rounds do not compare.
    pub rounds: u32,
}

/// What thinking came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<P> {
    /// The plans that were looked into, the best first.
    pub ranked: Vec<Judged<P>>,
    /// How many orders were tried out.
    pub strokes: u64,
    /// Of these, how many were refused: a mistake in the insight.
    pub refused: u64,
}

/// One time that a plan is to be carried out: which plan, the how manieth time, over how many rests.
type Job = (usize, u32, u32);

/// What came of a plan each time, and sums over that. With equal counts the n-th of two plans have met the same dice.
#[derive(Clone, Default)]
struct Sums {
    values: Vec<i32>,
    sum: i64,
    squares: i128,
}

impl Sums {
    fn add(&mut self, value: i32) {
        self.values.push(value);
        self.sum += i64::from(value);
        self.squares += i128::from(value) * i128::from(value);
    }
    fn count(&self) -> u32 {
        self.values.len() as u32
    }
    fn mean(&self) -> i64 {
        self.sum / i64::from(self.count().max(1))
    }
    /// The sum of the squared distances from the mean.
    fn spread(&self) -> i128 {
        self.squares - i128::from(self.sum) * i128::from(self.sum) / i128::from(self.count().max(1))
    }
    /// The standard error of the mean; none of less than two samples.
    fn error(&self) -> Option<i32> {
        let n = i128::from(self.count());
        (n > 1).then(|| (self.spread() / (n - 1) / n).max(0).isqrt() as i32)
    }
    /// The standard error of the difference to another plan that has met the same dice as often.
    fn error_beside(&self, other: &Self) -> Option<i32> {
        if self.count() != other.count() {
            return None;
        }
        let mut apart = Self::default();
        self.values.iter().zip(&other.values).for_each(|(own, its)| apart.add(own - its));
        apart.error()
    }
}

/// Of so few plans none is given up before they are played on.
const LEAST: usize = 4;
/// About so far off is what a position is judged at when the next impulse begins.
const LEAF_ERROR: i128 = ONE as i128 * 3 / 200;
/// The judgement at the next rest counts at least like so many times that a plan was played on.
const LEAF_WEIGHT_LEAST: i64 = 12;

/// Like how many times that a plan was played on the judgement at the next rest counts: the more that varies which is played on to, the more
/// often it takes to tell more than the judgement does.
fn leaf_weight(long: &[Sums]) -> i64 {
    let degrees: i128 = long.iter().map(|sums| i128::from(sums.count().saturating_sub(1))).sum();
    let varies = long.iter().map(Sums::spread).sum::<i128>() / degrees.max(1);
    LEAF_WEIGHT_LEAST.max((varies / (LEAF_ERROR * LEAF_ERROR)) as i64)
}

impl<I: Insight> Task<'_, I> {
    /// Does all jobs on as many threads as there are lanes; fewer if they are told to stop. The answers are in the order of the jobs.
    fn all(
        &self,
        lanes: &mut [Lane<I>],
        plans: &[Offer<I::Plan>],
        jobs: &[Job],
        watch: &Watch<I::Plan>,
    ) -> Vec<(Job, Sample)> {
        let work = |lane: &mut Lane<I>, next: &AtomicUsize| {
            let mut done = Vec::new();
            while !watch.is_told_to_stop() {
                let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                let (plan, n, horizon) = *job;
                let sample = self.carry_out(lane, &plans[plan].plan, n, horizon);
                watch.has_worked(u64::from(sample.strokes));
                done.push((*job, sample));
            }
            done
        };
        let next = AtomicUsize::new(0);
        let mut done = match lanes {
            // Threads would be begun for nothing.
            _ if jobs.is_empty() => Vec::new(),
            [] => Vec::new(),
            [lane] => work(lane, &next),
            lanes => std::thread::scope(|scope| {
                let threads: Vec<_> = lanes.iter_mut().map(|lane| scope.spawn(|| work(lane, &next))).collect();
                threads
                    .into_iter()
                    .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                    .collect()
            }),
        };
        done.sort_by_key(|((plan, n, rests), _)| (*rests, *n, *plan));
        done
    }
}

/// Thinks: all plans to the next rest, then the best half over and over further on. `plans` are in the order in which they are looked at.
/// Some of them are kept to the last round, whatever comes of them: their chances are to compare with that of the best.
pub(crate) fn search<I: Insight>(
    task: &Task<I>,
    effort: Effort,
    (plans, kept): (&[Offer<I::Plan>], &[usize]),
    lanes: &mut [Lane<I>],
    watch: &Watch<I::Plan>,
) -> Verdict<I::Plan> {
    let mut leaf = vec![Sums::default(); plans.len()];
    let mut long = vec![Sums::default(); plans.len()];
    let mut verdict = Verdict { ranked: Vec::new(), strokes: 0, refused: 0 };
    let value = |plan: usize, weight: i64, leaf: &[Sums], long: &[Sums]| {
        let (leaf, long) = (&leaf[plan], &long[plan]);
        ((long.sum + weight * leaf.mean()) / (i64::from(long.count()) + weight)) as i32
    };
    let mut survived = vec![0; plans.len()];
    let mut alive: Vec<usize> = (0..plans.len()).collect();
    let best_first = |alive: &mut Vec<usize>, leaf: &[Sums], long: &[Sums]| {
        let weight = leaf_weight(long);
        alive.sort_by_key(|plan| (std::cmp::Reverse(value(*plan, weight, leaf, long)), *plan));
    };
    // Those that are kept go on, and as many of the others as there is room for, the best of them in any case.
    let go_on_with = |alive: &mut Vec<usize>, count: usize| {
        let mut room = count.saturating_sub(kept.len()).max(1);
        alive.retain(|plan| {
            let stays = room > 0;
            let kept = kept.contains(plan);
            room -= usize::from(stays && !kept);
            kept || stays
        });
    };
    let mut certain = vec![false; plans.len()];
    for round in 0..effort.leaf_rounds {
        let tries = (round * effort.leaf)..((round + 1) * effort.leaf);
        for plan in &alive {
            survived[*plan] += 1;
        }
        // The first time tells which plans leave nothing to chance: they come to the same each time, and are not carried out again.
        let first = if round == 0 { tries.end.min(1) } else { tries.start };
        for tries in [tries.start..first, first..tries.end] {
            let jobs: Vec<Job> = tries
                .clone()
                .flat_map(|n| {
                    alive.iter().filter(|plan| !certain[**plan]).map(move |plan| (*plan, n, 0)).collect::<Vec<_>>()
                })
                .collect();
            for plan in alive.iter().filter(|plan| certain[**plan]) {
                let again = leaf[*plan].values[0];
                tries.clone().for_each(|_| leaf[*plan].add(again));
            }
            for ((plan, ..), sample) in task.all(lanes, plans, &jobs, watch) {
                leaf[plan].add(sample.value);
                certain[plan] = sample.certain;
                verdict.strokes += u64::from(sample.strokes);
                verdict.refused += u64::from(sample.refused);
            }
        }
        best_first(&mut alive, &leaf, &long);
        if verdict.strokes > effort.leaf_strokes || watch.is_told_to_stop() {
            break;
        }
        if round + 1 < effort.leaf_rounds {
            let count = alive.len().div_ceil(2).max(LEAST);
            go_on_with(&mut alive, count);
        }
    }
    if effort.strokes > 0 {
        let rounds = alive.len().next_power_of_two().ilog2().max(1);
        let mut price = 40;
        for _ in 0..rounds {
            let each = (effort.strokes / u64::from(rounds) / (alive.len() as u64 * price)).clamp(1, 100_000) as u32;
            let jobs: Vec<Job> = (0..each)
                .flat_map(|n| alive.iter().map(move |plan| (*plan, n)).collect::<Vec<_>>())
                .map(|(plan, n)| (plan, long[plan].count() + n, effort.horizon))
                .collect();
            let done = task.all(lanes, plans, &jobs, watch);
            let strokes: u64 = done.iter().map(|(_, sample)| u64::from(sample.strokes)).sum();
            price = (strokes / (done.len() as u64).max(1)).max(1);
            for plan in &alive {
                survived[*plan] += 1;
            }
            for ((plan, ..), sample) in done {
                long[plan].add(sample.value);
                verdict.refused += u64::from(sample.refused);
            }
            verdict.strokes += strokes;
            best_first(&mut alive, &leaf, &long);
            if let Some(best) = alive.first() {
                watch.thinks_of(&plans[*best].plan);
            }
            if watch.is_told_to_stop() {
                break;
            }
            let count = alive.len().div_ceil(2).max(2);
            go_on_with(&mut alive, count);
        }
    }
    let weight = leaf_weight(&long);
    let error = |plan: usize| long[plan].error().or_else(|| leaf[plan].error()).unwrap_or(ONE / 2);
    let apart = |plan: usize, best: usize| {
        let together = long[plan].error_beside(&long[best]).or_else(|| leaf[plan].error_beside(&leaf[best]));
        let square = |plan| i64::from(error(plan)).pow(2);
        // Who was not played on as long has met other dice.
        together
            .filter(|_| survived[plan] == survived[best])
            .unwrap_or_else(|| if plan == best { 0 } else { (square(plan) + square(best)).isqrt() as i32 })
    };
    let mut order: Vec<usize> = (0..plans.len()).collect();
    order.sort_by_key(|plan| (std::cmp::Reverse((survived[*plan], value(*plan, weight, &leaf, &long))), *plan));
    let best = order.first().copied().unwrap_or_default();
    let judged = |plan: usize| Judged {
        plan: plans[plan].plan.clone(),
        kind: plans[plan].kind,
        chance: value(plan, weight, &leaf, &long),
        error: error(plan),
        apart: apart(plan, best),
        samples: leaf[plan].count() + long[plan].count(),
        rounds: survived[plan],
    };
    verdict.ranked = order.into_iter().map(judged).collect();
    verdict
}
