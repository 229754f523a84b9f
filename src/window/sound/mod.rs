//! Short sounds for what is played on the map. They are worked out when the game starts, so nothing is recorded from anywhere.

mod armour;
mod men;
mod synth;

use super::settings::Settings;
use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;
use table_view::{Began, BodyLook, Face, Step};

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
    engine: Handle<AudioSource>,
    traverse: Handle<AudioSource>,
    gun: Handle<AudioSource>,
    explosion: Handle<AudioSource>,
    mortar: Handle<AudioSource>,
    artillery: Handle<AudioSource>,
    burst: Handle<AudioSource>,
    ranging: Handle<AudioSource>,
    machine_gun: Handle<AudioSource>,
    glances: Handle<AudioSource>,
    pierces: Handle<AudioSource>,
}

impl FromWorld for Sounds {
    fn from_world(world: &mut World) -> Self {
        let mut sources = world.resource_mut::<Assets<AudioSource>>();
        let mut add = |samples: Vec<f32>| sources.add(AudioSource { bytes: wav(&samples).into() });
        Self {
            slide: add(men::slide()),
            fall: add(men::fall()),
            fire: add(men::fire()),
            melee: add(men::melee()),
            smoke: add(men::smoke()),
            dice: add(men::dice()),
            engine: add(armour::engine()),
            traverse: add(armour::traverse()),
            gun: add(armour::gun()),
            explosion: add(armour::explosion()),
            mortar: add(armour::mortar()),
            artillery: add(armour::artillery()),
            burst: add(armour::burst()),
            ranging: add(armour::ranging()),
            machine_gun: add(armour::machine_gun()),
            glances: add(armour::glances()),
            pierces: add(armour::pierces()),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>().add_systems(Update, play);
}

/// A hull or a gun is heard as it turns: all that turns on cards is one, and of bodies those that are no men. They turn on their feet.
fn is_heavy(face: &Face) -> bool {
    let Some(body) = face.body() else { return true };
    match body.look {
        BodyLook::Vehicle { .. } | BodyLook::Plate { .. } | BodyLook::Gun { .. } => true,
        BodyLook::Figure { .. } | BodyLook::Number { .. } => false,
    }
}

/// A step that begins is heard; many of one kind at once are heard once.
fn play(mut began: MessageReader<Began>, sounds: Res<Sounds>, settings: Res<Settings>, mut commands: Commands) {
    let mut heard: Vec<&Handle<AudioSource>> = Vec::new();
    for Began(step) in began.read() {
        let sound = match step {
            Step::Slide { .. } | Step::Board { .. } => &sounds.slide,
            Step::Drive { .. } | Step::Charge { .. } => &sounds.engine,
            Step::Turn { face, .. } if is_heavy(face) => &sounds.traverse,
            Step::Turn { .. } => continue,
            Step::Shell { .. } => &sounds.gun,
            Step::Rake { .. } => &sounds.machine_gun,
            Step::Strike { pierces: true, .. } => &sounds.pierces,
            Step::Strike { pierces: false, .. } => &sounds.glances,
            Step::Explode { .. } => &sounds.explosion,
            Step::Bombard { from: Some(_), .. } => &sounds.mortar,
            Step::Bombard { from: None, heralded: true, .. } => &sounds.artillery,
            Step::Bombard { from: None, heralded: false, .. } => &sounds.burst,
            Step::Ranging { .. } => &sounds.ranging,
            Step::Fall { .. } => &sounds.fall,
            Step::Fire { .. } => &sounds.fire,
            Step::Melee { .. } => &sounds.melee,
            Step::Smoke { .. } => &sounds.smoke,
            Step::Dice { .. } => &sounds.dice,
            Step::Flip { .. }
            | Step::Note { .. }
            | Step::Banner { .. }
            | Step::Look { .. }
            // What comes down is heard as it falls.
            | Step::Pillar { .. }
            | Step::Keep
            | Step::Return
            | Step::Settle(_) => continue,
        };
        if settings.sound > 0 && !heard.contains(&sound) {
            heard.push(sound);
            let volume = Volume::Linear(f32::from(settings.sound) / 100.0);
            commands.spawn((AudioPlayer(sound.clone()), PlaybackSettings::DESPAWN.with_volume(volume)));
        }
    }
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
    use super::armour::{
        artillery, burst, engine, explosion, glances, gun, machine_gun, mortar, pierces, ranging, traverse,
    };
    use super::men::{dice, fall, fire, melee, slide, smoke};
    use super::*;

    #[test]
    fn sounds_are_heard_end_quietly_and_are_wav_files() {
        let of_men = [fire(), melee(), smoke(), dice(), slide(), fall()];
        let of_armour = [engine(), traverse(), gun(), explosion(), machine_gun(), glances(), pierces()];
        let of_shells = [mortar(), artillery(), burst(), ranging()];
        for samples in of_men.into_iter().chain(of_armour).chain(of_shells) {
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
