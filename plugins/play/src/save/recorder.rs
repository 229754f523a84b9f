//! Keeps a game on disk while it is played, and never at the price of what lies there.

use super::lines::{EntryLine, line};
use super::{Asides, Ending, FIRST_LINE, FORMAT, GoneOn, Header, Opened, PROGRAM, SAVE_ENDING, SERIES_ENDING};
use crate::GameBox;
use crate::library::stem;
use crate::write::write_file;
use opponent::Seat;
use std::fs::File;
use std::io::Write as _;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use table::{Game, RuleSet};

/// Keeps a game on disk while it is played: at most the order in hand is lost.
///
/// Each order is appended and synced; an order that was taken back is cut off again. What happened in between is told by the
/// journal's generation, not by its length. A file that somebody else has changed, or that was not wholly read, is left alone and
/// the game goes on in a new one.
pub struct Recorder<G: GameBox> {
    pub(super) path: PathBuf,
    /// What stands in the file before the game: nothing, unless it is a battle of several.
    before: String,
    pub(super) header: Header,
    /// What of the game lies in the file; none: the next change begins a new file.
    written: Option<Written>,
    generation: u64,
    /// The turn in which the game was kept last.
    turn: u8,
    /// What the header says now could not be written yet.
    unsaid: bool,
    game: PhantomData<fn() -> G>,
}

/// A snapshot is kept with every so many entries, and at the end of each turn.
const SNAPSHOT_EACH: usize = 100;

struct Written {
    /// Where the header and each entry end.
    ends: Vec<u64>,
    /// The last write failed and may have left part of a line.
    torn: bool,
}

impl<G: GameBox> Recorder<G> {
    /// Begins to record a new game in `path`, or beside it if there is a file of that name.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn begin(path: PathBuf, header: Header, game: &Game<G::Rules>) -> anyhow::Result<Self> {
        let mut recorder = Self::new(path, header, None, game);
        // A broken link has a name too.
        if recorder.path.symlink_metadata().is_ok() {
            recorder.path = recorder.beside();
        }
        if let Some(folder) = recorder.path.parent() {
            clean_up(folder);
        }
        recorder.write_whole(game)?;
        Ok(recorder)
    }

    /// Begins to record a battle of several in the file that holds what was before it, or beside it if somebody else has changed it.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn begin_behind(
        (path, before): (PathBuf, String),
        header: Header,
        game: &Game<G::Rules>,
    ) -> anyhow::Result<Self> {
        let is_ours = std::fs::metadata(&path).is_ok_and(|data| data.is_file() && data.len() == before.len() as u64);
        let mut recorder = Self { before, ..Self::new(path, header, None, game) };
        if !is_ours {
            recorder.path = recorder.beside();
        }
        recorder.write_whole(game)?;
        Ok(recorder)
    }

    /// Goes on with a battle of several that was opened from a file, behind what was before it: in that file if all of it was read and
    /// understood, as [`Recorder::go_on`] does.
    pub(super) fn go_on_behind((path, before): (PathBuf, String), opened: &Opened<G>, is_whole: bool) -> Self {
        let mut recorder = Self { before, ..Self::go_on(path, opened) };
        let start = recorder.before.len() as u64;
        recorder.written = recorder.written.filter(|_| is_whole);
        if let Some(written) = &mut recorder.written {
            written.ends.iter_mut().for_each(|end| *end += start);
        }
        recorder
    }

    fn new(path: PathBuf, header: Header, written: Option<Written>, game: &Game<G::Rules>) -> Self {
        let (generation, turn) = (game.journal().generation(), G::end(&game.table()).turn);
        Self { path, before: String::new(), header, written, generation, turn, unsaid: false, game: PhantomData }
    }

    /// Goes on with the game that was opened from `path`. Nothing is written before something has changed; then in the same file if
    /// all of it was read and understood and is of this format and these rules, else in a new one.
    pub fn go_on(path: PathBuf, opened: &Opened<G>) -> Self {
        let same_file = opened.ending == Ending::Whole && opened.header.is_of_today::<G>();
        let written = same_file.then(|| Written { ends: opened.ends.clone(), torn: false });
        let mut header = opened.header.clone();
        if !same_file {
            header.format = FORMAT;
            let (entry, rules_number) = (opened.game.journal().entries.len(), G::RULES_NUMBER);
            header.gone_on.push(GoneOn { entry, rules_number, program: PROGRAM.into() });
        }
        Self::new(path, header, written, &opened.game)
    }

    /// The file of the game now.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Other players give the orders from here on, or something was told of the game: the header says so from now on, or from when the game is next
    /// written to a new file.
    ///
    /// # Errors
    /// The file cannot be written. The next call tries again.
    pub fn seat(&mut self, players: [Seat; 2], asides: &Asides, game: &Game<G::Rules>) -> anyhow::Result<()> {
        if !self.unsaid && self.header.players == players && self.header.asides == *asides {
            return Ok(());
        }
        self.keep(game)?;
        self.header.players = players;
        self.header.asides.clone_from(asides);
        self.unsaid = true;
        // A file that is not ours stays as it is.
        if self.written.as_ref().is_some_and(|written| written.is_in(&self.path)) {
            self.write_whole(game)?;
        }
        self.unsaid = false;
        Ok(())
    }

    /// Puts on disk what has changed in the game's journal since it was kept last.
    ///
    /// # Errors
    /// The file cannot be written. The next call tries again.
    pub fn keep(&mut self, game: &Game<G::Rules>) -> anyhow::Result<()> {
        let journal = game.journal();
        let torn = self.written.as_ref().is_some_and(|written| written.torn);
        if journal.generation() == self.generation && !torn {
            return Ok(());
        }
        if self.written.as_ref().is_some_and(|written| written.is_in(&self.path)) {
            self.write_new(game)?;
        } else {
            let kept = journal.kept_since(self.generation);
            if let Some(last) = self.header.gone_on.last_mut() {
                // Orders may have been taken back since it was opened.
                last.entry = last.entry.min(kept);
            }
            self.path = self.beside();
            self.write_whole(game)?;
        }
        self.generation = journal.generation();
        self.turn = G::end(&game.table()).turn;
        Ok(())
    }

    /// Puts all of the game on disk, if no file of it is ours yet.
    pub(super) fn put(&mut self, game: &Game<G::Rules>) -> anyhow::Result<()> {
        self.keep(game)?;
        if self.written.is_none() {
            self.path = self.beside();
            self.write_whole(game)?;
        }
        Ok(())
    }

    /// Cuts off what was taken back and appends what is new.
    fn write_new(&mut self, game: &Game<G::Rules>) -> anyhow::Result<()> {
        let turn = self.turn;
        let Some(written) = &mut self.written else { return Ok(()) };
        let kept = game.journal().kept_since(self.generation).min(written.ends.len() - 1);
        let mut ends = written.ends[..=kept].to_vec();
        let end = ends[kept];
        let is_due = G::end(&game.table()).turn > turn
            || (kept..game.journal().entries.len()).any(|entry| entry > 0 && entry % SNAPSHOT_EACH == 0);
        let mut text = String::new();
        append(game, is_due, &mut text, &mut ends)?;
        let shorter = kept + 1 < written.ends.len() || written.torn;
        written.torn = true;
        let mut file = File::options().append(true).open(&self.path)?;
        if shorter {
            file.set_len(end)?;
        }
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        // What was appended stands at the end that was expected, unless another program has written in the same moment.
        *written = Written { ends, torn: false };
        Ok(())
    }

    /// Writes the whole game into a file that does not exist yet.
    fn write_whole(&mut self, game: &Game<G::Rules>) -> anyhow::Result<()> {
        let mut text = format!("{}{FIRST_LINE}{FORMAT}\n{}", self.before, line(&self.header)?);
        let mut ends = vec![text.len() as u64];
        // What can be read today need not be understood tomorrow.
        append(game, game.journal().entries.len() > 1, &mut text, &mut ends)?;
        write_file(&self.path, &text)?;
        self.written = Some(Written { ends, torn: false });
        Ok(())
    }

    fn beside(&self) -> PathBuf {
        beside(&self.path)
    }
}

/// A free name for the same game in the same folder.
pub(super) fn beside(path: &Path) -> PathBuf {
    let name = stem(path);
    let plain = name.rsplit_once('-').filter(|(_, n)| n.len() == 3 && n.bytes().all(|b| b.is_ascii_digit()));
    let ending = path.extension().and_then(|ending| ending.to_str()).filter(|ending| *ending == SERIES_ENDING);
    let folder = path.parent().unwrap_or(Path::new(""));
    free_of(folder, plain.map_or(name.as_str(), |(plain, _)| plain), ending.unwrap_or(SAVE_ENDING))
}

/// Appends the lines of the entries that `ends` does not know yet, the last one with a snapshot after it where that is wanted.
fn append<R: RuleSet>(
    game: &Game<R>,
    with_snapshot: bool,
    text: &mut String,
    ends: &mut Vec<u64>,
) -> anyhow::Result<()> {
    let entries = &game.journal().entries;
    for (n, entry) in entries.iter().enumerate().skip(ends.len() - 1) {
        let snapshot = (with_snapshot && n + 1 == entries.len()).then(|| game.snapshot());
        let line = line(&EntryLine::new(entry, snapshot))?;
        ends.push(ends[n] + line.len() as u64);
        text.push_str(&line);
    }
    Ok(())
}

impl Written {
    /// The file is as long as it was left. Part of a line of a failed write is ours too.
    fn is_in(&self, path: &Path) -> bool {
        let end = self.ends.last().copied().unwrap_or_default();
        std::fs::metadata(path)
            .is_ok_and(|data| data.is_file() && (data.len() == end || (self.torn && data.len() >= self.ends[0])))
    }
}

/// The first name with a number that no file has yet: `name-001.save`.
pub fn free_name(folder: &Path, name: &str) -> PathBuf {
    free_of(folder, name, SAVE_ENDING)
}

fn free_of(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let mut n = 1_u32;
    loop {
        let path = folder.join(format!("{name}-{n:03}.{ending}"));
        // A broken link has a name too.
        if path.symlink_metadata().is_err() {
            return path;
        }
        n += 1;
    }
}

/// How old a file that was to be put in a save's place must be before it counts as left over: writing it takes a moment.
const LEFT_OVER_AFTER: Duration = Duration::from_secs(60);

/// Removes what killed programs have left in a folder of saves: files `.NAME.save.XXXXXX`, which were to be put in the place of
/// `NAME.save`. What cannot be removed stays.
pub fn clean_up(folder: &Path) {
    let now = SystemTime::now();
    for entry in std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let name = entry.file_name();
        let left_over = name.to_str().is_some_and(is_left_over)
            && entry.metadata().is_ok_and(|data| {
                let age = data.modified().ok().and_then(|written| now.duration_since(written).ok());
                data.is_file() && age.is_some_and(|age| age >= LEFT_OVER_AFTER)
            });
        if left_over {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

fn is_left_over(name: &str) -> bool {
    let of = |ending: &str| name.strip_prefix('.').and_then(|name| name.rsplit_once(&format!(".{ending}.")));
    let parts = of(SAVE_ENDING).or_else(|| of(SERIES_ENDING));
    parts.is_some_and(|(stem, random)| {
        !stem.is_empty() && random.len() == 6 && random.bytes().all(|b| b.is_ascii_alphanumeric())
    })
}
