//! Morale Checks (LNL-1.5-03): two dice against a unit's morale with its modifiers.

use crate::facts::chance::throws_up_to;
use crate::facts::event::{Event, MoraleRoll};
use crate::facts::situation::{Table, UnitNow};
use crate::facts::values;
use table::{CounterId, DiceCup, Line};

/// A Morale Check before its dice: what a panel prints, odds count and the roll is held against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoraleCheck {
    /// Whose.
    pub unit: CounterId,
    /// The unit's morale, then every modifier of the number needed.
    pub lines: Vec<Line>,
    /// This or less on two dice passes.
    pub needed: i32,
    /// How many of the 36 throws pass.
    pub chance_of_36: u8,
}

impl MoraleCheck {
    /// A unit's check with these modifiers of the number needed: what a rule subtracts from the roll is added here.
    pub fn of(table: &Table, unit: UnitNow, modifiers: impl IntoIterator<Item = Line>) -> Self {
        let mut lines = Vec::new();
        values::morale(table, unit, &mut lines);
        lines.extend(modifiers);
        let needed = lines.iter().map(|line| line.value).sum();
        Self { unit: unit.id, lines, needed, chance_of_36: throws_up_to(needed) }
    }
    /// Makes the check; true if it is passed.
    pub(crate) fn roll(self, dice: &mut DiceCup, what: MoraleRoll) -> (Event, bool) {
        let thrown = dice.roll_2d6();
        let passed = i32::from(thrown[0] + thrown[1]) <= self.needed;
        let Self { unit, lines, needed, .. } = self;
        (Event::MoraleRolled { what, unit, dice: thrown, lines, needed, passed }, passed)
    }
}
