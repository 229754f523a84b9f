//! Units that wait off the map: whether their group may enter in this impulse (LNL-SC-03, -05).

use crate::facts::frames::Activated;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::files::scenario::EntryDef;
use crate::sections::impulse::rules::ONE_LOCATION;
use crate::sections::impulse::words;
use crate::sections::movement::rules::ENTRY;
use table::{Refusal, Side};

/// The entry group of a unit that waits off the map.
pub fn group_of<'a>(table: &Table<'a>, unit: UnitNow) -> Option<&'a EntryDef> {
    if unit.state != UnitState::Off(OffMap::Waiting) {
        return None;
    }
    let no = usize::from(table.unit_no(unit.id)?);
    let group = usize::from((*table.field.entry_group.get(no)?)?);
    table.field.scenario.side(unit.side).entries.get(group)
}

/// The groups of a side with units that may enter this turn.
pub fn waiting_groups<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = &'a EntryDef> {
    let table = *table;
    let waits = move |def: &EntryDef| {
        let of_group = |unit: UnitNow| unit.side == side && group_of(&table, unit).is_some_and(|own| own.id == def.id);
        def.turn <= table.flow.turn.number && table.units.iter().any(of_group)
    };
    table.field.scenario.side(side).entries.iter().filter(move |def| waits(def))
}

/// Whether a waiting unit may enter in this impulse (LNL-SC-03).
///
/// # Errors
/// The refusal.
pub fn may_enter<'a>(table: &Table<'a>, unit: UnitNow) -> Result<&'a EntryDef, Refusal> {
    let group = group_of(table, unit).ok_or_else(|| Refusal::new(ENTRY, words::does_not_wait()))?;
    if table.flow.turn.number < group.turn {
        return Err(Refusal::new(ENTRY, words::not_yet()));
    }
    let open = table.flow.impulse().is_none_or(|impulse| match &impulse.activated {
        None => !impulse.acted,
        Some(Activated::Entry(name)) => *name == group.id,
        Some(Activated::Places(_)) => false,
    });
    if open { Ok(group) } else { Err(Refusal::new(ONE_LOCATION, words::something_else_activated())) }
}
