//! Vehicles and guns as models on a measured table, in the very size of the hull that its rules measure.
//!
//! A model is three pictures that a view lays over one another: the hull on its plate (`hull.rs`), the turret with its pivot in the
//! middle, and the tokens at its edge. Both hull and turret are painted in their heading, so that light stays in the north-west. From
//! afar it is a plate with a letter, and who is not located is a plate with a number (`plate.rs`). Guns stand on discs.
//!
//! Lengths of pictures are in units of which [`FIGURE_SPAN`](crate::FIGURE_SPAN) are twice the base of a man, as for figures.

mod hull;
mod plate;

pub use hull::{paint_model, paint_model_hull, paint_model_marks, paint_model_turret};
pub use plate::{FarModel, paint_far_model, paint_unlocated_model};

use crate::figure::{Base, FIGURE_SPAN, Mark, paint_base, paint_marks};
use crate::outfit::Outfit;
use crate::palette::{Palette, Rgb};
use crate::vehicle::{self, CarriageShape, Condition, Superstructure, VehicleShape, press_gun};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// Units to a tenth of a millimetre: a base of 25 mm is 100 wide.
const UNIT: f32 = 100.0 / 250.0;
/// How wide the rim of a plate is.
const RIM: f32 = 12.0;
/// The most by which a model is made narrower or shorter so that it fills its plate.
const BENT: f32 = 1.13;
/// Clear ground around what is painted: shadows, tokens.
const CLEAR: f32 = 22.0;

/// The hull that is measured, in tenths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Footprint {
    /// From front to rear.
    pub length: u16,
    /// Across.
    pub width: u16,
}

impl Footprint {
    /// Length and width in units of a picture.
    fn units(self) -> (f32, f32) {
        (f32::from(self.length.max(1)) * UNIT, f32::from(self.width.max(1)) * UNIT)
    }
    /// How wide a picture of a plate is in units, whatever its heading.
    pub fn span(self) -> f32 {
        let (length, width) = self.units();
        length.hypot(width) + 2.0 * CLEAR
    }
}

/// A vehicle on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Model {
    /// What it looks like.
    pub shape: VehicleShape,
    /// The hull that is measured: its plate.
    pub footprint: Footprint,
    /// How it stands there.
    pub condition: Condition,
    /// Its paint.
    pub palette: Palette,
    /// The rim of its plate: the side's colour.
    pub side: Rgb,
}

impl Model {
    /// The shape as it is drawn, a little narrower or shorter than in its file so that it fills its plate, and units to one of its own.
    fn fitted(&self) -> (VehicleShape, f32) {
        let (length, width) = self.footprint.units();
        let (long, wide) = (length - 2.0 * RIM, width - 1.9 * RIM);
        let (own_long, own_wide) = vehicle::hull_of(&self.shape);
        // Half of what is too much is taken from it, the rest is left free on the plate.
        let bent = ((own_wide / own_long) / (wide / long)).sqrt().clamp(1.0 / BENT, BENT);
        let narrowed = |value: u8| (f32::from(value) / bent).round().clamp(1.0, 60.0) as u8;
        let fixed = |fixed: Superstructure| Superstructure { width: narrowed(fixed.width), ..fixed };
        let width = narrowed(own_wide.round() as u8);
        let shape = VehicleShape { width, superstructure: self.shape.superstructure.map(fixed), ..self.shape };
        let (own_long, own_wide) = vehicle::hull_of(&shape);
        (shape, (long / own_long).min(wide / own_wide).max(0.1))
    }

    /// It has burnt out.
    fn is_burnt(&self) -> bool {
        self.condition == Condition::Burnt
    }

    /// How wide the picture of its hull is, in units.
    pub fn hull_span(&self) -> f32 {
        let (shape, scale) = self.fitted();
        let own = 2.0 * (vehicle::hull_reach(&shape) * scale + CLEAR);
        let (length, _) = self.footprint.units();
        // Smoke drifts far away from what burns.
        let least = if self.is_burnt() { length * 2.2 } else { self.footprint.span() };
        own.max(least)
    }

    /// How wide the picture of its turret is, in units; none: it has none, or it lies on its wreck and is painted with it.
    pub fn turret_span(&self) -> Option<f32> {
        let (shape, scale) = self.fitted();
        let reach = vehicle::turret_reach(&shape).filter(|_| !self.is_burnt())?;
        Some(2.0 * (reach * scale + CLEAR))
    }

    /// How far before the middle of the hull the pivot of the turret lies, in units.
    pub fn pivot(&self) -> f32 {
        let (shape, scale) = self.fitted();
        -vehicle::turret_pivot(&shape, 0).1 * 100.0 * scale
    }

    /// How wide the picture of its tokens is, in units.
    pub fn marks_span(&self) -> f32 {
        self.footprint.span()
    }
}

/// A gun on its disc with the tokens at its rim, as wide as [`paint_figure`](crate::paint_figure) where the disc is 100 wide; `heading`
/// in degrees.
pub fn paint_gun_model(
    gun: &CarriageShape,
    (palette, outfit): (Palette, Outfit),
    base: &Base,
    marks: &[Mark],
    heading: f32,
    pixels: u32,
) -> Pixmap {
    let mut picture = paint_base(base, heading, pixels);
    // Without its men: they stand on bases of their own.
    let gun = CarriageShape { men: 0, ..*gun };
    let over = |picture: &mut Pixmap, other: &Pixmap| {
        picture.draw_pixmap(0, 0, other.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    };
    over(&mut picture, &press_gun(&gun, (palette, outfit), heading, pixels, FIGURE_SPAN * 0.84));
    over(&mut picture, &paint_marks(marks, pixels));
    picture
}

#[cfg(test)]
#[path = "model_test.rs"]
mod tests;
