//! Sounds of counters, of men and of small arms.

use super::synth::{Noise, add, ring, silence, soften};
use std::f32::consts::TAU;

/// Five shots and what comes back from the hills.
pub(super) fn fire() -> Vec<f32> {
    let mut samples = silence(0.9);
    for n in 0..5u8 {
        let mut noise = Noise(0x9E37_79B9 + u32::from(n));
        let (crack, boom) = (0.02 * f32::from(n % 3), ring(105.0, 32.0));
        add(&mut samples, 0.09 * f32::from(n) + crack, |t| {
            0.55 * noise.next() * (-t * 60.0).exp() + 0.10 * noise.next() * (-t * 7.0).exp() + 0.5 * boom(t)
        });
    }
    soften(&mut samples, 0.45);
    samples
}

/// Steel on steel, twice.
pub(super) fn melee() -> Vec<f32> {
    let mut samples = silence(0.5);
    for (from, pitch) in [(0.0, 1.0), (0.16, 1.13)] {
        for (hertz, loud) in [(1780.0, 0.22), (2630.0, 0.16), (3910.0, 0.10)] {
            let tone = ring(hertz * pitch, 16.0);
            add(&mut samples, from, |t| loud * tone(t));
        }
        let mut noise = Noise(0x51ED_270B);
        add(&mut samples, from, |t| 0.3 * noise.next() * (-t * 120.0).exp());
    }
    samples
}

/// A hiss that swells and goes.
pub(super) fn smoke() -> Vec<f32> {
    let mut samples = silence(0.8);
    let mut noise = Noise(0x2545_F491);
    add(&mut samples, 0.0, |t| 0.22 * noise.next() * (t * 14.0).min(1.0) * (-t * 3.5).exp());
    soften(&mut samples, 0.3);
    samples
}

/// Dice on wood.
pub(super) fn dice() -> Vec<f32> {
    let mut samples = silence(0.6);
    for (n, from) in [0.0, 0.07, 0.12, 0.21, 0.27, 0.38].into_iter().enumerate() {
        let loud = 0.5 - 0.06 * n as f32;
        let (tone, mut noise) = (ring(1250.0 + 170.0 * (n % 3) as f32, 130.0), Noise(0x1234_5678 + n as u32));
        add(&mut samples, from, |t| loud * (0.6 * tone(t) + 0.4 * noise.next() * (-t * 260.0).exp()));
    }
    samples
}

/// Card over paper.
pub(super) fn slide() -> Vec<f32> {
    let mut samples = silence(0.22);
    let mut noise = Noise(0x6C07_8965);
    add(&mut samples, 0.0, |t| 0.25 * noise.next() * (TAU * t / 0.44).sin().max(0.0));
    soften(&mut samples, 0.75);
    samples
}

/// A counter falls on the table.
pub(super) fn fall() -> Vec<f32> {
    let mut samples = silence(0.35);
    let (low, mut noise) = (ring(78.0, 14.0), Noise(0xB529_7A4D));
    add(&mut samples, 0.0, |t| 0.6 * low(t) + 0.2 * noise.next() * (-t * 45.0).exp());
    soften(&mut samples, 0.5);
    samples
}
