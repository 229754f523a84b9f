//! How control, points and the end are told.

use crate::model::Topic;
use crate::names;
use crate::tale::{Role, Tale, plain};
use hex_board::Place;
use lock_n_load::Outcome;
use lock_n_load::sections::victory::rules::{CONTROL, POINTS};
use table::Side;

/// A hex changed hands.
pub(crate) fn control(tale: &mut Tale, at: Place, side: Side) {
    let table = tale.table();
    tale.about(Topic::Turn);
    tale.is(Role::Follows);
    let takes = format!("{} takes {at}", names::side(&table, side));
    tale.says(|say| say.by(side, format!("{takes}.")).at(Some(at)).rule(CONTROL));
    tale.plays(|stage| stage.banner(Some(side), takes.as_str(), "An objective has changed hands", &[]));
}

/// A side gained points, or lost some.
pub(crate) fn points(tale: &mut Tale, side: Side, points: i32) {
    if points == 0 {
        return;
    }
    tale.says(|say| {
        let word = if points.abs() == 1 { "point" } else { "points" };
        let verb = if points > 0 { "gains" } else { "loses" };
        say.by(side, format!("{} {verb} {} {word}.", say.side(side), points.abs())).rule(POINTS).detail()
    });
}

/// The game is over.
pub(crate) fn over(tale: &mut Tale, outcome: &Outcome) {
    tale.about(Topic::Turn);
    tale.is(Role::Follows);
    tale.says(|say| {
        let text = match outcome.winner {
            Some(side) => format!("{} wins. {}.", say.side(side), outcome.reason),
            None => format!("A draw. {}.", outcome.reason),
        };
        plain(text).by(outcome.winner).heading()
    });
}
