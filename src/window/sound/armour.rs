//! Sounds of vehicles, guns and shells.

use super::synth::{Noise, add, ring, silence, soften};
use std::f32::consts::TAU;

/// A motor on its way: the strokes of its cylinders, the rattle of what it rolls on.
pub(super) fn engine() -> Vec<f32> {
    let mut samples = silence(0.75);
    let swell = |t: f32| (t * 9.0).min(1.0) * ((0.75 - t) * 5.0).clamp(0.0, 1.0);
    let (mut noise, mut rattle) = (Noise(0x1F35_77A1), Noise(0x7C3B_0D29));
    add(&mut samples, 0.0, |t| {
        let stroke = (TAU * 31.0 * t).sin().max(0.0).powi(3);
        let drone = 0.28 * (TAU * 62.0 * t).sin() + 0.16 * (TAU * 93.0 * t + 0.7).sin();
        let tracks = 0.10 * rattle.next() * (TAU * 15.0 * t).sin().abs();
        swell(t) * (drone + 0.34 * stroke * noise.next() + tracks)
    });
    soften(&mut samples, 0.55);
    samples
}

/// A gear that turns something heavy.
pub(super) fn traverse() -> Vec<f32> {
    let mut samples = silence(0.42);
    let mut noise = Noise(0x2A6D_365B);
    add(&mut samples, 0.0, |t| {
        let swell = (t * 16.0).min(1.0) * ((0.42 - t) * 9.0).clamp(0.0, 1.0);
        let teeth = (TAU * 46.0 * t).sin().max(0.0).powi(6);
        swell * (0.10 * (TAU * (210.0 + 70.0 * t) * t).sin() + 0.22 * teeth * noise.next())
    });
    soften(&mut samples, 0.4);
    samples
}

/// A gun: a crack that is felt, then the shell's arrival and what comes back from the hills.
pub(super) fn gun() -> Vec<f32> {
    let mut samples = silence(1.3);
    let (mut crack, mut roll, boom) = (Noise(0x3C6E_F372), Noise(0x5BD1_E995), ring(58.0, 9.0));
    add(&mut samples, 0.0, |t| {
        0.62 * crack.next() * (-t * 34.0).exp() + 0.62 * boom(t) + 0.16 * roll.next() * (-t * 3.6).exp()
    });
    let (mut strike, thud) = (Noise(0xA54F_F53A), ring(84.0, 18.0));
    add(&mut samples, 0.2, |t| 0.30 * strike.next() * (-t * 26.0).exp() + 0.28 * thud(t));
    soften(&mut samples, 0.5);
    samples
}

/// A burst that begins at a time: a low thump, earth that comes down again.
fn shell_burst(samples: &mut [f32], from: f32, loud: f32, seed: u32) {
    let (mut blast, mut earth, thump) = (Noise(seed), Noise(seed ^ 0x6A09_E667), ring(66.0, 12.0));
    add(samples, from, |t| {
        loud * (0.5 * blast.next() * (-t * 20.0).exp() + 0.5 * thump(t))
            + loud * 0.14 * earth.next() * (t * 9.0).min(1.0) * (-t * 5.5).exp()
    });
}

/// Something blows up, and what was in it follows.
pub(super) fn explosion() -> Vec<f32> {
    let mut samples = silence(1.9);
    let (mut blast, mut fire, deep) = (Noise(0x510E_527F), Noise(0x9B05_688C), ring(41.0, 4.2));
    add(&mut samples, 0.0, |t| {
        0.6 * blast.next() * (-t * 11.0).exp()
            + 0.7 * deep(t)
            + 0.2 * fire.next() * (t * 5.0).min(1.0) * (-t * 2.9).exp()
    });
    shell_burst(&mut samples, 0.22, 0.6, 0x1F83_D9AB);
    shell_burst(&mut samples, 0.47, 0.4, 0x5BE0_CD19);
    soften(&mut samples, 0.6);
    samples
}

/// A round leaves its tube, and three come down.
pub(super) fn mortar() -> Vec<f32> {
    let mut samples = silence(1.7);
    let (mut puff, tube) = (Noise(0xCBBB_9D5D), ring(118.0, 22.0));
    add(&mut samples, 0.0, |t| 0.55 * tube(t) + 0.25 * puff.next() * (-t * 42.0).exp());
    for (n, from) in [0.42, 0.59, 0.76].into_iter().enumerate() {
        shell_burst(&mut samples, from, 0.62, 0x629A_292A + n as u32);
    }
    soften(&mut samples, 0.5);
    samples
}

/// A shell on its way down: a whistle that falls.
fn whistle(samples: &mut [f32], from: f32, time: f32, loud: f32) {
    let mut noise = Noise(0x9159_015A);
    add(samples, from, |t| {
        let swell = (t / time).min(1.0).powi(2) * ((time - t) * 40.0).clamp(0.0, 1.0);
        let pitch = 1650.0 * t - 620.0 * t * t;
        loud * swell * (0.5 * (TAU * pitch).sin() + 0.35 * noise.next())
    });
}

/// Shells from far away: they whistle, and come down in a heap.
pub(super) fn artillery() -> Vec<f32> {
    let mut samples = silence(2.4);
    whistle(&mut samples, 0.0, 0.45, 0.34);
    for (n, from) in [0.42, 0.55, 0.64, 0.78, 0.86, 1.0, 1.1, 1.27].into_iter().enumerate() {
        shell_burst(&mut samples, from, 0.5, 0x152F_ECD8 + n as u32);
    }
    soften(&mut samples, 0.55);
    samples
}

/// Three bursts at once, not far away.
pub(super) fn burst() -> Vec<f32> {
    let mut samples = silence(1.3);
    for (n, from) in [0.06, 0.23, 0.4].into_iter().enumerate() {
        shell_burst(&mut samples, from, 0.6, 0x6733_2667 + n as u32);
    }
    soften(&mut samples, 0.5);
    samples
}

/// One shell whistles and bursts: it is to be seen.
pub(super) fn ranging() -> Vec<f32> {
    let mut samples = silence(1.4);
    whistle(&mut samples, 0.0, 0.43, 0.3);
    shell_burst(&mut samples, 0.42, 0.5, 0x8EB4_4A87);
    soften(&mut samples, 0.5);
    samples
}

/// A machine gun on its mount: a long burst, faster and fuller than small arms.
pub(super) fn machine_gun() -> Vec<f32> {
    let mut samples = silence(1.1);
    for n in 0..11_u8 {
        let mut noise = Noise(0x428A_2F98 + u32::from(n));
        let boom = ring(132.0, 40.0);
        add(&mut samples, 0.062 * f32::from(n), |t| {
            0.5 * noise.next() * (-t * 74.0).exp() + 0.08 * noise.next() * (-t * 8.0).exp() + 0.46 * boom(t)
        });
    }
    soften(&mut samples, 0.42);
    samples
}

/// Steel on thick steel, that rings and lets nothing in.
pub(super) fn glances() -> Vec<f32> {
    let mut samples = silence(0.9);
    for (hertz, loud, fade) in [(410.0, 0.26, 7.0), (1130.0, 0.20, 10.0), (2270.0, 0.12, 16.0)] {
        let tone = ring(hertz, fade);
        add(&mut samples, 0.0, |t| loud * tone(t));
    }
    let mut noise = Noise(0x7137_4491);
    add(&mut samples, 0.0, |t| 0.4 * noise.next() * (-t * 60.0).exp());
    // It whines off into the air.
    add(&mut samples, 0.05, |t| {
        0.10 * (TAU * (1900.0 * t - 900.0 * t * t)).sin() * (t * 30.0).min(1.0) * (-t * 7.0).exp()
    });
    samples
}

/// Steel is torn open, and something inside bursts.
pub(super) fn pierces() -> Vec<f32> {
    let mut samples = silence(1.2);
    let (mut crack, clang, mut roar) = (Noise(0xB5C0_FBCF), ring(290.0, 12.0), Noise(0xE9B5_DBA5));
    add(&mut samples, 0.0, |t| 0.5 * crack.next() * (-t * 38.0).exp() + 0.34 * clang(t));
    let thump = ring(57.0, 8.0);
    add(&mut samples, 0.12, |t| 0.5 * thump(t) + 0.22 * roar.next() * (t * 12.0).min(1.0) * (-t * 6.0).exp());
    soften(&mut samples, 0.4);
    samples
}
