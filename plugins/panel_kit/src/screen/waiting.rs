//! The tray of the screen: those who are to be put onto the table, each with his picture and what he is. A click chooses him, and he can be
//! dragged onto the table.

use super::draw::Screen;
use super::shown::{ScreenBox, Waiter, Waiting};
use super::wishes::Wish;
use crate::theme::{self, RADIUS, SMALL, TEXT};
use crate::tray::{self, Counters, Group, Tray, Used};
use crate::widgets::{fill_of, focus_ring, font, one_line};
use crate::{Kit, OpenPanels, SIDE_WIDTH, noted};
use bevy_egui::egui;
use desk::Battle;
use egui::{Context, CornerRadius, FontId, LayerId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use table::{CounterId, Side};

/// Height of a row.
const ROW: f32 = 42.0;
/// Side of the picture in it, of which the middle is seen.
const PICTURE: f32 = 56.0;

/// What the tray takes at the left of the table.
pub(super) fn room<W: ScreenBox>(battle: &Battle<W>, open: &OpenPanels) -> f32 {
    if W::to_place(battle).is_some() { tray::room(open.tray) } else { 0.0 }
}

/// In a window of this width the tray and the panel at the side would leave the table less than half of it: while the one is unfolded the
/// other is out of the way.
pub(super) fn crowds<W: ScreenBox>(battle: &Battle<W>, open: &OpenPanels, width: f32) -> bool {
    let room = room(battle, open);
    room > 0.0 && open.tray && room + SIDE_WIDTH > width / 2.0
}

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    /// The tray, where there is one, above what stands at the foot; returns what it leaves.
    pub(super) fn tray(&mut self, ctx: &Context, kit: &mut Kit, free: Rect, bar: Option<Rect>) -> Rect {
        let Some(waiting) = self.reads.kept.waiting.as_ref().filter(|_| !self.past.is_on()) else { return free };
        let log = egui::AreaState::load(ctx, "log".into()).map_or(free.bottom(), |log| log.rect().top());
        let bottom = bar.map_or(free.bottom(), |bar| bar.top()).min(log);
        let rows = Rows { waiting, chosen: self.hand.who };
        let (width, used) = rows.show(ctx, kit, self.battle.to_act(), free, bottom);
        match used {
            None | Some(Used::Group(_) | Used::Button(_)) => {}
            Some(Used::Folded(away)) => kit.open.tray = !away,
            Some(Used::Counter(who)) => self.wishes.push(Wish::Choose(who)),
            Some(Used::TakenUp(who)) => self.wishes.push(Wish::TakeUp(who)),
        }
        // Who hangs on the pointer and does not lie on the table yet.
        let carried = self.reads.carried.as_ref().and_then(|carried| rows.of(carried.0?));
        if let Some((row, at)) = carried.zip(ctx.pointer_latest_pos()) {
            let painter = ctx.layer_painter(LayerId::new(egui::Order::Tooltip, "carried".into()));
            kit.pictures.paint(&painter, Rect::from_center_size(at, Vec2::splat(PICTURE)), &row.picture);
        }
        free.with_min_x(free.left() + width)
    }
}

/// Those in the tray, of whom one may be chosen.
pub(crate) struct Rows<'a> {
    pub waiting: &'a Waiting,
    pub chosen: Option<CounterId>,
}

impl<'a> Rows<'a> {
    fn of(&self, who: CounterId) -> Option<&'a Waiter> {
        self.waiting.groups.iter().flat_map(|(_, rows)| rows).find(|row| row.who == who)
    }

    /// Draws the tray at the left of `free`, down to `bottom`; returns the width that it takes, and what was done.
    pub(crate) fn show(
        &self,
        ctx: &Context,
        kit: &mut Kit,
        side: Option<Side>,
        free: Rect,
        bottom: f32,
    ) -> (f32, Option<Used>) {
        let hint = self.waiting.hint.said();
        let keys: Vec<String> = (0..self.waiting.groups.len()).map(|n| n.to_string()).collect();
        let groups = self.waiting.groups.iter().zip(&keys).map(|((label, rows), key)| Group {
            key,
            label: label.clone(),
            ready: true,
            counters: rows.iter().map(|row| row.who).collect(),
            dragged: true,
            choose: None,
        });
        let tray = Tray {
            title: self.waiting.title.said(),
            side,
            unfolded: kit.open.tray,
            hint: Some(&hint),
            groups: groups.collect(),
            buttons: &[],
        };
        tray::show(ctx, &mut &mut *kit, &tray, self, free, bottom)
    }
}

impl Counters<&mut Kit<'_>> for Rows<'_> {
    fn draw(&self, ui: &mut Ui, kit: &mut &mut Kit<'_>, counter: CounterId) -> Response {
        let Some(row) = self.of(counter) else { return ui.label("") };
        let (theme, chosen) = (kit.theme, self.chosen == Some(counter));
        let width = ui.available_size_before_wrap().x;
        let (rect, response) = ui.allocate_exact_size(egui::vec2(width, ROW), Sense::click());
        response.widget_info(|| WidgetInfo::selected(egui::WidgetType::Button, ui.is_enabled(), chosen, &row.name));
        noted::note_seen(ui, &row.name, rect);
        let (painter, corners) = (ui.painter(), CornerRadius::same(RADIUS));
        painter.rect_filled(rect, corners, fill_of(&response, theme, if chosen { theme.raised } else { theme.card }));
        let middle = rect.left_center() + egui::vec2(ROW / 2.0, 0.0);
        let within = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
        kit.pictures.paint(&within, Rect::from_center_size(middle, Vec2::splat(PICTURE)), &row.picture);
        let at = egui::pos2(rect.left() + ROW + 4.0, rect.center().y);
        let room = rect.right() - at.x - 4.0;
        let name = one_line(ui, &row.name, FontId::new(TEXT, theme::medium()), theme.text, room);
        let about = one_line(ui, &row.about, font(SMALL), theme.muted, room);
        painter.galley(at - egui::vec2(0.0, name.size().y), name, theme.text);
        painter.galley(at, about, theme.muted);
        if chosen {
            painter.rect_stroke(rect, corners, Stroke::new(1.5, theme.focus), StrokeKind::Inside);
        }
        focus_ring(ui, theme, &response);
        response.on_hover_text(&row.about)
    }
    /// Each has a line for himself.
    fn width(&self, _: &&mut Kit<'_>, _: CounterId) -> f32 {
        f32::INFINITY
    }
}
