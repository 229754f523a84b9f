//! The sight tool in words: how it is used, and beside its line what is seen and why.

use crate::counters::names;
use crate::panels::reads::Panels;
use crate::panels::widgets::{floating, rule_tag};
use crate::panels::words;
use crate::sheets::sight_words;
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use egui::{Align2, Rect};
use hex_board::{Sight, Spot};
use hex_view::space;
use panel_kit::DeskKey;

/// Draws both while the tool is on.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    if !panels.sight_tool {
        return;
    }
    help(ctx, panels, free);
    let hovered = crate::seams::drafts::hovered(panels.hover);
    if let (Some(from), Some(to)) = (panels.sight_from.or(panels.selection.spot), hovered)
        && from.hex != to.hex
    {
        reason(ctx, panels, free, from, to);
    }
}

/// How the tool is used, at the upper edge.
fn help(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let key = panels.key(DeskKey::SightTool).to_owned();
    let theme = panels.theme;
    egui::Area::new("sight help".into())
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(free.center_top() + egui::vec2(0.0, 10.0))
        .order(egui::Order::Middle)
        .constrain_to(free)
        .interactable(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(theme).show(ui, |ui| {
                let words = words::sight_tool_help(key).said();
                ui.label(theme::text(words, SMALL, theme.text));
            });
        });
}

/// What is seen of a hex and why, beside it.
fn reason(ctx: &egui::Context, panels: &mut Panels, free: Rect, from: Spot, to: Spot) {
    let table = panels.table();
    let map = &table.field.map;
    let Some(view) = panels.view else { return };
    let at = view.screen_at(space::centre(map, to.hex)) / ctx.zoom_factor();
    let half = view.pixels_per_place() / ctx.zoom_factor() / 2.0;
    let sight = hex_board::sight(map, table.hexes.added(), from, to);
    let (words, rules) = sight_words::sight(map, &sight);
    let theme = panels.theme;
    let colour = match sight {
        Sight::Clear => theme.good,
        Sight::Degraded(_) => theme.warning,
        Sight::Blocked(_) => theme.bad,
    };
    egui::Area::new("sight reason".into())
        .pivot(Align2::LEFT_CENTER)
        .fixed_pos(egui::pos2(at.x + half + 6.0, at.y))
        .order(egui::Order::Middle)
        .constrain_to(free)
        .interactable(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(theme).show(ui, |ui| {
                ui.set_max_width(280.0);
                ui.spacing_mut().item_spacing = egui::vec2(5.0, 2.0);
                let range = map.distance(from.hex, to.hex);
                let title = words::from_to_range(map.place(from), map.place(to), range).said();
                ui.label(theme::text(title, SMALL, theme.muted));
                ui.horizontal_wrapped(|ui| {
                    let words = names::sentence(&words.said());
                    ui.label(theme::title(words, TEXT, colour));
                    for rule in rules {
                        rule_tag(ui, panels, rule);
                    }
                });
            });
        });
}
