//! The games in the program's window: what a game brings into it, what it puts down for a battle and takes away, and what the menu shows of
//! it. Each game's part has a file of its own.

mod brief;
mod campaigns;
mod drawings;
mod forces;
mod hex_map;
mod lock_n_load;
mod perrys_heroes;
mod tin_soldiers;
mod words;

pub use brief::{Brief, Content, Drawn, Ground, Line, Part, SideName};
pub use campaigns::{Course, CourseOf};
pub use forces::{ForceChoice, Muster, Workshop};

use super::{Key, WindowTask};
use bevy::prelude::*;
use desk::{Battle, Rules, Table, WindowBox};
use play::held::Held;
use serde_json::{Map, Value};
use std::path::Path;
use std::sync::Arc;
use table::{Say, Words};

/// A game in the program's window.
pub trait Shown: WindowBox {
    /// Its box.
    type Box: Held<Rules = Rules<Self>>;
    /// Its ground is painted beside the window, and the battle is to be seen when that is done.
    const PAINTED: bool;
    /// The battle for whoever is new: the name of its file, and its title. None: the first of the list.
    const FIRST_BATTLE: Option<(&'static str, &'static str)>;
    /// It has campaigns.
    const CAMPAIGNS: bool = false;

    /// Brings its systems and panels into the program, and what they read in the folder of the data.
    fn bring(app: &mut App, data: &Path);
    /// What the program is for, where players are shown this game alone.
    fn program() -> Say;
    /// What the game is, in a sentence.
    fn about() -> Say;
    /// What is said of what it is played on.
    fn on() -> PlayedOn;
    /// What the menu shows of a scenario; the table is laid as for its battle, and nothing has been ordered.
    fn brief(table: &Table<Self>) -> Brief;
    /// The forces of both sides of a scenario, where the game has forces that players build.
    fn musters(_: &<Self::Box as Held>::Scenario, _: &Table<Self>) -> Option<[Arc<dyn Muster>; 2]> {
        None
    }
    /// What the menu shows of a campaign, by its file in the folder of the data.
    ///
    /// # Errors
    /// What is wrong with it, or the game has no campaigns.
    fn brief_of_campaign(_: &Path, _: &Path) -> Result<Brief, String> {
        Err(words::no_campaigns(Self::Box::NAME).said())
    }
    /// A campaign that begins or goes on.
    ///
    /// # Errors
    /// It cannot be read or kept, or the game has no campaigns.
    fn course(_: CourseOf) -> anyhow::Result<Box<dyn Course<Self>>> {
        anyhow::bail!(words::no_campaigns(Self::Box::NAME).said())
    }

    /// Lays the ground of a battle.
    fn lay(battle: &Battle<Self>, commands: &mut Commands);
    /// Takes it away.
    fn take_away(world: &mut World);

    /// What tests with a real mouse are told of it besides what is told of every game, by name; also while no battle lies there.
    fn tell(world: &World) -> Map<String, Value>;
}

/// What is said of what a game is played on, by its word for it.
#[derive(Clone, Debug)]
pub struct PlayedOn {
    /// Its picture is being painted.
    pub painted: Say,
    /// It is being laid out for a battle.
    pub laid: Say,
    /// Its picture of a scenario of this title.
    pub of: fn(&str) -> Say,
}

/// What the menu says of a game.
#[derive(Clone, Debug)]
pub struct InMenu {
    /// What the program is for, where players are shown this game alone.
    pub program: Say,
    /// What the game is, in a sentence.
    pub about: Say,
    /// What is said of what it is played on.
    pub on: PlayedOn,
    /// The battle for whoever is new: the name of its file, and its title.
    pub first_battle: Option<(&'static str, &'static str)>,
    /// Whoever is new gets hints in it.
    pub hints: bool,
    /// It has campaigns.
    pub campaigns: bool,
}

/// Asks for it.
struct Ask;

impl WindowTask for Ask {
    type Answer = InMenu;
    fn with<W: Shown>(self) -> InMenu {
        InMenu {
            program: W::program(),
            about: W::about(),
            on: W::on(),
            first_battle: W::FIRST_BATTLE,
            hints: !W::HINTS.is_empty(),
            campaigns: W::CAMPAIGNS,
        }
    }
}

impl Key {
    /// What the menu says of the game; none: no window shows it.
    pub fn in_menu(self) -> Option<InMenu> {
        self.in_window(Ask)
    }
    /// Whether a window shows the game.
    pub fn has_window(self) -> bool {
        self.in_menu().is_some()
    }
}

/// All lines that are said of the games here.
pub fn lines() -> impl Iterator<Item = &'static Words> {
    words::ALL.iter().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_its_word_for_what_it_is_played_on() {
        let said = |key: Key| {
            let on = key.in_menu().expect("it has a window").on;
            [on.painted, on.laid, (on.of)("The Shelf")].map(|say| say.said())
        };
        assert_eq!(said(Key::LockNLoad), ["The map is painted …", "The map is unfolded …", "Map of The Shelf"]);
        assert_eq!(said(Key::TinSoldiers), ["The table is painted …", "The table is laid …", "Table of The Shelf"]);
    }
}
