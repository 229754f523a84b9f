//! The search: each plan is carried out again and again in sandboxes, and judged where the game comes to rest. All plans see the same
//! dice, sums are whole numbers, and work is counted in orders: so the verdict is the same on every machine and with any number of threads.

use crate::contest::Contest;
use crate::rollout::{Lane, Sample, Task};
use crate::{Effort, Insight, Offer, Watch};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A plan and what has been found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<P> {
    /// The plan.
    pub plan: P,
    /// Of which kind.
    pub kind: u8,
    /// The chance to win with it, for the side that thinks, in parts of [`ONE`](crate::ONE).
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

/// One time that a plan is to be carried out: which plan, and the how manieth time.
type Job = (usize, u32);

/// Of so few plans none is given up before they are played on.
const LEAST: usize = 4;
/// About so many orders it takes to play a plan on, until it has been seen.
const PRICE: u64 = 40;

/// Thinks: all plans to the next rest, then the best half over and over further on. `plans` are in the order in which they are looked at.
/// Some of them are kept to the last round, whatever comes of them: their chances are to compare with that of the best.
pub(crate) fn search<I: Insight>(
    task: &Task<I>,
    effort: Effort,
    (plans, kept): (&[Offer<I::Plan>], &[usize]),
    lanes: &mut [Lane<I>],
    watch: &Watch<I::Plan>,
) -> Verdict<I::Plan> {
    let contest = Contest::of(plans.len(), kept);
    let mut search = Search { task, effort, plans, lanes, watch, contest, strokes: 0, refused: 0 };
    search.try_out();
    if effort.strokes > 0 {
        search.play_on();
    }
    search.verdict()
}

/// A search under way.
struct Search<'a, I: Insight> {
    task: &'a Task<'a, I>,
    effort: Effort,
    plans: &'a [Offer<I::Plan>],
    lanes: &'a mut [Lane<I>],
    watch: &'a Watch<I::Plan>,
    contest: Contest<'a>,
    /// Orders that were tried out, and those of them that were refused.
    strokes: u64,
    refused: u64,
}

impl<I: Insight> Search<'_, I> {
    /// All plans to the next rest, and the better half of them again.
    fn try_out(&mut self) {
        let Effort { leaf, leaf_rounds, leaf_strokes, .. } = self.effort;
        let mut certain = vec![false; self.plans.len()];
        for round in 0..leaf_rounds {
            self.contest.begin_round();
            let tries = (round * leaf)..((round + 1) * leaf);
            // The first time tells which plans leave nothing to chance: they come to the same each time, and are not carried out again.
            let first = if round == 0 { tries.end.min(1) } else { tries.start };
            for tries in [tries.start..first, first..tries.end] {
                let uncertain: Vec<usize> = self.contest.alive.iter().copied().filter(|plan| !certain[*plan]).collect();
                for plan in self.contest.alive.iter().filter(|plan| certain[**plan]) {
                    let sums = &mut self.contest.leaf[*plan];
                    let again = sums.first().unwrap_or_default();
                    tries.clone().for_each(|_| sums.add(again));
                }
                for ((plan, _), sample) in self.all(&uncertain, tries, 0) {
                    self.contest.leaf[plan].add(sample.value);
                    certain[plan] = sample.certain;
                }
            }
            self.contest.best_first();
            if self.strokes > leaf_strokes || self.watch.is_told_to_stop() {
                break;
            }
            if round + 1 < leaf_rounds {
                self.contest.go_on_with(self.contest.alive.len().div_ceil(2).max(LEAST));
            }
        }
    }

    /// The best plans over several rests, the better half of them again, and so on.
    fn play_on(&mut self) {
        let rounds = self.contest.alive.len().next_power_of_two().ilog2().max(1);
        let mut price = PRICE;
        for _ in 0..rounds {
            self.contest.begin_round();
            let plans = self.contest.alive.clone();
            let begun = plans.first().map_or(0, |plan| self.contest.long[*plan].count());
            let each = self.effort.strokes / u64::from(rounds) / (plans.len() as u64 * price);
            let each = each.clamp(1, 100_000) as u32;
            let before = self.strokes;
            for ((plan, _), sample) in self.all(&plans, begun..(begun + each), self.effort.horizon) {
                self.contest.long[plan].add(sample.value);
            }
            price = ((self.strokes - before) / (u64::from(each) * plans.len() as u64)).max(1);
            self.contest.best_first();
            if let Some(best) = self.contest.alive.first() {
                self.watch.thinks_of(&self.plans[*best].plan);
            }
            if self.watch.is_told_to_stop() {
                break;
            }
            self.contest.go_on_with(self.contest.alive.len().div_ceil(2).max(2));
        }
    }

    /// Carries these plans out, each in each of these tries over so many rests, on as many threads as there are lanes; fewer if they are
    /// told to stop. The answers are in the order of the tries.
    fn all(&mut self, plans: &[usize], tries: Range<u32>, horizon: u32) -> Vec<(Job, Sample)> {
        let jobs: Vec<Job> = tries.flat_map(|n| plans.iter().map(move |plan| (*plan, n))).collect();
        let (task, offers, watch) = (self.task, self.plans, self.watch);
        let work = |lane: &mut Lane<I>, next: &AtomicUsize| {
            let mut done = Vec::new();
            while !watch.is_told_to_stop() {
                let Some(&(plan, n)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                let sample = task.carry_out(lane, &offers[plan].plan, n, horizon);
                watch.has_worked(u64::from(sample.strokes));
                done.push(((plan, n), sample));
            }
            done
        };
        let next = AtomicUsize::new(0);
        let mut done = match &mut *self.lanes {
            [lane] => work(lane, &next),
            // Threads would be begun for nothing.
            lanes if lanes.is_empty() || jobs.is_empty() => Vec::new(),
            lanes => std::thread::scope(|scope| {
                let threads: Vec<_> = lanes.iter_mut().map(|lane| scope.spawn(|| work(lane, &next))).collect();
                threads
                    .into_iter()
                    .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                    .collect()
            }),
        };
        done.sort_by_key(|((plan, n), _)| (*n, *plan));
        self.strokes += done.iter().map(|(_, sample)| u64::from(sample.strokes)).sum::<u64>();
        self.refused += done.iter().map(|(_, sample)| u64::from(sample.refused)).sum::<u64>();
        done
    }

    fn verdict(self) -> Verdict<I::Plan> {
        let Self { plans, contest, strokes, refused, .. } = self;
        let ranked = contest.ranked();
        let best = ranked.first().map_or(0, |(plan, _)| *plan);
        let judged = |(plan, chance): (usize, i32)| Judged {
            plan: plans[plan].plan.clone(),
            kind: plans[plan].kind,
            chance,
            error: contest.error(plan),
            apart: contest.apart(plan, best),
            samples: contest.leaf[plan].count() + contest.long[plan].count(),
            rounds: contest.rounds[plan],
        };
        Verdict { ranked: ranked.into_iter().map(judged).collect(), strokes, refused }
    }
}
