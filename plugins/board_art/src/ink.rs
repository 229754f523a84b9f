//! A square sheet measured in units of its own, whatever its size in pixels.
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, Pixmap, Shader, Stroke, Transform};

use crate::glyph::{Align, Font, draw_text, draw_text_with_halo};
use crate::palette::Rgb;

/// The largest picture that is painted: a request beyond it gets this size.
pub(crate) const LARGEST: u32 = 4096;

/// A sheet on which drawings are placed in units.
pub(crate) struct Sheet {
    pub(crate) pixmap: Pixmap,
    scale: f32,
}

impl Sheet {
    /// An empty square of so many pixels (at least one), so many units wide.
    pub(crate) fn new(pixels: u32, units: f32) -> Self {
        let side = pixels.clamp(1, LARGEST);
        let pixmap = Pixmap::new(side, side).expect("a side from 1 to 4096 makes a picture");
        Self { pixmap, scale: side as f32 / units }
    }

    /// Units to pixels.
    pub(crate) fn transform(&self) -> Transform {
        Transform::from_scale(self.scale, self.scale)
    }

    pub(crate) fn fill(&mut self, path: Option<Path>, colour: Rgb, alpha: f32) {
        self.fill_with(path, solid(colour, alpha), None);
    }

    /// Fills only where the mask allows.
    pub(crate) fn fill_with(&mut self, path: Option<Path>, paint: Paint, mask: Option<&Mask>) {
        if let Some(path) = path {
            let transform = self.transform();
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, transform, mask);
        }
    }

    /// Draws a line along an outline, with round ends.
    pub(crate) fn stroke(&mut self, path: Option<Path>, width: f32, colour: Rgb, alpha: f32) {
        if let Some(path) = path {
            let transform = self.transform();
            self.pixmap.stroke_path(&path, &solid(colour, alpha), &pen(width), transform, None);
        }
    }

    /// Draws a line along an outline, only where the mask allows.
    pub(crate) fn stroke_within(&mut self, path: Option<Path>, width: f32, colour: Rgb, alpha: f32, mask: &Mask) {
        if let Some(path) = path {
            let transform = self.transform();
            self.pixmap.stroke_path(&path, &solid(colour, alpha), &pen(width), transform, Some(mask));
        }
    }

    /// The inside of an outline, as a mask.
    pub(crate) fn mask(&self, path: Option<Path>) -> Option<Mask> {
        let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
        mask.fill_path(&path?, FillRule::Winding, true, self.transform());
        Some(mask)
    }

    /// One line of text; `y` is the base line and `size` the em, all in units.
    pub(crate) fn text(&mut self, font: &Font, text: &str, x: f32, y: f32, size: f32, colour: Rgb, align: Align) {
        let k = self.scale;
        draw_text(&mut self.pixmap, font, text, x * k, y * k, size * k, colour.with_alpha(1.0), align);
    }

    /// One line of text from `at` to the right, over a rim of another ink.
    pub(crate) fn text_with_halo(&mut self, font: &Font, text: &str, at: (f32, f32), size: f32, ink: Rgb, halo: Rgb) {
        let k = self.scale;
        let (x, y, ink, rim) = (at.0 * k, at.1 * k, ink.with_alpha(1.0), halo.with_alpha(0.75));
        draw_text_with_halo(&mut self.pixmap, font, text, x, y, size * k, ink, Align::Left, rim, 1.1 * k);
    }
}

fn pen(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}

/// A plain colour.
pub(crate) fn solid(colour: Rgb, alpha: f32) -> Paint<'static> {
    shaded(Shader::SolidColor(colour.with_alpha(alpha)))
}

/// A shader as a paint.
pub(crate) fn shaded(shader: Shader<'static>) -> Paint<'static> {
    Paint { shader, anti_alias: true, ..Paint::default() }
}

/// A colour running into another from one point to a second.
pub(crate) fn gradient(from: (f32, f32), to: (f32, f32), first: Color, last: Color) -> Paint<'static> {
    let stops = vec![tiny_skia::GradientStop::new(0.0, first), tiny_skia::GradientStop::new(1.0, last)];
    let shader = tiny_skia::LinearGradient::new(
        tiny_skia::Point::from_xy(from.0, from.1),
        tiny_skia::Point::from_xy(to.0, to.1),
        stops,
        tiny_skia::SpreadMode::Pad,
        Transform::identity(),
    );
    shaded(shader.unwrap_or(Shader::SolidColor(first)))
}

/// A colour running into another from a centre outwards.
pub(crate) fn glow(centre: (f32, f32), radius: f32, first: Color, last: Color) -> Paint<'static> {
    let stops = vec![tiny_skia::GradientStop::new(0.0, first), tiny_skia::GradientStop::new(1.0, last)];
    let point = tiny_skia::Point::from_xy(centre.0, centre.1);
    let shader =
        tiny_skia::RadialGradient::new(point, point, radius, stops, tiny_skia::SpreadMode::Pad, Transform::identity());
    shaded(shader.unwrap_or(Shader::SolidColor(first)))
}
