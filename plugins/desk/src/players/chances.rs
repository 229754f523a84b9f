//! The chance to win as the game stands, from what the viewer sees, and how it has been since the game began.

use crate::window_box::{Entry, Rules, Start, value};
use crate::{Battle, WindowBox};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use table::{DiceCup, Game, Side};
use table_view::Alarm;

/// Whether the chance to win is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShowChances {
    /// Unless two people play against each other.
    #[default]
    ByPlayers,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The chance of the first side to win after each entry of the journal, from 0 to 1. Worked out entry by entry as they come; of a game
/// that was loaded, beside the window.
#[derive(Resource)]
pub struct Chances<W: WindowBox> {
    of: u64,
    generation: u64,
    /// As the viewer sees it.
    viewer: Option<Side>,
    /// None: not worked out yet.
    after: Vec<Option<f32>>,
    earlier: Option<Mutex<Receiver<Vec<f32>>>>,
    shown: bool,
    game: PhantomData<W>,
}

impl<W: WindowBox> Default for Chances<W> {
    fn default() -> Self {
        Self { of: 0, generation: 0, viewer: None, after: Vec::new(), earlier: None, shown: false, game: PhantomData }
    }
}

impl<W: WindowBox> Chances<W> {
    /// After each entry; none where it is not worked out yet. Empty: not shown.
    pub fn after(&self) -> &[Option<f32>] {
        if self.shown { &self.after } else { &[] }
    }
}

/// Follows the journal.
pub(super) fn follow<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    show: Res<ShowChances>,
    alarm: Option<Res<Alarm>>,
    mut chances: ResMut<Chances<W>>,
) {
    let Some(battle) = battle else {
        if chances.of != 0 {
            *chances = Chances::default();
        }
        return;
    };
    if let Some(earlier) = &mut chances.bypass_change_detection().earlier {
        let found = earlier.get_mut().ok().and_then(|earlier| earlier.try_recv().ok());
        if let Some(found) = found {
            chances.earlier = None;
            for (known, found) in chances.after.iter_mut().zip(found) {
                known.get_or_insert(found);
            }
        }
    }
    if !battle.is_changed() && !show.is_changed() {
        return;
    }
    let people = Side::BOTH.into_iter().filter(|side| battle.is_person(*side)).count();
    let shown = match *show {
        ShowChances::ByPlayers => people < 2,
        ShowChances::Always => true,
        ShowChances::Never => false,
    };
    let journal = battle.journal();
    let viewer = battle.viewer();
    if chances.of != battle.born() || chances.viewer != Some(viewer) || (shown && !chances.shown) {
        *chances = Chances { of: battle.born(), viewer: Some(viewer), ..Chances::default() };
    }
    chances.shown = shown;
    if !shown {
        return;
    }
    let kept = journal.kept_since(chances.generation).min(chances.after.len());
    chances.after.truncate(kept);
    let new = journal.entries.len() - kept;
    chances.after.resize(journal.entries.len(), None);
    if let Some(last) = chances.after.last_mut() {
        *last = Some(battle.value());
    }
    chances.generation = journal.generation();
    if new > 1 {
        let alarm = alarm.map(|alarm| alarm.clone()).unwrap_or_default();
        chances.earlier = look_back::<W>(battle.course(), viewer, alarm);
    }
}

/// Goes through a game from its start, beside the window.
fn look_back<W: WindowBox>(
    (start, entries, ends): (Start<W>, Vec<Entry<W>>, Vec<usize>),
    viewer: Side,
    alarm: Alarm,
) -> Option<Mutex<Receiver<Vec<f32>>>> {
    let (found, earlier) = channel();
    let work = move || {
        let Ok(mut game) = Game::<Rules<W>>::new(World::new(), start, DiceCup::from_seed(0)) else { return };
        let mut entries = entries.into_iter();
        game.replay(entries.next().into_iter().collect());
        let (mut laid, mut after) = (1, Vec::with_capacity(ends.len()));
        for end in ends {
            for entry in entries.by_ref().take(end.saturating_sub(laid)) {
                game.lay(&entry.events);
            }
            laid = laid.max(end);
            after.push(value::<W>(&game, viewer));
        }
        // The battle may have been left.
        let _ = found.send(after);
        alarm.ring();
    };
    std::thread::Builder::new().name("chances".into()).spawn(work).ok()?;
    Some(Mutex::new(earlier))
}
