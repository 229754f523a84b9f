//! How far ways lead, and over what.

use super::bench::{FAR, bench, goes, limit, moves, one, report, way};
use super::{allowance, formation};
use crate::files::values::{Mover, Order};
use crate::testing::{Bench, Lots, Play, cm, id, row};
use crate::{Command, RulesOfEngagement};
use bevy_ecs::prelude::World;
use std::sync::Arc;
use table::Side::First;
use table::{DiceCup, Game};

/// An area of some ground south of (90, 80), from so far to so far.
fn area(kind: &str, from: f64, to: f64) -> String {
    let (from, to) = (80.0 + from, 80.0 + to);
    format!("(kind: \"{kind}\", shape: Area([(80, {from}), (100, {from}), (100, {to}), (80, {to})]))")
}

/// A line of some kind across the way to the south, so far from (90, 80).
fn line(kind: &str, far: f64) -> String {
    let y = 80.0 + far;
    format!("(kind: \"{kind}\", shape: Line(along: [(80, {y}), (100, {y})], thickness: 1))")
}

#[test]
fn roe_ord_01_and_roe_w_05_how_far_each_order_leads() {
    assert_eq!(limit(&one("", "Sneak"), 10.0), "ROE-ORD-01");
    assert_eq!(limit(&one("", "Advance"), 20.0), "ROE-ORD-01");
    assert_eq!(limit(&one("", "Run"), 30.0), "ROE-ORD-02");
    let play = one("", "Advance");
    let ranges = [Order::Hold, Order::Sneak, Order::Advance, Order::Run, Order::ReserveFire, Order::FallBack]
        .map(|order| allowance(&play.0.table(), &play.unit("us-2"), order));
    let expected = [None, Some((0, 1000)), Some((0, 2000)), Some((2000, 3000)), None, Some((2000, 3000))];
    assert_eq!(ranges, expected);
    let to = goes(&[(90.0, 85.0)]);
    assert_eq!(one("", "Hold").refused(First, &to), "ROE-ORD-01", "who holds stays");
    assert_eq!(bench("", "at: [(90, 80)]", FAR).game(&[]).refused(First, &to), "ROE-ORD-01", "no order is Hold");
    let mut play = one("", "Advance");
    play.order(First, &to);
    assert_eq!(play.refused(First, &goes(&[(90.0, 86.0)])), "ROE-ORD-01", "a unit moves once");
}

#[test]
fn roe_ord_02_run_adds_10_or_what_the_scenario_says() {
    let play = bench("", "at: [(90, 80)], order: Run", FAR).scenario("switches: (run: 15)").game(&[]);
    assert_eq!(limit(&play, 35.0), "ROE-ORD-02");
}

#[test]
fn roe_ord_03_who_runs_goes_at_least_his_move() {
    let play = one("", "Run");
    assert_eq!(report(&play, &goes(&[(90.0, 99.99)])), Err("ROE-ORD-03".into()));
    assert_eq!(report(&play, &goes(&[(90.0, 100.0)])).map(|report| report.least), Ok(2000));
    assert_eq!(play.refused(First, "Done"), "ROE-ORD-03", "he must move before the phase ends");
    let mut play = one("", "Run");
    play.order(First, &goes(&[(90.0, 100.0)]));
    play.order(First, "Done");
    // Walls all around: nobody can run, and nobody must.
    let wall = |from: (u8, u8), to: (u8, u8)| {
        format!("(kind: \"wall\", shape: Line(along: [{from:?}, {to:?}], thickness: 1))")
    };
    let corners = [(85, 75), (95, 75), (95, 85), (85, 85)];
    let walls: Vec<String> = (0..4).map(|n| wall(corners[n], corners[(n + 1) % 4])).collect();
    one(&walls.join(", "), "Run").order(First, "Done");
}

#[test]
fn roe_mov_01_and_roe_h_16_on_foot_20_cm_and_with_a_gun_15() {
    let gun = Bench::new().units(First, "(formation: \"57mm_crew\")").position(
        "active: First, phase: Movement, units: [(id: \"us-1\", at: [(90, 80), (95, 80)], order: Advance), (id: \"ge-2\", at: [(5, 5)])]",
    );
    let play = gun.game(&[]);
    let pushed = |far: f64| {
        let ways = [way("us-1-01", &[(90.0, 80.0 + far)]), way("us-1-02", &[(95.0, 80.0 + far)])];
        report(&play, &moves("us-1", &ways)).map(|report| report.ways[0].most)
    };
    assert_eq!([pushed(15.0), pushed(15.01)], [Ok(1500), Err("ROE-ORD-01".into())]);
    assert_eq!(limit(&one("", "Advance"), 20.0), "ROE-ORD-01");
}

#[test]
fn roe_mov_02_what_the_ground_takes_and_forbids() {
    for rough in ["wood", "marsh", "scrub", "standing_crops", "ploughed"] {
        assert_eq!(limit(&one(&area(rough, 5.0, 35.0), "Advance"), 20.0), "ROE-ORD-01", "{rough} takes nothing");
    }
    assert_eq!(limit(&one(&area("rubble", 5.0, 35.0), "Advance"), 15.0), "ROE-ORD-01");
    let run = |pieces: &str| report(&one(pieces, "Run"), &goes(&[(90.0, 102.0)])).map(|report| report.ways[0].most);
    for shut in [area("wood", 5.0, 8.0), area("marsh", 5.0, 8.0), line("low_wall", 5.0), line("wall", 5.0)] {
        assert_eq!(run(&shut), Err("ROE-MOV-02".into()), "{shut}");
    }
    assert_eq!(run(&area("scrub", 5.0, 8.0)), Ok(3000));
    assert_eq!(run(&line("hedge", 5.0)), Ok(2500));
    let walk = |pieces: &str| report(&one(pieces, "Advance"), &goes(&[(90.0, 95.0)])).map(|report| report.ways[0].most);
    let river = area("river", 5.0, 8.0);
    assert_eq!(walk(&river), Err("ROE-MOV-02".into()));
    assert_eq!(walk(&format!("{river}, {}", area("bridge", 4.0, 9.0))), Ok(2000), "a bridge leads over it");
    // Ground that the file has later lies over what it had before.
    assert_eq!(walk(&format!("{}, {}", area("rubble", 4.0, 9.0), area("field", 3.0, 10.0))), Ok(2000));
    assert_eq!(walk(&format!("{}, {}", area("field", 3.0, 10.0), area("rubble", 4.0, 9.0))), Ok(1500));
}

#[test]
fn roe_mov_04_obstacles_and_doors_are_very_rough_and_take_5_cm_once() {
    assert_eq!(limit(&one(&line("hedge", 5.0), "Advance"), 15.0), "ROE-ORD-01");
    let two = format!("{}, {}", line("hedge", 5.0), line("fence", 9.0));
    assert_eq!(limit(&one(&two, "Advance"), 15.0), "ROE-ORD-01", "however many are crossed");
    let house = "(kind: \"house\", shape: Hull(at: (90, 95), size: (16, 14), heading: 0), height: 6,
        doors: [(at: (90, 87), width: 3)])";
    let play = one(house, "Sneak");
    assert_eq!(report(&play, &goes(&[(90.0, 85.0)])).map(|report| report.ways[0].most), Ok(1000));
    let inside = bench(house, "at: [(90, 86)], order: Sneak", FAR).game(&[]);
    let goes_in = |x: f64| report(&inside, &goes(&[(x, 86.0), (x, 88.5)])).map(|report| report.ways[0].most);
    assert_eq!(goes_in(90.01), Ok(500), "by the door");
    assert_eq!(goes_in(92.0), Err("ROE-MOV-04".into()), "not through the wall");
}

#[test]
fn roe_r_48_an_obstacle_and_rubble_take_5_cm_together() {
    let pieces = format!("{}, {}", line("hedge", 5.0), area("rubble", 8.0, 30.0));
    let play = one(&pieces, "Advance");
    assert_eq!(limit(&play, 15.0), "ROE-ORD-01");
    let ways = report(&play, &goes(&[(90.0, 95.0)])).expect("a lawful way").ways;
    assert_eq!(ways[0].crossed.iter().map(|one| one.piece).collect::<Vec<u16>>(), [0, 1]);
}

#[test]
fn roe_h_20_steep_slopes_are_very_rough() {
    let hill = |slope: &str| {
        let hill =
            format!("(kind: \"hill\", shape: Area([(70, 86), (110, 86), (110, 116), (70, 116)]), level: 1{slope})");
        report(&one(&hill, "Advance"), &goes(&[(90.0, 92.0)])).map(|report| report.ways[0].most)
    };
    assert_eq!([hill(", slope: 4"), hill(", slope: 5"), hill("")], [Ok(1500), Ok(2000), Ok(1500)]);
    // Up there nothing is steep.
    let up = "(kind: \"hill\", shape: Area([(70, 70), (110, 70), (110, 116), (70, 116)]), level: 1, slope: 2)";
    assert_eq!(limit(&one(up, "Advance"), 20.0), "ROE-ORD-01");
}

/// The man at (90, 80) on a motorcycle.
fn on_motorcycle(pieces: &str, order: &str) -> Play {
    let mut start = bench(pieces, &format!("at: [(90, 80)], order: {order}"), FAR).start();
    let units = &mut Arc::make_mut(&mut start.field).units;
    units.iter_mut().for_each(|unit| unit.mover = Mover::Motorcycle);
    Play(Game::<RulesOfEngagement>::new(World::new(), start, DiceCup::forced(Vec::new())).expect("a game"))
}

#[test]
fn roe_mov_12_and_roe_h_31_motorcycles_go_twice_as_far_and_stay_off_rough_ground() {
    let north = |far: f64| goes(&[(90.0, 80.0 - far)]);
    let play = on_motorcycle("", "Advance");
    assert_eq!(report(&play, &north(40.0)).map(|report| report.ways[0].most), Ok(4000));
    assert_eq!(report(&play, &north(40.01)), Err("ROE-ORD-01".into()));
    let run = on_motorcycle("", "Run");
    assert_eq!(report(&run, &north(39.99)), Err("ROE-ORD-03".into()));
    assert_eq!(report(&run, &north(50.0)).map(|report| report.least), Ok(4000));
    for shut in [area("scrub", 5.0, 8.0), area("rubble", 5.0, 8.0), line("hedge", 5.0)] {
        assert_eq!(report(&on_motorcycle(&shut, "Advance"), &goes(&[(90.0, 95.0)])), Err("ROE-MOV-02".into()));
    }
    let road = "(kind: \"road\", shape: Line(along: [(90, 60), (90, 118)], thickness: 6))";
    let over = format!("{}, {road}", area("scrub", 5.0, 8.0));
    let report = report(&on_motorcycle(&over, "Advance"), &goes(&[(90.0, 95.0)]));
    assert_eq!(report.map(|report| report.ways[0].most), Ok(4000), "on the road");
}

#[test]
fn roe_geo_13_a_limit_is_met_exactly_or_not() {
    let play = one("", "Advance");
    assert_eq!(report(&play, &goes(&[(102.0, 96.0)])).map(|report| report.ways[0].length), Ok(2000));
    assert_eq!(report(&play, &goes(&[(102.0, 96.01)])), Err("ROE-ORD-01".into()));
    for nonsense in [goes(&[]), goes(&[(90.0, 80.0)]), goes(&[(90.0, 119.0)]), goes(&[(90.0, 80.01); 13])] {
        assert_eq!(report(&play, &nonsense), Err("ROE-GEO-13".into()), "{nonsense}");
    }
    let twice = moves("us-2", &[way("us-2-01", &[(90.0, 81.0)]), way("us-2-01", &[(90.0, 82.0)])]);
    assert_eq!(report(&play, &twice), Err("ROE-GEO-13".into()));
    let another = moves("us-2", &[way("ge-2-01", &[(6.0, 6.0)])]);
    assert_eq!(report(&play, &another), Err("ROE-GEO-13".into()));
    assert_eq!(report(&play, "Move(unit: \"ge-2\", ways: [])"), Err("ROE-MOV-01".into()));
}

#[test]
fn nobody_goes_through_an_enemy_or_ends_on_somebody() {
    let enemy = |at: &str| bench("", "at: [(90, 80), (94, 84)], order: Advance", &format!("at: [{at}]")).game(&[]);
    let to = goes(&[(90.0, 88.0)]);
    assert_eq!(report(&enemy("(88, 84)"), &to), Err("ROE-MOV-01".into()));
    assert_eq!(report(&enemy("(87.5, 84)"), &to).map(|report| report.ways.len()), Ok(1), "touching is no overlap");
    // Through a friend, but not onto him.
    let play = enemy("(5, 5)");
    assert_eq!(report(&play, &goes(&[(97.0, 85.5)])).map(|report| report.ways.len()), Ok(1));
    assert_eq!(report(&play, &goes(&[(95.0, 84.5)])), Err("ROE-MOV-01".into()));
}

#[test]
fn a_formation_takes_the_whole_unit_along() {
    let squad = row(70.0, 80.0, 12);
    let play = bench("", &format!("at: [{squad}], order: Advance"), FAR).game(&[]);
    let ways = formation(&play.0.table(), &play.unit("us-2"), cm(80.0, 65.0)).expect("a lawful move");
    assert_eq!(ways.len(), 12);
    assert_eq!(ways[0].who, id("us-2-01"), "the guide first");
    for (n, way) in ways.iter().enumerate() {
        assert_eq!(way.points, [cm(80.0 + 3.5 * n as f64, 65.0)]);
    }
    // Around a house that stands in the way of some.
    let house = "(kind: \"house\", shape: Hull(at: (90, 72), size: (6, 8), heading: 0), height: 6)";
    let play = bench(house, &format!("at: [{squad}], order: Advance"), FAR).game(&[]);
    let ways = formation(&play.0.table(), &play.unit("us-2"), cm(70.0, 64.0)).expect("a lawful move");
    assert!(ways.iter().any(|way| way.points.len() > 1), "{ways:?}");
    assert!(formation(&play.0.table(), &play.unit("us-2"), cm(70.0, 50.0)).is_none(), "too far");
}

#[test]
fn what_is_offered_is_lawful_and_leads_somewhere() {
    let squad = row(70.0, 80.0, 12);
    let pieces = format!("{}, {}", line("hedge", -15.0), area("wood", -30.0, -20.0));
    for order in ["Sneak", "Advance", "Run", "FallBack"] {
        let play = bench(&pieces, &format!("at: [{squad}], order: {order}"), "at: [(90, 20)]").game(&[]);
        let offers = play.offers(First);
        let moves = offers.iter().filter(|command| matches!(command, Command::Move { .. })).count();
        assert!(moves > 0, "{order}: {offers:?}");
    }
    let mut play = bench(&pieces, &format!("at: [{squad}], order: Advance"), "at: [(90, 20)]").game(&[]);
    let mut lots = Lots::new(3);
    (0..6).for_each(|_| drop(play.by_chance(&mut lots)));
}
