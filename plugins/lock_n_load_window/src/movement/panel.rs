//! A move before it is made: step by step with its cost, and where enemy eyes can open fire.

use super::draft::{MovePreview, StepNote};
use crate::panels::widgets::{card, note, pill, rule_tag};
use crate::panels::{Panels, breakdown, side_panel, values, words};
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
    let (words, colour, rule) = match what {
        StepNote::LeftBehind(weapon) => {
            let name = crate::names::weapon(&table, *weapon);
            (format!("The {name} stays behind on its tripod."), panels.theme.warning, LEFT_BEHIND)
        }
        StepNote::Surrender(units) => {
            let verb = if units.len() == 1 { "surrenders" } else { "surrender" };
            let who = crate::names::units(&table, units);
            (format!("{who} cannot fight and {verb}."), panels.theme.good, SURRENDERED)
        }
        StepNote::Melee => ("A melee begins here.".to_owned(), panels.theme.warning, MELEE_BEGINS),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.add(egui::Label::new(theme::text(words, SMALL, colour)).wrap());
        rule_tag(ui, panels, rule);
    });
}

/// Draws the preview of a move.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, path: &MovePreview) {
    let theme = panels.theme;
    let table = panels.table();
    let map = &table.field.map;
    let (icon, name) = match path.by {
        Movement::Move if path.double_time.is_some() => (Icon::DoubleTime, "Double Time"),
        Movement::Move => (Icon::Move, "Move"),
        Movement::AssaultMove => (Icon::AssaultMove, "Assault Move"),
        Movement::LowCrawl => (Icon::LowCrawl, "Low Crawl"),
        Movement::Stealth => (Icon::Stealth, "Stealth"),
    };
    let to = path.steps.last().map(|step| format!(" to {}", map.place(step.to))).unwrap_or_default();
    side_panel::title(ui, panels, icon, &format!("{name}{to}"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for unit in &path.units {
            let name = words::unit(&table, *unit);
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
                    let words = format!(
                        "fire from {}",
                        if eyes.len() > 2 { format!("{} hexes", eyes.len()) } else { eyes.join(", ") }
                    );
                    pill(ui, &words, theme.warning)
                        .on_hover_text(format!("Opportunity Fire is possible from {}.", eyes.join(", ")));
                }
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(theme::text(format!("{} of {}", step.spent, path.limit), SMALL, theme.muted));
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
            note(ui, theme::text("Point at a hex that can be reached.", SMALL, theme.muted));
        }
        breakdown::total(ui, panels, "points", &format!("{spent} of {}", path.limit));
    });
}
