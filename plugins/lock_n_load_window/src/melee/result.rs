//! What an attack in a melee round came to.

use super::panel;
use super::told::Rolled;
use crate::panels::widgets::{note, pill};
use crate::panels::{Panels, breakdown, dice, side_panel, words};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::Ui;
use board_art::Icon;

/// Draws the attack.
pub(super) fn round(ui: &mut Ui, panels: &mut Panels, melee: &Rolled) {
    let title = format!("Melee in {}: {}", melee.at, panels.side_name(*melee.side));
    side_panel::title(ui, panels, Icon::Melee, &title);
    side_panel::in_card(ui, panels, |ui, panels| {
        if melee.attackers.is_empty() {
            pill(ui, "no attack", panels.theme.muted);
        } else {
            attack(ui, panels, melee);
        }
    });
}

fn attack(ui: &mut Ui, panels: &mut Panels, melee: &Rolled) {
    let theme = panels.theme;
    let table = panels.table();
    let [who, whom] = [melee.attackers, melee.defenders].map(|units| crate::names::units(&table, units));
    note(ui, theme::text(format!("{who} against {whom}"), SMALL, theme.muted));
    panel::strengths(ui, panels, [melee.attack, melee.defence], [*melee.attack_total, *melee.defence_total]);
    let names: Vec<String> = table.field.definitions.tables.melee.iter().map(|(a, d, _)| format!("{a}-{d}")).collect();
    let place = |name: &String| names.iter().position(|other| other == name).unwrap_or(0);
    ui.add_space(4.0);
    let [before, after] = melee.columns;
    panel::columns(ui, panels, [place(before), place(after)]);
    breakdown::lines(ui, panels, melee.shifts);
    breakdown::lines(ui, panels, melee.lines);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        dice::row(ui, panels, melee.dice, Some(*melee.side), 28.0);
        let line = format!("{} where {} is needed", words::number(*melee.total), melee.needed);
        ui.label(theme::title(line, TEXT, theme.text));
    });
    let (word, colour) = if *melee.killed { ("they fall", theme.bad) } else { ("no effect", theme.muted) };
    pill(ui, word, colour);
}
