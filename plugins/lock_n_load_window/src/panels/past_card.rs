//! While the map shows an earlier position: which it is, what was ordered there and what came of it, and the ways to the others. It stands
//! where the action bar stands else, as nothing can be ordered meanwhile.

use super::Panels;
use super::widgets::{Wide, floating, wide_button};
use crate::model::Does;
use crate::names;
use crate::players::{Glimpse, Stride, words};
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, Rect, Ui};
use panel_kit::DeskKey;

/// Width of the card.
const WIDTH: f32 = 600.0;
/// Between the card and what stands beside it.
const EDGE: f32 = 10.0;

/// Draws the card at the bottom of `free`, between what is `taken` at the left and at the right; returns where it stands.
pub(crate) fn show(
    ctx: &egui::Context,
    panels: &mut Panels,
    glimpse: &Glimpse,
    free: Rect,
    taken: [f32; 2],
) -> Option<Rect> {
    let [left, right] = taken;
    let room = free.with_min_x(free.left() + left).with_max_x(free.right() - right);
    let width = WIDTH.min(room.width() - 2.0 * EDGE);
    let area = egui::Area::new("looking back".into())
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(egui::pos2(room.center().x, room.bottom() - EDGE))
        .order(egui::Order::Middle)
        .constrain_to(room)
        .fade_in(false);
    let shown = area.show(ctx, |ui| {
        floating(panels.theme).inner_margin(8.0).show(ui, |ui| {
            ui.set_width(width - 16.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            content(ui, panels, glimpse);
        });
    });
    Some(shown.response.rect)
}

fn content(ui: &mut Ui, panels: &mut Panels, glimpse: &Glimpse) {
    let (theme, table) = (panels.theme, panels.table());
    let (n, all) = glimpse.place;
    let title = glimpse.outline.title(&table);
    let side = panels.side_name(glimpse.side).to_owned();
    let who = glimpse.outline.actors_after(&table);
    let told = match glimpse.before {
        true => words::before_order(side, title, who),
        false => words::after_order(side, title, who),
    };
    let told = names::told(&table, &told);
    ui.horizontal(|ui| {
        ui.label(theme::title("LOOKING BACK", TINY, theme.focus).extra_letter_spacing(0.6));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let words = format!("turn {}, order {n} of {all}", glimpse.turn);
            ui.label(theme::text(words, SMALL, theme.muted));
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let words = theme::title(&told, TEXT, panels.accent(glimpse.side));
                ui.add(egui::Label::new(words).truncate()).on_hover_text(&told);
            });
        });
    });
    // What came of it, in one line: the log has all of it.
    let mut lines = panels.log.lines.iter().filter(|line| line.entry == glimpse.entry && !line.heading);
    if let Some(line) = lines.next() {
        ui.add(egui::Label::new(theme::text(&line.text, SMALL, theme.muted)).truncate()).on_hover_text(&line.text);
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let width = Some((ui.available_width() - 16.0) / 3.0);
        let mut button = |ui: &mut Ui, name, key: DeskKey, icon, main, stride| {
            let key = panels.key(key).to_owned();
            let button = Wide { name, key: &key, width, icon, main };
            if wide_button(ui, panels, button).clicked() {
                panels.perform(Does::LookBack(stride));
            }
        };
        button(ui, "Before", DeskKey::StepBack, None, None, Stride::Back);
        button(ui, "Next", DeskKey::StepOn, None, None, Stride::On);
        let main = Some(theme.focus);
        button(ui, "To the battle", DeskKey::Cancel, Some(Icon::Done), main, Stride::Present);
    });
}
