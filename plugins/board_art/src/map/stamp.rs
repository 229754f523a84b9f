//! Small things that stand on the map many times: crowns, bushes, reeds, stones. Each is shaded once for a scale and then stamped.

use super::canvas::{Canvas, Rgb, Stamp, mix, rgb, scaled, smoothstep};
use super::shape::{Vec2, segment_distance, vec2};
use crate::noise::{fractal, hash, unit, unit_at};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What a stamp shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Grass,
    Reed,
    Stone,
    Chunk,
    Bush,
    Hedge,
    Orchard,
    LightCrown,
    Bocage,
    ForestCrown,
    /// A clump of long grass, as it is glued on bases and mats.
    Tuft,
}

const KINDS: usize = 11;
const SIZES: usize = 3;
const VARIANTS: usize = 6;

impl Kind {
    /// Radius in map units of the small, middle and large form.
    pub fn radius(self, size: u8) -> f32 {
        let radii: [f32; SIZES] = match self {
            Kind::Grass => [5.0, 6.0, 7.0],
            Kind::Reed => [7.0, 9.0, 11.0],
            Kind::Stone => [3.0, 4.5, 6.5],
            Kind::Chunk => [5.0, 8.0, 12.0],
            Kind::Bush => [7.0, 9.5, 12.5],
            Kind::Hedge => [8.0, 9.0, 10.0],
            Kind::Orchard => [13.0, 15.0, 17.0],
            Kind::LightCrown => [16.0, 20.0, 24.0],
            Kind::Bocage => [11.0, 13.0, 16.0],
            Kind::ForestCrown => [17.0, 22.0, 27.0],
            Kind::Tuft => [2.4, 3.2, 4.2],
        };
        radii[size as usize % SIZES]
    }

    /// Length of its shadow in map units (2.4 to the pixel at 100 pixels per hex); none for flat things.
    pub fn shadow(self) -> f32 {
        match self {
            Kind::Grass | Kind::Reed => 0.0,
            Kind::Tuft => 1.4,
            Kind::Stone => 2.5,
            Kind::Chunk => 4.0,
            Kind::Bush => 5.0,
            Kind::Hedge => 7.0,
            Kind::Orchard => 9.5,
            Kind::LightCrown | Kind::ForestCrown => 14.5,
            Kind::Bocage => 12.0,
        }
    }

    /// It stands above the low shadows: a crown, or bocage.
    pub fn is_tall(self) -> bool {
        match self {
            Kind::Grass | Kind::Reed | Kind::Stone | Kind::Chunk | Kind::Bush | Kind::Hedge | Kind::Tuft => false,
            Kind::Orchard | Kind::LightCrown | Kind::Bocage | Kind::ForestCrown => true,
        }
    }

    fn tones(self) -> [Rgb; 3] {
        match self {
            Kind::Grass => [rgb(0x8E9660), rgb(0x969C66), rgb(0x868F58)],
            Kind::Reed => [rgb(0x8C8D55), rgb(0x9C985E), rgb(0x7C8450)],
            Kind::Stone => [rgb(0xA7A299), rgb(0x989389), rgb(0xB5B0A6)],
            Kind::Chunk => [rgb(0x9D968A), rgb(0xA99E8E), rgb(0x8B857C)],
            Kind::Bush => [rgb(0x84914F), rgb(0x76864A), rgb(0x919A5A)],
            Kind::Hedge => [rgb(0x5F7B44), rgb(0x587340), rgb(0x69854C)],
            Kind::Orchard => [rgb(0x6F9446), rgb(0x7A9C4E), rgb(0x668A42)],
            Kind::LightCrown => [rgb(0x75934F), rgb(0x83A05C), rgb(0x6A8848)],
            Kind::Bocage => [rgb(0x4F6B38), rgb(0x587440), rgb(0x476132)],
            Kind::ForestCrown => [rgb(0x4E6B3A), rgb(0x5F7F45), rgb(0x6C8A4B)],
            Kind::Tuft => [rgb(0xA89F5E), rgb(0x7E8C4C), rgb(0x929A55)],
        }
    }
}

/// One thing on the map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dot {
    pub at: Vec2,
    pub kind: Kind,
    pub size: u8,
    pub variant: u8,
}

impl Dot {
    /// A thing whose form is hashed from its place.
    pub fn new(at: Vec2, kind: Kind, size: u8) -> Self {
        let variant = (super::shape::roll(at, 0x57A9) % VARIANTS as u32) as u8;
        Self { at, kind, size, variant }
    }

    pub fn radius(&self) -> f32 {
        self.kind.radius(self.size)
    }
}

/// The stamps of one scale, made when they are first needed.
#[derive(Debug)]
pub(super) struct Stamps {
    scale: f32,
    made: Vec<OnceLock<Stamp>>,
}

impl Stamps {
    fn new(scale: f32) -> Self {
        Self { scale, made: (0..KINDS * SIZES * VARIANTS).map(|_| OnceLock::new()).collect() }
    }

    pub fn draw(&self, canvas: &mut Canvas, dot: &Dot) {
        if !canvas.view.holds(dot.at, dot.radius() * 1.2) {
            return;
        }
        let index = (dot.kind as usize * SIZES + dot.size as usize) * VARIANTS + dot.variant as usize;
        let stamp = self.made[index].get_or_init(|| make(dot.kind, dot.size, dot.variant, self.scale));
        canvas.stamp(stamp, dot.at);
    }
}

/// Most scales whose stamps are kept; a view paints at a few scales again and again.
const KEPT_SCALES: usize = 6;

/// The stamps of the scales painted last, shared by all tasks.
#[derive(Clone, Debug, Default)]
pub(super) struct StampStore(Arc<Mutex<Vec<Arc<Stamps>>>>);

impl StampStore {
    pub fn at_scale(&self, scale: f32) -> Arc<Stamps> {
        // A task that died while it held the lock has left whole entries behind.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stamps) = kept.iter().find(|stamps| stamps.scale.to_bits() == scale.to_bits()) {
            return Arc::clone(stamps);
        }
        if kept.len() >= KEPT_SCALES {
            kept.remove(0);
        }
        let stamps = Arc::new(Stamps::new(scale));
        kept.push(Arc::clone(&stamps));
        stamps
    }
}

fn make(kind: Kind, size: u8, variant: u8, scale: f32) -> Stamp {
    let radius = (kind.radius(size) * scale).max(0.8);
    let tone = kind.tones()[variant as usize % 3];
    let seed = hash(kind as i32, i32::from(variant) * 3 + i32::from(size), 0x5EED);
    match kind {
        Kind::Grass | Kind::Reed => blades(kind, radius, tone, seed),
        Kind::Stone | Kind::Chunk => stone(radius, tone, seed, kind == Kind::Chunk),
        _ => foliage(kind, radius, tone, seed),
    }
}

/// Samples for each pixel in either direction.
fn fineness(radius: f32) -> i32 {
    if radius < 6.0 {
        4
    } else if radius < 18.0 {
        3
    } else if radius < 90.0 {
        2
    } else {
        1
    }
}

/// Averages samples into pixels; a sample is a colour and a cover.
fn gather(side: i32, fine: i32, sample: impl Fn(i32, i32) -> (Rgb, f32)) -> Stamp {
    let mut pixels = Vec::with_capacity((side * side) as usize);
    for y in 0..side {
        for x in 0..side {
            let (mut colour, mut cover) = ([0.0f32; 3], 0.0);
            for sy in 0..fine {
                for sx in 0..fine {
                    let (tone, here) = sample(x * fine + sx, y * fine + sy);
                    colour = [colour[0] + tone[0] * here, colour[1] + tone[1] * here, colour[2] + tone[2] * here];
                    cover += here;
                }
            }
            let texel = if cover > 0.0 {
                let colour = scaled(colour, 1.0 / cover);
                let byte = |v: f32| v.clamp(0.0, 255.0) as u8;
                [byte(colour[0]), byte(colour[1]), byte(colour[2]), byte(cover / (fine * fine) as f32 * 255.0)]
            } else {
                [0; 4]
            };
            pixels.push(texel);
        }
    }
    Stamp { side, pixels }
}

fn foliage(kind: Kind, radius: f32, tone: Rgb, seed: u32) -> Stamp {
    // Crowns are domes of leaf clumps; bushes and hedges are flatter and rougher.
    let (lobes, ragged, clump, dome) = match kind {
        Kind::ForestCrown => (2.2, 0.24, 0.34, 0.95),
        Kind::LightCrown => (2.0, 0.20, 0.30, 1.0),
        Kind::Orchard => (1.6, 0.12, 0.22, 1.05),
        Kind::Bocage => (2.4, 0.30, 0.38, 0.85),
        _ => (2.2, 0.30, 0.30, 0.8),
    };
    let fine = fineness(radius);
    let side = (radius * 2.3).ceil() as i32 | 1;
    let samples = side * fine;
    let step = 1.0 / (radius * fine as f32);
    let offset = unit(seed) * 64.0;
    let octaves = match radius {
        radius if radius > 90.0 => 6,
        radius if radius > 60.0 => 5,
        radius if radius > 20.0 => 4,
        _ => 2,
    };
    let mut heights = vec![0.0f32; (samples * samples) as usize];
    let mut cover = vec![0.0f32; (samples * samples) as usize];
    for y in 0..samples {
        for x in 0..samples {
            let (u, v) =
                ((x as f32 + 0.5 - samples as f32 * 0.5) * step, (y as f32 + 0.5 - samples as f32 * 0.5) * step);
            let far = (u * u + v * v).sqrt();
            let (du, dv) = if far > 1e-4 { (u / far, v / far) } else { (0.0, 0.0) };
            let edge = 1.08 - ragged * 2.0 * (fractal(du * lobes + offset, dv * lobes + offset, 2, seed) - 0.12);
            let d = far / edge.max(0.4);
            let n = (y * samples + x) as usize;
            if d < 1.0 {
                cover[n] = 1.0;
            }
            // Leaf clumps: noise turned off the pixel axes, finer where there are pixels for it.
            let (p, q) = (u * 0.8 - v * 0.6, u * 0.6 + v * 0.8);
            let leaf = fractal(p * 3.6 + offset, q * 3.6, octaves, seed ^ 77);
            let round = far * 0.7 + d * 0.3;
            heights[n] = dome * (1.0 - (round * round).min(0.95)).sqrt() + clump * leaf;
            cover[n] *= 1.0 - 0.42 * smoothstep(0.70, 1.0, d);
        }
    }
    let dark = [tone[0] * 0.56, tone[1] * 0.61, tone[2] * 0.68];
    let lit = [(tone[0] * 1.20 + 16.0).min(255.0), (tone[1] * 1.16 + 14.0).min(255.0), tone[2] * 1.16 + 12.0];
    let height = |x: i32, y: i32| heights[(y.clamp(0, samples - 1) * samples + x.clamp(0, samples - 1)) as usize];
    gather(side, fine, |x, y| {
        let here = cover[(y * samples + x) as usize];
        if here == 0.0 {
            return (tone, 0.0);
        }
        let (gx, gy) = (
            (height(x + 1, y) - height(x - 1, y)) / (2.0 * step),
            (height(x, y + 1) - height(x, y - 1)) / (2.0 * step),
        );
        let length = (gx * gx + gy * gy + 1.0).sqrt();
        // Light from the north-west, half-way down.
        let light = (gx * 0.58 + gy * 0.58 + 0.57) / length;
        let colour = if light < 0.45 {
            mix(dark, tone, smoothstep(-0.35, 0.45, light))
        } else {
            mix(tone, lit, smoothstep(0.5, 0.98, light))
        };
        // Where crowns meet it is dark.
        (scaled(colour, 0.45 + 0.55 * here), 1.0)
    })
}

fn blades(kind: Kind, radius: f32, tone: Rgb, seed: u32) -> Stamp {
    let fine = fineness(radius);
    let side = (radius * 2.2).ceil() as i32 | 1;
    let middle = (side * fine) as f32 * 0.5;
    let reach = radius * fine as f32;
    let count = if kind == Kind::Reed { 6 } else { 3 };
    let thick = if kind == Kind::Reed { 0.075 } else { 0.07 };
    let lines: Vec<(Vec2, Vec2, bool)> = (0..count)
        .map(|n| {
            let lean = (n as f32 + 0.5) / count as f32 - 0.5;
            let foot = vec2(lean * 0.7, 0.75 - unit_at(n, 1, seed) * 0.25);
            let tip = vec2(lean * 1.5 + (unit_at(n, 2, seed) - 0.5) * 0.3, -0.85 + unit_at(n, 3, seed) * 0.5);
            (foot, tip, n % 2 == 0)
        })
        .collect();
    let (dark, lit) = (scaled(tone, 0.62), [tone[0] * 1.18, tone[1] * 1.16, tone[2] * 1.05]);
    let strength = if kind == Kind::Reed { 1.0 } else { 0.75 };
    gather(side, fine, |x, y| {
        let at = vec2((x as f32 + 0.5 - middle) / reach, (y as f32 + 0.5 - middle) / reach);
        for (foot, tip, light) in &lines {
            let taper = ((foot.y - at.y) / (foot.y - tip.y)).clamp(0.0, 1.0);
            if segment_distance(at, *foot, *tip) < thick * (1.25 - taper) + 0.25 / reach {
                return (if *light { lit } else { dark }, strength);
            }
        }
        (tone, 0.0)
    })
}

fn stone(radius: f32, tone: Rgb, seed: u32, broken: bool) -> Stamp {
    let fine = fineness(radius);
    let side = (radius * 2.2).ceil() as i32 | 1;
    let middle = (side * fine) as f32 * 0.5;
    let reach = radius * fine as f32;
    // A convex stone: what lies inside five or six chords.
    let chords = if broken { 5 } else { 6 };
    let turn = unit(seed) * 6.3;
    let faces: Vec<(Vec2, f32)> = (0..chords)
        .map(|n| {
            let angle = turn + n as f32 * std::f32::consts::TAU / chords as f32 + (unit_at(n, 5, seed) - 0.5) * 0.5;
            (vec2(angle.cos(), angle.sin()), 0.66 + unit_at(n, 6, seed) * 0.26)
        })
        .collect();
    gather(side, fine, |x, y| {
        let at = vec2((x as f32 + 0.5 - middle) / reach, (y as f32 + 0.5 - middle) / reach);
        let (mut nearest, mut face) = (f32::MAX, faces[0].0);
        for (normal, distance) in &faces {
            let inside = distance - at.dot(*normal);
            if inside < nearest {
                (nearest, face) = (inside, *normal);
            }
        }
        if nearest < 0.0 {
            return (tone, 0.0);
        }
        let light = if nearest < 0.3 { -(face.x + face.y) * 0.7 } else { 0.35 };
        let grain = fractal(at.x * 5.0 + turn, at.y * 5.0, 2, seed) - 0.5;
        (scaled(tone, 1.0 + light * 0.26 + grain * 0.18), 1.0)
    })
}
