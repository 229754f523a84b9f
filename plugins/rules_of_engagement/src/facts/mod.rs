//! All that is plain data in a game: what never changes, what is true of units and figures, what is going on, what may be ordered and may
//! happen.

pub mod battle;
pub mod body;
pub mod command;
pub mod event;
pub mod field;
pub mod figures;
pub mod flow;
pub mod frames;
pub mod game;
pub mod offers;
pub mod rolls;
pub mod set;
pub mod situation;
pub mod snapshot;
pub mod start;
pub mod time;
pub mod units;
