//! How smoke is told.

use super::words;
use crate::model::Topic;
use crate::panels::breakdown::{self, Row};
use crate::panels::last_action;
use crate::panels::side_panel;
use crate::seams::tale::{Role, Tale};
use board_art::Icon;
use hex_board::Place;
use lock_n_load::sections::smoke::rules::SMOKE_CAPABILITY;
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
    tale.shows(|ui, panels, _| {
        side_panel::in_card(ui, panels, |ui, panels| {
            side_panel::title(ui, panels, Icon::Smoke, &words::smoke_in(at).said());
            let (what, value) = (words::smoke_capability().said(), crate::words::at_most(needed).said());
            let colour = panels.theme.text;
            let row = Row { what: &what, value: &value, colour, rule: Some(SMOKE_CAPABILITY) };
            breakdown::row(ui, panels, &row);
            last_action::outcome(ui, panels, unit, &[die], &crate::words::against(die, needed).said(), placed);
        });
    });
}

/// Smoke rises.
pub(crate) fn rises(tale: &mut Tale, at: Place) {
    tale.plays(|stage| {
        if let Some(at) = stage.at(at) {
            stage.push(Step::Smoke { at });
        }
    });
}
