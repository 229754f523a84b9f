//! The button to spot.

use super::Searching;
use super::words;
use crate::input::BattleAction;
use crate::seams::buttons::Bar;
use board_art::Icon;
use lock_n_load::Deed;

/// To search a hex.
pub(crate) fn buttons(bar: &mut Bar) {
    if bar.selected().is_none() {
        return;
    }
    let hint = words::spot_hint().said();
    let search = bar.mode(words::spot().said(), hint, Icon::Spot, Searching).key(BattleAction::Spot).of_units();
    bar.push(search.unless(bar.why_not(Deed::Spot)));
}
