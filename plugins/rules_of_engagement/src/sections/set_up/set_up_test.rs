//! Where units begin.

use super::*;
use crate::testing::{Bench, Play};
use crate::values::Phase;
use measured_table::Shape as _;
use table::CounterId;

fn begun() -> Play {
    Bench::new().units(Side::First, "(formation: \"us_command\"), (formation: \"us_sniper\")").game(&[])
}

fn ids(play: &Play, side: Side) -> Vec<CounterId> {
    unplaced(&play.0.table(), side).map(|unit| unit.id).collect()
}

#[test]
fn roe_d_01_one_side_after_the_other_places_its_units_and_the_game_begins() {
    let mut play = begun();
    assert_eq!((play.0.to_act(), ids(&play, Side::First).len()), (Some(Side::First), 2));
    assert_eq!(play.refused(Side::First, "SetUpDone"), "ROE-D-01");
    play.order(Side::First, "PlaceAll");
    play.order(Side::First, "SetUpDone");
    play.order(Side::Second, "PlaceAll");
    play.order(Side::Second, "SetUpDone");
    assert_eq!(play.0.table().flow.phase, Phase::Orders);
    let table = play.0.table();
    for unit in table.units.iter() {
        assert!(table.bases(&unit).all(|base| table.field.side(unit.side).zone.bounds().holds(base.at)));
    }
}

#[test]
fn roe_d_01_places_must_lie_in_the_zone_and_hold_nobody_else() {
    let mut play = begun();
    let sniper = |x: f64, y: f64| {
        let (x, y) = ((x * 100.0) as i32, (y * 100.0) as i32);
        format!("Place(unit: \"us-2\", at: [(who: \"us-2-01\", at: (x: {x}, y: {y}))])")
    };
    assert_eq!(play.refused(Side::First, &sniper(90.0, 20.0)), "ROE-D-01");
    assert_eq!(play.refused(Side::First, &sniper(90.0, 119.5)), "ROE-D-01");
    assert_eq!(play.refused(Side::First, "Place(unit: \"us-2\", at: [])"), "ROE-D-01");
    play.order(Side::First, &sniper(90.0, 110.0));
    // Who is placed may be moved.
    play.order(Side::First, &sniper(92.0, 110.0));
    let command = |dx: i32| {
        let men =
            (1..=5).map(|no| format!("(who: \"us-1-0{no}\", at: (x: {}, y: 11000))", 9_200 + dx + 350 * (no - 1)));
        format!("Place(unit: \"us-1\", at: [{}])", men.collect::<Vec<_>>().join(", "))
    };
    assert_eq!(play.refused(Side::First, &command(200)), "ROE-D-01");
    play.order(Side::First, &command(250));
}

#[test]
fn roe_gen_10_a_unit_is_placed_in_one_chain() {
    let play = begun();
    let apart = |gap: i32| {
        let men = (1..=5).map(|no| {
            let x = 5_000 + 250 * (no - 1) + if no > 3 { gap } else { 0 };
            format!("(who: \"us-1-0{no}\", at: (x: {x}, y: 11000))")
        });
        format!("Place(unit: \"us-1\", at: [{}])", men.collect::<Vec<_>>().join(", "))
    };
    assert_eq!(play.refused(Side::First, &apart(501)), "ROE-GEN-10");
    let mut play = begun();
    play.order(Side::First, &apart(500));
}

#[test]
fn roe_hid_01_a_unit_begins_hidden_in_cover_alone_and_the_enemy_sees_nothing_of_it() {
    let place = "Place(unit: \"us-2\", at: [(who: \"us-2-01\", at: (x: 9000, y: 11000))], hidden: true)";
    assert_eq!(begun().refused(Side::First, place), "ROE-HID-01");
    let wood = "(kind: \"wood\", shape: Area([(80, 100), (100, 100), (100, 118), (80, 118)]), height: 8)";
    let bench = Bench::new().pieces(wood).units(Side::First, "(formation: \"us_command\"), (formation: \"us_sniper\")");
    let mut play = bench.game(&[]);
    play.order(Side::First, place);
    assert!(play.unit("us-2").is_hidden());
    let at =
        |side: Side| play.0.seen_by(side, |seen| seen.figure(crate::testing::id("us-2-01")).and_then(|man| man.at));
    assert_eq!(at(Side::First), Some(measured_table::Point::new(9_000, 11_000)));
    assert_eq!(at(Side::Second), None);
}

/// A sniper, a gun with its crew and two vehicles of the first side.
fn with_vehicles(pieces: &str) -> Play {
    Bench::new()
        .pieces(pieces)
        .units(Side::First, "(formation: \"us_sniper\"), (formation: \"57mm_crew\")")
        .vehicles(Side::First, "(vehicle: \"jeep\"), (vehicle: \"m4\")")
        .game(&[])
}

fn vehicle(unit: &str, x: f64, y: f64, more: &str) -> String {
    let (x, y) = ((x * 100.0) as i32, (y * 100.0) as i32);
    format!("Place(unit: \"{unit}\", at: [(who: \"{unit}-01\", at: (x: {x}, y: {y}))]{more})")
}

#[test]
fn roe_d_01_vehicles_are_placed_by_their_hulls_and_the_crew_goes_with_them() {
    let mut play = with_vehicles("");
    assert_eq!(play.refused(Side::First, &vehicle("us-4", 90.0, 114.5, "")), "ROE-D-01", "its rear leaves the table");
    play.order(Side::First, &vehicle("us-4", 90.0, 110.0, ", facing: 900"));
    let tank = play.figure("us-4-01");
    assert_eq!((tank.facing.tenths(), tank.turret.tenths()), (900, 900));
    assert!(play.figure("us-4-02").aboard.is_some());
    // From side to side 6 cm, as it looks east; the jeep looks north and has 9 by 5.
    assert_eq!(play.refused(Side::First, &vehicle("us-3", 90.0, 102.51, "")), "ROE-D-01");
    play.order(Side::First, &vehicle("us-3", 90.0, 102.5, ""));
    play.order(Side::First, "Embark(unit: \"us-1\", vehicle: \"us-3\")");
    assert!(play.figure("us-1-01").aboard.is_some());
    assert_eq!(play.refused(Side::First, "Embark(unit: \"us-2\", vehicle: \"us-4\")"), "ROE-EMB-05");
    play.order(Side::First, "PlaceAll");
    play.order(Side::First, "SetUpDone");
    let table = play.0.table();
    let bodies: Vec<_> = table.solid().filter(|(figure, _)| figure.side == Side::First).collect();
    let apart = |n: usize| bodies[..n].iter().all(|(_, other)| !other.overlaps(&bodies[n].1));
    assert!((0..bodies.len()).all(apart));
    assert_eq!(bodies.len(), 2 + usize::from(table.def(&play.unit("us-2")).initial) + 1);
}

#[test]
fn roe_mov_07_neither_vehicles_nor_guns_begin_in_buildings() {
    let house = "(kind: \"house\", shape: Area([(80, 100), (100, 100), (100, 110), (80, 110)]))";
    let play = with_vehicles(house);
    assert_eq!(play.refused(Side::First, &vehicle("us-4", 90.0, 95.0, "")), "ROE-MOV-07");
}

#[test]
fn roe_hid_02_a_vehicle_may_begin_hidden_and_never_hides_again() {
    let wood = "(kind: \"wood\", shape: Area([(80, 100), (100, 100), (100, 118), (80, 118)]), height: 8)";
    let mut play = with_vehicles(wood);
    play.order(Side::First, &vehicle("us-4", 90.0, 110.0, ", hidden: true"));
    assert!(play.unit("us-4").is_hidden());
    for side in [Side::First, Side::Second] {
        play.order(side, "PlaceAll");
        play.order(side, "SetUpDone");
    }
    let hide = "Order(unit: \"us-4\", order: Hold, purpose: Hide)";
    assert_eq!(play.refused(Side::First, hide), "ROE-HID-02");
}
