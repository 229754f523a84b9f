//! Games kept on disk while they are played. A disk that is full is no fault of a game: it is told once, with its path, and the
//! games go on without being recorded.

use crate::library::stem;
use crate::save::{Header, Recorder};
use crate::{GameBox, Start};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use table::Game;

/// The records of all games.
pub struct Records<G: GameBox> {
    folder: PathBuf,
    scenario: PathBuf,
    header: Header,
    fault: OnceLock<String>,
    game: PhantomData<fn() -> G>,
}

/// The record of one game.
pub struct Record<'a, G: GameBox> {
    records: &'a Records<G>,
    path: PathBuf,
    recorder: Option<Recorder<G>>,
}

impl<G: GameBox> Records<G> {
    pub fn new(folder: &Path, scenario: &Path, start: &Start<G>, files: &BTreeMap<String, String>) -> Self {
        let header = Header::new::<G>(start, scenario, 0, files.clone());
        let [folder, scenario] = [folder, scenario].map(Path::to_path_buf);
        Self { folder, scenario, header, fault: OnceLock::new(), game: PhantomData }
    }

    /// Begins the record of a game; none where recording has failed.
    pub fn begin(&self, seed: u64, game: &Game<G::Rules>) -> Option<Record<'_, G>> {
        if self.fault.get().is_some() {
            return None;
        }
        let path = self.folder.join(format!("{}-{seed}.save", stem(&self.scenario)));
        let header = Header { seed, ..self.header.clone() };
        match Recorder::begin(path.clone(), header, game) {
            Ok(recorder) => Some(Record { records: self, path, recorder: Some(recorder) }),
            Err(error) => {
                self.fail(&path, &error);
                None
            }
        }
    }

    fn fail(&self, path: &Path, error: &anyhow::Error) {
        let _ = self.fault.set(format!("{} cannot be written: {error:#}", path.display()));
    }

    /// What went wrong first.
    pub fn fault(&self) -> Option<&String> {
        self.fault.get()
    }
}

impl<G: GameBox> Record<'_, G> {
    /// Puts what is new in the game on disk.
    pub fn keep(&mut self, game: &Game<G::Rules>) {
        if let Some(recorder) = &mut self.recorder
            && let Err(error) = recorder.keep(game)
        {
            self.records.fail(&self.path, &error);
            self.recorder = None;
        }
    }
}
