//! Sums of stretches and heights along a line, against exact fractions.

use crate::numbers::{MOST, Point, Vector};
use crate::oracle::{Dice, area, exact, exact_stretches, kinds, piece, table};
use crate::shapes::{Leg, Part};
use crate::sight::{Rise, Stretches, meet};
use crate::terrain::Ground;
use num_rational::BigRational;
use std::ops::ControlFlow;

fn at(from: Point, way: (i32, i32), times: i32) -> Point {
    from + Vector::new((way.0 * times).into(), (way.1 * times).into())
}

/// Bands across a line that together cover 1,000 tenths of it, or nearly: their edges go through whole points of the line.
fn bands(dice: &mut Dice, from: Point, way: (i32, i32), off: bool) -> (Vec<[Point; 4]>, i32) {
    let count = dice.between(1, 5);
    let (mut left, mut along) = (200, dice.between(1, 40));
    let mut bands = vec![];
    for n in 0..count {
        let wide = if n == count - 1 { left } else { dice.between(1, left - (count - n)) };
        left -= wide;
        let [first, last] = [along, along + wide].map(|times| at(from, way, times));
        let slant = loop {
            let slant = (dice.between(-4, 4), dice.between(-4, 4));
            if way.0 * slant.1 - way.1 * slant.0 > 0 {
                break slant;
            }
        };
        let (up, down) = (dice.between(3, 30), -dice.between(3, 30));
        let mut band = [at(first, slant, up), at(first, slant, down), at(last, slant, down), at(last, slant, up)];
        if off && n == 0 {
            let corner = &mut band[dice.below(4) as usize];
            *corner = at(*corner, (dice.between(-1, 1), dice.between(-1, 1)), 1);
        }
        bands.push(band);
        along += wide + dice.between(1, 20);
    }
    (bands, along)
}

#[test]
fn a_sum_of_stretches_meets_its_limit_exactly() {
    let mut dice = Dice(606);
    let (mut ties, mut met) = (0, 0);
    for round in 0..2500 {
        let way = [(4, 3), (3, 4), (4, -3), (5, 0), (0, 5), (-4, 3)][dice.below(6) as usize];
        let from = Point::new(5500 + dice.below(500), 5500 + dice.below(500));
        let (bands, along) = bands(&mut dice, from, way, round % 2 == 1);
        let line = Leg::new(from, at(from, way, along + 30));
        let woods = bands.iter().map(|band| piece("wood", area(band))).collect();
        // A thin band whose corner is moved may cross itself.
        let Ok(ground) = Ground::build(&table(woods), &kinds()) else { continue };
        let mut parts: Vec<(BigRational, BigRational)> =
            ground.pieces.iter().flat_map(|wood| exact_stretches(line, &wood.legs)).collect();
        parts.sort();
        let (mut sum, mut end) = (exact(0), exact(0));
        for (from, to) in parts {
            let from = from.max(end.clone());
            if to > from {
                sum += &to - &from;
                end = to;
            }
        }
        // The sum is a part of the line; its square times that of the line is compared.
        let squared = &sum * &sum * exact(line.vector().squared());
        let expected = squared >= exact(1_000_000);
        ties += usize::from(squared == exact(1_000_000));
        met += usize::from(expected);
        for line in [line, line.reversed()] {
            let mut stretches = Stretches::new();
            let _ = meet(
                &ground,
                &[],
                line,
                |_| true,
                |met| {
                    stretches.add(met.enters, met.leaves);
                    ControlFlow::Continue(())
                },
            );
            assert_eq!(stretches.reach(line, 1000), expected, "{line:?} {bands:?}");
            assert_eq!(stretches.exceed(line, 1000), squared > exact(1_000_000), "{line:?} {bands:?}");
        }
    }
    assert!(ties > 1100 && met < 2450, "{ties} ties, {met} met");
}

#[test]
fn sums_hold_at_the_limits_of_a_table() {
    let line = Leg::new(Point::new(0, 0), Point::new(MOST, MOST));
    let mut stretches = Stretches::new();
    assert!(!stretches.reach(line, 1) && stretches.reach(line, 0));
    stretches.add(Part::START, Part::END);
    assert!(stretches.reach(line, 42_426), "the diagonal has 42,426.4 tenths");
    assert!(!stretches.reach(line, 42_427));
    stretches.add(Part::START, Part::END);
    assert!(!stretches.reach(line, 42_427), "what overlaps counts once");
    let short = Leg::new(Point::new(0, 0), Point::new(3, 4));
    assert!(stretches.reach(short, 5) && !stretches.reach(short, 6));
    assert!(stretches.exceed(short, 4) && !stretches.exceed(short, 5), "it has 5");
    assert!(!Stretches::new().exceed(short, 0) && Stretches::new().exceed(short, -1));
}

#[test]
fn a_line_rises_from_its_lower_end() {
    let whole = Some((Part::START, Part::END));
    for (from, to, height, expected) in [
        (250, 250, 250, whole),
        (250, 250, 249, None),
        (250, 1250, 1250, whole),
        (250, 1250, 249, None),
        (250, 1250, 250, Some((Part::START, Part::START.after()))),
        (250, 1250, 750, Some((Part::START, Part::of(1, 2).after()))),
    ] {
        assert_eq!(Rise { from, to }.at_most(height), expected, "{from} {to} {height}");
        let back = Rise { from: to, to: from }.at_most(height);
        assert_eq!(back, expected.map(|(first, last)| (last.reversed(), first.reversed())));
    }
    let rise = Rise { from: 0, to: 1000 };
    let half = Part::of(1, 2);
    assert_eq!(rise.under(500, half, Part::END), Some((half, half.after())), "exactly as high as the line there");
    assert_eq!(rise.under(499, half, Part::END), None);
    assert_eq!(rise.under(800, half, Part::END), Some((half, Part::of(4, 5).after())));
}

#[test]
fn heights_are_compared_exactly() {
    let mut dice = Dice(707);
    for _ in 0..3000 {
        let (from, to) = (dice.below(40), dice.below(40));
        let (n, whole) = (dice.below(30), 30);
        let part = Part::of(n.into(), whole.into());
        let height = dice.below(40);
        let exactly = exact(from) + exact(to - from) * exact(n) / exact(whole) <= exact(height);
        assert_eq!(Rise { from, to }.under(height, part, part).is_some(), exactly, "{from} {to} {n} {height}");
    }
}
