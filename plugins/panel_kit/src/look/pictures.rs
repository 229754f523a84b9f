//! Counters, icons and tokens as egui textures: painted for the pixels that they cover, and kept. Counters are painted in tasks beside
//! the game, because a question brings a dozen of them at once; until one is there it is shown in another size, or as a blank card. And
//! what is played on, as a picture in a frame.

use crate::theme::Theme;
use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, block_on, poll_once};
use bevy_egui::egui;
use board_art::{
    Base, CounterFace, CounterStyle, Figure, Icon, Model, Palette, Rgb, Token, VehicleLook, paint_counter,
    paint_figure, paint_icon, paint_model, paint_token, paint_vehicle,
};
use egui::{
    Color32, ColorImage, Rect, Sense, Stroke, StrokeKind, TextureHandle, TextureId, TextureOptions, Ui, Vec2, pos2,
    vec2,
};
use std::collections::HashMap;

/// Something that is painted once for a size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// An icon in a colour.
    Icon(Icon, [u8; 3]),
    /// A counter.
    Counter(Box<CounterFace>, CounterStyle),
    /// A vehicle from above, in the colours of its card; the picture is [`board_art::VEHICLE_SPAN`] percent of its counter.
    Vehicle(Box<VehicleLook>, Palette),
    /// A man from above on his base, who looks at whoever looks at him; the picture is [`board_art::FIGURE_SPAN`] percent of his base.
    Figure(Figure, Base),
    /// A vehicle from above as a model on its plate.
    Model(Box<Model>),
    /// A token.
    Marker(Token),
}

/// More pictures than a long battle shows at one size; beyond it the cache starts anew.
const PICTURES_MAX: usize = 600;

/// How high a figure is as a part of its picture.
pub const FIGURE_SEEN: f32 = 0.7;

/// Down the screen, as figures look.
const SOUTH: f32 = 180.0;

/// Down and to the right, as models drive in panels.
const ASLANT: f32 = 125.0;

/// How often an unfinished picture is asked for, in seconds.
const ASK_AGAIN: f32 = 0.03;
/// A counter of which no picture is there yet.
const BLANK: Color32 = Color32::from_rgb(0x3A, 0x41, 0x48);
/// A ground of which no picture is there yet: the colour of meadows.
const MEADOW: Color32 = Color32::from_rgb(0x54, 0x5A, 0x3F);

/// The pictures painted so far.
#[derive(Resource, Default)]
pub struct Pictures {
    held: HashMap<(Picture, u32), TextureHandle>,
    under_way: HashMap<(Picture, u32), Task<ColorImage>>,
    pixel_ratio: f32,
}

impl Pictures {
    /// The texture of a picture with a side of `pixels`, or a stand-in; none as long as nothing like it has been painted.
    fn texture(&mut self, ctx: &egui::Context, picture: &Picture, pixels: u32) -> Option<TextureId> {
        let key = (picture.clone(), pixels);
        if let Some(held) = self.held.get(&key) {
            return Some(held.id());
        }
        let image = match picture {
            Picture::Icon(icon, [r, g, b]) => Some(image_of(&paint_icon(*icon, pixels, Rgb(*r, *g, *b)))),
            Picture::Marker(kind) => Some(image_of(&paint_token(*kind, pixels))),
            Picture::Counter(face, style) => {
                let (face, style) = (face.clone(), *style);
                self.made_beside(&key, move || image_of(&paint_counter(&face, pixels, style)))
            }
            Picture::Vehicle(look, palette) => {
                let (look, palette) = (look.clone(), *palette);
                self.made_beside(&key, move || image_of(&paint_vehicle(&look, palette, pixels)))
            }
            Picture::Figure(figure, base) => {
                let (figure, base) = (*figure, *base);
                self.made_beside(&key, move || image_of(&paint_figure(&figure, &base, &[], SOUTH, pixels)))
            }
            Picture::Model(model) => {
                let model = model.clone();
                self.made_beside(&key, move || image_of(&paint_model(&model, ASLANT, pixels)))
            }
        };
        let Some(image) = image else {
            ctx.request_repaint_after_secs(ASK_AGAIN);
            let like = self.held.iter().filter(|((held, _), _)| held == picture);
            return like.max_by_key(|((_, pixels), _)| *pixels).map(|(_, texture)| texture.id());
        };
        self.under_way.remove(&key);
        let handle = ctx.load_texture("picture", image, TextureOptions::LINEAR);
        Some(self.held.entry(key).or_insert(handle).id())
    }

    /// A picture that is painted in a task beside the game; none as long as it is under way.
    fn made_beside(
        &mut self,
        key: &(Picture, u32),
        paint: impl FnOnce() -> ColorImage + Send + 'static,
    ) -> Option<ColorImage> {
        let begin = || AsyncComputeTaskPool::get_or_init(TaskPool::new).spawn(async move { paint() });
        block_on(poll_once(self.under_way.entry(key.clone()).or_insert_with(begin)))
    }

    /// A figure as a widget, in a square of which only as much takes room as is seen of a man.
    pub fn show_figure(&mut self, ui: &mut Ui, side: f32, picture: &Picture, tint: Color32) {
        let (rect, _) = ui.allocate_exact_size(vec2(side, side * FIGURE_SEEN), Sense::hover());
        let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
        self.paint_tinted(ui.painter(), square, picture, tint);
    }

    /// Paints a picture over a square, pixel for pixel.
    pub fn paint(&mut self, painter: &egui::Painter, rect: Rect, picture: &Picture) {
        self.paint_tinted(painter, rect, picture, Color32::WHITE);
    }

    /// The same through a tint: grey for what is spent.
    pub fn paint_tinted(&mut self, painter: &egui::Painter, rect: Rect, picture: &Picture, tint: Color32) {
        let ratio = painter.pixels_per_point();
        if (ratio - self.pixel_ratio).abs() > 0.001 || self.held.len() > PICTURES_MAX {
            self.held.clear();
            self.under_way.clear();
            self.pixel_ratio = ratio;
        }
        let pixels = (rect.width() * ratio).round().clamp(1.0, 2048.0);
        let corner = |value: f32| (value * ratio).round() / ratio;
        let at = pos2(corner(rect.left()), corner(rect.top()));
        let exact = Rect::from_min_size(at, Vec2::splat(pixels / ratio));
        match self.texture(painter.ctx(), picture, pixels as u32) {
            Some(texture) => {
                painter.image(texture, exact, Rect::from_min_max(egui::Pos2::ZERO, pos2(1.0, 1.0)), tint);
            }
            // A vehicle or a man lies on whatever is drawn under it.
            None if matches!(picture, Picture::Vehicle(..) | Picture::Figure(..) | Picture::Model(..)) => {}
            None => _ = painter.rect_filled(exact, rect.width() * 0.09, BLANK),
        }
    }
}

/// A painted picture as egui takes it.
pub fn image_of(pixmap: &board_art::Pixmap) -> ColorImage {
    ColorImage::from_rgba_premultiplied([pixmap.width() as usize, pixmap.height() as usize], pixmap.data())
}

/// What is played on in a frame: its picture, with the size that it was painted in, cut to fill the frame; until it is painted, a meadow.
pub fn framed_ground(painter: &egui::Painter, theme: &Theme, frame: Rect, picture: Option<(TextureId, Vec2)>) {
    painter.rect_filled(frame, 3.0, MEADOW);
    if let Some((texture, size)) = picture {
        let part = frame.size() / (size * (frame.width() / size.x).max(frame.height() / size.y));
        painter.image(texture, frame, Rect::from_center_size(pos2(0.5, 0.5), part), Color32::WHITE);
    }
    painter.rect_stroke(frame, 3.0, Stroke::new(1.0, theme.line), StrokeKind::Outside);
}

/// An icon in a colour.
pub fn icon(icon: Icon, colour: Color32) -> Picture {
    Picture::Icon(icon, [colour.r(), colour.g(), colour.b()])
}
