//! Cover, shelter, smoke and buildings.

use super::rules::{BESIDE_A_BUILDING, COVERED};
use super::{cover, inside, same_room, shelter, smoke_between};
use crate::files::charts::{Cover, Shelter};
use crate::testing::{Bench, Play, cm};
use table::RuleId;

/// A game on a table with these pieces, with a target there.
fn on(pieces: &str, x: f64, y: f64) -> Play {
    let figures = format!(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 110)), (id: \"ge-01\", at: ({x}, {y}))]"
    );
    Bench::new().pieces(pieces).position(&figures).game(&[])
}

fn covered(pieces: &str, x: f64, y: f64) -> Option<(Cover, RuleId)> {
    let play = on(pieces, x, y);
    cover(&play.0.table(), cm(90.0, 110.0), &play.figure("ge-01"))
}

fn square(kind: &str) -> String {
    format!("(kind: \"{kind}\", shape: Area([(80, 40), (100, 40), (100, 60), (80, 60)]))")
}

#[test]
fn ph_geo_06_who_is_in_or_right_behind_a_feature_is_covered() {
    for (kind, row) in
        [("wood", Cover::Wood), ("orchard", Cover::Orchard), ("scrub", Cover::Scrub), ("house", Cover::Building)]
    {
        assert_eq!(covered(&square(kind), 90.0, 55.0), Some((row, COVERED)), "in {kind}");
        assert_eq!(covered(&square(kind), 90.0, 62.0), None, "before {kind}");
    }
    assert_eq!(covered(&square("wood"), 90.0, 37.75), Some((Cover::Wood, COVERED)), "1 cm behind it");
    assert_eq!(covered(&square("wood"), 90.0, 37.74), None);
    assert_eq!(covered(&square("scrub"), 90.0, 38.0), None, "scrub covers who is in it");
    assert_eq!(covered(&square("field"), 90.0, 50.0), None);
    let wall = "(kind: \"low_wall\", shape: Line(along: [(50, 60), (130, 60)], thickness: 0.6))";
    assert_eq!(covered(wall, 90.0, 57.45), Some((Cover::LowWall, COVERED)));
    assert_eq!(covered(wall, 90.0, 57.44), None);
    assert_eq!(covered(wall, 90.0, 62.0), None, "on the wrong side of it");
    let hedge = wall.replace("low_wall", "hedge");
    assert_eq!(covered(&hedge, 90.0, 58.0), None, "a hedge is no row of the tables of fire");
}

#[test]
fn ph_r_68_beside_a_building_is_behind_a_low_wall() {
    assert_eq!(covered(&square("house"), 90.0, 38.0), Some((Cover::LowWall, BESIDE_A_BUILDING)));
    assert_eq!(covered(&square("house"), 90.0, 40.0), Some((Cover::Building, COVERED)), "on its outline he is in it");
}

#[test]
fn the_best_row_counts_alone() {
    let scrub = |kind: &str| format!("{}, {}", square("scrub"), square(kind));
    for (kind, row) in [("wood", Cover::Wood), ("orchard", Cover::Orchard), ("house", Cover::Building)] {
        assert_eq!(covered(&scrub(kind), 90.0, 50.0), Some((row, COVERED)));
    }
    let wall = "(kind: \"low_wall\", shape: Line(along: [(50, 51), (130, 51)], thickness: 0.6))";
    assert_eq!(covered(&format!("{wall}, {}", square("orchard")), 90.0, 49.0), Some((Cover::LowWall, COVERED)));
    assert_eq!(covered(&format!("{wall}, {}", square("wood")), 90.0, 49.0), Some((Cover::Wood, COVERED)));
}

#[test]
fn ph_geo_07_smoke_lies_on_the_line_once_it_is_a_plume() {
    let smoke = |plume: &str, x: &str| {
        let position = format!(
            "active: (side: First, team: 0), smoke: [(at: ({x}, 60), plume: {plume})],
             figures: [(id: \"us-01\", at: (90, 110)), (id: \"ge-01\", at: (90, 10))]"
        );
        let play = Bench::new().position(&position).game(&[]);
        smoke_between(&play.0.table(), cm(90.0, 110.0), cm(90.0, 10.0))
    };
    assert!(smoke("1", "90") && smoke("1", "85"), "it touches its edge");
    assert!(!smoke("1", "84.99"));
    assert!(!smoke("None", "90"), "a marker does nothing");
}

#[test]
fn what_shelters_lies_between_the_burst_and_him() {
    let sheltered = |pieces: &str, burst: (f64, f64), at: (f64, f64)| {
        let play = on(pieces, 90.0, 10.0);
        shelter(&play.0.table(), cm(burst.0, burst.1), cm(at.0, at.1))
    };
    let (burst, at) = ((90.0, 53.0), (90.0, 50.0));
    assert_eq!(sheltered(&square("wood"), burst, at), Some(Shelter::Light));
    assert_eq!(sheltered(&square("orchard"), burst, at), Some(Shelter::Light));
    assert_eq!(sheltered(&square("scrub"), burst, at), None);
    for (kind, best) in [("hedge", Shelter::Light), ("low_wall", Shelter::Hard)] {
        let line = format!("(kind: \"{kind}\", shape: Line(along: [(50, 52), (130, 52)], thickness: 0.6))");
        assert_eq!(sheltered(&line, burst, at), Some(best), "{kind}");
        assert_eq!(sheltered(&line, (90.0, 47.0), at), None, "the burst is on his side");
        assert_eq!(sheltered(&line, burst, (90.0, 48.0)), None, "too far behind it");
        assert_eq!(sheltered(&format!("{line}, {}", square("wood")), burst, at), Some(best.max(Shelter::Light)));
    }
    assert_eq!(sheltered(&square("house"), (90.0, 63.0), (90.0, 58.0)), Some(Shelter::Hard));
    assert_eq!(sheltered(&square("house"), burst, at), None, "no wall stands between those in one room");
}

#[test]
fn ph_h_41_two_in_one_building_share_its_room() {
    let other = "(kind: \"house\", shape: Area([(100, 40), (120, 40), (120, 60), (100, 60)]))";
    let play = on(
        &format!(
            "{}, {other}, {}",
            square("house"),
            "(kind: \"wood\", shape: Area([(10, 10), (30, 10), (30, 30), (10, 30)]))"
        ),
        90.0,
        10.0,
    );
    let table = play.0.table();
    assert_eq!((inside(&table, cm(90.0, 50.0)), inside(&table, cm(110.0, 50.0))), (Some(0), Some(1)));
    assert_eq!((inside(&table, cm(90.0, 70.0)), inside(&table, cm(20.0, 20.0))), (None, None));
    assert!(same_room(&table, cm(90.0, 50.0), cm(82.0, 41.0)));
    assert!(!same_room(&table, cm(90.0, 50.0), cm(110.0, 50.0)));
    assert!(!same_room(&table, cm(90.0, 70.0), cm(90.0, 72.0)), "in the open there is no room");
}
