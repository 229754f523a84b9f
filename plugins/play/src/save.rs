//! Saved games: a journal that grows with every order.
//!
//! A save is a text of lines. The first names the format, the second is the [`Header`], each further one is one entry of the
//! journal. Every line but the first begins with its checksum, so a file that was cut anywhere still gives every whole entry, and
//! what was cut off is told from what is damaged and from what another version has written ([`Ending`]).
//!
//! Reading writes nothing. [`Recorder`] goes on in a file only if all of it was read and understood.

mod recorder;

pub use recorder::{Recorder, clean_up, free_name, write_atomically};

use crate::{GameBox, Start};
use anyhow::Context as _;
use bevy_ecs::world::World;
use scenario_files::{Report, read_regular};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use table::{DiceCup, Game, Journal, JournalEntry, RuleSet};

/// What every format's first line begins with; its number follows.
const FIRST_LINE: &str = "hedgerow-save ";
/// The format that is written. All from 1 to this one are read; `tests/saves` has games of each.
pub const FORMAT: u32 = 2;
/// The largest save that is read, in bytes. A long battle takes less than one MiB.
pub const LARGEST_SAVE: u64 = 64 * 1024 * 1024;
/// The program's version: all crates have the same.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");
/// The longest line that is read, in bytes: what it holds is some ten times as large in memory.
const LONGEST_ENTRY: usize = 1024 * 1024;
/// The most orders and events that are read. A long battle has a thousand orders and four thousand events.
const ENTRIES_MAX: usize = 100_000;
const EVENTS_MAX: usize = 500_000;
/// The journal's first line in the file, from 1.
const FIRST_ENTRY: usize = 3;

/// What a save says before its journal. Fields that older formats lack have defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The format's number, as in the first line.
    #[serde(default = "one")]
    pub format: u32,
    /// The rule set.
    pub rules: String,
    /// [`GameBox::RULES_NUMBER`] of the rules under which the game was begun.
    #[serde(default = "one")]
    pub rules_number: u32,
    /// The program's version that began the game.
    #[serde(default)]
    pub program: String,
    /// The scenario's title.
    #[serde(default)]
    pub title: String,
    /// The scenario file it was started from.
    #[serde(default)]
    pub scenario: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Texts of all data files that the game is made of, so that it stays playable when those files change.
    pub files: BTreeMap<String, String>,
    /// Where it was gone on with in a new file, by which rules and program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone_on: Vec<GoneOn>,
}

/// A game was gone on with by another program than before, or in a new file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoneOn {
    /// From this entry on, counted from 0.
    pub entry: usize,
    /// [`GameBox::RULES_NUMBER`] from there on.
    pub rules_number: u32,
    /// The program's version from there on.
    pub program: String,
}

fn one() -> u32 {
    1
}

impl Header {
    /// The header of a new game.
    pub fn new<G: GameBox>(title: &str, scenario: &Path, seed: u64, files: BTreeMap<String, String>) -> Self {
        Self {
            format: FORMAT,
            rules: G::KEY.into(),
            rules_number: G::RULES_NUMBER,
            program: PROGRAM.into(),
            title: title.into(),
            scenario: scenario.display().to_string(),
            seed,
            files,
            gone_on: Vec::new(),
        }
    }

    /// The rules by which an entry was recorded.
    pub fn rules_of(&self, entry: usize) -> u32 {
        let later = self.gone_on.iter().rfind(|later| later.entry <= entry);
        later.map_or(self.rules_number, |later| later.rules_number)
    }

    /// Written by this format and played by these rules to its end.
    fn is_of_today<G: GameBox>(&self) -> bool {
        self.format == FORMAT && self.rules_of(usize::MAX) == G::RULES_NUMBER
    }
}

/// How the reading of a save ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All of it was read and understood.
    Whole,
    /// The last line lacks its end: the order in hand when the program was stopped is lost, all before it is good.
    Cut,
    /// A whole line with the right checksum is not understood.
    OtherVersion {
        /// Which line of the file, from 1.
        line: usize,
        /// What is not understood.
        why: String,
    },
    /// A line does not have the checksum that it begins with.
    Damaged {
        /// Which line of the file, from 1.
        line: usize,
    },
}

impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Whole => f.write_str("the game is whole"),
            Self::Cut => {
                f.write_str("the file ends in the middle of an entry; the game stands at the last finished order")
            }
            Self::OtherVersion { line, why } => write!(
                f,
                "line {line} was written by another version of the program and is not understood ({why}); the game stands \
                 at the order before it"
            ),
            Self::Damaged { line } => write!(f, "line {line} is damaged; the game stands at the order before it"),
        }
    }
}

/// A saved game as read.
#[derive(Clone, Debug)]
pub struct Saved<G: GameBox> {
    /// What it says before its journal.
    pub header: Header,
    /// Its journal, as far as it could be read.
    pub entries: Vec<JournalEntry<G::Rules>>,
    /// How the reading ended.
    pub ending: Ending,
    /// Where in the file the header and each entry end.
    ends: Vec<u64>,
}

/// A saved game on the table.
pub struct Opened<G: GameBox> {
    /// What the save says before its journal.
    pub header: Header,
    /// The game at the last order that was read and fits.
    pub game: Game<G::Rules>,
    /// How the reading ended.
    pub ending: Ending,
    ends: Vec<u64>,
}

/// A line of a save: its checksum and what it says.
fn line(value: &impl Serialize) -> anyhow::Result<String> {
    let json = serde_json::to_string(value)?;
    Ok(format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())))
}

/// Why a whole line was not read.
enum LineFault {
    Damaged,
    NotUnderstood(String),
}

fn unline<T: serde::de::DeserializeOwned + Serialize>(line: &[u8]) -> Result<T, LineFault> {
    let (sum, json) = line.split_at_checked(9).ok_or(LineFault::Damaged)?;
    if format!("{:08x} ", crc32fast::hash(json)).as_bytes() != sum {
        return Err(LineFault::Damaged);
    }
    let not_understood = |error: serde_json::Error| LineFault::NotUnderstood(error.to_string());
    let value: T = serde_json::from_slice(json).map_err(not_understood)?;
    let said: Value = serde_json::from_slice(json).map_err(not_understood)?;
    let read = serde_json::to_value(&value).map_err(not_understood)?;
    match unread(&said, &read) {
        None => Ok(value),
        Some(path) => Err(LineFault::NotUnderstood(format!("`{path}` is not known"))),
    }
}

/// The first part of what a line says that was not read. A part that is missing in the line has its default.
fn unread(said: &Value, read: &Value) -> Option<String> {
    let inside = |key: &str, said: &Value, read: Option<&Value>| {
        let found = read.map_or_else(|| Some(String::new()), |read| unread(said, read));
        found.map(|path| if path.is_empty() { key.to_string() } else { format!("{key}.{path}") })
    };
    match (said, read) {
        (Value::Object(said), Value::Object(read)) => {
            said.iter().find_map(|(key, value)| inside(key, value, read.get(key)))
        }
        (Value::Array(said), Value::Array(read)) if said.len() == read.len() => {
            let pairs = said.iter().zip(read).enumerate();
            pairs.into_iter().find_map(|(n, (said, read))| inside(&n.to_string(), said, Some(read)))
        }
        _ => (said != read).then(String::new),
    }
}

/// The whole text of a save, and where its header and each entry end.
fn text_of<R: RuleSet>(header: &Header, journal: &Journal<R>) -> anyhow::Result<(String, Vec<u64>)> {
    let mut text = format!("{FIRST_LINE}{FORMAT}\n{}", line(header)?);
    let mut ends = vec![text.len() as u64];
    for entry in &journal.entries {
        text.push_str(&line(entry)?);
        ends.push(text.len() as u64);
    }
    Ok((text, ends))
}

const NO_SAVE: &str = "this is no saved game of this program";

impl<G: GameBox> Saved<G> {
    /// Reads a save.
    ///
    /// # Errors
    /// The file cannot be read, or see [`Saved::from_bytes`].
    pub fn read(path: &Path) -> anyhow::Result<Self> {
        let bytes = read_regular(path, LARGEST_SAVE).with_context(|| path.display().to_string())?;
        Self::from_bytes(&bytes).with_context(|| path.display().to_string())
    }

    /// Reads the text of a save.
    ///
    /// # Errors
    /// It is no save, it is of a newer format, its header is damaged or not understood, or it is larger than any battle. A line of the
    /// journal that cannot be read only ends it.
    pub fn from_bytes(bytes: &[u8]) -> anyhow::Result<Self> {
        let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let whole = |line: Option<&'_ [u8]>| line.and_then(|line| line.strip_suffix(b"\n")).map(<[u8]>::to_vec);
        let first = whole(lines.next()).and_then(|first| String::from_utf8(first).ok());
        let number = first.as_deref().and_then(|first| first.strip_prefix(FIRST_LINE)).context(NO_SAVE)?;
        let format: u32 =
            number.parse::<u32>().ok().filter(|format| *format > 0 && format.to_string() == number).context(NO_SAVE)?;
        anyhow::ensure!(
            format <= FORMAT,
            "this game was saved by a newer version of the program (format {format}; this version reads formats 1 to {FORMAT}); \
             the file is left as it is"
        );
        let header = whole(lines.next()).context("the saved game ends before its header")?;
        let header: Header = unline(&header).map_err(|fault| match fault {
            LineFault::Damaged => anyhow::anyhow!("the header of the saved game is damaged"),
            LineFault::NotUnderstood(why) => {
                anyhow::anyhow!("the header of the saved game was written by another version of the program: {why}")
            }
        })?;
        anyhow::ensure!(header.format == format, "the header of the saved game is damaged: it names another format");
        anyhow::ensure!(header.rules == G::KEY, "this game was played by other rules: {}", header.rules.escape_debug());
        let mut end =
            (bytes.split_inclusive(|byte| *byte == b'\n').take(FIRST_ENTRY - 1)).map(<[u8]>::len).sum::<usize>() as u64;
        let mut saved = Self { header, entries: Vec::new(), ending: Ending::Whole, ends: vec![end] };
        let mut events = 0;
        for (text, line) in lines.zip(FIRST_ENTRY..) {
            anyhow::ensure!(text.len() <= LONGEST_ENTRY, "line {line} is longer than any order of a battle");
            saved.ending = match text.strip_suffix(b"\n").map(unline::<JournalEntry<G::Rules>>) {
                Some(Ok(entry)) => {
                    events += entry.events.len();
                    let fits = saved.entries.len() < ENTRIES_MAX && events <= EVENTS_MAX;
                    anyhow::ensure!(fits, "the saved game is longer than any battle");
                    saved.entries.push(entry);
                    end += text.len() as u64;
                    saved.ends.push(end);
                    continue;
                }
                None => Ending::Cut,
                Some(Err(LineFault::Damaged)) => Ending::Damaged { line },
                Some(Err(LineFault::NotUnderstood(why))) => Ending::OtherVersion { line, why },
            };
            break;
        }
        if saved.entries.is_empty() && saved.ending == Ending::Whole {
            // What happens before the first order is written together with the header.
            saved.ending = Ending::Cut;
        }
        Ok(saved)
    }

    /// The game at its last order that was read and fits what lies on the table. Nothing is written.
    ///
    /// # Errors
    /// The data files in it make no playable scenario, or its first entry does not fit that scenario.
    pub fn open(self) -> anyhow::Result<Opened<G>> {
        let start = self.start()?;
        self.open_on(start)
    }

    /// The position from which the game started, by the data files that the save holds.
    ///
    /// # Errors
    /// They make no playable scenario.
    pub fn start(&self) -> anyhow::Result<Start<G>> {
        let mut report = Report::new();
        let start = G::start(&self.header.files, &mut report);
        start.with_context(|| format!("the scenario of the saved game cannot be played\n{report}"))
    }

    /// The game, from a start that was made of the save's own data files.
    ///
    /// # Errors
    /// The first entry does not fit the start.
    pub fn open_on(self, start: Start<G>) -> anyhow::Result<Opened<G>> {
        let Self { header, entries, mut ending, mut ends } = self;
        let mut game = Game::new(World::new(), start, DiceCup::from_seed(header.seed))?;
        if !entries.is_empty()
            && let Err(misfit) = game.load(entries)
        {
            anyhow::ensure!(misfit.entry > 0, "the saved game does not fit its own scenario: {}", misfit.why);
            ends.truncate(misfit.entry + 1);
            ending = Ending::OtherVersion { line: line_of(misfit.entry), why: misfit.why };
        }
        Ok(Opened { header, game, ending, ends })
    }
}

/// The line of the file in which an entry of the journal stands.
pub fn line_of(entry: usize) -> usize {
    entry + FIRST_ENTRY
}
