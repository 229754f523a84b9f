//! What small pictures are drawn with: inks, areas, lines.

use tiny_skia::{Color as Ink, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform as Place};

pub(crate) fn sheet(width: u32, height: u32) -> Pixmap {
    Pixmap::new(width, height).unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"))
}

pub(crate) fn ink(rgb: u32, alpha: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    let mut colour = Ink::from_rgba8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8, 255);
    colour.set_alpha(alpha.clamp(0.0, 1.0));
    paint.set_color(colour);
    paint
}

pub(crate) fn fill(sheet: &mut Pixmap, path: Option<Path>, paint: &Paint) {
    if let Some(path) = path {
        sheet.fill_path(&path, paint, FillRule::Winding, Place::identity(), None);
    }
}

pub(crate) fn line(sheet: &mut Pixmap, path: Option<Path>, width: f32, paint: &Paint) {
    if let Some(path) = path {
        let stroke =
            Stroke { width, line_join: LineJoin::Round, line_cap: tiny_skia::LineCap::Round, ..Stroke::default() };
        sheet.stroke_path(&path, paint, &stroke, Place::identity(), None);
    }
}

pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

pub(crate) fn round_rect(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    // The length of a handle that makes a cubic curve a quarter of a circle.
    let k = radius * 0.5523;
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.line_to(right - radius, y);
    path.cubic_to(right - radius + k, y, right, y + radius - k, right, y + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - radius + k, right - radius + k, bottom, right - radius, bottom);
    path.line_to(x + radius, bottom);
    path.cubic_to(x + radius - k, bottom, x, bottom - radius + k, x, bottom - radius);
    path.line_to(x, y + radius);
    path.cubic_to(x, y + radius - k, x + radius - k, y, x + radius, y);
    path.close();
    path.finish()
}
