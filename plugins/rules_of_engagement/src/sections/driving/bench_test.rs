//! What tests of drives are made of.

use crate::dispatch::report::Report;
use crate::sections::driving::DriveReport;
use crate::testing::{Bench, Play, read};
use crate::{Command, RulesOfEngagement};
use table::RuleSet as _;

/// The side of the Americans, and that of the Germans.
pub(super) use table::Side::{First as US, Second as GE};

/// A German squad far away in the north-west.
pub(super) const FAR: &str = "(id: \"ge-1\", at: [(5, 5)])";

/// An American vehicle `us-2` at (90, 60) that looks north, with what a position says of it in this phase; the squads `us-1` and `ge-1` stand
/// where `more` says.
pub(super) fn bench(vehicle: &str, pieces: &str, phase: &str, state: &str, more: &str) -> Bench {
    Bench::new()
        .pieces(pieces)
        .units(US, "(formation: \"us_squad\")")
        .vehicles(US, &format!("(vehicle: \"{vehicle}\")"))
        .units(GE, "(formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: {phase}, units: [(id: \"us-2\", at: [(90, 60)], facing: 0, {state}), {more}]"
        ))
}

/// The same in its Movement phase with an order, alone but for a German far away.
pub(super) fn alone(vehicle: &str, pieces: &str, order: &str, dice: &[u8]) -> Play {
    bench(vehicle, pieces, "Movement", &format!("order: {order}"), FAR).game(dice)
}

/// The order to drive so.
pub(super) fn drives(steps: &str) -> String {
    format!("Drive(unit: \"us-2\", steps: [{steps}])")
}

/// What an order to drive comes to, or the rule by which it is refused.
pub(super) fn report(play: &Play, order: &str) -> Result<DriveReport, String> {
    let command: Command = read(order);
    match play.0.seen_by(US, |seen| RulesOfEngagement::judge(seen, US, &command)) {
        Ok(Report::Drive(report)) => Ok(report),
        Ok(other) => panic!("{other:?}"),
        Err(refusal) => Err(refusal.rule.0.to_string()),
    }
}

/// So far it may drive straight on, and not a tenth further; the rule that refuses it.
pub(super) fn limit(play: &Play, far: i32) -> String {
    assert_eq!(report(play, &drives(&format!("Drive({far})"))).map(|report| report.length), Ok(far.abs()));
    let more = far + far.signum();
    report(play, &drives(&format!("Drive({more})"))).expect_err("a tenth too far")
}

/// Where the vehicle stands, in tenths.
pub(super) fn at(play: &Play) -> (i32, i32) {
    let at = play.figure("us-2-01").at.expect("it is on the table");
    (at.x, at.y)
}

/// An area of some ground across the way to the north, from so far to so far.
pub(super) fn area(kind: &str, from: f64, to: f64) -> String {
    let (from, to) = (60.0 - from, 60.0 - to);
    format!("(kind: \"{kind}\", shape: Area([(40, {to}), (140, {to}), (140, {from}), (40, {from})]))")
}
