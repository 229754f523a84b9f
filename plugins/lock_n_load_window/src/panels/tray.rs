//! Units beside the map: to be set up in a zone, or waiting to enter.

use super::pictures::Picture;
use super::widgets::{SIGN, Sign, Wide, floating, heading, note, sign_button, wide_button};
use super::{OpenPanels, Panels, values, words};
use crate::input::BattleAction;
use crate::model::{Choose, Tray, TrayGroup};
use crate::theme::{self, FIGURE, SMALL, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Rect, Response, ScrollArea, Sense, Ui};
use hex_view::space;
use lock_n_load::{Command, Phase};
use table::CounterId;

/// Width of the tray, and folded.
const WIDTH: f32 = 236.0;
const FOLDED: f32 = 42.0;
/// Between the tray and what lies beside it.
const APART: f32 = 10.0;
/// What stands above and below the counters: title and frame; in the set-up also two buttons; the hint how counters are placed.
const HEAD: f32 = 62.0;
const BUTTONS: f32 = 80.0;
const HINT: f32 = 40.0;
/// A tray that is less high than this has no room for the hint.
const ROOM_FOR_HINT: f32 = 380.0;

/// What the tray takes at the left of the map: the board is fitted beside it. Outside of the set-up it takes the same whoever decides,
/// so that the board stays where it is.
pub(crate) fn room(open: &OpenPanels, tray: &Tray, phase: Phase) -> f32 {
    match (phase, tray.groups.is_empty(), unfolded(open, phase)) {
        (Phase::Rally | Phase::Operations | Phase::Administrative, true, _) => 0.0,
        (_, _, true) => WIDTH + 2.0 * APART,
        (_, _, false) => FOLDED + 2.0 * APART,
    }
}

/// Whether the tray shows its counters: in the set-up unless somebody folds it, later if somebody unfolds it.
fn unfolded(open: &OpenPanels, phase: Phase) -> bool {
    if phase == Phase::SetUp { open.tray } else { open.waiting }
}

/// A side sets up, and the buttons for it stand in the tray.
pub(crate) fn has_buttons(panels: &Panels) -> bool {
    sets_up(panels) && panels.open.tray
}

fn sets_up(panels: &Panels) -> bool {
    panels.sentence.phase == Phase::SetUp && panels.sentence.side.is_some()
}

/// Draws the tray at the left of `free`, down to `bottom`, while somebody is to be placed, or waits and may enter now or later; returns
/// the width that it takes.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect, bottom: f32) -> f32 {
    let set_up = sets_up(panels);
    // While a side sets up, those who come later are out of the way.
    let wanted = |group: &&TrayGroup| Some(group.side) == panels.sentence.side && (!set_up || group.turn.is_none());
    let groups: Vec<&TrayGroup> = panels.tray.groups.iter().filter(wanted).collect();
    if !set_up && groups.is_empty() {
        return 0.0;
    }
    // Whoever is asked something looks at the map.
    let asked = panels.table().flow.question.is_some();
    let open = unfolded(panels.open, panels.sentence.phase) && !asked;
    let at = free.left_top() + egui::Vec2::splat(APART);
    let height = bottom - APART - at.y;
    let area = egui::Area::new("tray".into()).fixed_pos(at).order(egui::Order::Middle).constrain(false).fade_in(false);
    let shown = area.show(ctx, |ui| {
        let margin = if open { 10 } else { 6 };
        floating(panels.theme).inner_margin(margin).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            if !open {
                return folded(ui, panels, set_up, &groups);
            }
            header(ui, panels, set_up, &groups);
            let hint = set_up && height >= ROOM_FOR_HINT;
            if hint {
                let words = "Drag counters to hexes of their zone, or click a counter and then a hex.";
                note(ui, theme::text(words, SMALL, panels.theme.muted));
            }
            let taken = HEAD + if set_up { BUTTONS } else { 0.0 } + if hint { HINT } else { 0.0 };
            let room = (height - taken).max(64.0);
            // It takes this room at once, also where the tray has been folded before.
            let counters = ScrollArea::vertical().max_height(room).min_scrolled_height(room).auto_shrink([false, true]);
            counters.show(ui, |ui| {
                // The scroll bar floats over what is left free at the right.
                ui.set_width(ui.available_width() - 8.0);
                for group in groups {
                    ui.push_id(&group.key, |ui| show_group(ui, panels, group, free));
                }
            });
            if set_up {
                buttons(ui, panels);
            }
        });
    });
    shown.response.rect.width() + APART
}

/// What the tray holds, in a few words.
fn title(panels: &Panels, set_up: bool, groups: &[&TrayGroup]) -> String {
    let count: usize = groups.iter().map(|group| group.units.len()).sum();
    match (set_up, panels.sentence.side) {
        (true, Some(side)) if count == 0 => format!("{}: all placed", panels.side_name(side)),
        (true, Some(side)) => format!("{}: {count} to place", panels.side_name(side)),
        _ if groups.iter().any(|group| group.ready) => "May enter".to_owned(),
        _ => format!("{count} waiting"),
    }
}

/// The title with a button that folds the tray.
fn header(ui: &mut Ui, panels: &mut Panels, set_up: bool, groups: &[&TrayGroup]) {
    ui.set_width(WIDTH - 22.0);
    let words = title(panels, set_up, groups);
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if sign_button(ui, panels, Sign::Letter("«"), "Fold the tray", false).clicked() {
                fold(panels, set_up, true);
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let line = egui::Label::new(theme::title(&words, TITLE, panels.theme.text)).truncate();
                ui.add(line);
            });
        });
    });
}

/// The folded tray: the button that unfolds it, and how many it holds, lit where they can come onto the map now.
fn folded(ui: &mut Ui, panels: &mut Panels, set_up: bool, groups: &[&TrayGroup]) {
    ui.set_width(SIGN);
    let ready = groups.iter().any(|group| group.ready);
    if sign_button(ui, panels, Sign::Letter("»"), "Unfold the tray", ready).clicked() {
        fold(panels, set_up, false);
    }
    let accent = panels.sentence.side.map_or(panels.theme.focus, |side| panels.accent(side));
    let ink = if ready { accent } else { panels.theme.muted };
    let count: usize = groups.iter().map(|group| group.units.len()).sum();
    let words = title(panels, set_up, groups);
    ui.vertical_centered(|ui| {
        ui.label(theme::figure(count.to_string(), FIGURE, ink)).on_hover_text(words);
    });
}

fn fold(panels: &mut Panels, set_up: bool, away: bool) {
    let flag = if set_up { &mut panels.open.tray } else { &mut panels.open.waiting };
    *flag = !away;
}

fn show_group(ui: &mut Ui, panels: &mut Panels, group: &TrayGroup, free: Rect) {
    let table = panels.table();
    let theme = panels.theme;
    let names: Vec<String> = group.hexes.iter().take(4).map(|hex| table.field.map.name(*hex).to_string()).collect();
    let more = if group.hexes.len() > 4 { " …" } else { "" };
    let label = match group.turn {
        None => format!("{}: {} hexes", group.key.replace('_', " "), group.hexes.len()),
        Some(turn) if turn > table.flow.turn.number => format!("from turn {turn} by {}{more}", names.join(", ")),
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
}
