//! The buttons of overruns.

use crate::buttons::{Bar, order};
use board_art::Icon;
use lock_n_load::Command;

/// Every overrun of the selected vehicle, or of the one that moves.
pub(crate) fn buttons(bar: &mut Bar) {
    for command in bar.battle.legal() {
        if let Command::Overrun { unit, to } = command
            && unit.is_none_or(|unit| bar.has(unit))
        {
            let hint = "Drives in among the enemies there, and attacks all of them: 4 points more than the hex.";
            bar.push(order(format!("Overrun {to}"), hint, Icon::Melee, command.clone()).of_units());
        }
    }
}
