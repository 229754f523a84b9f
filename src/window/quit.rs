//! Quitting, by the window's own button or by the menu. A game that is not on disk holds it back once, and says so.

use super::Screen;
use super::keeping::{Left, NotKept};
use super::start::Trouble;
use super::words;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

/// Somebody wants to quit.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Quit;

/// Somebody wanted to quit while a game was not on disk: the next time he means it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldBack(pub bool);

/// Adds it; the window does not close by itself then.
pub fn plugin(app: &mut App) {
    app.add_message::<Quit>().init_resource::<HeldBack>().add_systems(Last, quit);
}

fn quit(
    mut wanted: MessageReader<Quit>,
    mut closed: MessageReader<WindowCloseRequested>,
    screen: Res<State<Screen>>,
    not_kept: Res<NotKept>,
    left: Res<Left>,
    mut held_back: ResMut<HeldBack>,
    mut trouble: ResMut<Trouble>,
    mut exit: MessageWriter<AppExit>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    let is_lost = not_kept.0.is_some() || !left.is_empty();
    if !is_lost {
        held_back.set_if_neq(HeldBack(false));
    }
    if wanted.read().count() + closed.read().count() == 0 {
        return;
    }
    if !is_lost || held_back.0 {
        exit.write(AppExit::Success);
        return;
    }
    held_back.0 = true;
    if *screen.get() == Screen::Menu {
        // In a battle the badge says it.
        trouble.0 = Some(words::quit_once_more().said());
    }
    redraw.write(bevy::window::RequestRedraw);
}
