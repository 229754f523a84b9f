//! Lines on pieces.

use crate::numbers::Point;
use crate::oracle::{area, ground, line, piece};
use crate::shapes::{Leg, Part};
use crate::terrain::surface::{joined, parted};

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

#[test]
fn a_line_lies_on_the_band_of_a_line_and_comes_on_its_middle() {
    let ground = ground(vec![piece("wall", line(&[at(1000, 1000), at(3000, 1000), at(3000, 3000)], 200))]);
    let road = &ground.pieces[0];
    let along = Leg::new(at(1000, 1050), at(2000, 1050));
    assert_eq!(road.on_ground(along).as_slice(), [(Part::START, Part::END)]);
    assert!(road.on_legs(along).is_empty());
    let over = Leg::new(at(2000, 800), at(2000, 1200));
    let (inside, outside) = parted(over, &road.on_ground(over));
    assert_eq!(inside, [Leg::new(at(2000, 900), at(2000, 1100))]);
    assert_eq!(outside, [Leg::new(at(2000, 800), at(2000, 900)), Leg::new(at(2000, 1100), at(2000, 1200))]);
    assert_eq!(road.on_legs(over).len(), 1);
    // The bend is filled: whoever goes round its outer corner stays on it.
    let corner = Leg::new(at(3090, 910), at(3090, 2000));
    assert_eq!(road.on_ground(corner).as_slice(), [(Part::START, Part::END)]);
    // At its end it is cut square.
    assert!(road.on_ground(Leg::new(at(900, 1000), at(990, 1000))).is_empty());
    let one_place = road.on_legs(Leg::new(at(2500, 500), at(3500, 1500)));
    assert_eq!(one_place.len(), 1, "a corner is one place, though two arms meet there");
}

#[test]
fn a_line_lies_in_an_area_and_what_touches_is_joined() {
    let square = [at(1000, 1000), at(2000, 1000), at(2000, 2000), at(1000, 2000)];
    let ground = ground(vec![piece("wood", area(&square))]);
    let wood = &ground.pieces[0];
    let through = Leg::new(at(0, 1500), at(3000, 1500));
    let (inside, outside) = parted(through, &wood.on_ground(through));
    assert_eq!(inside, [Leg::new(at(1000, 1500), at(2000, 1500))]);
    assert_eq!(outside.len(), 2);
    assert_eq!(wood.edges().len(), 4);
    assert!(wood.on_ground(Leg::new(at(0, 0), at(3000, 0))).is_empty());
    let parts = [(Part::START, Part::END), (Part::START, Part::START)].into_iter().collect();
    assert_eq!(joined(parts).as_slice(), [(Part::START, Part::END)]);
}
