//! A square of smoke, 10 by 10 cm: as a marker that shows exactly what it covers, and as the plume above it.

use crate::ink::Sheet;
use crate::map::smoke_sprite;
use crate::noise::fractal;
use crate::palette::Rgb;
use crate::silhouettes::path::{outline, round_rect};
use tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

/// The square itself, its edges where they are measured: a pale veil, a line around it, four corners.
pub fn paint_smoke_marker(pixels: u32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, 100.0);
    sheet.fill(round_rect(0.0, 0.0, 100.0, 100.0, 0.0), Rgb::hex(0xD9DAD8), 0.42);
    sheet.stroke(outline("M 0.6 0.6 H 99.4 V 99.4 H 0.6 Z"), 1.2, Rgb::hex(0x5F6468), 0.8);
    for (x, y, across, down) in [(1, 1, 12, 12), (99, 1, -12, 12), (1, 99, 12, -12), (99, 99, -12, -12)] {
        let corner = format!("M {} {y} H {x} V {}", x + across, y + down);
        sheet.stroke(outline(&corner), 2.6, Rgb::hex(0x2E3235), 0.9);
    }
    sheet.pixmap
}

/// Clouds that fill the square and end at its edges; what stands in it is drawn above.
pub fn paint_smoke_plume(pixels: u32) -> Pixmap {
    let mut picture = Sheet::new(pixels, 100.0).pixmap;
    let side = picture.width() as i32;
    // From the north-west to the south-east, each cloud over the dark side of the one before it.
    let clouds = [(0.27, 0.26, 0.78), (0.73, 0.27, 0.76), (0.28, 0.73, 0.76), (0.73, 0.73, 0.78), (0.50, 0.50, 0.74)];
    for (n, (x, y, width)) in clouds.into_iter().enumerate() {
        let cloud = smoke_sprite((width * side as f32) as u32 + 1, 1);
        let half = cloud.width() as f32 * 0.5;
        let turn = Transform::from_translate(-half, -half)
            .post_concat(if n % 2 == 0 {
                Transform::identity()
            } else {
                Transform::from_row(0.0, 1.0, 1.0, 0.0, 0.0, 0.0)
            })
            .post_translate(x * side as f32, y * side as f32);
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        picture.draw_pixmap(0, 0, cloud.as_ref(), &paint, turn, None);
    }
    let step = 2.0 / side as f32;
    let at = |n: i32| (n as f32 + 0.5) * step - 1.0;
    let data = picture.data_mut();
    for y in 0..side {
        for x in 0..side {
            let (u, v) = (at(x), at(y));
            let ragged = 0.05 + 0.10 * fractal(u * 6.0 + 3.0, v * 6.0, 3, 74);
            let edge = ((1.0 - u.abs().max(v.abs())) / ragged).clamp(0.0, 1.0) * 0.92;
            let n = ((y * side + x) * 4) as usize;
            for byte in &mut data[n..n + 4] {
                *byte = (f32::from(*byte) * edge) as u8;
            }
        }
    }
    picture
}
