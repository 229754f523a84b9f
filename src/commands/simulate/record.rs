//! Games kept on disk while they are played. A disk that is full is no fault of a game: it is told once, with its path, and the
//! games go on without being recorded.

use anyhow::Context as _;
use hedgerow::library::{Library, Source, find_root, stem};
use hedgerow::save::{Header, Recorder};
use lock_n_load::LockNLoad;
use scenario_files::Report;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use table::Journal;

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
    pub fn new(data: Option<PathBuf>, folder: &Path, scenario: &Path) -> anyhow::Result<Self> {
        let mut report = Report::new();
        let library = Library::open(Source::Folder(find_root(data)?), &mut report);
        let library = library.with_context(|| report.to_string())?;
        let read = library.scenario(scenario, &mut report).with_context(|| report.to_string())?.0;
        let header = Header::new(&read.value.title, scenario, 0, library.texts_of(&read));
        Ok(Self { folder: folder.to_path_buf(), scenario: scenario.to_path_buf(), header, fault: OnceLock::new() })
    }

    /// Begins the record of a game; none where recording has failed.
    pub fn begin(&self, seed: u64, journal: &Journal<LockNLoad>) -> Option<Record<'_>> {
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
    pub fn keep(&mut self, journal: &Journal<LockNLoad>) {
        if let Some(recorder) = &mut self.recorder
            && let Err(error) = recorder.keep(journal)
        {
            self.records.fail(&self.path, &error);
            self.recorder = None;
        }
    }
}
