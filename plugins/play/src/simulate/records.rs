//! Games kept on disk while they are played. A disk that is full is no fault of a game: it is told once, with its path, and the
//! games go on without being recorded.

use crate::GameBox;
use crate::library::stem;
use crate::save::{Header, Recorder};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use table::{Journal, RuleSet};

/// The records of all games.
pub struct Records {
    folder: PathBuf,
    scenario: PathBuf,
    header: Header,
    fault: OnceLock<String>,
}

/// The record of one game.
pub struct Record<'a> {
    records: &'a Records,
    path: PathBuf,
    recorder: Option<Recorder>,
}

impl Records {
    pub fn new<G: GameBox>(folder: &Path, scenario: &Path, title: &str, files: &BTreeMap<String, String>) -> Self {
        let header = Header::new::<G>(title, scenario, 0, files.clone());
        Self { folder: folder.to_path_buf(), scenario: scenario.to_path_buf(), header, fault: OnceLock::new() }
    }

    /// Begins the record of a game; none where recording has failed.
    pub fn begin<R: RuleSet>(&self, seed: u64, journal: &Journal<R>) -> Option<Record<'_>> {
        if self.fault.get().is_some() {
            return None;
        }
        let path = self.folder.join(format!("{}-{seed}.save", stem(&self.scenario)));
        let header = Header { seed, ..self.header.clone() };
        match Recorder::begin(path.clone(), header, journal) {
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

impl Record<'_> {
    /// Puts what is new in the journal on disk.
    pub fn keep<R: RuleSet>(&mut self, journal: &Journal<R>) {
        if let Some(recorder) = &mut self.recorder
            && let Err(error) = recorder.keep(journal)
        {
            self.records.fail(&self.path, &error);
            self.recorder = None;
        }
    }
}
