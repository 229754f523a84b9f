//! What was rolled and what came of it: what the section shows of the roll ([`crate::seams::tale`]), and each consequence in a sentence.

use crate::account;
use crate::battle::ResultCard;
use crate::counters::names::{self, Names};
use crate::model::{Does, LogLine};
use crate::panels::cards::values;
use crate::panels::reads::Panels;
use crate::panels::reads::Wish;
use crate::panels::widgets::{card, note};
use crate::panels::words;
use crate::seams::tale::{self, Role};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::Ui;
use lock_n_load::Event;
use panel_kit::last_action::{self, Asked, Followed, Place, Roll};
use table::{CounterId, RuleId, Side};

/// Side of the counter that rolled.
const COUNTER: f32 = 38.0;

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
    let Some((first, rest)) = result.events.split_first() else { return };
    called(ui, panels, result);
    let mut rest: Vec<&Event> = rest.iter().collect();
    if tale::telling(panels.table(), first).role == Role::StandsAlone {
        // Nothing was rolled: it is a consequence like those after it.
        rest.insert(0, first);
    } else {
        tale::show(ui, panels, first, &mut rest);
    }
    consequences(ui, panels, &rest);
}

/// Who did what to whom, by what they were before it, and what became of each.
fn called(ui: &mut Ui, panels: &mut Panels, result: &ResultCard) {
    let (theme, table) = (panels.theme, panels.table());
    let Some(title) = account::title(&table, result) else { return };
    let changed = account::of_result(&table, result);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        note(ui, theme::title(title, TEXT, theme.text));
        last_action::changes(ui, panels, &changed);
        if account::is_harmless(panels.battle, panels.results, result) {
            note(ui, theme::text(names::sentence(&account::words::nobody_harmed().said()), SMALL, theme.muted));
        }
    });
}

/// What a unit was called before the result that is shown.
pub(crate) fn name_before(panels: &Panels, unit: CounterId) -> String {
    let table = panels.table();
    match panels.results.card() {
        Some(card) => Names::of(&table, card.before.rows()).unit(&table, unit),
        None => names::unit(&table, unit),
    }
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

/// Whose a unit is.
pub(crate) fn side_of(panels: &Panels, unit: CounterId) -> Option<Side> {
    panels.table().unit(unit).map(|unit| unit.side)
}

/// A die that belongs to a unit's Damage Check, and what it means.
pub(crate) fn die_row(ui: &mut Ui, panels: &mut Panels, unit: CounterId, die: u8, words: &str, rule: RuleId) {
    let side = side_of(panels, unit);
    last_action::die(ui, panels, die, side, words, rule);
}

/// A roll for one unit that passes or fails.
pub(crate) fn outcome(ui: &mut Ui, panels: &mut Panels, unit: CounterId, thrown: &[u8], line: &str, passed: bool) {
    let (name, side) = (name_before(panels, unit), side_of(panels, unit));
    let roll = Roll { name: &name, dice: thrown, side, line, passed };
    last_action::roll(ui, panels, &roll, |ui, panels| _ = values::small(ui, panels, unit, COUNTER));
}

/// Everything else that followed, in the sentences of the log.
fn consequences(ui: &mut Ui, panels: &mut Panels, rest: &[&Event]) {
    let table = panels.table();
    let names = Names::now(&table);
    // What a counter has become stands on its card above; by the names of now it would become what it is.
    let told = rest.iter().filter(|event| !matches!(event, Event::UnitBecame { .. }));
    let lines: Vec<LogLine> = told.filter_map(|event| tale::line(table, &names, event).1).collect();
    let lines: Vec<Followed> = lines.iter().map(followed).collect();
    last_action::followed(ui, panels, &lines);
}

fn followed(line: &LogLine) -> Followed<'_> {
    Followed { text: &line.text, side: line.side, rules: &line.rules }
}
