//! Who fights whom, and what the dice get.

use super::bench::{locked, names, phase, places, still};
use super::group::{GroupOdds, Outcome, next_groups};
use super::{Group, losers_test, own_lines};
use crate::testing::{Bench, Play};

fn groups(play: &Play, met: bool) -> Vec<Group> {
    let table = play.0.table();
    next_groups(&table, &play.unit("us-2"), &play.unit("ge-2"), met)
}

/// What attackers and defenders get in the only fight there is.
fn sums(bench: &Bench, met: bool) -> (i32, i32) {
    let groups = groups(&still(bench), met);
    assert_eq!(groups.len(), 1);
    let sum = |lines: &[table::Line]| lines.iter().map(|line| line.value).sum::<i32>();
    (sum(&groups[0].lines.0), sum(&groups[0].lines.1))
}

fn brings(name: &str) -> i32 {
    let play = still(&Bench::new());
    let mut sum = 0;
    own_lines(&play.0.table(), &play.figure(name), &mut sum);
    sum
}

/// A German rifleman at (60, 50) with more facts of his squad, and two American riflemen who touch him from the south, all others far away.
fn two_on_one(us: &str, ge: &str) -> Bench {
    let us_at = places((20.0, 100.0), 12, &[(3, 58.5, 52.0), (4, 61.5, 52.0)]);
    let ge_at = places((100.0, 20.0), 9, &[(4, 60.0, 50.0)]);
    locked((&us_at, us), (&ge_at, ge))
}

#[test]
fn roe_cq_03_what_a_man_brings_himself() {
    // CQ 2 and 1 for a semi-automatic rifle, 2 for a submachine gun, -1 for who is encumbered.
    assert_eq!([brings("us-2-01"), brings("us-2-02"), brings("us-2-03")], [3, 1, 3]);
    assert_eq!([brings("ge-2-01"), brings("ge-2-02"), brings("ge-2-04")], [4, 1, 3]);
}

#[test]
fn roe_wpn_01_a_pistol_is_a_close_quarters_weapon() {
    assert_eq!([brings("us-1-01"), brings("ge-1-01")], [3, 3]);
}

#[test]
fn roe_w_18_two_riflemen_charge_one_behind_a_wall_and_tie() {
    let bench = two_on_one("", "sheltered: true");
    assert_eq!(sums(&bench, true), (4, 4));
    assert_eq!(groups(&still(&bench), true)[0].outcome((4, 4)), Outcome::Tied);
}

#[test]
fn roe_cq_03_each_figure_more_of_that_fight_counts_one() {
    assert_eq!(sums(&two_on_one("", ""), true), (4, 3));
    let us_at = places((20.0, 100.0), 12, &[(3, 58.5, 52.0), (4, 61.5, 52.0), (5, 60.0, 55.0)]);
    let ge_at = places((100.0, 20.0), 9, &[(4, 60.0, 50.0)]);
    assert_eq!(sums(&locked((&us_at, ""), (&ge_at, "")), false), (5, 3));
}

#[test]
fn roe_cq_03_cover_counts_while_the_defender_has_lost_no_round() {
    assert_eq!(sums(&two_on_one("", "sheltered: true"), true).1, 4);
    assert_eq!(sums(&two_on_one("", "sheltered: true, rounds_lost: 1"), true).1, 3);
}

#[test]
fn roe_cq_03_the_higher_position_counts_while_that_side_has_lost_no_round() {
    let hill = "(kind: \"hill\", shape: Area([(50, 40), (70, 40), (70, 51), (50, 51)]), level: 1)";
    assert_eq!(sums(&two_on_one("", "").pieces(hill), true), (4, 4));
    assert_eq!(sums(&two_on_one("", "rounds_lost: 1").pieces(hill), true), (4, 3));
}

#[test]
fn roe_dis_10_a_shaken_unit_has_one_less() {
    assert_eq!(sums(&two_on_one("", "discipline: Suppressed"), true).1, 3);
    let bench = two_on_one("", "discipline: Shaken");
    assert_eq!(sums(&bench, true).1, 2);
    let groups = groups(&still(&bench), true);
    assert_eq!(groups[0].lines.1.last().map(|line| line.rule.0), Some("ROE-DIS-10"));
}

#[test]
fn roe_dis_14_a_demoralised_unit_has_one_less() {
    let bench = two_on_one("", "discipline: Demoralised");
    assert_eq!(sums(&bench, true).1, 2);
    assert_eq!(groups(&still(&bench), true)[0].lines.1.last().map(|line| line.rule.0), Some("ROE-DIS-14"));
}

#[test]
fn roe_dis_15_a_demoralised_unit_has_nothing_of_its_cover() {
    assert_eq!(sums(&two_on_one("", "discipline: Shaken, sheltered: true"), true).1, 3);
    assert_eq!(sums(&two_on_one("", "discipline: Demoralised, sheltered: true"), true).1, 2);
}

#[test]
fn roe_h_10_the_best_of_a_side_rolls() {
    // The gunner is the first of the list, but encumbered.
    let us_at = places((20.0, 100.0), 12, &[(2, 58.5, 52.0), (4, 61.5, 52.0)]);
    let ge_at = places((100.0, 20.0), 9, &[(4, 60.0, 50.0)]);
    let groups = groups(&still(&phase((&us_at, ""), (&ge_at, ""))), true);
    assert_eq!(names(&groups[0].attackers), ["us-2-04", "us-2-02"]);
}

#[test]
fn roe_h_10_only_a_higher_total_wins_and_chances_are_those_of_all_throws() {
    // Both have 4: as often one as the other.
    let even = &groups(&still(&two_on_one("", "sheltered: true")), true)[0];
    assert_eq!([even.outcome((4, 3)), even.outcome((3, 4))], [Outcome::Won, Outcome::Lost]);
    assert_eq!(even.odds(), GroupOdds { wins: 15, ties: 6, loses: 15 });
    let one_more = &groups(&still(&two_on_one("", "")), true)[0];
    assert_eq!(one_more.odds(), GroupOdds { wins: 21, ties: 5, loses: 10 });
}

#[test]
fn roe_h_10_a_figure_that_touches_two_fights_the_nearest_of_them() {
    // He touches both, and the fifth is nearer by a hair.
    let us_at = places((20.0, 100.0), 12, &[(3, 60.0, 52.08)]);
    let ge_at = places((100.0, 20.0), 9, &[(4, 58.5, 50.0), (5, 61.45, 50.0)]);
    let groups = groups(&still(&phase((&us_at, ""), (&ge_at, ""))), true);
    assert_eq!(groups.len(), 1);
    assert_eq!(names(&groups[0].attackers), ["us-2-03"]);
    assert_eq!(names(&groups[0].defenders), ["ge-2-05"]);
}

#[test]
fn roe_h_10_in_later_rounds_all_within_ten_centimetres_join_in() {
    // One touches; one stands 10 cm from base to base, one a hair further.
    let us_at = places((20.0, 100.0), 12, &[(3, 60.0, 52.5), (4, 60.0, 62.5), (5, 72.51, 50.0)]);
    let ge_at = places((100.0, 20.0), 9, &[(4, 60.0, 50.0)]);
    let bench = locked((&us_at, ""), (&ge_at, ""));
    assert_eq!(groups(&still(&bench), true)[0].attackers.len(), 1);
    let later = groups(&still(&bench), false);
    assert_eq!(later.len(), 1);
    assert_eq!(names(&later[0].attackers), ["us-2-03", "us-2-04"]);
}

#[test]
fn roe_h_10_in_later_rounds_as_many_fights_are_fought_as_can_be() {
    // Three against two: the nearest pair each other, and the third joins his nearest enemy.
    let us_at = places((20.0, 100.0), 12, &[(3, 60.0, 52.5), (4, 63.0, 52.5), (5, 70.0, 50.0)]);
    let ge_at = places((100.0, 20.0), 9, &[(4, 60.0, 50.0), (5, 66.0, 50.0)]);
    let later = groups(&still(&locked((&us_at, ""), (&ge_at, ""))), false);
    let told: Vec<_> = later.iter().map(|one| (names(&one.attackers), names(&one.defenders))).collect();
    let pair = |us: &[&str], ge: &str| (us.iter().map(ToString::to_string).collect::<Vec<_>>(), vec![ge.to_string()]);
    assert_eq!(told, [pair(&["us-2-03"], "ge-2-04"), pair(&["us-2-04", "us-2-05"], "ge-2-05")]);
}

/// What the test of Germans who have lost a round gets: so many of nine against so many of twelve.
fn loser(ge: &str, own: u8, enemies: u8) -> i32 {
    let bench = phase((&places((20.0, 100.0), enemies, &[]), ""), (&places((100.0, 20.0), own, &[]), ge));
    let play = still(&bench);
    let test = losers_test(&play.0.table(), &play.unit("ge-2"), &play.unit("us-2"));
    test.lines.iter().map(|line| line.value).sum()
}

#[test]
fn roe_cq_04_the_rows_of_the_losers_test() {
    // +1 for the NCO; 9 against 9, against 12, and 5 against 10.
    assert_eq!(loser("", 9, 9), 1);
    assert_eq!(loser("", 9, 12), 0);
    assert_eq!(loser("", 5, 10), -1);
    assert_eq!(loser("", 5, 9), 0);
    assert_eq!(loser("discipline: Suppressed", 9, 9), 1);
    assert_eq!(loser("discipline: Shaken", 9, 9), 0);
    assert_eq!(loser("discipline: Demoralised", 9, 9), 0);
    // Below half, and twice as many: +1, -2, -1.
    assert_eq!(loser("", 4, 8), -2);
}

#[test]
fn roe_cq_04_the_officer_is_heard_at_20_cm() {
    let with_officer = |y: f64| {
        let (us, ge) = (places((20.0, 100.0), 9, &[]), places((100.0, 20.0), 9, &[]));
        let play = Bench::new()
            .position(&format!(
                "active: First, phase: CloseQuarters, units: [
                    (id: \"us-2\", at: [{us}]), (id: \"ge-2\", at: [{ge}]), (id: \"ge-1\", at: [(100, {y})]),
                ]"
            ))
            .game(&[]);
        let test = losers_test(&play.0.table(), &play.unit("ge-2"), &play.unit("us-2"));
        test.lines.iter().map(|line| line.value).sum::<i32>()
    };
    assert_eq!([with_officer(42.5), with_officer(42.51)], [2, 1]);
}

#[test]
fn roe_r_25_they_take_the_place_of_the_usual_ones() {
    // Neither a table edge nor a quiet turn counts.
    assert_eq!(loser("fired_on: true, engaged: true, crossfire: true", 9, 9), loser("", 9, 9));
}
