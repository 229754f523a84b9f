//! A game that is gone on with from an earlier point, beside what was played.

use super::recorder::beside;
use super::{Asides, Header, Recorder, SAVE_ENDING};
use crate::{GameBox, Start};
use anyhow::Context as _;
use bevy_ecs::world::World;
use opponent::Seat;
use std::path::{Path, PathBuf};
use table::{Game, JournalEntry};

/// A game as it stood at an earlier point, not on any table yet.
pub struct Branch<G: GameBox> {
    /// The file of the game that it leaves.
    path: PathBuf,
    header: Header,
    start: Start<G>,
    entries: Vec<JournalEntry<G::Rules>>,
}

impl<G: GameBox> Recorder<G> {
    /// The game as it stood after so many entries of its journal, to be gone on with in a file of its own and with dice by another seed.
    /// The file of this one stays as it is.
    ///
    /// # Errors
    /// The game never stood so.
    pub fn branch(&self, game: &Game<G::Rules>, entries: usize, seed: u64) -> anyhow::Result<Branch<G>> {
        Branch::of((&self.path, &self.header), game, entries, seed)
    }
}

impl<G: GameBox> Branch<G> {
    /// What leaves a game after so many entries. From there on dice are thrown by another seed: whoever tries again is not to know them.
    fn of((path, header): (&Path, &Header), game: &Game<G::Rules>, entries: usize, seed: u64) -> anyhow::Result<Self> {
        let all = &game.journal().entries;
        let kept = all.get(..entries).filter(|kept| !kept.is_empty()).context("the game never stood so")?;
        let thrown = kept.last().map_or(0, |last| last.drawn);
        let header = header.clone().leaving_after(entries, thrown, seed);
        Ok(Self { path: path.to_path_buf(), header, start: game.start().clone(), entries: kept.to_vec() })
    }
    /// Who plays each side.
    pub fn players(&self) -> [Seat; 2] {
        self.header.players
    }
    /// What is told of it besides its orders.
    pub fn asides(&self) -> &Asides {
        &self.header.asides
    }
    /// Lays the game out and begins to keep it, in a file beside that which it leaves.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(self) -> anyhow::Result<(Game<G::Rules>, Recorder<G>)> {
        let mut game = Game::new(World::new(), self.start, self.header.dice())?;
        game.replay(self.entries);
        // What leaves a battle of a campaign is a game of its own.
        let file = beside(&self.path.with_extension(SAVE_ENDING));
        let recorder = Recorder::begin(file, self.header, &game)?;
        Ok((game, recorder))
    }
}
