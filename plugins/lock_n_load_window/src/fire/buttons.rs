//! The button to fire.

use super::Aiming;
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
