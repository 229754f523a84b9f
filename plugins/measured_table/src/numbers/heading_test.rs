//! The table of directions, and what is asked of headings.

use crate::numbers::{Heading, Point, Vector};
use crate::oracle::{Dice, Laid};

fn all() -> impl Iterator<Item = Heading> {
    (0..3600).map(Heading::new)
}

#[test]
fn directions_are_sine_and_cosine_to_the_nearest_whole_number() {
    for heading in all() {
        let angle = f64::from(heading.tenths()).to_radians() / 10.0;
        let (vector, length) = (heading.vector(), Heading::LENGTH as f64);
        // At 45 degrees both parts are made equal, by rounding one of them up.
        let most = if heading.tenths() % 900 == 450 { 1.0 } else { 0.5001 };
        assert!((vector.x as f64 - angle.sin() * length).abs() < most, "{heading:?}");
        assert!((vector.y as f64 + angle.cos() * length).abs() < most, "{heading:?}");
    }
}

#[test]
fn directions_turn_clockwise_and_are_exactly_symmetrical() {
    let middle = Point::new(0, 0);
    let end = |heading: Heading| middle + heading.vector();
    for heading in all() {
        assert!(heading.vector().cross(heading.turned(1).vector()) > 0, "{heading:?}");
        for laid in Laid::all(middle) {
            assert_eq!(laid.point(end(heading)), end(laid.heading(heading)), "{heading:?} {laid:?}");
        }
    }
    assert_eq!(Heading::EAST.vector(), Vector::new(Heading::LENGTH, 0));
    assert_eq!(Heading::SOUTH.vector(), Heading::NORTH.vector().right().right());
}

#[test]
fn a_direction_has_its_own_heading() {
    for heading in all() {
        assert_eq!(Heading::nearest(heading.vector()), Some(heading));
    }
    assert_eq!(Heading::nearest(Vector::default()), None);
}

#[test]
fn the_heading_towards_a_point_is_the_nearest_tenth_and_mirrors() {
    let mut dice = Dice(3);
    for _ in 0..4000 {
        let to = Point::new(dice.between(-3000, 3000), dice.between(-3000, 3000));
        let Some(heading) = Heading::towards(Point::default(), to) else { continue };
        let angle = f64::from(to.x).atan2(f64::from(-to.y)).to_degrees().rem_euclid(360.0) * 10.0;
        let off = (angle - f64::from(heading.tenths()) + 1800.0).rem_euclid(3600.0) - 1800.0;
        assert!(off.abs() < 0.501, "{to:?}: {angle} {heading:?}");
        for laid in Laid::all(Point::default()) {
            assert_eq!(Heading::towards(Point::default(), laid.point(to)), Some(laid.heading(heading)), "{to:?}");
        }
    }
}

#[test]
fn turns_are_counted_by_eighths() {
    for (from, to, turn, eighths) in [
        (0, 0, 0, 0),
        (0, 1, 1, 1),
        (0, 450, 450, 1),
        (0, 451, 451, 2),
        (3500, 350, 450, 1),
        (350, 3500, -450, 1),
        (0, 1800, 1800, 4),
        (0, 1801, -1799, 4),
        (900, 0, -900, 2),
    ] {
        let (from, to) = (Heading::new(from), Heading::new(to));
        assert_eq!((from.turn_to(to), from.eighths_to(to)), (turn, eighths), "{from:?} {to:?}");
        assert_eq!(from.turned(from.turn_to(to)), to);
    }
}

#[test]
fn files_and_orders_name_no_other_heading() {
    assert_eq!(ron::from_str::<Heading>("3599"), Ok(Heading::new(-1)));
    let error = ron::from_str::<Heading>("3600").expect_err("a whole turn");
    assert!(error.to_string().contains("3600 is no heading (expected tenths of a degree, 0 to 3599)"), "{error}");
}
