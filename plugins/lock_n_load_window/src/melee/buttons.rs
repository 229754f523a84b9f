//! The buttons of those who are locked in melee.

use super::withdrawal::Withdrawing;
use crate::buttons::{Bar, order};
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::markers::HexMarker;
use lock_n_load::{Command, Deed};

/// To fight another round, and to withdraw.
pub(crate) fn buttons(bar: &mut Bar) {
    let Some((spot, _)) = bar.selected() else { return };
    if !bar.table.hexes.has(spot, HexMarker::Melee) {
        return;
    }
    let at = bar.table.field.map.place(spot);
    let hint = "Uses the impulse on another round in this hex.";
    let fight = order("Fight melee", hint, Icon::Melee, Command::FightMelee { at });
    bar.push_checked(fight.key(BattleAction::Melee).of_units());
    let hint = "A Morale Check for each; who passes may move out.";
    let withdraw = bar.mode("Withdraw", hint, Icon::Withdraw, Withdrawing).key(BattleAction::Withdraw).of_units();
    bar.push(withdraw.unless(bar.why_not(Deed::Withdraw)));
}
