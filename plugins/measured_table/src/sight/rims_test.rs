//! Rims of hills and their crests.

use crate::numbers::Point;
use crate::oracle::{area, ground, line, piece};
use crate::shapes::{Leg, Part};
use crate::sight::{Rim, rims};
use crate::terrain::{Ground, PieceDef};

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn square(least: i32, most: i32) -> [Point; 4] {
    [at(least, least), at(most, least), at(most, most), at(least, most)]
}

/// A hill of two levels in the middle of the table, its upper rim bare to the west alone, its lower one all around.
fn hill(more: Vec<PieceDef>) -> Ground {
    let level = |level, ring: [Point; 4], bare| PieceDef { level, bare, ..piece("hill", area(&ring)) };
    let mut pieces = vec![level(1, square(4000, 8000), vec![(0, 0)]), level(2, square(5000, 7000), vec![(3, 0)])];
    pieces.extend(more);
    ground(pieces)
}

fn crossed(ground: &Ground, from: Point, to: Point) -> Vec<(u8, bool, bool)> {
    rims(ground, Leg::new(from, to)).iter().map(|rim| (rim.level, rim.up, rim.bare)).collect()
}

#[test]
fn rims_are_crossed_up_and_down_in_their_order() {
    let hill = hill(vec![]);
    let (west, east) = (at(1000, 6000), at(9000, 6000));
    assert_eq!(crossed(&hill, west, east), [(1, true, true), (2, true, true), (2, false, false), (1, false, true)]);
    assert_eq!(crossed(&hill, east, west), [(1, true, true), (2, true, false), (2, false, true), (1, false, true)]);
    assert_eq!(crossed(&hill, at(6000, 6000), east), [(2, false, false), (1, false, true)], "from its top");
    assert_eq!(crossed(&hill, west, at(9000, 500)), [], "beside it");
    let first = rims(&hill, Leg::new(west, east))[0];
    assert_eq!(first, Rim { piece: 0, level: 1, at: Part::of(3, 8), up: true, bare: true });
}

#[test]
fn a_corner_belongs_to_both_its_legs() {
    let hill = hill(vec![]);
    let over = |from: Point, to: Point| {
        let rims = crossed(&hill, from, to);
        rims.into_iter().filter(|rim| rim.0 == 2).collect::<Vec<_>>()
    };
    // The north-western corner of the upper level is an end of its bare leg, the north-eastern one is not.
    assert_eq!(over(at(3000, 7000), at(7000, 3000)), [(2, true, true), (2, false, true)], "touched");
    assert_eq!(over(at(5000, 3000), at(9000, 7000)), [(2, true, false), (2, false, false)], "touched");
    assert_eq!(over(at(3000, 3000), at(6000, 6000)), [(2, true, true)]);
}

#[test]
fn what_grows_on_a_rim_takes_its_crest() {
    let wood = piece("wood", area(&[at(3500, 5500), at(4500, 5500), at(4500, 6500), at(3500, 6500)]));
    let hedge = piece("hedge", line(&[at(8040, 4500), at(9000, 4500)], 100));
    let wall = piece("wall", line(&[at(4000, 3000), at(4000, 9000)], 60));
    let hill = hill(vec![wood, hedge, wall]);
    let crests: Vec<Leg> = hill.pieces[0].crests().collect();
    assert!(crests.contains(&Leg::new(at(4000, 8000), at(4000, 6500))), "{crests:?}");
    assert!(crests.contains(&Leg::new(at(4000, 5500), at(4000, 4000))), "{crests:?}");
    assert!(!crests.iter().any(|leg| leg.from.x == 8000 && leg.to.x == 8000), "{crests:?}");
    let west = |y: i32| crossed(&hill, at(1000, y), at(4900, y));
    assert_eq!(west(5499), [(1, true, true)]);
    assert_eq!(west(6000), [(1, true, false)], "in the wood");
    assert_eq!(west(6501), [(1, true, true)]);
    let east = crossed(&hill, at(9500, 7500), at(7500, 7500));
    assert_eq!(east, [(1, true, false)], "a hedge that reaches the rim takes the whole leg");
}
