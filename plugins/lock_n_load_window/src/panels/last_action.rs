//! What was rolled and what came of it: what the section shows of the roll ([`crate::telling`]), and each consequence in a sentence.

use crate::account;
use crate::battle::{LogLine, ResultCard};
use crate::counters::names::{self, Names};
use crate::model::{Does, Wish};
use crate::panels::reads::Panels;
use crate::panels::words;
use crate::seams::tale::Role;
use crate::sheets::{Page, Reading};
use crate::telling;
use bevy_egui::egui::Ui;
use lock_n_load::{Event, Table};
use panel_kit::last_action::{self, Asked, Place};
use panel_kit::sheet::{Followed, Ink, text, title};
use panel_kit::theme::{SMALL, TEXT};

/// True if there is a result to show.
pub(crate) fn has_something(panels: &Panels) -> bool {
    !panels.results.dismissed && panels.results.card().is_some()
}

/// Draws the result that is shown, with buttons to those before and after it.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels) {
    let results = panels.results;
    let Some(result) = results.card() else { return };
    ui.add_space(4.0);
    let place = Place { shown: results.shown, count: results.count(), words: &which(panels, result) };
    match last_action::head(ui, panels, &place) {
        None => {}
        Some(Asked::PutAway) => panels.perform(Does::Dismiss),
        Some(Asked::Show(n)) => panels.wishes.push(Wish::ShowResult(n)),
    }
    let page = sheet(&panels.reading(), result);
    panels.show(ui, &page);
}

/// The sheet of a result.
fn sheet<'w>(reading: &Reading<'w>, result: &'w ResultCard) -> Page {
    let Some((first, rest)) = result.events.split_first() else { return Page::default() };
    Page::of(|page| {
        called(page, reading, result);
        let mut rest: Vec<&Event> = rest.iter().collect();
        if telling::place(reading.table(), first).role == Role::StandsAlone {
            // Nothing was rolled: it is a consequence like those after it.
            rest.insert(0, first);
        } else {
            telling::show(page, reading, first, &mut rest);
        }
        consequences(page, &reading.table(), &rest);
    })
}

/// Who did what to whom, by what they were before it, and what became of each.
fn called(page: &mut Page, reading: &Reading, result: &ResultCard) {
    let table = reading.table();
    let Some(called) = account::title(&table, result) else { return };
    page.card(|card| {
        card.apart_down(4.0);
        card.text(title(called, TEXT, Ink::Text).wrap());
        card.changes(&account::of_result(&table, result));
        if account::is_harmless(reading.battle, reading.results, result) {
            let line = names::sentence(&account::words::nobody_harmed().said());
            card.text(text(line, SMALL, Ink::Muted).wrap());
        }
    });
}

/// Everything else that followed, in the sentences of the log.
fn consequences(page: &mut Page, table: &Table, rest: &[&Event]) {
    let names = Names::now(table);
    // What a counter has become stands on its card above; by the names of now it would become what it is.
    let told = rest.iter().filter(|event| !matches!(event, Event::UnitBecame { .. }));
    let lines: Vec<LogLine> = told.filter_map(|event| telling::line(*table, &names, event).1).collect();
    let followed = |line: &LogLine| Followed { text: line.text.clone(), side: line.side, rules: line.rules.clone() };
    page.followed(lines.iter().map(followed).collect());
}

/// The turn, where it is over, and the number among several of one impulse.
fn which(panels: &Panels, result: &ResultCard) -> String {
    let turn = Some(result.turn).filter(|turn| *turn != panels.sentence.turn);
    let place = panels.results.place().filter(|(_, all)| *all > 1);
    match (turn, place) {
        (None, None) => String::new(),
        (Some(turn), None) => words::result_of_turn(turn).said(),
        (None, Some((n, all))) => words::result_number(n, all).said(),
        (Some(turn), Some((n, all))) => words::result_of_turn_number(turn, n, all).said(),
    }
}
