//! How control, points and the end are told.

use super::words;
use crate::counters::names;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::wording::verbs::Verb;
use hex_board::Place;
use lock_n_load::Outcome;
use lock_n_load::sections::victory::rules::{CONTROL, POINTS};
use table::Side;

/// A hex changed hands.
pub(crate) fn control(tale: &mut Tale, at: Place, side: Side) {
    let table = tale.table();
    tale.about(Topic::Turn);
    tale.is(Role::Follows);
    let takes = words::takes_it(names::side(&table, side), Verb::Takes.of(&table, side), at);
    tale.says(|say| {
        say.by(side, words::takes(say.side(side), say.does(side, Verb::Takes), at)).at(Some(at)).rule(CONTROL)
    });
    tale.plays(|stage| stage.banner(Some(side), takes.said(), words::changed_hands().said(), &[]));
}

/// A side gained points, or lost some.
pub(crate) fn points(tale: &mut Tale, side: Side, points: i32) {
    if points == 0 {
        return;
    }
    tale.says(|say| {
        let name = say.side(side);
        let gains = say.does(side, if points > 0 { Verb::Gains } else { Verb::Loses });
        let text = match points.abs() {
            1 => words::one_point(name, gains),
            points => words::points(name, gains, points),
        };
        say.by(side, text).rule(POINTS).detail()
    });
}

/// The game is over.
pub(crate) fn over(tale: &mut Tale, outcome: &Outcome) {
    tale.about(Topic::Turn);
    tale.is(Role::Follows);
    tale.says(|say| {
        let text = match outcome.winner {
            Some(side) => words::wins(say.side(side), say.does(side, Verb::Wins), outcome.reason.clone()),
            None => words::draw(outcome.reason.clone()),
        };
        say.plain(text).by(outcome.winner).heading()
    });
}
