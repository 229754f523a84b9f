//! What stands on the sheets of results: who rolled, by what it was before, what was thrown, and what became of whom.

use super::{Page, Reading, counters};
use crate::account::{Change, Grade};
use crate::counters::names::{self, Names};
use lock_n_load::Table;
use panel_kit::sheet::{Ink, text, title};
use panel_kit::theme::SMALL;
use table::{CounterId, RuleId, Side};

/// Side of the counter that rolled.
const COUNTER: f32 = 38.0;

/// What became of whom: each by what it was before, and what it is after.
pub(crate) fn changes(page: &mut Page, changed: &[Change]) {
    for change in changed {
        let [before, after] = &change.states;
        let ink = match change.grade {
            Grade::Better => Ink::Good,
            Grade::Shaken => Ink::Result(1),
            Grade::Reduced => Ink::Result(2),
            Grade::Gone => Ink::Result(3),
        };
        page.wrapped(|row| {
            row.apart_across(5.0);
            row.dot(10.0, Ink::Side(change.side));
            row.text(title(&change.name, SMALL, Ink::Text));
            row.text(text(format!("{before} \u{203A}"), SMALL, Ink::Muted));
            row.text(title(after, SMALL, ink));
        });
    }
}

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
