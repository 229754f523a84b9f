//! What sounds are made of: noise, tones that fade, and softening.

use super::RATE;
use std::f32::consts::TAU;

/// Noise that is the same at every start.
pub(super) struct Noise(pub(super) u32);

impl Noise {
    pub(super) fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

/// Silence of a length in seconds.
pub(super) fn silence(seconds: f32) -> Vec<f32> {
    vec![0.0; (seconds * RATE as f32) as usize]
}

/// Adds a sound that begins at a time; it is a function of the seconds since then.
pub(super) fn add(samples: &mut [f32], from: f32, mut sound: impl FnMut(f32) -> f32) {
    let start = (from * RATE as f32) as usize;
    for (n, sample) in samples.iter_mut().skip(start).enumerate() {
        *sample += sound(n as f32 / RATE as f32);
    }
}

/// Takes the sharpness off: `keep` of 0 leaves all of it, of 1 nothing.
pub(super) fn soften(samples: &mut [f32], keep: f32) {
    let mut last = 0.0;
    for sample in samples {
        last += (*sample - last) * (1.0 - keep);
        *sample = last;
    }
}

pub(super) fn ring(hertz: f32, fade: f32) -> impl Fn(f32) -> f32 {
    move |t| (TAU * hertz * t).sin() * (-t * fade).exp()
}
