//! A move before it is made: step by step with its cost, and where enemy eyes can open fire.

use super::draft::{MovePreview, StepNote};
use super::words;
use crate::counters::names;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{card, note, pill, rule_tag};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use board_art::Icon;
use egui::Ui;
use lock_n_load::Movement;
use lock_n_load::sections::melee::rules::{MELEE_BEGINS, SURRENDERED};
use lock_n_load::sections::movement::rules::LEFT_BEHIND;

/// What a step leads to beside its points, in a sentence with its rule.
fn step_note(ui: &mut Ui, panels: &mut Panels, what: &StepNote) {
    let table = panels.table();
    let (line, colour, rule) = match what {
        StepNote::LeftBehind(weapon) => (words::stays_behind(*weapon), panels.theme.warning, LEFT_BEHIND),
        StepNote::Surrender(units) => {
            (words::would_surrender(units.len() as i64, units), panels.theme.good, SURRENDERED)
        }
        StepNote::Melee => (words::melee_begins(), panels.theme.warning, MELEE_BEGINS),
    };
    let line = names::told(&table, &line);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.add(egui::Label::new(theme::text(line, SMALL, colour)).wrap());
        rule_tag(ui, panels, rule);
    });
}

/// Draws the preview of a move.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, path: &MovePreview) {
    let theme = panels.theme;
    let table = panels.table();
    let map = &table.field.map;
    let hurries = path.by == Movement::Move && path.double_time.is_some();
    let icon = match path.by {
        Movement::Move if hurries => Icon::DoubleTime,
        Movement::Move => Icon::Move,
        Movement::AssaultMove => Icon::AssaultMove,
        Movement::LowCrawl => Icon::LowCrawl,
        Movement::Stealth => Icon::Stealth,
    };
    let name = if hurries { words::double_time() } else { super::name(path.by) };
    let title = match path.steps.last() {
        Some(step) => words::kind_to(name, map.place(step.to)),
        None => name,
    };
    side_panel::title(ui, panels, icon, &title.said());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for unit in &path.units {
            let name = meanings::unit(&table, *unit);
            values::small(ui, panels, *unit, 42.0).on_hover_text(name);
        }
    });
    let spent = path.steps.last().map_or(0, |step| step.spent);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for (n, step) in path.steps.iter().enumerate() {
            ui.horizontal(|ui| {
                ui.label(theme::title(map.place(step.to).to_string(), TEXT, theme.text));
                if !step.danger.is_empty() {
                    let eyes: Vec<String> = step.danger.iter().map(|spot| map.place(*spot).to_string()).collect();
                    let places = eyes.join(", ");
                    let fire =
                        if eyes.len() > 2 { words::fire_from_hexes(eyes.len()) } else { words::fire_from(&places) };
                    pill(ui, &fire.said(), theme.warning).on_hover_text(words::possible_from(places).said());
                }
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(theme::text(crate::words::of_needed(step.spent, path.limit).said(), SMALL, theme.muted));
                });
            });
            ui.indent(("step", n), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                breakdown::lines_low(ui, panels, &step.lines);
                for what in &step.notes {
                    step_note(ui, panels, what);
                }
            });
        }
        if path.steps.is_empty() {
            note(ui, theme::text(words::point_at_a_hex().said(), SMALL, theme.muted));
        }
        let spent = crate::words::of_needed(spent, path.limit);
        breakdown::total(ui, panels, &crate::words::points().said(), &spent.said());
    });
}
