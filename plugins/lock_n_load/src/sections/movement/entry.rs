//! By which hexes units enter the map (LNL-SC-03, -04) and leave it (LNL-SC-06).

use crate::facts::frames::Impulse;
use crate::facts::situation::{Table, UnitNow};
use crate::files::scenario::EntryDef;
use crate::sections::movement::rules::{ENTRY, FURTHER_STACKS};
use crate::sections::movement::words;
use hex_board::Spot;
use table::{Refusal, Side};

/// Whether a group may enter by this Location now: by its hexes, and after the first stack of the impulse only beside the entry hex of
/// a stack with a Good Order leader (LNL-SC-04). Reading: vehicles, who move one by one (LNL-15.1-01), enter by any of them.
///
/// # Errors
/// The refusal.
pub fn may_enter_by(table: &Table, group: &EntryDef, to: Spot, drives: bool) -> Result<(), Refusal> {
    let map = &table.field.map;
    if to.storey != 0 || !group.hexes.iter().any(|name| map.hex(*name) == Some(to.hex)) {
        return Err(Refusal::new(ENTRY, words::other_entry()));
    }
    let after_others = |impulse: &&Impulse| !drives && !impulse.moved_from.is_empty();
    let Some(impulse) = table.flow.impulse().filter(after_others) else { return Ok(()) };
    let Some(first) = impulse.entered_by.first().and_then(|place| map.spot(*place)) else {
        return Err(Refusal::new(FURTHER_STACKS, words::entered_without_leader()));
    };
    if !map.adjacent(first, to) || impulse.moved_from.contains(&map.place(to)) {
        return Err(Refusal::new(FURTHER_STACKS, words::beside_the_leader()));
    }
    Ok(())
}

/// True if the unit is a leader who lets further stacks enter beside his own: in Good Order and, as for every widened activation, not
/// wounded (LNL-5.1-21).
pub fn brings_others(unit: UnitNow) -> bool {
    unit.leads() && !unit.has(crate::files::markers::Marker::Wounded)
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
