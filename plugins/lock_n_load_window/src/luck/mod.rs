//! *Luck and decisions*: what of a battle the dice have done and what those who ordered, in points to win; the decisions that cost most,
//! each with a way to try it again.
//!
//! [`Luck`] has the battle gone through beside the window while that is open ([`reckoning`]). [`TryAgain`] is for the program: it keeps
//! what was played and lays the battle out as it stood.

mod course;
mod lists;
mod reckoning;
mod telling;
mod waterfall;
mod window;
pub(crate) mod words;

pub(crate) use window::show;

use crate::battle::Battle;
use crate::glue::GlueSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use panel_kit::OpenPanels;
use play::luck::{Blunder, Ledger};
use reckoning::{Ended, Found, Reckoning};
use std::sync::Arc;
use table_view::{Alarm, ViewBusy};

/// The battle is to go on as it stood earlier. The program answers: it keeps what was played.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TryAgain {
    /// Which battle ([`Battle::born`]).
    pub battle: u64,
    /// After so many entries of its journal.
    pub entries: usize,
    /// Whoever played the one side plays the other.
    pub swapped: bool,
}

/// What has been found out about a battle, as panels show it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Reckoned {
    /// Luck and decisions; none: not known yet.
    pub(crate) ledger: Option<Arc<Ledger>>,
    /// The decisions that were judged again and found bad, as they were made; none: not known yet.
    pub(crate) blunders: Option<Arc<Vec<Blunder>>>,
    /// How much of the part in hand is done, from 0 to 1; none: nothing is in hand.
    pub(crate) progress: Option<f32>,
}

/// What has been found out about the battle. It is kept when the window is closed, as long as nothing else has been ordered.
#[derive(Resource, Default)]
pub struct Luck {
    /// Which battle, how many entries of its journal, in which of its generations.
    of: Option<(u64, usize, u64)>,
    reckoned: Reckoned,
    reckoning: Option<Reckoning>,
    was_open: bool,
    /// So many frames are still to be drawn, in which what was found takes its place.
    settles: u8,
}

/// A window finds its size, and then its contents theirs.
const FRAMES: u8 = 3;

impl Luck {
    /// What panels show.
    pub(crate) fn reckoned(&self) -> Reckoned {
        let progress = self.reckoning.as_ref().map(Reckoning::progress);
        Reckoned { progress, ..self.reckoned.clone() }
    }

    /// What was found out is not about this battle, or an order that it counts was taken back, or it is about too little of the battle:
    /// whoever opens the window sees all, and who has it open is not disturbed before the end.
    fn is_outdated(&self, battle: &Battle) -> bool {
        let journal = battle.game().journal();
        self.of.is_none_or(|(born, entries, generation)| {
            let more = journal.entries.len() > entries && (!self.was_open || battle.to_act().is_none());
            born != battle.born() || journal.kept_since(generation) < entries || more
        })
    }

    fn take(&mut self) {
        while let Some(reckoning) = &mut self.reckoning {
            let found = reckoning.found();
            if !matches!(found, Ok(None)) {
                self.settles = FRAMES;
            }
            match found {
                Ok(Some(Found::Ledger(ledger))) => self.reckoned.ledger = Some(Arc::new(ledger)),
                Ok(Some(Found::Blunders(blunders))) => self.reckoned.blunders = Some(Arc::new(blunders)),
                Ok(None) => return,
                Err(Ended) => self.reckoning = None,
            }
        }
    }
}

/// Has the battle gone through while the window is open, and nobody else.
fn follow(
    battle: Option<Res<Battle>>,
    open: Option<Res<OpenPanels>>,
    busy: Option<Res<ViewBusy>>,
    alarm: Option<Res<Alarm>>,
    mut luck: ResMut<Luck>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let luck = luck.bypass_change_detection();
    let Some(battle) = battle else {
        *luck = Luck::default();
        return;
    };
    luck.take();
    if luck.settles > 0 {
        luck.settles -= 1;
        redraw.write(RequestRedraw);
    }
    if !open.is_some_and(|open| open.luck) {
        if luck.reckoning.take().is_some() {
            // Half of it is of no use to anybody.
            luck.of = None;
        }
        luck.was_open = false;
        return;
    }
    // What has not been seen yet is not given away.
    if luck.is_outdated(&battle) && !busy.is_some_and(|busy| busy.0) {
        let journal = battle.game().journal();
        let alarm = alarm.map(|alarm| alarm.clone()).unwrap_or_default();
        *luck = Luck {
            of: Some((battle.born(), journal.entries.len(), journal.generation())),
            reckoned: Reckoned::default(),
            reckoning: Reckoning::begin(battle.game().start().clone(), journal.entries.clone(), &alarm),
            was_open: true,
            settles: FRAMES,
        };
    }
    luck.was_open = true;
}

/// Luck and decisions in the window.
pub struct LuckPlugin;

impl Plugin for LuckPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Luck>()
            .add_message::<RequestRedraw>()
            .add_systems(Update, follow.in_set(GlueSystems::Show));
    }
}

#[cfg(test)]
#[path = "luck_test.rs"]
mod tests;
