//! The button to place smoke.

use super::Throwing;
use super::words;
use crate::input::BattleAction;
use crate::seams::buttons::Bar;
use board_art::Icon;
use lock_n_load::Deed;

/// To place smoke.
pub(crate) fn buttons(bar: &mut Bar) {
    if bar.selected().is_none() {
        return;
    }
    let hint = words::smoke_hint().said();
    let throw = bar.mode(words::smoke().said(), hint, Icon::Smoke, Throwing).key(BattleAction::Smoke).of_units();
    bar.push(throw.unless(bar.why_not(Deed::Smoke)));
}
