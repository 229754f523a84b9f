//! What is kept up to date beside the drawing.

use super::shown::ScreenBox;
use super::waiting;
use crate::players::advice_window;
use crate::theme::UiScale;
use crate::{BOTTOM_HEIGHT, OpenPanels, TOP_HEIGHT};
use bevy::prelude::*;
use desk::hints::Moments;
use desk::luck::LuckIsOpen;
use desk::players::Held;
use desk::{Battle, Hand, HandOver, WindowBox};
use table_view::{FreeBoard, ViewSettings};

/// Computer players wait while players are chosen and while the screen changes hands.
pub fn hold<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    open: Option<Res<OpenPanels>>,
    hand_over: Res<HandOver>,
    mut held: ResMut<Held>,
) {
    if battle.is_some() {
        held.set_if_neq(Held(hand_over.0.is_some() || open.is_some_and(|open| open.players)));
    }
}

/// Luck is counted while its window is open.
pub fn count_luck(open: Option<Res<OpenPanels>>, mut luck: ResMut<LuckIsOpen>) {
    luck.set_if_neq(LuckIsOpen(open.is_some_and(|open| open.luck)));
}

/// Closes the windows of the battle before, and opens the result of the new one once it comes.
pub fn open_anew<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    mut born: Local<Option<u64>>,
    mut open: ResMut<OpenPanels>,
) {
    let Some(battle) = battle else { return };
    if *born != Some(battle.born()) {
        *born = Some(battle.born());
        // Windows belong to their battle; the shape of the table is the player's.
        let (side, log, map, log_height, chances) = (open.side, open.log, open.map, open.log_height, open.chances);
        *open = OpenPanels { side, log, map, log_height, chances, ..OpenPanels::default() };
    }
}

/// Tells the view which part of the window panels cover; nothing once the battle is gone.
pub(super) fn cover<W: ScreenBox>(
    battle: Option<Res<Battle<W>>>,
    open: Res<OpenPanels>,
    scale: Res<UiScale>,
    windows: Query<&Window>,
    mut settings: ResMut<ViewSettings>,
    mut free: ResMut<FreeBoard>,
    mut there: Local<bool>,
) {
    let before = std::mem::replace(&mut *there, battle.is_some());
    let Some(battle) = battle else {
        if before {
            (*free, settings.margins) = (FreeBoard::default(), [0.0; 4]);
        }
        return;
    };
    let of = |window: &Window| (window.width(), window.height(), window.scale_factor());
    let (width, height, ratio) = windows.iter().next().map_or((1280.0, 720.0, 1.0), of);
    let factor = scale.factor(height, ratio);
    let width = width / factor;
    let right = advice_window::room(&open, width, waiting::crowds(&battle, &open, width));
    let margins = [waiting::room(&battle, &open), TOP_HEIGHT, right, BOTTOM_HEIGHT].map(|margin| margin * factor);
    if settings.margins != margins {
        settings.margins = margins;
    }
}

/// Asks the game which hints have their moment.
pub(super) fn find_moments<W: ScreenBox>(
    battle: Option<Res<Battle<W>>>,
    hand: Res<Hand<W>>,
    mut moments: ResMut<Moments<W>>,
) {
    if let Some(battle) = battle.filter(|battle| battle.is_changed() || hand.is_changed()) {
        moments.set_if_neq(Moments::of(W::moments(&battle, &hand)));
    }
}
