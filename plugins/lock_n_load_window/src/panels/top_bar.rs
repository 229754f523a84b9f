//! The bar at the top: turn and phase, whose decision it is and what, how victory stands.

use super::widgets::{Sign, icon_button, rule_text, sign_button};
use super::{Panels, TOP_HEIGHT, words};
use crate::model::{Does, StandingLine};
use crate::names;
use crate::theme::{self, SMALL, TEXT, TINY, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, CornerRadius, Frame, Margin, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use lock_n_load::Phase;
use lock_n_load::sections::impulse::rules::THREE_PASSES;
use lock_n_load::sections::set_up::rules::SET_UP;
use lock_n_load::sections::turn::rules::{ADMINISTRATIVE_PHASE, INITIATIVE, OPERATIONS_PHASE, RALLY_PHASE};
use lock_n_load::sections::victory::rules::OVER;
use table::{RuleId, Side};

/// Passes in a row that end the phase (LNL-4.0-03).
const PASSES: u8 = 3;

/// Draws the bar.
pub(crate) fn show(root: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let frame = Frame::new().fill(theme.panel).inner_margin(Margin::symmetric(12, 6));
    let shown =
        egui::Panel::top("top").exact_size(TOP_HEIGHT).resizable(false).show_separator_line(false).frame(frame).show(
            root,
            |ui| {
                ui.horizontal_centered(|ui| {
                    ui.spacing_mut().item_spacing.x = 10.0;
                    turn_and_phase(ui, panels);
                    rule_line(ui, panels);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        buttons(ui, panels);
                        rule_line(ui, panels);
                        if !panels.sentence.standing.is_empty() {
                            victory(ui, panels);
                            rule_line(ui, panels);
                        }
                        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| decision(ui, panels));
                    });
                });
            },
        );
    let edge = shown.response.rect;
    root.painter().hline(edge.x_range(), edge.bottom(), Stroke::new(1.0, theme.line));
}

fn rule_line(ui: &mut Ui, panels: &Panels) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(1.0, 32.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(1.0, panels.theme.line));
}

/// The turn track with a box for every turn; below it the phases, initiative and passes.
fn turn_and_phase(ui: &mut Ui, panels: &mut Panels) {
    let left_top = egui::pos2(ui.cursor().left(), ui.max_rect().center().y - 19.0);
    let line = |top: f32| Rect::from_min_size(left_top + egui::vec2(0.0, top), egui::vec2(ui.available_width(), 18.0));
    let mut right: f32 = left_top.x;
    for (n, area) in [line(0.0), line(21.0)].into_iter().enumerate() {
        let builder = egui::UiBuilder::new().max_rect(area).layout(egui::Layout::left_to_right(egui::Align::Center));
        let mut row = ui.new_child(builder.id_salt(("row", n)));
        if n == 0 {
            track(&mut row, panels);
        } else {
            phases(&mut row, panels);
        }
        right = right.max(row.min_rect().right());
    }
    let all = Rect::from_min_max(left_top, egui::pos2(right, left_top.y + 39.0));
    ui.advance_cursor_after_rect(all);
}

fn phases(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let sentence = panels.sentence;
    ui.spacing_mut().item_spacing.x = 8.0;
    let phases: &[Phase] = if sentence.phase == Phase::SetUp {
        &[Phase::SetUp]
    } else {
        &[Phase::Rally, Phase::Operations, Phase::Administrative]
    };
    for phase in phases {
        let now = *phase == sentence.phase;
        let name = if *phase == Phase::Administrative && !now { "Admin" } else { words::phase(*phase) };
        let (colour, rule) = (if now { theme.text } else { theme.muted.gamma_multiply(0.7) }, phase_rule(*phase));
        let words = if now { theme::title(name, SMALL, colour) } else { theme::text(name, SMALL, colour) };
        ui.label(words).on_hover_ui(|ui| rule_text(ui, theme, rule));
    }
    if let Some(side) = sentence.initiative {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(15.0), Sense::hover());
        let flag = super::pictures::icon(Icon::Flag, panels.accent(side));
        panels.pictures.paint(ui.painter(), rect, &flag);
        let name = panels.side_name(side);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("Initiative: {name}")));
        response.on_hover_ui(|ui| {
            ui.label(theme::text(format!("{name} has the initiative."), TEXT, theme.text));
            rule_text(ui, theme, INITIATIVE);
        });
    }
    if sentence.phase == Phase::Operations {
        passes(ui, panels, sentence.passes);
    }
}

const fn phase_rule(phase: Phase) -> RuleId {
    match phase {
        Phase::SetUp => SET_UP,
        Phase::Rally => RALLY_PHASE,
        Phase::Operations => OPERATIONS_PHASE,
        Phase::Administrative => ADMINISTRATIVE_PHASE,
    }
}

fn track(ui: &mut Ui, panels: &Panels) {
    let theme = panels.theme;
    let sentence = panels.sentence;
    ui.spacing_mut().item_spacing.x = 3.0;
    ui.label(theme::title("TURN", TINY, theme.muted).extra_letter_spacing(0.6));
    ui.add_space(3.0);
    for turn in 1..=sentence.turns {
        let now = turn == sentence.turn;
        let width = if now { 20.0 } else { 15.0 };
        let (rect, response) = ui.allocate_exact_size(egui::vec2(width, 17.0), Sense::hover());
        let (fill, ink) = match turn.cmp(&sentence.turn) {
            std::cmp::Ordering::Less => (theme.line, theme.muted),
            std::cmp::Ordering::Equal => (theme.focus, egui::Color32::from_rgb(0x16, 0x19, 0x1C)),
            std::cmp::Ordering::Greater => (theme.card, theme.muted.gamma_multiply(0.7)),
        };
        ui.painter().rect_filled(rect, CornerRadius::same(3), fill);
        let font = egui::FontId::new(if now { TEXT } else { TINY }, theme::figures());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, turn.to_string(), font, ink);
        response.on_hover_text(format!("Turn {turn} of {}", sentence.turns));
    }
}

/// Three circles: as many filled as passes in a row.
fn passes(ui: &mut Ui, panels: &Panels, passes: u8) {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(30.0, 15.0), Sense::hover());
    for n in 0..PASSES {
        let at = egui::pos2(rect.left() + 5.0 + f32::from(n) * 10.0, rect.center().y);
        if n < passes {
            ui.painter().circle_filled(at, 3.6, theme.warning);
        } else {
            ui.painter().circle_stroke(at, 3.4, Stroke::new(1.0, theme.muted));
        }
    }
    let words = format!("{passes} passes in a row");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    response.on_hover_ui(|ui| {
        ui.label(theme::text(&words, TEXT, theme.text));
        rule_text(ui, theme, THREE_PASSES);
    });
}

/// Whose decision, and what it is.
fn decision(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let sentence = panels.sentence;
    let colour = sentence.side.map_or(theme.muted, |side| panels.accent(side));
    let height = 36.0;
    let (bar, _) = ui.allocate_exact_size(egui::vec2(4.0, height), Sense::hover());
    ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    let width = (ui.available_width() - 4.0).max(40.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, height), Sense::hover());
    let name = sentence.side.map_or("The game is over", |side| panels.side_name(side));
    let upper = Rect::from_min_size(rect.min, egui::vec2(width, 16.0));
    let lower = Rect::from_min_size(rect.min + egui::vec2(0.0, 16.0), egui::vec2(width, 20.0));
    let heading = super::widgets::one_line(ui, name, egui::FontId::new(SMALL, theme::medium()), colour, width);
    ui.painter().galley(upper.left_center() - egui::vec2(0.0, heading.size().y / 2.0), heading, colour);
    let (words, ink) = match &sentence.refused {
        Some(refusal) => (words::refusal(&panels.table(), refusal), theme.bad),
        None => {
            // The side stands above; it need not be said twice.
            let rest = sentence.text.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
            (names::sentence(rest.unwrap_or(&sentence.text)), theme.text)
        }
    };
    let line = super::widgets::one_line(ui, &words, super::widgets::font(TITLE - 1.0), ink, width);
    ui.painter().galley(lower.left_center() - egui::vec2(0.0, line.size().y / 2.0), line, ink);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}: {words}")));
    response.on_hover_ui(|ui| {
        ui.label(theme::text(&words, TEXT, theme.text));
        if let Some(refusal) = &sentence.refused {
            rule_text(ui, theme, refusal.rule);
        }
    });
}

/// How many conditions of each side hold; all of them under the pointer, the window of objectives by a click.
fn victory(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let standing = &panels.sentence.standing;
    for side in Side::BOTH.into_iter().rev() {
        let own: Vec<_> = standing.iter().filter(|line| line.side == side).collect();
        if own.is_empty() {
            continue;
        }
        let holds = own.iter().any(|line| line.holds);
        let colour = panels.accent(side);
        // Of several conditions the one that is nearest to being fulfilled.
        let share = |line: &&StandingLine| 1000 * line.have.max(0) / line.need.max(1);
        let nearest = own.iter().copied().max_by_key(share).map(|line| format!("{}/{}", line.have.max(0), line.need));
        let nearest = nearest.unwrap_or_default();
        let font = egui::FontId::new(TEXT, theme::figures());
        let ink = if holds { theme.text } else { theme.muted };
        let galley = ui.painter().layout_no_wrap(nearest, font, ink);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(34.0 + galley.size().x, 34.0), Sense::click());
        let centre = rect.left_center() + egui::vec2(14.0, 0.0);
        if holds {
            ui.painter().circle_filled(centre, 13.0, colour.gamma_multiply(0.35));
        }
        ui.painter().circle_stroke(centre, 13.0, Stroke::new(if holds { 2.0 } else { 1.0 }, colour));
        let flag = super::pictures::icon(Icon::Flag, if holds { theme.text } else { colour });
        panels.pictures.paint(ui.painter(), Rect::from_center_size(centre, Vec2::splat(15.0)), &flag);
        ui.painter().galley(
            egui::pos2(rect.right() - galley.size().x, rect.center().y - galley.size().y / 2.0),
            galley,
            ink,
        );
        let name = panels.side_name(side);
        let spoken = |line: &&StandingLine| {
            let parts: Vec<&str> = line.parts.iter().map(|(words, _)| words.as_str()).collect();
            format!("{} {}", line.text, parts.join(", "))
        };
        let spoken: Vec<String> = own.iter().map(spoken).collect();
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, true, format!("{name} wins by: {}", spoken.join("; ")))
        });
        super::noted::note_seen(ui, &format!("Victory of {name}"), rect);
        let clicked = response.clicked();
        response.on_hover_ui(|ui| {
            ui.label(theme::title(format!("{name} wins by"), TEXT, colour));
            for line in &own {
                ui.horizontal_wrapped(|ui| {
                    let (word, ink) = if line.holds { ("holds", theme.good) } else { ("not yet", theme.muted) };
                    ui.label(theme::text(&line.text, TEXT, theme.text));
                    ui.label(theme::text(word, SMALL, ink));
                });
                for (words, holds) in &line.parts {
                    super::objectives::part(ui, theme, words, *holds);
                }
            }
            rule_text(ui, theme, OVER);
        });
        if clicked {
            panels.open.objectives = !panels.open.objectives;
        }
    }
}

fn buttons(ui: &mut Ui, panels: &mut Panels) {
    ui.spacing_mut().item_spacing.x = 4.0;
    if icon_button(ui, panels, Icon::Settings, "Menu", false).clicked() {
        panels.wishes.push(super::Wish::ToMenu);
    }
    let sight = panels.sight_tool;
    if icon_button(ui, panels, Icon::Sight, "Sight tool", sight).clicked() {
        panels.perform(Does::SightTool);
    }
    let objectives = panels.open.objectives;
    if icon_button(ui, panels, Icon::Flag, "Objectives and conditions", objectives).clicked() {
        panels.open.objectives = !objectives;
    }
    let dice = panels.open.dice;
    if icon_button(ui, panels, Icon::Dice5, "Dice statistics", dice).clicked() {
        panels.open.dice = !dice;
    }
    let rules = panels.open.rules;
    if sign_button(ui, panels, Sign::Letter("§"), "Rule reference", rules).clicked() {
        panels.open.rules = !rules;
    }
    if panels.sentence.outcome.is_some() {
        let result = panels.open.result;
        if icon_button(ui, panels, Icon::Done, "Result of the battle", result).clicked() {
            panels.open.result = !result;
        }
    }
    let side = panels.open.side;
    let sign = Sign::Letter(if side { "»" } else { "«" });
    if sign_button(ui, panels, sign, "Hex and action panel", false).clicked() {
        panels.open.side = !side;
    }
}
