//! What lies under a point.

use crate::numbers::Point;
use crate::oracle::{area, ground, line, piece};
use crate::terrain::{Centimetres, PieceDef};

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn square(least: i32, most: i32) -> [Point; 4] {
    [at(least, least), at(most, least), at(most, most), at(least, most)]
}

#[test]
fn a_point_has_the_level_of_the_highest_hill_that_holds_it() {
    let level =
        |level, ring: [Point; 4], slope| PieceDef { level, slope: Centimetres(slope), ..piece("hill", area(&ring)) };
    let ground = ground(vec![level(1, square(4000, 8000), 600), level(2, square(5000, 7000), 0)]);
    let along = |x: i32| (ground.level(at(x, 6000)), ground.slope(at(x, 6000)));
    assert_eq!(along(3399), (0, None));
    assert_eq!(along(3400), (0, Some(0)), "the slope lies outside the rim");
    assert_eq!(along(3999), (0, Some(0)));
    assert_eq!(along(4000), (1, None), "the rim belongs to the hill");
    assert_eq!(along(4999), (1, None), "a cliff has no slope");
    assert_eq!(along(5000), (2, None));
}

#[test]
fn a_line_lies_under_what_is_within_half_its_thickness() {
    let ground = ground(vec![
        piece("wood", area(&square(1000, 5000))),
        piece("wall", line(&[at(2000, 0), at(2000, 9000)], 101)),
    ]);
    let under = |x: i32, y: i32| ground.under(at(x, y)).collect::<Vec<_>>();
    assert_eq!(under(1500, 3000), [0]);
    assert_eq!(under(2051, 3000), [0, 1], "half of 1.01 cm is rounded up");
    assert_eq!(under(2052, 6000), [] as [usize; 0]);
    assert_eq!(under(1950, 6000), [1]);
}
