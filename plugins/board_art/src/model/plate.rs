//! Plates in the size of a hull: the ground that a model stands on, the plate of who is not located, and what is seen from afar.

use super::{CLEAR, Footprint, RIM};
use crate::figure::Mark;
use crate::glyph::{Align, fonts};
use crate::ink::{Sheet, gradient};
use crate::noise::{hash, unit_at};
use crate::palette::{BLACK_INK, PAPER, Rgb};
use crate::silhouettes::path::{circle, outline, polygon, round_rect};
use tiny_skia::{Path, Pixmap, Transform};

/// Radius of a plate's corners.
const CORNER: f32 = 15.0;
const INK: Rgb = Rgb::hex(0x14171A);

/// How a plate lies on its picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lie {
    pub(super) footprint: Footprint,
    /// Degrees clockwise from up.
    pub(super) heading: f32,
    /// The middle of the picture.
    pub(super) middle: f32,
}

impl Lie {
    /// Turned and moved there, from where the origin is the middle of the plate and up its front.
    fn place(self) -> Transform {
        Transform::from_rotate(self.heading).post_translate(self.middle, self.middle)
    }
    /// The plate, so much larger on all sides.
    fn outline(self, grown: f32) -> Option<Path> {
        let (length, width) = self.footprint.units();
        let (x, y) = (-width / 2.0 - grown, -length / 2.0 - grown);
        let path = round_rect(x, y, -2.0 * x, -2.0 * y, (CORNER + grown).max(1.0))?;
        path.transform(self.place())
    }
    /// Corners of the plate's own.
    fn corners(self, corners: &[(f32, f32)]) -> Option<Path> {
        polygon(corners)?.transform(self.place())
    }
    /// A point of the plate's own on the picture.
    fn at(self, (x, y): (f32, f32)) -> (f32, f32) {
        let (sin, cos) = self.heading.to_radians().sin_cos();
        (self.middle + x * cos - y * sin, self.middle + x * sin + y * cos)
    }
    /// From the corner in the light to the other one.
    fn light(self) -> [(f32, f32); 2] {
        let (length, width) = self.footprint.units();
        let reach = (length + width) * 0.22;
        [-reach, reach].map(|by| (self.middle + by, self.middle + by))
    }
}

/// The rim, which leans outwards: bright towards the light.
fn rim(sheet: &mut Sheet, lie: Lie, side: Rgb) {
    for (by, alpha) in [(3.4, 0.14), (2.4, 0.16), (1.4, 0.18)] {
        let lower = lie.outline(0.0).and_then(|path| path.transform(Transform::from_translate(by, by)));
        sheet.fill(lower, Rgb(0, 0, 0), alpha);
    }
    let [from, to] = lie.light();
    let lean = gradient(from, to, side.lighter(0.42).with_alpha(1.0), side.darker(0.26).with_alpha(1.0));
    sheet.fill(lie.outline(0.0), side.darker(0.62), 1.0);
    sheet.fill_with(lie.outline(-1.2), lean, None);
    sheet.fill(lie.outline(1.0 - RIM), side.darker(0.62), 1.0);
}

/// The plate of a model: a rim in the side's colour around sand, a notch in its front.
pub(super) fn plate(sheet: &mut Sheet, lie: Lie, side: Rgb) {
    rim(sheet, lie, side);
    let [from, to] = lie.light();
    let ground = Rgb::hex(0xC7B68C);
    let sand = gradient(from, to, ground.darker(0.10).with_alpha(1.0), ground.lighter(0.08).with_alpha(1.0));
    sheet.fill_with(lie.outline(-RIM), sand, None);
    grains(sheet, lie);
    let (length, _) = lie.footprint.units();
    let front = -length / 2.0;
    let bright = if side.brightness() > 0.62 { BLACK_INK } else { PAPER };
    let wedge = |half: f32, foot: f32, tip: f32| {
        lie.corners(&[(-half, front + foot), (0.0, front - tip), (half, front + foot)])
    };
    sheet.fill(wedge(32.0, RIM + 5.0, 10.0), side.darker(0.75), 1.0);
    sheet.fill(wedge(25.0, RIM + 2.0, 6.0), bright, 1.0);
}

/// Stones and grass on the sand.
fn grains(sheet: &mut Sheet, lie: Lie) {
    let (length, width) = lie.footprint.units();
    let (long, wide) = (length / 2.0 - RIM - 3.0, width / 2.0 - RIM - 3.0);
    for n in 0..90 {
        let (x, y) = ((unit_at(n, 1, 0x9A7) * 2.0 - 1.0) * wide, (unit_at(n, 2, 0x9A7) * 2.0 - 1.0) * long);
        let (x, y) = lie.at((x, y));
        match hash(n, 3, 0x9A7) % 3 {
            0 => sheet.fill(circle(x, y, 0.8 + unit_at(n, 4, 0x9A7)), Rgb::hex(0xE3D5AE), 0.7),
            1 => sheet.fill(circle(x, y, 0.8 + unit_at(n, 4, 0x9A7)), Rgb::hex(0x8C7B55), 0.6),
            _ => {
                for blade in -1_i32..=1 {
                    let tip = (x + blade as f32 * 2.4, y - 4.2 + blade.abs() as f32);
                    let tone = if blade < 0 { Rgb::hex(0xA2AA62) } else { Rgb::hex(0x66743E) };
                    sheet.stroke(outline(&format!("M {x} {y} L {} {}", tip.0, tip.1)), 1.1, tone, 0.9);
                }
            }
        }
    }
}

/// Who is not located: a plate of card with his number, in the size of his hull; front and rear are alike. As wide as the picture of
/// tokens of a [`Model`](super::Model) with this footprint.
pub fn paint_unlocated_model(side: Rgb, number: u16, footprint: Footprint, heading: f32, pixels: u32) -> Pixmap {
    let span = footprint.span();
    let mut sheet = Sheet::new(pixels, span);
    let lie = Lie { footprint, heading, middle: span / 2.0 };
    rim(&mut sheet, lie, side);
    let card = side.mix(Rgb::hex(0xC9C0A6), 0.62);
    let [from, to] = lie.light();
    let ramp = gradient(from, to, card.lighter(0.16).with_alpha(1.0), card.darker(0.12).with_alpha(1.0));
    sheet.fill_with(lie.outline(-RIM), ramp, None);
    let (length, width) = footprint.units();
    // A bar along each end says that it is no man.
    for end in [-1.0, 1.0] {
        let y = end * (length / 2.0 - RIM - 9.0);
        let half = width / 2.0 - RIM - 10.0;
        sheet.fill(
            lie.corners(&[(-half, y - 3.0), (half, y - 3.0), (half, y + 3.0), (-half, y + 3.0)]),
            side.darker(0.4),
            0.8,
        );
    }
    let size = width * 0.58;
    let middle = lie.middle;
    sheet.text(
        &fonts().heading,
        &number.to_string(),
        middle,
        middle + size * 0.36,
        size,
        Rgb::hex(0x22211C),
        Align::Centre,
    );
    sheet.pixmap
}

/// What is told of a vehicle where it is only some pixels long.
#[derive(Clone, Debug, PartialEq)]
pub struct FarModel {
    /// The hull that is measured.
    pub footprint: Footprint,
    /// The side's colour.
    pub side: Rgb,
    /// What tells it from others.
    pub letter: String,
    /// Where the hull points: degrees clockwise from up.
    pub hull: f32,
    /// Where a gun points that can be seen, if it has one.
    pub gun: Option<f32>,
    /// How far before the hull's middle that gun turns, in units.
    pub pivot: f32,
    /// The worst of what has befallen it.
    pub mark: Option<Mark>,
    /// It is a wreck.
    pub burnt: bool,
}

/// A vehicle from afar, as wide as the picture of tokens of its [`Model`](super::Model): a plate with a wedge for its front, a bar for its
/// gun, its letter upright.
pub fn paint_far_model(far: &FarModel, pixels: u32) -> Pixmap {
    let span = far.footprint.span();
    let mut sheet = Sheet::new(pixels, span);
    let lie = Lie { footprint: far.footprint, heading: far.hull, middle: span / 2.0 };
    let (length, width) = far.footprint.units();
    let side = if far.burnt { Rgb::hex(0x4A443E) } else { far.side };
    let lower = lie.outline(0.0).and_then(|path| path.transform(Transform::from_translate(5.0, 5.0)));
    sheet.fill(lower, Rgb(0, 0, 0), 0.3);
    sheet.fill(lie.outline(0.0), INK, 1.0);
    sheet.fill(lie.outline(-9.0), side, 1.0);
    // The front: a dark wedge across the whole width, its tip at the edge.
    let front = -length / 2.0;
    let half = width / 2.0 - 12.0;
    sheet.fill(
        lie.corners(&[
            (-half, front + width * 0.42),
            (0.0, front + 9.0),
            (half, front + width * 0.42),
            (0.0, front + width * 0.28),
        ]),
        INK,
        0.9,
    );
    let pivot = (0.0, -far.pivot);
    if let Some(gun) = far.gun.filter(|_| !far.burnt) {
        let from = lie.at(pivot);
        let (sin, cos) = gun.to_radians().sin_cos();
        let reach = (length * 0.5 + far.pivot).max(width).min(length * 0.78);
        let barrel = outline(&format!("M {} {} L {} {}", from.0, from.1, from.0 + sin * reach, from.1 - cos * reach));
        sheet.stroke(barrel.clone(), 30.0, INK, 1.0);
        sheet.stroke(barrel, 14.0, side.lighter(0.55), 1.0);
    }
    letter(&mut sheet, far, lie.at(pivot), side);
    if let Some(mark) = far.mark {
        let at = lie.at((width / 2.0 - CLEAR, length / 2.0 - CLEAR * 1.4));
        sheet.fill(circle(at.0, at.1, 25.0), INK, 1.0);
        sheet.fill(circle(at.0, at.1, 19.0), mark.colour(), 1.0);
    }
    sheet.pixmap
}

/// The letter on a disc where the turret is; a cross on a wreck.
fn letter(sheet: &mut Sheet, far: &FarModel, (x, y): (f32, f32), side: Rgb) {
    let (_, width) = far.footprint.units();
    let radius = width * 0.36;
    if far.burnt {
        let arm = radius * 0.8;
        let cross = outline(&format!(
            "M {} {} L {} {} M {} {} L {} {}",
            x - arm,
            y - arm,
            x + arm,
            y + arm,
            x - arm,
            y + arm,
            x + arm,
            y - arm
        ));
        return sheet.stroke(cross, 22.0, Rgb::hex(0xD9772B), 1.0);
    }
    sheet.fill(circle(x, y, radius), INK, 1.0);
    let disc = side.lighter(0.24);
    sheet.fill(circle(x, y, radius - 8.0), disc, 1.0);
    let ink = if disc.brightness() > 0.55 { BLACK_INK } else { PAPER };
    let size = if far.letter.len() > 1 { radius * 1.05 } else { radius * 1.3 };
    sheet.text(&fonts().heading, &far.letter, x, y + size * 0.36, size, ink, Align::Centre);
}
