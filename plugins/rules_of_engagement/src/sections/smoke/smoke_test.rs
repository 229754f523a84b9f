//! Smoke: on whom, with which die, for how long.

use super::*;
use crate::Report;
use crate::files::values::Order as Given;
use crate::sections::sight;
use crate::testing::{Bench, Play, read, row};
use table::Order;

const HOLDS: &str = "order: Hold, purpose: Fire";
const ITSELF: &str = "Smoke(unit: \"us-1\", at: \"us-1\")";

/// A British command at (20, 100), a light mortar at (60, 100) and a squad at (20, 60); Germans at (20, 30).
fn smokers(facts: &str, figures: &str, phase: &str, dice: &[u8]) -> Play {
    Bench::new()
        .platoon(Side::First, "british_infantry")
        .units(
            Side::First,
            "(formation: \"british_command\"), (formation: \"british_light_mortar\"), (formation: \"british_squad\")",
        )
        .units(Side::Second, "(formation: \"german_squad\")")
        .pieces("(kind: \"hedge\", shape: Line(along: [(10, 62), (60, 62)], thickness: 1), height: 2)")
        .position(&format!(
            "active: First, phase: {phase}, units: [
                (id: \"us-1\", at: [{}], {facts}), (id: \"us-2\", at: [{}], {facts}), (id: \"us-3\", at: [{}]),
                (id: \"ge-1\", at: [{}]),
            ], figures: [{figures}]",
            row(20.0, 100.0, 5),
            row(60.0, 100.0, 2),
            row(20.0, 60.0, 10),
            row(20.0, 30.0, 9),
        ))
        .game(dice)
}

fn report(play: &Play, command: &str) -> SmokeReport {
    match play.0.judge(&Order { side: Side::First, command: read(command) }).expect("a lawful order") {
        Report::Smoke(report) => report,
        other => panic!("{other:?}"),
    }
}

#[test]
fn roe_sht_13_friends_alone_and_an_infantry_unit_itself_alone() {
    let play = smokers(HOLDS, "", "Orders", &[]);
    assert_eq!(play.refused(Side::First, "Smoke(unit: \"us-1\", at: \"us-3\")"), "ROE-SHT-13");
    assert_eq!(play.refused(Side::First, "Smoke(unit: \"us-2\", at: \"ge-1\")"), "ROE-SHT-13");
    report(&play, ITSELF);
    report(&play, "Smoke(unit: \"us-2\", at: \"us-3\")");
    let offers = play.offers(Side::First);
    let smoke = |unit: &str, at: &str| offers.contains(&read(&format!("Smoke(unit: \"{unit}\", at: \"{at}\")")));
    assert!(smoke("us-1", "us-1") && smoke("us-2", "us-3") && !smoke("us-1", "us-3"));
}

#[test]
fn roe_sht_14_it_is_rolled_for_without_cover() {
    // The squad is behind a hedge from the north, 40 cm from the mortar: short range of 100, and nothing but -1 for indirect fire.
    let play = smokers(HOLDS, "", "Orders", &[]);
    let report = report(&play, "Smoke(unit: \"us-2\", at: \"us-3\")");
    assert_eq!((report.volley.needed, report.volley.band), (4, Band::Short));
    assert_eq!(report.volley.lines.iter().map(|line| line.value).collect::<Vec<_>>(), [-1]);
}

#[test]
fn roe_sht_15_a_hit_takes_it_out_of_all_sight() {
    let mut play = smokers(HOLDS, "", "Orders", &[5]);
    play.order(Side::First, "Smoke(unit: \"us-2\", at: \"us-3\")");
    assert_eq!((play.unit("us-3").haze, play.figure("us-2-01").smoked), (Haze::Smoke, true));
    assert!(!sight::unit_sees(&play.0.table(), &play.unit("ge-1"), &play.unit("us-3")));
}

#[test]
fn roe_sht_16_a_miss_is_soft_cover() {
    let mut play = smokers(HOLDS, "", "Orders", &[4]);
    play.order(Side::First, ITSELF);
    assert_eq!(play.unit("us-1").haze, Haze::Thin);
    assert_eq!(sight::cover(&play.0.table(), &play.unit("ge-1"), &play.unit("us-1")), Cover::Soft);
}

#[test]
fn roe_sht_16_what_is_in_smoke_stays_in_it() {
    let play = smokers("order: Hold, purpose: Fire, haze: Smoke", "", "Orders", &[]);
    assert!(lies_on(&play.unit("us-1"), false).is_empty());
}

#[test]
fn roe_sht_15_smoke_is_gone_at_the_start_of_the_next_turn() {
    let facts = format!("{HOLDS}, haze: Smoke");
    let mut play = smokers(&facts, "(id: \"us-1-03\", smoked: true)", "CloseQuarters", &[]);
    play.order(Side::First, "Done");
    assert_eq!((play.unit("us-1").haze, play.figure("us-1-03").smoked), (Haze::Smoke, true));
    for _ in 0..4 {
        play.order(Side::Second, "Done");
    }
    assert_eq!((play.unit("us-1").haze, play.figure("us-1-03").smoked), (Haze::None, false));
}

#[test]
fn roe_sht_17_once_in_a_turn() {
    let mut play = smokers(HOLDS, "", "Orders", &[5]);
    play.order(Side::First, ITSELF);
    assert_eq!(play.refused(Side::First, ITSELF), "ROE-SHT-17");
}

#[test]
fn roe_ord_08_in_the_orders_phase_by_who_has_his_order() {
    assert_eq!(smokers("order: Advance", "", "Orders", &[]).refused(Side::First, ITSELF), "ROE-WPN-18");
    assert_eq!(smokers("idle: false", "", "Orders", &[]).refused(Side::First, ITSELF), "ROE-ORD-08");
    assert_eq!(smokers("order: Hold", "", "Orders", &[]).refused(Side::First, ITSELF), "ROE-ORD-08");
    let play = smokers(HOLDS, "", "Shooting", &[]);
    assert_eq!(play.unit("us-1").order, Some(Given::Hold));
    assert_eq!(play.refused(Side::First, ITSELF), "ROE-GEN-04");
}
