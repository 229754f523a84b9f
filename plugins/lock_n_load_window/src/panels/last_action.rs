//! What was rolled and what came of it: what the section shows of the roll ([`crate::tale`]), and each consequence in a sentence.

use super::{Panels, Wish, values, words};
use crate::model::{Does, LogLine};
use crate::names::Names;
use crate::results::ResultCard;
use crate::tale::{self, Role};
use bevy_egui::egui::{Color32, Ui};
use lock_n_load::Event;
use panel_kit::last_action::{self, Asked, Followed, Place, Roll};
use table::{CounterId, RuleId};

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
    let mut rest: Vec<&Event> = rest.iter().collect();
    if tale::telling(panels.table(), first).role == Role::StandsAlone {
        // Nothing was rolled: it is a consequence like those after it.
        rest.insert(0, first);
    } else {
        tale::show(ui, panels, first, &mut rest);
    }
    consequences(ui, panels, &rest);
}

/// The turn, where it is over, and the number among several of one impulse.
fn which(panels: &Panels, result: &ResultCard) -> String {
    let turn = (result.turn != panels.sentence.turn).then(|| format!("turn {}", result.turn));
    let number = panels.results.place().filter(|(_, all)| *all > 1).map(|(n, all)| format!("{n} of {all}"));
    let words: Vec<String> = turn.into_iter().chain(number).collect();
    words.join(": ")
}

/// The colour of a unit's side.
pub(crate) fn accent_of(panels: &Panels, unit: CounterId) -> Color32 {
    panels.table().unit(unit).map_or(panels.theme.text, |unit| panels.accent(unit.side))
}

/// A die that belongs to a unit's Damage Check, and what it means.
pub(crate) fn die_row(ui: &mut Ui, panels: &mut Panels, unit: CounterId, die: u8, words: &str, rule: RuleId) {
    let colour = accent_of(panels, unit);
    last_action::die(ui, panels, die, colour, words, rule);
}

/// A roll for one unit that passes or fails.
pub(crate) fn outcome(ui: &mut Ui, panels: &mut Panels, unit: CounterId, thrown: &[u8], line: &str, passed: bool) {
    let (name, colour) = (words::unit(&panels.table(), unit), accent_of(panels, unit));
    let roll = Roll { name: &name, dice: thrown, colour, line, passed };
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
