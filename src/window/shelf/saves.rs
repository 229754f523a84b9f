//! The saved games and the campaigns that are being played, of whichever game.

use crate::window::words;
use hedgerow::boxes::{Key, Task, key_of_save, key_of_series};
use opponent::{Opponent, Seat};
use panel_kit::players::player_name;
use play::held::{Held, Stands};
use play::save::{SAVE_ENDING, Saved, is_series};
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
    pub stands: Stood,
    /// Why the game stands at an earlier order than the last one, where the file was not wholly read.
    pub not_whole: Option<String>,
    /// Who plays.
    pub players: [Option<Opponent>; 2],
}

/// Where a saved game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stood {
    /// A battle.
    Battle {
        /// Its turn, and whether it is over.
        stands: Stands,
        /// Orders given.
        orders: usize,
    },
    /// A campaign.
    Campaign {
        /// Battles fought.
        battles: u32,
        /// It is over.
        over: bool,
    },
}

impl Stood {
    /// It is over.
    pub const fn is_over(self) -> bool {
        match self {
            Self::Battle { stands, .. } => stands.over,
            Self::Campaign { over, .. } => over,
        }
    }
}

impl SaveFacts {
    /// Where the game stands: "turn 3", or the set-up before the first; of a campaign how many battles have been fought.
    pub fn stands(&self) -> Say {
        match self.stands {
            Stood::Battle { stands: Stands { turn: 0, .. }, .. } => words::set_up(),
            Stood::Battle { stands: Stands { turn, .. }, .. } => words::turn(turn),
            Stood::Campaign { battles, .. } => words::battles_fought(battles),
        }
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
    let is_save = |path: &Path| path.extension().is_some_and(|ending| ending == SAVE_ENDING);
    let is_listed = |path: &PathBuf| is_save(path) || is_series(path);
    let paths = entries.map(|entry| entry.path()).filter(is_listed);
    let mut cards: Vec<SaveCard> = paths.map(card).collect();
    cards.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.path.cmp(&b.path)));
    cards
}

fn card(path: PathBuf) -> SaveCard {
    let of_campaign = is_series(&path);
    let key = if of_campaign { key_of_series(&path) } else { Ok(key_of_save(&path)) };
    SaveCard {
        game: *key.as_ref().unwrap_or(&Key::FIRST),
        content: key.and_then(|game| game.of(Facts(&path, of_campaign))).map_err(|error| format!("{error:#}")),
        written: std::fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH),
        path,
    }
}

/// What a saved game says, or a campaign.
struct Facts<'a>(&'a Path, bool);

impl Task for Facts<'_> {
    type Answer = anyhow::Result<SaveFacts>;
    fn with<G: Held>(self) -> anyhow::Result<SaveFacts> {
        if self.1 {
            let kept = G::kept_campaign(self.0)?;
            return Ok(SaveFacts {
                stands: Stood::Campaign { battles: kept.battles, over: kept.over },
                not_whole: kept.not_whole,
                players: kept.players.map(Seat::opponent),
                title: kept.title,
            });
        }
        let saved = Saved::<G>::read(self.0)?;
        let events = saved.entries.iter().flat_map(|entry| &entry.events);
        Ok(SaveFacts {
            stands: Stood::Battle {
                stands: events.fold(Stands::default(), |stands, event| G::stands_after(event, stands)),
                orders: saved.entries.len().saturating_sub(1),
            },
            not_whole: saved.ending.not_whole(),
            players: saved.header.players.map(|seat| seat.opponent()),
            title: saved.header.title,
        })
    }
}

#[cfg(test)]
#[path = "saves_test.rs"]
mod tests;
