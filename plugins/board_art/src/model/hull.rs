//! The pictures of a model: the hull on its plate, the turret, the tokens.

use super::Model;
use super::plate::{Lie, plate};
use crate::figure::{Mark, paint_mark_at};
use crate::ink::Sheet;
use crate::vehicle::{self, Condition, VehicleShape, press_hull, press_turret, smoke, soot, stain};
use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

/// How far the turret of a wreck has been thrown round, in degrees.
const SWUNG: f32 = 38.0;
/// From token to token along the edge of a plate, and from the rear to the first.
const APART: f32 = 38.0;
const FIRST: f32 = 30.0;
/// How much larger tokens are than those of men.
const GROWN: f32 = 1.4;

/// The hull on its plate, [`Model::hull_span`] units wide, its middle in the middle; `heading` in degrees, 0 up and clockwise.
/// A wreck is painted whole, with its turret and its smoke.
pub fn paint_model_hull(model: &Model, heading: f32, pixels: u32) -> Pixmap {
    let (shape, scale) = model.fitted();
    let span = model.hull_span();
    let mut sheet = Sheet::new(pixels, span);
    if model.is_burnt() {
        lay(&mut sheet.pixmap, &stain(pixels), (0.0, 0.0));
    }
    let lie = Lie { footprint: model.footprint, heading, middle: span / 2.0 };
    plate(&mut sheet, lie, model.side);
    let mut picture = sheet.pixmap;
    let units = span / scale;
    if model.is_burnt() {
        wreck(&mut picture, &shape, (heading, units));
    } else {
        lay(&mut picture, &press_hull((&shape, model.condition), model.palette, heading, pixels, units), (0.0, 0.0));
    }
    picture
}

/// What is left of it: the hull, the turret beside its ring, smoke over both.
fn wreck(picture: &mut Pixmap, shape: &VehicleShape, (heading, units): (f32, f32)) {
    let pixels = picture.width();
    let hull = press_hull((shape, Condition::Burnt), soot(), heading, pixels, units);
    lay(picture, &hull, (0.0, 0.0));
    if let Some(turret) = press_turret((shape, Condition::Burnt), soot(), heading + SWUNG, pixels, units) {
        let forward = -vehicle::turret_pivot(shape, 0).1 * 100.0 + 2.0;
        let (sin, cos) = heading.to_radians().sin_cos();
        let pixel = pixels as f32 / units;
        let at = (forward * sin + 2.4, -forward * cos + 2.0);
        lay(picture, &turret, (at.0 * pixel, at.1 * pixel));
    }
    smoke(picture);
}

fn lay(picture: &mut Pixmap, other: &Pixmap, (x, y): (f32, f32)) {
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    picture.draw_pixmap(0, 0, other.as_ref(), &paint, Transform::from_translate(x, y), None);
}

/// A model whole, its turret ahead, for panels: all of it lies within the picture.
pub fn paint_model(model: &Model, heading: f32, pixels: u32) -> Pixmap {
    let turret = model.turret_span().unwrap_or(0.0);
    let span = model.hull_span().max(2.0 * model.pivot().abs() + turret);
    let part = |of: f32| ((pixels.max(1) as f32 * of / span) as u32).max(1);
    let mut picture = Sheet::new(pixels, span).pixmap;
    let side = picture.width() as f32;
    let mut centred = |other: &Pixmap, (x, y): (f32, f32)| {
        let half = (side - other.width() as f32) / 2.0;
        lay(&mut picture, other, (half + x, half + y));
    };
    centred(&paint_model_hull(model, heading, part(model.hull_span())), (0.0, 0.0));
    if let Some(turret) = paint_model_turret(model, heading, part(turret)) {
        let (sin, cos) = heading.to_radians().sin_cos();
        let far = model.pivot() * side / span;
        centred(&turret, (far * sin, -far * cos));
    }
    picture
}

/// The turret, [`Model::turret_span`] units wide, its pivot in the middle; none: there is none.
pub fn paint_model_turret(model: &Model, heading: f32, pixels: u32) -> Option<Pixmap> {
    let (shape, scale) = model.fitted();
    let span = model.turret_span()?;
    press_turret((&shape, model.condition), model.palette, heading, pixels, span / scale)
}

/// Tokens along both edges of the plate, from the rear: [`Model::marks_span`] units wide. They are read upright whatever the heading.
pub fn paint_model_marks(model: &Model, marks: &[Mark], heading: f32, pixels: u32) -> Pixmap {
    let span = model.marks_span();
    let mut sheet = Sheet::new(pixels, span / GROWN);
    let (length, width) = model.footprint.units();
    let (sin, cos) = heading.to_radians().sin_cos();
    let in_row = (((length - 2.0 * FIRST) / APART) as usize + 1).max(1);
    for (n, mark) in marks.iter().take(2 * in_row).enumerate() {
        let side = if n < in_row { 1.0 } else { -1.0 };
        let (x, y) = (side * (width / 2.0 - 4.0), length / 2.0 - FIRST - APART * (n % in_row) as f32);
        let at = (span / 2.0 + x * cos - y * sin, span / 2.0 + x * sin + y * cos);
        paint_mark_at(&mut sheet, *mark, (at.0 / GROWN, at.1 / GROWN));
    }
    sheet.pixmap
}
