//! The scenarios of the games that are shown.

use bevy::prelude::World;
use desk::Rules;
use hedgerow::boxes::shown::{Brief, Shown};
use hedgerow::boxes::{Key, WindowTask, key_of_file};
use play::held::{Held, is_campaign, is_script};
use play::library::{SCENARIOS, read, stem};
use scenario_files::{LARGEST_FILE, Mistake, Report, collect_files, read_regular};
use std::path::{Path, PathBuf};
use table::{DiceCup, Game};

/// A scenario in the list.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    /// Its game.
    pub game: Key,
    /// Its file.
    pub path: PathBuf,
    /// Its title; the file's name where it cannot be read.
    pub title: String,
    /// What it is.
    pub kind: CardKind,
    /// What is wrong with it, or what it says.
    pub content: Result<Box<Brief>, String>,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardKind {
    /// A battle.
    Battle,
    /// Several battles, of which each follows from those before.
    Campaign,
    /// It shows something and is no battle.
    Example,
}

impl CardKind {
    fn of(path: &Path) -> Self {
        if is_campaign(path) {
            Self::Campaign
        } else if path.components().any(|part| part.as_os_str() == EXAMPLES) {
            Self::Example
        } else {
            Self::Battle
        }
    }
}

impl ScenarioCard {
    fn new(game: Key, path: PathBuf, content: Result<Box<Brief>, String>) -> Self {
        let kind = CardKind::of(&path);
        let title = match &content {
            Ok(brief) => brief.title.clone(),
            Err(_) => stem(&path).replace('_', " "),
        };
        Self { game, path, title, kind, content }
    }
}

/// The folder of scenarios that are not battles but show something.
const EXAMPLES: &str = "examples";

/// Every scenario below `scenarios` of these games, good or bad, and what is wrong with shared files.
pub(super) fn all(data: &Path, games: &[Key]) -> (Vec<ScenarioCard>, Option<String>) {
    let (files, _) = collect_files(&[data.join(SCENARIOS)]);
    let files: Vec<File> = files.into_iter().filter(|path| !is_script(path)).map(File::of).collect();
    let (mut cards, mut broken) = (Vec::new(), Vec::new());
    for game in games {
        let files: Vec<File> = files.iter().filter(|file| file.game == *game).cloned().collect();
        match game.in_window(Cards { game: *game, data, files }) {
            Some(Ok(of_game)) => cards.extend(in_order(of_game)),
            Some(Err(report)) => broken.push(report),
            None => {}
        }
    }
    (cards, (!broken.is_empty()).then(|| broken.join("\n")))
}

/// Each kind by itself, what asks for little knowledge before what asks for more, small ones first: they teach. What cannot be played stands
/// last.
fn in_order(mut cards: Vec<ScenarioCard>) -> Vec<ScenarioCard> {
    cards.sort_by_cached_key(|card| {
        let rank = card.content.as_ref().map_or((false, usize::MAX), |brief| brief.rank);
        (card.kind, card.content.is_err(), rank, card.title.clone())
    });
    cards
}

/// A file that may be a scenario.
#[derive(Clone)]
struct File {
    path: PathBuf,
    /// Its game; the first, if it names one that there is not.
    game: Key,
    wrong: Option<Mistake>,
}

impl File {
    fn of(path: PathBuf) -> Self {
        let text = read_regular(&path, LARGEST_FILE as u64).unwrap_or_default();
        match key_of_file(&path, &String::from_utf8_lossy(&text), None) {
            Ok(game) => Self { path, game, wrong: None },
            Err(mistake) => Self { path, game: Key::FIRST, wrong: Some(mistake) },
        }
    }
}

/// The cards of the scenarios of one game.
struct Cards<'a> {
    game: Key,
    data: &'a Path,
    files: Vec<File>,
}

impl WindowTask for Cards<'_> {
    type Answer = Result<Vec<ScenarioCard>, String>;
    fn with<W: Shown>(self) -> Self::Answer {
        let mut report = Report::new();
        let library = W::Box::library(self.data, &mut report).ok_or_else(|| report.to_string())?;
        let card = |file: File| {
            let content = brief::<W>(self.data, &library, &file);
            ScenarioCard::new(self.game, file.path, content.map(Box::new))
        };
        Ok(self.files.into_iter().map(card).collect())
    }
}

/// What the menu shows of a scenario, or what is wrong with it.
fn brief<W: Shown>(data: &Path, library: &<W::Box as Held>::Library, file: &File) -> Result<Brief, String> {
    let mut report = Report::new();
    if let Some(mistake) = &file.wrong {
        report.add(mistake.clone());
        return Err(report.to_string());
    }
    if is_campaign(&file.path) {
        return W::brief_of_campaign(data, &file.path);
    }
    let scenario = read(&file.path, &mut report).ok_or_else(|| report.to_string())?;
    let start = W::Box::laid_out(library, &scenario, &mut report).ok_or_else(|| report.to_string())?;
    // The table is laid as for a battle: what stands on it is what is briefed.
    let game = Game::<Rules<W>>::new(World::new(), start, DiceCup::from_seed(1));
    let game = game.map_err(|error| format!("{error:#}"))?;
    let table = game.table();
    Ok(Brief { musters: W::musters(&scenario.value, &table), ..W::brief(&table) })
}
