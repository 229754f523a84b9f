//! Small parts of panels, with the rule book of this game.

use crate::theme::Theme;
use crate::wording::book::BOOK;
use bevy_egui::egui::Ui;
use table::RuleId;

pub(crate) use panel_kit::widgets::{Sign, Wide, card, floating, font, heading, note, rule_tag, wide_button};

/// A rule's number and sentence, for tooltips.
pub(crate) fn rule_text(ui: &mut Ui, theme: &Theme, rule: RuleId) {
    panel_kit::widgets::rule_text(ui, theme, &BOOK, rule);
}
