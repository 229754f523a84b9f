//! The button to treat somebody.

use super::words;
use crate::counters::names;
use crate::input::BattleAction;
use crate::seams::buttons::{Bar, order};
use crate::sections::rally;
use board_art::Icon;
use lock_n_load::Command;

/// Whom the selected medics may treat, and who may treat the selected.
pub(crate) fn buttons(bar: &mut Bar) {
    let table = bar.table;
    for command in bar.battle.legal() {
        if let Command::Heal { medic, unit } = command
            && (bar.has(*medic) || bar.has(*unit))
        {
            let name = names::told(&table, &words::treat(*unit));
            let treat = order(name, rally::chance(bar.battle, command), Icon::Cross, command.clone());
            bar.push(treat.key(BattleAction::Heal).of_units());
        }
    }
}
