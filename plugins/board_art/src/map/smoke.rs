//! Smoke as a picture of its own: billows over a hex, dense for grade 1, thinning for grade 2.

use super::canvas::{Rgb, mix, rgb, smoothstep};
use crate::noise::{fractal, hash, unit_at};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// One billow of the cloud, in radii of the picture.
struct Billow {
    x: f32,
    y: f32,
    radius: f32,
}

/// The cloud of a grade, on a picture from -1 to 1.
struct Cloud {
    billows: Vec<Billow>,
    seed: u32,
    /// Where in the noise it lies.
    shift: f32,
    /// It is torn, and the ground is seen through it.
    thin: bool,
}

impl Cloud {
    fn of(grade: u8) -> Self {
        let seed = 0x5310 + u32::from(grade);
        let billow = |n: i32| {
            let angle = n as f32 * 2.4 + unit_at(n, 1, seed) * 0.7;
            let far = 0.56 * ((n as f32 + 0.5) / 14.0).sqrt();
            Billow {
                x: angle.cos() * far,
                y: angle.sin() * far * 0.9,
                radius: 0.40 - 0.16 * far + 0.08 * unit_at(n, 2, seed),
            }
        };
        let shift = (hash(i32::from(grade), 3, seed) % 50) as f32;
        Self { billows: (0..14).map(billow).collect(), seed, shift, thin: grade >= 2 }
    }

    /// Its height above the ground, as overlapping balls roughened by noise.
    fn height(&self, x: f32, y: f32) -> f32 {
        let (shift, seed) = (self.shift, self.seed);
        let (bent_x, bent_y) = (
            x + 0.10 * (fractal(x * 3.0 + shift, y * 3.0, 3, seed) - 0.5),
            y + 0.10 * (fractal(x * 3.0, y * 3.0 + shift, 3, seed) - 0.5),
        );
        let mut top = 0.0f32;
        for billow in &self.billows {
            let (dx, dy) = ((bent_x - billow.x) / billow.radius, (bent_y - billow.y) / billow.radius);
            let inside = 1.0 - dx * dx - dy * dy;
            if inside > 0.0 {
                let here = inside.sqrt() * billow.radius;
                top = top.max(here) + 0.12 * top.min(here);
            }
        }
        top * (0.86 + 0.28 * fractal(x * 5.0 + shift, y * 5.0 - shift, 4, seed ^ 9))
    }

    /// How much of the ground it hides at a place where it is so high, from 0 to 1.
    fn alpha(&self, u: f32, v: f32, height: f32) -> f32 {
        let dense = smoothstep(0.02, 0.34, height);
        let torn = if self.thin {
            0.30 + 0.48 * smoothstep(0.38, 0.66, fractal(u * 2.6 + self.shift, v * 2.6, 4, self.seed ^ 21))
        } else {
            0.93
        };
        let rim = 1.0 - smoothstep(0.82, 1.0, (u * u + v * v).sqrt());
        dense * torn * rim
    }
}

/// The colour of smoke that is so high and rises so steeply: lit from the north-west.
fn lit(height: f32, (gx, gy): (f32, f32)) -> Rgb {
    let (low, shade, body, bright) = (rgb(0x85888A), rgb(0xA6A8A9), rgb(0xCBCBC8), rgb(0xEFEEE8));
    let light = (0.56 + 0.20 * (gx + gy) / (1.0 + gx * gx + gy * gy).sqrt() + 0.55 * (height - 0.2)).clamp(0.0, 1.0);
    if light < 0.35 {
        mix(low, shade, light / 0.35)
    } else if light < 0.62 {
        mix(shade, body, (light - 0.35) / 0.27)
    } else {
        mix(body, bright, (light - 0.62) / 0.38)
    }
}

/// A square picture of smoke, `pixels` wide, which covers a hex of about nine tenths of that width. Grade 1 is fresh and dense, 2 thin and torn.
pub fn smoke_sprite(pixels: u32, grade: u8) -> Pixmap {
    let side = pixels.max(1);
    let mut pixmap = Pixmap::new(side, side).unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
    let side = pixmap.width();
    let cloud = Cloud::of(grade);
    let step = 2.0 / side as f32;
    let mut heights = vec![0.0f32; (side * side) as usize];
    for (n, slot) in heights.iter_mut().enumerate() {
        let (x, y) = (n as u32 % side, n as u32 / side);
        *slot = cloud.height((x as f32 + 0.5) * step - 1.0, (y as f32 + 0.5) * step - 1.0);
    }
    let at =
        |x: i32, y: i32| heights[(y.clamp(0, side as i32 - 1) * side as i32 + x.clamp(0, side as i32 - 1)) as usize];
    let data = pixmap.data_mut();
    for y in 0..side as i32 {
        for x in 0..side as i32 {
            let here = at(x, y);
            let (u, v) = ((x as f32 + 0.5) * step - 1.0, (y as f32 + 0.5) * step - 1.0);
            let (gx, gy) = ((at(x + 1, y) - at(x - 1, y)) / (2.0 * step), (at(x, y + 1) - at(x, y - 1)) / (2.0 * step));
            let colour = lit(here, (gx, gy));
            let alpha = cloud.alpha(u, v, here);
            let n = (y as usize * side as usize + x as usize) * 4;
            for channel in 0..3 {
                data[n + channel] = (colour[channel] * alpha).clamp(0.0, alpha * 255.0) as u8;
            }
            data[n + 3] = (alpha * 255.0) as u8;
        }
    }
    pixmap
}

/// Draws smoke over a picture; `centre` and `width` in pixels.
pub fn paint_smoke(pixmap: &mut Pixmap, centre: (f32, f32), width: u32, grade: u8) {
    let sprite = smoke_sprite(width, grade);
    let half = sprite.width() as f32 * 0.5;
    let (left, top) = ((centre.0 - half).round() as i32, (centre.1 - half).round() as i32);
    pixmap.draw_pixmap(left, top, sprite.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}
