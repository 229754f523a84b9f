//! How plans stand.

use super::*;

/// Points of a hundred.
const POINT: i32 = ONE / 100;

/// A contest of plans that were judged at so many points at first, and came to so many each time that they were played on.
fn of(plans: &[(i32, &[i32])], kept: &'static [usize]) -> Contest<'static> {
    let mut contest = Contest::of(plans.len(), kept);
    for (plan, (leaf, long)) in plans.iter().enumerate() {
        contest.leaf[plan].add(leaf * POINT);
        long.iter().for_each(|value| contest.long[plan].add(value * POINT));
    }
    contest.best_first();
    contest
}

#[test]
fn what_is_judged_at_the_next_rest_counts_like_tries() {
    // Both came to the same when they were played on, and the second had been thought better by 40 points.
    let contest = of(&[(50, &[50, 50, 50, 50]), (90, &[50, 50, 50, 50])], &[]);
    assert_eq!(contest.alive, [1, 0]);
    let points: Vec<(usize, i32)> = contest.ranked().into_iter().map(|(plan, value)| (plan, value / POINT)).collect();
    assert_eq!(points, [(1, 80), (0, 50)], "90 counts like {LEAF_WEIGHT_LEAST} tries");
}

#[test]
fn the_best_go_on_and_whoever_is_kept() {
    let mut contest = of(&[(20, &[]), (50, &[]), (40, &[]), (30, &[]), (60, &[])], &[0]);
    contest.begin_round();
    contest.go_on_with(3);
    assert_eq!(contest.alive, [4, 1, 0], "the worst is kept");
    contest.begin_round();
    contest.go_on_with(1);
    assert_eq!(contest.alive, [4, 0], "one of the others in any case");
    // Who has been in more rounds comes before, whatever he is worth.
    let order: Vec<usize> = contest.ranked().into_iter().map(|(plan, _)| plan).collect();
    assert_eq!(order, [4, 1, 0, 2, 3]);
}

#[test]
fn plans_that_have_met_the_same_dice_are_told_apart_better_than_each_is_known() {
    // The one is better by ten points each time, whatever the dice.
    let together = of(&[(50, &[80, 20, 60, 40]), (40, &[70, 10, 50, 30])], &[]);
    assert_eq!(together.apart(1, 0), 0);
    assert!(together.error(0) > 10 * POINT && together.error(1) == together.error(0));
    // With other dice both errors count.
    let mut other = of(&[(50, &[80, 20, 60, 40]), (40, &[70, 10, 50, 30])], &[]);
    other.rounds[0] += 1;
    assert!(other.apart(1, 0) > other.error(0));
    assert_eq!(other.apart(0, 0), 0);
}
