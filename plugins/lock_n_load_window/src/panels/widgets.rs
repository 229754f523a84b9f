//! Small parts of panels, with the rule book of this game.

use crate::counters::names;
use crate::panels::reads::Panels;
use crate::theme::Theme;
use crate::wording::book::BOOK;
use bevy_egui::egui::Ui;
use table::{Refusal, RuleId};

pub(crate) use panel_kit::widgets::{
    Sign, Wide, card, choice, dot, floating, font, heading, note, one_line, picture, pill, rule_tag, tick, wide_button,
};

/// A rule's number and sentence, for tooltips.
pub(crate) fn rule_text(ui: &mut Ui, theme: &Theme, rule: RuleId) {
    panel_kit::widgets::rule_text(ui, theme, &BOOK, rule);
}

/// Why something is forbidden, with the number.
pub(crate) fn refusal(ui: &mut Ui, panels: &mut Panels, refusal: &Refusal) {
    let sentence = names::sentence(&names::told(&panels.table(), &refusal.reason));
    panel_kit::widgets::refusal(ui, panels, &sentence, refusal.rule);
}
