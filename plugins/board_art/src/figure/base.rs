//! The base of a figure: a disc of sand and grass, a rim in the side's colour, a notch where he looks, a badge for his grade.

use super::{Base, Experience, Grade};
use crate::ink::{Sheet, gradient};
use crate::noise::{fractal, hash, unit_at};
use crate::palette::{BLACK_INK, PAPER, Rgb};
use crate::silhouettes::path::{circle, outline, polygon, round_rect, star};
use tiny_skia::{Pixmap, Transform};

/// Radius of the base in units of a figure.
pub(super) const RADIUS: f32 = 50.0;
/// How wide its rim is.
const RIM: f32 = 9.0;

/// A base on an empty sheet, so many units wide; `heading` in degrees.
pub(super) fn base(look: &Base, heading: f32, pixels: u32, units: f32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, units);
    let middle = units / 2.0;
    let colour = look.side;
    // What it throws on the table.
    for (by, alpha) in [(3.4, 0.14), (2.4, 0.16), (1.4, 0.18)] {
        sheet.fill(circle(middle + by, middle + by, RADIUS), Rgb(0, 0, 0), alpha);
    }
    sheet.fill(circle(middle, middle, RADIUS), colour.darker(0.62), 1.0);
    // The rim leans outwards: its side to the light is bright.
    let reach = RADIUS * 0.72;
    let lean = gradient(
        (middle - reach, middle - reach),
        (middle + reach, middle + reach),
        colour.lighter(0.42).with_alpha(1.0),
        colour.darker(0.26).with_alpha(1.0),
    );
    sheet.fill_with(circle(middle, middle, RADIUS - 1.2), lean, None);
    sheet.fill(circle(middle, middle, RADIUS - RIM + 1.0), colour.darker(0.62), 1.0);
    paint_sand(&mut sheet, middle, units);
    notch(&mut sheet, colour, heading, middle);
    sheet.pixmap
}

/// Sand, and clumps of static grass, as bases are made.
fn paint_sand(sheet: &mut Sheet, middle: f32, units: f32) {
    let side = sheet.pixmap.width();
    let step = units / side as f32;
    let inner = RADIUS - RIM;
    let data = sheet.pixmap.data_mut();
    for y in 0..side {
        for x in 0..side {
            let at = ((x as f32 + 0.5) * step - middle, (y as f32 + 0.5) * step - middle);
            let cover = ((inner - at.0.hypot(at.1)) / step + 0.5).clamp(0.0, 1.0);
            if cover <= 0.0 {
                continue;
            }
            let grass = fractal(at.0 * 0.055 + 9.0, at.1 * 0.055 + 3.0, 3, 0xBA5E);
            let fine = fractal(at.0 * 0.24, at.1 * 0.24, 2, 0x5A4D) - 0.5;
            let emboss = fractal(at.0 * 0.24 + 0.2, at.1 * 0.24 + 0.2, 2, 0x5A4D) - 0.5 - fine;
            let green = ((grass - 0.56) * 9.0).clamp(0.0, 1.0);
            let tone = Rgb::hex(0xD2C096).mix(Rgb::hex(0xA3AA6C), green);
            // The edge lies in the shadow of the rim where the light comes from.
            let edge = ((at.0.hypot(at.1) - inner + 5.0) / 5.0).clamp(0.0, 1.0);
            let shade = if at.0 + at.1 < 0.0 { 0.24 * edge } else { 0.0 };
            let light = 1.0 + 0.30 * fine - 0.9 * emboss - shade;
            let n = ((y * side + x) * 4) as usize;
            for (channel, byte) in [tone.0, tone.1, tone.2].into_iter().enumerate() {
                let new = (f32::from(byte) * light).clamp(0.0, 255.0);
                let old = f32::from(data[n + channel]);
                data[n + channel] = (old + (new - old) * cover) as u8;
            }
            data[n + 3] = data[n + 3].max((cover * 255.0) as u8);
        }
    }
    tufts(sheet, middle);
}

fn tufts(sheet: &mut Sheet, middle: f32) {
    for n in 0..5 {
        let angle = n as f32 * 1.35 + unit_at(n, 1, 0x7F7) * 0.9 + 0.4;
        let far = 26.0 + 12.0 * unit_at(n, 2, 0x7F7);
        let (x, y) = (middle + angle.cos() * far, middle + angle.sin() * far);
        for blade in 0..7 {
            let lean = blade as f32 * 0.9 + (hash(n, blade, 5) % 100) as f32 * 0.01;
            let tip = (x + lean.cos() * 3.6, y + lean.sin() * 3.6);
            let tone = if tip.0 + tip.1 < x + y { Rgb::hex(0xA9AE68) } else { Rgb::hex(0x5F6C3C) };
            sheet.stroke(outline(&format!("M {x} {y} L {} {}", tip.0, tip.1)), 1.1, tone, 0.9);
        }
    }
}

/// The notch: a bright wedge in the rim, to be told from afar.
fn notch(sheet: &mut Sheet, colour: Rgb, heading: f32, middle: f32) {
    let place = Transform::from_rotate(heading).post_translate(middle, middle);
    let wedge = |half: f32, foot: f32, tip: f32| {
        polygon(&[(-half, -foot), (0.0, -tip), (half, -foot)]).and_then(|path| path.transform(place))
    };
    let bright = if colour.brightness() > 0.62 { BLACK_INK } else { PAPER };
    sheet.fill(wedge(13.5, RADIUS - RIM - 2.4, RADIUS + 3.4), colour.darker(0.75), 1.0);
    sheet.fill(wedge(10.0, RADIUS - RIM - 0.4, RADIUS + 0.6), bright, 1.0);
}

/// The badge at the foot of the base: a star for officers, a chevron for those who lead a few, dots for who has seen much.
pub(super) fn badge(sheet: &mut Sheet, look: &Base, middle: f32) {
    let dots = match look.experience {
        Experience::Green => 0,
        Experience::Normal => 1,
        Experience::Veteran => 2,
    };
    if look.grade == Grade::Soldier && dots == 1 {
        // The usual man has no badge.
        return;
    }
    let y = middle + RADIUS - 4.0;
    let (half, tall) = (15.0, 7.6);
    let plate = |grown: f32| {
        round_rect(middle - half - grown, y - tall - grown, 2.0 * (half + grown), 2.0 * (tall + grown), tall + grown)
    };
    sheet.fill(plate(1.3), Rgb::hex(0x14171A), 1.0);
    sheet.fill(plate(0.0), Rgb::hex(0x2A2E31), 1.0);
    let gold = Rgb::hex(0xF0C550);
    match look.grade {
        Grade::Officer => sheet.fill(star(middle, y + 0.4, 5, 7.0, 2.9), gold, 1.0),
        Grade::Nco => {
            for down in [-3.2, 1.4] {
                let (top, foot) = (y + down - 1.6, y + down + 2.6);
                let chevron = format!("M {} {foot} L {middle} {top} L {} {foot}", middle - 6.0, middle + 6.0);
                sheet.stroke(outline(&chevron), 2.4, gold, 1.0);
            }
        }
        Grade::Soldier => {}
    }
    let pip = |sheet: &mut Sheet, x: f32, full: bool| {
        sheet.fill(circle(x, y, 2.7), PAPER, 1.0);
        if !full {
            sheet.fill(circle(x, y, 1.5), Rgb::hex(0x5C8F3C), 1.0);
        }
    };
    let places: &[f32] = match (look.grade, dots) {
        (Grade::Soldier, 0) => &[0.0],
        (Grade::Soldier, _) => &[-4.0, 4.0],
        (Grade::Nco | Grade::Officer, 0) => &[-11.0],
        (Grade::Nco | Grade::Officer, 1) => &[],
        (Grade::Nco | Grade::Officer, _) => &[-11.0, 11.0],
    };
    for place in places {
        pip(sheet, middle + place, dots > 0);
    }
}
