//! *Luck and decisions*: what of a battle the dice have done and what those who ordered, in points to win; the decisions that cost most,
//! each with a way to try it again.
//!
//! [`Luck`] has the battle gone through beside the window while that is open ([`reckoning`]). [`TryAgain`] is for the program: it keeps
//! what was played and lays the battle out as it stood. Where something is hidden, a battle is gone through when it is over.

mod reckoning;

use crate::{Battle, DeskSystems, WindowBox};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use play::luck::{Blunder, Ledger};
use reckoning::{Ended, Found, Reckoning};
use std::marker::PhantomData;
use std::sync::Arc;
use table_view::{Alarm, ViewBusy};

/// The battle is to go on as it stood earlier. The program answers: it keeps what was played.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TryAgain {
    /// Which battle ([`Battle::born`]).
    pub battle: u64,
    /// After so many entries of the game's journal.
    pub entries: usize,
    /// Whoever played the one side plays the other.
    pub swapped: bool,
}

/// What has been found out about a battle, as panels show it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reckoned {
    /// Luck and decisions; none: not known yet.
    pub ledger: Option<Arc<Ledger>>,
    /// The decisions that were judged again and found bad, as they were made; none: not known yet.
    pub blunders: Option<Arc<Vec<Blunder>>>,
    /// How much of the part in hand is done, from 0 to 1; none: nothing is in hand.
    pub progress: Option<f32>,
}

/// *Luck and decisions* is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LuckIsOpen(pub bool);

/// What has been found out about the battle. It is kept when the window is closed, as long as nothing else has been ordered.
#[derive(Resource)]
pub struct Luck<W: WindowBox> {
    /// Which battle, how many entries of its journal, in which of its generations.
    of: Option<(u64, usize, u64)>,
    reckoned: Reckoned,
    reckoning: Option<Reckoning>,
    was_open: bool,
    /// So many frames are still to be drawn, in which what was found takes its place.
    settles: u8,
    game: PhantomData<W>,
}

impl<W: WindowBox> Default for Luck<W> {
    fn default() -> Self {
        let reckoned = Reckoned::default();
        Self { of: None, reckoned, reckoning: None, was_open: false, settles: 0, game: PhantomData }
    }
}

/// A window finds its size, and then its contents theirs.
const FRAMES: u8 = 3;

impl<W: WindowBox> Luck<W> {
    /// What panels show.
    pub fn reckoned(&self) -> Reckoned {
        let progress = self.reckoning.as_ref().map(Reckoning::progress);
        Reckoned { progress, ..self.reckoned.clone() }
    }

    /// The battle is being gone through.
    pub fn is_at_work(&self) -> bool {
        self.reckoning.is_some()
    }

    /// What was found out is not about this battle, or an order that it counts was taken back, or it is about too little of the battle:
    /// whoever opens the window sees all, and who has it open is not disturbed before the end.
    fn is_outdated(&self, battle: &Battle<W>) -> bool {
        let journal = battle.journal();
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
fn follow<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    open: Res<LuckIsOpen>,
    busy: Option<Res<ViewBusy>>,
    alarm: Option<Res<Alarm>>,
    mut luck: ResMut<Luck<W>>,
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
    if !open.0 {
        if luck.reckoning.take().is_some() {
            // Half of it is of no use to anybody.
            luck.of = None;
        }
        luck.was_open = false;
        return;
    }
    // What has not been seen yet is not given away.
    if luck.is_outdated(&battle) && !busy.is_some_and(|busy| busy.0) {
        let journal = battle.journal();
        let alarm = alarm.map(|alarm| alarm.clone()).unwrap_or_default();
        *luck = Luck {
            of: Some((battle.born(), journal.entries.len(), journal.generation())),
            reckoned: Reckoned::default(),
            reckoning: battle.whole().and_then(|whole| Reckoning::begin::<W>(whole, &alarm)),
            was_open: true,
            settles: FRAMES,
            game: PhantomData,
        };
    }
    luck.was_open = true;
}

/// Luck and decisions in the window of a game.
pub struct LuckPlugin<W>(PhantomData<W>);

impl<W> Default for LuckPlugin<W> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<W: WindowBox> Plugin for LuckPlugin<W> {
    fn build(&self, app: &mut App) {
        app.init_resource::<Luck<W>>()
            .init_resource::<LuckIsOpen>()
            .add_message::<RequestRedraw>()
            .add_systems(Update, follow::<W>.in_set(DeskSystems::Show));
    }
}
