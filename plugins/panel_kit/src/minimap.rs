//! The small map at the bottom right: the painted table with stacks and what the camera sees. A click moves the camera.

use crate::pictures::image_of;
use crate::widgets::{SIGN, Sign, floating, sign_button};
use crate::{Kit, noted, words};
use bevy::prelude::{Resource, Vec2};
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, block_on, poll_once};
use bevy_egui::egui;
use board_art::{Icon, Pixmap};
use egui::{
    Align2, Color32, ColorImage, CornerRadius, Rect, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui,
    WidgetInfo, WidgetType,
};

/// The longest side in points: this part of the width of the map over which it lies, and at least and at most so much.
const SHARE: f32 = 0.17;
const LEAST: f32 = 100.0;
const SIDE: f32 = 176.0;
/// Width of the picture that is painted once for a map.
pub const PIXELS: u32 = 440;
/// The frame's margin, and what margin and line of both sides take together.
const MARGIN: i8 = 4;
const FRAME: f32 = 10.0;
/// From the edges of what it lies over.
const BESIDE: f32 = 10.0;
/// How often an unfinished picture is asked for, in seconds.
const ASK_AGAIN: f32 = 0.15;

/// Paints the table, [`PIXELS`] wide; it is called in a task.
pub type Painter = Box<dyn FnOnce() -> Pixmap + Send>;

/// What the small map shows.
pub struct SmallTable<'a> {
    /// Tells this table from another: its picture is painted once.
    pub key: u64,
    /// Who paints the picture.
    pub painter: &'a dyn Fn() -> Painter,
    /// What of the world it covers.
    pub world: bevy::prelude::Rect,
    /// How wide a place is in the world.
    pub place: f32,
    /// Counters, each in its side's colour.
    pub dots: Vec<(Vec2, Color32)>,
    /// Places that matter, each in the colour of who holds it.
    pub rings: Vec<(Vec2, Color32)>,
    /// What the camera sees.
    pub seen: Option<bevy::prelude::Rect>,
}

/// The picture of the table, painted in a task.
#[derive(Resource, Default)]
pub struct Minimap {
    /// Which table it shows.
    of: Option<u64>,
    task: Option<Task<ColorImage>>,
    texture: Option<TextureHandle>,
}

impl Minimap {
    /// The picture, once it is there.
    fn texture(&mut self, ctx: &egui::Context, table: &SmallTable) -> Option<&TextureHandle> {
        if self.of != Some(table.key) {
            let paint = (table.painter)();
            let paint = async move { image_of(&paint()) };
            *self = Self {
                of: Some(table.key),
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

/// The width that it takes at the right of `free`, for a table of this size in the world.
pub fn room(kit: &Kit, world: Vec2, free: Rect) -> f32 {
    let picture = if kit.open.map { size_in(free, world).x } else { SIGN };
    picture + FRAME + BESIDE
}

/// Draws the map at the bottom right of `free`; returns the place of the world that was asked for. What would lie under `card`, of which
/// nothing is to shine through, is not drawn.
pub fn show(
    ctx: &egui::Context,
    kit: &mut Kit,
    small: &mut Minimap,
    table: &SmallTable,
    free: Rect,
    card: Option<Rect>,
) -> Option<Vec2> {
    let picture_size = size_in(free, table.world.size());
    let size = if kit.open.map { picture_size } else { egui::Vec2::splat(SIGN) } + egui::Vec2::splat(FRAME);
    let corner = free.right_bottom() - egui::Vec2::splat(BESIDE);
    if card.is_some_and(|card| card.intersects(Rect::from_min_max(corner - size, corner))) {
        return None;
    }
    let mut asked = None;
    egui::Area::new("small map".into())
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(corner)
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(kit.theme).inner_margin(MARGIN).show(ui, |ui| {
                if kit.open.map {
                    asked = picture(ui, kit, small, table, picture_size);
                } else {
                    let name = words::open_small_map().said();
                    kit.open.map = sign_button(ui, kit, Sign::Icon(Icon::ZoomOut), &name, false).clicked();
                }
            });
        });
    asked
}

/// The size of the picture: its longer side is a small part of the map over which it lies.
fn size_in(free: Rect, world: Vec2) -> egui::Vec2 {
    let side = (free.width() * SHARE).clamp(LEAST, SIDE);
    egui::vec2(world.x, world.y) * (side / world.max_element().max(1.0))
}

fn picture(ui: &mut Ui, kit: &mut Kit, small: &mut Minimap, table: &SmallTable, size: egui::Vec2) -> Option<Vec2> {
    let world = table.world;
    let scale = size.max_elem() / world.size().max_element().max(1.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words::small_map().said()));
    noted::note_seen(ui, &words::small_map().said(), rect);
    let painter = ui.painter_at(rect);
    let ctx = ui.ctx().clone();
    let corners = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    match small.texture(&ctx, table) {
        Some(texture) => _ = painter.image(texture.id(), rect, corners, Color32::from_gray(225)),
        None => _ = painter.rect_filled(rect, 2, kit.theme.card),
    }
    // The world's y grows upwards.
    let at = |place: Vec2| rect.min + egui::vec2((place.x - world.min.x) * scale, (world.max.y - place.y) * scale);
    let dot = (table.place * scale * 0.34).clamp(2.5, 6.0);
    for (place, colour) in &table.dots {
        let square = Rect::from_center_size(at(*place), egui::Vec2::splat(dot * 2.0));
        painter.rect_filled(square, CornerRadius::same(1), *colour);
        painter.rect_stroke(
            square,
            CornerRadius::same(1),
            Stroke::new(1.0, Color32::from_black_alpha(170)),
            StrokeKind::Outside,
        );
    }
    for (place, colour) in &table.rings {
        painter.circle_stroke(at(*place), dot + 3.0, Stroke::new(1.5, *colour));
    }
    if let Some(seen) = table.seen {
        let frame = Rect::from_two_pos(at(seen.min), at(seen.max)).intersect(rect);
        painter.rect_stroke(frame, CornerRadius::same(1), Stroke::new(1.5, Color32::WHITE), StrokeKind::Inside);
    }
    let close = Rect::from_min_size(rect.right_top() + egui::vec2(-20.0, 2.0), egui::Vec2::splat(18.0));
    // Not `hovered`: over its own button the map is not hovered any more, and the button would go before it is pressed.
    if response.contains_pointer() {
        let button = ui.interact(close, ui.id().with("close map"), Sense::click());
        let name = words::close_small_map().said();
        button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        noted::note_seen(ui, &name, close);
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
            kit.open.map = false;
            return None;
        }
    }
    let used = response.clicked() || response.dragged();
    let pointer = response.interact_pointer_pos().filter(|pointer| used && !close.contains(*pointer))?;
    let offset = pointer - rect.min;
    Some(Vec2::new(world.min.x + offset.x / scale, world.max.y - offset.y / scale))
}
