//! Roundings, lengths, shares, and the limits of the numbers.

use crate::numbers::{BESIDE, MOST, Point, Share, Vector, nearest_quotient, part_of_length, root_up};
use crate::oracle::{Dice, exact};
use crate::shapes::Leg;

#[test]
fn halves_are_rounded_away_from_zero() {
    for (n, divisor, nearest) in [(5, 2, 3), (-5, 2, -3), (4, 3, 1), (5, 3, 2), (-5, 3, -2), (0, 7, 0), (7, 14, 1)] {
        assert_eq!(nearest_quotient(n, divisor), nearest, "{n} / {divisor}");
    }
    assert_eq!([0, 1, 2, 4, 5].map(root_up), [0, 1, 2, 2, 3]);
}

#[test]
fn a_vector_is_cut_to_the_nearest_tenth() {
    let mut dice = Dice(11);
    let most = MOST;
    for _ in 0..4000 {
        let small = dice.below(2) == 0;
        let side = if small { 12 } else { most };
        let vector = Vector::new(dice.between(-side, side).into(), dice.between(-side, side).into());
        let length = dice.between(0, side);
        if vector.squared() == 0 {
            continue;
        }
        let part = part_of_length(vector.x, length, vector.squared());
        // Twice the true part lies between the two halves around it, the upper one not included.
        let twice = exact(2) * exact(vector.x.abs()) * exact(length);
        let [least, beyond] = [2 * part.abs() - 1, 2 * part.abs() + 1].map(exact);
        let squared = exact(vector.squared());
        assert!(part == 0 || &least * &least * &squared <= &twice * &twice, "{vector:?} {length}");
        assert!(&twice * &twice < &beyond * &beyond * &squared, "{vector:?} {length}");
        assert_eq!((-vector).cut_to(length), -vector.cut_to(length), "mirrored");
        assert_eq!(vector.right().cut_to(length), vector.cut_to(length).right(), "turned");
    }
    assert_eq!(Vector::new(3, 4).cut_to(MOST), Vector::new(18_000, 24_000));
    assert_eq!(Vector::default().cut_to(100), Vector::default());
}

#[test]
fn numbers_hold_at_the_limits_of_a_table() {
    let far = [-BESIDE, MOST + BESIDE].map(|side| Point::new(side, side));
    let [corner, other] = [Point::new(-BESIDE, MOST + BESIDE), Point::new(MOST + BESIDE, -BESIDE)];
    let diagonal = Leg::new(far[0], far[1]);
    assert_eq!(diagonal.length(), 53_741);
    assert_eq!(diagonal.place(53_740), far[1]);
    assert_eq!(diagonal.place(26_870), Point::new(15_000, 15_000));
    assert!(diagonal.meets(Leg::new(corner, other)));
    assert!(diagonal.distance_to(corner).compared_with(26_870).is_gt());
    assert!(diagonal.distance_to(corner).compared_with(26_871).is_lt());
    assert!(diagonal.distance_to(corner).compared_with(i64::MAX).is_lt());
    let wild = [Point::new(i32::MIN, i32::MAX), Point::new(i32::MAX, i32::MIN)];
    assert!(!wild[0].within(wild[1], u32::MAX), "points of orders, before anybody has looked at them");
    assert!(!wild[0].within(wild[1].on_the_way(wild[0], 7), u32::MAX));
    assert_eq!(wild[0] + (wild[1] - wild[0]), wild[1]);
    assert_eq!(Leg::new(wild[0], wild[1]).length(), i32::MAX);
}

#[test]
fn cutting_a_leg_shortens_nothing() {
    let mut dice = Dice(5);
    for _ in 0..2000 {
        let leg = Leg::new(dice.point(300, 7), dice.point(300, 7));
        let cut = leg.place(dice.between(0, leg.length()));
        let parts = Leg::new(leg.from, cut).length() + Leg::new(cut, leg.to).length();
        assert!(parts >= leg.length(), "{leg:?} at {cut:?}");
    }
    let slanting = Leg::new(Point::new(0, 0), Point::new(1, 1));
    assert_eq!(slanting.length(), 2, "a length is rounded up: 70 steps of it are 140, not 99");
}

#[test]
fn who_goes_on_the_way_gets_no_further() {
    let mut dice = Dice(8);
    for _ in 0..2000 {
        let (from, to) = (dice.point(3000, 10), dice.point(3000, 10));
        let far = dice.between(0, 3000) as u32;
        let there = from.on_the_way(to, far);
        assert!(from.within(there, far) && (to - from).dot(there - from) >= 0);
        assert!((there - from).length() <= far as i32);
    }
}

#[test]
fn shares_of_an_allowance_are_exact() {
    let (walk, run) = (1500, 2500);
    let half = Share::of(750, walk).expect("half of it");
    assert_eq!(half.in_30_000ths(), 15_000);
    assert_eq!(half.left_of(run), 1250);
    assert_eq!(half.with(Share::of(1250, run).expect("half of it")), Some(Share::WHOLE));
    assert_eq!(half.with(Share::of(1251, run).expect("half of it and more")), None);
    assert_eq!(Share::of(1501, walk), None);
    assert_eq!(Share::of(7, 900), None, "900 does not divide 30,000");
    assert!(Share::may_divide(375) && !Share::may_divide(0) && !Share::may_divide(800));
}

#[test]
fn the_mean_of_points_is_rounded_once() {
    let points = |x: [i32; 2]| x.map(|x| Point::new(x, -x));
    assert_eq!(Point::mean(points([1, 2])), Some(Point::new(2, -2)));
    assert_eq!(Point::mean(points([-1, -2])), Some(Point::new(-2, 2)));
    assert_eq!(Point::mean([]), None);
}
