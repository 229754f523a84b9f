//! The saved games, of whichever game.

use crate::window::words;
use hedgerow::boxes::{Key, Task, key_of_save};
use opponent::Opponent;
use panel_kit::players::player_name;
use play::held::{Held, Stands};
use play::save::{Ending, Saved};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::Say;

/// A saved game in the list.
#[derive(Clone, Debug)]
pub struct SaveCard {
    /// Of which game.
    pub game: Key,
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
    /// Where it stands.
    pub stands: Stands,
    /// Orders given.
    pub orders: usize,
    /// Why the game stands at an earlier order than the last one, where the file was not wholly read.
    pub not_whole: Option<String>,
    /// Who plays.
    pub players: [Option<Opponent>; 2],
}

impl SaveFacts {
    /// Where the game stands: "turn 3", or the set-up before the first.
    pub fn stands(&self) -> Say {
        if self.stands.turn == 0 { words::set_up() } else { words::turn(self.stands.turn) }
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

/// Every saved game in a folder, newest first, good or bad.
pub(super) fn all(folder: &Path) -> Vec<SaveCard> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let paths =
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|ending| ending == "save"));
    let mut cards: Vec<SaveCard> = paths.map(card).collect();
    cards.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
    cards
}

fn card(path: PathBuf) -> SaveCard {
    let game = key_of_save(&path);
    SaveCard {
        game,
        content: game.of(Facts(&path)).map_err(|error| format!("{error:#}")),
        written: std::fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH),
        path,
    }
}

/// What a saved game says.
struct Facts<'a>(&'a Path);

impl Task for Facts<'_> {
    type Answer = anyhow::Result<SaveFacts>;
    fn with<G: Held>(self) -> anyhow::Result<SaveFacts> {
        let saved = Saved::<G>::read(self.0)?;
        let events = saved.entries.iter().flat_map(|entry| &entry.events);
        Ok(SaveFacts {
            stands: events.fold(Stands::default(), |stands, event| G::stands_after(event, stands)),
            orders: saved.entries.len().saturating_sub(1),
            not_whole: (saved.ending != Ending::Whole).then(|| saved.ending.to_string()),
            players: saved.header.players.map(|seat| seat.opponent()),
            title: saved.header.title,
        })
    }
}

#[cfg(test)]
#[path = "saves_test.rs"]
mod tests;
