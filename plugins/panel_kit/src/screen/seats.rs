//! Places in a counter, as cards with slots: who sits or rides there, and what is free. A click chooses who is there, and he can be dragged
//! onto the table.

use super::draw::Screen;
use super::shown::{ScreenBox, Seat, Taken};
use super::wishes::Wish;
use crate::noted::note_seen;
use crate::theme::{self, RADIUS, SMALL};
use crate::widgets::{fill_of, font, heading, one_line, taken_up};
use crate::{Kit, side_panel};
use bevy_egui::egui;
use egui::{CornerRadius, FontId, LayerId, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// Between slots, the height of each, and the side of the picture in it, of which the middle is seen.
const GAP: f32 = 5.0;
const HEIGHT: f32 = 34.0;
const PICTURE: f32 = 44.0;
/// So many stand beside each other.
const BESIDE: usize = 2;

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    /// All places of the counter of which is told, and who of them hangs on the pointer.
    pub(super) fn places(&mut self, ui: &mut Ui, kit: &mut Kit) {
        let reads = self.reads;
        for places in &reads.kept.places {
            side_panel::in_card(ui, &mut &mut *kit, |ui, kit| {
                heading(ui, kit.theme, &places.title);
                let width = (ui.available_width() - GAP) / BESIDE as f32;
                for row in places.seats.chunks(BESIDE) {
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = GAP;
                        row.iter().for_each(|seat| self.seat(ui, kit, seat, width));
                    });
                }
            });
        }
        let carried = reads.carried.as_ref().and_then(|carried| carried.0);
        let all = reads.kept.places.iter().flat_map(|places| &places.seats).filter_map(|seat| seat.taken.as_ref());
        let hangs = all.into_iter().find(|taken| Some(taken.who) == carried);
        if let Some((taken, at)) = hangs.zip(ui.ctx().pointer_latest_pos()) {
            let painter = ui.ctx().layer_painter(LayerId::new(egui::Order::Tooltip, "carried".into()));
            kit.pictures.paint(&painter, Rect::from_center_size(at, Vec2::splat(PICTURE)), &taken.picture);
        }
    }

    fn seat(&mut self, ui: &mut Ui, kit: &mut Kit, seat: &Seat, width: f32) {
        let acts = seat.taken.as_ref().filter(|taken| taken.acts);
        let chosen = seat.taken.as_ref().is_some_and(|taken| self.hand.who == Some(taken.who));
        let response = drawn(ui, kit, seat, (acts.is_some(), chosen), width);
        let Some(Taken { who, .. }) = acts else { return };
        if response.clicked() {
            self.wishes.push(Wish::Choose(*who));
        }
        if taken_up(ui, &response) {
            self.wishes.push(Wish::TakeUp(*who));
        }
    }
}

/// A slot with who is in it.
fn drawn(ui: &mut Ui, kit: &mut Kit, seat: &Seat, (acts, chosen): (bool, bool), width: f32) -> Response {
    let sense = if acts { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, HEIGHT), sense);
    let (theme, corners) = (kit.theme, CornerRadius::same(RADIUS));
    let spoken = format!("{}, {}", seat.name, seat.about);
    response.widget_info(|| WidgetInfo::selected(egui::WidgetType::Button, ui.is_enabled(), chosen, &spoken));
    note_seen(ui, &seat.name, rect);
    let painter = ui.painter();
    let left = match &seat.taken {
        Some(taken) => {
            let plain = if chosen { theme.raised } else { theme.card };
            painter.rect_filled(rect, corners, if acts { fill_of(&response, theme, plain) } else { plain });
            let middle = rect.left_center() + egui::vec2(HEIGHT / 2.0, 0.0);
            let within = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
            kit.pictures.paint(&within, Rect::from_center_size(middle, Vec2::splat(PICTURE)), &taken.picture);
            rect.left() + HEIGHT + 3.0
        }
        None => {
            let edge = rect.shrink(1.0);
            let around = [edge.left_top(), edge.right_top(), edge.right_bottom(), edge.left_bottom(), edge.left_top()];
            painter.extend(Shape::dashed_line(&around, Stroke::new(1.0, theme.line), 5.0, 3.5));
            rect.left() + 8.0
        }
    };
    let room = rect.right() - left - 4.0;
    let at = egui::pos2(left, rect.center().y);
    let ink = if seat.taken.is_some() { theme.text } else { theme.muted };
    let name = one_line(ui, &seat.name, FontId::new(SMALL, theme::medium()), ink, room);
    let colour = seat.ink.colour(kit);
    let about = one_line(ui, &seat.about, font(SMALL), colour, room);
    let painter = ui.painter();
    painter.galley(at - egui::vec2(0.0, name.size().y), name, ink);
    painter.galley(at, about, colour);
    if chosen {
        painter.rect_stroke(rect, corners, Stroke::new(1.5, theme.focus), StrokeKind::Inside);
    }
    response.on_hover_text(spoken)
}
