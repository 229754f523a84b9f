//! The button to fire.

use crate::buttons::Bar;
use crate::input::BattleAction;
use crate::model::Mode;
use board_art::Icon;
use lock_n_load::Command;
use lock_n_load::sections::fire;
use table::Refusal;

/// To fire.
pub(crate) fn buttons(bar: &mut Bar) {
    let Some((spot, units)) = bar.selected() else { return };
    let table = bar.table;
    let takes_part = |command: &Command| matches!(command, Command::Fire(order) if order.firers.iter().any(|part| bar.has(part.unit)));
    let why_not = || {
        let first = units.iter().find_map(|unit| fire::ready(&table, *unit, spot, false).err());
        let side = units.first().map(|unit| unit.side);
        let from = side.and_then(|side| fire::may_fire_from(&table, side, spot).err());
        let nobody = || Refusal::new(fire::CONDITIONS, "no Spotted enemy is in range and in sight");
        first.or(from).unwrap_or_else(nobody)
    };
    let refusal = (!bar.offers(takes_part)).then(why_not);
    let hint = "Choose the target; every line of the attack is shown before the dice.";
    bar.push(bar.mode("Fire", hint, Icon::Fire, Mode::Fire).key(BattleAction::Fire).of_units().unless(refusal));
}
