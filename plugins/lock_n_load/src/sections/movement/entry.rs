//! Units that enter the map (LNL-SC-03 to -05) and leave it (LNL-SC-06).

use crate::scenario::EntryDef;
use crate::sections::impulse::Activated;
use crate::situation::OffMap;
use crate::situation::{Table, UnitNow, UnitState};
use hex_board::Spot;
use table::{Refusal, RuleId, Side};

/// LNL-SC-03: one entry group, from its turn on, by its hexes.
pub const ENTRY: RuleId = RuleId("LNL-SC-03");
/// LNL-SC-04: further stacks beside a leader's.
pub const FURTHER_STACKS: RuleId = RuleId("LNL-SC-04");
/// LNL-SC-06: exits.
pub const EXIT: RuleId = RuleId("LNL-SC-06");
/// LNL-4.0-05: one Location per impulse; a group counts as one.
const ONE_LOCATION: RuleId = RuleId("LNL-4.0-05");

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
    let group = group_of(table, unit).ok_or_else(|| Refusal::new(ENTRY, "the unit does not wait to enter"))?;
    if table.flow.turn.number < group.turn {
        return Err(Refusal::new(ENTRY, "the group's turn of entry has not come"));
    }
    let open = table.flow.impulse().is_none_or(|impulse| match &impulse.activated {
        None => !impulse.acted,
        Some(Activated::Entry(name)) => *name == group.id,
        Some(Activated::Places(_)) => false,
    });
    if open { Ok(group) } else { Err(Refusal::new(ONE_LOCATION, "something else is activated in this impulse")) }
}

/// Whether a group may enter by this Location now: by its hexes, and after the first stack of the impulse only beside the entry hex of
/// a stack with a Good Order leader (LNL-SC-04).
///
/// # Errors
/// The refusal.
pub fn may_enter_by(table: &Table, group: &EntryDef, to: Spot) -> Result<(), Refusal> {
    let map = &table.field.map;
    if to.storey != 0 || !group.hexes.iter().any(|name| map.hex(*name) == Some(to.hex)) {
        return Err(Refusal::new(ENTRY, "the group does not enter by this hex"));
    }
    let Some(impulse) = table.flow.impulse().filter(|impulse| !impulse.moved_from.is_empty()) else { return Ok(()) };
    let Some(first) = impulse.entered_by.first().and_then(|place| map.spot(*place)) else {
        return Err(Refusal::new(FURTHER_STACKS, "one stack has entered, and no leader was with it"));
    };
    if !map.adjacent(first, to) || impulse.moved_from.contains(&map.place(to)) {
        return Err(Refusal::new(FURTHER_STACKS, "further stacks enter by free hexes beside the leader's entry hex"));
    }
    Ok(())
}

/// True if the unit is a leader who lets further stacks enter beside his own: in Good Order and, as for every widened activation, not
/// wounded (LNL-5.1-21).
pub fn brings_others(unit: UnitNow) -> bool {
    unit.leads() && !unit.has(crate::markers::Marker::Wounded)
}

/// Whether units of the side may leave the map from a Location.
pub fn is_exit(table: &Table, side: Side, at: Spot) -> bool {
    // Reading: one leaves on the ground; from an upper storey nobody walks off the map.
    let map = &table.field.map;
    at.storey == 0 && table.field.scenario.side(side).exits.iter().any(|name| map.hex(*name) == Some(at.hex))
}

#[cfg(test)]
#[path = "entry_test.rs"]
mod tests;
