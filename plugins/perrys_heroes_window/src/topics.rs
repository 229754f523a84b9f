//! What lines of the log are about.

use crate::told::words;
use board_art::Icon;
use panel_kit::log_drawer;

/// What a line of the log is about: lines can be sorted out by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// Turns, cards, wind, the end.
    #[default]
    Turn,
    /// Moves and postures.
    Moves,
    /// Fire, grenades, melee, alert.
    Fire,
    /// Wounds, deaths, morale.
    Casualties,
    /// Locating and what men tell each other.
    Word,
    /// Traps.
    Traps,
    /// Healing.
    Healing,
}

/// Its place in the list of topics.
impl From<Topic> for u8 {
    fn from(topic: Topic) -> Self {
        topic as Self
    }
}

/// The list.
pub const TOPICS: [log_drawer::Topic; 7] = [
    log_drawer::Topic { name: words::of_turns, icon: Icon::Flag },
    log_drawer::Topic { name: words::of_moves, icon: Icon::Move },
    log_drawer::Topic { name: words::of_fire, icon: Icon::Fire },
    log_drawer::Topic { name: words::of_casualties, icon: Icon::Rally },
    log_drawer::Topic { name: words::of_word, icon: Icon::Spot },
    log_drawer::Topic { name: words::of_traps, icon: Icon::Stop },
    log_drawer::Topic { name: words::of_healing, icon: Icon::Cross },
];
