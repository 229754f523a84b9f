//! Chance without a dice cup: every irregularity of a picture is hashed from where it stands.
//! The same place looks the same in every chunk, at every zoom, on every run.

/// A well-mixed number for a lattice point.
pub fn hash(x: i32, y: i32, seed: u32) -> u32 {
    let mut h =
        (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^ (h >> 15)
}

/// A number from 0 to 1 out of a hash.
pub fn unit(h: u32) -> f32 {
    (h >> 8) as f32 / 16_777_215.0
}

/// A number from 0 to 1 for a lattice point.
pub fn unit_at(x: i32, y: i32, seed: u32) -> f32 {
    unit(hash(x, y, seed))
}

/// The next whole number below. `f32::floor` is a function call on processors from before 2008, for which we build.
#[inline]
pub fn floor(x: f32) -> i32 {
    let whole = x as i32;
    whole - i32::from((whole as f32) > x)
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Smooth noise from 0 to 1 whose bumps are one unit wide.
pub fn value(x: f32, y: f32, seed: u32) -> f32 {
    let (ix, iy) = (floor(x), floor(y));
    let (tx, ty) = (smooth(x - ix as f32), smooth(y - iy as f32));
    let north = unit_at(ix, iy, seed) * (1.0 - tx) + unit_at(ix + 1, iy, seed) * tx;
    let south = unit_at(ix, iy + 1, seed) * (1.0 - tx) + unit_at(ix + 1, iy + 1, seed) * tx;
    north * (1.0 - ty) + south * ty
}

/// Several octaves of [`value`], from 0 to 1.
pub fn fractal(x: f32, y: f32, octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total, mut step) = (0.0, 0.5, 0.0, 1.0);
    for octave in 0..octaves {
        sum += weight * value(x * step, y * step, seed.wrapping_add(octave * 7919));
        total += weight;
        weight *= 0.5;
        step *= 2.03;
    }
    sum / total
}

const SIDE: usize = 256;
const STRIDE: usize = SIDE + 1;
/// Texels between two bumps of the coarsest octave.
const COARSEST: f32 = 16.0;

/// A square of fractal noise that repeats, for work done on every pixel.
#[derive(Clone, Debug)]
pub struct Grain {
    texels: Vec<f32>,
}

impl Grain {
    /// The texture of a seed, stretched to fill 0 to 1.
    pub fn new(seed: u32) -> Self {
        let mut texels = vec![0.0f32; SIDE * SIDE];
        let (mut weight, mut period) = (1.0f32, SIDE as i32 / COARSEST as i32);
        for octave in 0..4u32 {
            let step = period as f32 / SIDE as f32;
            for y in 0..SIDE {
                for x in 0..SIDE {
                    texels[y * SIDE + x] +=
                        weight * wrapped_value(x as f32 * step, y as f32 * step, period, seed + octave);
                }
            }
            weight *= 0.52;
            period *= 2;
        }
        let low = texels.iter().copied().fold(f32::MAX, f32::min);
        let high = texels.iter().copied().fold(f32::MIN, f32::max);
        let stretched = |x: usize, y: usize| (texels[y % SIDE * SIDE + x % SIDE] - low) / (high - low);
        Self { texels: (0..STRIDE * STRIDE).map(|n| stretched(n % STRIDE, n / STRIDE)).collect() }
    }

    /// Noise from 0 to 1 around a mean of about 0.5, with bumps of about `bump` units in map coordinates.
    #[inline]
    pub fn at(&self, x: f32, y: f32, bump: f32) -> f32 {
        let step = COARSEST / bump;
        let (x, y) = (x * step, y * step);
        let (ix, iy) = (floor(x), floor(y));
        let (tx, ty) = (x - ix as f32, y - iy as f32);
        let (x0, y0) = (ix as usize & (SIDE - 1), iy as usize & (SIDE - 1));
        // The texture is stored with its first column and row once more at the end.
        let n = y0 * STRIDE + x0;
        let (north, south) = (&self.texels[n..n + 2], &self.texels[n + STRIDE..n + STRIDE + 2]);
        let (top, bottom) = (north[0] + (north[1] - north[0]) * tx, south[0] + (south[1] - south[0]) * tx);
        top + (bottom - top) * ty
    }

    /// The same, from -1 to 1.
    #[inline]
    pub fn swing(&self, x: f32, y: f32, bump: f32) -> f32 {
        self.at(x, y, bump) * 2.0 - 1.0
    }
}

fn wrapped_value(x: f32, y: f32, period: i32, seed: u32) -> f32 {
    let (ix, iy) = (floor(x), floor(y));
    let (tx, ty) = (smooth(x - ix as f32), smooth(y - iy as f32));
    let corner = |dx: i32, dy: i32| unit_at((ix + dx).rem_euclid(period), (iy + dy).rem_euclid(period), seed);
    let north = corner(0, 0) * (1.0 - tx) + corner(1, 0) * tx;
    let south = corner(0, 1) * (1.0 - tx) + corner(1, 1) * tx;
    north * (1.0 - ty) + south * ty
}
