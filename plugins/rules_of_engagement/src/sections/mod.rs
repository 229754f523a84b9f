//! The rules, a folder for each section of the book, with their words and tests.

use table::Words;

pub mod armour;
pub mod at_once;
pub mod buildings;
pub mod close_quarters;
pub mod discipline;
pub mod driving;
pub mod flames;
pub mod forces;
pub mod grenades;
pub mod guns;
pub mod hiding;
pub mod indirect;
pub mod losses;
pub mod movement;
pub mod ordering;
pub mod reaction;
pub mod riding;
pub mod set_up;
pub mod shooting;
pub mod sight;
pub mod smoke;
pub mod templates;
pub mod trials;
pub mod turn;
pub mod vehicle_assault;
pub mod victory;

/// All lines that the rules say.
pub fn words() -> impl Iterator<Item = &'static Words> {
    let sections = [
        armour::words::ALL,
        buildings::words::ALL,
        close_quarters::words::ALL,
        discipline::words::ALL,
        driving::words::ALL,
        flames::words::ALL,
        grenades::words::ALL,
        guns::words::ALL,
        hiding::words::ALL,
        indirect::words::ALL,
        movement::words::ALL,
        ordering::words::ALL,
        reaction::words::ALL,
        riding::words::ALL,
        set_up::words::ALL,
        shooting::words::ALL,
        sight::words::ALL,
        smoke::words::ALL,
        turn::words::ALL,
    ];
    sections.into_iter().flatten().copied()
}
