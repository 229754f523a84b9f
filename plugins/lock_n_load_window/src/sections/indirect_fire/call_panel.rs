//! A call for artillery before the dice: who may call and why others may not, how far the round drifts, and the chance of every hex.

use super::call::{CallPreview, Caller, THROWS, struck, struck_in_words};
use super::words;
use crate::model::{Choose, LeaderChoice};
use crate::panels::breakdown::{self, Row};
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{choice, heading, note, rule_tag};
use crate::theme::{self, SMALL};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use lock_n_load::sections::indirect_fire::rules::{BARRAGE, MISSIONS, ROUND_LOST, SCATTER};
use table::{CounterId, RuleId, Say};

/// Draws the preview of a call.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, preview: &CallPreview) {
    let table = panels.table();
    let (theme, call) = (panels.theme, &preview.call);
    let at = table.field.map.name(call.at);
    side_panel::title(ui, panels, Icon::Fire, &words::mission_title(&preview.name, at).said());
    side_panel::in_card(ui, panels, |ui, panels| {
        heading(ui, theme, &words::who_calls().said());
        for caller in &preview.callers {
            one(ui, panels, caller, call.caller);
        }
        let left = preview.left.to_string();
        let row = Row { what: &words::missions_left().said(), value: &left, colour: theme.text, rule: Some(MISSIONS) };
        breakdown::row(ui, panels, &row);
    });
    side_panel::in_card(ui, panels, |ui, panels| {
        heading(ui, theme, &words::how_far().said());
        breakdown::lines_low(ui, panels, &call.lines);
        let sum: i32 = call.lines.iter().map(|line| line.value).sum();
        let formula = if sum == 0 { words::half_a_die() } else { words::half_a_die_and(meanings::signed(sum)) };
        breakdown::total(ui, panels, &words::hexes().said(), &formula.said());
        for (what, throws, rule) in chances(preview) {
            let value = meanings::percent(throws, THROWS);
            breakdown::row(
                ui,
                panels,
                &Row { what: &what.said(), value: &value, colour: theme.text, rule: Some(rule) },
            );
        }
        note(ui, theme::text(words::map_shows_chances().said(), SMALL, theme.muted));
    });
    side_panel::in_card(ui, panels, |ui, panels| {
        heading(ui, theme, &words::if_as_aimed().said());
        let firepower = call.firepower.to_string();
        let row = Row {
            what: &words::firepower_in_each().said(),
            value: &firepower,
            colour: theme.text,
            rule: Some(BARRAGE),
        };
        breakdown::row(ui, panels, &row);
        let side = table.unit(call.caller).map(|unit| unit.side);
        if let Some(side) = side {
            let counted = struck(&table, side, call.at);
            let colour = if counted[0] > 0 { theme.warning } else { theme.muted };
            note(ui, theme::text(struck_in_words(counted).said(), SMALL, colour));
        }
    });
}

/// The chances in a few lines: as aimed, elsewhere in sight, lost.
fn chances(preview: &CallPreview) -> [(Say, u64, RuleId); 3] {
    let aimed = preview.chances.hexes.iter().find(|(hex, _)| *hex == preview.call.at).map_or(0, |(_, throws)| *throws);
    let seen: u32 = preview.chances.hexes.iter().map(|(_, throws)| throws).sum();
    [
        (words::falls_as_aimed(), aimed.into(), SCATTER),
        (words::elsewhere_in_sight(), (seen - aimed).into(), SCATTER),
        (words::round_lost(), preview.chances.lost.into(), ROUND_LOST),
    ]
}

/// Somebody who calls, who could by a click, or who may not, with the reason.
fn one(ui: &mut Ui, panels: &mut Panels, caller: &Caller, calls: CounterId) {
    let table = panels.table();
    let theme = panels.theme;
    let name = meanings::counter(&table, caller.unit);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 2.0);
        match &caller.refusal {
            None => {
                let chosen = caller.unit == calls;
                if choice(ui, chosen, &name, theme::text(&name, SMALL, theme.text)).clicked() && !chosen {
                    panels.choose(Choose::Leader(LeaderChoice::This(caller.unit)));
                }
            }
            Some(refusal) => {
                let reason = crate::counters::names::told(&table, &refusal.reason);
                // Some reasons name him.
                let words = if reason.starts_with(&name) { reason } else { words::why_not(&name, reason).said() };
                ui.add(egui::Label::new(theme::text(words, SMALL, theme.muted)).wrap());
                rule_tag(ui, panels, refusal.rule);
            }
        }
    });
}
