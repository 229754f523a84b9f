//! The small map at the bottom right: the painted board with stacks and what the camera sees. A click moves the camera.

use super::widgets::{Sign, floating, sign_button};
use super::{Panels, Wish};
use bevy::prelude::{Resource, Vec2};
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, block_on, poll_once};
use bevy_egui::egui;
use board_art::map::MapPainter;
use egui::{
    Align2, Color32, ColorImage, CornerRadius, Rect, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui,
    WidgetInfo, WidgetType,
};
use hex_board::Map;
use hex_view::space;

/// The longest side in points.
const SIDE: f32 = 176.0;
/// Width of the picture that is painted once for a map.
const PIXELS: u32 = 440;
/// How often an unfinished picture is asked for, in seconds.
const ASK_AGAIN: f32 = 0.15;

/// The picture of the map, painted in a task.
#[derive(Resource, Default)]
pub struct Minimap {
    /// Bounds and number of hexes of the map that it shows: another battle has another map.
    of: Option<(hex_board::Point, hex_board::Point, usize)>,
    task: Option<Task<ColorImage>>,
    texture: Option<TextureHandle>,
}

impl Minimap {
    /// The picture, once it is there.
    fn texture(&mut self, ctx: &egui::Context, map: &Map) -> Option<&TextureHandle> {
        let (low, high) = map.bounds();
        let key = Some((low, high, map.hexes.len()));
        if self.of != key {
            let map = map.clone();
            let paint = async move {
                let pixmap = MapPainter::thumbnail(&map, PIXELS);
                ColorImage::from_rgba_premultiplied([pixmap.width() as usize, pixmap.height() as usize], pixmap.data())
            };
            *self = Self {
                of: key,
                task: Some(AsyncComputeTaskPool::get_or_init(TaskPool::new).spawn(paint)),
                texture: None,
            };
        }
        if let Some(task) = &mut self.task {
            match block_on(poll_once(task)) {
                Some(image) => {
                    self.texture = Some(ctx.load_texture("small map", image, TextureOptions::LINEAR));
                    self.task = None;
                }
                None => ctx.request_repaint_after_secs(ASK_AGAIN),
            }
        }
        self.texture.as_ref()
    }
}

/// Draws the map; returns the width that it takes at the bottom right.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) -> f32 {
    // What is all on the screen need not be shown twice.
    if panels.view.is_some_and(|view| view.shows_all()) {
        return 0.0;
    }
    let shown = egui::Area::new("small map".into())
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(free.right_bottom() - egui::vec2(10.0, 10.0))
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(panels.theme).inner_margin(4).show(ui, |ui| {
                if panels.open.map {
                    picture(ui, panels);
                } else if sign_button(ui, panels, Sign::Icon(board_art::Icon::ZoomOut), "Open the small map", false)
                    .clicked()
                {
                    panels.open.map = true;
                }
            });
        });
    shown.response.rect.width() + 10.0
}

fn picture(ui: &mut Ui, panels: &mut Panels) {
    let table = panels.table();
    let map = &table.field.map;
    let world = space::bounds(map);
    let size = world.size();
    let scale = SIDE / size.max_element().max(1.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(size.x * scale, size.y * scale), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, "Small map"));
    super::noted::note_seen(ui, "Small map", rect);
    let painter = ui.painter_at(rect);
    let ctx = ui.ctx().clone();
    let corners = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    match panels.minimap.texture(&ctx, map) {
        Some(texture) => _ = painter.image(texture.id(), rect, corners, Color32::from_gray(225)),
        None => _ = painter.rect_filled(rect, 2, panels.theme.card),
    }
    // The world's y grows upwards.
    let at = |place: Vec2| rect.min + egui::vec2((place.x - world.min.x) * scale, (world.max.y - place.y) * scale);
    let dot = (240.0 * scale * 0.34).clamp(2.5, 6.0);
    for unit in table.units.iter() {
        let Some(spot) = unit.spot() else { continue };
        let centre = at(space::centre(map, spot.hex));
        let square = Rect::from_center_size(centre, egui::Vec2::splat(dot * 2.0));
        painter.rect_filled(square, CornerRadius::same(1), panels.accent(unit.side));
        painter.rect_stroke(
            square,
            CornerRadius::same(1),
            Stroke::new(1.0, Color32::from_black_alpha(170)),
            StrokeKind::Outside,
        );
    }
    for (n, objective) in table.field.objectives.iter().enumerate() {
        let holder = table.flow.control.get(n).copied().flatten();
        let colour = holder.map_or(Color32::WHITE, |side| panels.accent(side));
        painter.circle_stroke(at(space::centre(map, *objective)), dot + 3.0, Stroke::new(1.5, colour));
    }
    if let Some(view) = panels.view {
        let seen = view.visible();
        let frame = Rect::from_two_pos(at(seen.min), at(seen.max)).intersect(rect);
        painter.rect_stroke(frame, CornerRadius::same(1), Stroke::new(1.5, Color32::WHITE), StrokeKind::Inside);
    }
    let close = Rect::from_min_size(rect.right_top() + egui::vec2(-20.0, 2.0), egui::Vec2::splat(18.0));
    // Not `hovered`: over its own button the map is not hovered any more, and the button would go before it is pressed.
    if response.contains_pointer() {
        let button = ui.interact(close, ui.id().with("close map"), Sense::click());
        button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, "Close the small map"));
        super::noted::note_seen(ui, "Close the small map", close);
        painter.rect_filled(
            close,
            CornerRadius::same(4),
            Color32::from_black_alpha(if button.hovered() { 220 } else { 140 }),
        );
        let cross = close.shrink(6.0);
        let line = Stroke::new(1.5, Color32::WHITE);
        painter.line_segment([cross.left_top(), cross.right_bottom()], line);
        painter.line_segment([cross.right_top(), cross.left_bottom()], line);
        if button.clicked() {
            panels.open.map = false;
            return;
        }
    }
    if (response.clicked() || response.dragged())
        && let Some(pointer) = response.interact_pointer_pos()
        && !close.contains(pointer)
    {
        let offset = pointer - rect.min;
        panels.wishes.push(Wish::LookAt(Vec2::new(world.min.x + offset.x / scale, world.max.y - offset.y / scale)));
    }
}
