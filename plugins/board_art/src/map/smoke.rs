//! Smoke as a picture of its own: billows over a hex, dense for grade 1, thinning for grade 2.

use super::canvas::{mix, rgb, smoothstep};
use crate::noise::{fractal, hash, unit_at};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// One billow of the cloud, in radii of the picture.
struct Billow {
    x: f32,
    y: f32,
    radius: f32,
}

/// A square picture of smoke, `pixels` wide, which covers a hex of about nine tenths of that width. Grade 1 is fresh and dense, 2 thin and torn.
pub fn smoke_sprite(pixels: u32, grade: u8) -> Pixmap {
    let side = pixels.max(1);
    let mut pixmap = Pixmap::new(side, side).unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
    let side = pixmap.width();
    let thin = grade >= 2;
    let seed = 0x5310 + u32::from(grade);
    let billows: Vec<Billow> = (0..14)
        .map(|n| {
            let angle = n as f32 * 2.4 + unit_at(n, 1, seed) * 0.7;
            let far = 0.56 * ((n as f32 + 0.5) / 14.0).sqrt();
            Billow {
                x: angle.cos() * far,
                y: angle.sin() * far * 0.9,
                radius: 0.40 - 0.16 * far + 0.08 * unit_at(n, 2, seed),
            }
        })
        .collect();
    let shift = (hash(i32::from(grade), 3, seed) % 50) as f32;
    // Height of the cloud above the ground, as overlapping balls roughened by noise.
    let height = |x: f32, y: f32| {
        let (bent_x, bent_y) = (
            x + 0.10 * (fractal(x * 3.0 + shift, y * 3.0, 3, seed) - 0.5),
            y + 0.10 * (fractal(x * 3.0, y * 3.0 + shift, 3, seed) - 0.5),
        );
        let mut top = 0.0f32;
        for billow in &billows {
            let (dx, dy) = ((bent_x - billow.x) / billow.radius, (bent_y - billow.y) / billow.radius);
            let inside = 1.0 - dx * dx - dy * dy;
            if inside > 0.0 {
                let here = inside.sqrt() * billow.radius;
                top = top.max(here) + 0.12 * top.min(here);
            }
        }
        top * (0.86 + 0.28 * fractal(x * 5.0 + shift, y * 5.0 - shift, 4, seed ^ 9))
    };
    let step = 2.0 / side as f32;
    let mut heights = vec![0.0f32; (side * side) as usize];
    for (n, slot) in heights.iter_mut().enumerate() {
        let (x, y) = (n as u32 % side, n as u32 / side);
        *slot = height((x as f32 + 0.5) * step - 1.0, (y as f32 + 0.5) * step - 1.0);
    }
    let at =
        |x: i32, y: i32| heights[(y.clamp(0, side as i32 - 1) * side as i32 + x.clamp(0, side as i32 - 1)) as usize];
    let (low, shade, body, bright) = (rgb(0x85888A), rgb(0xA6A8A9), rgb(0xCBCBC8), rgb(0xEFEEE8));
    let data = pixmap.data_mut();
    for y in 0..side as i32 {
        for x in 0..side as i32 {
            let here = at(x, y);
            let (u, v) = ((x as f32 + 0.5) * step - 1.0, (y as f32 + 0.5) * step - 1.0);
            let (gx, gy) = ((at(x + 1, y) - at(x - 1, y)) / (2.0 * step), (at(x, y + 1) - at(x, y - 1)) / (2.0 * step));
            let light =
                (0.56 + 0.20 * (gx + gy) / (1.0 + gx * gx + gy * gy).sqrt() + 0.55 * (here - 0.2)).clamp(0.0, 1.0);
            let colour = if light < 0.35 {
                mix(low, shade, light / 0.35)
            } else if light < 0.62 {
                mix(shade, body, (light - 0.35) / 0.27)
            } else {
                mix(body, bright, (light - 0.62) / 0.38)
            };
            let dense = smoothstep(0.02, 0.34, here);
            let torn = if thin {
                0.30 + 0.48 * smoothstep(0.38, 0.66, fractal(u * 2.6 + shift, v * 2.6, 4, seed ^ 21))
            } else {
                0.93
            };
            let rim = 1.0 - smoothstep(0.82, 1.0, (u * u + v * v).sqrt());
            let alpha = dense * torn * rim;
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
