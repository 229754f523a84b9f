//! Areas, templates, drift and the hexes of a tactical map.

use crate::numbers::{Heading, Point, Vector};
use crate::oracle::{Dice, Laid};
use crate::shapes::{Area, Bounds, Convex, Counted, Disc, Hull, Leg, Shape, TacticalHex, covers, drifted};

#[test]
fn an_area_holds_its_edges_and_not_its_holes() {
    let square = |least: i32, most: i32| {
        [(least, least), (most, least), (most, most), (least, most)].map(|(x, y)| Point::new(x, y)).to_vec()
    };
    let ring = Area { outline: square(0, 10), holes: vec![square(3, 7)] };
    for x in -1..=11 {
        for y in -1..=11 {
            let far = (x - 5i32).abs().max((y - 5i32).abs());
            assert_eq!(ring.encloses(Point::new(x, y)), (2..=5).contains(&far), "{x} {y}");
        }
    }
}

#[test]
fn a_hull_holds_what_lies_between_its_edges() {
    let mut dice = Dice(4);
    for _ in 0..300 {
        let hull = Hull::new(dice.point(40, 10), Heading::new(dice.below(3600)), 300, 200);
        let area = Area { outline: hull.corners().to_vec(), holes: vec![] };
        for _ in 0..40 {
            let point = dice.point(60, 8);
            assert_eq!(hull.holds(point), area.encloses(point), "{hull:?} {point:?}");
        }
    }
}

#[test]
fn a_shifted_hull_is_the_hull_shifted() {
    let at = Point::new(1234, 777);
    for tenths in 0..3600 {
        let hull = Hull::new(Point::default(), Heading::new(tenths), 1207, 601);
        assert_eq!(hull.moved_to(at), Hull::new(at, Heading::new(tenths), 1207, 601));
        let [a, b, ..] = hull.corners();
        assert!((a - b).squared().isqrt().abs_diff(601) <= 2, "{tenths}");
    }
}

#[test]
fn a_box_is_met_by_the_lines_that_meet_it() {
    let mut dice = Dice(6);
    for _ in 0..4000 {
        let bounds = Bounds::NOTHING.with(dice.point(9, 1)).with(dice.point(9, 1));
        let (least, most) = (bounds.least, bounds.most);
        let ring = [least, Point::new(most.x, least.y), most, Point::new(least.x, most.y)];
        let line = Leg::new(dice.point(9, 1), dice.point(9, 1));
        let met = (0..4).any(|n| Leg::new(ring[n], ring[(n + 1) % 4]).meets(line)) || bounds.holds(line.from);
        assert_eq!(bounds.met_by(line), met, "{bounds:?} {line:?}");
    }
}

#[test]
fn a_template_counts_by_base_or_by_middle() {
    let burst = Disc::new(Point::default(), 500);
    let man = |x| Disc::new(Point::new(x, 0), 125);
    assert!(covers(&burst, man(625), Counted::ByBase) && !covers(&burst, man(626), Counted::ByBase));
    assert!(covers(&burst, man(500), Counted::ByMiddle) && !covers(&burst, man(501), Counted::ByMiddle));
    let smoke = Hull::new(Point::default(), Heading::NORTH, 1000, 1000);
    assert!(covers(&smoke, man(625), Counted::ByBase) && covers(&smoke, man(100), Counted::ByBase));
    assert!(covers(&smoke, man(-500), Counted::ByMiddle) && !covers(&smoke, man(-501), Counted::ByMiddle));
}

#[test]
fn what_drifts_comes_down_by_eighths_of_the_throw() {
    let (from, aimed) = (Point::new(0, 1000), Point::default());
    let places: Vec<Point> = (0..8).map(|die| drifted(from, aimed, die, 1000)).collect();
    let expected = [(0, -1000), (707, -707), (1000, 0), (707, 707), (0, 1000), (-707, 707), (-1000, 0), (-707, -707)];
    assert_eq!(places, expected.map(|(x, y)| Point::new(x, y)));
    assert_eq!(drifted(aimed, aimed, 3, 1000), aimed, "at one's own feet there is no direction");
    let mut dice = Dice(9);
    for _ in 0..500 {
        let (from, aimed) = (dice.point(300, 31), dice.point(300, 31));
        let (die, far) = (dice.below(8) as u8, dice.below(3000));
        let there = drifted(from, aimed, die, far);
        assert!((there - aimed).squared().isqrt().abs_diff(i64::from(if from == aimed { 0 } else { far })) <= 1);
        for laid in Laid::all(Point::new(4000, 4000)) {
            let turned = if laid.mirrored { (8 - die) % 8 } else { die };
            let [from, aimed, there] = [from, aimed, there].map(|point| laid.point(point));
            assert_eq!(drifted(from, aimed, turned, far), there, "{laid:?}");
        }
    }
}

#[test]
fn a_point_belongs_to_the_nearest_hex() {
    let origin = Point::new(500, 700);
    let mut dice = Dice(10);
    for _ in 0..3000 {
        let point = Point::new(dice.between(-1000, 18_000), dice.between(-1000, 12_000));
        let hexes = (-5..25).flat_map(|q| (-20..20).map(move |r| TacticalHex::new(q, r)));
        let nearest = hexes.min_by_key(|hex| (point.squared(hex.centre(origin)), *hex)).expect("hexes");
        assert_eq!(TacticalHex::at(origin, point), nearest, "{point:?}");
    }
    let middle = TacticalHex::new(3, 4);
    assert_eq!(TacticalHex::at(origin, middle.centre(origin) + Vector::new(0, -500)), TacticalHex::new(3, 3), "a tie");
    for direction in 0..6 {
        let way = middle.beside(direction).centre(origin) - middle.centre(origin);
        let towards = Heading::new(600 * i32::from(direction));
        assert!(Heading::nearest(way).expect("a way").turn_to(towards).abs() <= 1, "{direction}");
        assert_eq!(middle.beside(direction).beside(direction + 3), middle);
    }
}

#[test]
fn three_hexes_meet_at_each_corner() {
    let origin = Point::new(-3300, 700);
    for (q, r) in [(0, 0), (3, 4), (-2, 7)] {
        let hex = TacticalHex::new(q, r);
        for (n, corner) in hex.corners(origin).into_iter().enumerate() {
            let [before, after] = [1, 2].map(|turned| hex.beside(n as u8 + turned));
            assert_eq!(before.corners(origin)[(n + 2) % 6], corner, "{hex:?} {n}");
            assert_eq!(after.corners(origin)[(n + 4) % 6], corner, "{hex:?} {n}");
            let far = [hex, before, after].map(|hex| (corner - hex.centre(origin)).squared().isqrt());
            assert!(far.iter().all(|far| *far == 577), "{far:?}: it is equally far from all three");
        }
    }
}
