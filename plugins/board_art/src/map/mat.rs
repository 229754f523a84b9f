//! The mat of a table: sand and static grass, hills with their shade, and the wooden frame around it.

use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::drawing::Rim;
use super::relief::Surface;
use super::shape::{Bounds, Vec2, vec2};
use crate::noise::{Grain, hash, unit};
use tiny_skia::LineCap;

/// How wide the frame around a table is, in map units.
pub(super) const FRAME: f32 = 20.0;

const GRASS: [Rgb; 3] = [rgb(0x9AA467), rgb(0xAAAE78), rgb(0x8C9A5C)];
const SAND: Rgb = rgb(0xC4B587);
const LEVELS: [Rgb; 2] = [rgb(0xBBAA76), rgb(0xB4975F)];
const ROCK: Rgb = rgb(0x948A7A);
const CREST: Rgb = rgb(0x5E482B);

/// How strong each size of the mat's grain is at a scale: what is finer than pixels would flicker.
struct Grains {
    tufts: f32,
    blades: f32,
    flock: f32,
    fibres: f32,
}

impl Grains {
    fn at(scale: f32) -> Self {
        Self {
            tufts: 0.07,
            blades: smoothstep(0.25, 0.8, scale) * 0.12,
            flock: smoothstep(0.7, 1.6, scale) * 0.13,
            fibres: smoothstep(2.0, 4.5, scale) * 0.16,
        }
    }
    fn light(&self, at: Vec2, grain: &Grain) -> f32 {
        let mut light = 1.0 + self.tufts * grain.swing(at.x + 91.0, at.y - 37.0, 46.0);
        if self.blades > 0.0 {
            light += self.blades * grain.swing(at.x - 13.0, at.y * 1.2 + 71.0, 10.0);
        }
        if self.flock > 0.0 {
            // Turned off the pixel axes; the difference towards the light makes it stand up.
            let (p, q) = (at.x * 0.83 + at.y * 0.56, at.y * 0.83 - at.x * 0.56);
            light += self.flock * (grain.swing(p, q, 4.2) - 0.6 * grain.swing(p + 0.9, q + 0.2, 4.2)) * 1.4;
        }
        if self.fibres > 0.0 {
            let (p, q) = (at.x * 0.45 - at.y * 0.89, at.y * 0.45 + at.x * 0.89);
            light += self.fibres * grain.swing(p * 1.9, q * 0.9, 1.5);
        }
        light
    }
}

fn flock(at: Vec2, grain: &Grain, scale: f32) -> Rgb {
    let patches = grain.at(at.x, at.y, 330.0);
    let tone = mix(mix(GRASS[2], GRASS[0], smoothstep(0.20, 0.46, patches)), GRASS[1], smoothstep(0.48, 0.78, patches));
    // Where the static grass is thin the sand of the mat is seen.
    let thin = grain.at(at.x * 0.9 + 410.0, at.y * 1.1 - 230.0, 150.0);
    let speck = if scale > 1.2 { 0.10 * grain.swing(at.x, at.y + 55.0, 5.0) } else { 0.0 };
    mix(tone, SAND, smoothstep(0.56, 0.74, thin + 0.05 * grain.swing(at.x, at.y, 18.0) + speck) * 0.78)
}

fn of_level(grass: Rgb, height: f32) -> Rgb {
    let first = height.clamp(0.0, 1.0);
    let second = (height - 1.0).clamp(0.0, 1.0);
    mix(mix(grass, LEVELS[0], first * 0.42), LEVELS[1], second * 0.4)
}

fn raised(grass: Rgb, at: Vec2, grain: &Grain, relief: &Surface) -> Rgb {
    if let Some(height) = relief.flat(at) {
        return of_level(grass, height);
    }
    let (height, way) = relief.slope(at);
    let steepness = way.length();
    let colour = of_level(grass, height);
    if steepness < 1e-5 {
        return colour;
    }
    // A slope that rises towards the south-east looks at the light.
    let facing = (way.x + way.y) * std::f32::consts::FRAC_1_SQRT_2 / steepness;
    let steep = (steepness * 22.0).min(1.0);
    let rough = 1.0 + 0.25 * grain.swing(at.x, at.y, 22.0);
    let shade = if facing > 0.0 { 0.27 * facing } else { 0.44 * facing };
    let cliff = smoothstep(0.07, 0.13, steepness);
    let stone = scaled(ROCK, 1.0 + 0.22 * grain.swing(at.x * 1.3, at.y * 0.8, 9.0));
    scaled(mix(colour, stone, cliff * 0.85), 1.0 + (shade - 0.03) * steep * rough)
}

/// Paints every pixel of the tile that lies on the table.
pub(super) fn paint(canvas: &mut Canvas, grain: &Grain, relief: Option<&Surface>) {
    let (width, [left, top, right, bottom], scale) = (canvas.width(), canvas.wanted, canvas.scale);
    let grains = Grains::at(scale);
    for y in top..bottom {
        for x in left..right {
            let at = canvas.place(x, y);
            let mut colour = flock(at, grain, scale);
            if let Some(relief) = relief {
                colour = raised(colour, at, grain, relief);
            }
            let light = grains.light(at, grain);
            let n = (y * width + x) as usize * 4;
            let pixel = &mut canvas.pixmap.data_mut()[n..n + 4];
            for channel in 0..3 {
                pixel[channel] = (colour[channel] * light + 0.5).clamp(0.0, 255.0) as u8;
            }
            pixel[3] = 255;
        }
    }
}

/// Sharpens whatever lies flat on the mat where a picture is so large that it would look smooth: grains, and small stones.
pub(super) fn grit(canvas: &mut Canvas, grain: &Grain) {
    let (width, [left, top, right, bottom], scale) = (canvas.width(), canvas.wanted, canvas.scale);
    let (coarse, fine) = (smoothstep(1.0, 2.2, scale) * 0.055, smoothstep(2.2, 4.5, scale) * 0.07);
    if coarse <= 0.0 {
        return;
    }
    for y in top..bottom {
        for x in left..right {
            let at = canvas.place(x, y);
            let n = (y * width + x) as usize * 4;
            let pixel = &mut canvas.pixmap.data_mut()[n..n + 3];
            if pixel[2] > pixel[0].saturating_add(6) {
                // Water is smooth.
                continue;
            }
            let (p, q) = (at.x * 0.6 - at.y * 0.8, at.x * 0.8 + at.y * 0.6);
            let mut light = 1.0 + coarse * (grain.swing(p, q, 2.6) - grain.swing(p + 0.2, q + 0.6, 2.6)) * 2.0;
            if fine > 0.0 {
                light += fine * (grain.swing(q, p, 0.9) - grain.swing(q + 0.25, p + 0.1, 0.9)) * 1.6;
            }
            for byte in pixel {
                *byte = (f32::from(*byte) * light + 0.5).clamp(0.0, 255.0) as u8;
            }
        }
    }
}

/// Paints the rim of a hill: a fine contour, and a dark edge with a lit one inside it where the crest is clear.
pub(super) fn paint_rim(canvas: &mut Canvas, grain: &Grain, rim: &Rim) {
    if !rim.bounds.meets(&canvas.view) {
        return;
    }
    let fine = 1.0 / canvas.scale;
    let (width, strength) = if rim.bare { (1.8f32.max(1.7 * fine), 0.72) } else { (0.9f32.max(fine), 0.34) };
    canvas.mask_line(&rim.line, width, LineCap::Butt);
    canvas.blend_mask(|at, cover, _| (CREST, cover * strength * (0.85 + 0.15 * grain.swing(at.x, at.y, 20.0))));
}

/// Paints the frame around a table and makes transparent what lies beyond it.
pub(super) fn frame(canvas: &mut Canvas, grain: &Grain, table: Bounds) {
    let outer = table.grown(FRAME);
    let inside =
        |at: Vec2| (at.x - table.low.x).min(table.high.x - at.x).min((at.y - table.low.y).min(table.high.y - at.y));
    let (width, [left, top, right, bottom], scale) = (canvas.width(), canvas.wanted, canvas.scale);
    let fine = 0.5 / scale;
    for y in top..bottom {
        for x in left..right {
            let at = canvas.place(x, y);
            let n = (y * width + x) as usize * 4;
            let deep = inside(at);
            let pixel = &mut canvas.pixmap.data_mut()[n..n + 4];
            if !outer.holds(at, 0.0) {
                pixel.fill(0);
                continue;
            }
            let ground = [f32::from(pixel[0]), f32::from(pixel[1]), f32::from(pixel[2])];
            let colour = if deep < fine {
                wood(at, table, grain, -deep)
            } else {
                // The frame stands a little above the mat: its shadow falls from the north and the west.
                let lit = (at.x - table.low.x).min(at.y - table.low.y);
                scaled(ground, 0.66 + 0.34 * smoothstep(0.0, 5.0, lit))
            };
            for channel in 0..3 {
                pixel[channel] = (colour[channel] + 0.5).clamp(0.0, 255.0) as u8;
            }
            pixel[3] = 255;
        }
    }
}

/// The wood of the frame, so far out from the mat.
fn wood(at: Vec2, table: Bounds, grain: &Grain, out: f32) -> Rgb {
    let beyond = vec2((table.low.x - at.x).max(at.x - table.high.x), (table.low.y - at.y).max(at.y - table.high.y));
    // Mitred at the corners: each board runs along its side.
    let level = beyond.y >= beyond.x;
    let (along, across) = if level { (at.x, at.y) } else { (at.y, at.x) };
    let streak = grain.swing(along * 0.16 + 40.0, across * 2.2, 9.0);
    let ring = unit(hash((across * 0.5) as i32, i32::from(level), 91)) - 0.5;
    let base = scaled(mix(rgb(0x6A472B), rgb(0x82593A), 0.5 + 0.35 * streak), 1.0 + 0.05 * ring);
    let north_west = if level { at.y < table.low.y } else { at.x < table.low.x };
    let bevel = match out {
        out if out < 3.0 => {
            if north_west {
                0.62
            } else {
                1.28
            }
        }
        out if out > FRAME - 3.0 => {
            if north_west {
                1.25
            } else {
                0.60
            }
        }
        _ => 1.0,
    };
    let mitre = 1.0 - 0.25 * (1.0 - smoothstep(0.0, 0.9, (beyond.x - beyond.y).abs()));
    scaled(base, bevel * if beyond.x > 0.0 && beyond.y > 0.0 { mitre } else { 1.0 })
}
