//! What is asked of a game that has campaigns: that computer players fight one to its end, and what a list tells of one. How they fight
//! one of its battles.

use crate::caught::{Failed, caught};
use crate::save::{Asides, Ending, Opened, Recorder};
use crate::simulate::ORDERS_MAX;
use crate::{GameBox, Start};
use anyhow::Context as _;
use bevy_ecs::world::World;
use opponent::{Commander, Opponent, Seat, seed_of};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use table::{DiceCup, Game, Side};

/// A campaign that is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The folder of the data.
    pub root: &'a Path,
    /// The campaign's file; or the file of one that was begun, to go on with it.
    pub file: &'a Path,
    /// Who plays the first side and the second; none: whoever the file says that is gone on with, and else the same as ever.
    pub players: Option<[Opponent; 2]>,
    /// The seed of all its dice.
    pub seed: u64,
    /// In which file it is kept while it is played. If it is there already, it is gone on with.
    pub save: Option<&'a Path>,
    /// Becomes true when it is to stop after the order in hand.
    pub stop: &'a AtomicBool,
}

/// Who is told what happens, line by line.
pub type Tell<'a> = dyn FnMut(&str) -> anyhow::Result<()> + 'a;

/// What has come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaigned {
    /// How many battles were fought to their end.
    pub battles: u32,
    /// Why it is over; none: it was stopped.
    pub ended: Option<String>,
    /// Who has won it.
    pub winner: Option<Side>,
    /// How both sides' campaigns stand, in words.
    pub stands: [String; 2],
    /// The file in which it is kept.
    pub kept: Option<PathBuf>,
}

/// What a list tells of a campaign that is kept in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptCampaign {
    /// What it is called.
    pub title: String,
    /// How many battles have been fought to their end.
    pub battles: u32,
    /// It is over.
    pub over: bool,
    /// Who plays each side.
    pub players: [Seat; 2],
    /// Why it stands at an earlier point than the last one, where the file was not wholly read.
    pub not_whole: Option<String>,
}

/// What has been proved of a kept campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// How many battles were played again, one that goes on among them.
    pub battles: usize,
    /// How many orders of these.
    pub orders: usize,
    /// How many entries between battles were.
    pub decided: usize,
    /// How the reading of its file ended.
    pub ending: Ending,
}

/// A battle of a campaign.
pub struct Fight<G: GameBox> {
    /// The battle.
    pub game: Game<G::Rules>,
    /// Who keeps it on disk.
    pub recorder: Option<Recorder<G>>,
    /// Who plays each side of it.
    pub players: [Seat; 2],
    /// What is told of it besides its orders.
    pub asides: Asides,
}

impl<G: GameBox> Fight<G> {
    /// Lays a battle out. It has a journal where it is kept on disk.
    ///
    /// # Errors
    /// The rules come to no decision.
    pub fn begin(start: &Start<G>, seed: u64, is_kept: bool) -> anyhow::Result<Self> {
        let game: Game<G::Rules> = Game::new(World::new(), start.clone(), DiceCup::from_seed(seed))?;
        let game = if is_kept { game } else { game.without_journal() };
        Ok(Self { game, recorder: None, players: [Seat::Person; 2], asides: Asides::default() })
    }
    /// Goes on with one that was read from a file.
    pub fn going_on(opened: Opened<G>, recorder: Option<Recorder<G>>) -> Self {
        Self { game: opened.game, recorder, players: opened.header.players, asides: opened.header.asides }
    }
    /// Fights until it is over, which is true, or stopped, which is false. The players' own chance follows from the seed and from where the
    /// battle stands.
    ///
    /// # Errors
    /// It cannot be kept on disk; or it [`Failed`]: the rules come to no end, or there was a panic in it.
    pub fn to_end(&mut self, players: [Opponent; 2], seed: u64, stop: &AtomicBool) -> anyhow::Result<bool> {
        caught(|| self.fight(players, seed, stop))
    }
    fn fight(&mut self, players: [Opponent; 2], seed: u64, stop: &AtomicBool) -> anyhow::Result<bool> {
        let stands = self.game.journal().entries.len() as u64;
        let seated = |n: usize| players[n].commander::<G::Insight>(seed_of(&[seed, n as u64, stands]), 1);
        let mut players: [Box<dyn Commander<G::Rules>>; 2] = [seated(0), seated(1)];
        let mut orders = 0;
        while let Some(side) = self.game.to_act() {
            if stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            orders += 1;
            anyhow::ensure!(orders < ORDERS_MAX, Failed("the battle does not end".into()));
            let command = players[side.index()].order(&self.game.view(side));
            let command = command.ok_or_else(|| Failed("no legal order".into()))?;
            self.game.obey(side, command).map_err(|refusal| Failed(refusal.to_string()))?;
            if let Some(recorder) = &mut self.recorder {
                let path = recorder.path().display().to_string();
                recorder.keep(&self.game).with_context(|| format!("{path} cannot be written"))?;
            }
        }
        Ok(true)
    }
}
