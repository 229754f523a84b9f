//! The rule sections, a folder each: pure functions on the borrowed [`Table`](crate::Table).
//!
//! Each section has up to four kinds of functions: what an order leads to (`fire`, `step`), what goes on by itself (`proceed`),
//! what may be ordered (`offers`), and the plain arithmetic that panels, odds and log share (`strength`, `result`, `odds`).

pub mod fire;
pub mod heroes;
pub mod impulse;
pub mod medics;
pub mod melee;
pub mod movement;
pub mod opportunity_fire;
#[cfg(test)]
mod positions_test;
pub mod rally;
#[cfg(test)]
mod rulings_fire_test;
#[cfg(test)]
mod rulings_movement_test;
pub mod set_up;
pub mod smoke;
pub mod snipers;
pub mod spotting;
pub mod stacking;
pub mod turn;
pub mod victory;
pub mod weapons;
