//! How spotting is told.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sheets::lines::lines_low;
use crate::sheets::meanings::number;
use crate::sheets::results;
use board_art::Icon;
use hex_board::Place;
use lock_n_load::sections::spotting::rules::TARGET;
use table::{CounterId, Line};

/// A spotting attempt.
pub(crate) struct Rolled<'a> {
    pub unit: &'a CounterId,
    pub at: &'a Place,
    pub die: &'a u8,
    pub lines: &'a [Line],
    pub total: &'a i32,
    pub needed: &'a i32,
    pub spotted: &'a bool,
}

/// Somebody searched a Location.
pub(crate) fn rolled(tale: &mut Tale, roll: &Rolled) {
    let Rolled { unit, at, die, lines, total, needed, spotted } = *roll;
    tale.about(Topic::Other);
    tale.is(Role::Begins);
    tale.says(|say| {
        let text = if *spotted { words::finds } else { words::sees_nothing };
        say.of(*unit, text(*unit, *at, *total, *needed)).at(Some(*at)).rules(lines).rule(TARGET)
    });
    tale.plays(|stage| {
        let at = stage.at(*at);
        stage.dice(at, &[*die], crate::words::of_needed(*total, *needed).said());
        let (text, ink) =
            if *spotted { (words::is_spotted(), stage.inks.good) } else { (words::nothing_seen(), stage.inks.plain) };
        stage.note(at, text.said(), ink);
    });
    tale.shows(|page, reading, _| {
        page.card(|card| {
            card.title(Icon::Spot, words::spot_place(at).said());
            lines_low(card, &reading.table(), lines);
            let against = crate::words::against(number(*total), needed).said();
            results::outcome(card, reading, *unit, &[*die], &against, *spotted);
        });
    });
}

/// A Location is Spotted.
pub(crate) fn spotted(tale: &mut Tale, at: Place) {
    tale.says(|say| say.plain(words::spotted(at)).at(Some(at)).detail());
}
