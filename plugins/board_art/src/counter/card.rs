//! The card itself: stock, bevel, grain, and the shadow it throws.
use tiny_skia::{Mask, Path, Pixmap};

use crate::ink::{LARGEST, Sheet, glow, gradient};
use crate::palette::{PAPER, Palette, RED, Rgb};
use crate::silhouettes::path::{polygon, round_rect};

const INSET: f32 = 1.5;
const SIDE: f32 = 100.0 - 2.0 * INSET;
const CORNER: f32 = 9.0;
const BEVEL: f32 = 2.0;

/// The outline of the card, moved and drawn in by so much.
fn outline(shift: f32, inset: f32) -> Option<Path> {
    let side = SIDE - 2.0 * inset;
    round_rect(INSET + inset + shift, INSET + inset + shift, side, side, CORNER - inset)
}

/// Stock, bevel and grain.
pub(super) fn paint_card(sheet: &mut Sheet, inks: Palette) {
    sheet.fill(outline(0.0, 0.0), inks.base, 1.0);
    grain(&mut sheet.pixmap);
    bevel(sheet, BEVEL, inks.light.lighter(0.35), 0.85);
    bevel(sheet, -BEVEL, inks.dark.darker(0.35), 0.8);
    // A hair line keeps the card apart from a map of the same colour.
    sheet.stroke(outline(0.0, 0.35), 0.7, inks.dark.darker(0.6), 0.75);
}

fn bevel(sheet: &mut Sheet, shift: f32, colour: Rgb, alpha: f32) {
    let Some(mut mask) = sheet.mask(outline(shift, 0.0)) else { return };
    mask.invert();
    sheet.fill_with(outline(0.0, 0.0), crate::ink::solid(colour, alpha), Some(&mask));
}

/// The lit middle of the card behind a picture, and the ground the men stand on.
pub(super) fn paint_vignette(sheet: &mut Sheet, inks: Palette) {
    let mask = sheet.mask(outline(0.0, BEVEL));
    let clear = inks.light.with_alpha(0.0);
    let light = glow((46.0, 34.0), 52.0, inks.light.lighter(0.18).with_alpha(0.95), clear);
    sheet.fill_with(outline(0.0, BEVEL), light, mask.as_ref());
}

/// A weapon's card has a foot in its palette's colour.
pub(super) fn paint_weapon_foot(sheet: &mut Sheet, palette: Palette, turned: bool) {
    let inks = if turned { palette.turned() } else { palette };
    let Some(mask) = sheet.mask(outline(0.0, BEVEL)) else { return };
    sheet.fill_with(polygon(&FOOT), crate::ink::solid(inks.base, 1.0), Some(&mask));
    sheet.stroke_within(polygon(&[(0.0, 71.5), (100.0, 71.5), (100.0, 71.6)]), 1.0, inks.dark, 0.8, &mask);
}

const FOOT: [(f32, f32); 4] = [(0.0, 71.5), (100.0, 71.5), (100.0, 100.0), (0.0, 100.0)];

/// The band across the north-west corner of a card turned over; where something stands in the corner all of it is red.
pub(super) fn paint_band(sheet: &mut Sheet, taken: bool) {
    let Some(mask) = sheet.mask(outline(0.0, 0.4)) else { return };
    let band = |from: f32, to: f32| polygon(&[(from, 0.0), (to, 0.0), (0.0, to), (0.0, from)]);
    let (red, paper) = if taken { ((0.0, 54.0), (0.0, 57.0)) } else { ((25.0, 36.0), (22.0, 39.0)) };
    sheet.fill_with(band(paper.0, paper.1), crate::ink::solid(PAPER, 0.95), Some(&mask));
    sheet.fill_with(band(red.0, red.1), crate::ink::solid(RED, 1.0), Some(&mask));
}

/// Paper is never quite even: fine specks and a soft cloud, the same for the same size.
fn grain(pixmap: &mut Pixmap) {
    let width = pixmap.width();
    let speck = (width as f32 / 220.0).max(1.0);
    let cloud = width as f32 / 14.0;
    for (index, pixel) in pixmap.pixels_mut().iter_mut().enumerate() {
        if pixel.alpha() == 0 {
            continue;
        }
        let (x, y) = ((index as u32 % width) as f32, (index as u32 / width) as f32);
        let fine = hash((x / speck) as u32, (y / speck) as u32) - 0.5;
        let fibre = hash((x / speck / 7.0) as u32 + 911, (y / speck) as u32) - 0.5;
        let soft = smooth(x / cloud, y / cloud) - 0.5;
        let factor = 1.0 + 0.035 * fine + 0.02 * fibre + 0.07 * soft;
        let scaled = |part: u8| (f32::from(part) * factor).min(f32::from(pixel.alpha())) as u8;
        let (red, green, blue) = (scaled(pixel.red()), scaled(pixel.green()), scaled(pixel.blue()));
        if let Some(changed) = tiny_skia::PremultipliedColorU8::from_rgba(red, green, blue, pixel.alpha()) {
            *pixel = changed;
        }
    }
}

/// A number from 0 to 1 for a place.
fn hash(x: u32, y: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) & 0xFFFF) as f32 / 65535.0
}

fn smooth(x: f32, y: f32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (across, down) = (ease(x - cell_x), ease(y - cell_y));
    let corner = |i: u32, j: u32| hash(cell_x as u32 + i + 77, cell_y as u32 + j + 33);
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across;
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across;
    top + (bottom - top) * down
}

/// How much wider than its counter a shadow picture is, on each side, in parts of the counter's side.
pub const SHADOW_MARGIN: f32 = 0.125;

/// The soft shadow of a counter of this side: a picture a quarter wider, to be centred under the counter.
///
/// The offset to the south-east is in the picture.
pub fn counter_shadow(pixels: u32) -> Pixmap {
    let side = pixels.clamp(1, LARGEST);
    let wide = (side as f32 * (1.0 + 2.0 * SHADOW_MARGIN)).round() as u32;
    let units = 100.0 * (1.0 + 2.0 * SHADOW_MARGIN);
    let mut sheet = Sheet::new(wide, units);
    let origin = 100.0 * SHADOW_MARGIN + INSET;
    // Many thin layers of growing outline add up to a soft edge without a blur.
    const LAYERS: u8 = 28;
    for layer in 0..LAYERS {
        let spread = 6.5 - 12.0 * f32::from(layer) / f32::from(LAYERS - 1);
        let path = round_rect(
            origin + 3.2 - spread,
            origin + 4.0 - spread,
            SIDE + 2.0 * spread,
            SIDE + 2.0 * spread,
            CORNER + spread.max(-4.0),
        );
        sheet.fill(path, Rgb(0, 0, 0), 0.028);
    }
    sheet.pixmap
}

/// A pane that is lighter at the top, with a frame: name plates.
pub(super) fn paint_plate(sheet: &mut Sheet, x: f32, y: f32, width: f32, height: f32, fill: Rgb, frame: Rgb) {
    let plate = || round_rect(x, y, width, height, 1.6);
    let shine = gradient((0.0, y), (0.0, y + height), fill.lighter(0.25).with_alpha(1.0), fill.with_alpha(1.0));
    sheet.fill_with(plate(), shine, None::<&Mask>);
    sheet.stroke(plate(), 0.8, frame, 1.0);
}
