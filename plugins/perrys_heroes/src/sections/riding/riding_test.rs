//! Climbing into vehicles and out of them.

use super::places;
use crate::files::values::{Health, Morale, Motion, Posture};
use crate::testing::{Bench, Play, cm, id};
use crate::{Command, Event};
use table::Side::First;

/// A half-track `us-07` whose crew is `us-08` to `us-10`, and what else is on the table.
fn bench(active: u8, more: &str) -> Bench {
    Bench::new()
        .vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
        .position(&format!("active: (side: First, team: {active}), figures: [(id: \"ge-01\", at: (20, 10)), {more}]"))
}

fn play(active: u8, more: &str, dice: &[u8]) -> Play {
    bench(active, more).game(dice)
}

const TRACK: &str = "(id: \"us-07\", at: (90, 60), facing: 0)";
const EMBARK: &str = "Embark(unit: \"us-02\", into: \"us-07\")";

#[test]
fn ph_7_9_02_climbing_in_costs_two_points_less_than_two_centimetres_away() {
    // Half as wide as 4.5 cm, and a base of 1.25 cm.
    let beside =
        |x: f64| play(0, &format!("{TRACK}, (id: \"us-02\", at: ({x}, 60), posture: Crouched, still: 1)"), &[]);
    assert_eq!(beside(95.5).refused(First, EMBARK), "PH-7.9-02", "2 cm away");
    let mut near = beside(95.49);
    near.order(First, EMBARK);
    let man = near.figure("us-02");
    assert_eq!((man.at, man.posture, man.used, man.still), (None, Posture::Standing, 2, 0));
    let table = near.0.table();
    assert_eq!(table.passengers(&near.figure("us-07")).map(|man| man.id).collect::<Vec<_>>(), [id("us-02")]);
    assert!(table.rides(&man) && table.crew(&near.figure("us-07")).count() == 3, "PH-ST-18");
    assert_eq!(near.refused(First, "Move(unit: \"us-02\", gait: Walk, way: [(x: 9000, y: 6000)])"), "PH-7.1-01");
}

#[test]
fn ph_7_9_01_and_ph_r_30_only_a_halted_vehicle_with_room_takes_men() {
    let man = "(id: \"us-02\", at: (95, 60))";
    let moved = play(0, &format!("(id: \"us-07\", at: (90, 60), motion: Moved), {man}"), &[]);
    assert_eq!(moved.refused(First, EMBARK), "PH-7.9-01");
    let wreck = play(0, &format!("(id: \"us-07\", at: (90, 60), health: Dead), {man}"), &[]);
    assert_eq!(wreck.refused(First, EMBARK), "PH-7.9-01");
    let pinned = play(0, &format!("{TRACK}, (id: \"us-02\", at: (95, 60), morale: Pinned, posture: Prone)"), &[]);
    assert_eq!(pinned.refused(First, EMBARK), "PH-4.5-01", "who cannot move does not climb");
    // PH-H-21, PH-G-14: a jeep has room for three.
    let aboard = ["03", "04", "05"].map(|no| format!("(id: \"us-{no}\", aboard: \"us-07\")")).join(", ");
    let jeep = Bench::new()
        .vehicles(First, "(name: \"Jeep\", vehicle: \"jeep\")")
        .position(&format!("active: (side: First, team: 0), figures: [{TRACK}, {man}, {aboard}]"));
    assert_eq!(jeep.game(&[]).refused(First, EMBARK), "PH-7.9-01");
    let tank = Bench::new()
        .vehicles(First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!("active: (side: First, team: 0), figures: [{TRACK}, {man}]"));
    assert_eq!(tank.game(&[]).refused(First, EMBARK), "PH-7.9-01", "it carries nobody");
}

#[test]
fn ph_7_9_03_climbing_out_of_a_halted_vehicle_costs_a_point_and_no_die() {
    let mut play = play(0, &format!("{TRACK}, (id: \"us-02\", aboard: \"us-07\"), (id: \"us-03\", at: (94, 56))"), &[]);
    let out = |x: i32, y: i32| format!("Disembark(unit: \"us-02\", at: (x: {x}, y: {y}))");
    assert_eq!(play.refused(First, &out(9551, 6000)), "PH-7.9-03", "more than 2 cm away");
    assert_eq!(play.refused(First, &out(9300, 6000)), "PH-7.9-01", "on the hull");
    assert_eq!(play.refused(First, &out(9500, 5700)), "PH-7.9-01", "on a friend");
    let crew = "Disembark(unit: \"us-09\", at: (x: 9500, y: 6000))";
    assert_eq!(play.refused(First, crew), "PH-7.1-01", "its card is another");
    let events = play.order(First, &out(9550, 6000));
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled(_))));
    let man = play.figure("us-02");
    assert_eq!((man.at, man.aboard, man.used, man.posture), (Some(cm(95.5, 60.0)), None, 1, Posture::Standing));
    assert_eq!(man.motion, Motion::Moved);
}

#[test]
fn a_crew_stays_with_its_vehicle() {
    let play = play(1, TRACK, &[]);
    assert_eq!(play.refused(First, "Disembark(unit: \"us-09\", at: (x: 9500, y: 6000))"), "PH-7.9-01");
}

const MOVES: &str = "(id: \"us-07\", at: (90, 60), facing: 0, motion: Moved)";
const JUMP: &str = "Disembark(unit: \"us-02\", at: (x: 9550, y: 6000))";

#[test]
fn ph_7_9_04_who_jumps_off_a_moving_vehicle_needs_four_by_his_experience() {
    let team = |experience: &str| {
        let man = format!("(name: \"Man\", weapon: \"m1_garand\", experience: {experience})");
        format!("(name: \"Team\", men: [(name: \"Nco\", grade: Nco, weapon: \"thompson\"), {man}])")
    };
    for (experience, more) in [("Green", 0), ("Normal", 1), ("Veteran", 2)] {
        for (die, lands) in [(4 - more, true), (3 - more, false)] {
            let bench = Bench::new()
                .teams(First, &team(experience))
                .vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
                .position(
                    "active: (side: First, team: 0), figures: [(id: \"us-03\", at: (90, 60), facing: 0, motion: Moved),
                        (id: \"us-02\", aboard: \"us-03\")]",
                );
            let mut play = bench.game(&[die, 10]);
            play.order(First, JUMP);
            let man = play.figure("us-02");
            assert_eq!(man.at, Some(cm(95.5, 60.0)), "{experience} {die}");
            assert_eq!(
                (man.health == Health::Fit, man.posture == Posture::Standing),
                (lands, lands),
                "{experience} {die}"
            );
        }
    }
    let near = play(0, &format!("{MOVES}, (id: \"us-02\", aboard: \"us-07\")"), &[]);
    assert_eq!(
        near.refused(First, "Disembark(unit: \"us-02\", at: (x: 9450, y: 6000))"),
        "PH-7.9-04",
        "he lands 2 cm away"
    );
}

#[test]
fn ph_7_9_05_who_falls_is_wounded_and_tests_his_morale() {
    for (before, after) in [("Fit", Health::Wounded), ("Treated", Health::Wounded)] {
        let mut play = play(0, &format!("{MOVES}, (id: \"us-02\", aboard: \"us-07\", health: {before})"), &[1, 2]);
        play.order(First, JUMP);
        let man = play.figure("us-02");
        assert_eq!((man.health, man.posture, man.morale), (after, Posture::Prone, Morale::Pinned), "{before}");
    }
    // Who is Wounded is helped out of a halted vehicle.
    play(0, &format!("{TRACK}, (id: \"us-02\", aboard: \"us-07\", health: Wounded)"), &[]).order(First, JUMP);
}

#[test]
fn the_places_on_offer_are_taken() {
    for vehicle in [TRACK, MOVES, "(id: \"us-07\", at: (90, 60), facing: 33, motion: Moved)"] {
        let play =
            play(0, &format!("{vehicle}, (id: \"us-02\", aboard: \"us-07\"), (id: \"us-03\", at: (96, 60))"), &[]);
        assert!(places(&play.0.table(), &play.figure("us-07")).len() > 4);
        let offers = play.offers(First);
        assert!(offers.iter().filter(|one| matches!(one, Command::Disembark { .. })).count() > 4, "{vehicle}");
        for command in offers {
            assert!(play.0.check(&table::Order { side: First, command: command.clone() }).is_ok(), "{command:?}");
        }
    }
}

#[test]
fn ph_h_21_men_begin_in_a_vehicle_in_the_set_up() {
    let bench = Bench::new().vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")");
    let mut play = bench.game(&[1; 60]);
    play.order(First, "Board(unit: \"us-02\", into: \"us-07\")");
    play.order(First, "Place(unit: \"us-03\", at: (x: 9000, y: 11000))");
    play.order(First, "Board(unit: \"us-03\", into: \"us-07\")");
    assert_eq!(play.refused(First, "Board(unit: \"us-03\", into: \"us-07\")"), "PH-7.9-01");
    assert_eq!(play.refused(First, "Board(unit: \"us-08\", into: \"us-07\")"), "PH-7.9-01", "a crewman has his place");
    assert_eq!(play.figure("us-03").at, None);
    play.order(First, "PlaceAll");
    let vehicle = play.figure("us-07");
    assert!(vehicle.at.is_some());
    assert_eq!(play.0.table().passengers(&vehicle).count(), 2);
    let off = vehicle.at.map(|at| at.x).unwrap_or_default();
    let x = if off > 9000 { 1000 } else { 17_000 };
    play.order(First, &format!("Place(unit: \"us-02\", at: (x: {x}, y: 11500))"));
    assert_eq!(play.figure("us-02").aboard, None, "and out of it again");
    play.order(First, "SetUpDone");
}
