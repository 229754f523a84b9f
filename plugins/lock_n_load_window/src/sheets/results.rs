//! What stands on the sheets of results: who rolled, by what it was before, and what was thrown.

use super::{Page, Reading, counters};
use crate::counters::names::{self, Names};
use lock_n_load::Table;
use table::{CounterId, RuleId, Side};

/// Side of the counter that rolled.
const COUNTER: f32 = 38.0;

/// What a unit was called before the result that is shown.
pub(crate) fn name_before(reading: &Reading, unit: CounterId) -> String {
    let table = reading.table();
    match reading.results.card() {
        Some(card) => Names::of(&table, card.before.rows()).unit(&table, unit),
        None => names::unit(&table, unit),
    }
}

/// Whose a unit is.
pub(crate) fn side_of(table: &Table, unit: CounterId) -> Option<Side> {
    table.unit(unit).map(|unit| unit.side)
}

/// A die that belongs to a unit's Damage Check, and what it means.
pub(crate) fn die(page: &mut Page, table: &Table, unit: CounterId, die: u8, means: impl Into<String>, rule: RuleId) {
    page.die(die, side_of(table, unit), means, rule);
}

/// A roll for one unit that passes or fails.
pub(crate) fn outcome(page: &mut Page, reading: &Reading, unit: CounterId, thrown: &[u8], line: &str, passed: bool) {
    let side = side_of(&reading.table(), unit);
    let who = (counters::small(reading, unit, COUNTER), name_before(reading, unit));
    page.roll(who, (thrown, side), line, passed);
}
