//! The answers to a question: a counter for each, a button for each.

use super::counters;
use super::{Page, Reading, order};
use crate::counters::names;
use crate::model::{Choose, Wish};
use crate::sheets::meanings;
use hex_board::Place;
use lock_n_load::{Command, Table};
use panel_kit::sheet::{Button, Ink, text};
use panel_kit::theme::{SMALL, TEXT};
use table::{CounterId, Refusal};

/// Side of a counter that is an answer.
const COUNTER: f32 = 64.0;

/// What is to be known before the answer, in running text.
pub(crate) fn note(page: &mut Page, words: impl Into<String>) {
    page.text(text(words, TEXT, Ink::Text).wrap());
}

/// Why something is forbidden, with the number.
pub(crate) fn refusal(page: &mut Page, table: &Table, refusal: &Refusal) {
    page.refusal(names::sentence(&names::told(table, &refusal.reason)), refusal.rule);
}

/// A counter for each answer, with its name below.
pub(crate) fn choices(page: &mut Page, reading: &Reading, all: &[CounterId], answer: impl Fn(CounterId) -> Command) {
    let table = reading.table();
    page.wrapped(|row| {
        row.apart(10.0, 6.0);
        for id in all {
            let wish = order(answer(*id));
            row.down(|column| {
                let counter = match table.unit(*id) {
                    Some(unit) => counters::unit_explained(reading, unit, COUNTER),
                    None => counters::weapon_explained(reading, *id, COUNTER),
                };
                column.counter(counter.act(wish.clone()));
                column.text(text(meanings::counter(&table, *id), SMALL, Ink::Muted).act(wish));
            });
        }
    });
}

/// A button for each Location, and for what else may be answered; the map shows of one under the pointer what it shows when its hex is
/// pointed at.
pub(crate) fn places(
    page: &mut Page,
    reading: &Reading,
    all: &[Place],
    answer: impl Fn(Place) -> Command,
    other: Option<(String, Command)>,
) {
    let map = &reading.table().field.map;
    let pointed = |place: &Place| {
        let spot = map.spot(*place).filter(|spot| reading.selection.target != Some(*spot))?;
        Some(Wish::Choose(Choose::Target(spot)))
    };
    page.wrapped(|row| {
        row.apart(6.0, 6.0);
        for place in all {
            let button = Button::new(place.to_string(), order(answer(*place)));
            row.button(button.points(pointed(place)));
        }
        if let Some((name, command)) = other {
            row.button(Button::new(name, order(command)));
        }
    });
}

/// A wide button for each answer, one below the other.
pub(crate) fn answers(page: &mut Page, all: impl IntoIterator<Item = (String, Command)>) {
    all.into_iter().for_each(|(name, command)| page.button(Button::new(name, order(command))));
}
