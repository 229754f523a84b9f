//! What an attack in a melee round came to.

use super::panel;
use super::words;
use crate::counters::names;
use crate::panels::breakdown;
use crate::panels::dice;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{note, pill};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::Ui;
use board_art::Icon;
use lock_n_load::MeleeRoll;

/// Draws the attack.
pub(super) fn round(ui: &mut Ui, panels: &mut Panels, melee: &MeleeRoll) {
    let title = words::melee_of(melee.at, panels.side_name(melee.side));
    side_panel::title(ui, panels, Icon::Melee, &title.said());
    side_panel::in_card(ui, panels, |ui, panels| {
        if melee.attackers.is_empty() {
            pill(ui, &words::no_attack_pill().said(), panels.theme.muted);
        } else {
            attack(ui, panels, melee);
        }
    });
}

fn attack(ui: &mut Ui, panels: &mut Panels, melee: &MeleeRoll) {
    let theme = panels.theme;
    let table = panels.table();
    let line = names::told(&table, &words::who_against_whom(&melee.attackers, &melee.defenders));
    note(ui, theme::text(line, SMALL, theme.muted));
    panel::strengths(ui, panels, [&melee.attack, &melee.defence], [melee.attack_total, melee.defence_total]);
    let names: Vec<String> = table.field.definitions.tables.melee.iter().map(|(a, d, _)| format!("{a}-{d}")).collect();
    let place = |name: &String| names.iter().position(|other| other == name).unwrap_or(0);
    ui.add_space(4.0);
    let [before, after] = &melee.columns;
    panel::columns(ui, panels, [place(before), place(after)]);
    breakdown::lines(ui, panels, &melee.shifts);
    breakdown::lines(ui, panels, &melee.lines);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        dice::row(ui, panels, &melee.dice, Some(melee.side), 28.0);
        let line = words::where_needed(meanings::number(melee.total), melee.needed);
        ui.label(theme::title(line.said(), TEXT, theme.text));
    });
    let (word, colour) = if melee.killed { (words::they_fall(), theme.bad) } else { (words::no_effect(), theme.muted) };
    pill(ui, &word.said(), colour);
}
