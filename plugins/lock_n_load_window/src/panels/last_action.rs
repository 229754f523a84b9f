//! What was rolled and what came of it: what the section shows of the roll ([`crate::tale`]), and each consequence in a sentence.
//! Results stand one after the other, to be stepped through.

use super::widgets::{SIGN, Sign, card, icon_button, rule_tag, sign_button};
use super::{Panels, Wish, dice, values, words};
use crate::model::Does;
use crate::names::Names;
use crate::results::ResultCard;
use crate::tale::{self, Role};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Color32, Sense, Ui, Vec2};
use lock_n_load::Event;
use table::{CounterId, RuleId};

/// True if there is a result to show.
pub(crate) fn has_something(panels: &Panels) -> bool {
    !panels.results.dismissed && panels.results.card().is_some()
}

/// Draws the result that is shown, with buttons to those before and after it.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels) {
    let results = panels.results;
    let Some(result) = results.card() else { return };
    ui.add_space(4.0);
    head(ui, panels, result);
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

/// Which of the results of its impulse this is, and the ways to the others.
fn head(ui: &mut Ui, panels: &mut Panels, result: &ResultCard) {
    let theme = panels.theme;
    let results = panels.results;
    let (shown, count) = (results.shown, results.count());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        // As high as its buttons from the first: the words stand in their middle.
        ui.set_min_height(SIGN);
        super::widgets::heading(ui, theme, "Result");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, panels, Icon::Close, "Put the result away", false).clicked() {
                panels.perform(Does::Dismiss);
            }
            if count < 2 {
                return;
            }
            // A way that leads nowhere keeps its place, so that the other stays under the pointer.
            let step = |ui: &mut Ui, panels: &mut Panels, sign, name, to: Option<usize>| match to {
                None => _ = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover()),
                Some(to) => {
                    if sign_button(ui, panels, Sign::Letter(sign), name, false).clicked() {
                        panels.wishes.push(Wish::ShowResult(to));
                    }
                }
            };
            step(ui, panels, "\u{203A}", "Next result", Some(shown + 1).filter(|to| *to < count));
            ui.label(theme::title(which(panels, result), SMALL, theme.text));
            step(ui, panels, "\u{2039}", "Result before", shown.checked_sub(1));
        });
    });
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
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        dice::row(ui, &[die], accent_of(panels, unit), 22.0);
        ui.label(theme::title(words, SMALL, panels.theme.text));
        rule_tag(ui, panels, rule);
    });
}

/// Everything else that followed, in the sentences of the log.
fn consequences(ui: &mut Ui, panels: &mut Panels, rest: &[&Event]) {
    let table = panels.table();
    let names = Names::now(&table);
    // What a counter has become stands on its card above; by the names of now it would become what it is.
    let told = rest.iter().filter(|event| !matches!(event, Event::UnitBecame { .. }));
    let lines: Vec<_> = told.filter_map(|event| tale::line(table, &names, event).1).collect();
    if lines.is_empty() {
        return;
    }
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in &lines {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                let colour = line.side.map_or(panels.theme.muted, |side| panels.accent(side));
                super::widgets::dot(ui, colour);
                ui.add(egui::Label::new(theme::text(&line.text, SMALL, panels.theme.text)).wrap());
                for rule in &line.rules {
                    rule_tag(ui, panels, *rule);
                }
            });
        }
    });
}

/// A roll for one unit that passes or fails.
pub(crate) fn outcome(ui: &mut Ui, panels: &mut Panels, unit: CounterId, thrown: &[u8], line: &str, passed: bool) {
    let theme = panels.theme;
    let table = panels.table();
    let accent = accent_of(panels, unit);
    ui.horizontal(|ui| {
        values::small(ui, panels, unit, 38.0);
        ui.vertical(|ui| {
            ui.label(theme::text(words::unit(&table, unit), SMALL, theme.muted));
            ui.horizontal(|ui| {
                dice::row(ui, thrown, accent, 26.0);
                ui.label(theme::title(line, TEXT, theme.text));
                let (word, colour) = if passed { ("success", theme.good) } else { ("failed", theme.bad) };
                super::widgets::pill(ui, word, colour);
            });
        });
    });
}
