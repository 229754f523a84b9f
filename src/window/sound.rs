//! Short sounds for what is played on the map. They are worked out when the game starts, so nothing is recorded from anywhere.

use super::settings::Settings;
use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;
use std::f32::consts::TAU;
use table_view::{Began, Step};

/// Samples per second.
const RATE: u32 = 22_050;

/// The sounds.
#[derive(Resource)]
struct Sounds {
    slide: Handle<AudioSource>,
    fall: Handle<AudioSource>,
    fire: Handle<AudioSource>,
    melee: Handle<AudioSource>,
    smoke: Handle<AudioSource>,
    dice: Handle<AudioSource>,
}

impl FromWorld for Sounds {
    fn from_world(world: &mut World) -> Self {
        let mut sources = world.resource_mut::<Assets<AudioSource>>();
        let mut add = |samples: Vec<f32>| sources.add(AudioSource { bytes: wav(&samples).into() });
        Self {
            slide: add(slide()),
            fall: add(fall()),
            fire: add(fire()),
            melee: add(melee()),
            smoke: add(smoke()),
            dice: add(dice()),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>().add_systems(Update, play);
}

/// A step that begins is heard; many of one kind at once are heard once.
fn play(mut began: MessageReader<Began>, sounds: Res<Sounds>, settings: Res<Settings>, mut commands: Commands) {
    let mut heard: Vec<&Handle<AudioSource>> = Vec::new();
    for Began(step) in began.read() {
        let sound = match step {
            Step::Slide { .. } => &sounds.slide,
            Step::Fall { .. } => &sounds.fall,
            Step::Fire { .. } => &sounds.fire,
            Step::Melee { .. } => &sounds.melee,
            Step::Smoke { .. } => &sounds.smoke,
            Step::Dice { .. } => &sounds.dice,
            Step::Flip { .. } | Step::Note { .. } | Step::Banner { .. } | Step::Look { .. } | Step::Settle(_) => {
                continue;
            }
        };
        if settings.sound > 0 && !heard.contains(&sound) {
            heard.push(sound);
            let volume = Volume::Linear(f32::from(settings.sound) / 100.0);
            commands.spawn((AudioPlayer(sound.clone()), PlaybackSettings::DESPAWN.with_volume(volume)));
        }
    }
}

/// Noise that is the same at every start.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

/// Silence of a length in seconds.
fn silence(seconds: f32) -> Vec<f32> {
    vec![0.0; (seconds * RATE as f32) as usize]
}

/// Adds a sound that begins at a time; it is a function of the seconds since then.
fn add(samples: &mut [f32], from: f32, mut sound: impl FnMut(f32) -> f32) {
    let start = (from * RATE as f32) as usize;
    for (n, sample) in samples.iter_mut().skip(start).enumerate() {
        *sample += sound(n as f32 / RATE as f32);
    }
}

/// Takes the sharpness off: `keep` of 0 leaves all of it, of 1 nothing.
fn soften(samples: &mut [f32], keep: f32) {
    let mut last = 0.0;
    for sample in samples {
        last += (*sample - last) * (1.0 - keep);
        *sample = last;
    }
}

fn ring(hertz: f32, fade: f32) -> impl Fn(f32) -> f32 {
    move |t| (TAU * hertz * t).sin() * (-t * fade).exp()
}

/// Five shots and what comes back from the hills.
fn fire() -> Vec<f32> {
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
fn melee() -> Vec<f32> {
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
fn smoke() -> Vec<f32> {
    let mut samples = silence(0.8);
    let mut noise = Noise(0x2545_F491);
    add(&mut samples, 0.0, |t| 0.22 * noise.next() * (t * 14.0).min(1.0) * (-t * 3.5).exp());
    soften(&mut samples, 0.3);
    samples
}

/// Dice on wood.
fn dice() -> Vec<f32> {
    let mut samples = silence(0.6);
    for (n, from) in [0.0, 0.07, 0.12, 0.21, 0.27, 0.38].into_iter().enumerate() {
        let loud = 0.5 - 0.06 * n as f32;
        let (tone, mut noise) = (ring(1250.0 + 170.0 * (n % 3) as f32, 130.0), Noise(0x1234_5678 + n as u32));
        add(&mut samples, from, |t| loud * (0.6 * tone(t) + 0.4 * noise.next() * (-t * 260.0).exp()));
    }
    samples
}

/// Card over paper.
fn slide() -> Vec<f32> {
    let mut samples = silence(0.22);
    let mut noise = Noise(0x6C07_8965);
    add(&mut samples, 0.0, |t| 0.25 * noise.next() * (TAU * t / 0.44).sin().max(0.0));
    soften(&mut samples, 0.75);
    samples
}

/// A counter falls on the table.
fn fall() -> Vec<f32> {
    let mut samples = silence(0.35);
    let (low, mut noise) = (ring(78.0, 14.0), Noise(0xB529_7A4D));
    add(&mut samples, 0.0, |t| 0.6 * low(t) + 0.2 * noise.next() * (-t * 45.0).exp());
    soften(&mut samples, 0.5);
    samples
}

/// Samples from -1 to 1 as a WAV file of 16 bits, one channel.
fn wav(samples: &[f32]) -> Vec<u8> {
    let length = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(44 + length as usize);
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16u32.to_le_bytes());
    // PCM, one channel.
    file.extend([1, 0, 1, 0]);
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    // Two bytes per sample.
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    for sample in samples {
        file.extend(((sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16).to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_heard_end_quietly_and_are_wav_files() {
        for samples in [fire(), melee(), smoke(), dice(), slide(), fall()] {
            let loudest = samples.iter().fold(0.0f32, |loud, sample| loud.max(sample.abs()));
            assert!((0.02..=1.2).contains(&loudest), "{loudest}");
            let end = samples.iter().rev().take(50).fold(0.0f32, |loud, sample| loud.max(sample.abs()));
            assert!(end < 0.1, "no crack at the end: {end}");
            let file = wav(&samples);
            assert_eq!(&file[..4], b"RIFF");
            assert_eq!(file.len(), 44 + samples.len() * 2);
        }
    }
}
