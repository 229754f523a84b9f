//! The legend of the shaded threats: to whom they are, what the shades mean, and what there is under the pointer.

use crate::counters::names;
use crate::panels::reads::Panels;
use crate::panels::{side_room, words};
use crate::players;
use crate::seams::drafts::hovered;
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy::prelude::{Color, ColorToPacked};
use bevy_egui::egui;
use egui::{Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, Ui};
use hex_view::heat;
use panel_kit::DeskKey;
use panel_kit::widgets::{card, floating, heading, note};

/// Width of the card where it stands by itself, and how far from the edges of the map.
const WIDTH: f32 = 190.0;
const EDGE: f32 = 10.0;
/// The parts whose shades are shown.
const SHADES: [f32; 5] = [0.03, 0.10, 0.25, 0.50, 0.90];
/// Height of the shades.
const BAR: f32 = 18.0;
/// Less room than this is too little.
const LEAST: f32 = 190.0;

/// Draws the card within the panel at the side, while threats are shaded.
pub(crate) fn within(ui: &mut Ui, panels: &mut Panels) {
    if !panels.threats_on || panels.past.is_some() {
        return;
    }
    let shown = card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui, panels);
    });
    explained(ui, panels, shown.response);
}

/// Draws the card at the left of the free map, where the panel at the side is shut.
pub(crate) fn beside(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let shown = panels.threats_on && panels.past.is_none() && !side_room::is_shown(ctx, panels);
    if !shown || free.width() < 2.0 * WIDTH || free.height() < LEAST {
        return;
    }
    let at = free.left_top() + egui::Vec2::splat(EDGE);
    let area =
        egui::Area::new("threats".into()).default_pos(at).movable(true).order(egui::Order::Middle).fade_in(false);
    area.constrain_to(free).show(ctx, |ui| {
        let shown = floating(panels.theme).inner_margin(8.0).show(ui, |ui| {
            ui.set_width(WIDTH);
            content(ui, panels);
        });
        explained(ui, panels, shown.response);
    });
}

/// What the figures are, under the pointer.
fn explained(ui: &Ui, panels: &Panels, card: Response) {
    let told = names::told(&panels.table(), &players::words::what_threats_are());
    crate::panels::noted::note_seen(ui, "Threats to who is chosen", card.rect);
    card.on_hover_text(theme::text(told, SMALL, panels.theme.text));
}

fn content(ui: &mut Ui, panels: &Panels) {
    let (theme, table) = (panels.theme, panels.table());
    ui.spacing_mut().item_spacing.y = 5.0;
    ui.horizontal(|ui| {
        heading(ui, theme, &words::threats().said());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::text(panels.key(DeskKey::Threats), TINY, theme.muted));
        });
    });
    let Some(units) = panels.threats.units() else {
        note(ui, theme::text(names::told(&table, &players::words::choose_for_threats()), SMALL, theme.text));
        return;
    };
    note(ui, theme::title(names::units(&table, units), TEXT, theme.text));
    shades(ui, panels);
    let hovered = hovered(panels.hover);
    let there = hovered.and_then(|spot| Some((spot, panels.threats.at(spot)?)));
    let told = match there {
        Some((spot, threat)) => {
            let told = players::threat_in_words(&table, threat, panels.threats.is_here(spot.hex));
            names::told(&table, &words::threat_at(table.field.map.place(spot), told))
        }
        None => names::sentence(&names::told(&table, &players::words::point_for_threats())),
    };
    note(ui, theme::text(told, SMALL, theme.text));
}

/// Some shades with what they stand for.
fn shades(ui: &mut Ui, panels: &Panels) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), BAR), Sense::hover());
    let width = rect.width() / SHADES.len() as f32;
    for (n, part) in SHADES.into_iter().enumerate() {
        let cell = Rect::from_min_size(rect.min + egui::vec2(n as f32 * width, 0.0), egui::vec2(width - 2.0, BAR));
        let shade = ink(heat(players::heat_of(part)));
        ui.painter().rect_filled(cell, CornerRadius::same(3), shade);
        ui.painter().rect_stroke(
            cell,
            CornerRadius::same(3),
            Stroke::new(1.0, panels.theme.line),
            egui::StrokeKind::Inside,
        );
        let percent = format!("{:.0}", part * 100.0);
        let words = if n + 1 == SHADES.len() { words::or_more(percent) } else { words::in_percent(percent) }.said();
        let font = FontId::new(TINY, theme::figures());
        ui.painter().text(cell.center(), Align2::CENTER_CENTER, words, font, Color32::from_rgb(0x16, 0x19, 0x1C));
    }
}

/// The shade as it looks on paper: the view lays it thinly over the ground.
fn ink(shade: Color) -> Color32 {
    let [red, green, blue] = shade.to_srgba().to_u8_array_no_alpha();
    Color32::from_rgb(red, green, blue)
}
