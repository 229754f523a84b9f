//! *Why not?*: a person's own plan beside the best of the others, and what the other side may do against it.

use super::advice::{Advised, idle, points_of};
use super::room::Follows;
use crate::window_box::Plan;
use crate::{Battle, WindowBox, words};
use opponent::Verdict;
use table::{Say, Side};

/// What somebody thinks of a person's plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<W: WindowBox> {
    /// The battle, and how it stood.
    pub at: (u64, u64),
    /// For whom.
    pub side: Side,
    /// The plan that was weighed.
    pub plan: Plan<W>,
    /// What it comes to.
    pub own: Advised<W>,
    /// The best of the other plans; none: there is no other.
    pub other: Option<Advised<W>>,
    /// How the one compares with the other, in a sentence.
    pub compared: String,
    /// It is clearly worse than the other.
    pub worse: bool,
    /// What it has to fear, in a sentence; empty where that is not worked out.
    pub reply: String,
}

/// Differences of this many standard errors are no accident.
const CLEAR: f32 = 2.0;
/// Differences of less than this, in points, are none.
const POINTS: f32 = 1.0;

impl<W: WindowBox> Weighed<W> {
    /// What thinking came to; none: the plan is not among those that were looked into.
    pub(crate) fn of(
        battle: &Battle<W>,
        at: (u64, u64),
        side: Side,
        plan: &Plan<W>,
        verdict: &Verdict<Plan<W>>,
        follows: &Follows<W>,
    ) -> Option<Self> {
        let own = verdict.ranked.iter().find(|judged| judged.plan == *plan)?;
        let other = verdict.ranked.iter().find(|judged| judged.plan != *plan);
        let advised = |judged| Advised::of(battle, side, judged, idle::<W>(verdict), follows);
        let (own, other) = (advised(own), other.map(advised));
        let (compared, worse) = match &other {
            None => (words::nothing_else(), false),
            Some(other) => compared([own.chance, own.apart], [other.chance, other.apart]),
        };
        let table = battle.table();
        let told = |say: &Say| words::sentence(&W::told(&table, say));
        let reply = W::reply(battle, side, &own.outline).map_or_else(String::new, |reply| told(&reply));
        Some(Self { at, side, plan: plan.clone(), compared: told(&compared), worse, reply, own, other })
    }
}

/// How a plan compares with another, by the chance of each and by the standard error of how much better the best plan is, and whether it is
/// clearly worse. One of the two is the best of all.
fn compared(own: [f32; 2], other: [f32; 2]) -> (Say, bool) {
    let points = (other[0] - own[0]) * 100.0;
    let error = own[1].max(other[1]) * 100.0;
    let (whole, error_whole) = (points.abs().round() as i64, error.max(1.0).round() as i64);
    if points.abs() < POINTS || points.abs() < error {
        (words::as_good_as_the_best(), false)
    } else if points > 0.0 {
        (words::worse_than_the_best(points_of(whole), error_whole), points > CLEAR * error)
    } else {
        (words::better_than_the_next(points_of(whole), error_whole), false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_within_the_error_is_none() {
        let best = |chance| [chance, 0.0];
        assert_eq!(compared([0.50, 0.04], best(0.53)), (words::as_good_as_the_best(), false));
        assert_eq!(compared([0.50, 0.01], best(0.60)), (words::worse_than_the_best(points_of(10), 1), true));
        assert_eq!(compared([0.50, 0.08], best(0.60)), (words::worse_than_the_best(points_of(10), 8), false));
        assert_eq!(compared(best(0.60), [0.50, 0.01]), (words::better_than_the_next(points_of(10), 1), false));
        assert_eq!(compared(best(0.60), [0.60, 0.0]), (words::as_good_as_the_best(), false));
        assert_eq!(points_of(1), words::one_point());
    }
}
