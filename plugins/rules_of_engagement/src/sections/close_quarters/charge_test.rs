//! Who may charge whom, and how.

use super::bench::{CHARGES, GE, US, fights, names, phase, places, still};
use crate::files::values::Veil;
use crate::testing::{Bench, Play, id};
use crate::{Charging, Command, Event};
use table::{DiceCup, Frame as _};

/// An American squad 8 cm south of a German one, base to base, each man before another one.
fn opposite(us: &str, ge: &str) -> Bench {
    phase((&places((60.0, 60.5), 9, &[]), us), (&places((60.0, 50.0), 9, &[]), ge))
}

/// The third American charges the third German.
const ONE: &str = "Charge(unit: \"us-2\", ways: [(who: \"us-2-03\", points: [(x: 6700, y: 5250)])])";

fn refused(bench: &Bench) -> String {
    still(bench).refused(US, ONE)
}

fn charged(us: &str, ge: &str, dice: &[u8]) -> (Play, Vec<Event>) {
    let mut play = opposite(us, ge).game(dice);
    let events = play.order(US, ONE);
    (play, events)
}

/// Dice enough for any fight: nobody falls in the first round.
const THREES: &[u8] = &[3; 80];

#[test]
fn roe_cq_01_a_charge_reaches_the_unit_that_was_declared() {
    let (play, events) = charged(CHARGES, "", &[6, 1, 1]);
    assert!(events.contains(&Event::Charged { unit: id("us-2"), at: id("ge-2") }));
    let first = &fights(&events)[0];
    assert_eq!(names(&first.attackers), ["us-2-03"]);
    assert_eq!(names(&first.defenders), ["ge-2-03"]);
    assert_eq!(play.figure("us-2-03").at, Some(crate::testing::cm(67.0, 52.5)));
}

#[test]
fn roe_cq_01_a_charge_leads_ten_centimetres_and_into_contact() {
    let at = |y: f64| {
        let us = places((60.0, y + 3.5), 9, &[(3, 67.0, y)]);
        phase((&us, CHARGES), (&places((60.0, 50.0), 9, &[]), ""))
    };
    assert!(still(&at(62.5)).0.check(&order(ONE)).is_ok(), "10 cm");
    assert_eq!(refused(&at(62.51)), "ROE-CQ-01");
    let short = "Charge(unit: \"us-2\", ways: [(who: \"us-2-03\", points: [(x: 6700, y: 5261)])])";
    assert_eq!(still(&at(60.5)).refused(US, short), "ROE-CQ-01", "a millimetre and more away");
}

fn order(command: &str) -> table::Order<crate::RulesOfEngagement> {
    table::Order { side: US, command: crate::testing::read(command) }
}

#[test]
fn roe_cq_01_very_rough_ground_takes_five() {
    let rubble = "(kind: \"rubble\", shape: Area([(60, 54), (75, 54), (75, 58), (60, 58)]))";
    assert_eq!(refused(&opposite(CHARGES, "").pieces(rubble)), "ROE-CQ-01");
    let near = phase((&places((60.0, 61.0), 9, &[(3, 67.0, 57.5)]), CHARGES), (&places((60.0, 50.0), 9, &[]), ""));
    assert!(still(&near.pieces(rubble)).0.check(&order(ONE)).is_ok(), "5 cm are left");
}

#[test]
fn roe_cq_02_at_first_at_most_two_touch_one() {
    let two = "(who: \"us-2-02\", points: [(x: 6480, y: 5120)]), (who: \"us-2-03\", points: [(x: 6700, y: 5250)])";
    let three = format!("{two}, (who: \"us-2-04\", points: [(x: 6920, y: 5120)])");
    // One German stands apart, so that a third has room beside him.
    let apart = places((60.0, 20.0), 9, &[(3, 67.0, 50.0)]);
    let alone = phase((&places((60.0, 60.5), 9, &[]), CHARGES), (&apart, ""));
    assert!(still(&alone).0.check(&order(&format!("Charge(unit: \"us-2\", ways: [{two}])"))).is_ok());
    assert_eq!(still(&alone).refused(US, &format!("Charge(unit: \"us-2\", ways: [{three}])")), "ROE-CQ-02");
}

#[test]
fn roe_ord_05_only_whom_it_has_declared() {
    assert_eq!(refused(&opposite("order: Advance", "")), "ROE-ORD-05");
}

#[test]
fn roe_ord_01_hold_does_not_let_it_charge() {
    assert_eq!(refused(&opposite("order: Hold, charge: \"ge-2\"", "")), "ROE-ORD-01");
    for order in ["Sneak", "Run"] {
        let bench = opposite(&format!("order: {order}, charge: \"ge-2\""), "");
        assert!(still(&bench).0.check(&self::order(ONE)).is_ok(), "{order}");
    }
}

#[test]
fn roe_dis_22_who_falls_back_does_not_charge() {
    assert_eq!(refused(&opposite("order: FallBack, charge: \"ge-2\"", "")), "ROE-DIS-22");
}

#[test]
fn roe_r_30_the_suppressed_charge_and_the_shaken_do_not() {
    let state = |state: &str| opposite(&format!("order: Sneak, charge: \"ge-2\", discipline: {state}"), "");
    assert!(still(&state("Suppressed")).0.check(&order(ONE)).is_ok());
    assert_eq!(refused(&state("Shaken")), "ROE-DIS-09");
    assert_eq!(refused(&state("Demoralised")), "ROE-DIS-11");
}

#[test]
fn roe_r_35_who_has_fired_charges_the_same_unit() {
    let fired = |at: &str| {
        let more = format!("{CHARGES}, fired: true, zeroed: (at: \"{at}\", turns: 1)");
        opposite(&more, "")
    };
    assert!(still(&fired("ge-2")).0.check(&order(ONE)).is_ok());
    assert_eq!(refused(&fired("ge-3")), "ROE-R-35");
    // In its turn before it may have fired at whom it will.
    let before = opposite(&format!("{CHARGES}, zeroed: (at: \"ge-3\", turns: 1)"), "");
    assert!(still(&before).0.check(&order(ONE)).is_ok());
}

#[test]
fn roe_hid_04_whom_it_does_not_know_it_does_not_charge() {
    assert_eq!(refused(&opposite(CHARGES, "veil: Spotted, known: [\"us-3\"]")), "ROE-HID-04");
    assert!(still(&opposite(CHARGES, "veil: Spotted, known: [\"us-2\"]")).0.check(&order(ONE)).is_ok());
}

#[test]
fn roe_h_21_who_is_contacted_is_hidden_no_more() {
    let (play, _) = charged(CHARGES, "veil: Spotted, known: [\"us-2\"]", THREES);
    assert_eq!(play.unit("ge-2").veil, Veil::Open);
}

#[test]
fn roe_h_08_who_is_out_of_cohesion_does_not_charge() {
    let scattered =
        phase((&places((60.0, 60.5), 9, &[(9, 120.0, 100.0)]), CHARGES), (&places((60.0, 50.0), 9, &[]), ""));
    assert_eq!(refused(&scattered), "ROE-H-08");
}

#[test]
fn roe_h_10_a_fight_is_between_two_units() {
    let left_over = opposite(CHARGES, "locked: \"us-3\"");
    assert!(still(&left_over).0.check(&order(ONE)).is_ok(), "nobody of the other unit is there");
    let (us, ge) = (places((60.0, 60.5), 9, &[]), places((60.0, 50.0), 9, &[]));
    let third = places((60.0, 30.0), 9, &[]);
    let play = Bench::new()
        .position(&format!(
            "active: First, phase: CloseQuarters, units: [
                (id: \"us-2\", at: [{us}], {CHARGES}), (id: \"us-3\", at: [{third}], locked: \"ge-2\"),
                (id: \"ge-2\", at: [{ge}], locked: \"us-3\"),
            ]"
        ))
        .game(&[]);
    assert_eq!(play.refused(US, ONE), "ROE-H-10");
}

#[test]
fn roe_st_06_who_is_charged_was_engaged_and_who_charges_was_not() {
    let (play, _) = charged(CHARGES, "", THREES);
    assert!(play.unit("ge-2").engaged && !play.unit("us-2").engaged);
    assert!(play.unit("ge-2").fought && play.unit("us-2").fought);
}

#[test]
fn roe_cq_03_cover_is_looked_at_where_the_charge_begins() {
    let hedge = "(kind: \"hedge\", shape: Line(along: [(50, 53), (110, 53)], thickness: 0.6))";
    let mut play = opposite(CHARGES, "").pieces(hedge).game(THREES);
    let through = "Charge(unit: \"us-2\", ways: [(who: \"us-2-03\", points: [(x: 6700, y: 5250)])])";
    // A hedge takes 5 cm of the way.
    assert_eq!(play.refused(US, through), "ROE-CQ-01");
    let near = places((60.0, 57.5), 9, &[]);
    play = phase((&near, CHARGES), (&places((60.0, 50.0), 9, &[]), "")).pieces(hedge).game(THREES);
    let events = play.order(US, through);
    let sum: i32 = fights(&events)[0].lines.1.iter().map(|line| line.value).sum();
    assert_eq!(sum, 4, "CQ, rifle and cover");
}

#[test]
fn roe_dis_25_a_charge_that_fire_has_broken_comes_to_nothing() {
    // The third American stands in contact already.
    let arrived = |us: &str| {
        let us_at = places((60.0, 57.0), 9, &[(3, 67.0, 52.5)]);
        let play = still(&phase((&us_at, us), (&places((60.0, 50.0), 9, &[]), "")));
        let charging = Charging { unit: id("us-2"), side: US, at: id("ge-2"), sheltered: false };
        charging.proceed(&play.0.table(), &mut DiceCup::forced(Vec::new()))
    };
    assert!(arrived(CHARGES).len() > 1);
    let sneaks = |state: &str| arrived(&format!("order: Sneak, charge: \"ge-2\", discipline: {state}"));
    assert!(sneaks("Suppressed").len() > 1, "it goes on");
    assert_eq!(sneaks("Shaken"), [Event::Popped]);
    assert_eq!(arrived("order: FallBack, charge: \"ge-2\""), [Event::Popped]);
}

#[test]
fn roe_cq_01_a_charge_that_touches_nobody_comes_to_nothing() {
    let play = still(&opposite(CHARGES, ""));
    let charging = Charging { unit: id("us-2"), side: US, at: id("ge-2"), sheltered: false };
    assert_eq!(charging.proceed(&play.0.table(), &mut DiceCup::forced(Vec::new())), [Event::Popped]);
}

#[test]
fn roe_d_22_a_declared_charge_need_not_be_made() {
    let mut play = opposite(CHARGES, "").game(&[]);
    assert!(play.offers(US).iter().any(|one| matches!(one, Command::Charge { ways, .. } if ways.len() > 1)));
    play.order(US, "Done");
    assert_eq!(play.0.table().flow.active, GE);
}

#[test]
fn all_that_is_offered_is_lawful() {
    let play = still(&opposite(CHARGES, ""));
    for command in play.offers(US) {
        assert!(play.0.check(&table::Order { side: US, command: command.clone() }).is_ok(), "{command:?}");
    }
}
