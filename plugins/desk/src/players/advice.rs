//! *What would you do?*: the plans of somebody who thinks for a person, each with its chance to win and a reason.

use super::room::{Follows, SHOWN};
use crate::window_box::{Insight, Plan};
use crate::{Battle, WindowBox, words};
use opponent::{Insight as _, Judged, ONE, Verdict};
use table::{Say, Side};

/// What somebody would do in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<W: WindowBox> {
    /// The battle, and how it stood.
    pub at: (u64, u64),
    /// For whom.
    pub side: Side,
    /// The plans, the best first.
    pub plans: Vec<Advised<W>>,
}

/// A plan with its worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<W: WindowBox> {
    /// What is done.
    pub outline: W::Outline,
    /// What is done next by those who are free to act by it; none where it says enough.
    pub next: Option<W::Outline>,
    /// The chance to win with it, from 0 to 1.
    pub chance: f32,
    /// The standard error of that.
    pub error: f32,
    /// The standard error of how much better the best plan is.
    pub apart: f32,
    /// Why, in a line.
    pub reason: String,
}

/// A chance as a part of one.
fn part(chance: i32) -> f32 {
    chance as f32 / ONE as f32
}

impl<W: WindowBox> Advice<W> {
    /// What thinking came to.
    pub(crate) fn of(
        battle: &Battle<W>,
        at: (u64, u64),
        side: Side,
        verdict: &Verdict<Plan<W>>,
        follows: &Follows<W>,
    ) -> Self {
        let idle = idle::<W>(verdict);
        let advised = |judged: &Judged<Plan<W>>| Advised::of(battle, side, judged, idle, follows);
        let mut plans: Vec<Advised<W>> = verdict.ranked.iter().take(SHOWN).map(advised).collect();
        // After the best one they are ranked by rounds of thinking first, which nobody sees.
        if let Some(others) = plans.get_mut(1..) {
            others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        }
        Self { at, side, plans }
    }
}

/// The plan to do nothing.
pub(super) fn idle<W: WindowBox>(verdict: &Verdict<Plan<W>>) -> Option<&Judged<Plan<W>>> {
    verdict.ranked.iter().find(|judged| Insight::<W>::idles(&judged.plan))
}

impl<W: WindowBox> Advised<W> {
    /// A plan with its worth and a reason; `idle` is the plan to do nothing, `follows` has what comes after plans that only open something.
    pub(super) fn of(
        battle: &Battle<W>,
        side: Side,
        judged: &Judged<Plan<W>>,
        idle: Option<&Judged<Plan<W>>>,
        follows: &Follows<W>,
    ) -> Self {
        Self {
            outline: W::outline(&battle.table(), &judged.plan),
            next: follows.iter().find(|(plan, _)| *plan == judged.plan).map(|(_, next)| next.clone()),
            chance: part(judged.chance),
            error: part(judged.error),
            apart: part(judged.apart),
            reason: reason(battle, side, judged, idle),
        }
    }
}

fn reason<W: WindowBox>(
    battle: &Battle<W>,
    side: Side,
    judged: &Judged<Plan<W>>,
    idle: Option<&Judged<Plan<W>>>,
) -> String {
    let mut all: Vec<Say> = W::reasons(battle, side, judged);
    // Chances of different rounds of thinking do not compare.
    if let Some(idle) = idle.filter(|idle| idle.rounds == judged.rounds && idle.plan != judged.plan) {
        let points = f64::from(judged.chance - idle.chance) * 100.0 / f64::from(ONE);
        let rounded = points.abs().round() as i64;
        match (rounded, points > 0.0) {
            (0, _) => all.push(words::like_passing()),
            (_, true) => all.push(words::better_than_passing(points_of(rounded))),
            (_, false) => all.push(words::worse_than_passing(points_of(rounded))),
        }
    }
    let table = battle.table();
    let all: Vec<String> = all.iter().map(|say| W::told(&table, say)).collect();
    words::sentence(&all.join("; "))
}

/// So many points of the chance to win.
pub(super) fn points_of(points: i64) -> Say {
    if points == 1 { words::one_point() } else { words::points(points) }
}
