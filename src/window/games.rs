//! The games that the menu shows.

use bevy::prelude::Resource;
use hedgerow::boxes::Key;

/// The games that the menu shows, in its order. With more than one it begins with a page of them.
#[derive(Resource, Clone, Debug)]
pub struct Games(Vec<Key>);

impl Games {
    /// Those for players; with `HEDGEROW_HIDDEN_GAMES=1`, by which the window is tested, the others too.
    pub fn of_the_program() -> Self {
        let hidden = std::env::var_os("HEDGEROW_HIDDEN_GAMES").is_some_and(|wanted| wanted == "1");
        let all = || Key::ALL.iter().copied().filter(|key| key.has_window());
        Self(if hidden { all().collect() } else { Key::for_players().collect() })
    }
    /// All of them.
    pub fn shown(&self) -> &[Key] {
        &self.0
    }
    /// The only one, if there is but one.
    pub fn only(&self) -> Option<Key> {
        match self.0[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}
