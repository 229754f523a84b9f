//! The button to spot.

use super::Searching;
use crate::buttons::Bar;
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::Deed;

/// To search a hex.
pub(crate) fn buttons(bar: &mut Bar) {
    if bar.selected().is_none() {
        return;
    }
    let hint = "Look for hidden enemies in a hex, before anybody acts.";
    let search = bar.mode("Spot", hint, Icon::Spot, Searching).key(BattleAction::Spot).of_units();
    bar.push(search.unless(bar.why_not(Deed::Spot)));
}
