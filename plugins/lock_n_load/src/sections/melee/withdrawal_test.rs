use crate::Command;
use crate::facts::event::{Event, MoraleRoll};
use crate::facts::question::Question;
use crate::files::markers::Marker;
use crate::sections::melee::rules::WITHDRAWAL_CHECK;
use crate::sections::melee::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};
use table::{CounterId, Line};

const PARA: &str = "us_parachute_squad"; // morale 6
const GRENADIER: &str = "wehrmacht_squad";
const ALONE: &str = r#"Withdraw(units: ["a"])"#;
const LEAVE: &str = r#"Move(units: ["a"], by: Move, to: "B1")"#;

/// Who tried, with the number needed and whether it was reached.
fn tries(events: &[Event]) -> Vec<(CounterId, i32, bool)> {
    let tried = |event: &Event| match event {
        Event::MoraleRolled { what: MoraleRoll::Withdrawal, unit, needed, passed, .. } => {
            Some((*unit, *needed, *passed))
        }
        _ => None,
    };
    events.iter().filter_map(tried).collect()
}

fn melee(dice: &[u8]) -> Battle {
    locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), dice)
}

#[test]
fn lnl_8_1_06_a_withdrawal_is_announced_at_the_start_and_before_a_round() {
    let start = format!(r#"{OPERATIONS_FIRST}, fought: ["B2"]"#);
    let mut b = Battle::with(FIELD, "", &here("a", PARA, ""), &here("x", GRENADIER, ""), &start, MELEE, &[]);
    b.refused_by(First, ALONE, "LNL-8.1-06");
    assert!(!b.legal().iter().any(|command| matches!(command, Command::Withdraw { .. })));
    // Not after something else has been done, nor while another Location is active.
    let first = here("a", PARA, "") + &here("b", PARA, "") + &there("c", PARA, "D3", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[6, 6]);
    b.refused_by(First, r#"Withdraw(units: ["c"])"#, "LNL-8.1-06");
    b.give(First, ALONE);
    b.refused_by(First, r#"Withdraw(units: ["b"])"#, "LNL-8.1-06");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    b.give(First, r#"Activate(at: "D3")"#);
    b.refused_by(First, ALONE, "LNL-8.1-06");
}

#[test]
fn lnl_8_1_07_each_makes_a_morale_check_and_leaders_go_first() {
    let first = here("a", PARA, "") + &here("b", PARA, "") + &here("l", "us_leader", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[3, 3, 3, 4, 4, 4]);
    let events = b.give(First, r#"Withdraw(units: ["b", "a", "l"])"#);
    // The leader has passed and helps the others, in the order of the list.
    assert_eq!(tries(&events), [(id("l"), 6, true), (id("a"), 7, true), (id("b"), 7, false)]);
    let squad = b.unit("a");
    let leader = b.unit("l");
    let lines = b.ask(|table| super::lines(table, squad, Some(leader)));
    assert_eq!(lines[1], Line::from(WITHDRAWAL_CHECK, 1, id("l")));
}

#[test]
fn rul_104_a_leader_who_failed_does_not_help_and_one_who_stays_does() {
    let first = here("a", PARA, "") + &here("l", "us_leader", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[6, 6, 1, 1]);
    assert_eq!(tries(&b.give(First, r#"Withdraw(units: ["a", "l"])"#)), [(id("l"), 6, false), (id("a"), 6, true)]);
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[3, 4]);
    assert_eq!(tries(&b.give(First, ALONE)), [(id("a"), 7, true)]);
}

#[test]
fn lnl_8_1_08_a_failure_has_no_penalty() {
    let mut b = melee(&[4, 3, 1, 1, 1, 1]);
    assert_eq!(tries(&b.give(First, ALONE)), [(id("a"), 6, false)]);
    let unit = b.unit("a");
    assert!(unit.good_order() && !unit.markers.any(crate::sections::melee::ACTIVITY));
    b.refused_by(First, LEAVE, "LNL-8.1-01");
    // It may still fight, also in a round of its own.
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.give(First, FIGHT);
    assert_eq!(roll(&b.give(First, &attack(&["a"], &["x"]))).strengths, (2, 1));
}

#[test]
fn lnl_8_1_09_who_passes_may_leave_by_normal_movement() {
    let mut b = melee(&[3, 3]);
    b.give(First, ALONE);
    b.refused_by(First, r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#, "LNL-8.1-09");
    let events = b.give(First, LEAVE);
    assert!(events.iter().any(|event| matches!(event, Event::Stepped { cost: 1, .. })));
    assert!(b.unit("a").has(Marker::Moved) && !b.unit("a").has(Marker::MayWithdraw));
    // The leave does not outlast the impulse.
    let mut b = melee(&[3, 3]);
    b.give(First, ALONE);
    b.give(First, "EndImpulse");
    assert!(!b.unit("a").has(Marker::MayWithdraw));
}

#[test]
fn lnl_8_1_10_each_unit_tries_once_per_turn() {
    let mut b = melee(&[6, 6]);
    b.give(First, ALONE);
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.refused_by(First, ALONE, "LNL-8.1-10");
    assert!(!b.legal().iter().any(|command| matches!(command, Command::Withdraw { .. })));
}

#[test]
fn rul_37_who_failed_to_withdraw_fights_in_the_round_of_the_other_side() {
    let mut b = melee(&[6, 6, 1, 1, 5, 5]);
    b.give(First, ALONE);
    b.give(First, "EndImpulse");
    b.give(Second, FIGHT);
    b.give(Second, &attack(&["x"], &["a"]));
    assert!(roll(&b.give(First, &attack(&["a"], &["x"]))).killed);
}

#[test]
fn lnl_8_1_11_when_the_last_leaves_the_marker_goes_and_the_enemy_may_fire() {
    let mut b = melee(&[3, 3, 1, 6]);
    b.give(First, ALONE);
    b.give(First, LEAVE);
    assert!(!marked(&mut b));
    let question = b.ask(|table| table.flow.question.clone());
    assert!(matches!(question, Some(Question::OpportunityFire { side: Second, .. })), "{question:?}");
    b.give(Second, r#"Fire((firers: [(unit: "x")], at: "B1"))"#);
    assert!(b.unit("x").has(Marker::Fired));
}

#[test]
fn lnl_8_1_11_the_marker_goes_too_when_the_last_leaves_the_map() {
    let start = OPERATIONS_FIRST;
    let scenario =
        crate::testing::scenario_text(FIELD, "", &here("a", PARA, ""), &here("x", GRENADIER, ""), start, MELEE);
    let scenario = scenario.replacen("heroes: [", r#"exits: ["B2"], heroes: ["#, 1);
    let mut b = Battle::from_text(&scenario, &[3, 3]);
    b.give(First, ALONE);
    b.give(First, r#"Exit(units: ["a"], by: Move)"#);
    assert!(!marked(&mut b));
}

#[test]
fn lnl_8_1_09_a_passed_check_holds_for_its_impulse_only() {
    let mut b = locked(&here("a", PARA, "markers: [MayWithdraw]"), &here("x", GRENADIER, ""), &[]);
    b.give(First, "Pass");
    assert!(!b.unit("a").has(Marker::MayWithdraw));
}

#[test]
fn lnl_8_1_12_when_some_stay_behind_the_enemy_remains_locked() {
    let mut b = locked(&(here("a", PARA, "") + &here("b", PARA, "")), &here("x", GRENADIER, ""), &[3, 3]);
    b.refused_by(First, r#"Fire((firers: [(unit: "x")], at: "B1"))"#, "LNL-8.1-01");
    b.give(First, ALONE);
    b.give(First, LEAVE);
    assert!(marked(&mut b) && nothing_asked(&mut b));
    b.refused_by(First, r#"Fire((firers: [(unit: "x")], at: "B1"))"#, "LNL-8.1-12");
    b.give(First, "Stop");
    b.refused_by(First, r#"Fire((firers: [(unit: "x")], at: "B1"))"#, "LNL-8.1-12");
    // Those who stay behind are locked by themselves, not because others have gone.
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "D5"))"#, "LNL-8.1-01");
    b.give(First, "EndImpulse");
    b.refused_by(Second, r#"Fire((firers: [(unit: "x")], at: "B1"))"#, "LNL-8.1-01");
    // Who stayed behind has given himself up: nobody is there any more, only the marker.
    let mut b = locked(&(here("a", PARA, "") + &here("b", PARA, "shaken: true")), &here("x", GRENADIER, ""), &[3, 3]);
    b.give(First, ALONE);
    b.give(First, LEAVE);
    b.give(First, "Stop");
    assert!(lost(&mut b, "b") && marked(&mut b));
    b.refused_by(First, r#"Fire((firers: [(unit: "x")], at: "B1"))"#, "LNL-8.1-01");
}

#[test]
fn snipers_and_the_marked_do_not_withdraw() {
    let first = here("a", PARA, "markers: [Moved]") + &here("n", "us_sniper", "markers: [Fired]");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    b.refused_by(First, ALONE, "LNL-4.0-20");
    b.refused_by(First, r#"Withdraw(units: ["n"])"#, "LNL-11.4-01");
}
