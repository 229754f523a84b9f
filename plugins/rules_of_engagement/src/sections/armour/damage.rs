//! Penetration (ROE-VEH-06 to -09), and the die on the table of damage (ROE-VEH-10).

use super::rules::DAMAGE;
use crate::facts::rolls::{DamageRolled, Pierced};
use crate::facts::situation::Table;
use std::cmp::Ordering;
use table::{DiceCup, Line, Tally};

/// What a die and what is added to it do to the armour. A natural 1 that beats it counts as equal (ROE-VEH-09); one that only equals it
/// is still equal (ROE-R-36).
pub fn pierces(die: u8, adds: u8, armour: u8) -> Pierced {
    match die.saturating_add(adds).cmp(&armour) {
        Ordering::Less => Pierced::Less,
        Ordering::Equal => Pierced::Equal,
        Ordering::Greater if die == 1 => Pierced::Equal,
        Ordering::Greater => Pierced::Through,
    }
}

/// What the die on the table of damage gets, by the AT of the shot as it was fired (ROE-R-34): of the lines that fit the last counts
/// (ROE-R-22).
pub fn damage_lines(table: &Table, at: u8, flames: bool, open: bool, to: &mut impl Tally) {
    let armour = &table.field.charts.armour;
    let fits = armour.damage.iter().rfind(|def| (def.from..=def.to).contains(&at) && !(def.not_flames && flames));
    if let Some(def) = fits {
        to.add(Line::of(DAMAGE, def.gets.into()));
    }
    if flames && open {
        to.add(Line::of(DAMAGE, armour.flames_in_open.into()));
    }
}

/// The row of a die with what it gets: held between 1 and 6.
pub fn row_of(die: u8, gets: i32) -> u8 {
    u8::try_from((i32::from(die) + gets).clamp(1, 6)).unwrap_or(6)
}

/// Rolls on the table of damage.
pub(super) fn roll(table: &Table, at: u8, flames: bool, open: bool, dice: &mut DiceCup) -> DamageRolled {
    let mut lines = Vec::new();
    damage_lines(table, at, flames, open, &mut lines);
    let die = dice.roll(6);
    let row = row_of(die, lines.iter().map(|line| line.value).sum());
    DamageRolled { die, lines, row }
}
