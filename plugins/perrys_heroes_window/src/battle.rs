//! The game in a window as a type, its battles, and its places.

use measured_view::Spot;
use std::fmt;

/// A battle of the game.
pub type Battle = desk::Battle<PerrysHeroesWindow>;

/// The game in a window.
#[derive(Clone, Debug, PartialEq)]
pub struct PerrysHeroesWindow;

/// A place of the table, to which a line of the log leads.
#[derive(Clone, Debug, PartialEq)]
pub struct At(pub Spot);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
