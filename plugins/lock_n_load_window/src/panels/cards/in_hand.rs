//! Counters in the hand, as they hang at the pointer, and a few words beside it.

use crate::counters::faces;
use crate::panels::reads::Panels;
use crate::panels::widgets::floating;
use crate::sheets::meanings;
use crate::theme::{self, SMALL};
use bevy_egui::egui;
use egui::{Pos2, Rect, Vec2};
use panel_kit::pictures::Picture;
use table::{CounterId, Refusal};

/// Side of a counter that is dragged, and of what it carries.
const DRAGGED: f32 = 56.0;
const CARRIED: f32 = 34.0;

/// A counter at the pointer, with what it carries beside it.
pub(crate) fn hang(ctx: &egui::Context, panels: &mut Panels, counter: CounterId, pointer: Pos2) {
    let table = panels.table();
    let face = match (table.unit(counter), table.weapon(counter)) {
        (Some(unit), _) => faces::unit_face(&table, unit),
        (None, Some(weapon)) => faces::weapon_face(&table, weapon),
        (None, None) => return,
    };
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("counter in the hand"));
    let painter = ctx.layer_painter(layer);
    let style = panels.style;
    let at = Rect::from_center_size(pointer, Vec2::splat(DRAGGED));
    panels.pictures.paint(&painter, at, &Picture::Counter(Box::new(face), style));
    for (n, weapon) in table.carried_by(counter).enumerate() {
        let corner = at.right_bottom() + egui::vec2(2.0 + n as f32 * (CARRIED + 2.0), -CARRIED);
        let face = faces::weapon_face(&table, weapon);
        let picture = Picture::Counter(Box::new(face), style);
        panels.pictures.paint(&painter, Rect::from_min_size(corner, Vec2::splat(CARRIED)), &picture);
    }
}

/// A few words beside the pointer.
pub(crate) fn tip(ctx: &egui::Context, panels: &Panels, pointer: Pos2, what: Result<&str, &Refusal>) {
    let theme = panels.theme;
    let (text, colour) = match what {
        Ok(text) => (text.to_owned(), theme.text),
        Err(refusal) => (meanings::refusal(&panels.table(), refusal), theme.bad),
    };
    let at = pointer + egui::vec2(DRAGGED * 0.6, DRAGGED * 0.45);
    let area = egui::Area::new("drag tip".into()).order(egui::Order::Tooltip).fixed_pos(at).interactable(false);
    area.constrain(true).show(ctx, |ui| {
        floating(theme).inner_margin(7).show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.add(egui::Label::new(theme::text(text, SMALL, colour)).wrap());
        });
    });
}
