//! What data files say, and the words that they share with the game.

pub mod campaign;
pub mod charts;
pub mod force;
pub mod scenario;
pub mod stock;
pub mod values;
pub mod vehicles;
pub mod weapons;
