//! The buttons to fire.

use super::{Aiming, draft};
use crate::buttons::Bar;
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::Deed;

/// To fire.
pub(crate) fn buttons(bar: &mut Bar) {
    if bar.selected().is_none() {
        return;
    }
    let hint = "Choose the target; every line of the attack is shown before the dice.";
    let fire = bar.mode("Fire", hint, Icon::Fire, Aiming).key(BattleAction::Fire).of_units();
    bar.push(fire.unless(bar.why_not(Deed::Fire)));
}

/// The riders of the vehicle that moves fire before it goes on (LNL-16.2-10).
pub(crate) fn on_the_move(bar: &mut Bar) {
    let riders = draft::riders(&bar.table, &bar.selection.units);
    if riders.is_empty() {
        return;
    }
    let hint = "Those on top fire from where the vehicle is; then it goes on, or stops.";
    let fire = bar.mode("Riders fire", hint, Icon::Fire, Aiming).key(BattleAction::Fire).of_units();
    bar.push(fire.unless(bar.battle.offered(&riders, Deed::Fire).err()));
}
