//! What data files say: classes of units, units and weapons, charts, scenarios, and the words that they share with the game.

pub mod charts;
pub mod check_result;
pub mod classes;
pub mod definition;
pub mod markers;
pub mod mobility;
pub mod palettes;
pub mod phase;
pub mod scenario;
pub mod vehicle;
