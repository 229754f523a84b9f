//! What one side sees of the table. No fact of today's units and weapons is hidden, so both sides see the table itself and asking costs
//! nothing: that follows from the declarations of the facts (`seen by`), and so does what there is to do once one of them is hidden.

use crate::facts::change::{Change, changes};
use crate::facts::event::Event;
use crate::facts::situation::{Table, units, weapons};
use table::Side;

/// The table as one side sees it.
pub type Seen<'a> = table::Seen<Table<'a>>;

/// Shows the table to a question as a side sees it.
pub(crate) fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
    let (units, weapons) = (table.units.seen_by(side), table.weapons.seen_by(side));
    ask(&Seen::on(Table {
        units: units.as_ref().map_or(table.units, units::Kept::rows),
        weapons: weapons.as_ref().map_or(table.weapons, weapons::Kept::rows),
        ..*table
    }))
}

/// Which sides are told of an event that has just happened: of a fact who sees it, of all else both.
pub(crate) fn told_to(table: &Table, event: &Event) -> [bool; 2] {
    if units::ALL_SEEN && weapons::ALL_SEEN {
        return [true; 2];
    }
    let changed = changes(table.field, |no| table.units.at(no).markers, event);
    Side::BOTH.map(|side| {
        changed.iter().all(|change| match *change {
            Change::Unit(no, fact) => fact.seen_by(&table.units.at(no), side),
            Change::Weapon(no, fact) => fact.seen_by(&table.weapons.at(no), side),
        })
    })
}
