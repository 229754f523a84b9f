//! The scenarios and saved games that the menu lists, of every game; a bad one is listed as bad and the rest works.

mod saves;
mod scenarios;

pub use saves::{SaveCard, SaveFacts, Stood};
pub use scenarios::{CardKind, ScenarioCard};

use super::games::Games;
use super::{Folders, Screen};
use bevy::prelude::*;
use hedgerow::boxes::Key;
use play::save::clean_up;
use table_view::{Alarm, Studio};

/// What the menu lists.
#[derive(Resource, Default)]
pub struct Shelf {
    /// The scenarios of the games that are shown, each game's in the order of its list.
    pub scenarios: Vec<ScenarioCard>,
    /// The saved games, newest first.
    pub saves: Vec<SaveCard>,
    /// Mistakes in the shared files of a game, which make all of its scenarios unplayable.
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
    /// The scenarios of a game, in the order of the list.
    pub fn scenarios_of(&self, game: Key) -> impl Iterator<Item = &ScenarioCard> + Clone {
        self.scenarios.iter().filter(move |card| card.game == game)
    }
    /// The saved games of a game, or of all of them; newest first.
    pub fn saves_of(&self, game: Option<Key>) -> impl Iterator<Item = &SaveCard> + Clone {
        self.saves.iter().filter(move |card| game.is_none_or(|game| card.game == game))
    }
    /// The game that was played last and is not over, of a game or of all of them.
    pub fn going_on(&self, game: Option<Key>) -> Option<(&SaveCard, &SaveFacts)> {
        self.saves_of(game).find_map(|card| match &card.content {
            Ok(facts) if !facts.stands.is_over() => Some((card, facts)),
            Ok(_) | Err(_) => None,
        })
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

fn begin_reading(mut shelf: ResMut<Shelf>, folders: Res<Folders>, games: Res<Games>, alarm: Res<Alarm>) {
    for wanted in std::mem::take(&mut shelf.bypass_change_detection().unread) {
        let (folders, games) = (folders.clone(), games.clone());
        shelf.readers.begin(wanted, &alarm, move || match wanted {
            Wanted::Saves => {
                clean_up(&folders.saves());
                Read::Saves(saves::all(&folders.saves()))
            }
            Wanted::Scenarios => {
                let (cards, broken) = scenarios::all(&folders.data, games.shown());
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
