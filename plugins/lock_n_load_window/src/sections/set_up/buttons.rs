//! The buttons of the set-up.

use super::words;
use crate::input::BattleAction;
use crate::seams::buttons::{Bar, order};
use crate::sections::movement::other_storey;
use board_art::Icon;
use lock_n_load::Command;

/// To place all, to finish, and to bring a counter to the other storey.
pub(crate) fn buttons(bar: &mut Bar) {
    let hint = words::place_all_hint().said();
    let place_all = order(words::place_all().said(), hint, Icon::Flag, Command::PlaceAll).key(BattleAction::PlaceAll);
    bar.push_checked(place_all.in_tray());
    let not_done = bar.battle.judge(&Command::SetUpDone).err();
    let done = order(words::set_up_done().said(), words::set_up_done_hint().said(), Icon::Done, Command::SetUpDone);
    bar.push(done.key(BattleAction::EndImpulse).in_tray().main_if(not_done.is_none()).unless(not_done));
    if let [unit] = bar.selection.units[..]
        && let Some((to, name)) = bar.selection.spot.and_then(|spot| other_storey(&bar.table, spot))
    {
        let command = Command::Place { unit, at: bar.table.field.map.place(to), facing: None };
        bar.push_checked(order(name.said(), words::other_storey().said(), Icon::Stairs, command));
    }
}
