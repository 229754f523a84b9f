//! Several battles in one file, with what is decided between them.
//!
//! The first line names the format, the second is the [`SeriesHeader`]. Then come lines of what was decided between battles, each of which
//! begins with [`MARK`], and the battles, each as the lines of its own save from the first on. Every line but those that name a format has
//! its checksum. While a battle goes on its [`Recorder`] appends to the same file; so nothing but the order in hand is lost when the program
//! is stopped, be it in a battle or between two.
//!
//! What was decided between battles says all that the next one needs to know of those before it: a damaged line of a battle that is over
//! takes nothing away.

use super::lines::{LineFault, line, unline};
use super::recorder::beside;
use super::{Ending, Header, LARGEST_SAVE, Opened, PROGRAM, Recorder, SERIES_ENDING, Saved};
use crate::GameBox;
use crate::write::write_file;
use anyhow::Context as _;
use opponent::Seat;
use scenario_files::read_regular;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use table::Game;

/// What the first line begins with; the number of the format follows.
const FIRST_LINE: &str = "hedgerow-campaign ";
/// The format that is written and read.
const FORMAT: u32 = 1;
/// What lines between battles begin with.
const MARK: &str = "between ";
/// More than is ever decided between battles.
const DECIDED_MAX: usize = 10_000;

/// What a file of several battles says before them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesHeader {
    /// The number of the format, as in the first line.
    pub format: u32,
    /// The rule set.
    pub rules: String,
    /// [`GameBox::RULES_NUMBER`] under which it was begun.
    pub rules_number: u32,
    /// The program's version that began it.
    pub program: String,
    /// What it is called.
    pub title: String,
    /// The file it was started from.
    pub file: String,
    /// The seed of all its dice.
    pub seed: u64,
    /// Who plays each side.
    #[serde(default)]
    pub players: [Seat; 2],
    /// Texts of all data files that it is made of.
    pub files: BTreeMap<String, String>,
}

impl SeriesHeader {
    /// The header of one that begins.
    pub fn new<G: GameBox>(title: &str, file: &str, seed: u64, files: BTreeMap<String, String>) -> Self {
        Self {
            format: FORMAT,
            rules: G::KEY.into(),
            rules_number: G::RULES_NUMBER,
            program: PROGRAM.into(),
            title: title.into(),
            file: file.into(),
            seed,
            players: [Seat::Person; 2],
            files,
        }
    }
}

/// A file of several battles as read. `D` is what is decided between them.
#[derive(Clone, Debug)]
pub struct Series<G: GameBox, D> {
    /// What it says before them.
    pub header: SeriesHeader,
    /// What was decided between battles, in order, as far as it could be read.
    pub decided: Vec<D>,
    /// The battle behind the last decision, if one was begun.
    pub battle: Option<Saved<G>>,
    /// How the reading ended.
    pub ending: Ending,
    /// All that was read before that battle.
    before: String,
    /// Where the line of each decision begins and ends.
    spans: Vec<(usize, usize)>,
}

const NO_SERIES: &str = "this is no campaign of this program";

impl<G: GameBox, D: Serialize + DeserializeOwned> Series<G, D> {
    /// Reads a file.
    ///
    /// # Errors
    /// The file cannot be read, or see [`Series::from_bytes`].
    pub fn read(path: &Path) -> anyhow::Result<Self> {
        let bytes = read_regular(path, LARGEST_SAVE).with_context(|| path.display().to_string())?;
        Self::from_bytes(&bytes).with_context(|| path.display().to_string())
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// It is no such file, it is of a newer format or of other rules, or its header is damaged. A line behind that cannot be read only ends
    /// it.
    pub fn from_bytes(bytes: &[u8]) -> anyhow::Result<Self> {
        let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let header = header_of::<G>(&mut lines)?;
        let mut series = Self {
            header,
            decided: Vec::new(),
            battle: None,
            ending: Ending::Whole,
            before: String::new(),
            spans: vec![],
        };
        let start = bytes.len() - lines.clone().map(<[u8]>::len).sum::<usize>();
        let (mut at, mut number) = (start, 2);
        // Where the battle begins that is being read, and its first line.
        let mut battle: Option<(usize, usize)> = None;
        let mut good = start;
        for text in lines {
            number += 1;
            let end = at + text.len();
            if text.starts_with(MARK.as_bytes()) {
                anyhow::ensure!(series.decided.len() < DECIDED_MAX, "the campaign is longer than any");
                if let Some(ending) = series.take_in(number, text) {
                    series.ending = ending;
                    break;
                }
                (battle, good) = (None, end);
                series.spans.push((at, end));
            } else {
                battle.get_or_insert((at, number));
            }
            at = end;
        }
        if let Some((from, line)) = battle {
            series.running(&bytes[from..at], line);
        }
        let before = std::str::from_utf8(&bytes[..good]).context("the campaign holds what is no text")?;
        series.before = before.to_string();
        Ok(series)
    }

    /// Takes in a line between battles; how the reading ends, if it ends here.
    fn take_in(&mut self, number: usize, text: &[u8]) -> Option<Ending> {
        let Some(text) = text.strip_suffix(b"\n") else { return Some(Ending::Cut) };
        match unline::<D>(&text[MARK.len()..]) {
            Ok(decided) => {
                self.decided.push(decided);
                None
            }
            Err(LineFault::Damaged) => Some(Ending::Damaged { line: number }),
            Err(LineFault::NotUnderstood(why)) => Some(Ending::OtherVersion { line: number, why }),
        }
    }

    /// Reads the battle behind the last decision. One whose beginning cannot be read is begun anew.
    fn running(&mut self, bytes: &[u8], line: usize) {
        match Saved::<G>::from_bytes(bytes) {
            Ok(saved) => {
                if self.ending == Ending::Whole {
                    self.ending = moved(&saved.ending, line - 1);
                }
                self.battle = Some(saved);
            }
            Err(error) if self.ending == Ending::Whole => {
                // A battle's first lines are written together with its header.
                let is_cut = bytes.iter().filter(|byte| **byte == b'\n').count() < 2;
                self.ending =
                    if is_cut { Ending::Cut } else { Ending::OtherVersion { line, why: format!("{error:#}") } };
            }
            Err(_) => {}
        }
    }

    /// The battle that was fought before a decision, with the line of the file in which it begins; none: there was none.
    ///
    /// # Errors
    /// It cannot be read, see [`Saved::from_bytes`].
    pub fn fought_before(&self, decided: usize) -> anyhow::Result<Option<(usize, Saved<G>)>> {
        let Some((_, from)) = decided.checked_sub(1).and_then(|before| self.spans.get(before)) else {
            return Ok(None);
        };
        let Some(text) = self.spans.get(decided).and_then(|(to, _)| self.before.get(*from..*to)) else {
            return Ok(None);
        };
        if text.is_empty() {
            return Ok(None);
        }
        let line = self.before[..*from].lines().count() + 1;
        let saved = Saved::from_bytes(text.as_bytes())
            .with_context(|| format!("the battle that begins in line {line} cannot be read"))?;
        Ok(Some((line, saved)))
    }

    /// The line of the file in which a decision stands.
    pub fn line_of(&self, decided: usize) -> usize {
        self.spans.get(decided).map_or(0, |(from, _)| self.before[..*from].lines().count() + 1)
    }

    /// Only so many decisions are good: those behind them are passed over, and what was fought after the first of them.
    pub fn ends_after(&mut self, decided: usize, why: String) {
        let end = decided.checked_sub(1).and_then(|last| self.spans.get(last)).map_or(0, |(_, end)| *end);
        let next = self.spans.get(decided).map_or(self.before.len(), |(start, _)| *start);
        let line = self.before[..next].lines().count() + 1;
        let fought = self.before[end..next].to_string();
        self.ending = Ending::OtherVersion { line, why };
        self.decided.truncate(decided);
        self.before.truncate(end);
        self.battle = None;
        if decided > 0 && !fought.is_empty() {
            self.running(fought.as_bytes(), 1);
        }
    }
}

/// An ending of a battle's own lines, by the lines of the whole file.
fn moved(ending: &Ending, by: usize) -> Ending {
    match ending {
        Ending::Whole => Ending::Whole,
        Ending::Cut => Ending::Cut,
        Ending::OtherVersion { line, why } => Ending::OtherVersion { line: line + by, why: why.clone() },
        Ending::Damaged { line } => Ending::Damaged { line: line + by },
        Ending::FromSnapshot { line, why, snapshot } => {
            Ending::FromSnapshot { line: line + by, why: why.clone(), snapshot: snapshot + by }
        }
    }
}

/// Reads the two lines before everything else.
fn header_of<'a, G: GameBox>(lines: &mut impl Iterator<Item = &'a [u8]>) -> anyhow::Result<SeriesHeader> {
    let header = read_header(lines)?;
    anyhow::ensure!(header.rules == G::KEY, "this campaign was played by other rules: {}", header.rules.escape_debug());
    Ok(header)
}

fn read_header<'a>(lines: &mut impl Iterator<Item = &'a [u8]>) -> anyhow::Result<SeriesHeader> {
    let whole = |line: Option<&'a [u8]>| line.and_then(|line| line.strip_suffix(b"\n"));
    let first = whole(lines.next()).and_then(|first| std::str::from_utf8(first).ok());
    let number = first.and_then(|first| first.strip_prefix(FIRST_LINE)).context(NO_SERIES)?;
    let format: u32 = number.parse().ok().filter(|format: &u32| format.to_string() == number).context(NO_SERIES)?;
    anyhow::ensure!(
        (1..=FORMAT).contains(&format),
        "this campaign was saved by a newer version of the program (format {format}); the file is left as it is"
    );
    let header = whole(lines.next()).context("the campaign ends before its header")?;
    let header: SeriesHeader = unline(header).map_err(|fault| match fault {
        LineFault::Damaged => anyhow::anyhow!("the header of the campaign is damaged"),
        LineFault::NotUnderstood(why) => {
            anyhow::anyhow!("the header of the campaign was written by another version of the program: {why}")
        }
    })?;
    anyhow::ensure!(header.format == format, "the header of the campaign is damaged: it names another format");
    Ok(header)
}

/// The key of the rules by which a campaign was played, as its header says it.
///
/// # Errors
/// The file cannot be read, or its header cannot.
pub fn rules_of_series(path: &Path) -> anyhow::Result<String> {
    let bytes = read_regular(path, LARGEST_SAVE)?;
    Ok(read_header(&mut bytes.split_inclusive(|byte| *byte == b'\n'))?.rules)
}

/// Keeps several battles in one file while they are played.
///
/// Each decision is appended and synced; while a battle is fought its own [`Recorder`] writes into the file. A file that somebody else has
/// changed, or that was not wholly read, is left alone, and it goes on in a new one beside it.
pub struct SeriesRecorder<G: GameBox, D> {
    path: PathBuf,
    /// What stands in the file, or is to stand in the next one.
    text: String,
    /// The file is ours to append to.
    is_ours: bool,
    of: PhantomData<fn() -> (G, D)>,
}

impl<G: GameBox, D: Serialize + DeserializeOwned> SeriesRecorder<G, D> {
    /// Begins in `path`, or beside it if there is a file of that name.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(path: PathBuf, header: &SeriesHeader) -> anyhow::Result<Self> {
        let text = format!("{FIRST_LINE}{FORMAT}\n{}", line(header)?);
        let mut recorder = Self { path, text, is_ours: false, of: PhantomData };
        if recorder.path.symlink_metadata().is_ok() {
            recorder.path = beside(&recorder.path);
        }
        write_file(&recorder.path, &recorder.text)?;
        recorder.is_ours = true;
        Ok(recorder)
    }

    /// Goes on with what was read from `path`. Nothing is written before something has changed.
    ///
    /// # Errors
    /// A header cannot be written as text.
    pub fn go_on(path: PathBuf, read: &Series<G, D>) -> anyhow::Result<Self> {
        let text = match read.before.is_empty() {
            true => format!("{FIRST_LINE}{FORMAT}\n{}", line(&read.header)?),
            false => read.before.clone(),
        };
        let is_ours = read.ending == Ending::Whole && read.battle.is_none() && is_long(&path, text.len());
        Ok(Self { path, text, is_ours, of: PhantomData })
    }

    /// The file now.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts a decision on disk.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&mut self, decided: &D) -> anyhow::Result<()> {
        let text = format!("{MARK}{}", line(decided)?);
        if self.is_ours && is_long(&self.path, self.text.len()) {
            let mut file = File::options().append(true).open(&self.path)?;
            // What a failed write leaves is no longer as long as it should be, so the next one goes beside it.
            file.write_all(text.as_bytes())?;
            file.sync_data()?;
            self.text.push_str(&text);
        } else {
            self.text.push_str(&text);
            self.put_beside()?;
        }
        Ok(())
    }

    /// Writes all of it into a new file.
    fn put_beside(&mut self) -> anyhow::Result<()> {
        let path = beside(&self.path);
        write_file(&path, &self.text)?;
        (self.path, self.is_ours) = (path, true);
        Ok(())
    }

    /// A battle begins: who keeps it, in this file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn battle_begins(&mut self, header: Header, game: &Game<G::Rules>) -> anyhow::Result<Recorder<G>> {
        if !self.is_ours {
            self.put_beside()?;
        }
        Recorder::begin_behind((self.path.clone(), self.text.clone()), header, game)
    }

    /// A battle goes on that was opened from `read`: who keeps it, in the same file if all of it was read and understood.
    pub fn battle_goes_on(&self, read: &Series<G, D>, opened: &Opened<G>) -> Recorder<G> {
        let is_whole = read.ending == Ending::Whole;
        Recorder::go_on_behind((self.path.clone(), self.text.clone()), opened, is_whole)
    }

    /// A battle is over: what its recorder has written belongs to the file.
    ///
    /// # Errors
    /// The file cannot be read any more, or it is not what was written.
    pub fn battle_ends(&mut self, recorder: &mut Recorder<G>, game: &Game<G::Rules>) -> anyhow::Result<()> {
        recorder.put(game)?;
        let path = recorder.path().to_path_buf();
        let bytes = read_regular(&path, LARGEST_SAVE).with_context(|| path.display().to_string())?;
        let text = String::from_utf8(bytes).context("the campaign holds what is no text")?;
        anyhow::ensure!(text.starts_with(&self.text), "{} was changed by somebody else", path.display());
        (self.path, self.text, self.is_ours) = (path, text, true);
        Ok(())
    }
}

/// True of the file of several battles, by its name.
pub fn is_series(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == SERIES_ENDING)
}

/// A plain file of this length.
fn is_long(path: &Path, length: usize) -> bool {
    std::fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() == length as u64)
}
