//! What lies over the painted ground: hex outlines, centre dots and names, and the outlines of silhouettes for the sight tool.

use super::canvas::smoothstep;
use super::shape::{Bounds, Vec2, vec2};
use super::{MapPainter, PixelBox};
use crate::glyph::{Align, draw_text, fonts};
use hex_board::{Point, SightClass};
use tiny_skia::{Color, FillRule, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

/// Pixels per hex below which names and dots fade, and at which they are gone.
const FADE: (f32, f32) = (45.0, 30.0);

fn ink(red: u8, green: u8, blue: u8, alpha: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, (alpha.clamp(0.0, 1.0) * 255.0) as u8);
    paint
}

struct Frame {
    corner: Vec2,
    scale: f32,
    view: Bounds,
}

impl Frame {
    fn new(region: (Point, Point), pixels_per_hex: f32) -> Self {
        let pixel_box = PixelBox::new(region, pixels_per_hex);
        let scale = pixels_per_hex / super::HEX_WIDTH;
        Self {
            corner: vec2(pixel_box.left as f32, pixel_box.top as f32),
            scale,
            view: Bounds { low: region.0.into(), high: region.1.into() },
        }
    }
    fn pixel(&self, at: Vec2) -> Vec2 {
        at * self.scale - self.corner
    }
}

impl MapPainter {
    /// Draws hex outlines, centre dots and names over a picture of the same region and scale. They fade where hexes are small.
    pub fn paint_grid(&self, pixmap: &mut Pixmap, region: (Point, Point), pixels_per_hex: f32) {
        let frame = Frame::new(region, pixels_per_hex);
        let shown = smoothstep(FADE.1, FADE.0, pixels_per_hex);
        let lines = smoothstep(8.0, 26.0, pixels_per_hex);
        let near = || self.hexes.iter().filter(|hex| frame.view.holds(hex.centre, 130.0));
        let mut outlines = PathBuilder::new();
        for hex in near() {
            for side in 0..6 {
                if side >= 3 && hex.inner_sides >> side & 1 == 1 {
                    continue;
                }
                let (from, to) = hex_board::lattice::hexside(side);
                let (from, to) = (frame.pixel(hex.centre + from.into()), frame.pixel(hex.centre + to.into()));
                outlines.move_to(from.x, from.y);
                outlines.line_to(to.x, to.y);
            }
        }
        if let Some(path) = outlines.finish() {
            let stroke = Stroke { width: 1.0, ..Stroke::default() };
            pixmap.stroke_path(&path, &ink(0, 0, 0, 0.20 * lines), &stroke, Transform::identity(), None);
        }
        if shown <= 0.0 {
            return;
        }
        let mut dots = PathBuilder::new();
        for hex in near() {
            let at = frame.pixel(hex.centre);
            dots.push_circle(at.x, at.y, 1.5);
        }
        if let Some(path) = dots.finish() {
            pixmap.fill_path(&path, &ink(0, 0, 0, 0.35 * shown), FillRule::Winding, Transform::identity(), None);
        }
        let size = (pixels_per_hex * 0.125).clamp(10.0, 18.0);
        let colour = Color::from_rgba8(0, 0, 0, (0.55 * shown * 255.0) as u8);
        for hex in near() {
            let at = frame.pixel(hex.centre - vec2(0.0, 104.0));
            draw_text(pixmap, &fonts().figures, &hex.name, at.x, at.y + 3.0 + size * 0.75, size, colour, Align::Centre);
        }
    }

    /// Draws the outlines of silhouettes and of hexside terrain for the sight tool over a picture of the same region and scale:
    /// what blocks in red-brown, what degrades in amber with dashes. Each has a pale line under it, so that it shows on any ground.
    pub fn outline(&self, pixmap: &mut Pixmap, region: (Point, Point), pixels_per_hex: f32) {
        let frame = Frame::new(region, pixels_per_hex);
        let (mut blocking, mut degrading) = (PathBuilder::new(), PathBuilder::new());
        for trace in self.traces.iter().filter(|trace| trace.bounds.meets(&frame.view)) {
            let path = match trace.sight {
                SightClass::Clear => continue,
                SightClass::Degrading => &mut degrading,
                SightClass::Blocking(_) => &mut blocking,
            };
            for (n, point) in trace.points.iter().enumerate() {
                let at = frame.pixel(*point);
                if n == 0 {
                    path.move_to(at.x, at.y);
                } else {
                    path.line_to(at.x, at.y);
                }
            }
            if trace.closed {
                path.close();
            }
        }
        let width = (pixels_per_hex * 0.018).clamp(1.2, 3.0);
        for (path, paint, dash) in
            [(degrading, ink(0xE0, 0xA8, 0x45, 0.95), Some(width * 3.0)), (blocking, ink(0xB5, 0x3C, 0x28, 0.95), None)]
        {
            let Some(path) = path.finish() else { continue };
            let halo = Stroke { width: width + 2.0, line_join: LineJoin::Round, ..Stroke::default() };
            pixmap.stroke_path(&path, &ink(0x1E, 0x1A, 0x14, 0.45), &halo, Transform::identity(), None);
            let dash = dash.and_then(|dash| tiny_skia::StrokeDash::new(vec![dash, dash * 0.7], 0.0));
            let line = Stroke { width, line_join: LineJoin::Round, dash, ..Stroke::default() };
            pixmap.stroke_path(&path, &paint, &line, Transform::identity(), None);
        }
    }
}
