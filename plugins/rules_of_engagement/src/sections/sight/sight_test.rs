//! What cuts a line of sight, and who looks over it.

use super::rules::{DENSE, LINEAR, NO_SIGHT, OTHER_LEVEL};
use super::{Sight, between, ground_at, is_seen, look, sees, sees_between, sees_place, unit_sees, watchers};
use crate::facts::field::Vehicle;
use crate::facts::figures::{Figure, VehicleNo};
use crate::facts::units::UnitNo;
use crate::files::values::{Fate, Haze};
use crate::testing::{Bench, Play, cm, id};
use bevy_ecs::prelude::World;
use measured_table::{Disc, Leg, What};
use std::sync::Arc;
use table::{DiceCup, Game, RuleId, Side};

const MEN: &str = "phase: Shooting, active: First, units: [
    (id: \"us-2\", at: [(90, 110)]), (id: \"ge-2\", at: [(90, 5)]),
]";

/// A game on a table with these pieces, in which a man stands at (90, 110) and an enemy at (90, 5).
fn on(pieces: &str) -> Play {
    Bench::new().pieces(pieces).position(MEN).game(&[])
}

fn base(at: (f64, f64)) -> Disc {
    Disc::new(cm(at.0, at.1), 125)
}

fn sight(play: &Play, a: (f64, f64), b: (f64, f64)) -> Sight {
    let (there, back) = (look(&play.0.table(), base(a), base(b)), look(&play.0.table(), base(b), base(a)));
    assert_eq!(there.is_open(), back.is_open(), "the same both ways");
    there
}

fn open(play: &Play, a: (f64, f64), b: (f64, f64)) -> bool {
    sight(play, a, b).is_open()
}

fn rule(play: &Play, a: (f64, f64), b: (f64, f64)) -> Option<RuleId> {
    sight(play, a, b).rule()
}

/// A piece from x = 80 to 100 that is so deep to the north of y = 60, and so high.
fn piece(kind: &str, deep: f64, high: f64) -> String {
    let north = 60.0 - deep;
    format!(
        "(kind: \"{kind}\", shape: Area([(80, {north:.2}), (100, {north:.2}), (100, 60), (80, 60)]), height: {high:.2})"
    )
}

/// A linear obstacle from x = 50 to 130 on y = 60, so high.
fn wall(high: f64) -> String {
    format!("(kind: \"low_wall\", shape: Line(along: [(50, 60), (130, 60)], thickness: 0.6), height: {high:.2})")
}

const SOUTH: (f64, f64) = (90.0, 90.0);
const NORTH: (f64, f64) = (90.0, 30.0);

#[test]
fn roe_sht_01_what_hides_the_view_blocks_it_as_high_as_it_is() {
    for kind in ["house", "bunker", "ruin"] {
        let play = on(&piece(kind, 3.0, 8.0));
        assert_eq!(rule(&play, SOUTH, NORTH), Some(NO_SIGHT), "{kind}");
        let (table, from) = (play.0.table(), base(SOUTH));
        let refused = look(&table, from, base(NORTH)).needed(&table, Leg::new(from.at, cm(NORTH.0, NORTH.1)));
        let refused = refused.expect_err("a refusal");
        assert_eq!(refused.reason.to_string(), format!("the line of sight is cut: {kind} at 90, 60"));
    }
    for kind in ["scrub", "marsh", "rubble", "trench", "field", "road", "stream"] {
        assert!(open(&on(&piece(kind, 30.0, 8.0)), SOUTH, NORTH), "{kind}");
    }
    // Eyes on foot are 2.5 cm above the ground.
    assert!(open(&on(&piece("house", 3.0, 2.49)), SOUTH, NORTH));
    assert!(!open(&on(&piece("house", 3.0, 2.5)), SOUTH, NORTH));
}

#[test]
fn roe_sht_01_who_is_inside_sees_out_and_is_seen() {
    let play = on(&piece("house", 20.0, 8.0));
    let inside = (90.0, 50.0);
    assert!(open(&play, inside, SOUTH));
    assert!(open(&play, inside, (95.0, 45.0)));
    assert!(!open(&play, SOUTH, NORTH));
}

#[test]
fn roe_sht_01_of_several_the_nearest_is_named() {
    let play = on("(kind: \"house\", shape: Area([(80, 50), (100, 50), (100, 53), (80, 53)]), height: 8),
        (kind: \"house\", shape: Area([(80, 60), (100, 60), (100, 63), (80, 63)]), height: 8)");
    let cuts = |from, to| match sight(&play, from, to) {
        Sight::Cut(cut) => cut.met.what,
        Sight::Open => panic!("it is open"),
    };
    assert_eq!(cuts(SOUTH, NORTH), What::Piece(1));
    assert_eq!(cuts(NORTH, SOUTH), What::Piece(0));
    let line = Leg::new(cm(NORTH.0, NORTH.1), cm(SOUTH.0, SOUTH.1));
    assert_eq!(sight(&play, NORTH, SOUTH).cut_at(line), Some((0, cm(90.0, 50.0))));
}

#[test]
fn roe_sht_02_ten_centimetres_of_dense_ground_block() {
    for kind in ["wood", "orchard", "standing_crops"] {
        assert!(open(&on(&piece(kind, 9.99, 8.0)), SOUTH, NORTH), "{kind}");
        assert_eq!(rule(&on(&piece(kind, 10.0, 8.0)), SOUTH, NORTH), Some(DENSE), "{kind}");
    }
    // It counts only where the line runs through it, not over it.
    assert!(open(&on(&piece("standing_crops", 30.0, 2.49)), SOUTH, NORTH));
    assert!(!open(&on(&piece("standing_crops", 30.0, 2.5)), SOUTH, NORTH));
    // All of it counts together, and what overlaps once.
    let second = |north: f64, south: f64| {
        format!(
            "{}, (kind: \"orchard\", shape: Area([(80, {north:.2}), (100, {north:.2}), (100, {south:.2}), (80, {south:.2})]), height: 6)",
            piece("wood", 6.0, 8.0)
        )
    };
    assert!(!open(&on(&second(40.0, 44.0)), SOUTH, NORTH));
    assert!(open(&on(&second(40.0, 43.99)), SOUTH, NORTH));
    assert!(open(&on(&second(52.0, 56.0)), SOUTH, NORTH), "8 cm in all");
}

#[test]
fn roe_sht_03_a_linear_obstacle_above_1_cm_blocks() {
    assert_eq!(rule(&on(&wall(1.01)), SOUTH, NORTH), Some(LINEAR));
    assert!(open(&on(&wall(1.0)), SOUTH, NORTH), "it is its height that counts");
    for kind in ["hedge", "bocage", "fence", "wall"] {
        let play = on(&wall(2.0).replace("low_wall", kind));
        assert!(!open(&play, SOUTH, NORTH), "{kind}");
        assert!(open(&play, (40.0, 90.0), (40.0, 30.0)), "beside it");
    }
}

#[test]
fn roe_sht_04_eyes_on_a_hill_are_as_high_as_it_lifts_them() {
    // From 5 + 2.5 cm down to 2.5 cm: in the middle the line runs 5 cm above the ground.
    let hill = "(kind: \"hill\", shape: Area([(60, 88), (120, 88), (120, 110), (60, 110)]), level: 1)";
    let house = |high: f64| {
        format!("{hill}, (kind: \"house\", shape: Area([(80, 60), (100, 60), (100, 64), (80, 64)]), height: {high})")
    };
    assert!(open(&on(&house(4.9)), SOUTH, NORTH));
    assert!(!open(&on(&house(5.0)), SOUTH, NORTH));
}

#[test]
fn roe_geo_04_the_line_joins_the_middles_of_bases_and_edges_belong_to_what_is_met() {
    let play = on(&piece("house", 3.0, 8.0));
    assert!(!open(&play, (80.0, 90.0), (80.0, 30.0)), "along an edge");
    assert!(open(&play, (79.99, 90.0), (79.99, 30.0)), "though both bases reach over it");
    // Of a wood what lies between the middles counts.
    let wood = on(&piece("wood", 30.0, 8.0));
    assert!(open(&wood, SOUTH, (90.0, 50.01)));
    assert!(!open(&wood, SOUTH, (90.0, 50.0)));
    assert!(open(&wood, (85.0, 40.0), (94.99, 40.0)), "within it too");
    assert!(!open(&wood, (85.0, 40.0), (95.0, 40.0)));
}

#[test]
fn roe_geo_05_an_end_within_5_cm_of_the_leg_looks_over_it() {
    let play = on(&wall(1.5));
    // The base reaches 1.25 cm from its middle, the wall 0.3 cm from its.
    for (at, sees) in [((90.0, 66.55), true), ((90.0, 66.56), false)] {
        assert_eq!(open(&play, at, NORTH), sees, "{at:?}");
        assert_eq!(open(&play, (90.0, 120.0 - at.1), SOUTH), sees, "from the other side");
    }
    // Near another arm of it one is near to nothing.
    let bent =
        on("(kind: \"low_wall\", shape: Line(along: [(50, 60), (95, 60), (95, 100)], thickness: 0.6), height: 1.5)");
    assert!(!open(&bent, (92.0, 90.0), (80.0, 30.0)));
}

#[test]
fn roe_r_45_on_other_levels_the_heights_decide() {
    let hill = "(kind: \"hill\", shape: Area([(60, 88), (120, 88), (120, 110), (60, 110)]), level: 1)";
    let over = |high: f64| on(&format!("{hill}, {}", wall(high)));
    // In the middle between 7.5 and 2.5 cm.
    assert!(open(&over(4.99), SOUTH, NORTH));
    assert_eq!(rule(&over(5.0), SOUTH, NORTH), Some(OTHER_LEVEL));
    // Two men on one level: 1.5 cm are enough.
    assert_eq!(rule(&over(1.5), (90.0, 70.0), NORTH), Some(LINEAR));
    // Across a valley it is in nobody's way.
    let other = "(kind: \"hill\", shape: Area([(60, 10), (120, 10), (120, 32), (60, 32)]), level: 1)";
    let across = |high: f64| on(&format!("{hill}, {other}, {}", wall(high)));
    assert!(open(&across(7.49), SOUTH, NORTH));
    assert!(!open(&across(7.5), SOUTH, NORTH));
}

#[test]
fn roe_sht_01_a_hill_hides_what_is_behind_it_and_what_lies_on_it_stands_higher() {
    let hill = "(kind: \"hill\", shape: Area([(60, 50), (120, 50), (120, 70), (60, 70)]), level: 1)";
    let play = on(hill);
    assert_eq!(rule(&play, SOUTH, NORTH), Some(NO_SIGHT));
    assert!(open(&play, (90.0, 65.0), (90.0, 55.0)), "two on it see each other");
    // Down from it: over its rim at 70 the line must run above 5 cm.
    assert!(open(&play, (90.0, 69.0), (90.0, 71.01)));
    assert!(!open(&play, (90.0, 69.0), (90.0, 71.0)));
    // A house on it begins at 5 cm.
    let house =
        format!("{hill}, (kind: \"house\", shape: Area([(80, 58), (100, 58), (100, 60), (80, 60)]), height: 3)");
    assert!(!open(&on(&house), (90.0, 65.0), (90.0, 55.0)));
    let wood = format!("{hill}, (kind: \"wood\", shape: Area([(80, 50), (100, 50), (100, 70), (80, 70)]), height: 3)");
    assert_eq!(rule(&on(&wood), (90.0, 65.0), (90.0, 55.0)), Some(DENSE));
}

#[test]
fn roe_sht_04_on_a_slope_one_is_the_higher_the_nearer_to_its_rim() {
    let play = on("(kind: \"hill\", shape: Area([(60, 50), (120, 50), (120, 70), (60, 70)]), level: 1, slope: 10)");
    let high = |y: f64| ground_at(play.0.table().field, cm(90.0, y));
    assert_eq!([high(60.0), high(70.0), high(72.0), high(75.0), high(80.0), high(80.01)], [500, 500, 400, 250, 0, 0]);
}

/// A vehicle of which this has become stands at (90, 60).
pub(super) fn with_vehicle(fate: Fate) -> Play {
    let mut start = Bench::new().position(MEN).start();
    let field = Arc::make_mut(&mut start.field);
    let (no, unit) = (field.vehicles.len() as u8, field.units.len() as u8 - 1);
    let def = field.garage.vehicles[0].clone();
    let size = field.charts.hull(def.small);
    field.vehicles.push(Vehicle {
        name: "Tank".into(),
        def: Some(def),
        unit,
        gun: None,
        machine_guns: Vec::new(),
        size,
    });
    field.units[usize::from(unit)].figures.end += 1;
    field.men.push(None);
    let mut hull = Figure::new(id("ge-9-01"), Side::Second, UnitNo(unit), VehicleNo(Some(no)));
    (hull.at, hull.fate) = (Some(cm(90.0, 60.0)), fate);
    start.figures.push(hull);
    Play(Game::new(World::new(), start, DiceCup::forced(Vec::new())).expect("a first decision"))
}

#[test]
fn roe_r_52_wrecks_block_and_vehicles_in_play_do_not() {
    assert!(open(&with_vehicle(Fate::Here), SOUTH, NORTH));
    let play = with_vehicle(Fate::Wrecked);
    assert_eq!(rule(&play, SOUTH, NORTH), Some(NO_SIGHT));
    // It is 6 cm wide and looks north.
    assert!(!open(&play, (93.0, 90.0), (93.0, 30.0)));
    assert!(open(&play, (93.01, 90.0), (93.01, 30.0)));
    let table = play.0.table();
    let cut = look(&table, base(SOUTH), base(NORTH)).needed(&table, Leg::new(cm(90.0, 90.0), cm(90.0, 30.0)));
    assert_eq!(cut.expect_err("a refusal").reason.to_string(), "the line of sight is cut by a wreck");
    assert!(!sees_between(&table, base(SOUTH), base(NORTH)));
}

#[test]
fn roe_sht_04_a_unit_sees_with_its_figures_unless_there_is_smoke() {
    // Of two men one stands behind the house.
    let house = "(kind: \"house\", shape: Area([(80, 58), (100, 58), (100, 62), (80, 62)]), height: 8)";
    let men = |haze: &str| {
        Bench::new()
            .pieces(house)
            .position(&format!(
                "phase: Shooting, active: First, units: [
                    (id: \"us-2\", at: [(90, 90), (120, 90)]), (id: \"ge-2\", at: [(90, 30)]{haze}),
                ]"
            ))
            .game(&[])
    };
    let play = men("");
    let table = play.0.table();
    let [one, other, enemy] = ["us-2-01", "us-2-02", "ge-2-01"].map(|name| play.figure(name));
    assert!(!sees(&table, &one, &enemy) && sees(&table, &other, &enemy));
    assert_eq!(between(&table, &one, &enemy).and_then(Sight::rule), Some(NO_SIGHT));
    assert!(!sees_place(&table, &one, base(NORTH)) && sees_place(&table, &other, base(NORTH)));
    let [unit, enemies] = ["us-2", "ge-2"].map(|name| play.unit(name));
    assert!(unit_sees(&table, &unit, &enemies) && unit_sees(&table, &enemies, &unit) && is_seen(&table, &unit));
    let smoked = men(", haze: Smoke");
    assert_eq!(smoked.unit("ge-2").haze, Haze::Smoke);
    assert!(!unit_sees(&smoked.0.table(), &unit, &enemies) && !unit_sees(&smoked.0.table(), &enemies, &unit));
    assert!(!sees_place(&smoked.0.table(), &enemy, base((120.0, 90.0))));
    let hidden = men(", veil: Hidden");
    assert_eq!(watchers(&hidden.0.table(), Side::First).count(), 0, "nobody knows of him");
    assert!(!is_seen(&hidden.0.table(), &unit));
    let nowhere =
        hidden.0.seen_by(Side::First, |seen| between(seen, &one, &seen.figure(id("ge-2-01")).expect("he is there")));
    assert_eq!(nowhere, None);
}
