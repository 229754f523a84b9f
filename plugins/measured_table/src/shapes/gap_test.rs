//! Gaps and overlaps against exact fractions.

use crate::numbers::{Heading, Point};
use crate::oracle::{Dice, Laid, exact};
use crate::shapes::{Area, Convex, Disc, Driven, Hull, Leg, Line, Shape, gap, gap_to_outline, overlaps};
use num_rational::BigRational;

/// The square of the distance from a point to a leg, by the place of its foot.
fn squared(leg: Leg, point: Point) -> BigRational {
    let [x, y] = [leg.vector().x, leg.vector().y].map(exact);
    let [to_x, to_y] = [(point - leg.from).x, (point - leg.from).y].map(exact);
    let none = exact(0);
    let length = &x * &x + &y * &y;
    let part = if length == none { none.clone() } else { (&x * &to_x + &y * &to_y) / length };
    let part = part.clamp(none, exact(1));
    let (off_x, off_y) = (&x * &part - to_x, &y * &part - to_y);
    &off_x * &off_x + &off_y * &off_y
}

/// The part of a leg at which it crosses another, if it does.
fn crossing(a: Leg, b: Leg) -> Option<BigRational> {
    let across = a.vector().cross(b.vector());
    if across == 0 {
        return None;
    }
    let part = |along: crate::Vector| exact((b.from - a.from).cross(along)) / exact(across);
    let (on_a, on_b) = (part(b.vector()), part(a.vector()));
    let within = |part: &BigRational| *part >= exact(0) && *part <= exact(1);
    (within(&on_a) && within(&on_b)).then_some(on_a)
}

fn least(a: &impl Shape, b: &impl Shape) -> BigRational {
    if b.legs().any(|leg| a.encloses(leg.from)) || a.legs().any(|leg| b.encloses(leg.from)) {
        return exact(0);
    }
    let mut least: Option<BigRational> = None;
    for one in a.legs() {
        for other in b.legs() {
            let ends =
                [squared(one, other.from), squared(one, other.to), squared(other, one.from), squared(other, one.to)];
            let crossed = crossing(one, other).map(|_| exact(0));
            least = ends.into_iter().chain(crossed).chain(least).min();
        }
    }
    least.expect("both have legs")
}

fn agree(a: &(impl Shape + std::fmt::Debug), b: &(impl Shape + std::fmt::Debug)) {
    let (found, expected) = (gap(a, b), least(a, b));
    assert_eq!(found, gap(b, a), "{a:?} {b:?}");
    let around = a.around() + b.around();
    let open = expected > exact(around) * exact(around);
    assert_eq!(found.is_open(), open, "{a:?} {b:?}");
    assert_eq!(found.is_overlap(), expected < exact(around) * exact(around), "{a:?} {b:?}");
    let tenths = found.in_tenths() as i32;
    for limit in tenths - 1..=tenths + 2 {
        let reach = exact(limit + around);
        let (within, less) = match open {
            true => (expected <= &reach * &reach && limit >= 0, expected < &reach * &reach && limit > 0),
            false => (limit >= 0, limit > 0),
        };
        assert_eq!((found.within(limit), found.less_than(limit)), (within, less), "{a:?} {b:?} {limit}");
    }
    assert!(found.less_than(tenths + 1) && !found.less_than(tenths), "rounded down: {found}");
}

/// A shape without a dent whose corners lie on a lattice, or a hull of any heading.
fn hull(dice: &mut Dice, steps: i32, step: i32) -> Hull {
    let heading = if dice.below(2) == 0 { 900 * dice.below(4) } else { dice.below(3600) };
    let side = |dice: &mut Dice| 2 * step * dice.between(1, 3);
    Hull::new(dice.point(steps, step), Heading::new(heading), side(dice), side(dice))
}

/// An area with a dent, and sometimes a hole.
fn area(dice: &mut Dice, steps: i32, step: i32) -> Area {
    let at = dice.point(steps, step);
    let corner = |x: i32, y: i32| Point::new(at.x + x * step, at.y + y * step);
    let outline = match dice.below(3) {
        0 => vec![corner(0, 0), corner(4, 0), corner(4, 4), corner(2, 1), corner(0, 4)],
        1 => vec![corner(0, 0), corner(6, 0), corner(6, 6), corner(0, 6)],
        _ => vec![corner(0, 0), corner(2, 3), corner(4, 0), corner(2, 6)],
    };
    let holes = if outline.len() == 4 && outline[1].y == at.y {
        vec![vec![corner(2, 2), corner(4, 2), corner(4, 4), corner(2, 4)]]
    } else {
        vec![]
    };
    Area { outline, holes }
}

#[test]
fn gaps_are_exact() {
    let mut dice = Dice(21);
    for round in 0..300 {
        let (steps, step) = if round % 2 == 0 { (12, 60) } else { (9000, 1) };
        let discs = [(); 2].map(|()| Disc::new(dice.point(steps, step), dice.between(0, 250)));
        let hulls = [(); 2].map(|()| hull(&mut dice, steps, step));
        let area = area(&mut dice, steps, step);
        let points = (0..3).map(|_| dice.point(steps, step)).collect();
        let line = Line { points, half: dice.between(0, 100) };
        agree(&discs[0], &discs[1]);
        agree(&discs[0], &hulls[0]);
        agree(&discs[0], &area);
        agree(&discs[1], &line);
        agree(&hulls[0], &hulls[1]);
        agree(&hulls[0], &area);
        agree(&hulls[1], &line);
        agree(&Leg::new(discs[0].at, discs[1].at), &area);
    }
}

#[test]
fn a_gap_is_told_in_hundredths_with_what_is_left() {
    let disc = |x, y| Disc::new(Point::new(x, y), 125);
    let told = |x, y| gap(&disc(0, 0), &disc(x, y)).to_string();
    assert_eq!(told(3250, 0), "30.00");
    assert_eq!(told(3250, 1), "30.00+");
    assert_eq!(told(3249, 0), "29.99");
    assert_eq!(told(100, 0), "0.00");
    assert_eq!(told(255, 0), "0.05");
}

#[test]
fn the_gap_to_an_outline_is_measured_from_within_too() {
    let wood = Hull::new(Point::new(0, 0), Heading::NORTH, 2000, 2000);
    let man = Disc::new(Point::new(800, 0), 125);
    assert!(!gap(&man, &wood).is_open());
    assert!(gap_to_outline(&man, &wood).within(75) && !gap_to_outline(&man, &wood).less_than(75));
}

/// A point strictly within both: tried in the middle of all that their legs cut out of each other.
fn overlap_somewhere(a: &impl Convex, b: &impl Shape) -> bool {
    let strictly = |x: &BigRational, y: &BigRational| {
        a.legs().all(|edge| {
            let (vx, vy) = (exact(edge.vector().x), exact(edge.vector().y));
            vx * (y - exact(edge.from.y)) - vy * (x - exact(edge.from.x)) > exact(0)
        })
    };
    // Legs of b: cut at the edges of a, and each stretch asked in its middle.
    let on_a_leg = b.legs().any(|leg| {
        let mut cuts: Vec<BigRational> = a.legs().filter_map(|edge| crossing(leg, edge)).collect();
        cuts.extend([exact(0), exact(1)]);
        cuts.sort();
        cuts.windows(2).any(|ends| {
            let part = (&ends[0] + &ends[1]) / exact(2);
            let x = exact(leg.from.x) + exact(leg.vector().x) * &part;
            let y = exact(leg.from.y) + exact(leg.vector().y) * &part;
            strictly(&x, &y)
        })
    });
    on_a_leg || b.encloses(a.middle())
}

#[test]
fn touching_is_no_overlap() {
    let mut dice = Dice(33);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..3000 {
        let (a, b) = (hull(&mut dice, 8, 60), hull(&mut dice, 8, 60));
        let area = area(&mut dice, 8, 60);
        let found = overlaps(&a, &b);
        assert_eq!(found, overlap_somewhere(&a, &b), "{a:?} {b:?}");
        assert_eq!(found, overlaps(&b, &a), "{a:?} {b:?}");
        assert_eq!(overlaps(&a, &area), overlap_somewhere(&a, &area), "{a:?} {area:?}");
        let driven = Driven::new(&a, dice.between(-400, 400));
        assert_eq!(overlaps(&driven, &b), overlap_somewhere(&driven, &b), "{driven:?} {b:?}");
        if found { yes += 1 } else { no += 1 }
    }
    assert!(yes > 300 && no > 300);
    let hull = |x| Hull::new(Point::new(x, 0), Heading::NORTH, 1200, 600);
    assert!(!overlaps(&hull(0), &hull(600)) && overlaps(&hull(0), &hull(599)));
    let man = |x| Disc::new(Point::new(x, 0), 125);
    assert!(!overlaps(&hull(0), &man(425)) && overlaps(&hull(0), &man(424)));
}

#[test]
fn gaps_are_the_same_on_a_mirrored_or_turned_table() {
    let mut dice = Dice(55);
    for _ in 0..200 {
        let (man, hull) = (Disc::new(dice.point(3000, 3), 125), hull(&mut dice, 90, 100));
        let wood = area(&mut dice, 90, 100);
        for laid in Laid::all(Point::new(6000, 6000)) {
            let other = Hull::new(laid.point(hull.at()), laid.heading(hull.heading()), hull.length(), hull.width());
            let mut corners = [hull.corners().map(|corner| laid.point(corner)), other.corners()];
            corners.iter_mut().for_each(|corners| corners.sort());
            assert_eq!(corners[0], corners[1], "{hull:?} {laid:?}");
            let turned = |ring: &[Point]| ring.iter().map(|point| laid.point(*point)).collect::<Vec<_>>();
            let holes = wood.holes.iter().map(|ring| turned(ring)).collect();
            let area = Area { outline: turned(&wood.outline), holes };
            let moved = Disc::new(laid.point(man.at), man.radius);
            assert_eq!(gap(&moved, &other), gap(&man, &hull), "{laid:?}");
            assert_eq!(gap(&moved, &area), gap(&man, &wood), "{laid:?}");
            assert_eq!(overlaps(&other, &area), overlaps(&hull, &wood), "{laid:?}");
        }
    }
}

#[test]
fn what_is_within_stays_within_a_greater_limit() {
    let mut dice = Dice(77);
    for _ in 0..500 {
        let (disc, hull) = (Disc::new(dice.point(300, 30), 125), hull(&mut dice, 90, 100));
        let gap = gap(&disc, &hull);
        let within: Vec<bool> = (0..60).map(|n| gap.within(n * 200)).collect();
        assert!(within.is_sorted(), "{gap}");
    }
}
