//! Terrain of the Eastern Front (10.6 to 10.8), and the positions of tanks.

use super::*;
use crate::sections::fire::test_bench::{counter, id, shot};
use crate::testing::{Battle, OPERATIONS_FIRST, definitions, terrain_set};
use hex_board::SightClass;
use table::Side::First;

/// A US squad in A1 looks at `foe` in D1, over the terrain of B1 and C1.
fn looking(row: &str, foe: &str, more: &str, dice: &[u8]) -> Battle {
    let rows = format!("{row}\n.....");
    let foe = counter(foe, "foe", "D1", more);
    Battle::new(&rows, &counter("us_parachute_squad", "a", "A1", ""), &foe, OPERATIONS_FIRST, dice)
}

fn why(b: &Battle) -> Vec<&'static str> {
    let at = b.spot("D1");
    b.ask(|table| reasons(table, at, First)).iter().map(|rule| rule.0).collect()
}

const FIRE: &str = r#"Fire((firers: [(unit: "a")], at: "D1"))"#;

#[test]
fn lnl_10_6_01_a_shallow_stream_is_like_open_ground() {
    let mut b = looking(".s.s.", "wehrmacht_squad", "", &[1, 6]);
    assert_eq!(why(&b), ["LNL-10.1-07"]);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!((shot.cover(), shot.strength()), (0, 2), "no cover, and nothing on the way");
}

#[test]
fn lnl_10_6_02_a_ford_is_a_stream_that_costs_something_else() {
    let (definitions, set) = (definitions(), terrain_set());
    let chart = |key: &str| definitions.terrain(set.terrain(key).unwrap());
    let (stream, ford) = (chart("stream"), chart("ford"));
    assert_ne!(stream.foot, ford.foot);
    assert_eq!((stream.tm, stream.spot, stream.cancels_moving), (ford.tm, ford.spot, ford.cancels_moving));
    let mut b = looking(".x.x.", "wehrmacht_squad", "", &[1, 6]);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!((shot.cover(), shot.strength()), (0, 2));
}

#[test]
fn lnl_10_7_01_broken_ground_covers_and_degrades() {
    let mut b = looking("..gg.", "wehrmacht_squad", "markers: [Fired]", &[1, 6]);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!((shot.cover(), shot.strength()), (2, 2 - 1));
    assert_eq!(why(&looking("...g.", "wehrmacht_squad", "", &[])), [""; 0], "units in it are hidden");
}

#[test]
fn lnl_10_7_02_any_part_of_a_broken_hex_degrades() {
    let set = terrain_set();
    let sight = |key: &str| set.terrains.iter().find(|terrain| terrain.id == key).unwrap();
    assert!(sight("broken_ground").whole_hex && sight("broken_ground").sight == SightClass::Degrading);
    // The line runs along the edge of B1, over nothing but a corner of it.
    let lines = |terrain: char| {
        let rows = format!("...\n.{terrain}.\n...\n...");
        let b = Battle::new(
            &rows,
            &counter("us_parachute_squad", "a", "A1", ""),
            &counter("wehrmacht_squad", "foe", "C3", "markers: [Fired]"),
            OPERATIONS_FIRST,
            &[],
        );
        let (from, at) = (b.spot("A1"), b.spot("C3"));
        b.ask(|table| table.sights.get(from, at).degrading())
    };
    assert_eq!((lines('g'), lines('.')), (1, 0));
}

#[test]
fn lnl_10_8_01_unripe_wheat_does_not_block() {
    let mut b = looking(".yyy.", "german_tank_t", "", &[1, 6]);
    let (from, at) = (b.spot("A1"), b.spot("D1"));
    assert_eq!(b.ask(|table| table.sights.get(from, at)), Seen::Clear);
    let fire = r#"Fire((firers: [(unit: "a")], at: "D1", target: "foe"))"#;
    assert_eq!(shot(&b.give(First, fire)).strength(), 2);
    // Ripe it does.
    let ripe = looking(".hh..", "german_tank_t", "", &[]);
    assert!(!ripe.ask(|table| table.sights.get(from, at).is_open()));
}

#[test]
fn lnl_10_8_02_infantry_and_teams_are_found_in_unripe_wheat_as_in_degrading_terrain() {
    for foe in ["wehrmacht_squad", "german_leader", "german_gun_team"] {
        let b = looking("...y.", foe, "", &[]);
        assert_eq!(why(&b), [""; 0], "{foe}");
        let (unit, at) = (b.unit("a"), b.spot("D1"));
        assert_eq!(b.ask(|table| report(table, unit, at)).unwrap().needed, 3, "{foe}");
    }
}

#[test]
fn lnl_10_8_03_vehicles_in_unripe_wheat_are_always_spotted() {
    assert_eq!(why(&looking("...y.", "german_tank_t", "", &[])), ["LNL-10.8-03"]);
    assert_eq!(why(&looking("...c.", "german_tank_t", "", &[])), [""; 0], "low crops hide it");
}

#[test]
fn lnl_10_8_04_unripe_wheat_does_not_take_the_one_for_moving_away() {
    let moved = |terrain: char| {
        let mut b = looking(&format!("...{terrain}."), "wehrmacht_squad", "markers: [Moved]", &[1, 6]);
        let shot = shot(&b.give(First, FIRE));
        assert_eq!(shot.targets[0].unit, id("foe"));
        shot.strength()
    };
    assert_eq!((moved('y'), moved('h')), (2 + 1, 2));
}

#[test]
fn lnl_21_7_06_an_emplaced_tank_is_hidden_by_its_ground_alone() {
    assert_eq!(why(&looking(".....", "german_tank_t", "emplaced: true", &[])), ["LNL-10.1-07"]);
    assert_eq!(why(&looking("...w.", "german_tank_t", "emplaced: true", &[])), [""; 0]);
}
