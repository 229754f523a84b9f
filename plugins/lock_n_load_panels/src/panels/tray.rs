//! Units beside the map: to be set up in a zone, or waiting to enter.

use super::pictures::Picture;
use super::widgets::{Sign, Wide, floating, heading, note, sign_button, wide_button};
use super::{Panels, values, words};
use crate::input::BattleAction;
use crate::model::{Choose, TrayGroup};
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use board_view::space;
use egui::{Align2, Rect, Response, ScrollArea, Sense, Ui};
use lock_n_load::{Command, Phase};
use table::CounterId;

/// Width of the tray.
const WIDTH: f32 = 236.0;
/// What it covers at the left of the map, with a margin.
pub(crate) const ROOM: f32 = WIDTH + 20.0;

/// Draws the tray at the left while somebody is to be placed, or waits and may enter now or later.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let set_up = panels.sentence.phase == Phase::SetUp && panels.sentence.side.is_some();
    let to_act = panels.sentence.side;
    // While a side sets up, those who come later are out of the way.
    let wanted = |group: &&TrayGroup| Some(group.side) == to_act && (!set_up || group.turn.is_none());
    let groups: Vec<&TrayGroup> = panels.tray.groups.iter().filter(wanted).collect();
    if !set_up && groups.is_empty() {
        return;
    }
    let most = (free.height() - 130.0).max(160.0);
    egui::Area::new("tray".into())
        .pivot(Align2::LEFT_TOP)
        .fixed_pos(free.left_top() + egui::vec2(10.0, 10.0))
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(panels.theme).inner_margin(10).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                let urgent = set_up || groups.iter().any(|group| group.ready);
                if !header(ui, panels, set_up, urgent, &groups) {
                    return;
                }
                if set_up {
                    let words = "Drag counters to hexes of their zone, or click a counter and then a hex.";
                    note(ui, theme::text(words, SMALL, panels.theme.muted));
                }
                ScrollArea::vertical().max_height(most - 120.0).auto_shrink([false, true]).show(ui, |ui| {
                    for group in groups {
                        ui.push_id(&group.key, |ui| show_group(ui, panels, group, free));
                    }
                });
                if set_up {
                    buttons(ui, panels);
                }
            });
        });
}

/// The title with a button that folds the tray; true if it is unfolded. It begins folded while nobody can be placed yet.
fn header(ui: &mut Ui, panels: &mut Panels, set_up: bool, urgent: bool, groups: &[&TrayGroup]) -> bool {
    let open = if urgent { panels.open.tray } else { panels.open.waiting };
    ui.set_width(if open { WIDTH - 20.0 } else { 150.0 });
    let count: usize = groups.iter().map(|group| group.units.len()).sum();
    let title = match (set_up, panels.sentence.side) {
        (true, Some(side)) => format!("Set-up: {}", panels.side_name(side)),
        _ if urgent => "May enter".to_owned(),
        _ => format!("{count} waiting"),
    };
    ui.horizontal(|ui| {
        ui.label(theme::title(title, TITLE, panels.theme.text));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let (sign, name) = if open { ("«", "Fold the tray") } else { ("»", "Unfold the tray") };
            if sign_button(ui, panels, Sign::Letter(sign), name, false).clicked() {
                let flag = if urgent { &mut panels.open.tray } else { &mut panels.open.waiting };
                *flag = !open;
            }
        });
    });
    open
}

fn show_group(ui: &mut Ui, panels: &mut Panels, group: &TrayGroup, free: Rect) {
    let table = panels.table();
    let theme = panels.theme;
    let names: Vec<String> = group.hexes.iter().take(4).map(|hex| table.field.map.name(*hex).to_string()).collect();
    let more = if group.hexes.len() > 4 { " …" } else { "" };
    let label = match group.turn {
        None => format!("{}: {} hexes", group.key.replace('_', " "), group.hexes.len()),
        Some(turn) if turn > table.flow.turn => format!("from turn {turn} by {}{more}", names.join(", ")),
        Some(_) => format!("now, by {}{more}", names.join(", ")),
    };
    heading(ui, theme, &label);
    ui.add_enabled_ui(group.ready, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
            for (id, _) in &group.units {
                let Some(unit) = table.unit(*id) else { continue };
                let counter = values::unit(ui, panels, unit, 64.0);
                if counter.clicked() {
                    panels.choose(Choose::Unit(*id));
                }
                if group.turn.is_none() {
                    drag(ui, panels, *id, &counter, free);
                }
                let weapons: Vec<_> = table.carried_by(*id).map(|weapon| weapon.id).collect();
                for weapon in weapons {
                    values::weapon(ui, panels, weapon, 44.0);
                }
            }
        });
        if group.turn.is_some() {
            let name =
                if group.units.len() == 1 { words::unit(&table, group.units[0].0) } else { "Choose all".to_owned() };
            let button = Wide { icon: Some(Icon::Move), name: &name, ..Wide::default() };
            if wide_button(ui, panels, button).clicked() {
                panels.choose(Choose::Group(group.key.clone()));
            }
        }
    });
}

/// A counter that is dragged out of the tray hangs at the pointer; let go over a hex it is set up there.
fn drag(ui: &mut Ui, panels: &mut Panels, unit: CounterId, counter: &Response, free: Rect) {
    // The same widget, so that a click and its explanation stay the counter's.
    let grip = counter.interact(Sense::drag());
    let Some(pointer) = grip.interact_pointer_pos() else { return };
    let beside = !counter.rect.expand(12.0).contains(pointer);
    if grip.dragged() && beside {
        let layer = egui::LayerId::new(egui::Order::Tooltip, counter.id.with("dragged"));
        let table = panels.table();
        if let Some(now) = table.unit(unit) {
            let picture = Picture::Counter(Box::new(crate::faces::unit_face(&table, now)), panels.style);
            let painter = ui.ctx().layer_painter(layer);
            panels.pictures.paint(&painter, Rect::from_center_size(pointer, egui::Vec2::splat(64.0)), &picture);
        }
    }
    // What is let go over a panel is not put down under it.
    let on_map =
        free.contains(pointer) && ui.ctx().layer_id_at(pointer).is_none_or(|at| at == egui::LayerId::background());
    if grip.drag_stopped()
        && beside
        && on_map
        && let Some(view) = panels.view
    {
        let table = panels.table();
        let map = &table.field.map;
        let zoom = ui.ctx().zoom_factor();
        let place = view.world_at(bevy::prelude::Vec2::new(pointer.x * zoom, pointer.y * zoom));
        if let Some(hex) = space::hex_at(map, place) {
            panels.order(Command::Place { unit, at: map.name(hex).ground() });
        }
    }
}

fn buttons(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    let left: usize = panels
        .tray
        .groups
        .iter()
        .filter(|group| group.turn.is_none() && Some(group.side) == panels.sentence.side)
        .map(|group| group.units.len())
        .sum();
    let accent = panels.sentence.side.map_or(theme.focus, |side| panels.accent(side));
    let keys = [BattleAction::PlaceAll, BattleAction::EndImpulse].map(|key| panels.key(key).to_owned());
    let width = Some(ui.available_width());
    ui.add_enabled_ui(left > 0, |ui| {
        let place = Wide {
            icon: Some(Icon::Rally),
            name: "Place all",
            key: &keys[0],
            main: (left > 0).then_some(accent),
            width,
        };
        if wide_button(ui, panels, place).on_hover_text("The program places what is left.").clicked() {
            panels.order(Command::PlaceAll);
        }
    });
    ui.add_enabled_ui(left == 0, |ui| {
        let done = Wide {
            icon: Some(Icon::Done),
            name: "Set-up done",
            key: &keys[1],
            main: (left == 0).then_some(accent),
            width,
        };
        if wide_button(ui, panels, done).clicked() {
            panels.order(Command::SetUpDone);
        }
    });
    if left > 0 {
        note(ui, theme::text(format!("{left} to place"), TEXT, theme.muted));
    }
}
