//! The log at the bottom left: everything that happened, in sentences with dice and rule numbers.

use super::widgets::{floating, font, icon_button, one_line, rule_tag};
use super::{Panels, dice};
use crate::input::BattleAction;
use crate::model::{Choose, LogLine};
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, CornerRadius, Rect, ScrollArea, Sense, Ui, WidgetInfo, WidgetType};

/// Width of the open drawer.
const WIDTH: f32 = 340.0;
/// Width of the closed one.
const CLOSED_WIDTH: f32 = 250.0;
/// The most lines that are laid out; older ones are found by turn.
const LINES_MAX: usize = 400;

/// Draws the drawer; returns the width that it takes at the bottom left.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) -> f32 {
    let wide = if panels.open.log { WIDTH } else { CLOSED_WIDTH }.min(free.width() * 0.4);
    let height = (free.height() * 0.45).clamp(140.0, 420.0);
    egui::Area::new("log".into())
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(free.left_bottom() + egui::vec2(10.0, -10.0))
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(panels.theme).show(ui, |ui| {
                ui.set_width(wide - 18.0);
                if panels.open.log { opened(ui, panels, height) } else { closed(ui, panels) }
            });
        });
    wide + 10.0
}

/// One line: the last thing that happened.
fn closed(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if icon_button(ui, panels, Icon::Log, "Open the log", false).clicked() {
            panels.open.log = true;
        }
        let width = ui.available_width();
        let (rect, response) = ui.allocate_exact_size(egui::vec2(width, 28.0), Sense::click());
        let text = panels.log.lines.last().map_or("Nothing has happened yet.", |line| line.text.as_str());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, format!("Log: {text}")));
        let line = one_line(ui, text, font(SMALL), theme.muted, width);
        ui.painter().galley(rect.left_center() - egui::vec2(0.0, line.size().y / 2.0), line, theme.muted);
        if response.on_hover_text(text).clicked() {
            panels.open.log = true;
        }
    });
}

fn opened(ui: &mut Ui, panels: &mut Panels, height: f32) {
    let theme = panels.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if icon_button(ui, panels, Icon::Log, "Close the log", true).clicked() {
            panels.open.log = false;
        }
        ui.label(theme::title("Log", TEXT, theme.text));
        let key = panels.key(BattleAction::ToggleLog).to_owned();
        ui.label(theme::text(key, TINY, theme.muted));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| turns(ui, panels));
    });
    ui.separator();
    let shown: Vec<&LogLine> = {
        let wanted = |line: &&LogLine| panels.open.log_turn.is_none_or(|turn| line.turn == turn);
        let all: Vec<&LogLine> = panels.log.lines.iter().filter(wanted).collect();
        let from = all.len().saturating_sub(LINES_MAX);
        all[from..].to_vec()
    };
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for (n, line) in shown.iter().enumerate() {
            ui.push_id(n, |ui| entry(ui, panels, line));
        }
        if shown.is_empty() {
            ui.label(theme::text("Nothing has happened yet.", SMALL, theme.muted));
        }
    });
}

/// Which turns are shown: a number for each, or all.
fn turns(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let chosen = panels.open.log_turn;
    let words = chosen.map_or_else(|| "all turns".to_owned(), |turn| format!("turn {turn}"));
    let turns = panels.sentence.turn;
    egui::ComboBox::from_id_salt("log turn").selected_text(theme::text(words, SMALL, theme.text)).width(84.0).show_ui(
        ui,
        |ui| {
            ui.selectable_value(&mut panels.open.log_turn, None, "all turns");
            for turn in (1..=turns).rev() {
                ui.selectable_value(&mut panels.open.log_turn, Some(turn), format!("turn {turn}"));
            }
        },
    );
}

fn entry(ui: &mut Ui, panels: &mut Panels, line: &LogLine) {
    let theme = panels.theme;
    if line.heading {
        ui.add_space(4.0);
        let colour = line.side.map_or(theme.muted, |side| panels.accent(side));
        ui.label(theme::title(&line.text, SMALL, colour));
        return;
    }
    let top = ui.cursor().top();
    let left = ui.cursor().left();
    let indent = if line.detail { 22.0 } else { 10.0 };
    let response = ui
        .horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(5.0, 1.0);
            ui.add_space(indent);
            if !line.dice.is_empty() {
                let colour = line.side.map_or(theme.text, |side| panels.accent(side));
                small_dice(ui, &line.dice, colour);
            }
            let ink = if line.detail { theme.muted } else { theme.text };
            let label = egui::Label::new(theme::text(&line.text, SMALL, ink)).wrap();
            let sense = if line.place.is_some() { Sense::click() } else { Sense::hover() };
            let sentence = ui.add(label.sense(sense));
            for rule in line.rules.iter().take(3) {
                rule_tag(ui, panels, *rule);
            }
            sentence
        })
        .inner;
    if let Some(side) = line.side {
        let bar = Rect::from_min_max(egui::pos2(left, top + 1.0), egui::pos2(left + 3.0, ui.min_rect().bottom() - 1.0));
        ui.painter().rect_filled(
            bar,
            CornerRadius::same(1),
            panels.accent(side).gamma_multiply(if line.detail { 0.5 } else { 1.0 }),
        );
    }
    if let Some(place) = line.place {
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        super::noted::note_seen(ui, &format!("line of {place}"), response.rect);
        if response.clicked() {
            panels.choose(Choose::Look(place));
        }
    }
}

/// Dice at the size of a letter.
fn small_dice(ui: &mut Ui, faces: &[u8], colour: egui::Color32) {
    for face in faces {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(14.0), Sense::hover());
        dice::still(ui.painter(), rect, *face, colour);
    }
}
