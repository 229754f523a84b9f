//! The button to spot.

use super::Searching;
use crate::buttons::Bar;
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::Command;
use lock_n_load::sections::spotting::why_none;

/// To search a hex.
pub(crate) fn buttons(bar: &mut Bar) {
    let Some((spot, units)) = bar.selected() else { return };
    let table = bar.table;
    let here = |id| table.unit(id).and_then(|unit| unit.spot()) == Some(spot);
    let spots = bar.offers(|command| matches!(command, Command::Spot { unit, .. } if here(*unit)));
    let hint = "Search a hex for hidden enemies, before anybody acts.";
    let search = bar.mode("Spot", hint, Icon::Spot, Searching).key(BattleAction::Spot).of_units();
    bar.push(search.unless((!spots).then(|| why_none(&table, &units))));
}
