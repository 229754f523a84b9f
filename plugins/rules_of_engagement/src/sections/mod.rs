//! The rules, a folder for each section of the book, with their words and tests.

pub mod at_once;
pub mod close_quarters;
pub mod discipline;
pub mod driving;
pub mod grenades;
pub mod hiding;
pub mod losses;
pub mod movement;
pub mod ordering;
pub mod reaction;
pub mod riding;
pub mod set_up;
pub mod shooting;
pub mod sight;
pub mod templates;
pub mod trials;
pub mod turn;
pub mod victory;

// What is not in the game yet: its rules alone, each with its reason.

/// Hits on vehicles (ROE-VEH).
pub mod armour {
    pub mod rules;
}
/// Fire at buildings (ROE-BLD).
pub mod buildings {
    pub mod rules;
}
/// Forces (ROE-H-24, ROE-H-25).
pub mod forces {
    pub mod rules;
}
/// Guns and support weapons (ROE-WPN, ROE-VWP).
pub mod guns {
    pub mod rules;
}
/// Indirect fire (ROE-IND).
pub mod indirect {
    pub mod rules;
}
/// Smoke (ROE-SHT-13 to -17).
pub mod smoke {
    pub mod rules;
}
/// Assaults on vehicles (ROE-CQV).
pub mod vehicle_assault {
    pub mod rules;
}
