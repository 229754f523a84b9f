//! The chance to win as the game stands, from what the viewer sees, and how it has been since the game began.

use super::advice::part;
use crate::battle::Battle;
use bevy::prelude::*;
use lock_n_load::{LockNLoad, Start};
use lock_n_load_opponent::Tactics;
use opponent::Insight;
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use table::{DiceCup, Game, JournalEntry, Side};
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
#[derive(Resource, Default)]
pub struct Chances {
    of: u64,
    generation: u64,
    /// As the viewer sees it.
    viewer: Option<Side>,
    /// None: not worked out yet.
    after: Vec<Option<f32>>,
    earlier: Option<Mutex<Receiver<Vec<f32>>>>,
    shown: bool,
}

impl Chances {
    /// After each entry; none where it is not worked out yet. Empty: not shown.
    pub(crate) fn after(&self) -> &[Option<f32>] {
        if self.shown { &self.after } else { &[] }
    }
}

/// Who looks at the screen: the only person, else the first side.
pub(crate) fn viewer_of(battle: &Battle) -> Side {
    let people = |side: &Side| battle.is_person(*side);
    let mut sides = Side::BOTH.into_iter().filter(people);
    sides.next().filter(|_| sides.next().is_none()).unwrap_or(Side::First)
}

fn value(game: &Game<LockNLoad>, viewer: Side) -> f32 {
    part(game.seen_by(viewer, |seen| Tactics::default().value(seen)))
}

/// Follows the journal.
pub(super) fn follow(
    battle: Option<Res<Battle>>,
    show: Res<ShowChances>,
    alarm: Option<Res<Alarm>>,
    mut chances: ResMut<Chances>,
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
    let journal = battle.game().journal();
    let viewer = viewer_of(&battle);
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
        *last = Some(value(battle.game(), viewer));
    }
    chances.generation = journal.generation();
    if new > 1 {
        let (start, entries) = (battle.game().start().clone(), journal.entries.clone());
        let alarm = alarm.map(|alarm| alarm.clone()).unwrap_or_default();
        chances.earlier = look_back(start, entries, viewer, alarm);
    }
}

/// Goes through a game from its start, beside the window.
fn look_back(
    start: Start,
    entries: Vec<JournalEntry<LockNLoad>>,
    viewer: Side,
    alarm: Alarm,
) -> Option<Mutex<Receiver<Vec<f32>>>> {
    let (found, earlier) = channel();
    let work = move || {
        let Ok(mut game) = Game::<LockNLoad>::new(World::new(), start, DiceCup::from_seed(0)) else { return };
        let mut entries = entries.into_iter();
        game.replay(entries.next().into_iter().collect());
        let mut after = vec![value(&game, viewer)];
        for entry in entries {
            game.lay(&entry.events);
            after.push(value(&game, viewer));
        }
        // The battle may have been left.
        let _ = found.send(after);
        alarm.ring();
    };
    std::thread::Builder::new().name("chances".into()).spawn(work).ok()?;
    Some(Mutex::new(earlier))
}
