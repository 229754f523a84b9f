//! Passengers as slots on a vehicle's card: inside and on top, each taken or free. Counters are clicked there, dragged there and away.

use crate::counters::names;
use crate::model::{Choose, Does};
use crate::panels::cards::{in_hand, values};
use crate::panels::reads::Panels;
use crate::panels::widgets::{heading, rule_text};
use crate::panels::words;
use crate::sections::passengers::drag::{self, Berth};
use crate::sheets::meanings;
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy_egui::egui;
use egui::{Align2, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};
use hex_view::space;
use lock_n_load::sections::passengers::capacity::Places;
use lock_n_load::sections::passengers::rules::{HALF_INSIDE, ON_TOP, SQUAD_INSIDE};
use lock_n_load::vehicle::{Room, VehicleDef};
use lock_n_load::{Command, Trait, UnitNow};
use table::{CounterId, Refusal, RuleId, Say};

/// Side of a slot, and of a weapon that a passenger carries.
const SLOT: f32 = 48.0;
const WEAPON: f32 = 34.0;

/// Draws the rooms that a vehicle has.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels, vehicle: UnitNow, def: &VehicleDef) {
    for (outside, room) in drag::rooms(def) {
        show_room(ui, panels, vehicle, outside, room);
    }
}

/// The rule that says how much a room holds.
const fn rule_of(room: Room, outside: bool) -> RuleId {
    match (outside, room) {
        (true, _) => ON_TOP,
        (false, Room::Full) => SQUAD_INSIDE,
        (false, Room::Half | Room::None) => HALF_INSIDE,
    }
}

fn show_room(ui: &mut Ui, panels: &mut Panels, vehicle: UnitNow, outside: bool, room: Room) {
    let table = panels.table();
    let theme = panels.theme;
    let aboard: Vec<UnitNow> =
        table.passengers(vehicle.id).filter(|unit| unit.aboard.is_some_and(|seat| seat.outside == outside)).collect();
    let taken = aboard.iter().fold(Places::default(), |sum, unit| sum.plus(Places::taken_by(&table, *unit)));
    let room_name = if outside { words::on_top_heading() } else { words::inside_heading() };
    heading(ui, theme, &room_name.said());
    let shown = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for unit in &aboard {
            passenger(ui, panels, *unit);
            for weapon in table.carried_by(unit.id) {
                values::weapon(ui, panels, weapon.id, WEAPON);
            }
        }
        for name in free(Places::of(room), taken) {
            free_slot(ui, panels, Slot { vehicle, outside, room, name });
        }
    });
    let zoom = ui.ctx().zoom_factor();
    let rect = shown.response.rect.expand(4.0);
    let at = |pos: Pos2| bevy::prelude::Vec2::new(pos.x * zoom, pos.y * zoom);
    let visible = rect.intersect(ui.clip_rect());
    let rect_on_screen = bevy::prelude::Rect::from_corners(at(visible.min), at(visible.max));
    panels.berths.push(Berth { rect: rect_on_screen, vehicle: vehicle.id, outside });
    if panels.carried.is_some() && ui.ctx().pointer_latest_pos().is_some_and(|pointer| visible.contains(pointer)) {
        ui.painter().rect_stroke(visible, 6, Stroke::new(1.5, theme.focus), StrokeKind::Inside);
    }
}

/// What still finds room, in a word each.
fn free(room: Places, taken: Places) -> Vec<Say> {
    let halves = match room.halves.saturating_sub(taken.halves) {
        0 => None,
        1 => Some(words::half_slot()),
        _ => Some(words::squad_slot()),
    };
    let men = usize::from(room.men.saturating_sub(taken.men));
    halves.into_iter().chain(std::iter::repeat_n(words::man_slot(), men)).collect()
}

/// A counter in its slot: a click chooses it, and it is dragged onto the map to leave.
fn passenger(ui: &mut Ui, panels: &mut Panels, unit: UnitNow) {
    let response = values::unit(ui, panels, unit, SLOT);
    if response.clicked() {
        panels.choose(Choose::Unit(unit.id));
    }
    if Some(unit.side) != panels.table().flow.to_act() {
        return;
    }
    let grip = response.interact(Sense::drag());
    let Some(pointer) = grip.interact_pointer_pos() else { return };
    if response.rect.expand(12.0).contains(pointer) {
        return;
    }
    let orders = ashore(ui, panels, unit.id, pointer);
    if grip.dragged() {
        in_hand::hang(ui.ctx(), panels, unit.id, pointer);
        match &orders {
            None => {}
            Some(Ok(orders)) => {
                let goes_on = orders.len() > 1;
                let does = if goes_on { words::dismount_and_go_on() } else { words::dismount() };
                in_hand::tip(ui.ctx(), panels, pointer, Ok(&does.said()));
            }
            Some(Err(refusal)) => in_hand::tip(ui.ctx(), panels, pointer, Err(refusal)),
        }
    }
    if grip.drag_stopped() {
        match orders {
            None => {}
            Some(Ok(orders)) => panels.perform(Does::Order(orders)),
            Some(Err(refusal)) => panels.refuse(refusal),
        }
    }
}

/// What letting a passenger go there orders; none over a panel or beside the map.
fn ashore(ui: &Ui, panels: &Panels, unit: CounterId, pointer: Pos2) -> Option<Result<Vec<Command>, Refusal>> {
    let below = ui.ctx().layer_id_at(pointer).is_none_or(|at| at == egui::LayerId::background());
    let in_panel = ui.max_rect().x_range().contains(pointer.x);
    let view = panels.view.filter(|_| below && !in_panel)?;
    let zoom = ui.ctx().zoom_factor();
    let at = view.world_at(bevy::prelude::Vec2::new(pointer.x * zoom, pointer.y * zoom));
    let hex = space::hex_at(&panels.table().field.map, at)?;
    Some(drag::ashore(panels.battle, panels.selection, unit, hex))
}

/// A slot that nobody has taken.
struct Slot {
    vehicle: UnitNow,
    outside: bool,
    room: Room,
    name: Say,
}

/// A free slot: a click brings those who are selected there.
fn free_slot(ui: &mut Ui, panels: &mut Panels, slot: Slot) {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SLOT), Sense::click());
    let name = slot.name.said();
    let label = if slot.outside { words::free_on_top(&name) } else { words::free_inside(&name) };
    let label = label.said();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    crate::panels::noted::note_seen(ui, &label, rect);
    let order = wanted(panels)
        .map(|who| drag::aboard(panels.battle, panels.selection, who, slot.vehicle.id, Some(slot.outside)));
    let can = matches!(order, Some(Ok(_)));
    let colour = if can { theme.focus } else { theme.line };
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, 5, theme.raised);
    }
    dashed(painter, rect.shrink(1.0), Stroke::new(1.2, colour));
    let ink = if can { theme.text } else { theme.muted };
    painter.text(rect.center(), Align2::CENTER_CENTER, name, crate::panels::widgets::font(TINY), ink);
    if response.clicked() {
        match &order {
            Some(Ok(orders)) => panels.perform(Does::Order(orders[..1].to_vec())),
            Some(Err(refusal)) => panels.refuse(refusal.clone()),
            None => {}
        }
    }
    explained(response, panels, &slot, order);
}

/// What a free slot is for, what a click does, or why it cannot be.
fn explained(response: Response, panels: &Panels, slot: &Slot, order: Option<Result<Vec<Command>, Refusal>>) {
    let (theme, table) = (panels.theme, panels.table());
    response.on_hover_ui(|ui| {
        ui.set_max_width(300.0);
        match order {
            Some(Ok(orders)) => {
                let units = orders.first().map(mounted).unwrap_or_default();
                let line = names::told(&table, &words::mount(&units));
                ui.label(theme::title(line, TEXT, theme.text));
            }
            Some(Err(refusal)) => _ = ui.label(theme::text(meanings::refusal(&table, &refusal), SMALL, theme.bad)),
            None => _ = ui.label(theme::text(words::choose_or_drag().said(), SMALL, theme.text)),
        }
        rule_text(ui, theme, rule_of(slot.room, slot.outside));
    });
}

fn mounted(order: &Command) -> Vec<CounterId> {
    if let Command::Mount { units, .. } = order { units.to_vec() } else { Vec::new() }
}

/// Who is selected and could go aboard.
fn wanted(panels: &Panels) -> Option<CounterId> {
    let table = panels.table();
    let walks = |id: &CounterId| {
        let unit = table.unit(*id);
        unit.is_some_and(|unit| {
            unit.spot().is_some() && !unit.may(Trait::Drives) && Some(unit.side) == table.flow.to_act()
        })
    };
    panels.selection.units.iter().copied().find(walks)
}

/// A square of short strokes.
fn dashed(painter: &egui::Painter, rect: Rect, stroke: Stroke) {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    painter.extend(egui::Shape::dashed_line(&corners, stroke, 5.0, 3.5));
}

/// What letting go the counter that is dragged over the map would do, or why it cannot be, at the pointer.
pub(crate) fn follow_pointer(ctx: &egui::Context, panels: &Panels, carried: CounterId, pointer: Pos2) {
    let table = panels.table();
    let zoom = ctx.zoom_factor();
    let berth =
        panels.berths.iter().find(|berth| berth.rect.contains(bevy::prelude::Vec2::new(pointer.x, pointer.y) * zoom));
    let (vehicle, room) = match berth {
        Some(berth) => (Some(berth.vehicle), Some(berth.outside)),
        None if panels.hover.piece == Some(carried) => (None, None),
        None => (panels.hover.hex.and_then(|hex| drag::meant(&table, carried, panels.hover.piece, hex)), None),
    };
    let Some(vehicle) = vehicle else { return };
    match drag::aboard(panels.battle, panels.selection, carried, vehicle, room) {
        Ok(orders) => {
            let units = orders.first().map(mounted).unwrap_or_default();
            let text = match &orders[..] {
                [Command::Mount { outside: true, .. }] => words::on_top_of(&units, vehicle),
                [_] => words::inside_of(&units, vehicle),
                _ => words::inside_or_on_top_of(&units, vehicle),
            };
            in_hand::tip(ctx, panels, pointer, Ok(&names::told(&table, &text)));
        }
        Err(refusal) => in_hand::tip(ctx, panels, pointer, Err(&refusal)),
    }
}
