//! The button to place smoke.

use crate::buttons::Bar;
use crate::input::BattleAction;
use crate::model::Mode;
use board_art::Icon;
use lock_n_load::sections::smoke;
use table::Refusal;

/// To place smoke.
pub(crate) fn buttons(bar: &mut Bar) {
    let Some((_, units)) = bar.selected() else { return };
    let table = bar.table;
    let throws = units.iter().any(|unit| smoke::needed(&table, *unit).is_ok());
    let why_not = || {
        let mmc = units.iter().find(|unit| unit.is_mmc()).or(units.first());
        let first = mmc.and_then(|unit| smoke::needed(&table, *unit).err());
        first.unwrap_or_else(|| Refusal::new(smoke::WHO, "nobody here places smoke"))
    };
    let hint = "Try to place smoke here or in an adjacent hex.";
    let throw = bar.mode("Smoke", hint, Icon::Smoke, Mode::Smoke).key(BattleAction::Smoke).of_units();
    bar.push(throw.unless((!throws).then(why_not)));
}
