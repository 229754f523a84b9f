//! A battle is gone through beside the window: first its luck and decisions, then the decisions that are judged again.

use crate::WindowBox;
use crate::window_box::{Entry, Rules, Start};
use bevy::prelude::World;
use play::luck::{Blunder, Ledger, Work, blunders, ledger_until};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use table::{DiceCup, Game};
use table_view::Alarm;

/// What has been found out, part by part.
pub(super) enum Found {
    /// Luck and decisions.
    Ledger(Ledger),
    /// The decisions that were judged again and found bad.
    Blunders(Vec<Blunder>),
}

/// Somebody who goes through a battle. Dropped, he is told to stop.
pub(super) struct Reckoning {
    work: Arc<Work>,
    found: Mutex<Receiver<Found>>,
}

/// Nothing comes any more.
pub(super) struct Ended;

impl Reckoning {
    /// Begins. None: there is no thread for it.
    pub(super) fn begin<W: WindowBox>((start, entries): (Start<W>, Vec<Entry<W>>), alarm: &Alarm) -> Option<Self> {
        let bell = alarm.clone();
        let work = Arc::new(Work::with_bell(move || bell.ring()));
        let (tell, found) = channel();
        let (his, alarm) = (work.clone(), alarm.clone());
        let reckon = move || {
            reckon::<W>(start, entries, &his, &tell);
            // The window hears of it also where something went wrong.
            drop(tell);
            alarm.ring();
        };
        std::thread::Builder::new().name("luck".into()).spawn(reckon).ok()?;
        Some(Self { work, found: Mutex::new(found) })
    }
    /// How much of the part in hand is done, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        self.work.progress()
    }
    /// What has been found since it was asked last.
    ///
    /// # Errors
    /// Nothing comes any more.
    pub(super) fn found(&mut self) -> Result<Option<Found>, Ended> {
        match self.found.get_mut().map(|found| found.try_recv()) {
            Ok(Ok(found)) => Ok(Some(found)),
            Ok(Err(TryRecvError::Empty)) => Ok(None),
            Ok(Err(TryRecvError::Disconnected)) | Err(_) => Err(Ended),
        }
    }
}

impl Drop for Reckoning {
    fn drop(&mut self) {
        self.work.stop();
    }
}

fn reckon<W: WindowBox>(start: Start<W>, entries: Vec<Entry<W>>, work: &Work, tell: &Sender<Found>) {
    let Ok(mut game) = Game::<Rules<W>>::new(World::new(), start, DiceCup::from_seed(0)) else { return };
    game.replay(entries);
    let Ok((ledger, true)) = ledger_until::<W::Telling>(&game, work) else { return };
    // Whoever has closed the window does not hear it.
    let _ = tell.send(Found::Ledger(ledger));
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    if let Ok(Some(found)) = blunders::<W::Telling>(&game, threads, work) {
        let _ = tell.send(Found::Blunders(found));
    }
}
