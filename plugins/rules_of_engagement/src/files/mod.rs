//! What data files say, and the words that they share with the game.

pub mod charts;
pub mod force;
pub mod platoons;
pub mod scenario;
pub mod stock;
pub mod values;
pub mod vehicles;
pub mod weapons;
