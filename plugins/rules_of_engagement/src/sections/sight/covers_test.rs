//! Cover, and who uses the terrain.

use super::{cover, cover_at, in_cover, uses_terrain};
use crate::files::values::Cover::{self, Hard, Soft};
use crate::testing::{Bench, Play, cm};
use measured_table::Disc;

const NONE: Cover = Cover::None;

/// Two squads with men at these places.
fn squads(pieces: &str, firing: &str, target: &str, state: &str) -> Play {
    Bench::new()
        .pieces(pieces)
        .position(&format!(
            "phase: Shooting, active: First, units: [
                (id: \"us-2\", at: [{firing}]), (id: \"ge-2\", at: [{target}]{state}),
            ]"
        ))
        .game(&[])
}

fn against(pieces: &str, firing: &str, target: &str) -> Cover {
    let play = squads(pieces, firing, target, "");
    cover(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2"))
}

/// A piece of this kind from x = 80 to 100 and y = 40 to 50.
fn area(kind: &str) -> String {
    format!("(kind: \"{kind}\", shape: Area([(80, 40), (100, 40), (100, 50), (80, 50)]), height: 2)")
}

/// A linear piece of this kind on y = 50.
fn line(kind: &str) -> String {
    format!("(kind: \"{kind}\", shape: Line(along: [(80, 50), (100, 50)], thickness: 0.6), height: 1.5)")
}

#[test]
fn roe_h_19_which_terrain_gives_which_cover() {
    for (kind, gives) in [
        ("scrub", Soft),
        ("standing_crops", Soft),
        ("orchard", Soft),
        ("wood", Soft),
        ("rubble", Hard),
        ("trench", Hard),
        ("house", Hard),
        ("bunker", Hard),
        ("marsh", NONE),
        ("field", NONE),
    ] {
        assert_eq!(against(&area(kind), "(90, 90)", "(90, 45)"), gives, "{kind}");
    }
    for (kind, gives) in [("hedge", Soft), ("fence", Soft), ("bocage", Soft), ("low_wall", Hard), ("wall", Hard)] {
        assert_eq!(against(&line(kind), "(90, 90)", "(90, 48)"), gives, "{kind}");
    }
    assert_eq!(against("", "(90, 90)", "(90, 45)"), NONE);
}

#[test]
fn roe_h_19_behind_it_at_5_cm_on_the_side_of_the_firer() {
    let wall = line("low_wall");
    // The base reaches 1.25 cm from its middle, the wall 0.3 cm from its.
    assert_eq!(against(&wall, "(90, 90)", "(90, 43.45)"), Hard);
    assert_eq!(against(&wall, "(90, 90)", "(90, 43.44)"), NONE);
    assert_eq!(against(&wall, "(90, 90)", "(90, 53)"), NONE, "on the other side of it");
    assert_eq!(against(&wall, "(140, 48)", "(90, 48)"), NONE, "from aside");
    // Of two covers the better one counts.
    let both = format!("{}, {wall}", line("hedge").replace("50)", "48)"));
    assert_eq!(against(&both, "(90, 90)", "(90, 46)"), Hard);
}

#[test]
fn roe_geo_05_an_obstacle_that_one_looks_over_gives_its_cover() {
    let wall = line("low_wall");
    let play = squads(&wall, "(90, 90)", "(90, 48)", "");
    assert!(super::unit_sees(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2")));
    assert_eq!(against(&wall, "(90, 90)", "(90, 48)"), Hard);
    // Who fires over it has none of it taken from him.
    let play = squads(&wall, "(90, 52)", "(90, 20)", "");
    assert!(super::unit_sees(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2")));
    assert_eq!(against(&wall, "(90, 52)", "(90, 20)"), NONE);
}

#[test]
fn roe_h_19_at_least_half_the_figures_are_in_it() {
    let wood = area("wood");
    assert_eq!(against(&wood, "(90, 90)", "(85, 45), (90, 45), (95, 60), (99, 60)"), Soft);
    assert_eq!(against(&wood, "(90, 90)", "(85, 45), (93, 60), (95, 60), (99, 60)"), NONE);
    assert_eq!(against(&wood, "(90, 90)", "(85, 45), (90, 45), (86, 60), (93, 60), (99, 60)"), NONE, "two of five");
    // Half behind a wall, a quarter in a wood: soft is what most have, hard what half have.
    let both = format!(
        "{wood}, (kind: \"low_wall\", shape: Line(along: [(101, 50), (130, 50)], thickness: 0.6), height: 1.5)"
    );
    assert_eq!(against(&both, "(105, 90)", "(105, 48), (109, 48), (85, 45), (60, 60)"), Hard);
    assert_eq!(against(&both, "(105, 90)", "(105, 48), (85, 45), (90, 45), (60, 60)"), Soft);
}

#[test]
fn roe_r_50_it_is_asked_anew_for_each_unit_that_fires() {
    let play = Bench::new()
        .pieces(&line("low_wall"))
        .position(
            "phase: Shooting, active: First, units: [
                (id: \"us-2\", at: [(90, 90)]), (id: \"us-3\", at: [(90, 10)]), (id: \"ge-2\", at: [(90, 48)]),
            ]",
        )
        .game(&[]);
    let of = |name| cover(&play.0.table(), &play.unit(name), &play.unit("ge-2"));
    assert_eq!((of("us-2"), of("us-3")), (Hard, NONE));
    // One of the firing figures stands past the end of the wall: at least half of them must have it between.
    assert_eq!(against(&line("low_wall"), "(90, 90), (150, 48)", "(90, 48)"), Hard);
    assert_eq!(against(&line("low_wall"), "(90, 90), (150, 48), (150, 45)", "(90, 48)"), NONE);
    // Who sees none of them fires at nobody: the house is in his way, and the two others have the wall.
    let house = "(kind: \"house\", shape: Area([(120, 40), (124, 40), (124, 56), (120, 56)]), height: 8)";
    let blind = format!("{}, {house}", line("low_wall"));
    assert_eq!(against(&blind, "(90, 90), (150, 48), (150, 45)", "(90, 48)"), Hard);
    let base = |x, y| Disc::new(cm(x, y), 125);
    assert_eq!(cover_at(&play.0.table(), &[base(90.0, 90.0)], &[]), NONE);
    assert_eq!(cover_at(&play.0.table(), &[], &[base(90.0, 48.0)]), NONE);
}

#[test]
fn roe_h_19_thin_smoke_is_soft_cover() {
    let with = |pieces: &str, haze| {
        let play = squads(pieces, "(90, 90)", "(90, 48)", haze);
        cover(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2"))
    };
    assert_eq!(with("", ", haze: Thin"), Soft);
    assert_eq!(with("", ""), NONE);
    assert_eq!(with(&line("low_wall"), ", haze: Thin"), Hard);
}

#[test]
fn roe_h_19_who_has_run_or_fallen_back_does_not_use_the_terrain() {
    let uses = |target: &str, state: &str| {
        let play = squads(&area("wood"), "(90, 90)", target, state);
        uses_terrain(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2"))
    };
    for (order, low) in [("Hold", true), ("Sneak", true), ("Advance", true), ("Run", false), ("FallBack", false)] {
        assert_eq!(uses("(90, 45)", &format!(", order: {order}")), low, "{order}");
    }
    assert!(uses("(90, 45)", ""));
    assert!(!uses("(90, 60)", ""), "in the open");
}

#[test]
fn roe_h_19_a_wreck_is_hard_cover() {
    let play = super::sight_test::with_vehicle(crate::files::values::Fate::Wrecked);
    let base = |y| Disc::new(cm(90.0, y), 125);
    // It reaches 6 cm to the north of y = 60.
    let behind = |y| cover_at(&play.0.table(), &[base(100.0)], &[base(y)]);
    assert_eq!((behind(47.75), behind(47.74)), (Hard, NONE));
}

#[test]
fn roe_h_19_cover_to_be_in_or_behind_whoever_comes() {
    let play =
        squads(&format!("{}, {}", area("wood"), line("low_wall").replace("50)", "20)")), "(90, 90)", "(90, 5)", "");
    let found = |x, y| in_cover(&play.0.table(), Disc::new(cm(x, y), 125));
    assert_eq!(found(90.0, 45.0), Some(0));
    assert_eq!((found(90.0, 56.25), found(90.0, 56.26)), (Some(0), None));
    assert_eq!((found(90.0, 25.0), found(90.0, 15.0)), (Some(1), Some(1)), "on both sides of a wall");
    assert_eq!(found(20.0, 20.0), None);
}
