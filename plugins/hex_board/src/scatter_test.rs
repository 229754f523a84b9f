//! Drift and the hexes around, step by step from neighbour to neighbour, and the example of the book.

use super::*;
use crate::board::BoardDef;
use crate::sketch;

fn board(number: u8, columns: u8, rows: u8) -> BoardDef {
    BoardDef { number, title: "Plain".into(), columns, rows, ..Default::default() }
}
/// One board; two beside each other, one of them turned; three that form an L.
fn maps() -> [Map; 3] {
    [
        sketch::map("......\n......\n......\n......\n......"),
        sketch::join(&[("a", board(1, 5, 4), (0, 0), false), ("b", board(2, 5, 4), (1, 0), true)]),
        sketch::join(&[
            ("a", board(1, 5, 4), (0, 0), true),
            ("b", board(2, 5, 4), (1, 0), false),
            ("c", board(3, 5, 4), (1, 1), true),
        ]),
    ]
}
fn hex(map: &Map, name: &str) -> HexId {
    map.hex(name.parse().expect("a name")).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn lnl_0_2_02_a_die_leads_from_neighbour_to_neighbour() {
    for map in maps() {
        for from in map.ids() {
            for die in 1..=6_u8 {
                let direction = usize::from(die) - 1;
                let mut walked = Some(from);
                for distance in 0..=6 {
                    let reached = along(&map, from, die, distance);
                    // Where the walk leaves the map another board may lie farther on.
                    if walked.is_some() {
                        assert_eq!(reached, walked, "{} {die} {distance}", map.name(from));
                    }
                    if let Some(to) = reached {
                        assert_eq!(map.distance(from, to), u16::from(distance));
                        let back = (die + 2) % 6 + 1;
                        assert_eq!(along(&map, to, back, distance), Some(from), "the way back");
                    }
                    walked = walked.and_then(|hex| map.at(hex).neighbours[direction]);
                }
            }
        }
    }
}

#[test]
fn lnl_18_2_07_off_the_map_there_is_no_hex() {
    let [map, _, bent] = maps();
    assert_eq!(along(&map, hex(&map, "A1"), 1, 1), None);
    assert_eq!(along(&map, hex(&map, "A1"), 5, 0), Some(hex(&map, "A1")), "it has not moved");
    assert_eq!(along(&map, hex(&map, "C3"), 3, u8::MAX), None);
    // On a map that is bent a drift may pass outside it: what counts is the hex reached.
    let crossing = bent.ids().any(|from| {
        (1..=6).any(|die| {
            let reached: Vec<bool> = (0..=8).map(|distance| along(&bent, from, die, distance).is_some()).collect();
            reached.windows(2).any(|pair| pair == [false, true])
        })
    });
    assert!(crossing);
}

#[test]
fn a_die_without_a_direction_leads_nowhere() {
    let [map, ..] = maps();
    assert!([0, 7, u8::MAX].into_iter().all(|die| along(&map, hex(&map, "C3"), die, 1).is_none()));
}

#[test]
fn lnl_xb_31_scatter() {
    let map = sketch::map(&".........\n".repeat(9));
    let reached = along(&map, hex(&map, "E5"), 3, 2).expect("on the map");
    assert_eq!(map.name(reached).to_string(), "G6");
    assert_eq!(along(&map, hex(&map, "E5"), 3, 1), Some(hex(&map, "F6")));
    let names = |at| around(&map, hex(&map, at)).iter().map(|hex| map.name(*hex).to_string()).collect::<Vec<_>>();
    assert_eq!(names("G6"), ["F6", "F7", "G5", "G6", "G7", "H6", "H7"]);
    assert_eq!(names("G5"), ["F5", "F6", "G4", "G5", "G6", "H5", "H6"]);
    assert_eq!(names("A1"), ["A1", "A2", "B1", "B2"], "a corner of the map");
}

#[test]
fn lnl_18_2_11_around_a_hex_lie_those_of_range_one() {
    for map in maps() {
        for hex in map.ids() {
            let near: Vec<HexId> = map.ids().filter(|other| map.distance(hex, *other) <= 1).collect();
            assert_eq!(around(&map, hex).to_vec(), near);
        }
    }
}
