//! What data files say, and the words that they share with the game.

pub mod values;
