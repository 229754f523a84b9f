//! What tests of moves are made of.

use crate::dispatch::report::Report;
use crate::sections::movement::MoveReport;
use crate::testing::{Bench, Play, read};
use crate::{Command, RulesOfEngagement};
use table::{RuleSet as _, Side};

/// Squad 2 of the Americans, which moves, and squad 2 of the Germans, each with what a position says of it; pieces of terrain.
pub(super) fn bench(pieces: &str, us: &str, ge: &str) -> Bench {
    Bench::new()
        .pieces(pieces)
        .position(&format!("active: First, phase: Movement, units: [(id: \"us-2\", {us}), (id: \"ge-2\", {ge})]"))
}

/// A German who stands far away, in the north-west.
pub(super) const FAR: &str = "at: [(5, 5)]";

/// One American at (90, 80), with this order.
pub(super) fn one(pieces: &str, order: &str) -> Play {
    bench(pieces, &format!("at: [(90, 80)], order: {order}"), FAR).game(&[])
}

/// The way of a figure, in centimetres.
pub(super) fn way(who: &str, points: &[(f64, f64)]) -> String {
    let tenths = |far: f64| (far * 100.0).round() as i32;
    let points: Vec<String> = points.iter().map(|(x, y)| format!("(x: {}, y: {})", tenths(*x), tenths(*y))).collect();
    format!("(who: \"{who}\", points: [{}])", points.join(", "))
}

/// The order to go these ways.
pub(super) fn moves(unit: &str, ways: &[String]) -> String {
    format!("Move(unit: \"{unit}\", ways: [{}])", ways.join(", "))
}

/// The order that the first man of squad 2 goes this way.
pub(super) fn goes(points: &[(f64, f64)]) -> String {
    moves("us-2", &[way("us-2-01", points)])
}

/// What an order to move comes to, or the rule by which it is refused.
pub(super) fn report(play: &Play, order: &str) -> Result<MoveReport, String> {
    let command: Command = read(order);
    match play.0.seen_by(Side::First, |seen| RulesOfEngagement::judge(seen, Side::First, &command)) {
        Ok(Report::Move(report)) => Ok(report),
        Ok(other) => panic!("{other:?}"),
        Err(refusal) => Err(refusal.rule.0.to_string()),
    }
}

/// How far the man at (90, 80) may go to the south: so far it is lawful, and a tenth more is not. The rule that refuses it.
pub(super) fn limit(play: &Play, far: f64) -> String {
    let to = |far: f64| goes(&[(90.0, 80.0 + far)]);
    assert_eq!(report(play, &to(far)).map(|report| report.ways[0].length), Ok((far * 100.0).round() as i32));
    report(play, &to(far + 0.01)).expect_err("a tenth too far")
}
