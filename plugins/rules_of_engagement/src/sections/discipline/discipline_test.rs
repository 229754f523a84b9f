//! The Discipline phase.

use super::*;
use crate::testing::{Bench, Play, row};
use table::Side;

/// The Germans begin their Discipline phase with a squad of so many men left that has these facts. An American squad stands at this y.
fn phase(squad: &str, men: u8, enemy: f64, dice: &[u8]) -> Play {
    let (squad_at, enemy) = (row(60.0, 40.0, men), row(60.0, enemy, 12));
    Bench::new()
        .position(&format!(
            "active: Second, phase: Discipline, units: [
                (id: \"ge-2\", at: [{squad_at}], {squad}), (id: \"us-2\", at: [{enemy}]),
            ]"
        ))
        .game(dice)
}

fn tested(squad: &str, men: u8, die: u8) -> Discipline {
    let mut play = phase(squad, men, 110.0, &[die]);
    play.order(Side::Second, "Test(unit: \"ge-2\")");
    play.unit("ge-2").discipline
}

#[test]
fn roe_dis_01_and_roe_dis_03_a_test_leads_one_step_up_or_down() {
    // ROE-W-01: 3 and 1 for the NCO are 4.
    assert_eq!(tested("discipline: Suppressed, fired_on: true", 9, 3), Discipline::Confident);
    assert_eq!(tested("discipline: Suppressed, fired_on: true", 9, 2), Discipline::Shaken);
    assert_eq!(tested("discipline: Shaken, fired_on: true", 9, 4), Discipline::Suppressed);
    assert_eq!(tested("discipline: Shaken, fired_on: true", 9, 3), Discipline::Demoralised);
    // ROE-W-03: 5 with -1, -1 and +1 are 4.
    assert_eq!(tested("discipline: Demoralised, fired_on: true", 4, 5), Discipline::Shaken);
    // Not below half: it stays, and does nothing.
    assert_eq!(tested("discipline: Demoralised, fired_on: true", 5, 3), Discipline::Demoralised);
}

#[test]
fn roe_gen_02_a_die_shows_one_to_six() {
    let test = || crate::testing::read("Test(unit: \"ge-2\")");
    assert!(phase("discipline: Suppressed", 9, 110.0, &[6]).0.obey(Side::Second, test()).is_ok());
    assert!(phase("discipline: Suppressed", 9, 110.0, &[7]).0.obey(Side::Second, test()).is_err());
}

#[test]
fn roe_dis_03_a_demoralised_unit_that_fails_is_idle_or_destroyed() {
    let mut play = phase("discipline: Demoralised, fired_on: true", 5, 110.0, &[3]);
    play.order(Side::Second, "Test(unit: \"ge-2\")");
    assert!(play.unit("ge-2").idle);
    // ROE-W-03: a 4 becomes 3, and four of nine are below half.
    let mut play = phase("discipline: Demoralised, fired_on: true", 4, 110.0, &[4]);
    let events = play.order(Side::Second, "Test(unit: \"ge-2\")");
    assert!(events.iter().any(|event| matches!(event, Event::Lost { captured: false, .. })));
    // With an enemy near it is captured.
    let mut play = phase("discipline: Demoralised, fired_on: true", 4, 60.0, &[4]);
    let events = play.order(Side::Second, "Test(unit: \"ge-2\")");
    assert!(events.iter().any(|event| matches!(event, Event::Lost { captured: true, .. })));
}

#[test]
fn roe_dis_02_the_phase_lasts_until_all_have_chosen() {
    let mut play = phase("discipline: Suppressed", 9, 110.0, &[6]);
    assert_eq!(play.0.table().flow.phase, crate::values::Phase::Discipline);
    assert_eq!(play.refused(Side::Second, "Done"), "ROE-DIS-02");
    play.order(Side::Second, "Test(unit: \"ge-2\")");
    assert_eq!(play.0.table().flow.phase, crate::values::Phase::Orders);
}

#[test]
fn roe_dis_02_who_is_confident_has_nothing_to_choose() {
    let (squad, other) = (row(60.0, 40.0, 9), row(60.0, 20.0, 9));
    let play = Bench::new()
        .position(&format!(
            "active: Second, phase: Discipline, units: [
                (id: \"ge-2\", at: [{squad}], settled: true), (id: \"ge-3\", at: [{other}], discipline: Suppressed),
            ]"
        ))
        .game(&[]);
    assert_eq!(play.refused(Side::Second, "Test(unit: \"ge-2\")"), "ROE-DIS-02");
}

#[test]
fn roe_dis_04_falling_back_betters_by_one_and_is_the_order_of_the_turn() {
    for (state, after) in
        [("Suppressed", Discipline::Confident), ("Shaken", Discipline::Suppressed), ("Demoralised", Discipline::Shaken)]
    {
        let mut play = phase(&format!("discipline: {state}"), 9, 110.0, &[]);
        play.order(Side::Second, "FallBack(unit: \"ge-2\")");
        let unit = play.unit("ge-2");
        assert_eq!((unit.discipline, unit.order), (after, Some(Order::FallBack)));
        let another = "Order(unit: \"ge-2\", order: Sneak)";
        assert_eq!(play.refused(Side::Second, another), "ROE-ORD-01", "{state}");
    }
}

/// A squad in a wood, 110 cm from the enemy and out of his sight.
fn hidden_squad(squad: &str) -> Play {
    let (squad_at, enemy) = (row(60.0, 20.0, 9), row(60.0, 110.0, 12));
    Bench::new()
        .pieces("(kind: \"wood\", shape: Area([(50, 5), (110, 5), (110, 60), (50, 60)]), height: 8)")
        .position(&format!(
            "active: Second, phase: Discipline, units: [
                (id: \"ge-2\", at: [{squad_at}], {squad}), (id: \"us-2\", at: [{enemy}]),
            ]"
        ))
        .game(&[])
}

#[test]
fn roe_dis_07_and_roe_r_39_a_suppressed_unit_that_nobody_sees_or_has_fired_on_may_hide() {
    let mut play = hidden_squad("discipline: Suppressed");
    play.order(Side::Second, "HideAway(unit: \"ge-2\")");
    let unit = play.unit("ge-2");
    assert!(unit.is_hidden() && unit.recovers);
    // ROE-R-39: it is Suppressed still, and sneaks.
    assert_eq!((unit.discipline, unit.order), (Discipline::Suppressed, Some(Order::Sneak)));
    let hide = "HideAway(unit: \"ge-2\")";
    assert_eq!(hidden_squad("discipline: Suppressed, fired_on: true").refused(Side::Second, hide), "ROE-DIS-07");
    assert_eq!(hidden_squad("discipline: Shaken").refused(Side::Second, hide), "ROE-DIS-07");
    // In the open an enemy sees it.
    assert_eq!(phase("discipline: Suppressed", 9, 110.0, &[]).refused(Side::Second, hide), "ROE-DIS-07");
}

#[test]
fn roe_h_10_a_unit_locked_in_a_fight_takes_the_test_and_does_not_leave() {
    let play = phase("discipline: Suppressed, locked: \"us-2\"", 9, 42.5, &[]);
    for leaves in ["FallBack(unit: \"ge-2\")", "HideAway(unit: \"ge-2\")"] {
        assert_eq!(play.refused(Side::Second, leaves), "ROE-H-10");
    }
    let unit: CounterId = crate::testing::id("ge-2");
    assert_eq!(play.offers(Side::Second), [Command::Test { unit }]);
}
