//! Shells that fall on a hex, as pictures of their own: a hex under fire, and the puff of a first round.

use super::canvas::{mix, rgb, smoothstep};
use crate::noise::fractal;
use tiny_skia::Pixmap;

/// One shell: where it fell and how far it threw the earth, in radii of the picture.
struct Shell {
    x: f32,
    y: f32,
    radius: f32,
}

/// Where shells fall on a hex under fire: apart from each other, the nearest to the viewer last.
const SHELLS: [Shell; 6] = [
    Shell { x: -0.12, y: -0.55, radius: 0.27 },
    Shell { x: 0.46, y: -0.34, radius: 0.30 },
    Shell { x: -0.52, y: -0.16, radius: 0.32 },
    Shell { x: 0.04, y: 0.06, radius: 0.36 },
    Shell { x: 0.52, y: 0.28, radius: 0.29 },
    Shell { x: -0.30, y: 0.48, radius: 0.33 },
];

/// A square picture of a hex under fire, `pixels` wide, which covers a hex of about nine tenths of that width: craters,
/// earth thrown up, flashes and dust.
pub fn barrage_sprite(pixels: u32) -> Pixmap {
    painted(pixels, |x, y| {
        let mut below = dust(x, y);
        for (n, shell) in SHELLS.iter().enumerate() {
            below = over(below, blast((x - shell.x) / shell.radius, (y - shell.y) / shell.radius, n as u32));
        }
        below
    })
}

/// A square picture of one round that fell, `pixels` wide, which covers a hex of about nine tenths of that width: a
/// crater and a tall pale puff within thin cross-hairs.
pub fn ranging_sprite(pixels: u32) -> Pixmap {
    painted(pixels, |x, y| {
        let shown = over(blast(x / 0.34, (y - 0.10) / 0.34, 9), puff(x, y));
        over(shown, hairs(x, y))
    })
}

/// A colour (0 to 255) and a cover (0 to 1).
type Tone = ([f32; 3], f32);

fn over(below: Tone, above: Tone) -> Tone {
    let cover = above.1 + below.1 * (1.0 - above.1);
    if cover <= 0.0 {
        return below;
    }
    let part = above.1 / cover;
    (mix(below.0, above.0, part), cover)
}

/// Paints a square by asking for each place from -1 to 1; nothing lies beyond the circle in it.
fn painted(pixels: u32, tone: impl Fn(f32, f32) -> Tone) -> Pixmap {
    let side = pixels.clamp(1, 4096);
    let mut picture = Pixmap::new(side, side).expect("a side from 1 to 4096 makes a picture");
    let step = 2.0 / side as f32;
    for (n, pixel) in picture.data_mut().chunks_exact_mut(4).enumerate() {
        let (x, y) = ((n as u32 % side) as f32, (n as u32 / side) as f32);
        let (x, y) = ((x + 0.5) * step - 1.0, (y + 0.5) * step - 1.0);
        let (colour, cover) = tone(x, y);
        let cover = (cover * (1.0 - smoothstep(0.86, 1.0, x.hypot(y)))).clamp(0.0, 1.0);
        for (part, ink) in pixel.iter_mut().zip(colour) {
            *part = (ink * cover).clamp(0.0, cover * 255.0) as u8;
        }
        pixel[3] = (cover * 255.0) as u8;
    }
    picture
}

/// Dust that hangs over all of the hex.
fn dust(x: f32, y: f32) -> Tone {
    let torn = fractal(x * 2.4 + 11.0, y * 2.4 + 5.0, 4, 0xB0B5);
    let cover = smoothstep(0.40, 0.75, torn) * 0.55 * (1.0 - smoothstep(0.55, 0.95, x.hypot(y)));
    (mix(rgb(0x8E7B5E), rgb(0xB7A88B), torn), cover)
}

/// One shell in its own radii: a black crater, earth thrown out unevenly and further upwards, clods, a ragged flash, smoke.
fn blast(x: f32, y: f32, seed: u32) -> Tone {
    let far = x.hypot(y);
    if far > 1.7 {
        return ([0.0; 3], 0.0);
    }
    let (dx, dy) = (x / far.max(0.02), y / far.max(0.02));
    let shift = seed as f32 * 3.7;
    let lobes = fractal(dx * 1.9 + shift, dy * 1.9 - shift, 4, 0xB1A5 + seed);
    let grain = fractal(x * 3.4 + shift, y * 3.4, 4, 0xEA27 + seed);
    let reach = 0.36 + 0.95 * (lobes - 0.22).max(0.0) - 0.16 * dy;
    let earth = 1.0 - smoothstep(reach * 0.72, reach, far + 0.16 * (grain - 0.5));
    let mut tone = (mix(rgb(0x2B2018), rgb(0x80603F), grain * 1.3 - 0.15 - 0.25 * (x + y)), earth * 0.92);
    // Clods fly further than the cloud.
    let clods = fractal(x * 9.0 - shift, y * 9.0 + shift, 2, 0xC10D + seed);
    let flying = smoothstep(0.66, 0.72, clods) * (1.0 - smoothstep(reach + 0.15, reach + 0.42, far));
    tone = over(tone, (rgb(0x3A2A1C), flying * 0.9));
    let heat = far + 0.34 * (grain - 0.5) + 0.10 * (lobes - 0.5);
    tone = over(tone, (rgb(0xD9641F), (1.0 - smoothstep(0.26, 0.36, heat)) * 0.95));
    tone = over(tone, (rgb(0xF8C04C), 1.0 - smoothstep(0.16, 0.25, heat)));
    tone = over(tone, (rgb(0xFFF6D0), 1.0 - smoothstep(0.05, 0.15, heat)));
    let (sx, sy) = (x - 0.22, y + 0.58);
    let cloud = 1.0 - smoothstep(0.26, 0.60, sx.hypot(sy) + 0.50 * (grain - 0.5));
    over(tone, (mix(rgb(0x3F3B37), rgb(0xA89F92), grain * 1.3 - 0.40 * (sx + sy)), cloud * 0.82))
}

/// A tall pale puff with light from the north-west.
fn puff(x: f32, y: f32) -> Tone {
    let balls =
        [(0.02, 0.04, 0.17), (-0.13, -0.06, 0.16), (0.15, -0.10, 0.17), (-0.02, -0.20, 0.20), (0.11, -0.30, 0.14)];
    let torn = fractal(x * 4.0 + 2.0, y * 4.0, 4, 0x9FF5) - 0.5;
    let mut tone = ([0.0; 3], 0.0);
    for (bx, by, radius) in balls {
        let (dx, dy) = ((x - bx) / radius, (y - by) / radius);
        let cover = 1.0 - smoothstep(0.80, 1.0, dx.hypot(dy) + 0.5 * torn);
        let light = (0.62 - 0.30 * (dx + dy) + 0.5 * torn).clamp(0.0, 1.0);
        tone = over(tone, (mix(rgb(0x9A9C98), rgb(0xFBFAF4), light), cover * 0.96));
    }
    tone
}

/// Thin red cross-hairs with a ring, left open in the middle.
fn hairs(x: f32, y: f32) -> Tone {
    const HALF: f32 = 0.009;
    let far = x.hypot(y);
    let arm = if x.abs() < y.abs() { x.abs() } else { y.abs() };
    let on_arm = (0.44..0.74).contains(&far) && arm < HALF * 1.4;
    let on_ring = (far - 0.58).abs() < HALF;
    let rim = (0.42..0.76).contains(&far) && arm < HALF * 2.6 || (far - 0.58).abs() < HALF * 2.2;
    if on_arm || on_ring { (rgb(0xB3261E), 0.95) } else { (rgb(0xF3EEDF), if rim { 0.55 } else { 0.0 }) }
}
