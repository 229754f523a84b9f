//! What hulls sweep over.

use crate::numbers::{Heading, Point};
use crate::oracle::Dice;
use crate::shapes::{Convex, Disc, Driven, Hull, Line, Shape, gap, overlaps, turning};

#[test]
fn a_driven_hull_sweeps_over_all_hulls_between() {
    let mut dice = Dice(2);
    for _ in 0..300 {
        let hull = Hull::new(dice.point(60, 50), Heading::new(dice.below(3600)), 1200, 600);
        let distance = dice.between(-3000, 3000);
        let driven = Driven::new(&hull, distance);
        assert!((4..=6).contains(&driven.clockwise().len()), "{driven:?}");
        assert!(
            driven
                .legs()
                .all(|edge| driven.clockwise().iter().all(|corner| { edge.vector().cross(*corner - edge.from) >= 0 }))
        );
        let end = hull.driven(distance);
        assert!(hull.corners().into_iter().chain(end.corners()).all(|corner| driven.holds(corner)));
        let man = Disc::new(dice.point(100, 50), 125);
        let met = |far: i32| overlaps(&hull.driven(far), &man);
        let (least, most) = (distance.min(0), distance.max(0));
        if (least..=most).step_by(100).any(met) {
            assert!(gap(&driven, &man).less_than(2), "places between are rounded: {hull:?} {distance} {man:?}");
        }
        if overlaps(&driven, &man) {
            let near = |far: i32| gap(&hull.driven(far), &man).less_than(4);
            assert!((least..=most).step_by(2).any(near), "{hull:?} {distance} {man:?}");
        }
    }
}

#[test]
fn a_turning_hull_is_asked_at_each_whole_degree() {
    let hull = |tenths| Hull::new(Point::new(900, 900), Heading::new(tenths), 1200, 600);
    let headings =
        |from, to| turning(&hull(from), Heading::new(to)).map(|hull| hull.heading().tenths()).collect::<Vec<_>>();
    assert_eq!(headings(0, 0), [0]);
    assert_eq!(headings(5, 25), [5, 10, 20, 25]);
    assert_eq!(headings(20, 3585), [20, 10, 0, 3590, 3585]);
    assert_eq!(headings(3590, 10), [3590, 0, 10]);
    assert_eq!(headings(10, 3590), [10, 0, 3590]);
    assert_eq!(headings(0, 1800).len(), 181, "half a turn is clockwise");
    assert_eq!(headings(0, 1800)[1], 10);
    assert_eq!(turning(&hull(0), Heading::new(450)).last(), Some(hull(450)));
}

#[test]
fn a_disc_sweeps_over_what_is_strictly_nearer_than_its_radius() {
    let way = Line { points: vec![Point::new(0, 0), Point::new(1000, 0), Point::new(1000, 1000)], half: 125 };
    let man = |x, y| Disc::new(Point::new(x, y), 125);
    assert!(!gap(&way, &man(500, 250)).is_overlap() && gap(&way, &man(500, 249)).is_overlap());
    assert!(!gap(&way, &man(1000, 1250)).is_overlap() && gap(&way, &man(1000, 1249)).is_overlap());
}
