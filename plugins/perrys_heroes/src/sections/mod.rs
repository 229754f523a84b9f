//! The rule sections, a folder each: pure functions on the borrowed [`Table`](crate::Table).
//!
//! Each section has up to four kinds of functions: what an order leads to, what goes on by itself (`proceed`), what may be ordered
//! (`offers`), and the plain arithmetic that panels, odds and log share. What it says of its orders to all others stands in its `orders.rs`,
//! its rule numbers in `rules.rs`, what it says in `words.rs`.

pub mod alert;
pub mod anti_tank;
pub mod artillery;
pub mod casualties;
pub mod communication;
pub mod concealment;
pub mod damage;
pub mod driving;
pub mod exposure;
pub mod fire;
pub mod flight;
pub mod grenades;
pub mod gunnery;
pub mod hatches;
pub mod healing;
pub mod locating;
pub mod melee;
pub mod movement;
pub mod points;
pub mod posture;
pub mod rally;
pub mod riding;
pub mod set_up;
pub mod sight;
pub mod smoke;
pub mod tasks;
pub mod traps;
pub mod turn;

use table::Words;

/// All lines that the rules say.
pub fn words() -> impl Iterator<Item = &'static Words> {
    let sections = [
        alert::words::ALL,
        anti_tank::words::ALL,
        artillery::words::ALL,
        casualties::words::ALL,
        communication::words::ALL,
        concealment::words::ALL,
        driving::words::ALL,
        fire::words::ALL,
        grenades::words::ALL,
        gunnery::words::ALL,
        hatches::words::ALL,
        healing::words::ALL,
        locating::words::ALL,
        melee::words::ALL,
        movement::words::ALL,
        points::words::ALL,
        posture::words::ALL,
        riding::words::ALL,
        set_up::words::ALL,
        sight::words::ALL,
        traps::words::ALL,
        turn::words::ALL,
    ];
    sections.into_iter().flatten().copied()
}

#[cfg(test)]
mod aftermath_test;
