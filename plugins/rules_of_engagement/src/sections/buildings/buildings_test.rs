//! Buildings: who may enter, what hits do to them.

use super::fallen::{Struck, struck};
use super::*;
use crate::Report;
use crate::facts::event::Event;
use crate::facts::rolls::BreachRolled;
use crate::files::values::{Discipline, Fate};
use crate::testing::{Bench, Play, read};
use table::Order as Given;

const FIRE: &str = "Breach(unit: \"us-1\", at: \"ge-1\")";
const HOUSE: &str =
    "(kind: \"house\", id: \"h\", shape: Area([(50, 30), (75, 30), (75, 45), (50, 45)]), height: 6, storeys: 2)";

/// A team at (60, 60) on Hold, and nine Germans closely around (62, 39.5), of whom the last one stands on the upper floor.
fn before(team: &str, pieces: &str, more: &str, dice: &[u8]) -> Play {
    let men = [58.0, 62.0, 66.0].map(|x| format!("({x}, 36), ({x}, 39.5), ({x}, 43)")).join(", ");
    Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, &format!("(formation: \"{team}\")"))
        .units(Side::Second, "(formation: \"german_squad\")")
        .pieces(pieces)
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [(60, 60), (63.5, 60)], order: Hold, purpose: Fire, target: \"ge-1\"),
                (id: \"ge-1\", at: [{men}]),
            ], figures: [(id: \"ge-1-09\", storey: 1)] {more}"
        ))
        .game(dice)
}

fn team(more: &str, dice: &[u8]) -> Play {
    before("panzerschreck_team", HOUSE, more, dice)
}

fn breached(events: &[Event]) -> BreachRolled {
    let one = events.iter().find_map(|event| if let Event::Breached(one) = event { Some(one.clone()) } else { None });
    one.expect("it has fired")
}

#[test]
fn roe_bld_02_and_roe_w_16_half_the_at_against_the_strength() {
    // AT 11 halved is 5, as that of the gun of the example.
    let mut play = team("", &[3, 4]);
    let Report::Breach(report) = play.0.judge(&Given { side: Side::First, command: read(FIRE) }).expect("lawful")
    else {
        panic!("another report");
    };
    let (volley, adds) = &report.volleys[0];
    assert_eq!((report.sr, report.storey, *adds, report.volleys.len()), (9, 0, 5, 1));
    assert_eq!((volley.needed, volley.natural()), (4, 3), "+1 at a building");
    let rolled = breached(&play.order(Side::First, FIRE));
    assert_eq!((rolled.strength.len(), rolled.down), (1, false));
    assert_eq!(play.0.table().battle.building(0).weaker, 1);
    // In its next turn 9 is more than 8.
    let weaker = ", buildings: [(id: \"h\", weaker: 1)]";
    let mut play = team(weaker, &[3, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6]);
    assert!(breached(&play.order(Side::First, FIRE)).down);
    assert_eq!(play.0.table().battle.building(0).destroyed, 1);
}

#[test]
fn roe_bld_03_equal_or_a_natural_6_makes_it_weaker() {
    assert!(matches!(struck(4, 5, 9), Struck::Weaker));
    assert!(matches!(struck(6, 2, 9), Struck::Weaker));
    assert!(matches!(struck(5, 2, 9), Struck::Holds));
    assert!(matches!(struck(6, 5, 9), Struck::Falls), "ROE-R-26");
}

#[test]
fn roe_bld_04_and_roe_bld_06_who_is_in_a_destroyed_level() {
    // The first passes with 3 and the terrain, the last of the ground floor fails and dies of AP 3.
    let mut play = team("", &[3, 5, 4, 3, 6, 6, 6, 6, 6, 6, 1, 3]);
    assert!(breached(&play.order(Side::First, FIRE)).down);
    assert_eq!(
        ["ge-1-01", "ge-1-08", "ge-1-09"].map(|who| play.figure(who).fate),
        [Fate::Here, Fate::Dead, Fate::Here]
    );
    assert_eq!(play.unit("ge-1").discipline, Discipline::Shaken);
    assert!(play.unit("us-1").fired);
}

#[test]
fn roe_bld_04_a_destroyed_level_is_no_target() {
    let play = team(", buildings: [(id: \"h\", destroyed: [0])]", &[]);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-BLD-04");
}

#[test]
fn roe_bld_05_levels_above_fall_on_5_and_6() {
    let falls = |die: u8, tests: usize| {
        let mut play = team("", &[&[3, 5, die][..], &vec![6; tests]].concat());
        let rolled = breached(&play.order(Side::First, FIRE));
        (rolled.falls.len(), play.0.table().battle.building(0).destroyed, play.unit("ge-1").hits)
    };
    assert_eq!(falls(4, 8), (1, 0b01, 8));
    assert_eq!(falls(5, 9), (1, 0b11, 9));
}

#[test]
fn roe_bld_01_with_at_1_or_more_at_a_building_with_known_enemies() {
    assert_eq!(before("panzerschreck_team", "", "", &[]).refused(Side::First, FIRE), "ROE-BLD-01");
    assert_eq!(before("german_flamethrower", HOUSE, "", &[]).refused(Side::First, FIRE), "ROE-BLD-01");
    assert!(team("", &[]).offers(Side::First).contains(&read(FIRE)));
}

/// A sniper at the door of a house, with this order.
fn at_the_door(order: &str, more: &str, buildings: &str) -> Play {
    Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, "(formation: \"german_sniper\"), (formation: \"german_sniper\")")
        .units(Side::Second, "(formation: \"german_sniper\")")
        .pieces(
            "(kind: \"house\", id: \"h\", shape: Hull(at: (90, 95), size: (16, 14), heading: 0), height: 6,
                doors: [(at: (90, 87), width: 3)])",
        )
        .position(&format!(
            "active: First, phase: Movement, units: [
                (id: \"us-1\", at: [(90, 86)], order: {order}), {more}
            ] {buildings}"
        ))
        .game(&[])
}

#[test]
fn roe_mov_08_infantry_sneaks_into_a_building() {
    let enters = "Move(unit: \"us-1\", ways: [(who: \"us-1-01\", points: [(x: 9000, y: 8850)])])";
    let far = "(id: \"ge-1\", at: [(5, 5)])";
    assert_eq!(at_the_door("Advance", far, "").refused(Side::First, enters), "ROE-MOV-08");
    for (order, more, buildings) in [
        ("Sneak", far, ""),
        ("Advance", "(id: \"ge-1\", at: [(90, 98)])", ""),
        ("Advance", "(id: \"us-2\", at: [(90, 98)]), (id: \"ge-1\", at: [(5, 5)])", ""),
        ("Advance", far, ", buildings: [(id: \"h\", fired_from: [Second])]"),
    ] {
        at_the_door(order, more, buildings).order(Side::First, enters);
    }
    let own = at_the_door("Advance", far, ", buildings: [(id: \"h\", fired_from: [First])]");
    assert_eq!(own.refused(Side::First, enters), "ROE-MOV-08");
}
