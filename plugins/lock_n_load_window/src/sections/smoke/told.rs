//! How smoke is told.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sheets::results;
use board_art::{Icon, Token};
use hex_board::Place;
use lock_n_load::sections::smoke::rules::SMOKE_CAPABILITY;
use panel_kit::sheet::Ink;
use table::CounterId;
use table_view::Step;

/// Somebody tried to place smoke.
pub(crate) fn rolled(tale: &mut Tale, unit: CounterId, at: Place, die: u8, needed: i32, placed: bool) {
    tale.about(Topic::Other);
    tale.is(Role::Begins);
    tale.says(|say| {
        let text = if placed { words::rises } else { words::fails };
        say.of(unit, text(unit, at, die, needed)).at(Some(at)).rule(SMOKE_CAPABILITY)
    });
    tale.plays(|stage| {
        let at = stage.at(at);
        stage.dice(at, &[die], crate::words::of_needed(die, needed).said());
        if !placed {
            stage.note(at, words::no_smoke().said(), stage.inks.plain);
        }
    });
    tale.shows(|page, reading, _| {
        page.card(|card| {
            card.title(Icon::Smoke, words::smoke_in(at).said());
            let (what, value) = (words::smoke_capability().said(), crate::words::at_most(needed).said());
            card.line(what, value, Ink::Text, Some(SMOKE_CAPABILITY));
            results::outcome(card, reading, unit, &[die], &crate::words::against(die, needed).said(), placed);
        });
    });
}

/// Smoke rises.
pub(crate) fn rises(tale: &mut Tale, at: Place) {
    tale.plays(|stage| {
        if let Some(at) = stage.at(at) {
            stage.push(Step::Smoke { at, lays: Token::TwoClouds, over: &[Token::OneCloud, Token::TwoClouds] });
        }
    });
}
