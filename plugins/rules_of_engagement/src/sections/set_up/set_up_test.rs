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
