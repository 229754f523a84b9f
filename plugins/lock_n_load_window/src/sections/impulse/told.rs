//! How impulses and passes are told.

use super::words;
use crate::counters::names;
use crate::model::Topic;
use crate::seams::tale::{Begins, Role, Tale};
use crate::wording::verbs::Verb;
use lock_n_load::sections::impulse::rules::THREE_PASSES;
use table::Side;

/// A side's impulse began.
pub(crate) fn began(tale: &mut Tale, side: Side) {
    tale.about(Topic::Turn);
    tale.begins(Begins::Impulse(side));
    tale.says(|say| say.by(side, words::began(say.side(side))).heading());
}

/// A side passed.
pub(crate) fn passed(tale: &mut Tale, side: Side, in_a_row: u8) {
    let table = tale.table();
    tale.about(Topic::Turn);
    tale.is(Role::Closes);
    let passes = words::passes(names::side(&table, side), Verb::Passes.of(&table, side));
    tale.says(|say| {
        say.by(side, words::passed(say.side(side), say.does(side, Verb::Passes), in_a_row)).rule(THREE_PASSES)
    });
    tale.plays(|stage| stage.banner(Some(side), passes.said(), words::in_a_row(in_a_row).said(), &[]));
}
