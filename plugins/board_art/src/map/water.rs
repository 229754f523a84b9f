//! Streams, fords and rivers.

use super::base::Base;
use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::relief::Surface;
use super::roads::Way;
use super::shape::{Polygon, Vec2, line_distance};
use crate::noise::Grain;
use tiny_skia::LineCap;

pub(super) const STREAM_WIDTH: f32 = 28.0;

/// Paints streams as bands between darker banks.
pub(super) fn paint_streams(canvas: &mut Canvas, grain: &Grain, ways: &[Way], ponds: &[Polygon], base: Base) {
    let near = |canvas: &Canvas| {
        ways.iter().any(|way| way.bounds.meets(&canvas.view))
            || ponds.iter().any(|pond| pond.bounds.grown(20.0).meets(&canvas.view))
    };
    if !near(canvas) {
        return;
    }
    let detail = smoothstep(0.14, 0.34, canvas.scale);
    let least = 3.0 / canvas.scale;
    let mask = |canvas: &mut Canvas, more: f32| {
        for way in ways {
            canvas.mask_line(&way.line, way.width.max(least) + more, way.cap);
        }
        for pond in ponds {
            canvas.mask_polygon(pond);
            if more > 0.0 {
                let ring: Vec<Vec2> = pond.points.iter().chain(pond.points.iter().take(2)).copied().collect();
                canvas.mask_line(&ring, more, LineCap::Butt);
            }
        }
    };
    let lush = match base {
        Base::Country => 26.0,
        Base::Mat => 14.0,
    };
    mask(canvas, lush);
    canvas.blur_mask(4.0);
    canvas.blend_mask(|at, cover, ground| {
        let lush = smoothstep(0.25, 0.85, cover + 0.35 * grain.swing(at.x, at.y, 20.0));
        (mix(ground, rgb(0x75894F), 0.62), lush)
    });
    mask(canvas, 6.0);
    canvas.blend_mask(|at, cover, _| (scaled(rgb(0x59694A), 1.0 + 0.2 * grain.swing(at.x, at.y, 10.0)), cover * 0.85));
    mask(canvas, 0.0);
    if base == Base::Mat {
        canvas.blend_mask(|at, cover, _| (poured(at, ways, grain), cover));
        return;
    }
    canvas.blend_mask(|at, cover, _| (scaled(rgb(0x6A8FA3), 1.0 + 0.07 * grain.swing(at.x, at.y, 22.0)), cover));
    // The lighter thread where the water runs, broken by the noise.
    for way in ways {
        canvas.mask_line(&way.line, way.width.max(least) * 0.24, LineCap::Round);
    }
    canvas.blend_mask(|at, cover, _| {
        (
            rgb(0xA4C3CF),
            cover * (0.25 + 0.55 * smoothstep(0.4, 0.65, grain.at(at.x, at.y, 28.0))) * (0.5 + 0.5 * detail),
        )
    });
}

/// Water as it is poured on tables: shallow over sand at its edges, deep in its middle, glossy.
fn poured(at: Vec2, ways: &[Way], grain: &Grain) -> Rgb {
    let within = |way: &Way| 1.0 - line_distance(at, &way.line) / (way.width * 0.5);
    let near = ways.iter().filter(|way| way.bounds.holds(at, 0.0));
    // A pond has no middle line: it is deep all over.
    let inside = near.map(within).filter(|inside| *inside > -0.05).fold(f32::MIN, f32::max);
    let inside = if inside == f32::MIN { 0.8 } else { inside };
    let depth = smoothstep(0.0, 0.75, inside + 0.16 * grain.swing(at.x, at.y, 24.0));
    let bed = scaled(rgb(0x8F9A84), 1.0 + 0.08 * grain.swing(at.x, at.y, 6.0));
    let deep = mix(rgb(0x64899A), rgb(0x4E7488), grain.at(at.x + 90.0, at.y, 70.0));
    let ripple = grain.at(at.x * 0.9 + 0.5 * at.y, at.y * 0.9 - 0.5 * at.x, 13.0);
    let rise =
        ripple - grain.at((at.x + 0.8) * 0.9 + 0.5 * (at.y + 0.8), (at.y + 0.8) * 0.9 - 0.5 * (at.x + 0.8), 13.0);
    let water = scaled(mix(bed, deep, depth), 1.0 - 0.9 * rise);
    mix(water, rgb(0xD5E4E6), smoothstep(0.72, 0.88, ripple) * 0.34 * depth)
}

/// Paints shallows over a stream: pale water over gravel.
pub(super) fn paint_ford(canvas: &mut Canvas, grain: &Grain, shallows: &Polygon, base: Base) {
    canvas.mask_polygon(shallows);
    canvas.blur_mask(match base {
        Base::Country => 5.0,
        Base::Mat => 1.6,
    });
    canvas.blend_mask(|at, cover, under| {
        let gravel = scaled(rgb(0xC9BFA0), 1.0 + 0.14 * grain.swing(at.x, at.y, 8.0));
        let pebbles = match base {
            Base::Country => 0.62,
            Base::Mat => 0.70 + 0.25 * grain.swing(at.x, at.y + 40.0, 5.0),
        };
        (mix(under, gravel, pebbles + 0.2 * grain.swing(at.x, at.y, 18.0)), smoothstep(0.2, 0.8, cover))
    });
}

/// Paints wide water: a bank, a shore, and ripples that run along it.
pub(super) fn paint_river(canvas: &mut Canvas, grain: &Grain, river: &Surface) {
    let detail = smoothstep(0.12, 0.32, canvas.scale);
    let [left, top, right, bottom] = canvas.wanted;
    for y in top..bottom {
        for x in left..right {
            let at = canvas.place(x, y);
            let wet = match river.flat(at) {
                Some(wet) if wet < 0.05 => continue,
                Some(wet) => wet,
                None => river.at(bent(at, grain)),
            };
            if wet < 0.30 {
                continue;
            }
            let n = (y * canvas.width() + x) as usize * 4;
            let pixel = &mut canvas.pixmap.data_mut()[n..n + 4];
            let ground = [f32::from(pixel[0]), f32::from(pixel[1]), f32::from(pixel[2])];
            let bank = mix(
                ground,
                scaled(rgb(0x7C7F52), 1.0 + 0.1 * grain.swing(at.x, at.y, 12.0)),
                smoothstep(0.32, 0.42, wet) * 0.8,
            );
            let shore = mix(bank, rgb(0x56644A), smoothstep(0.43, 0.455, wet));
            let depth = smoothstep(0.46, 0.95, wet);
            let water = scaled(mix(rgb(0x7B9EAC), rgb(0x5F8397), depth), 1.0 + 0.05 * grain.swing(at.x, at.y, 60.0));
            let ripple = (wet * 34.0 + 2.4 * grain.swing(at.x, at.y, 70.0)).sin();
            let thread = smoothstep(0.86, 0.99, ripple)
                * smoothstep(0.5, 0.72, grain.at(at.x + 60.0, at.y, 60.0))
                * (1.0 - smoothstep(0.86, 0.93, wet));
            let rippled = mix(water, rgb(0xA9C6D0), thread * (0.35 + 0.3 * detail));
            let colour = mix(shore, rippled, smoothstep(0.465, 0.485, wet));
            for channel in 0..3 {
                pixel[channel] = (colour[channel] + 0.5).clamp(0.0, 255.0) as u8;
            }
        }
    }
}

fn bent(at: Vec2, grain: &Grain) -> Vec2 {
    at + super::shape::vec2(grain.swing(at.x, at.y, 110.0), grain.swing(at.x, at.y + 400.0, 110.0)) * 9.0
}
