//! The button to fire.

use super::Aiming;
use crate::buttons::Bar;
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::Command;
use lock_n_load::sections::fire::offers::why_none;

/// To fire.
pub(crate) fn buttons(bar: &mut Bar) {
    let Some((spot, units)) = bar.selected() else { return };
    let table = bar.table;
    let takes_part = |command: &Command| matches!(command, Command::Fire(order) if order.firers.iter().any(|part| bar.has(part.unit)));
    let refusal = (!bar.offers(takes_part)).then(|| why_none(&table, &units, spot));
    let hint = "Choose the target; every line of the attack is shown before the dice.";
    bar.push(bar.mode("Fire", hint, Icon::Fire, Aiming).key(BattleAction::Fire).of_units().unless(refusal));
}
