//! Rolls of two dice against morale before they are made: rally, medic, Dedication, withdrawal.

use super::draft::MoralePreview;
use super::words;
use crate::drafting::crew;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::odds_bar;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::card;
use bevy_egui::egui::Ui;
use board_art::Icon;
use lock_n_load::Phase;

/// Draws rolls of two dice against morale.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, rolls: &[MoralePreview]) {
    let theme = panels.theme;
    let rally = panels.table().flow.turn.phase == Phase::Rally;
    let (icon, name) =
        if rally { (Icon::Rally, words::rally()) } else { (Icon::Withdraw, crate::words::morale_check()) };
    side_panel::title(ui, panels, icon, &name.said());
    for roll in rolls {
        card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            values::who(ui, panels, roll.unit);
            breakdown::lines(ui, panels, &roll.lines);
            let needed = crate::words::at_most_on_two(meanings::number(roll.needed));
            breakdown::total(ui, panels, &words::passes_with().said(), &needed.said());
            odds_bar::success(ui, panels, &words::passes_chance().said(), u64::from(roll.chance_of_36), 36);
            if rally {
                helpers(ui, panels, roll);
            }
        });
    }
}

/// Who could help a rally, to choose from.
fn helpers(ui: &mut Ui, panels: &mut Panels, roll: &MoralePreview) {
    let table = panels.table();
    let Some(unit) = table.unit(roll.unit) else { return };
    let leaders: Vec<_> = lock_n_load::sections::rally::helpers(&table, unit).iter().map(|leader| leader.id).collect();
    crew::leader(ui, panels, &words::leader_who_helps().said(), &leaders, roll.by);
}
