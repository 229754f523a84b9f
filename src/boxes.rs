//! The games that the program holds, a row for each. Which of them is meant is asked by its key: in a scenario file, in the header of a
//! saved game, on the command line. This is the one place that goes from the key to the game.

mod files;
#[cfg(feature = "window")]
pub mod shown;

pub use files::{
    Loaded, find_root, key_of_file, key_of_save, key_of_scenarios, key_of_series, load, load_changed, load_raised,
    raised, scenario_file,
};

use lock_n_load_box::LockNLoadBox;
use perrys_heroes_box::PerrysHeroesBox;
use play::held::Held;
use rule_book::GameBook;
use rules_of_engagement_box::RulesOfEngagementBox;
use scenario_files::did_you_mean;
use std::fmt;
use std::str::FromStr;
use tin_soldiers::TinBox;

/// Something that is done with a game, whichever it is.
pub trait Task {
    /// What comes of it.
    type Answer;
    /// Does it.
    fn with<G: Held>(self) -> Self::Answer;
}

/// Something that is done with the window of a game, whichever it is.
#[cfg(feature = "window")]
pub trait WindowTask {
    /// What comes of it.
    type Answer;
    /// Does it.
    fn with<W: shown::Shown>(self) -> Self::Answer;
}

macro_rules! boxes {
    ($($name:ident: $held:ty $(, in $window:ty)?);* $(;)?) => {
        /// The key of a game that the program holds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key {
            $(#[doc = concat!("That of `", stringify!($held), "`.")] $name,)*
        }

        impl Key {
            /// All of them; the first is meant where nothing names one.
            pub const ALL: &'static [Key] = &[$(Key::$name),*];

            /// Does something with the game of this key.
            pub fn of<T: Task>(self, task: T) -> T::Answer {
                match self {
                    $(Key::$name => task.with::<$held>(),)*
                }
            }

            /// Does something with the window of the game of this key; none: no window shows it.
            #[cfg(feature = "window")]
            pub fn in_window<T: WindowTask>(self, task: T) -> Option<T::Answer> {
                match self {
                    $(Key::$name => boxes!(@window task $(, $window)?),)*
                }
            }
        }
    };
    (@window $task:ident, $window:ty) => { Some($task.with::<$window>()) };
    (@window $task:ident) => {{
        drop($task);
        None
    }};
}

boxes! {
    LockNLoad: LockNLoadBox, in lock_n_load_window::LockNLoadWindow;
    TinSoldiers: TinBox, in tin_soldiers_window::TinWindow;
    PerrysHeroes: PerrysHeroesBox, in perrys_heroes_window::PerrysHeroesWindow;
    RulesOfEngagement: RulesOfEngagementBox;
}

/// What is asked of a game by its key.
#[derive(Clone, Copy)]
struct Row {
    key: &'static str,
    name: &'static str,
    for_players: bool,
    marks: &'static [&'static str],
    book: &'static GameBook,
}

/// Asks for it.
struct Ask;

impl Task for Ask {
    type Answer = Row;
    fn with<G: Held>(self) -> Row {
        Row { key: G::KEY, name: G::NAME, for_players: G::FOR_PLAYERS, marks: G::MARKS, book: G::book() }
    }
}

impl Key {
    /// The game that is meant where nothing names one: older files do not.
    pub const FIRST: Key = Key::ALL[0];

    /// As it is written.
    pub fn word(self) -> &'static str {
        self.of(Ask).key
    }
    /// What players call the game.
    pub fn name(self) -> &'static str {
        self.of(Ask).name
    }
    /// The game's rule book.
    pub fn book(self) -> &'static GameBook {
        self.of(Ask).book
    }
    /// Data files of the game of which a folder of data has at least one.
    fn marks(self) -> &'static [&'static str] {
        self.of(Ask).marks
    }
    /// The games that players are shown.
    pub fn for_players() -> impl Iterator<Item = Key> {
        Key::ALL.iter().copied().filter(|key| key.is_for_players())
    }
    /// Whether players are shown the game.
    pub fn is_for_players(self) -> bool {
        self.of(Ask).for_players
    }
    /// The game of this key, if the program holds it.
    fn named(word: &str) -> Option<Key> {
        Key::ALL.iter().copied().find(|key| key.word() == word)
    }
    /// What may have been meant by a key that no game has.
    fn hint(word: &str) -> String {
        let known: Vec<&str> = Key::for_players().map(Key::word).collect();
        did_you_mean(word, known.iter().copied()).unwrap_or_else(|| format!("known are {}", known.join(", ")))
    }
}

impl FromStr for Key {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        Key::named(word).ok_or_else(|| format!("there is no game `{word}`; {}", Key::hint(word)))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
#[path = "boxes_test.rs"]
mod tests;
