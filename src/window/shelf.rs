//! The scenarios and saved games that the menu lists; a bad one is listed as bad and the rest works.

use super::{Folders, Screen};
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use board_art::Pixmap;
use board_art::map::{MapPainter, PixelBox};
use hedgerow::library::{Library, Source};
use hedgerow::save;
use hex_board::Map;
use lock_n_load::definition::UnitKind;
use lock_n_load::{ScenarioDef, Start};
use scenario_files::Report;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::Side;

/// A scenario in the list.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    /// Its file.
    pub path: PathBuf,
    /// Its title; the file's name where it cannot be read.
    pub title: String,
    /// What is wrong with it, or what it says.
    pub content: Result<Box<ScenarioFacts>, String>,
}

/// What the list shows of a playable scenario.
#[derive(Clone, Debug)]
pub struct ScenarioFacts {
    /// As its file says it.
    pub def: ScenarioDef,
    /// Squads (a half-squad counts half), by side, in halves.
    pub half_squads: [usize; 2],
    /// Hexes of the map.
    pub hexes: usize,
    /// The map.
    pub map: Map,
    /// A small picture of the map.
    pub picture: Pixmap,
}

/// A saved game in the list.
#[derive(Clone, Debug)]
pub struct SaveCard {
    /// Its file.
    pub path: PathBuf,
    /// What is wrong with it, or what it says.
    pub content: Result<SaveFacts, String>,
    /// When it was written.
    pub written: SystemTime,
}

/// What the list shows of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFacts {
    /// The scenario's title.
    pub title: String,
    /// The turn it stands in.
    pub turn: u8,
    /// Orders given.
    pub orders: usize,
    /// The file was cut off and the game stands at its last whole order.
    pub cut_off: bool,
    /// The game is over.
    pub over: bool,
}

/// What the menu lists.
#[derive(Resource, Default)]
pub struct Shelf {
    /// The scenarios in the order of the list.
    pub scenarios: Vec<ScenarioCard>,
    /// The saved games, newest first.
    pub saves: Vec<SaveCard>,
    /// Mistakes in the shared files, which make every scenario unplayable.
    pub broken: Option<String>,
    /// A stretch of country behind the menu.
    pub backdrop: Option<Pixmap>,
    reading: Option<Task<(Vec<ScenarioCard>, Option<String>)>>,
    painting: Option<Task<Pixmap>>,
}

impl Shelf {
    /// True until everything has been read and painted.
    pub fn is_busy(&self) -> bool {
        self.reading.is_some() || self.painting.is_some()
    }
    /// True until the scenarios have been read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Menu), read_shelf)
        .add_systems(Update, take_scenarios.run_if(in_state(Screen::Menu)));
}

fn read_shelf(mut shelf: ResMut<Shelf>, folders: Res<Folders>) {
    shelf.saves = saves(&folders.saves());
    if shelf.scenarios.is_empty() && shelf.reading.is_none() {
        let data = folders.data.clone();
        shelf.reading = Some(AsyncComputeTaskPool::get().spawn(async move { scenarios(&data) }));
    }
}

fn take_scenarios(mut shelf: ResMut<Shelf>, mut redraw: MessageWriter<bevy::window::RequestRedraw>) {
    let shelf = shelf.bypass_change_detection();
    if let Some((scenarios, broken)) = shelf.reading.as_mut().and_then(check_ready) {
        let largest = |facts: &&ScenarioFacts| facts.hexes;
        let playable = scenarios.iter().filter_map(|card| card.content.as_deref().ok());
        if let Some(facts) = playable.max_by_key(largest) {
            let map = facts.map.clone();
            shelf.painting = Some(AsyncComputeTaskPool::get().spawn(async move { landscape(&map) }));
        }
        (shelf.scenarios, shelf.broken, shelf.reading) = (scenarios, broken, None);
    } else if let Some(picture) = shelf.painting.as_mut().and_then(check_ready) {
        (shelf.backdrop, shelf.painting) = (Some(picture), None);
    } else if shelf.reading.is_none() && shelf.painting.is_none() {
        return;
    }
    redraw.write(bevy::window::RequestRedraw);
}

/// Every scenario below `scenarios`, good or bad.
fn scenarios(data: &Path) -> (Vec<ScenarioCard>, Option<String>) {
    let mut report = Report::new();
    let Some(library) = Library::open(Source::Folder(data.to_path_buf()), &mut report) else {
        return (Vec::new(), Some(report.to_string()));
    };
    let (files, _) = scenario_files::collect_files(&[data.join("scenarios")]);
    let scenario = |path: &PathBuf| !path.to_string_lossy().ends_with(".script.ron");
    let mut cards: Vec<ScenarioCard> = files.into_iter().filter(scenario).map(|path| card(&library, path)).collect();
    // Battles before examples, small ones first: they teach. What cannot be played stands last.
    cards.sort_by_cached_key(|card| {
        let size = card.content.as_ref().map_or(usize::MAX, |facts| facts.half_squads.iter().sum());
        (card.content.is_err(), card.path.components().count(), size, card.title.clone())
    });
    (cards, None)
}

fn card(library: &Library, path: PathBuf) -> ScenarioCard {
    let mut report = Report::new();
    let found = library.scenario(&path, &mut report);
    let name = hedgerow::library::stem(&path).replace('_', " ");
    match found {
        Some((read, start)) => {
            let facts = facts(read.value, &start);
            ScenarioCard { title: facts.def.title.clone(), content: Ok(Box::new(facts)), path }
        }
        None => ScenarioCard { title: name, content: Err(report.to_string()), path },
    }
}

fn facts(def: ScenarioDef, start: &Start) -> ScenarioFacts {
    let field = &start.battlefield;
    let half_squads = Side::BOTH.map(|side| {
        let counters = &field.scenario.side(side).counters;
        let kinds = counters.iter().filter_map(|counter| field.definitions.unit(&counter.unit));
        kinds
            .map(|n| match field.definitions.units[usize::from(n)].kind {
                UnitKind::Squad => 2,
                UnitKind::HalfSquad | UnitKind::Crew => 1,
                _ => 0,
            })
            .sum()
    });
    let picture = MapPainter::thumbnail(&field.map, 420);
    ScenarioFacts { half_squads, hexes: field.map.hexes.len(), map: field.map.clone(), picture, def }
}

/// Pixels per hex of the picture behind the menu, and the most that are painted of a map.
const LANDSCAPE: (f32, u32, u32) = (84.0, 1920, 1080);

/// The middle of a map, near enough to see its hedges and roofs.
fn landscape(map: &Map) -> Pixmap {
    let painter = MapPainter::new(map);
    let (pixels_per_hex, width, height) = LANDSCAPE;
    let whole = PixelBox::new(painter.region(), pixels_per_hex);
    let (width, height) = (width.min(whole.width), height.min(whole.height));
    let left = whole.left + (whole.width - width) as i32 / 2;
    let top = whole.top + (whole.height - height) as i32 / 2;
    painter.paint_pixels(PixelBox { left, top, width, height }, pixels_per_hex)
}

/// Every saved game in a folder, newest first, good or bad.
pub fn saves(folder: &Path) -> Vec<SaveCard> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let paths =
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|ending| ending == "save"));
    let mut cards: Vec<SaveCard> = paths
        .map(|path| SaveCard {
            content: save_facts(&path).map_err(|error| format!("{error:#}")),
            written: std::fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH),
            path,
        })
        .collect();
    cards.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
    cards
}

fn save_facts(path: &Path) -> anyhow::Result<SaveFacts> {
    let saved = save::read_file(path)?;
    let turn = saved.journal.events().fold(0, |turn, event| match event {
        lock_n_load::Event::PhaseBegan { turn: begun, .. } => *begun,
        _ => turn,
    });
    let over = saved.journal.events().any(|event| matches!(event, lock_n_load::Event::GameOver(_)));
    let orders = saved.journal.entries.len().saturating_sub(1);
    Ok(SaveFacts { title: saved.header.title, turn, orders, cut_off: saved.cut_off, over })
}
