//! Who gets into vehicles and out of them.

use crate::testing::{Bench, Play};
use measured_table::shapes::gap;
use table::Side::{First as US, Second as GE};

/// An American vehicle `us-2` at (90, 60) that looks north, with its order; the squad `us-1` and the Germans as said.
fn bench(vehicle: &str, phase: &str, order: &str, squad: &str, ge: &str) -> Bench {
    Bench::new()
        .units(US, "(formation: \"us_squad\")")
        .vehicles(US, &format!("(vehicle: \"{vehicle}\")"))
        .units(GE, "(formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: {phase}, units: [
                (id: \"us-2\", at: [(90, 60)], {order}), (id: \"us-1\", {squad}), (id: \"ge-1\", {ge}),
            ]"
        ))
}

const FAR: &str = "at: [(5, 5)]";

fn truck(order: &str, squad: &str) -> Play {
    bench("truck", "Movement", &format!("order: {order}"), squad, FAR).game(&[])
}

const ABOARD: &str = "aboard: \"us-2\", order: Advance";

fn drives(steps: &str, after: u8) -> String {
    format!("Drive(unit: \"us-2\", steps: [{steps}], rides: [(unit: \"us-1\", after: {after})])")
}

#[test]
fn roe_emb_03_who_has_advance_or_sneak_gets_out_anywhere_on_the_way() {
    let mut play = truck("Advance", ABOARD);
    assert!(play.figure("us-1-01").aboard.is_some());
    play.order(US, &drives("Drive(1000), Drive(500)", 1));
    let (table, truck) = (play.0.table(), play.figure("us-2-01"));
    assert_eq!(truck.at.map(|at| at.y), Some(4_500));
    let hull = table.hull(&truck).expect("a hull");
    let bases: Vec<_> = table.bases(&play.unit("us-1")).collect();
    assert_eq!(bases.len(), 12);
    assert!(bases.iter().all(|base| !gap(&hull, base).is_overlap()), "it drives over nobody");
    // Around the place where it stopped, and from there they move by their own order.
    assert!(bases.iter().all(|base| (5_000 - base.at.y).abs() < 1_200));
    let rear = play.figure("us-1-01").at.expect("he stands");
    let away =
        format!("Move(unit: \"us-1\", ways: [(who: \"us-1-01\", points: [(x: {}, y: {})])])", rear.x, rear.y + 100);
    play.order(US, &away);
    assert_eq!(truck_without("order: Hold"), "ROE-EMB-03");
    assert_eq!(truck_without(""), "ROE-EMB-03");
}

fn truck_without(order: &str) -> String {
    truck("Advance", &format!("aboard: \"us-2\", {order}")).refused(US, &drives("", 0))
}

#[test]
fn roe_emb_02_a_vehicle_that_stops_for_troops_goes_10_cm_less_on_hold_or_advance() {
    let play = truck("Advance", ABOARD);
    assert_eq!(play.refused(US, &drives("Drive(3001)", 1)), "ROE-ORD-01");
    play.0.check(&table::Order { side: US, command: crate::testing::read(&drives("Drive(3000)", 1)) }).expect("30 cm");
    assert_eq!(truck("Run", ABOARD).refused(US, &drives("Drive(4000)", 1)), "ROE-EMB-02");
    assert_eq!(truck("ReserveFire", ABOARD).refused(US, &drives("", 0)), "ROE-EMB-02");
    let mut play = truck("Hold", ABOARD);
    play.order(US, &drives("", 0));
    assert!(play.figure("us-1-12").at.is_some());
}

#[test]
fn roe_ord_09_embarked_units_get_no_order_but_to_get_out() {
    let mut play = bench("truck", "Orders", "", "aboard: \"us-2\"", FAR).game(&[]);
    for order in ["Hold", "Run"] {
        assert_eq!(play.refused(US, &format!("Order(unit: \"us-1\", order: {order})")), "ROE-ORD-09");
    }
    play.order(US, "Order(unit: \"us-1\", order: Sneak)");
    // In the Discipline phase it takes the test.
    let play = bench("truck", "Discipline", "", "aboard: \"us-2\", discipline: Suppressed", FAR).game(&[]);
    assert_eq!(play.refused(US, "FallBack(unit: \"us-1\")"), "ROE-ORD-09");
}

#[test]
fn roe_emb_04_who_has_got_out_does_not_charge() {
    let squad = "aboard: \"us-2\", order: Advance, charge: \"ge-1\"";
    let mut play = bench("truck", "Movement", "order: Hold", squad, "at: [(90, 42)]").game(&[]);
    play.order(US, &drives("", 0));
    play.order(US, "Done");
    play.order(US, "Done");
    let from = play.figure("us-1-09").at.expect("he stands");
    let charge =
        format!("Charge(unit: \"us-1\", ways: [(who: \"us-1-09\", points: [(x: {}, y: {})])])", from.x, from.y - 10);
    assert_eq!(play.refused(US, &charge), "ROE-EMB-04");
}

#[test]
fn roe_emb_05_a_unit_in_contact_gets_in() {
    let at = |places: &str| truck("Advance", &format!("at: [{places}]"));
    let mut play = at("(94.25, 60), (97.8, 60)");
    play.order(US, &drives("Drive(1000)", 0));
    assert_eq!(play.figure("us-1-02").at, None);
    assert!(play.figure("us-1-02").aboard.is_some());
    assert_eq!(at("(94.36, 60), (97.8, 60)").refused(US, &drives("", 0)), "ROE-EMB-05", "it does not touch");
    assert_eq!(at("(94.25, 60), (97.8, 60), (101.3, 60)").refused(US, &drives("", 0)), "ROE-EMB-05", "one is too far");
    let jeep = bench("jeep", "Movement", "order: Hold", "at: [(94, 60), (97, 60), (94, 63), (97, 63)]", FAR);
    assert_eq!(jeep.game(&[]).refused(US, &drives("", 0)), "ROE-EMB-05", "it has three seats");
}
