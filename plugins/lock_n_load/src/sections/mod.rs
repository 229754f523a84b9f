//! The rule sections, a folder each: pure functions on the borrowed [`Table`](crate::Table).
//!
//! Each section has up to four kinds of functions: what an order leads to (`fire`, `step`), what goes on by itself (`proceed`),
//! what may be ordered (`offers`), and the plain arithmetic that panels, odds and log share (`strength`, `result`, `odds`). What it says of
//! its orders to all others stands in its `orders.rs`.

#[cfg(test)]
mod armour_play_test;
pub mod close_assault;
pub mod driving;
pub mod fire;
#[cfg(test)]
mod half_turn_test;
pub mod heroes;
pub mod impulse;
pub mod indirect_fire;
pub mod medics;
pub mod melee;
pub mod movement;
pub mod opportunity_fire;
pub mod ordnance;
pub mod overrun;
pub mod passengers;
#[cfg(test)]
pub(crate) mod positions_test;
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
#[cfg(test)]
mod words_test;
pub mod wrecks;

use crate::facts::words as of_several;
use table::Words;

/// All lines that the rules say: what a translation may translate, and the tests go through.
pub fn words() -> impl Iterator<Item = &'static Words> {
    let sections = [
        of_several::ALL,
        close_assault::words::ALL,
        driving::words::ALL,
        fire::words::ALL,
        impulse::words::ALL,
        indirect_fire::words::ALL,
        medics::words::ALL,
        melee::words::ALL,
        movement::words::ALL,
        opportunity_fire::words::ALL,
        ordnance::words::ALL,
        overrun::words::ALL,
        passengers::words::ALL,
        rally::words::ALL,
        set_up::words::ALL,
        smoke::words::ALL,
        snipers::words::ALL,
        spotting::words::ALL,
        stacking::words::ALL,
        turn::words::ALL,
        victory::words::ALL,
        weapons::words::ALL,
    ];
    sections.into_iter().flatten().copied()
}
