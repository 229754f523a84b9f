//! Counters, icons, tokens and the small map as egui textures: painted for the pixels that they cover, and kept.

use bevy::prelude::Resource;
use bevy_egui::egui;
use board_art::{CounterFace, CounterStyle, Icon, MarkerKind, Rgb, paint_counter, paint_icon, paint_marker};
use egui::{Color32, ColorImage, Rect, TextureHandle, TextureId, TextureOptions};
use std::collections::HashMap;

/// Something that is painted once for a size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Picture {
    /// An icon in a colour.
    Icon(Icon, [u8; 3]),
    /// A counter.
    Counter(Box<CounterFace>, CounterStyle),
    /// A token.
    Marker(MarkerKind),
}

/// More pictures than a long battle shows at one size; beyond it the cache starts anew.
const PICTURES_MAX: usize = 600;

/// The pictures painted so far.
#[derive(Resource, Default)]
pub struct Pictures {
    held: HashMap<(Picture, u32), TextureHandle>,
    pixel_ratio: f32,
}

impl Pictures {
    /// The texture of a picture with a side of `pixels`.
    fn texture(&mut self, ctx: &egui::Context, picture: &Picture, pixels: u32) -> TextureId {
        let key = (picture.clone(), pixels);
        if let Some(held) = self.held.get(&key) {
            return held.id();
        }
        let pixmap = match picture {
            Picture::Icon(icon, [r, g, b]) => paint_icon(*icon, pixels, Rgb(*r, *g, *b)),
            Picture::Counter(face, style) => paint_counter(face, pixels, *style),
            Picture::Marker(kind) => paint_marker(*kind, pixels),
        };
        let size = [pixmap.width() as usize, pixmap.height() as usize];
        let image = ColorImage::from_rgba_premultiplied(size, pixmap.data());
        let handle = ctx.load_texture("picture", image, TextureOptions::LINEAR);
        self.held.entry(key).or_insert(handle).id()
    }

    /// Paints a picture over a square, pixel for pixel.
    pub(crate) fn paint(&mut self, painter: &egui::Painter, rect: Rect, picture: &Picture) {
        self.paint_tinted(painter, rect, picture, Color32::WHITE);
    }

    /// The same through a tint: grey for what is spent.
    pub(crate) fn paint_tinted(&mut self, painter: &egui::Painter, rect: Rect, picture: &Picture, tint: Color32) {
        let ratio = painter.pixels_per_point();
        if (ratio - self.pixel_ratio).abs() > 0.001 || self.held.len() > PICTURES_MAX {
            self.held.clear();
            self.pixel_ratio = ratio;
        }
        let pixels = (rect.width() * ratio).round().clamp(1.0, 2048.0);
        let corner = |value: f32| (value * ratio).round() / ratio;
        let at = egui::pos2(corner(rect.left()), corner(rect.top()));
        let exact = Rect::from_min_size(at, egui::Vec2::splat(pixels / ratio));
        let texture = self.texture(painter.ctx(), picture, pixels as u32);
        painter.image(texture, exact, Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0)), tint);
    }
}

/// An icon in a colour.
pub(crate) fn icon(icon: Icon, colour: Color32) -> Picture {
    Picture::Icon(icon, [colour.r(), colour.g(), colour.b()])
}
