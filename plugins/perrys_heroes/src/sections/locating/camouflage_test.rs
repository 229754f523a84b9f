//! Camouflage, and the chances against it.

use super::camouflage;
use super::odds::{LocateOdds, against, odds};
use super::rules::{AMBUSH, CLOTHING, FOLIAGE};
use crate::testing::Bench;
use table::{Line, RuleId, Side};

/// The lines of a man with this posture and these things, 90 cm from the western edge, on a table with a wood that begins so far from there.
fn lines(posture: &str, wears: &str, wood: &str) -> Vec<(RuleId, i32)> {
    let bench = Bench::new()
        .pieces(&format!("(kind: \"{wood}\", shape: Area([(96.25, 10), (120, 10), (120, 40), (96.25, 40)]))"))
        .teams(Side::Second, &format!("(name: \"Team\", men: [(name: \"A\", grade: Nco, {wears})])"))
        .position(&format!(
            "active: (side: First, team: 0),
             figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90.01, 20), posture: {posture})]"
        ));
    let play = bench.game(&[]);
    let mut lines: Vec<Line> = Vec::new();
    camouflage(&play.0.table(), &play.figure("ge-01"), &mut lines);
    lines.iter().map(|line| (line.rule, line.value)).collect()
}

#[test]
fn ph_3_4_01_levels_of_camouflage() {
    let worn = |wears| lines("Standing", wears, "wood");
    assert_eq!(worn(""), []);
    assert_eq!(worn("clothing: Helmet"), [(CLOTHING, -1)]);
    assert_eq!(worn("foliage: true"), [(FOLIAGE, -1)]);
    assert_eq!(worn("clothing: Suit"), [(CLOTHING, -2)]);
    assert_eq!(worn("clothing: Suit, foliage: true"), [(CLOTHING, -2), (FOLIAGE, -2)]);
    for posture in ["Crouched", "Prone"] {
        assert_eq!(lines(posture, "", "wood"), [(AMBUSH, -1)], "in ambush");
        assert_eq!(lines(posture, "clothing: Helmet", "wood"), [(AMBUSH, -1), (CLOTHING, -1)], "added to the rest");
    }
}

#[test]
fn ph_3_4_02_of_what_is_worn_the_best_row_counts_alone() {
    assert_eq!(lines("Standing", "clothing: Helmet, foliage: true", "wood"), [(CLOTHING, -1)]);
}

#[test]
fn ph_3_4_03_foliage_counts_near_what_grows() {
    // The base reaches to 91.26: 4.99 cm from what grows at 96.25.
    for kind in ["wood", "orchard", "scrub"] {
        assert_eq!(lines("Standing", "foliage: true", kind), [(FOLIAGE, -1)], "{kind}");
    }
    for kind in ["house", "field", "marsh"] {
        assert_eq!(lines("Standing", "foliage: true", kind), [], "{kind}");
    }
    let at = |x: &str| {
        let bench = Bench::new()
            .pieces("(kind: \"hedge\", shape: Line(along: [(100, 10), (100, 40)], thickness: 1))")
            .teams(Side::Second, "(name: \"Team\", men: [(name: \"A\", grade: Nco, foliage: true)])")
            .position(&format!(
                "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: ({x}, 20))]"
            ));
        let play = bench.game(&[]);
        let mut level = 0;
        camouflage(&play.0.table(), &play.figure("ge-01"), &mut level);
        level
    };
    assert_eq!((at("93.26"), at("93.25")), (-1, 0), "less than 5 cm, not 5 cm");
}

#[test]
fn ph_3_4_04_without_foliage_the_rest_is_left() {
    assert_eq!(lines("Standing", "foliage: true", "field"), []);
    assert_eq!(lines("Standing", "clothing: Suit, foliage: true", "field"), [(CLOTHING, -2)]);
    assert_eq!(lines("Standing", "clothing: Helmet, foliage: true", "field"), [(CLOTHING, -1)]);
}

#[test]
fn ph_r_28_posture_and_one_row_add_up_and_a_six_finds_all() {
    let most = lines("Prone", "clothing: Suit, foliage: true", "wood");
    assert_eq!(most.iter().map(|(_, value)| value).sum::<i32>(), -5);
    assert_eq!(against(5), LocateOdds { of: 1, out_of: 6 });
}

#[test]
fn the_chances_are_counted_by_the_die() {
    let faces = [6, 2, 1, 1, 1, 1];
    for (level, of) in (0..).zip(faces) {
        assert_eq!(against(level), LocateOdds { of, out_of: 6 }, "level {level}");
    }
    let bench = Bench::new().position(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (80, 100), posture: Prone),
         (id: \"ge-01\", at: (90, 50), posture: Prone), (id: \"ge-02\", at: (90, 40), posture: Prone, located: true)]",
    );
    let play = bench.game(&[]);
    let chances = play.0.seen_by(Side::First, |seen| {
        ["us-02", "ge-01", "ge-02"]
            .map(|name| seen.figure(crate::testing::id(name)).and_then(|figure| odds(seen, &figure)))
    });
    assert_eq!(chances, [Some(against(1)), None, Some(against(0))], "of a counter one does not know");
}
