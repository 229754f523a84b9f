//! The counter that is carried: when it hangs at the pointer, and what letting it go would do.

use crate::panels::cards::{berths, in_hand};
use crate::panels::reads::Panels;
use crate::seams::clicked::unit_of;
use bevy_egui::egui;
use egui::{Pos2, Rect};
use lock_n_load::{Command, Phase};
use table::CounterId;

/// What hangs at the pointer over panels, and over the map what does not lie there yet; and what letting it go would do.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let (Some(carried), Some(pointer)) = (panels.carried, ctx.pointer_latest_pos()) else { return };
    let table = panels.table();
    let on_map = unit_of(&table, carried).is_none_or(|unit| table.unit(unit).is_some_and(|unit| unit.spot().is_some()));
    let floats = ctx.layer_id_at(pointer).is_some_and(|layer| layer.order != egui::Order::Background);
    let over_panel = floats || !free.contains(pointer);
    if over_panel || !on_map {
        in_hand::hang(ctx, panels, carried, pointer);
    }
    if table.flow.turn.phase == Phase::SetUp {
        if !over_panel {
            refused_there(ctx, panels, carried, pointer);
        }
    } else {
        berths::follow_pointer(ctx, panels, carried, pointer);
    }
}

/// Why it may not be set up under the pointer.
fn refused_there(ctx: &egui::Context, panels: &Panels, carried: CounterId, pointer: Pos2) {
    let table = panels.table();
    let Some((unit, hex)) = unit_of(&table, carried).zip(panels.hover.hex) else { return };
    let here = table.unit(unit).and_then(|unit| unit.spot()).is_some_and(|spot| spot.hex == hex);
    let order = Command::Place { unit, at: table.field.map.name(hex).ground(), facing: None };
    if !here && let Err(refusal) = panels.battle.judge(&order) {
        in_hand::tip(ctx, panels, pointer, Err(&refusal));
    }
}
