//! The rule sections, one file each: pure functions on the borrowed [`Table`](crate::Table).
//!
//! Each section has up to four kinds of functions: what an order leads to (`fire`, `step`), what goes on by itself (`proceed`),
//! what may be ordered (`offers`), and the plain arithmetic that panels, odds and log share (`strength`, `result`, `odds`).

pub mod attack;
pub mod board_sense;
pub mod damage;
pub(crate) mod definition_check;
mod deployment;
pub mod entry;
pub mod fire;
#[cfg(test)]
pub(crate) mod fire_bench;
pub mod fire_conditions;
pub mod fire_offers;
pub mod fire_strength;
pub mod hero;
pub mod impulse;
pub mod medic;
pub mod melee;
#[cfg(test)]
mod melee_bench;
pub mod melee_entry;
pub mod melee_round;
pub mod movement;
pub mod movement_barrier;
pub mod movement_cost;
pub mod movement_frame;
pub mod movement_offers;
pub mod movement_reach;
pub mod movement_stack;
pub mod odds;
pub mod opportunity;
#[cfg(test)]
mod positions_test;
pub mod rally;
pub mod retreat;
#[cfg(test)]
mod rulings_fire_test;
#[cfg(test)]
mod rulings_movement_test;
pub(crate) mod scenario_check;
pub mod set_up;
pub mod sight;
pub mod smoke;
pub mod sniper;
pub mod spotting;
pub mod stacking;
pub mod turn;
pub mod values;
pub mod victory;
pub mod weapons;
pub mod withdrawal;
