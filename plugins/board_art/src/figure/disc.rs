//! Figures from afar and figures without a face: a disc with a letter, and the numbered disc of who is not located.

use super::base::RADIUS;
use super::{FIGURE_SPAN, Mark, Posture};
use crate::glyph::{Align, fonts};
use crate::ink::{Sheet, gradient};
use crate::palette::{BLACK_INK, PAPER, Rgb};
use crate::silhouettes::path::{circle, outline, polygon};
use tiny_skia::{Pixmap, Transform};

const UNITS: f32 = FIGURE_SPAN;

/// What is told of a figure where it is only a few pixels wide.
#[derive(Clone, Debug, PartialEq)]
pub struct FarFigure {
    /// The side's colour.
    pub side: Rgb,
    /// The letter of his team.
    pub letter: String,
    /// How he holds himself: a full disc, one with a flat foot, or a bar.
    pub posture: Posture,
    /// The worst of what has befallen him.
    pub mark: Option<Mark>,
}

/// A figure from afar, [`FIGURE_SPAN`] units wide as [`super::paint_figure`]; `heading` in degrees.
pub fn paint_far_figure(far: &FarFigure, heading: f32, pixels: u32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, UNITS);
    let middle = UNITS / 2.0;
    let ink = if far.side.brightness() > 0.55 { BLACK_INK } else { PAPER };
    let place = Transform::from_rotate(heading).post_translate(middle, middle);
    let wedge = polygon(&[(-24.0, -38.0), (0.0, -68.0), (24.0, -38.0)]).and_then(|path| path.transform(place));
    sheet.fill(circle(middle + 4.0, middle + 4.0, RADIUS), Rgb(0, 0, 0), 0.3);
    sheet.fill(wedge, Rgb::hex(0x14171A), 1.0);
    sheet.fill(circle(middle, middle, RADIUS), Rgb::hex(0x14171A), 1.0);
    sheet.fill(circle(middle, middle, RADIUS - 7.0), far.side, 1.0);
    // Lower postures leave less of the disc bright.
    let dark = far.side.darker(0.45);
    let chord = |height: f32| {
        let radius = RADIUS - 7.0;
        let half = (radius * radius - height * height).max(0.0).sqrt();
        let (left, right, y) = (middle - half, middle + half, middle + height);
        let bulge = middle + radius * 1.333;
        outline(&format!("M {left} {y} C {} {} {} {} {right} {y} Z", left - 2.0, bulge, right + 2.0, bulge))
    };
    match far.posture {
        Posture::Standing => {}
        Posture::Crouched => sheet.fill(chord(22.0), dark, 1.0),
        Posture::Prone => {
            sheet.fill(chord(22.0), dark, 1.0);
            let place = Transform::from_rotate(180.0).post_translate(2.0 * middle, 2.0 * middle);
            sheet.fill(chord(22.0).and_then(|path| path.transform(place)), dark, 1.0);
        }
    }
    sheet.text(&fonts().heading, &far.letter, middle, middle + 20.0, 56.0, ink, Align::Centre);
    if let Some(mark) = far.mark {
        let at = (middle + 36.0, middle - 36.0);
        sheet.fill(circle(at.0, at.1, 21.0), Rgb::hex(0x14171A), 1.0);
        sheet.fill(circle(at.0, at.1, 16.0), mark.colour(), 1.0);
    }
    sheet.pixmap
}

/// Who is not located: a disc of card with his number and no face, [`FIGURE_SPAN`] units wide.
pub fn paint_unlocated(side: Rgb, number: u16, pixels: u32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, UNITS);
    let middle = UNITS / 2.0;
    for (by, alpha) in [(4.0, 0.16), (2.6, 0.18), (1.4, 0.20)] {
        sheet.fill(circle(middle + by, middle + by, RADIUS), Rgb(0, 0, 0), alpha);
    }
    let reach = RADIUS * 0.72;
    let ramp = |first: Rgb, last: Rgb| {
        let (from, to) = ((middle - reach, middle - reach), (middle + reach, middle + reach));
        gradient(from, to, first.with_alpha(1.0), last.with_alpha(1.0))
    };
    sheet.fill(circle(middle, middle, RADIUS), side.darker(0.66), 1.0);
    sheet.fill_with(circle(middle, middle, RADIUS - 1.2), ramp(side.lighter(0.32), side.darker(0.38)), None);
    sheet.fill(circle(middle, middle, RADIUS - 8.0), side.darker(0.66), 1.0);
    let card = side.mix(Rgb::hex(0xC9C0A6), 0.62);
    sheet.fill_with(circle(middle, middle, RADIUS - 9.4), ramp(card.lighter(0.16), card.darker(0.12)), None);
    let text = number.to_string();
    let size = if text.len() > 2 { 36.0 } else { 50.0 };
    sheet.text(&fonts().heading, &text, middle, middle + size * 0.36, size, Rgb::hex(0x22211C), Align::Centre);
    sheet.pixmap
}
