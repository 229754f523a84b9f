//! Saved games: a journal that grows with every order.
//!
//! A save is a text of lines. The first names the format, the second is the [`Header`], each further one is one entry of the
//! journal. Every line but the first begins with its checksum, so a file that was cut anywhere still gives every whole entry, and
//! what was cut off is told from what is damaged and from what another version has written ([`Ending`]). Now and then a line also holds
//! a snapshot of the position after its entry: from the last of them a game is gone on with whose earlier lines cannot be read any more.
//!
//! Reading writes nothing. [`Recorder`] goes on in a file only if all of it was read and understood.
//!
//! # Who may read it
//!
//! A save is the whole game. What is hidden from either side stands in its journal, and who knows the seed knows every die to come. Neither
//! is sealed, as a seal would promise what it does not keep: its key would lie in this program, for anybody to read. And nobody needs the
//! seed. Whoever has the file opens a copy of it and sees what comes of an order, as throw *n* depends on the seed and on *n* alone, so
//! that a game is replayed, undone and gone on with after a crash to the same dice. In the open the seed serves whoever looks into a
//! mistake. Two people at one desk therefore trust each other with the file, as they do with the counters on a table. What one side alone
//! may have is made of what it was told ([`table::Journal::told`], [`table::Memory`]): no dice are counted in it, and no seed is.

mod branch;
mod ending;
mod header;
mod lines;
mod recorder;
mod series;

pub use branch::Branch;
pub use ending::Ending;
pub use header::{Asides, GoneOn, Header};
pub use recorder::{Recorder, clean_up, free_name};
pub use series::{Series, SeriesHeader, SeriesRecorder, is_series, rules_of_series};

use crate::{GameBox, Start};
use anyhow::Context as _;
use bevy_ecs::world::World;
use lines::{EntryLine, LineFault, snapshot_in, unline};
use scenario_files::{Report, read_regular};
use std::collections::BTreeMap;
use std::path::Path;
use table::{Game, JournalEntry, RuleSet};

/// What every format's first line begins with; its number follows.
const FIRST_LINE: &str = "hedgerow-save ";
/// The format that is written. All from 1 to this one are read; `tests/saves` has games of each.
pub const FORMAT: u32 = 3;
/// How the names of files end that hold several battles ([`Series`]).
pub const SERIES_ENDING: &str = "campaign";
/// How the name of a saved game ends.
pub const SAVE_ENDING: &str = "save";
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

/// A saved game as read.
#[derive(Clone, Debug)]
pub struct Saved<G: GameBox> {
    /// What it says before its journal.
    pub header: Header,
    /// Its journal, as far as it could be read.
    pub entries: Vec<JournalEntry<G::Rules>>,
    /// How the reading ended.
    pub ending: Ending,
    /// The last snapshot in it.
    kept: Option<Kept<G::Rules>>,
    /// The snapshots of entries that could be read, by these entries.
    snapshots: BTreeMap<usize, JournalEntry<G::Rules>>,
    /// Where in the file the header and each entry end.
    ends: Vec<u64>,
}

/// A snapshot in a save, and what was ordered after it.
#[derive(Clone, Debug)]
struct Kept<R: RuleSet> {
    /// The entry after which it was taken.
    after: usize,
    /// A journal that begins with it.
    entries: Vec<JournalEntry<R>>,
    /// What comes next in the file could not be read.
    is_closed: bool,
}

/// A saved game on the table.
pub struct Opened<G: GameBox> {
    /// What the save says before its journal.
    pub header: Header,
    /// The game at the last order that was read and fits.
    pub game: Game<G::Rules>,
    /// How the reading ended.
    pub ending: Ending,
    /// What the save keeps besides: the position after some entries, by these; none where the game goes on from one of them.
    pub snapshots: BTreeMap<usize, JournalEntry<G::Rules>>,
    ends: Vec<u64>,
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
        let header = header_of::<G>(&mut lines)?;
        let end = lines_before(bytes, FIRST_ENTRY);
        let mut saved = Self {
            header,
            entries: Vec::new(),
            ending: Ending::Whole,
            kept: None,
            snapshots: BTreeMap::new(),
            ends: vec![end],
        };
        let mut events = 0;
        for (n, text) in lines.enumerate() {
            if let Err(error) = saved.take_in(n, text, &mut events) {
                // Behind a line that cannot be read there may be anything.
                anyhow::ensure!(saved.ending != Ending::Whole, error);
                break;
            }
        }
        if saved.entries.is_empty() && saved.ending == Ending::Whole {
            // What happens before the first order is written together with the header.
            saved.ending = Ending::Cut;
        }
        Ok(saved)
    }

    /// Takes in line `n` of the journal.
    fn take_in(&mut self, n: usize, text: &[u8], events: &mut usize) -> anyhow::Result<()> {
        anyhow::ensure!(text.len() <= LONGEST_ENTRY, "line {} is longer than any order of a battle", line_of(n));
        match text.strip_suffix(b"\n").map(unline::<EntryLine<G::Rules>>) {
            Some(Ok(entry)) => {
                *events += entry.len();
                anyhow::ensure!(n < ENTRIES_MAX && *events <= EVENTS_MAX, "the saved game is longer than any battle");
                self.add(n, entry, text.len() as u64);
            }
            Some(Err(fault)) => self.pass_over(n, fault, text),
            None if self.ending == Ending::Whole => self.ending = Ending::Cut,
            None => {}
        }
        Ok(())
    }

    /// Takes in a line that was understood.
    fn add(&mut self, n: usize, line: EntryLine<G::Rules>, length: u64) {
        let (entry, snapshot) = line.into_parts();
        if let Some(kept) = self.kept.as_mut().filter(|kept| !kept.is_closed) {
            kept.entries.push(entry.clone());
        }
        if self.ending == Ending::Whole {
            self.entries.push(entry);
            self.ends.push(self.ends[n] + length);
            self.snapshots.extend(snapshot.clone().map(|snapshot| (n, snapshot)));
        }
        self.keep(n, snapshot);
    }

    /// Takes in a whole line that was not understood: of it at most its snapshot counts.
    fn pass_over(&mut self, n: usize, fault: LineFault, text: &[u8]) {
        if self.ending == Ending::Whole {
            let line = line_of(n);
            self.ending = match fault {
                LineFault::Damaged => Ending::Damaged { line },
                LineFault::NotUnderstood(why) => Ending::OtherVersion { line, why },
            };
        }
        if let Some(kept) = &mut self.kept {
            kept.is_closed = true;
        }
        self.keep(n, text.strip_suffix(b"\n").and_then(snapshot_in));
    }

    fn keep(&mut self, after: usize, snapshot: Option<JournalEntry<G::Rules>>) {
        if let Some(snapshot) = snapshot {
            self.kept = Some(Kept { after, entries: vec![snapshot], is_closed: false });
        }
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
    /// The first entry does not fit the start, and neither does a later snapshot.
    pub fn open_on(self, start: Start<G>) -> anyhow::Result<Opened<G>> {
        let Self { header, entries, mut ending, kept, snapshots, mut ends } = self;
        let mut game = Game::new(World::new(), start, header.dice())?;
        let mut misfit = None;
        if !entries.is_empty()
            && let Err(found) = game.load(entries)
        {
            ends.truncate(found.entry + 1);
            ending = Ending::OtherVersion { line: line_of(found.entry), why: found.why.clone() };
            misfit = Some(found);
        }
        let good = misfit.as_ref().map_or(ends.len() - 1, |misfit| misfit.entry);
        if let Some(kept) = kept.filter(|_| ending != Ending::Whole)
            && let Some(ending) = kept.go_on(&mut game, good, &ending)
        {
            let header = header.beginning_after(kept.after);
            return Ok(Opened { header, game, ending, snapshots: BTreeMap::new(), ends: Vec::new() });
        }
        if let Some(misfit) = misfit.filter(|misfit| misfit.entry == 0) {
            anyhow::bail!("the saved game does not fit its own scenario: {}", misfit.why);
        }
        Ok(Opened { header, game, ending, snapshots, ends })
    }
}

impl<R: RuleSet> Kept<R> {
    /// Puts the game at the last order after this snapshot, if that is later than what could be read from the start. Else it stands as
    /// before.
    fn go_on(&self, game: &mut Game<R>, good: usize, ending: &Ending) -> Option<Ending> {
        if self.after + self.entries.len() <= good {
            return None;
        }
        let before = game.journal().entries.clone();
        let fits = match game.load(self.entries.clone()) {
            Ok(()) => self.entries.len(),
            Err(misfit) => misfit.entry,
        };
        if fits == 0 || self.after + fits <= good {
            game.replay(before);
            return None;
        }
        let snapshot = line_of(self.after);
        Some(match ending {
            Ending::OtherVersion { line, why } => Ending::FromSnapshot { line: *line, why: why.clone(), snapshot },
            Ending::Damaged { line } => Ending::FromSnapshot { line: *line, why: "it is damaged".into(), snapshot },
            other => other.clone(),
        })
    }
}

impl<G: GameBox> Opened<G> {
    /// The line of the file in which an entry of its journal stands.
    pub fn line_of(&self, entry: usize) -> usize {
        match &self.ending {
            Ending::FromSnapshot { snapshot, .. } => snapshot + entry,
            Ending::Whole | Ending::Cut | Ending::OtherVersion { .. } | Ending::Damaged { .. } => line_of(entry),
        }
    }
}

/// The line of the file in which an entry of the journal stands.
pub fn line_of(entry: usize) -> usize {
    entry + FIRST_ENTRY
}

/// How many bytes the lines before this one have.
fn lines_before(bytes: &[u8], line: usize) -> u64 {
    bytes.split_inclusive(|byte| *byte == b'\n').take(line - 1).map(<[u8]>::len).sum::<usize>() as u64
}

/// The key of the rules by which a saved game was played, as its header says it.
///
/// # Errors
/// The file cannot be read, or its header cannot.
pub fn rules_of(path: &Path) -> anyhow::Result<String> {
    let bytes = read_regular(path, LARGEST_SAVE)?;
    Ok(read_header(&mut bytes.split_inclusive(|byte| *byte == b'\n'))?.rules)
}

/// Reads the two lines before the journal of a game that these rules play.
fn header_of<'a, G: GameBox>(lines: &mut impl Iterator<Item = &'a [u8]>) -> anyhow::Result<Header> {
    let header = read_header(lines)?;
    anyhow::ensure!(header.rules == G::KEY, "this game was played by other rules: {}", header.rules.escape_debug());
    if let Some(word) = header.plays.iter().find(|word| !G::knows(word)) {
        anyhow::bail!(
            "this game is played with `{}`, which this version of the program does not have; the file is left as it is",
            word.escape_debug()
        );
    }
    Ok(header)
}

/// Reads the two lines before the journal.
fn read_header<'a>(lines: &mut impl Iterator<Item = &'a [u8]>) -> anyhow::Result<Header> {
    let whole = |line: Option<&'a [u8]>| line.and_then(|line| line.strip_suffix(b"\n"));
    let first = whole(lines.next()).and_then(|first| std::str::from_utf8(first).ok());
    let number = first.and_then(|first| first.strip_prefix(FIRST_LINE)).context(NO_SAVE)?;
    let format: u32 =
        number.parse::<u32>().ok().filter(|format| *format > 0 && format.to_string() == number).context(NO_SAVE)?;
    anyhow::ensure!(
        format <= FORMAT,
        "this game was saved by a newer version of the program (format {format}; this version reads formats 1 to {FORMAT}); \
         the file is left as it is"
    );
    let header = whole(lines.next()).context("the saved game ends before its header")?;
    let header: Header = unline(header).map_err(|fault| match fault {
        LineFault::Damaged => anyhow::anyhow!("the header of the saved game is damaged"),
        LineFault::NotUnderstood(why) => {
            anyhow::anyhow!("the header of the saved game was written by another version of the program: {why}")
        }
    })?;
    anyhow::ensure!(header.format == format, "the header of the saved game is damaged: it names another format");
    Ok(header)
}
