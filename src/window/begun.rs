//! A battle that has been begun, on its way into the window.

use super::keeping::Keeper;
use anyhow::Context as _;
use bevy::prelude::*;
use desk::Battle;
use hedgerow::boxes::Key;
use hedgerow::boxes::shown::Shown;
use play::campaign::Fight;
use play::save::is_series;

/// A battle that has been begun, to be put into the window: in place of one that lies there, if one does.
pub type Begun = Box<dyn FnOnce(&mut Commands, bool) + Send>;

/// Nothing of the battle's ground is painted beside the window.
#[derive(Resource)]
pub struct Unpainted;

/// A battle that is kept on disk, with its players and what is told of it besides its orders, ready for the window.
///
/// # Errors
/// It is not kept.
pub fn begun<W: Shown>(fight: Fight<W::Box>) -> anyhow::Result<Begun> {
    let Fight { game, recorder, players, asides } = fight;
    let recorder = recorder.context("The game cannot be kept on disk")?;
    Ok(Box::new(move |commands, another| {
        let battle = Battle::<W>::new(game).with_asides(asides);
        let mut battle = if is_series(recorder.path()) { battle.of_several() } else { battle };
        battle.seat(players);
        if !another {
            W::lay(&battle, commands);
            if W::PAINTED {
                commands.remove_resource::<Unpainted>();
            } else {
                commands.insert_resource(Unpainted);
            }
        }
        commands.insert_resource(Keeper::<W>(recorder));
        commands.insert_resource(battle);
    }))
}

/// A game that has no window is played by commands alone.
pub fn without_a_window<T>(key: Key) -> anyhow::Result<T> {
    anyhow::bail!("{} is not shown in a window yet", key.name())
}
