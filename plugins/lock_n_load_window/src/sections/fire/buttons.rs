//! The buttons to fire.

use super::words;
use super::{Aiming, draft};
use crate::battle::OfThisGame as _;
use crate::input::BattleAction;
use crate::seams::buttons::Bar;
use board_art::Icon;
use lock_n_load::Deed;

/// To fire.
pub(crate) fn buttons(bar: &mut Bar) {
    if bar.selected().is_none() {
        return;
    }
    let hint = words::choose_target().said();
    let fire = bar.mode(words::fire_button().said(), hint, Icon::Fire, Aiming).key(BattleAction::Fire).of_units();
    bar.push(fire.unless(bar.why_not(Deed::Fire)));
}

/// The riders of the vehicle that moves fire before it goes on (LNL-16.2-10).
pub(crate) fn on_the_move(bar: &mut Bar) {
    let riders = draft::riders(&bar.table, &bar.selection.units);
    if riders.is_empty() {
        return;
    }
    let hint = words::riders_hint().said();
    let fire = bar.mode(words::riders_fire().said(), hint, Icon::Fire, Aiming).key(BattleAction::Fire).of_units();
    bar.push(fire.unless(bar.battle.offered(&riders, Deed::Fire).err()));
}
