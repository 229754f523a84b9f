//! The button to place smoke.

use super::Throwing;
use crate::buttons::Bar;
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::Deed;

/// To place smoke.
pub(crate) fn buttons(bar: &mut Bar) {
    if bar.selected().is_none() {
        return;
    }
    let hint = "Try to place smoke here or in an adjacent hex.";
    let throw = bar.mode("Smoke", hint, Icon::Smoke, Throwing).key(BattleAction::Smoke).of_units();
    bar.push(throw.unless(bar.why_not(Deed::Smoke)));
}
