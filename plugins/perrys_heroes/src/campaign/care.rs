//! Dice between battles, each with its odds by the same function: care of wounds, replacements (PH-H-35, PH-H-37).

use super::die::Die;
use super::roster::Care;
use super::rules::{CARE, REPLACEMENTS};
use super::status::modifier;
use crate::files::values::{Experience, Status};
use table::Line;

/// What the die of care gets (PH-H-35).
pub fn care_lines(has_medic: bool) -> Vec<Line> {
    has_medic.then(|| Line::of(CARE, 1)).into_iter().collect()
}

/// What a die of care comes to (PH-H-35).
pub fn care(die: &Die) -> Care {
    match die.total() {
        ..=2 => Care::Evacuated,
        3..=5 => Care::Misses(2),
        6..=8 => Care::Misses(1),
        9.. => Care::Fit,
    }
}

/// How many of ten faces evacuate a man for good, have him miss two battles, one, and have him Fit at once.
pub fn chances_of_care(has_medic: bool) -> [u8; 4] {
    let mut chances = [0; 4];
    for face in 1..=10 {
        let place = match care(&Die { die: face, lines: care_lines(has_medic) }) {
            Care::Evacuated => 0,
            Care::Misses(1) => 2,
            Care::Misses(_) => 1,
            Care::Fit => 3,
        };
        chances[place] += 1;
    }
    chances
}

/// What dice of replacements get by the level (PH-H-37).
pub fn replacement_lines(status: Status) -> Vec<Line> {
    let value = modifier(status);
    (value != 0).then(|| Line::of(REPLACEMENTS, value)).into_iter().collect()
}

/// How many men come by a six-sided die: none at least, and at most those who were lost (PH-H-37).
pub fn men_who_come(die: &Die, lost: u16) -> u16 {
    u16::try_from(die.total().max(0)).unwrap_or(0).min(lost)
}

/// What the man is who comes, by a ten-sided die (PH-H-37).
pub fn experience(die: &Die) -> Experience {
    match die.total().clamp(1, 10) {
        ..=6 => Experience::Green,
        7..=9 => Experience::Normal,
        _ => Experience::Veteran,
    }
}

/// How many of ten faces bring a Green, a Normal and a Veteran man.
pub fn chances_of_experience(status: Status) -> [u8; 3] {
    let mut chances = [0; 3];
    for face in 1..=10 {
        chances[experience(&Die { die: face, lines: replacement_lines(status) }) as usize] += 1;
    }
    chances
}

#[cfg(test)]
#[path = "care_test.rs"]
mod tests;
