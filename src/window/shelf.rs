//! The scenarios and saved games that the menu lists; a bad one is listed as bad and the rest works.

use super::{Folders, Screen, words};
use bevy::prelude::*;
use hedgerow::boxes::key_of_file;
use hex_board::Map;
use lock_n_load::{LockNLoad, Start};
use lock_n_load_box::Library;
use lock_n_load_box::game_box::Saved;
use lock_n_load_window::Briefing;
use opponent::Opponent;
use panel_kit::players::player_name;
use play::held::is_script;
use play::library::{SCENARIOS, Source};
use play::save::{Ending, clean_up};
use scenario_files::{LARGEST_FILE, Report, read_regular};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use table::{DiceCup, Game, Say};
use table_view::{Alarm, Studio};

/// A scenario in the list.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    /// Its file.
    pub path: PathBuf,
    /// Its title; the file's name where it cannot be read.
    pub title: String,
    /// It shows something and is no battle.
    pub example: bool,
    /// What is wrong with it, or what it says.
    pub content: Result<Box<ScenarioFacts>, String>,
}

/// What the list shows of a playable scenario.
#[derive(Clone, Debug)]
pub struct ScenarioFacts {
    /// What it is about.
    pub briefing: Briefing,
    /// The map.
    pub map: Arc<Map>,
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
    /// Why the game stands at an earlier order than the last one, where the file was not wholly read.
    pub not_whole: Option<String>,
    /// The game is over.
    pub over: bool,
    /// Who plays.
    pub players: [Option<Opponent>; 2],
}

impl SaveFacts {
    /// Where the game stands: "turn 3", or the set-up before the first.
    pub fn stands(&self) -> Say {
        if self.turn == 0 { words::set_up() } else { words::turn(self.turn) }
    }
    /// Who plays whom: "a person against Corporal".
    pub fn who(&self) -> Say {
        let name = |player: Option<Opponent>| player.map_or_else(words::a_person, player_name);
        match self.players {
            [None, None] => words::two_people(),
            [first, second] => words::against(name(first), name(second)),
        }
    }
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
    readers: Studio<Wanted, Read>,
    /// What has not been asked for yet.
    unread: Vec<Wanted>,
}

/// What is read beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Wanted {
    Scenarios,
    Saves,
}

/// What was read.
enum Read {
    Scenarios(Vec<ScenarioCard>, Option<String>),
    Saves(Vec<SaveCard>),
}

impl Shelf {
    /// True until everything has been read.
    pub fn is_busy(&self) -> bool {
        !self.readers.is_empty() || !self.unread.is_empty()
    }
    /// True until the scenarios have been read.
    pub fn is_reading(&self) -> bool {
        self.unread.contains(&Wanted::Scenarios) || self.readers.paints(&Wanted::Scenarios)
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Menu), want_anew)
        .add_systems(Update, (begin_reading, take_read).chain().run_if(in_state(Screen::Menu)));
}

fn want_anew(mut shelf: ResMut<Shelf>) {
    shelf.unread = vec![Wanted::Saves];
    if shelf.scenarios.is_empty() && !shelf.readers.paints(&Wanted::Scenarios) {
        shelf.unread.push(Wanted::Scenarios);
    }
}

fn begin_reading(mut shelf: ResMut<Shelf>, folders: Res<Folders>, alarm: Res<Alarm>) {
    for wanted in std::mem::take(&mut shelf.bypass_change_detection().unread) {
        let folders = folders.clone();
        shelf.readers.begin(wanted, &alarm, move || match wanted {
            Wanted::Saves => {
                clean_up(&folders.saves());
                Read::Saves(saves(&folders.saves()))
            }
            Wanted::Scenarios => {
                let (cards, broken) = scenarios(&folders.data);
                Read::Scenarios(cards, broken)
            }
        });
    }
}

fn take_read(mut shelf: ResMut<Shelf>) {
    for (_, read) in shelf.bypass_change_detection().readers.collect() {
        match read {
            Read::Saves(saves) => shelf.saves = saves,
            Read::Scenarios(scenarios, broken) => (shelf.scenarios, shelf.broken) = (scenarios, broken),
        }
    }
}

/// Every scenario below `scenarios` of the games that players are shown, good or bad.
fn scenarios(data: &Path) -> (Vec<ScenarioCard>, Option<String>) {
    let mut report = Report::new();
    let Some(library) = Library::open(Source::Folder(data.to_path_buf()), &mut report) else {
        return (Vec::new(), Some(report.to_string()));
    };
    let (files, _) = scenario_files::collect_files(&[data.join(SCENARIOS)]);
    let files = files.into_iter().filter(|path| !is_script(path));
    let mut cards: Vec<ScenarioCard> = files.filter_map(|path| card(&library, path)).collect();
    // Battles before examples, infantry alone before vehicles, small ones first: they teach. What cannot be played stands last.
    cards.sort_by_cached_key(|card| {
        let facts = card.content.as_deref();
        let vehicles = facts.is_ok_and(|facts| facts.briefing.has_vehicles());
        let counters =
            |facts: &ScenarioFacts| facts.briefing.forces.iter().map(|force| force.half_squads + force.vehicles).sum();
        let size: usize = facts.map_or(usize::MAX, counters);
        (card.example, card.content.is_err(), vehicles, size, card.title.clone())
    });
    (cards, None)
}

/// The card of a scenario; none, if it is of a game that players are not shown.
fn card(library: &Library, path: PathBuf) -> Option<ScenarioCard> {
    let mut report = Report::new();
    let text = read_regular(&path, LARGEST_FILE as u64).unwrap_or_default();
    let found = match key_of_file(&path, &String::from_utf8_lossy(&text), None) {
        Ok(key) if !key.is_for_players() => return None,
        Ok(_) => library.scenario(&path, &mut report),
        Err(mistake) => {
            report.add(mistake);
            None
        }
    };
    let example = path.components().any(|part| part.as_os_str() == EXAMPLES);
    let content = match found {
        Some((_, start)) => facts(start).map(Box::new).map_err(|error| format!("{error:#}")),
        None => Err(report.to_string()),
    };
    let title = match &content {
        Ok(facts) => facts.briefing.title.clone(),
        Err(_) => play::library::stem(&path).replace('_', " "),
    };
    Some(ScenarioCard { title, content, path, example })
}

/// The folder of scenarios that are not battles but show something.
const EXAMPLES: &str = "examples";

fn facts(start: Start) -> anyhow::Result<ScenarioFacts> {
    let map = Arc::new(start.battlefield.map.clone());
    // The table is laid as for a battle: what stands on it is what is briefed.
    let game = Game::<LockNLoad>::new(World::new(), start, DiceCup::from_seed(1))?;
    Ok(ScenarioFacts { briefing: Briefing::of(&game.table()), map })
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
    let saved = Saved::read(path)?;
    let events = || saved.entries.iter().flat_map(|entry| &entry.events);
    let turn = events().fold(0, |turn, event| match event {
        lock_n_load::Event::PhaseBegan { turn: begun, .. } => *begun,
        lock_n_load::Event::Snapshot(snapshot) => snapshot.flow.flow().turn.number,
        _ => turn,
    });
    let over = events().any(|event| matches!(event, lock_n_load::Event::GameOver(_)));
    let orders = saved.entries.len().saturating_sub(1);
    let not_whole = (saved.ending != Ending::Whole).then(|| saved.ending.to_string());
    let players = saved.header.players.map(|seat| seat.opponent());
    Ok(SaveFacts { title: saved.header.title, turn, orders, not_whole, over, players })
}

#[cfg(test)]
mod tests {
    use super::*;
    use opponent::{Level, Temper};

    #[test]
    fn a_saved_game_tells_where_it_stands_and_who_plays() {
        let facts = |turn, players| SaveFacts {
            title: "The Oak Farm".into(),
            turn,
            orders: 3,
            not_whole: None,
            over: false,
            players,
        };
        let corporal = Some(Opponent::Thinks(Level::Corporal, Temper::Even));
        let told = |turn, players| (facts(turn, players).stands().said(), facts(turn, players).who().said());
        assert_eq!(told(0, [None, None]), ("set-up".into(), "two people".into()));
        assert_eq!(told(2, [None, corporal]), ("turn 2".into(), "a person against Corporal".into()));
        assert_eq!(told(1, [corporal, corporal]).1, "Corporal against Corporal");
    }
}
