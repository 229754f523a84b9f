//! Both sides of a battle by their counters, as the briefing and the window of objectives show them.

use crate::panels::widgets::font;
use crate::panels::words;
use crate::theme::{self, SMALL, TEXT, TITLE, Theme};
use crate::wording::briefing::{Briefing, Force, Muster};
use bevy_egui::egui;
use board_art::CounterStyle;
use egui::{Align2, Color32, Rect, Sense, Ui, WidgetInfo, WidgetType};
use panel_kit::pictures::{Picture, Pictures};

/// Side of a counter in points.
const COUNTER: f32 = 46.0;
/// From this width on the sides stand beside each other.
const BESIDE: f32 = 480.0;

/// Draws both sides.
pub fn show_forces(ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, style: CounterStyle, briefing: &Briefing) {
    let [first, second] = &briefing.forces;
    if ui.available_width() < BESIDE {
        for force in [first, second] {
            side(ui, theme, pictures, style, force);
            ui.add_space(8.0);
        }
        return;
    }
    let width = (ui.available_width() - 16.0) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for force in [first, second] {
            ui.vertical(|ui| {
                ui.set_width(width);
                side(ui, theme, pictures, style, force);
            });
        }
    });
}

fn side(ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, style: CounterStyle, force: &Force) {
    ui.label(theme::title(&force.name, TITLE, force.accent));
    let mut turns: Vec<Option<u8>> = force.musters.iter().map(|muster| muster.turn).collect();
    turns.dedup();
    for turn in turns {
        if let Some(turn) = turn {
            ui.label(theme::text(words::from_turn(turn).said(), SMALL, theme.muted));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
            for muster in force.musters.iter().filter(|muster| muster.turn == turn) {
                counter(ui, theme, pictures, style, muster);
            }
        });
    }
}

/// A counter with how many there are of it.
fn counter(ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, style: CounterStyle, muster: &Muster) {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(COUNTER, COUNTER + 16.0), Sense::hover());
    let words =
        if muster.count == 1 { muster.name.clone() } else { words::so_many_of(muster.count, &muster.name).said() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &words));
    let square = Rect::from_min_size(rect.min, egui::Vec2::splat(COUNTER));
    pictures.paint_tinted(
        ui.painter(),
        square,
        &Picture::Counter(Box::new(muster.face.clone()), style),
        Color32::WHITE,
    );
    let below = egui::pos2(rect.center().x, rect.bottom() - 7.0);
    if muster.count > 1 {
        let count = format!("× {}", muster.count);
        ui.painter().text(below, Align2::CENTER_CENTER, count, font(SMALL), theme.text);
    }
    response.on_hover_ui(|ui| {
        ui.label(theme::text(words, TEXT, theme.text));
    });
}
