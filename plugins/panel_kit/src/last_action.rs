//! What was rolled and what came of it: results that stand one after the other, to be stepped through.

use crate::theme::{self, SMALL, TEXT};
use crate::widgets::{SIGN, Sign, card, dot, heading, icon_button, pill, rule_tag, sign_button};
use crate::{Kit, dice, words};
use bevy_egui::egui;
use board_art::Icon;
use desk::account::{Change, Grade};
use egui::{Sense, Ui, Vec2};
use std::ops::DerefMut;
use table::{RuleId, Say, Side};

/// Which of the results is shown.
#[derive(Clone, Debug)]
pub struct Place<'a> {
    /// Its number, from 0.
    pub shown: usize,
    /// How many there are.
    pub count: usize,
    /// The same in words.
    pub words: &'a str,
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The results are put away.
    PutAway,
    /// This one is shown.
    Show(usize),
}

/// Which of the results this is, and the ways to the others.
pub fn head(ui: &mut Ui, kit: &mut Kit, place: &Place) -> Option<Asked> {
    let theme = kit.theme;
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        // As high as its buttons from the first: the words stand in their middle.
        ui.set_min_height(SIGN);
        heading(ui, theme, &words::result().said());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, kit, Icon::Close, &words::put_result_away().said(), false).clicked() {
                asked = Some(Asked::PutAway);
            }
            if place.count < 2 {
                return;
            }
            // A way that leads nowhere keeps its place, so that the other stays under the pointer.
            let mut step = |ui: &mut Ui, kit: &mut Kit, sign, name: Say, to: Option<usize>| match to {
                None => _ = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover()),
                Some(to) => {
                    if sign_button(ui, kit, Sign::Letter(sign), &name.said(), false).clicked() {
                        asked = Some(Asked::Show(to));
                    }
                }
            };
            step(ui, kit, "\u{203A}", words::next_result(), Some(place.shown + 1).filter(|to| *to < place.count));
            ui.label(theme::title(place.words, SMALL, theme.text));
            step(ui, kit, "\u{2039}", words::result_before(), place.shown.checked_sub(1));
        });
    });
    asked
}

/// A die by itself, what it means and by which rule.
pub fn die(ui: &mut Ui, kit: &mut Kit, face: u8, whose: Option<Side>, words: &str, rule: RuleId) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        dice::row(ui, kit, &[face], whose, 22.0);
        ui.label(theme::title(words, SMALL, kit.theme.text));
        rule_tag(ui, kit, rule);
    });
}

/// A roll for one counter that passes or fails.
#[derive(Clone, Copy, Debug)]
pub struct Roll<'a> {
    /// Who.
    pub name: &'a str,
    /// The dice.
    pub dice: &'a [u8],
    /// Whose they are.
    pub side: Option<Side>,
    /// What was thrown against what.
    pub line: &'a str,
    /// It passes.
    pub passed: bool,
}

/// Draws such a roll; `counter` draws who rolled.
pub fn roll<'k, P: DerefMut<Target = Kit<'k>>>(
    ui: &mut Ui,
    panels: &mut P,
    roll: &Roll,
    counter: impl FnOnce(&mut Ui, &mut P),
) {
    let theme = panels.theme;
    ui.horizontal(|ui| {
        counter(ui, panels);
        ui.vertical(|ui| {
            ui.label(theme::text(roll.name, SMALL, theme.muted));
            ui.horizontal(|ui| {
                dice::row(ui, panels, roll.dice, roll.side, 26.0);
                ui.label(theme::title(roll.line, TEXT, theme.text));
                let (word, colour) =
                    if roll.passed { (words::success(), theme.good) } else { (words::failed(), theme.bad) };
                pill(ui, &word.said(), colour);
            });
        });
    });
}

/// Something that followed.
#[derive(Clone, Copy, Debug)]
pub struct Followed<'a> {
    /// In a sentence.
    pub text: &'a str,
    /// Whose.
    pub side: Option<Side>,
    /// By which rules.
    pub rules: &'a [RuleId],
}

/// Everything that followed, line by line.
pub fn followed(ui: &mut Ui, kit: &mut Kit, lines: &[Followed]) {
    if lines.is_empty() {
        return;
    }
    card(kit.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in lines {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                dot(ui, line.side.map_or(kit.theme.muted, |side| kit.accent(side)));
                ui.add(egui::Label::new(theme::text(line.text, SMALL, kit.theme.text)).wrap());
                for rule in line.rules {
                    rule_tag(ui, kit, *rule);
                }
            });
        }
    });
}

/// What became of whom: each by what it was before, and what it is after.
pub fn changes(ui: &mut Ui, kit: &Kit, changed: &[Change]) {
    let theme = kit.theme;
    let [_, worse, harmed, gone] = theme.results;
    for change in changed {
        let [before, after] = &change.states;
        let ink = match change.grade {
            Grade::Better => theme.good,
            Grade::Worse => worse,
            Grade::Harmed => harmed,
            Grade::Gone => gone,
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            dot(ui, kit.accent(change.side));
            ui.label(theme::title(&change.name, SMALL, theme.text));
            ui.label(theme::text(format!("{before} \u{203A}"), SMALL, theme.muted));
            ui.label(theme::title(after, SMALL, ink));
        });
    }
}
