//! A drawing: a list of shapes, in points from its upper left corner.

use super::{Face, Ink};
use crate::Kit;
use crate::noted::note_seen;
use crate::pictures::Picture;
use crate::theme;
use bevy_egui::egui;
use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

/// A drawing that is as large as it says; what lies beyond its edge is cut off.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Width and height, in points.
    pub size: [f32; 2],
    /// What is drawn, in words.
    pub spoken: String,
    /// By what name a test finds it.
    pub noted: String,
    /// What is drawn, from the undermost.
    pub shapes: Vec<Shape>,
}

impl Figure {
    /// A test finds it by this name.
    pub fn note(self, name: &str) -> Self {
        Self { noted: name.to_owned(), ..self }
    }
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through points.
    Line {
        /// The points.
        through: Vec<[f32; 2]>,
        /// How wide it is.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A filled figure without dents.
    Polygon {
        /// Its corners.
        corners: Vec<[f32; 2]>,
        /// Its colour.
        ink: Ink,
    },
    /// A filled disc.
    Disc {
        /// Its middle.
        at: [f32; 2],
        /// How large it is.
        radius: f32,
        /// Its colour.
        ink: Ink,
    },
    /// Words around a point.
    Words {
        /// The point.
        at: [f32; 2],
        /// What they say.
        words: String,
        /// The size of the letters.
        size: f32,
        /// Which letters.
        face: Face,
        /// Their colour.
        ink: Ink,
    },
    /// A picture around a point.
    Picture {
        /// The point.
        at: [f32; 2],
        /// The side of the picture.
        side: f32,
        /// The picture.
        picture: Picture,
    },
    /// A burst of flame around a point.
    Burst {
        /// The point.
        at: [f32; 2],
        /// How far its longest tongue reaches.
        radius: f32,
    },
}

/// Letters of a face in a size.
pub(super) fn letters(size: f32, face: Face) -> FontId {
    match face {
        Face::Plain => crate::widgets::font(size),
        Face::Title => FontId::new(size, theme::medium()),
        Face::Figure => FontId::new(size, theme::figures()),
    }
}

/// Draws it where the next widget stands.
pub(super) fn draw(ui: &mut Ui, kit: &mut Kit, figure: &Figure) {
    let (rect, response) = ui.allocate_exact_size(Vec2::from(figure.size), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &figure.spoken));
    note_seen(ui, &figure.noted, rect);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    for shape in &figure.shapes {
        draw_shape(&painter, kit, rect.min, shape);
    }
}

fn draw_shape(painter: &Painter, kit: &mut Kit, corner: Pos2, shape: &Shape) {
    let place = |at: &[f32; 2]| corner + Vec2::from(*at);
    match shape {
        Shape::Line { through, width, ink } => {
            let stroke = Stroke::new(*width, ink.colour(kit));
            match &through[..] {
                [from, to] => painter.line_segment([place(from), place(to)], stroke),
                many => painter.add(egui::Shape::line(many.iter().map(place).collect(), stroke)),
            };
        }
        Shape::Polygon { corners, ink } => {
            let corners = corners.iter().map(place).collect();
            painter.add(egui::Shape::convex_polygon(corners, ink.colour(kit), Stroke::NONE));
        }
        Shape::Disc { at, radius, ink } => _ = painter.circle_filled(place(at), *radius, ink.colour(kit)),
        Shape::Words { at, words, size, face, ink } => {
            painter.text(place(at), Align2::CENTER_CENTER, words, letters(*size, *face), ink.colour(kit));
        }
        Shape::Picture { at, side, picture } => {
            kit.pictures.paint(painter, Rect::from_center_size(place(at), Vec2::splat(*side)), picture);
        }
        Shape::Burst { at, radius } => burst(painter, place(at), *radius),
    }
}

/// A star of flame.
fn burst(painter: &Painter, at: Pos2, radius: f32) {
    const SPIKES: usize = 9;
    for (size, colour) in [
        (1.0, Color32::from_rgb(0xC2, 0x4A, 0x3A)),
        (0.74, Color32::from_rgb(0xE9, 0x9A, 0x3C)),
        (0.42, Color32::from_rgb(0xFB, 0xEB, 0xB4)),
    ] {
        let mut star = Mesh::default();
        star.colored_vertex(at, colour);
        let points = 2 * SPIKES;
        for n in 0..points {
            let long = [1.0, 0.52, 0.86, 0.48][n % 4];
            let (sin, cos) = (n as f32 * 360.0 / points as f32 + 8.0).to_radians().sin_cos();
            star.colored_vertex(at + egui::vec2(sin, -cos) * radius * size * long, colour);
        }
        for n in 0..points as u32 {
            star.add_triangle(0, 1 + n, 1 + (n + 1) % points as u32);
        }
        painter.add(star);
    }
}
