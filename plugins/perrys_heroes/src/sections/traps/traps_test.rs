//! Traps.

use super::{Work, judge};
use crate::facts::event::Event;
use crate::files::values::{Health, Morale, TrapKind};
use crate::testing::{Bench, Play, cm, id};
use table::RuleSet as _;
use table::Side::{First, Second};

fn bench(men: &str, traps: &str, figures: &str) -> Bench {
    let team = format!("(name: \"Team\", men: [{men}])");
    Bench::new().teams(First, &team).position(&format!(
        "active: (side: First, team: 0), figures: [{figures}, (id: \"us-02\", at: (10, 110)), (id: \"ge-01\", at: (90, 5))], traps: [{traps}]"
    ))
}

const MEN: &str = "(name: \"One\", experience: Veteran, speciality: Engineer, traps: 1), (name: \"Two\"), (name: \"Three\", experience: Green)";
const ENEMY: &str = "(at: (90, 80), by: (side: Second, team: 0))";

fn play(traps: &str, figures: &str, dice: &[u8]) -> Play {
    bench(MEN, traps, figures).game(dice)
}

fn traps(play: &Play) -> Vec<bool> {
    play.0.table().battle.traps.iter().map(|trap| trap.found).collect()
}

const ONE: &str = "(id: \"us-01\", at: (90, 90))";
const IN: &str = "(id: \"us-01\", at: (90, 85))";

#[test]
fn ph_7_11_01_a_search_takes_the_place_of_moving() {
    let mut searched = play("", ONE, &[1]);
    searched.order(First, "Search(unit: \"us-01\")");
    assert_eq!(searched.refused(First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 8900)])"), "PH-7.11-01");
    let mut moved = play("", ONE, &[]);
    moved.order(First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 9100)])");
    assert_eq!(moved.refused(First, "Search(unit: \"us-01\")"), "PH-7.11-01");
}

#[test]
fn ph_7_11_02_a_search_costs_two_points_and_needs_six() {
    let play = play("", "(id: \"us-01\", at: (90, 90)), (id: \"us-03\", at: (80, 90))", &[]);
    let of = |name: &str| play.0.seen_by(First, |seen| judge(seen, First, id(name), Work::Search).expect("a search"));
    assert_eq!((of("us-01").cost, of("us-01").of_ten()), (2, 7), "a Veteran has 2 more");
    assert_eq!(of("us-02").of_ten(), 6, "a Normal man has 1 more");
    assert_eq!(of("us-03").of_ten(), 5);
}

#[test]
fn ph_7_11_03_a_search_that_succeeds_marks_what_is_there() {
    let mut finds = play(ENEMY, ONE, &[4]);
    finds.order(First, "Search(unit: \"us-01\")");
    assert_eq!(traps(&finds), [true]);
    let mut fails = play(ENEMY, ONE, &[3]);
    let events = fails.order(First, "Search(unit: \"us-01\")");
    assert_eq!(traps(&fails), [false]);
    assert!(!events.iter().any(|event| matches!(event, Event::BattleIs(crate::BattleIs::Trap(_)))));
    let far = "(at: (90, 78.74), by: (side: Second, team: 0))";
    let mut far = play(far, ONE, &[10]);
    far.order(First, "Search(unit: \"us-01\")");
    assert_eq!(traps(&far), [false], "its area ends more than 5 cm from his base");
}

#[test]
fn ph_7_15_01_a_trap_is_set_around_who_sets_it_and_the_enemy_does_not_see_it() {
    let mut play = play("", ONE, &[3]);
    let before = play.0.table().battle.pools[0];
    let events = play.order(First, "SetTrap(unit: \"us-01\")");
    let trap = play.0.table().battle.traps[0];
    assert_eq!((trap.at, trap.side, trap.found), (cm(90.0, 90.0), First, false));
    assert_eq!(play.0.table().battle.pools[0], before - 4);
    assert_eq!(play.figure("us-01").traps, 0);
    assert_eq!(play.refused(First, "SetTrap(unit: \"us-01\")"), "PH-7.15-01", "he has no charge left");
    assert_eq!(play.refused(First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 8900)])"), "PH-7.11-01");
    play.0.seen_by(Second, |seen| assert!(seen.battle.traps.is_empty()));
    for event in events.iter().filter(|event| matches!(event, Event::Rolled(_) | Event::BattleIs(_))) {
        assert_eq!(crate::PerrysHeroes::told_to(&play.0.table(), event), [true, false]);
    }
}

#[test]
fn ph_7_15_02_only_a_trap_that_has_been_found_is_disarmed() {
    let found = "(at: (90, 80), by: (side: Second, team: 0), found: true)";
    assert_eq!(play(ENEMY, IN, &[]).refused(First, "Disarm(unit: \"us-01\")"), "PH-7.15-02");
    assert_eq!(play(found, ONE, &[]).refused(First, "Disarm(unit: \"us-01\")"), "PH-7.15-02", "too far away");
    let mut play = play(found, IN, &[3]);
    play.order(First, "Disarm(unit: \"us-01\")");
    assert_eq!(traps(&play), []);
}

#[test]
fn ph_7_15_03_work_at_a_trap_needs_six_with_an_engineers_and_a_veterans_bonus() {
    let play = play("(at: (10, 110), by: (side: Second, team: 0), found: true)", ONE, &[]);
    let of = |name: &str, work: Work| play.0.seen_by(First, |seen| judge(seen, First, id(name), work).expect("work"));
    assert_eq!(
        (of("us-01", Work::Set(TrapKind::Charge)).cost, of("us-01", Work::Set(TrapKind::Charge)).of_ten()),
        (4, 8),
        "3 or more"
    );
    assert_eq!((of("us-02", Work::Disarm).cost, of("us-02", Work::Disarm).of_ten()), (4, 5));
}

#[test]
fn ph_7_15_04_a_natural_one_sets_the_trap_off() {
    let mut sets = play("", ONE, &[1, 1, 1, 1, 3, 6]);
    sets.order(First, "SetTrap(unit: \"us-01\")");
    let one = sets.figure("us-01");
    assert_eq!((one.health, one.traps), (Health::Wounded, 0));
    assert!(sets.0.table().battle.traps.is_empty());
    let found = "(at: (90, 80), by: (side: Second, team: 0), found: true)";
    let mut disarms = play(found, IN, &[1, 6, 6, 1, 1]);
    disarms.order(First, "Disarm(unit: \"us-01\")");
    assert_eq!(disarms.figure("us-01").health, Health::Dead);
    assert_eq!(traps(&disarms), []);
}

#[test]
fn ph_r_31_it_is_the_die_itself_that_shows_one() {
    // A Veteran engineer has 3 more: with a 1 he comes to 4 and sets it off; no die of his could come to 1 otherwise.
    let mut play = play("", ONE, &[2]);
    play.order(First, "SetTrap(unit: \"us-01\")");
    assert_eq!((play.figure("us-01").traps, play.figure("us-01").health), (1, Health::Fit), "2 and 3 are 5: it fails");
}

const MOVE: &str = "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 8000)])";

#[test]
fn ph_h_19_a_trap_goes_off_under_who_enters_its_area() {
    // The area begins 5 cm from its middle, his base reaches 1.25 cm further: after 3.75 cm he is in it.
    let mut play = play(ENEMY, ONE, &[4, 3, 1, 1, 1, 6]);
    let events = play.order(First, MOVE);
    let beats: Vec<u16> = events
        .iter()
        .filter_map(|event| if let Event::Went { beat, .. } = event { Some(*beat) } else { None })
        .collect();
    assert_eq!(beats, [4]);
    let one = play.figure("us-01");
    assert_eq!((one.at, one.health), (Some(cm(90.0, 86.0)), Health::Wounded));
    assert_eq!(traps(&play), []);
}

#[test]
fn ph_h_19_who_is_unhurt_goes_on_and_a_trap_that_fails_leaves_no_trace() {
    let mut unhurt = play(ENEMY, ONE, &[4, 1, 1, 1, 1, 6]);
    unhurt.order(First, MOVE);
    assert_eq!((unhurt.figure("us-01").at, unhurt.figure("us-01").morale), (Some(cm(90.0, 80.0)), Morale::Operational));
    let mut shaken = play(ENEMY, ONE, &[4, 1, 1, 1, 1, 1]);
    shaken.order(First, MOVE);
    assert_eq!(shaken.figure("us-01").at, Some(cm(90.0, 86.0)), "who is Pinned stops");
    let mut quiet = play(ENEMY, ONE, &[3]);
    let events = quiet.order(First, MOVE);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Went { .. })).count(), 1);
    let die = events.iter().find(|event| matches!(event, Event::Rolled(_))).expect("a die");
    assert_eq!(crate::PerrysHeroes::told_to(&quiet.0.table(), die), [false, false]);
    assert_eq!(traps(&quiet), [false]);
}

#[test]
fn ph_h_19_a_move_that_starts_in_the_area_rolls_and_one_within_it_does_not_again() {
    let mut play = play(ENEMY, IN, &[4, 3, 1, 1, 1, 6]);
    play.order(First, MOVE);
    assert_eq!((play.figure("us-01").at, play.figure("us-01").health), (Some(cm(90.0, 85.0)), Health::Wounded));
    let mut inside = super::tests::play(ENEMY, IN, &[3]);
    inside.order(First, MOVE);
    assert_eq!(inside.figure("us-01").at, Some(cm(90.0, 80.0)));
}

#[test]
fn ph_h_19_found_traps_and_the_own_teams_do_nothing() {
    for trap in
        ["(at: (90, 80), by: (side: Second, team: 0), found: true)", "(at: (90, 80), by: (side: First, team: 0))"]
    {
        let mut play = play(trap, ONE, &[]);
        play.order(First, MOVE);
        assert_eq!(play.figure("us-01").at, Some(cm(90.0, 80.0)));
    }
}

#[test]
fn ph_h_19_it_bursts_upon_all_within_five_centimetres_of_his_base() {
    let near = "(id: \"us-01\", at: (90, 90)), (id: \"us-03\", at: (97.5, 86))";
    let mut play = play(ENEMY, near, &[4, 1, 1, 1, 1, 6, 1, 1, 1, 10, 10]);
    let events = play.order(First, MOVE);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Blasted(_))).count(), 2);
    assert_eq!(play.figure("us-03").health, Health::Wounded);
}

#[test]
fn ph_7_11_01_who_has_walked_in_this_turn_neither_searches_nor_sets() {
    for order in ["Search(unit: \"us-01\")", "SetTrap(unit: \"us-01\")"] {
        let walked = "(id: \"us-01\", at: (90, 90), walked: 15000, used: 1)";
        assert_eq!(play(ENEMY, walked, &[]).refused(First, order), "PH-7.11-01");
    }
}
