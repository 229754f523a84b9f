//! Hills, rims and crests.

use super::rules::CRESTS;
use super::{Sight, Viewer, from_to, on_clear_crest};
use crate::files::values::Posture;
use crate::testing::{Bench, Play, cm};
use measured_table::Leg;

/// A hill of level 1 from x 60 to 120, its western rim a clear crest, and more.
fn hill(bare: &str, more: &str) -> Play {
    let hill = format!(
        "(kind: \"hill\", shape: Area([(60, 20), (120, 20), (120, 100), (60, 100)]), level: 1, bare: [{bare}]), {more}"
    );
    let position =
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (10, 110)), (id: \"ge-01\", at: (170, 10))]";
    Bench::new().pieces(&hill).position(position).game(&[])
}

fn sight(play: &Play, a: (f64, f64), b: (f64, f64)) -> Sight {
    let viewer = |at: (f64, f64)| Viewer { at: cm(at.0, at.1), posture: Posture::Prone };
    let there = from_to(&play.0.table(), viewer(a), viewer(b));
    assert_eq!(there.is_open(), from_to(&play.0.table(), viewer(b), viewer(a)).is_open());
    there
}

const WEST: &str = "(3, 0)";

#[test]
fn ph_7_13_06_the_higher_one_sees_down_from_a_clear_crest_only() {
    let play = hill(WEST, "");
    let (crest, back, plain) = ((62.25, 60.0), (62.26, 60.0), (20.0, 60.0));
    assert!(sight(&play, crest, plain).is_open());
    let cut = sight(&play, back, plain);
    assert_eq!((cut.is_open(), cut.rule()), (false, Some(CRESTS)));
    let line = Leg::new(cm(back.0, back.1), cm(plain.0, plain.1));
    let why = cut.needed_by(&play.0.table(), line, CRESTS).expect_err("a refusal").reason;
    assert_eq!(why.to_string(), "the line of sight is cut: hill at 60, 60");
    assert!(!sight(&hill("", ""), crest, plain).is_open(), "no clear crest");
    let hedge = hill(WEST, "(kind: \"hedge\", shape: Line(along: [(61, 10), (61, 110)], thickness: 2))");
    assert!(!sight(&hedge, crest, plain).is_open(), "with a hedge on it");
    assert!(sight(&play, (70.0, 60.0), (110.0, 60.0)).is_open(), "on the same top nothing lies between");
}

#[test]
fn ph_h_42_a_crest_is_within_a_centimetre_of_the_base() {
    let play = hill(WEST, "");
    let field = play.0.table().field;
    assert!(on_clear_crest(field, cm(62.25, 60.0)) && !on_clear_crest(field, cm(62.26, 60.0)));
    assert!(on_clear_crest(field, cm(60.0, 60.0)), "on the rim");
    assert!(!on_clear_crest(field, cm(59.99, 60.0)), "at its foot");
    assert!(!on_clear_crest(field, cm(118.0, 60.0)), "at a rim that is not clear");
}

#[test]
fn ph_7_13_07_across_crests_of_the_same_level_if_they_are_bare_and_of_lower_levels() {
    let other = |bare: &str, level: u8| {
        format!(
            "(kind: \"hill\", shape: Area([(20, 20), (40, 20), (40, 100), (20, 100)]), level: {level}, bare: [{bare}])"
        )
    };
    let (crest, beyond) = ((62.0, 60.0), (5.0, 60.0));
    let (bare, rough) = (hill(WEST, &other("(0, 0)", 1)), hill(WEST, &other("", 1)));
    assert!(sight(&bare, crest, beyond).is_open());
    assert!(!sight(&rough, crest, beyond).is_open(), "a rim that is no clear crest");
    let two = "(kind: \"hill\", shape: Area([(80, 30), (110, 30), (110, 90), (80, 90)]), level: 2, bare: [(3, 0)])";
    let high = hill("", two);
    assert!(sight(&high, (82.0, 60.0), beyond).is_open(), "a lower rim does not matter, clear or not");
    assert!(!sight(&high, (82.0, 60.0), (130.0, 60.0)).is_open(), "the other rim of the own level is not clear");
}

#[test]
fn ph_r_70_one_crest_is_enough_and_nobody_sees_over_what_is_higher() {
    let east = "(kind: \"hill\", shape: Area([(10, 20), (40, 20), (40, 100), (10, 100)]), level: 1, bare: [(1, 2)])";
    let valley = hill(WEST, east);
    assert!(sight(&valley, (62.0, 60.0), (20.0, 60.0)).is_open(), "of two equally high, one at his crest");
    assert!(!sight(&valley, (70.0, 60.0), (20.0, 60.0)).is_open(), "neither is");
    let play = hill("(0, 0)", "");
    assert!(!sight(&play, (20.0, 60.0), (140.0, 60.0)).is_open(), "a hill between two on the plain, all bare");
    assert!(!sight(&play, (59.0, 60.0), (140.0, 60.0)).is_open());
    assert!(sight(&play, (20.0, 110.0), (140.0, 110.0)).is_open(), "past it");
    let high = "(kind: \"hill\", shape: Area([(80, 30), (110, 30), (110, 90), (80, 90)]), level: 2, bare: [(0, 0)])";
    let two = hill("(0, 0)", high);
    assert!(!sight(&two, (62.0, 60.0), (118.0, 60.0)).is_open(), "both at their crests, and a higher top between");
    assert!(!sight(&two, (62.0, 60.0), (90.0, 60.0)).is_open(), "the crest of the lower end does not help");
    assert!(sight(&two, (62.0, 60.0), (82.0, 60.0)).is_open());
}
