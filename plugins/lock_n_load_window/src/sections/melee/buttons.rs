//! The buttons of those who are locked in melee.

use super::withdrawal::Withdrawing;
use super::words;
use crate::input::BattleAction;
use crate::seams::buttons::{Bar, order};
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
    let hint = words::fight_hint().said();
    let fight = order(words::fight_button().said(), hint, Icon::Melee, Command::FightMelee { at });
    bar.push_checked(fight.key(BattleAction::Melee).of_units());
    let hint = words::withdraw_hint().said();
    let withdraw =
        bar.mode(words::withdraw().said(), hint, Icon::Withdraw, Withdrawing).key(BattleAction::Withdraw).of_units();
    bar.push(withdraw.unless(bar.why_not(Deed::Withdraw)));
}
