//! What is left of a vehicle: burnt out on a black stain, with smoke over it.
use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::{
    Condition, Headings, VehicleLook, VehicleShape, lay_turret, paint_hull, paint_turret, paint_vehicle, turret_pivot,
};
use crate::noise::fractal;
use crate::palette::Palette;

/// How far the turret of a wreck has been thrown round, in degrees.
const SWUNG: u16 = 38;

/// Paints a wreck on its burnt ground, without a card: a square picture of `pixels`, [`VEHICLE_SPAN`](super::VEHICLE_SPAN) percent of a
/// counter's side wide, with the hull in its middle. What is not known to have been another is drawn as
/// [`VehicleShape::default`] with a turret.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_wreck(shape: Option<&VehicleShape>, heading: u16, pixels: u32) -> Pixmap {
    let unknown = VehicleShape { turret: Some(super::TurretShape::default()), ..VehicleShape::default() };
    let shape = *shape.unwrap_or(&unknown);
    let headings = Headings { hull: heading, turret: (heading % 360 + SWUNG) % 360 };
    let look = VehicleLook { shape, headings, condition: Condition::Burnt };
    // Soot has no nation: the palette only decides the key lines.
    let palette = soot();
    let mut picture = paint_hull(&look, palette, pixels);
    let side = picture.width();
    let mut below = stain(side);
    below.draw_pixmap(0, 0, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    picture = below;
    if let Some(turret) = paint_turret(&look, palette, pixels) {
        let (x, y) = turret_pivot(&shape, heading);
        // It has been lifted off its ring.
        lay_turret(&mut picture, &turret, (x + 0.02, y + 0.025));
    }
    smoke(&mut picture);
    picture
}

/// Paints a vehicle that its crew has left, without a card: hatches open, its turret as it stood, in the colours of no nation; in size and
/// sides as [`paint_wreck`].
pub fn paint_abandoned(shape: Option<&VehicleShape>, heading: u16, pixels: u32) -> Pixmap {
    let unknown = VehicleShape { turret: Some(super::TurretShape::default()), ..VehicleShape::default() };
    let headings = Headings { hull: heading, turret: (heading % 360 + SWUNG) % 360 };
    let look = VehicleLook { shape: *shape.unwrap_or(&unknown), headings, condition: Condition::Left };
    let palette = Palette { base: STEEL, dark: STEEL.darker(0.5), light: STEEL.lighter(0.3), print: STEEL };
    paint_vehicle(&look, palette, pixels)
}

/// Paint that nobody keeps any more.
const STEEL: crate::palette::Rgb = crate::palette::Rgb::hex(0x7C8578);
const ASH: crate::palette::Rgb = crate::palette::Rgb::hex(0x6E665C);

/// The colours of what has burnt.
pub(crate) fn soot() -> Palette {
    Palette { base: ASH, dark: ASH.darker(0.5), light: ASH.lighter(0.3), print: ASH }
}

/// Burnt ground with a ragged rim.
pub(crate) fn stain(side: u32) -> Pixmap {
    let mut picture = Pixmap::new(side, side).expect("a side from 1 to 4096 makes a picture");
    veil(&mut picture, |x, y| {
        let ragged = 0.46 + 0.34 * (fractal(x * 3.2 + 7.0, y * 3.2 + 7.0, 4, 0x57A1) - 0.5);
        let far = x.hypot(y) / ragged;
        ([24.0, 20.0, 17.0], 0.62 * (1.0 - far).clamp(0.0, 0.5) * 2.0)
    });
    picture
}

/// A dark plume that leans to the north-east.
pub(crate) fn smoke(picture: &mut Pixmap) {
    veil(picture, |x, y| {
        let along = (x - y) * 0.707;
        let across = (x + y) * 0.707;
        if along < -0.08 {
            return ([0.0; 3], 0.0);
        }
        let wide = 0.08 + 0.24 * along;
        let torn = fractal(x * 5.0 + 3.0, y * 5.0 - 4.0, 4, 0x5A0E);
        let dense = (1.0 - (across / wide).powi(2)).max(0.0) * (1.0 - along / 0.82).clamp(0.0, 1.0);
        let rise = ((along + 0.08) / 0.10).clamp(0.0, 1.0);
        let tone = 34.0 + 60.0 * torn;
        ([tone, tone * 0.97, tone * 0.94], (dense * rise * (0.25 + 1.1 * torn)).clamp(0.0, 0.78))
    });
}

/// Lays a colour (0 to 255) with a cover (0 to 1) over each pixel, asked by its place from -1 to 1 in either direction.
fn veil(picture: &mut Pixmap, tone: impl Fn(f32, f32) -> ([f32; 3], f32)) {
    let side = picture.width();
    let step = 2.0 / side as f32;
    for (n, pixel) in picture.data_mut().chunks_exact_mut(4).enumerate() {
        let (x, y) = ((n as u32 % side) as f32, (n as u32 / side) as f32);
        let (colour, cover) = tone((x + 0.5) * step - 1.0, (y + 0.5) * step - 1.0);
        if cover <= 0.0 {
            continue;
        }
        for (part, ink) in pixel.iter_mut().zip(colour.into_iter().chain([255.0])) {
            *part = (f32::from(*part) * (1.0 - cover) + ink * cover).round() as u8;
        }
    }
}
