//! Which orders units may have, and which targets they declare.

use super::*;
use crate::testing::{Bench, Play, id, row};

/// An American squad in its Orders phase, with these facts; German squads 2 and 3 stand at these y, in front of it.
fn orders(squad: &str, ge: [f64; 2], more: &str, dice: &[u8]) -> Play {
    let (squad_at, near, far) = (row(60.0, 100.0, 12), row(62.0, ge[0], 9), row(62.0, ge[1], 9));
    Bench::new()
        .position(&format!(
            "active: First, phase: Orders, units: [
                (id: \"us-2\", at: [{squad_at}] {squad}),
                (id: \"ge-2\", at: [{near}] {more}), (id: \"ge-3\", at: [{far}]),
            ]"
        ))
        .game(dice)
}

fn order(what: &str) -> String {
    format!("Order(unit: \"us-2\", {what})")
}

#[test]
fn roe_ord_01_what_goes_with_which_order() {
    let play = orders("", [60.0, 40.0], "", &[]);
    let refused = |what: &str| play.refused(Side::First, &order(what));
    assert_eq!(refused("order: Sneak, purpose: OpportunityFire"), "ROE-ORD-01");
    assert_eq!(refused("order: Run, purpose: Fire"), "ROE-ORD-01");
    assert_eq!(refused("order: ReserveFire"), "ROE-ORD-01");
    assert_eq!(refused("order: Run, target: \"ge-2\""), "ROE-ORD-05");
    assert_eq!(refused("order: Hold, purpose: Fire, charge: \"ge-2\""), "ROE-ORD-05");
    for lawful in [
        "order: Hold, purpose: Fire, target: \"ge-2\"",
        "order: Hold, purpose: OpportunityFire",
        "order: Sneak, purpose: Fire, target: \"ge-2\", charge: \"ge-2\"",
        "order: Advance, target: \"ge-2\"",
        "order: Run, charge: \"ge-3\"",
        "order: FallBack",
    ] {
        orders("", [60.0, 40.0], "", &[]).order(Side::First, &order(lawful));
    }
}

#[test]
fn roe_gen_05_a_unit_gets_one_order() {
    let mut play = orders("", [60.0, 40.0], "", &[]);
    play.order(Side::First, &order("order: Hold"));
    assert_eq!(play.refused(Side::First, &order("order: Advance")), "ROE-ORD-01");
}

#[test]
fn roe_dis_06_and_roe_dis_08_suppressed_and_shaken_units_sneak_and_the_demoralised_hold() {
    for (state, rule) in [("Suppressed", "ROE-DIS-06"), ("Shaken", "ROE-DIS-08")] {
        let mut play = orders(&format!(", discipline: {state}"), [60.0, 40.0], "", &[]);
        for refused in ["Hold", "Advance", "Run"] {
            assert_eq!(play.refused(Side::First, &order(&format!("order: {refused}"))), rule);
        }
        play.order(Side::First, &order("order: Sneak, purpose: Fire, target: \"ge-2\""));
    }
    let play = orders(", discipline: Demoralised", [60.0, 40.0], "", &[]);
    assert_eq!(play.refused(Side::First, &order("order: Sneak")), "ROE-DIS-11");
    assert_eq!(play.refused(Side::First, &order("order: Hold, purpose: Fire")), "ROE-DIS-16");
}

#[test]
fn roe_dis_12_the_demoralised_may_hide() {
    let hides = order("order: Hold, purpose: Hide");
    let bench = |pieces: &str| {
        let (squad, enemy) = (row(60.0, 100.0, 12), row(62.0, 20.0, 9));
        Bench::new().pieces(pieces).position(&format!(
            "active: First, phase: Orders, units: [
                (id: \"us-2\", at: [{squad}], discipline: Demoralised), (id: \"ge-2\", at: [{enemy}]),
            ]"
        ))
    };
    assert_eq!(bench("").game(&[]).refused(Side::First, &hides), "ROE-HID-01");
    let wood = "(kind: \"wood\", shape: Area([(50, 90), (110, 90), (110, 110), (50, 110)]), height: 8)";
    let mut play = bench(wood).game(&[]);
    play.order(Side::First, &hides);
    assert!(play.unit("us-2").is_hidden());
}

#[test]
fn roe_r_30_a_suppressed_unit_may_charge_under_sneak() {
    orders(", discipline: Suppressed", [90.0, 40.0], "", &[])
        .order(Side::First, &order("order: Sneak, charge: \"ge-2\""));
}

#[test]
fn roe_r_35_fire_and_charge_are_at_the_same_unit() {
    let play = orders("", [80.0, 60.0], ", discipline: Shaken", &[]);
    let both = order("order: Advance, target: \"ge-2\", charge: \"ge-3\"");
    assert_eq!(play.refused(Side::First, &both), "ROE-R-35");
}

#[test]
fn roe_ord_06_the_nearest_is_the_target_but_for_its_exceptions() {
    let far = order("order: Hold, purpose: Fire, target: \"ge-3\"");
    assert_eq!(orders("", [60.0, 55.0], "", &[]).refused(Side::First, &far), "ROE-ORD-06");
    orders("", [60.0, 55.0], ", discipline: Shaken", &[]).order(Side::First, &far);
    orders("", [60.0, 55.0], ", discipline: Demoralised", &[]).order(Side::First, &far);
    // Suppressed ones may not be passed over.
    assert_eq!(orders("", [60.0, 55.0], ", discipline: Suppressed", &[]).refused(Side::First, &far), "ROE-ORD-06");
}

#[test]
fn roe_ord_06_a_single_figure_may_be_passed_over() {
    let (squad, far) = (row(60.0, 100.0, 12), row(62.0, 55.0, 9));
    let mut play = Bench::new()
        .units(Side::Second, "(formation: \"german_sniper\"), (formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Orders, units: [
                (id: \"us-2\", at: [{squad}]), (id: \"ge-1\", at: [(62, 60)]), (id: \"ge-2\", at: [{far}]),
            ]"
        ))
        .game(&[]);
    play.order(Side::First, &order("order: Hold, purpose: Fire, target: \"ge-2\""));
}

#[test]
fn roe_ord_06_who_is_harder_to_hit_may_be_passed_over() {
    // The nearer one is behind a hedge, in the same range band.
    let (squad, near, far) = (row(60.0, 100.0, 12), row(62.0, 75.0, 9), row(20.0, 72.0, 9));
    let bench = |hedge: &str| {
        Bench::new()
            .pieces(hedge)
            .position(&format!(
                "active: First, phase: Orders, units: [
                    (id: \"us-2\", at: [{squad}]), (id: \"ge-2\", at: [{near}]), (id: \"ge-3\", at: [{far}]),
                ]"
            ))
            .game(&[])
    };
    let declared = order("order: Hold, purpose: Fire, target: \"ge-3\"");
    assert_eq!(bench("").refused(Side::First, &declared), "ROE-ORD-06");
    bench("(kind: \"hedge\", shape: Line(along: [(58, 77), (110, 77)], thickness: 1), height: 1)")
        .order(Side::First, &declared);
}

#[test]
fn roe_ord_07_who_passes_a_discipline_test_chooses_freely() {
    let far = order("order: Hold, purpose: Fire, target: \"ge-3\"");
    let mut play = orders("", [60.0, 55.0], "", &[6]);
    play.order(Side::First, "Disregard(unit: \"us-2\")");
    assert_eq!(play.refused(Side::First, "Disregard(unit: \"us-2\")"), "ROE-ORD-07");
    play.order(Side::First, &far);
    let mut play = orders("", [60.0, 55.0], "", &[1]);
    play.order(Side::First, "Disregard(unit: \"us-2\")");
    assert_eq!(play.refused(Side::First, &far), "ROE-ORD-06");
    assert_eq!(play.unit("us-2").choice, Choice::Failed);
}

#[test]
fn roe_hid_04_who_has_not_been_spotted_cannot_be_declared() {
    let play = orders("", [60.0, 55.0], ", veil: Spotted", &[]);
    assert_eq!(play.refused(Side::First, &order("order: Hold, purpose: Fire, target: \"ge-2\"")), "ROE-HID-04");
    // ROE-R-44: known to this unit.
    orders("", [60.0, 55.0], ", veil: Spotted, known: [\"us-2\"]", &[])
        .order(Side::First, &order("order: Hold, purpose: Fire, target: \"ge-2\""));
}

#[test]
fn roe_ord_03_who_cannot_run_so_far_as_he_must_is_not_given_run() {
    // Walls around: nobody runs across them.
    let (squad, enemy) = (row(60.0, 100.0, 12), row(62.0, 20.0, 9));
    let wall = "(kind: \"low_wall\", shape: Line(along: [(50, 90), (110, 90), (110, 110), (50, 110), (50, 90)], thickness: 1), height: 1.5)";
    let bench = |pieces: &str| {
        Bench::new()
            .pieces(pieces)
            .position(&format!(
                "active: First, phase: Orders, units: [
                    (id: \"us-2\", at: [{squad}]), (id: \"ge-2\", at: [{enemy}]),
                ]"
            ))
            .game(&[])
    };
    assert_eq!(bench(wall).refused(Side::First, &order("order: Run")), "ROE-ORD-03");
    bench("").order(Side::First, &order("order: Run"));
}

#[test]
fn roe_ord_01_what_is_offered_is_lawful() {
    let play = orders("", [60.0, 55.0], ", discipline: Shaken", &[]);
    let offers = play.offers(Side::First);
    assert!(offers.iter().any(|one| matches!(one, Command::Order { order: Order::Advance, target: Some(_), .. })));
    for command in offers {
        let order = table::Order { side: Side::First, command };
        assert!(play.0.check(&order).is_ok(), "{order:?}");
    }
    assert!(play.0.table().unit(id("us-2")).is_some());
}
