//! How far vehicles drive, and over what.

use super::bench::{FAR, GE, US, alone, area, at, bench, drives, limit, report};
use crate::files::values::Phase;
use crate::testing::{Bench, Lots, Play};
use measured_table::Heading;

/// A line of some kind across the way to the north, so far away and so high.
fn line(kind: &str, far: f64, high: f64) -> String {
    let y = 60.0 - far;
    format!("(kind: \"{kind}\", shape: Line(along: [(40, {y}), (140, {y})], thickness: 1), height: {high})")
}

#[test]
fn roe_w_06_a_half_track_on_rough_ground() {
    let rough = area("ploughed", 10.0, 45.0);
    assert_eq!(limit(&alone("m3_half_track", &rough, "Advance", &[]), 2000), "ROE-ORD-01");
    let runs = report(&alone("m3_half_track", &rough, "Run", &[]), &drives("Drive(3000)"));
    assert_eq!(runs, Err("ROE-MOV-02".into()));
    let after = |die: u8| {
        let mut play = alone("m3_half_track", &rough, "Advance", &[die]);
        play.order(US, &drives("Drive(2000)"));
        (at(&play), play.figure("us-2-01").bogged, play.figure("us-2-01").driven)
    };
    assert_eq!(after(5), ((9000, 4000), false, 2000));
    assert_eq!(after(6), ((9000, 5000), true, 1000));
}

#[test]
fn roe_mov_02_what_ground_does_to_each_kind_of_vehicle() {
    let most = |vehicle: &str, pieces: &str| {
        report(&alone(vehicle, pieces, "Advance", &[]), &drives("Drive(1100)")).map(|report| report.most)
    };
    let (rough, rubble) = (area("ploughed", 10.0, 20.0), area("rubble", 10.0, 20.0));
    assert_eq!(most("m4", &rough), Ok(3000));
    assert_eq!(most("m4", &rubble), Ok(2000));
    assert_eq!(most("truck", &rough), Ok(3000));
    assert_eq!(most("truck", &rubble), Err("ROE-MOV-02".into()));
    assert_eq!(most("m3_half_track", &rubble), Err("ROE-MOV-02".into()));
    // The whole move on road gives 5 cm, a part of it nothing.
    let road = area("road", -10.0, 50.0);
    assert_eq!(limit(&alone("m4", &road, "Advance", &[]), 3500), "ROE-ORD-01");
    assert_eq!(limit(&alone("m4", &area("road", -10.0, 20.0), "Advance", &[]), 3000), "ROE-ORD-01");
}

#[test]
fn roe_mov_03_low_obstacles_are_rough_and_high_ones_worse() {
    let crosses = |vehicle: &str, high: f64| {
        let play = alone(vehicle, &line("wall", 10.0, high), "Advance", &[]);
        report(&play, &drives("Drive(1100)")).map(|report| report.most)
    };
    assert_eq!([crosses("truck", 1.0), crosses("truck", 1.01)], [Ok(3000), Err("ROE-MOV-02".into())]);
    assert_eq!([crosses("m4", 1.0), crosses("m4", 1.01)], [Ok(3000), Ok(2000)]);
}

#[test]
fn roe_mov_05_bogging_is_rolled_once_for_each_piece_entered_or_started_in() {
    let two = format!("{}, {}", area("ploughed", 5.0, 10.0), area("ploughed", 12.0, 15.0));
    let mut play = alone("m4", &two, "Advance", &[5, 6]);
    play.order(US, &drives("Drive(2500)"));
    assert_eq!((at(&play), play.figure("us-2-01").bogged), ((9000, 4800), true), "the second piece stops it");
    let start = area("ploughed", -5.0, 10.0);
    let mut play = alone("m4", &start, "Advance", &[6]);
    play.order(US, &drives("Drive(2500)"));
    assert_eq!((at(&play), play.figure("us-2-01").bogged), ((9000, 6000), true), "it starts in it");
    // A pivot is no move.
    let mut play = alone("m4", &start, "Advance", &[]);
    play.order(US, &drives("Turn(450)"));
    assert!(!play.figure("us-2-01").bogged && !play.unit("us-2").moved);
    let play =
        bench("m4", "", "Movement", "order: Advance", &format!("{FAR}], figures: [(id: \"us-2-01\", bogged: true)"));
    assert_eq!(play.game(&[]).refused(US, &drives("Drive(100)")), "ROE-MOV-05");
}

#[test]
fn roe_mov_07_neither_vehicles_nor_guns_enter_buildings() {
    let house = area("house", 20.0, 30.0);
    // Its front comes 6 cm before its middle.
    assert!(report(&alone("m4", &house, "Advance", &[]), &drives("Drive(1400)")).is_ok());
    assert_eq!(report(&alone("m4", &house, "Advance", &[]), &drives("Drive(1401)")), Err("ROE-MOV-07".into()));
    let crew = Bench::new()
        .pieces("(kind: \"house\", shape: Area([(80, 70), (100, 70), (100, 76), (80, 76)]))")
        .units(US, "(formation: \"57mm_crew\")")
        .position("active: First, phase: Movement, units: [(id: \"us-1\", at: [(90, 80), (95, 80)], order: Advance)]");
    let pushed = "Move(unit: \"us-1\", ways: [(who: \"us-1-01\", points: [(x: 9000, y: 7500)])])";
    assert_eq!(crew.game(&[]).refused(US, pushed), "ROE-MOV-07");
}

#[test]
fn roe_geo_09_pivots_of_45_degrees_and_reverse_at_half_the_move() {
    let play = alone("m4", "", "Advance", &[]);
    assert_eq!(limit(&play, -1500), "ROE-ORD-01");
    let pivots = |steps: &str| report(&play, &drives(steps)).map(|report| report.pivots);
    assert_eq!(pivots("Turn(450), Drive(500), Turn(900), Drive(500), Turn(1800)"), Ok(4));
    assert_eq!(pivots("Turn(451), Drive(500), Turn(902), Drive(500), Turn(903)"), Err("ROE-GEO-09".into()));
    let mut play = alone("m4", "", "Advance", &[]);
    play.order(US, &drives("Turn(900), Drive(1000), Turn(1800), Drive(-500)"));
    assert_eq!(at(&play), (10_000, 5_500));
    let vehicle = play.figure("us-2-01");
    assert_eq!((vehicle.facing, vehicle.turret, vehicle.driven), (Heading::SOUTH, Heading::SOUTH, 1_500));
    assert_eq!(play.refused(US, &drives("Drive(100)")), "ROE-ORD-01", "a unit moves once");
}

#[test]
fn roe_geo_09_it_drives_around_all_that_stands_there() {
    let more = "(id: \"us-1\", at: [(90, 40)]), (id: \"ge-1\", at: [(90, 90)])";
    let play = bench("m4", "", "Movement", "order: Advance", more).game(&[]);
    // From its front at 54 to his base at 41.25.
    assert!(report(&play, &drives("Drive(1275)")).is_ok());
    assert_eq!(report(&play, &drives("Drive(1276)")), Err("ROE-GEO-09".into()));
    // And nobody walks through it.
    let bench =
        bench("m4", "", "Movement", "", "(id: \"us-1\", at: [(90, 70)], order: Advance), (id: \"ge-1\", at: [(5, 5)])");
    let through = "Move(unit: \"us-1\", ways: [(who: \"us-1-01\", points: [(x: 9000, y: 5100)])])";
    assert_eq!(bench.game(&[]).refused(US, through), "ROE-MOV-01");
}

#[test]
fn roe_ord_01_what_each_order_lets_a_vehicle_do() {
    let mut play = alone("m4", "", "Hold", &[]);
    assert_eq!(play.refused(US, &drives("Drive(100)")), "ROE-ORD-01");
    assert_eq!(play.refused(US, &drives("Turn(451)")), "ROE-GEO-09");
    play.order(US, &drives("Turn(450)"));
    assert_eq!((play.unit("us-2").moved, play.figure("us-2-01").driven), (false, 0));
    let orders = bench("m4", "", "Orders", "", FAR).game(&[]);
    for order in ["Sneak", "FallBack"] {
        assert_eq!(orders.refused(US, &format!("Order(unit: \"us-2\", order: {order})")), "ROE-ORD-01");
    }
    // Reserve Fire goes on opportunity fire at the end of the move, or of the phase.
    let mut play = alone("m4", "", "ReserveFire", &[]);
    play.order(US, &drives("Drive(1000)"));
    assert!(play.unit("us-2").ready);
    let mut play = alone("m4", "", "ReserveFire", &[]);
    play.order(US, "Done");
    assert!(play.unit("us-2").ready);
}

#[test]
fn roe_ord_03_a_vehicle_with_run_drives_its_move() {
    let play = alone("m4", "", "Run", &[]);
    assert_eq!(limit(&play, 4000), "ROE-ORD-01");
    assert_eq!(report(&play, &drives("Drive(2999)")), Err("ROE-ORD-03".into()));
    assert_eq!(play.refused(US, "Done"), "ROE-ORD-03");
    let damaged = format!("{FAR}], figures: [(id: \"us-2-01\", immobile: true)");
    let mut play = bench("m4", "", "Movement", "order: Run", &damaged).game(&[]);
    assert_eq!(play.refused(US, &drives("Drive(3000)")), "ROE-VEH-10");
    play.order(US, "Done");
}

#[test]
fn roe_vwp_09_a_turret_turns_90_degrees_whatever_the_order() {
    let turns = |order: &str, steps: &str, to: u16| {
        let mut play = alone("m4", "", order, &[]);
        let command = format!("Drive(unit: \"us-2\", steps: [{steps}], turret: {to})");
        report(&play, &command).map(|_| {
            play.order(US, &command);
            (play.figure("us-2-01").turret.tenths(), play.figure("us-2-01").turret_turned)
        })
    };
    assert_eq!(turns("Hold", "", 900), Ok((900, true)));
    assert_eq!(turns("Hold", "", 901), Err("ROE-VWP-09".into()));
    // It turns with the hull, and 90 degrees besides.
    assert_eq!(turns("Advance", "Turn(450), Drive(500)", 1_350), Ok((1_350, true)));
    assert_eq!(turns("Advance", "Turn(450), Drive(500)", 1_351), Err("ROE-VWP-09".into()));
    let truck = alone("truck", "", "Hold", &[]);
    assert_eq!(truck.refused(US, "Drive(unit: \"us-2\", turret: 100)"), "ROE-VWP-09");
}

#[test]
fn roe_r_53_a_vehicle_that_runs_into_a_hidden_enemy_stops_before_him() {
    let more = "(id: \"ge-1\", at: [(90, 40)], veil: Hidden)";
    let mut play = bench("m4", "", "Movement", "order: Advance", more).game(&[]);
    play.order(US, &drives("Drive(2500)"));
    // His base reaches to 41.25; a beat before it the front is at 42.
    assert_eq!((at(&play), play.unit("ge-1").is_hidden()), ((9_000, 4_800), false));
}

#[test]
fn roe_h_09_opportunity_fire_asks_along_a_drive() {
    let more =
        "(id: \"ge-1\", at: [(95, 20), (98.5, 20)], order: Hold, purpose: OpportunityFire, ready: true, answer: Ask)";
    let mut play = bench("truck", "", "Movement", "order: Advance", more).game(&[]);
    let events = play.order(US, &drives("Drive(2000)"));
    assert!(!events.is_empty());
    // Whether or not rifles may fire at it by now, the drive comes to its end.
    while play.0.to_act() == Some(GE) {
        play.order(GE, "Wait");
    }
    assert_eq!(at(&play), (9_000, 4_000));
}

#[test]
fn roe_h_32_hatches_are_chosen_before_the_order() {
    let mut play = bench("m4", "", "Orders", "", FAR).game(&[]);
    assert!(play.figure("us-2-01").buttoned);
    assert_eq!(play.refused(US, "Hatches(unit: \"us-2\", open: false)"), "ROE-H-32");
    play.order(US, "Hatches(unit: \"us-2\", open: true)");
    assert!(!play.figure("us-2-01").buttoned);
    play.order(US, "Order(unit: \"us-2\", order: Hold)");
    assert_eq!(play.refused(US, "Hatches(unit: \"us-2\", open: false)"), "ROE-H-32");
}

#[test]
fn roe_d_11_what_is_offered_is_lawful() {
    let pieces = format!("{}, {}", area("scrub", 15.0, 25.0), area("ploughed", 5.0, 10.0));
    for (seed, vehicle) in ["m4", "truck", "m3_half_track"].into_iter().enumerate() {
        let more = "(id: \"us-1\", at: [(80, 70), (83.5, 70), (80, 73.5), (83.5, 73.5)]), (id: \"ge-1\", at: [(20, 20), (23.5, 20)])";
        let bench = bench(vehicle, &pieces, "Orders", "", more);
        let start = bench.start();
        let world = bevy_ecs::prelude::World::new();
        let dice = table::DiceCup::from_seed(seed as u64);
        let mut play = Play(table::Game::new(world, start, dice).expect("a first decision"));
        let mut lots = Lots::new(seed as u64);
        for _ in 0..60 {
            if play.by_chance(&mut lots).is_none() || play.0.table().flow.turn > 2 {
                break;
            }
        }
        assert!(play.0.table().flow.turn > 1 || play.0.table().flow.phase != Phase::Orders);
    }
}
