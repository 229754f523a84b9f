//! Open ground: grass in patches, hill levels with contours and their shade, wide rivers' beds are painted over it later.

use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::relief::Surface;
use super::shape::{Vec2, vec2};
use crate::noise::Grain;

const MEADOW: Rgb = rgb(0xA8AD7C);
const DRY: Rgb = rgb(0xB9B488);
const LEVELS: [Rgb; 2] = [rgb(0xC2A878), rgb(0xAE8F60)];
const CONTOUR: Rgb = rgb(0x6E5433);

const SPARSE: i32 = 8;

/// Paints every pixel of the tile.
pub(super) fn paint(canvas: &mut Canvas, grain: &Grain, relief: Option<&Surface>) {
    let (width, [left, top, right, bottom]) = (canvas.width(), canvas.wanted);
    let scale = canvas.scale;
    // Fine grain would flicker where a pixel covers several bumps of it.
    let fine = smoothstep(0.10, 0.45, scale) * 0.16;
    let close = smoothstep(0.55, 1.1, scale) * 0.13;
    let coarse = 0.07 + 0.04 * smoothstep(0.08, 0.3, scale);
    let (origin, units) = (canvas.origin, 1.0 / scale);
    let pixels = canvas.pixmap.data_mut();
    for y in top..bottom {
        let map_y = ((origin.1 + y) as f32 + 0.5) * units;
        let (mut from, mut to) = (0.0, 0.0);
        for x in left..right {
            let at = vec2(((origin.0 + x) as f32 + 0.5) * units, map_y);
            // The broad patches change slowly: measured at every eighth pixel of the whole map, and between them in a line.
            let whole_x = origin.0 + x;
            let within = whole_x.rem_euclid(SPARSE);
            if within == 0 || x == left {
                let here = (whole_x - within) as f32 * units;
                (from, to) = (grain.at(here, map_y, 330.0), grain.at(here + SPARSE as f32 * units, map_y, 330.0));
            }
            let patches = from + (to - from) * (within as f32 / SPARSE as f32);
            let tufts = grain.swing(at.x + 91.0, at.y - 37.0, 46.0);
            let blades = grain.swing(at.x - 13.0, at.y * 1.3 + 71.0, 9.0);
            let mut colour = mix(MEADOW, DRY, smoothstep(0.3, 0.7, patches));
            if let Some(relief) = relief {
                colour = raised(colour, at, grain, relief, scale);
            }
            let sharp = if close > 0.0 { close * grain.swing(at.x * 1.5 + 7.0, at.y + 19.0, 3.4) } else { 0.0 };
            let light = 1.0 + coarse * tufts + fine * blades + sharp;
            let n = (y * width + x) as usize * 4;
            let pixel = &mut pixels[n..n + 4];
            for channel in 0..3 {
                pixel[channel] = (colour[channel] * light + 0.5) as u8;
            }
            pixel[3] = 255;
        }
    }
}

fn of_level(grass: Rgb, height: f32) -> Rgb {
    let first = smoothstep(0.40, 0.60, height);
    let second = smoothstep(1.40, 1.60, height);
    mix(mix(grass, LEVELS[0], first * 0.92), LEVELS[1], second)
}

fn raised(grass: Rgb, at: Vec2, grain: &Grain, relief: &Surface, scale: f32) -> Rgb {
    if let Some(height) = relief.flat(at) {
        return of_level(grass, height);
    }
    let bent = at + vec2(grain.swing(at.x, at.y, 120.0), grain.swing(at.x + 500.0, at.y, 120.0)) * 14.0;
    let (height, way) = relief.slope(bent);
    let steepness = way.length();
    let colour = of_level(grass, height);
    if steepness < 1e-5 {
        return colour;
    }
    // A slope that rises towards the south-east looks at the light.
    let facing = (way.x + way.y) * std::f32::consts::FRAC_1_SQRT_2 / steepness;
    let contour = if height < 1.0 { 0.5 } else { 1.5 };
    let off = height - contour;
    let band = (1.0 - (off / 0.46).abs()).clamp(0.0, 1.0);
    let rough = 1.0 + 0.35 * grain.swing(at.x, at.y, 22.0);
    let shade = if facing > 0.0 { 0.20 * facing } else { 0.34 * facing };
    let lit = scaled(colour, 1.0 + (shade - 0.05) * band * rough);
    let line_px = off.abs() / steepness * scale;
    let line = (1.0 - smoothstep(0.4, 1.0 + 1.1 * scale, line_px)) * if facing > 0.0 { 0.22 } else { 0.42 };
    mix(lit, CONTOUR, line)
}
