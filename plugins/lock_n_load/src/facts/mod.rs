//! All that is plain data in a battle: what is true of the counters, where the game stands, what is going on, what may be ordered, asked
//! and may happen. No rule decides here.

pub mod battlefield;
pub mod chance;
pub mod change;
pub mod command;
pub mod event;
pub mod flow;
pub mod frames;
pub mod game;
pub mod ground;
pub mod hex_markers;
pub mod off_map;
pub mod offers;
pub mod old_saves;
pub mod plays;
pub mod position;
pub mod question;
pub mod rules;
pub mod seen;
pub mod situation;
pub mod snapshot;
pub mod start;
pub mod steps;
pub mod thrown;
pub mod time;
pub mod values;
pub mod ways;
pub(crate) mod words;
