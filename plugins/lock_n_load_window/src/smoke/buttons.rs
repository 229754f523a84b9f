//! The button to place smoke.

use super::Throwing;
use crate::buttons::Bar;
use crate::input::BattleAction;
use board_art::Icon;
use lock_n_load::sections::smoke::{needed, why_none};

/// To place smoke.
pub(crate) fn buttons(bar: &mut Bar) {
    let Some((_, units)) = bar.selected() else { return };
    let table = bar.table;
    let throws = units.iter().any(|unit| needed(&table, *unit).is_ok());
    let hint = "Try to place smoke here or in an adjacent hex.";
    let throw = bar.mode("Smoke", hint, Icon::Smoke, Throwing).key(BattleAction::Smoke).of_units();
    bar.push(throw.unless((!throws).then(|| why_none(&table, &units))));
}
