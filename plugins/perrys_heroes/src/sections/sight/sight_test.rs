//! What cuts a line of sight, and who looks past it.

use super::rules::{CRESTS, CUT};
use super::{Sight, Stop, Viewer, from_to, to_point};
use crate::files::charts::Cover;
use crate::files::values::Posture::{self, Crouched, Prone, Standing};
use crate::testing::{Bench, Play, cm};
use measured_table::{Leg, What};
use table::Side;

/// A game on a table with these pieces, in which one man stands at (90, 100).
fn on(pieces: &str) -> Play {
    Bench::new()
        .pieces(pieces)
        .position(
            "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 10))]",
        )
        .game(&[])
}

fn sight(play: &Play, a: (f64, f64), one: Posture, b: (f64, f64), other: Posture) -> Sight {
    let viewer = |at: (f64, f64), posture| Viewer { at: cm(at.0, at.1), posture };
    let there = from_to(&play.0.table(), viewer(a, one), viewer(b, other));
    let back = from_to(&play.0.table(), viewer(b, other), viewer(a, one));
    assert_eq!(there.is_open(), back.is_open(), "the same both ways");
    there
}

fn open(play: &Play, a: (f64, f64), b: (f64, f64)) -> bool {
    sight(play, a, Standing, b, Standing).is_open()
}

const WALL: &str = "(kind: \"low_wall\", shape: Line(along: [(50, 60), (130, 60)], thickness: 0.6))";

#[test]
fn ph_7_13_03_rivers_roads_and_scrub_never_cut() {
    for kind in ["stream", "road", "scrub", "field", "marsh", "ford", "bridge", "built_up"] {
        let play = on(&format!("(kind: \"{kind}\", shape: Area([(80, 50), (100, 50), (100, 70), (80, 70)]))"));
        assert!(open(&play, (90.0, 90.0), (90.0, 30.0)), "{kind}");
    }
}

#[test]
fn ph_7_13_04_what_cuts_and_by_which_rule() {
    for kind in ["wood", "orchard", "house"] {
        let play = on(&format!("(kind: \"{kind}\", shape: Area([(80, 50), (100, 50), (100, 53), (80, 53)]))"));
        let cut = sight(&play, (90.0, 90.0), Standing, (90.0, 30.0), Standing);
        assert_eq!((cut.is_open(), cut.rule()), (false, Some(CUT)), "{kind}");
        let line = Leg::new(cm(90.0, 90.0), cm(90.0, 30.0));
        let needed = cut.needed_by(&play.0.table(), line, CRESTS).expect_err("a refusal");
        let told = format!("the line of sight is cut: {kind} at 90, 53");
        assert_eq!((needed.rule, needed.reason.to_string()), (CRESTS, told));
    }
    for kind in ["low_wall", "hedge"] {
        let play = on(&format!("(kind: \"{kind}\", shape: Line(along: [(80, 50), (100, 50)], thickness: 1))"));
        assert!(!open(&play, (90.0, 90.0), (90.0, 30.0)), "{kind}");
        assert!(open(&play, (79.0, 90.0), (79.0, 30.0)), "beside it");
    }
}

#[test]
fn ph_geo_05_what_is_touched_cuts_and_the_nearest_is_named() {
    let play = on("(kind: \"wood\", shape: Area([(80, 50), (100, 50), (100, 53), (80, 53)])),
        (kind: \"house\", shape: Area([(80, 60), (100, 60), (100, 63), (80, 63)]))");
    assert!(!open(&play, (80.0, 90.0), (80.0, 30.0)), "along an edge");
    assert!(!open(&play, (75.0, 58.0), (85.0, 68.0)), "through a corner");
    assert!(open(&play, (79.99, 90.0), (79.99, 30.0)));
    let stop = |from: (f64, f64), to: (f64, f64)| match sight(&play, from, Standing, to, Standing) {
        Sight::Cut(Stop::Terrain(met)) => met.what,
        other => panic!("{other:?}"),
    };
    assert_eq!(stop((90.0, 90.0), (90.0, 30.0)), What::Piece(1));
    assert_eq!(stop((90.0, 30.0), (90.0, 90.0)), What::Piece(0));
}

#[test]
fn ph_7_13_05_a_man_within_a_centimetre_looks_past_and_a_prone_one_does_not() {
    let play = on(WALL);
    // The base reaches 1.25 cm from its middle, the wall 0.3 cm from its.
    let (near, far) = ((90.0, 62.55), (90.0, 62.56));
    for posture in [Standing, Crouched] {
        assert!(sight(&play, near, posture, (90.0, 30.0), Prone).is_open());
        assert!(!sight(&play, far, posture, (90.0, 30.0), Standing).is_open());
    }
    assert!(!sight(&play, near, Prone, (90.0, 30.0), Standing).is_open());
}

#[test]
fn ph_r_40_a_prone_man_behind_a_wall_is_hidden_both_ways() {
    let play = on(WALL);
    let (behind, before) = ((90.0, 61.6), (90.0, 58.4));
    assert!(!sight(&play, behind, Prone, (90.0, 20.0), Standing).is_open());
    assert!(!sight(&play, (90.0, 20.0), Standing, behind, Prone).is_open());
    assert!(sight(&play, behind, Prone, before, Crouched).is_open(), "but not from who looks past the wall himself");
}

#[test]
fn ph_r_65_one_looks_five_centimetres_into_a_wood_from_its_edge() {
    let wood = "(kind: \"wood\", shape: Area([(80, 50), (120, 50), (120, 70), (80, 70)]))";
    let play = on(wood);
    let outside = (90.0, 72.0);
    assert!(sight(&play, outside, Standing, (90.0, 65.0), Prone).is_open(), "exactly 5 cm");
    assert!(!sight(&play, outside, Standing, (90.0, 64.99), Prone).is_open());
    assert!(sight(&play, (90.0, 68.0), Standing, (90.0, 110.0), Standing).is_open(), "out of it, from inside its edge");
    assert!(!sight(&play, (90.0, 67.7), Standing, (90.0, 110.0), Standing).is_open(), "too deep in it");
    let thin = on("(kind: \"wood\", shape: Area([(80, 50), (120, 50), (120, 60), (80, 60)]))");
    assert!(sight(&thin, (90.0, 62.0), Standing, (90.0, 48.0), Standing).is_open(), "5 cm from either side");
    assert!(!sight(&thin, (90.0, 62.0), Standing, (90.0, 48.0), Prone).is_open(), "from one side only");
    let wide = Bench::new().pieces(wood).scenario("switches: (edge_depth: 8)").position(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 10))]",
    );
    assert!(sight(&wide.game(&[]), outside, Standing, (90.0, 62.0), Prone).is_open(), "as the scenario says");
}

#[test]
fn ph_r_65_only_the_first_stretch_of_a_wood_and_the_near_leg_of_a_hedge() {
    // A wood with a bay in it: from its western arm one does not look through the eastern one.
    let play = on(
        "(kind: \"wood\", shape: Area([(80, 50), (84, 50), (84, 60), (96, 60), (96, 50), (100, 50), (100, 70), (80, 70)]))",
    );
    assert!(open(&play, (78.0, 55.0), (90.0, 55.0)));
    assert!(!open(&play, (78.0, 55.0), (110.0, 55.0)));
    let hedge = on("(kind: \"hedge\", shape: Line(along: [(80, 50), (80, 80), (110, 80)], thickness: 1))");
    assert!(open(&hedge, (82.0, 65.0), (60.0, 65.0)), "past the leg at which one stands");
    assert!(!open(&hedge, (82.0, 65.0), (90.0, 100.0)), "not past the other");
}

#[test]
fn ph_r_67_a_building_hides_nobody_who_is_in_it() {
    let play = on("(kind: \"house\", shape: Area([(80, 50), (100, 50), (100, 70), (80, 70)]))");
    for posture in [Standing, Prone] {
        assert!(sight(&play, (90.0, 60.0), posture, (90.0, 110.0), Prone).is_open());
        assert!(sight(&play, (90.0, 60.0), posture, (90.0, 10.0), Prone).is_open(), "on every side (PH-H-41)");
    }
    assert!(!open(&play, (90.0, 80.0), (90.0, 40.0)), "but whoever is not looks through none");
}

#[test]
fn ph_h_26_in_the_same_wood_ten_centimetres() {
    let two = "(kind: \"wood\", shape: Area([(20, 20), (100, 20), (100, 60), (20, 60)])),
        (kind: \"orchard\", shape: Area([(20, 70), (100, 70), (100, 110), (20, 110)]))";
    let play = on(two);
    for y in [40.0, 90.0] {
        assert!(sight(&play, (50.0, y), Prone, (62.5, y), Prone).is_open(), "10 cm from base to base");
        assert!(!sight(&play, (50.0, y), Standing, (62.51, y), Standing).is_open());
    }
    let next = on("(kind: \"wood\", shape: Area([(20, 20), (50, 20), (50, 60), (20, 60)])),
        (kind: \"wood\", shape: Area([(50, 20), (90, 20), (90, 60), (50, 60)]))");
    assert!(!open(&next, (46.0, 40.0), (54.0, 40.0)), "in two woods that touch");
}

#[test]
fn ph_h_26_men_on_foot_cut_no_line() {
    let bench = Bench::new().position(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (90, 60)), (id: \"ge-01\", at: (90, 10))]",
    );
    let play = bench.game(&[]);
    assert!(super::is_open(&play.0.table(), &play.figure("us-01"), &play.figure("ge-01")));
}

#[test]
fn ph_3_3_10_smoke_cuts_no_line() {
    let bench = Bench::new().position(
        "active: (side: First, team: 0), smoke: [(at: (90, 60), plume: 1)],
         figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 10))]",
    );
    let play = bench.game(&[]);
    assert!(super::is_open(&play.0.table(), &play.figure("us-01"), &play.figure("ge-01")));
}

#[test]
fn a_mere_place_is_seen_like_who_is_prone_there() {
    let play = on(WALL);
    let firer = play.figure("us-01");
    assert!(to_point(&play.0.table(), &firer, cm(90.0, 65.0)).is_open());
    assert!(!to_point(&play.0.table(), &firer, cm(90.0, 58.0)).is_open(), "behind the wall");
    let nowhere = crate::Figure { at: None, ..firer };
    assert_eq!(to_point(&play.0.table(), &nowhere, cm(90.0, 65.0)), Sight::Cut(Stop::Nowhere));
    assert_eq!(super::between(&play.0.table(), &nowhere, &play.figure("ge-01")), None);
}

#[test]
fn ph_7_13_02_to_be_seen_is_not_to_be_located() {
    let bench = Bench::new().position(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 90))]",
    );
    let play = bench.game(&[]);
    assert!(super::is_open(&play.0.table(), &play.figure("us-01"), &play.figure("ge-01")));
    assert!(!play.figure("ge-01").located);
    assert_eq!(play.0.to_act(), Some(Side::First));
}

/// Two men 60 cm apart, and a tank of the first side between them.
fn past_a_tank(at: &str, more: &str, men: [(f64, f64); 2]) -> bool {
    let [one, other] = men;
    let play = Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: (side: First, team: 0), figures: [(id: \"us-07\", at: {at}, facing: 0, {more}),
                (id: \"us-01\", at: ({}, {})), (id: \"ge-01\", at: ({}, {}))]",
            one.0, one.1, other.0, other.1
        ))
        .game(&[]);
    let table = play.0.table();
    let [us, ge] = ["us-01", "ge-01"].map(|name| play.figure(name));
    let there = super::is_open(&table, &us, &ge);
    assert_eq!(there, super::is_open(&table, &ge, &us), "the same both ways");
    // PH-GEO-05: from and to the vehicle itself nothing of it is in the way.
    assert!(super::is_open(&table, &us, &play.figure("us-07")));
    there
}

#[test]
fn ph_h_26_vehicles_and_wrecks_cut_lines_between_men_on_foot() {
    let far = [(90.0, 100.0), (90.0, 20.0)];
    assert!(!past_a_tank("(90, 60)", "", far));
    assert!(!past_a_tank("(90, 60)", "health: Dead", far), "a wreck");
    assert!(past_a_tank("(93, 60)", "", far), "half as wide as 5 cm: it is not touched");
    assert!(!past_a_tank("(92.5, 60)", "", far), "touched is cut");
    // Its rear is 5.25 cm behind its middle, a base 1.25 cm wide to either side.
    assert!(past_a_tank("(90, 60)", "", [(90.0, 67.5), (90.0, 20.0)]), "1 cm from it");
    assert!(!past_a_tank("(90, 60)", "", [(90.0, 67.51), (90.0, 20.0)]));
}

#[test]
fn ph_geo_05_a_vehicle_looks_past_what_its_hull_is_near() {
    let play = |y: f64| {
        Bench::new()
            .pieces(WALL)
            .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
            .position(&format!(
                "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (20, 110)), (id: \"us-07\", at: (90, {y}), facing: 0), (id: \"ge-01\", at: (90, 20))]"
            ))
            .game(&[])
    };
    let sees = |play: &Play| super::is_open(&play.0.table(), &play.figure("us-07"), &play.figure("ge-01"));
    // Half a wall is 0.3 cm thick, half a hull 5.25 cm long.
    assert!(sees(&play(66.55)));
    assert!(!sees(&play(66.56)));
}

#[test]
fn ph_h_08_and_ph_geo_05_a_gun_on_a_carriage_looks_past_what_its_own_base_is_near_and_is_covered_by_it() {
    let play = |y: f64| {
        let team = "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco), (name: \"B\"), (name: \"C\")])";
        Bench::new()
            .pieces(WALL)
            .teams(Side::First, team)
            .position(&format!(
                "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (20, 110)), (id: \"us-04\", at: (90, {y}), facing: 0),
                    (id: \"ge-01\", at: (90, 20))]"
            ))
            .game(&[])
    };
    let there = |play: &Play| {
        let (table, gun) = (play.0.table(), play.figure("us-04"));
        let cover = super::cover(&table, cm(90.0, 20.0), &gun).map(|(cover, _)| cover);
        (super::is_open(&table, &gun, &play.figure("ge-01")), cover)
    };
    // Half a wall is 0.3 cm thick, half a gun 2.5 cm wide.
    assert_eq!(there(&play(63.8)), (true, Some(Cover::LowWall)));
    assert_eq!(there(&play(63.81)), (false, None));
}

#[test]
fn ph_geo_08_and_ph_h_26_a_wreck_on_the_way_to_a_corner_hides_nothing_of_a_vehicle() {
    let partly = |pieces: &str| {
        let tanks = "(name: \"Sherman\", vehicle: \"m4a1_m4a3\"), (name: \"Wreck\", vehicle: \"m4a1_m4a3\")";
        let play = Bench::new().pieces(pieces).vehicles(Side::First, tanks).position(
            "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (20, 110)), (id: \"us-07\", at: (90, 40), facing: 90),
                (id: \"us-13\", at: (95.5, 60), facing: 0, health: Dead), (id: \"ge-01\", at: (90, 100))]",
        );
        let play = play.game(&[]);
        assert_eq!(play.figure("us-13").health, crate::files::values::Health::Dead);
        super::is_partly_seen(&play.0.table(), cm(90.0, 100.0), &play.figure("us-07"))
    };
    assert!(!partly(""));
    // A house there does.
    assert!(partly("(kind: \"house\", shape: Area([(93, 66), (98, 66), (98, 70), (93, 70)]))"));
}
