//! Saved games: a journal that grows with every order, and an atomic whole file at every impulse.
//!
//! A save is a text of lines. The first names the format, the second is the [`Header`], each further one is one entry of the
//! journal. Every line but the first begins with its checksum, so a file that was cut anywhere still gives every whole entry.

use anyhow::Context as _;
use lock_n_load::LockNLoad;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use table::{DiceCup, Game, Journal, JournalEntry};

use crate::library::{Library, Source};
use scenario_files::Report;

const FIRST_LINE: &str = "hedgerow-save 1";
/// The largest save that is read, in bytes.
const LARGEST_SAVE: u64 = 256 * 1024 * 1024;

/// What a save says before its journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The rule set.
    pub rules: String,
    /// The program's version.
    pub program: String,
    /// The scenario's title.
    pub title: String,
    /// The scenario file it was started from.
    pub scenario: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Texts of all data files that the game is made of, so that it stays playable when those files change.
    pub files: BTreeMap<String, String>,
}

/// A saved game as read.
#[derive(Clone, Debug)]
pub struct Saved {
    /// What it says before its journal.
    pub header: Header,
    /// Its journal, as far as it is whole.
    pub journal: Journal<LockNLoad>,
    /// The file ends in the middle of an entry, which is left out.
    pub cut_off: bool,
}

impl Header {
    /// The header of a new game.
    pub fn new(title: &str, scenario: &Path, seed: u64, files: BTreeMap<String, String>) -> Self {
        Self {
            rules: "lock_n_load".into(),
            program: env!("CARGO_PKG_VERSION").into(),
            title: title.into(),
            scenario: scenario.display().to_string(),
            seed,
            files,
        }
    }
}

fn line(value: &impl Serialize) -> anyhow::Result<String> {
    let json = serde_json::to_string(value)?;
    Ok(format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())))
}

fn unline<T: serde::de::DeserializeOwned>(text: &str) -> anyhow::Result<T> {
    let (sum, json) = text.split_once(' ').context("a line without checksum")?;
    anyhow::ensure!(
        u32::from_str_radix(sum, 16) == Ok(crc32fast::hash(json.as_bytes())),
        "a line with a wrong checksum"
    );
    Ok(serde_json::from_str(json)?)
}

/// The whole text of a save.
///
/// # Errors
/// A value that has no JSON form.
pub fn text_of(header: &Header, journal: &Journal<LockNLoad>) -> anyhow::Result<String> {
    let mut text = format!("{FIRST_LINE}\n{}", line(header)?);
    for entry in &journal.entries {
        text.push_str(&line(entry)?);
    }
    Ok(text)
}

/// Reads the text of a save.
///
/// # Errors
/// It is no save, or its header is damaged. A damaged entry only ends the journal.
pub fn read_text(text: &str) -> anyhow::Result<Saved> {
    let mut lines = text.split_inclusive('\n');
    let whole = |line: &str| line.strip_suffix('\n').map(str::to_string);
    let first = lines.next().and_then(whole);
    anyhow::ensure!(first.as_deref() == Some(FIRST_LINE), "this is no saved game of this program");
    let header = lines.next().and_then(whole).context("the saved game ends before its header")?;
    let header: Header = unline(&header).context("the header of the saved game is damaged")?;
    anyhow::ensure!(header.rules == "lock_n_load", "this game was played by other rules: {}", header.rules);
    let mut journal = Journal::default();
    let mut cut_off = false;
    for text in lines {
        match whole(text).map(|text| unline::<JournalEntry<LockNLoad>>(&text)) {
            Some(Ok(entry)) => journal.entries.push(entry),
            _ => {
                cut_off = true;
                break;
            }
        }
    }
    Ok(Saved { header, journal, cut_off })
}

/// Reads a save.
///
/// # Errors
/// The file cannot be read, or see [`read_text`].
pub fn read_file(path: &Path) -> anyhow::Result<Saved> {
    let file = File::open(path).with_context(|| format!("{} cannot be opened", path.display()))?;
    let mut bytes = Vec::new();
    file.take(LARGEST_SAVE + 1).read_to_end(&mut bytes)?;
    anyhow::ensure!(bytes.len() as u64 <= LARGEST_SAVE, "{} is too large for a saved game", path.display());
    read_text(&String::from_utf8_lossy(&bytes)).with_context(|| path.display().to_string())
}

impl Saved {
    /// The game at its last finished order.
    ///
    /// # Errors
    /// The data files in it make no playable scenario.
    pub fn game(&self) -> anyhow::Result<Game<LockNLoad>> {
        let mut report = Report::new();
        let library = Library::open(Source::Texts(self.header.files.clone()), &mut report);
        let start = library.and_then(|library| library.saved_scenario(&mut report));
        let start = start.with_context(|| format!("the scenario of the saved game cannot be played\n{report}"))?;
        let mut game = Game::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(self.header.seed))?;
        if !self.journal.entries.is_empty() {
            game.replay(self.journal.entries.clone());
        }
        Ok(game)
    }
}

/// Keeps a game on disk while it is played: at most the order in hand is lost.
pub struct Recorder {
    path: PathBuf,
    header: Header,
    file: Option<File>,
    written: usize,
}

impl Recorder {
    /// Begins, or goes on, a record in `path`.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn new(path: PathBuf, header: Header, journal: &Journal<LockNLoad>) -> anyhow::Result<Self> {
        let mut recorder = Self { path, header, file: None, written: 0 };
        recorder.save_whole(journal)?;
        Ok(recorder)
    }

    /// Puts what is new in the journal on disk. A journal that has become shorter (by undo) is written anew as a whole.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&mut self, journal: &Journal<LockNLoad>) -> anyhow::Result<()> {
        let entries = &journal.entries;
        let impulse_began = entries.get(self.written..).is_none_or(|new| {
            new.iter().flat_map(|entry| &entry.events).any(|event| {
                matches!(event, lock_n_load::Event::ImpulseBegan { .. } | lock_n_load::Event::PhaseBegan { .. })
            })
        });
        if impulse_began {
            return self.save_whole(journal);
        }
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(File::options().append(true).open(&self.path)?),
        };
        let mut text = String::new();
        for entry in &entries[self.written..] {
            text.push_str(&line(entry)?);
        }
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        self.written = entries.len();
        Ok(())
    }

    /// Writes the whole save in one atomic step.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_whole(&mut self, journal: &Journal<LockNLoad>) -> anyhow::Result<()> {
        write_atomically(&self.path, &text_of(&self.header, journal)?)?;
        self.file = None;
        self.written = journal.entries.len();
        Ok(())
    }
}

/// Writes a file beside the old one, syncs it and puts it in its place.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn write_atomically(path: &Path, text: &str) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut file = atomic_write_file::AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()?;
    Ok(())
}
