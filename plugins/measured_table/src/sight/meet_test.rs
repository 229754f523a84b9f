//! What a line meets, against exact fractions, from both ends and on tables laid otherwise.

use crate::numbers::{Heading, MOST, Point};
use crate::oracle::{
    Dice, Laid, SIDE, area, exact_stretches, ground, kinds, laid, line as wall_of, piece, pieces, steps,
};
use crate::shapes::{Disc, Hull, Leg, Part};
use crate::sight::{Met, What, ends_near, meet};
use crate::terrain::{Centimetres, Ground, PieceDef, TableDef};
use std::ops::ControlFlow;

fn all(ground: &Ground, bodies: &[Hull], line: Leg) -> Vec<Met> {
    let mut found = vec![];
    let _ = meet(
        ground,
        bodies,
        line,
        |_| true,
        |met| {
            found.push(met);
            ControlFlow::Continue(())
        },
    );
    found
}

/// Pieces and bodies as plain legs: whether they enclose, and which leg of a line it is.
fn plainly(ground: &Ground, bodies: &[Hull]) -> Vec<(What, u16, bool, Vec<Leg>)> {
    let mut list = vec![];
    for (n, piece) in ground.pieces.iter().enumerate() {
        let what = What::Piece(n as u16);
        if piece.is_area() {
            list.push((what, 0, true, piece.legs.clone()));
        } else {
            list.extend(piece.legs.iter().enumerate().map(|(leg, ends)| (what, leg as u16, false, vec![*ends])));
        }
    }
    for (n, body) in bodies.iter().enumerate() {
        let legs = (0..4).map(|n| Leg::new(body.corners()[n], body.corners()[(n + 1) % 4])).collect();
        list.push((What::Body(n as u16), 0, true, legs));
    }
    list
}

fn expected(ground: &Ground, bodies: &[Hull], line: Leg) -> Vec<(What, u16, i64, i64)> {
    let mut list = vec![];
    for (what, leg, encloses, mut legs) in plainly(ground, bodies) {
        if !encloses {
            // There and back it encloses nothing, and holds what lies on it.
            legs.push(legs[0].reversed());
        }
        list.extend(exact_stretches(line, &legs).iter().map(|(from, to)| (what, leg, steps(from), steps(to))));
    }
    list
}

fn as_steps(met: &[Met]) -> Vec<(What, u16, i64, i64)> {
    met.iter().map(|met| (met.what, met.leg, met.enters.steps(), met.leaves.steps())).collect()
}

/// A table, bodies and a line: on a small lattice, where corners, edges and ties come all the time, or anywhere.
fn case(dice: &mut Dice, round: i32) -> (Vec<PieceDef>, Vec<Hull>, Leg) {
    let step = [1000, 600, 97][(round % 3) as usize];
    let pieces = pieces(dice, 6, step);
    let body = Hull::new(dice.point(SIDE / step, step), Heading::new(dice.below(3600)), 1200, 600);
    let steps = SIDE / step + 1;
    (pieces, vec![body], Leg::new(dice.point(steps, step), dice.point(steps, step)))
}

#[test]
fn what_is_met_and_where_agrees_with_exact_fractions() {
    let mut dice = Dice(101);
    let (mut met, mut touched) = (0, 0);
    for round in 0..1500 {
        let (pieces, bodies, first) = case(&mut dice, round);
        let ground = ground(pieces);
        for n in 0..2 {
            let step = [1000, 600, 97][(round % 3) as usize];
            let steps = SIDE / step + 1;
            let line = if n == 0 { first } else { Leg::new(dice.point(steps, step), dice.point(steps, step)) };
            let line = if line.from > line.to { line.reversed() } else { line };
            if line.from == line.to {
                continue;
            }
            let found = all(&ground, &bodies, line);
            assert_eq!(as_steps(&found), expected(&ground, &bodies, line), "{line:?} {:?}", ground.pieces);
            met += found.len();
            touched += found.iter().filter(|met| met.enters == met.leaves).count();
        }
    }
    assert!(met > 2600 && touched > 900, "{met} {touched}");
}

#[test]
fn the_same_is_met_from_both_ends() {
    let mut dice = Dice(202);
    for round in 0..2000 {
        let (pieces, bodies, line) = case(&mut dice, round);
        let ground = ground(pieces);
        let mut there = as_steps(&all(&ground, &bodies, line));
        let end = Part::END.steps();
        let back = as_steps(&all(&ground, &bodies, line.reversed()));
        let mut back: Vec<_> =
            back.into_iter().map(|(what, leg, from, to)| (what, leg, end - to, end - from)).collect();
        there.sort();
        back.sort();
        assert_eq!(there, back, "{line:?}");
    }
}

#[test]
fn mirrored_turned_and_shifted_tables_answer_alike() {
    let mut dice = Dice(303);
    let about = Point::new(SIDE / 2, SIDE / 2);
    for round in 0..400 {
        let (defs, bodies, line) = case(&mut dice, round);
        let plain = sorted(as_steps(&all(&ground(defs.clone()), &bodies, line)));
        for lay in Laid::all(about) {
            let bodies = bodies
                .iter()
                .map(|body| Hull::new(lay.point(body.at()), lay.heading(body.heading()), body.length(), body.width()));
            let bodies: Vec<Hull> = bodies.collect();
            let ground = ground(defs.iter().map(|def| laid(def, lay)).collect());
            let line = Leg::new(lay.point(line.from), lay.point(line.to));
            let other = sorted(as_steps(&all(&ground, &bodies, line)));
            // The smaller end may be the other one now; then places are rounded down from there.
            assert_eq!(other.len(), plain.len(), "{line:?} {lay:?}");
            for (one, other) in plain.iter().zip(&other) {
                assert_eq!((one.0, one.1), (other.0, other.1), "{line:?} {lay:?}");
                assert!(one.2.abs_diff(other.2) <= 1 && one.3.abs_diff(other.3) <= 1, "{line:?} {lay:?}");
            }
        }
    }
}

fn sorted(mut met: Vec<(What, u16, i64, i64)>) -> Vec<(What, u16, i64, i64)> {
    met.sort();
    met
}

#[test]
fn a_further_piece_takes_nothing_away() {
    let mut dice = Dice(404);
    for round in 0..500 {
        let (mut defs, _, line) = case(&mut dice, round);
        let before = all(&ground(defs.clone()), &[], line);
        defs.extend(pieces(&mut dice, 1, 600));
        assert!(all(&ground(defs), &[], line).starts_with(&before));
    }
}

#[test]
fn asking_stops_where_it_is_told_to_and_leaves_out_what_is_not_asked_for() {
    let at = |x: i32, y: i32| Point::new(x, y);
    let wood = |x: i32| area(&[at(x, 0), at(x + 500, 0), at(x + 500, 1000), at(x, 1000)]);
    let ground = ground(vec![piece("wood", wood(1000)), piece("house", wood(3000)), piece("wood", wood(5000))]);
    let line = Leg::new(at(0, 500), at(9000, 500));
    assert_eq!(all(&ground, &[], line).len(), 3);
    let mut seen = vec![];
    let stopped = meet(
        &ground,
        &[],
        line,
        |what| what != What::Piece(0),
        |met| {
            seen.push(met.what);
            ControlFlow::Break(())
        },
    );
    assert!(stopped.is_break());
    assert_eq!(seen, [What::Piece(1)]);
}

#[test]
fn an_end_is_near_the_leg_that_was_met_and_not_the_whole_hedge() {
    let at = |x: i32, y: i32| Point::new(x, y);
    let bent = wall_of(&[at(1000, 1000), at(1000, 3000), at(3000, 3000)], 100);
    let ground = ground(vec![piece("hedge", bent)]);
    let man = Disc::new(at(1275, 2000), 125);
    // Across the arm that he stands at, and across the other one.
    for (to, leg, near) in [(at(500, 2000), 0, true), (at(2000, 4000), 1, false)] {
        let met = all(&ground, &[], Leg::new(man.at, to));
        assert_eq!(met.iter().map(|met| met.leg).collect::<Vec<_>>(), [leg]);
        assert_eq!(ends_near(&ground, &[], &man, met[0], 100), near);
    }
    let met = all(&ground, &[], Leg::new(man.at, at(500, 2000)))[0];
    assert!(ends_near(&ground, &[], &Disc::new(at(1275, 2000), 125), met, 100), "exactly 1 cm from half its thickness");
    assert!(!ends_near(&ground, &[], &Disc::new(at(1276, 2000), 125), met, 100));
}

#[test]
fn an_end_deep_in_a_wood_is_not_near_its_edge() {
    let at = |x: i32, y: i32| Point::new(x, y);
    let square = area(&[at(1000, 1000), at(5000, 1000), at(5000, 5000), at(1000, 5000)]);
    let ground = ground(vec![piece("wood", square)]);
    for (x, near) in [(3000, false), (4774, false), (4775, true), (4990, true)] {
        let man = Disc::new(at(x, 3000), 125);
        let met = all(&ground, &[], Leg::new(man.at, at(8000, 3000)));
        assert_eq!(met.len(), 1);
        assert_eq!((met[0].enters, ends_near(&ground, &[], &man, met[0], 100)), (Part::START, near), "{x}");
    }
}

#[test]
fn what_is_met_is_exact_at_the_limits_of_a_table() {
    let mut dice = Dice(505);
    let edge = |dice: &mut Dice| [0, 1, MOST / 2, MOST - 1, MOST][dice.below(5) as usize];
    let corner = |dice: &mut Dice| Point::new(edge(dice), edge(dice));
    let side = Centimetres(MOST);
    let mut met = 0;
    for _ in 0..1500 {
        let ring: Vec<Point> = (0..dice.between(3, 5)).map(|_| corner(&mut dice)).collect();
        let wall: Vec<Point> = (0..3).map(|_| corner(&mut dice)).collect();
        let pieces = vec![piece("wood", area(&ring)), piece("wall", wall_of(&wall, 60))];
        let def = TableDef { name: "Large".into(), size: (side, side), pieces, ..Default::default() };
        let Ok(ground) = Ground::build(&def, &kinds()) else { continue };
        let line = Leg::new(corner(&mut dice), corner(&mut dice));
        let line = if line.from > line.to { line.reversed() } else { line };
        if line.from == line.to {
            continue;
        }
        let found = all(&ground, &[], line);
        assert_eq!(as_steps(&found), expected(&ground, &[], line), "{line:?} {ring:?} {wall:?}");
        met += found.len();
    }
    assert!(met > 200, "{met}");
}
