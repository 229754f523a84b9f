//! Vehicles from above, from numbers in a file: a hull and a turret as two pictures, so that a view can turn each.
//!
//! Both pictures are square, and their side is [`VEHICLE_SPAN`] percent of the counter's. The middle of the hull lies in
//! the middle of its picture, the pivot of the turret in the middle of its own; at heading 0 both look up. A heading
//! counts degrees clockwise. Light falls from the north-west whatever the heading, so a view that lets a vehicle stand
//! asks for a picture of its heading, and turns the sprite only while the vehicle is turning.
mod carriage;
mod drawings;
mod gun;
mod hull;
mod outline;
mod press;
mod riders;
mod running;
mod shape;
mod sizes;
mod soft;
mod turret;
mod wreck;

use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

pub use shape::{
    Bed, Carriage, CarriageShape, Coat, Cupola, Grilles, GunBarrel, Nose, RunningGear, Superstructure, TurretOutline,
    TurretShape, VehicleShape,
};

pub use drawings::{DRAWINGS, Drawings, draw_vehicles_as, drawing};
pub use wreck::{paint_abandoned, paint_wreck};
pub(crate) use wreck::{smoke, soot, stain};

use crate::outfit::Outfit;
use crate::palette::Palette;
use press::{Paints, press};

/// The side of a picture of a hull or a turret, in percent of the side of the counter it belongs to.
pub const VEHICLE_SPAN: u32 = 160;

/// Where hull and turret point: degrees clockwise from up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Headings {
    /// The hull.
    pub hull: u16,
    /// The turret, if there is one; not counted from the hull.
    pub turret: u16,
}

/// How a vehicle stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Condition {
    /// The commander looks out.
    #[default]
    Open,
    /// All hatches are closed.
    Closed,
    /// Hatches open, nobody there.
    Left,
    /// Burnt out.
    Burnt,
}

/// Who is to be seen in a hatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crewing {
    Inside,
    LooksOut,
    Gone,
}

impl Condition {
    fn crewing(self) -> Crewing {
        match self {
            Condition::Open => Crewing::LooksOut,
            Condition::Closed => Crewing::Inside,
            Condition::Left | Condition::Burnt => Crewing::Gone,
        }
    }
}

/// A vehicle as a counter shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VehicleLook {
    /// Its shape.
    pub shape: VehicleShape,
    /// Where it points.
    pub headings: Headings,
    /// How it stands there.
    pub condition: Condition,
}

/// A gun on its carriage as a counter shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GunLook {
    /// Its shape.
    pub shape: CarriageShape,
    /// Where it points: degrees clockwise from up.
    pub heading: u16,
}

/// Paints a gun with the men who serve it; `pixels` is the side of the picture, [`VEHICLE_SPAN`] percent of the counter's.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_gun(look: &GunLook, palette: Palette, outfit: Outfit, pixels: u32) -> Pixmap {
    press_gun(&look.shape, (palette, outfit), f32::from(look.heading), pixels, VEHICLE_SPAN as f32)
}

/// A gun on a picture so many percent of the counter's side wide.
pub(crate) fn press_gun(
    shape: &CarriageShape,
    (palette, outfit): (Palette, Outfit),
    heading: f32,
    pixels: u32,
    units: f32,
) -> Pixmap {
    let paints = Paints::of(palette, shape.coat, false).raised().with_men(outfit.uniform());
    press(&carriage::carriage(shape), paints, heading, pixels, units, 2.0)
}

/// Paints a hull in the colours of its card; `pixels` is the side of the picture.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_hull(look: &VehicleLook, palette: Palette, pixels: u32) -> Pixmap {
    press_hull((&look.shape, look.condition), palette, f32::from(look.headings.hull), pixels, VEHICLE_SPAN as f32)
}

/// A hull on a picture so many percent of the counter's side wide.
pub(crate) fn press_hull(
    (shape, condition): (&VehicleShape, Condition),
    palette: Palette,
    heading: f32,
    pixels: u32,
    units: f32,
) -> Pixmap {
    let paints = Paints::of(palette, shape.coat, condition == Condition::Burnt);
    press(&hull::hull(shape, condition), paints, heading, pixels, units, 2.2)
}

/// Paints a turret in the colours of its card, its pivot in the middle; nothing if the vehicle has none.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_turret(look: &VehicleLook, palette: Palette, pixels: u32) -> Option<Pixmap> {
    press_turret((&look.shape, look.condition), palette, f32::from(look.headings.turret), pixels, VEHICLE_SPAN as f32)
}

/// A turret on a picture so many percent of the counter's side wide.
pub(crate) fn press_turret(
    (shape, condition): (&VehicleShape, Condition),
    palette: Palette,
    heading: f32,
    pixels: u32,
    units: f32,
) -> Option<Pixmap> {
    let turret = shape.turret.as_ref()?;
    let paints = Paints::of(palette, shape.coat, condition == Condition::Burnt).raised();
    Some(press(&turret::turret(turret, condition), paints, heading, pixels, units, 2.2))
}

/// How far a shadow reaches.
const SHADOW: f32 = 2.4;

/// Length and width of a hull as it is drawn, in percent of the counter's side.
pub(crate) fn hull_of(shape: &VehicleShape) -> (f32, f32) {
    let sizes = sizes::Sizes::of(shape);
    (sizes.length, sizes.width)
}

/// How far the gun of a turret reaches from its pivot, or the turret itself, whichever is more; none: there is no turret.
pub(crate) fn turret_reach(shape: &VehicleShape) -> Option<f32> {
    let turret = shape.turret.as_ref()?;
    let behind = f32::from(turret.length.min(50)) / 2.0 + f32::from(turret.setback.unsigned_abs());
    Some(turret::muzzle(turret).max(behind.hypot(f32::from(turret.width.min(50)) / 2.0)) + SHADOW)
}

/// How far the hull reaches from its middle with a gun in it.
pub(crate) fn hull_reach(shape: &VehicleShape) -> f32 {
    let sizes = sizes::Sizes::of(shape);
    let own = (sizes.length / 2.0).hypot(sizes.width / 2.0);
    shape.superstructure.map_or(own, |fixed| own.max(hull::muzzle(&fixed, &sizes))) + SHADOW
}

/// Paints the men who ride on a vehicle, six at most, to be laid over it: its middle is that of the hull.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_riders(look: &VehicleLook, palette: Palette, outfit: Outfit, men: u8, pixels: u32) -> Pixmap {
    let paints = Paints::of(palette, look.shape.coat, false).with_riders(outfit.uniform());
    let pieces = riders::riders(&look.shape, men);
    press(&pieces, paints, f32::from(look.headings.hull), pixels, VEHICLE_SPAN as f32, 1.6)
}

/// Paints a vehicle whole, for panels: its hull in the middle of the picture and its turret where it belongs. The picture
/// is as large as that of its hull.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_vehicle(look: &VehicleLook, palette: Palette, pixels: u32) -> Pixmap {
    let mut picture = paint_hull(look, palette, pixels);
    if let Some(turret) = paint_turret(look, palette, pixels) {
        lay_turret(&mut picture, &turret, turret_pivot(&look.shape, look.headings.hull));
    }
    picture
}

/// Lays the picture of a turret over that of a hull, its pivot so far from the middle, in parts of the counter's side.
fn lay_turret(hull: &mut Pixmap, turret: &Pixmap, (x, y): (f32, f32)) {
    let counter = hull.width() as f32 * 100.0 / VEHICLE_SPAN as f32;
    let place = Transform::from_translate(x * counter, y * counter);
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    hull.draw_pixmap(0, 0, turret.as_ref(), &paint, place, None);
}

/// Where the pivot of a turret lies when the hull has this heading: from the hull's middle to the right and down, in
/// parts of the counter's side.
pub fn turret_pivot(shape: &VehicleShape, heading: u16) -> (f32, f32) {
    let forward = shape.turret.map_or(0.0, |turret| sizes::place(turret.position)) / 100.0;
    let angle = f32::from(heading).to_radians();
    (forward * angle.sin(), -forward * angle.cos())
}

/// How far a vehicle with its gun reaches from its hull's middle, in percent of the counter's side.
pub(crate) struct Reach {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

impl Reach {
    pub(crate) fn of(look: &VehicleLook) -> Self {
        let sizes = sizes::Sizes::of(&look.shape);
        let (half, side) = (sizes.length / 2.0, sizes.width / 2.0);
        let turned = |heading: u16, (x, y): (f32, f32)| {
            let (sin, cos) = f32::from(heading).to_radians().sin_cos();
            (x * cos - y * sin, x * sin + y * cos)
        };
        let mut all = Self { left: 0.0, right: 0.0, top: 0.0, bottom: 0.0 };
        let corners = [(-side, -half), (side, -half), (-side, half), (side, half)];
        corners.iter().for_each(|corner| all.take_in(turned(look.headings.hull, *corner)));
        if let Some(fixed) = &look.shape.superstructure {
            all.take_in(turned(look.headings.hull, (sizes::place(fixed.aside), -hull::muzzle(fixed, &sizes))));
        }
        if let Some(turret) = &look.shape.turret {
            let pivot = turned(look.headings.hull, (0.0, -sizes::place(turret.position)));
            let muzzle = turned(look.headings.turret, (0.0, -turret::muzzle(turret)));
            all.take_in((pivot.0 + muzzle.0, pivot.1 + muzzle.1));
        }
        all
    }

    fn take_in(&mut self, (x, y): (f32, f32)) {
        (self.left, self.right) = (self.left.min(x), self.right.max(x));
        (self.top, self.bottom) = (self.top.min(y), self.bottom.max(y));
    }
}

#[cfg(test)]
#[path = "vehicle_test.rs"]
mod tests;
