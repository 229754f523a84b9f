//! The panel on the right: its frame with what scrolls and what keeps its place at the foot, and the parts in it.

use crate::theme::{self, TITLE};
use crate::widgets::card;
use crate::{Kit, SIDE_WIDTH, pictures};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Frame, Margin, Rect, ScrollArea, Sense, Stroke, Ui, Vec2};
use std::ops::DerefMut;

/// Draws the panel with what scrolls in it; the buttons at its foot keep their place.
pub fn show<'k, P: DerefMut<Target = Kit<'k>>>(
    root: &mut Ui,
    panels: &mut P,
    foot: Option<impl FnOnce(&mut Ui, &mut P)>,
    content: impl FnOnce(&mut Ui, &mut P),
) {
    let theme = panels.theme;
    let frame =
        Frame::new().fill(theme.panel.to_opaque()).inner_margin(Margin { left: 12, right: 10, top: 10, bottom: 10 });
    let panel = egui::Panel::right("side").exact_size(SIDE_WIDTH).resizable(false).show_separator_line(false);
    let shown = panel.frame(frame).show(root, |ui| {
        if let Some(draw) = foot {
            let frame = Frame::new().inner_margin(Margin { left: 0, right: 0, top: 8, bottom: 0 });
            let foot = egui::Panel::bottom("side buttons").resizable(false).show_separator_line(false).frame(frame);
            foot.show(ui, |ui| draw(ui, panels));
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            // Rows are as high as their letters: what is read at a glance stands close together.
            ui.spacing_mut().interact_size.y = 18.0;
            ui.set_width(SIDE_WIDTH - 26.0);
            content(ui, panels);
        });
    });
    let edge = shown.response.rect;
    root.painter().vline(edge.left(), edge.y_range(), Stroke::new(1.0, theme.line));
}

/// The title of an action's preview.
pub fn title(ui: &mut Ui, kit: &mut Kit, icon: Icon, words: &str) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        let picture = pictures::icon(icon, kit.theme.focus);
        kit.pictures.paint(ui.painter(), Rect::from_center_size(rect.center(), Vec2::splat(20.0)), &picture);
        ui.add(egui::Label::new(theme::title(words, TITLE, kit.theme.text)).wrap());
    });
}

/// A part of the panel in its frame.
pub fn in_card<'k, P: DerefMut<Target = Kit<'k>>>(ui: &mut Ui, panels: &mut P, draw: impl FnOnce(&mut Ui, &mut P)) {
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        draw(ui, panels);
    });
}
