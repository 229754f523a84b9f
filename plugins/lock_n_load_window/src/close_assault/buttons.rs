//! The buttons of Close Assaults.

use crate::buttons::{Bar, order};
use crate::names;
use board_art::Icon;
use lock_n_load::sections::close_assault::{self, odds};
use lock_n_load::{Assault, Command};
use table::CounterId;

/// Every assault that is offered to those who are selected, or to the stack that moves.
pub(crate) fn buttons(bar: &mut Bar) {
    let table = bar.table;
    let moving = table.flow.moving();
    let takes_part = |unit: CounterId| match moving {
        Some(moving) => moving.units.contains(&unit),
        None => bar.has(unit),
    };
    let mut found = Vec::new();
    for command in bar.battle.legal() {
        if let Command::CloseAssault { at, assaults } = command
            && !assaults.is_empty()
            && assaults.iter().all(|assault| takes_part(assault.unit))
        {
            let units: Vec<CounterId> = assaults.iter().map(|assault| assault.unit).collect();
            let first = assaults.first().map(|assault| assault.target);
            let vehicle = first.map(|target| names::unit(&table, target)).unwrap_or_default();
            let name = format!("Close Assault {vehicle} in {at}: {}", names::units(&table, &units));
            let side = table.unit(units[0]).map(|unit| unit.side);
            let declared = side.and_then(|side| close_assault::attempt(&table, side, *at, assaults).ok());
            let hint = declared.map(|declared| odds::odds(&table, &declared)).map(|odds| {
                let stay = odds.thousandths(odds.stays) / 10;
                format!("{} They stay in {stay} % of all throws.", with(bar, assaults))
            });
            let hint = hint.unwrap_or_default();
            found.push(order(name, hint, Icon::Melee, command.clone()).of_units());
        }
    }
    found.into_iter().for_each(|action| bar.push(action));
}

/// What they bring, in a sentence.
fn with(bar: &Bar, assaults: &[Assault]) -> String {
    let weapons: Vec<String> =
        assaults.iter().filter_map(|assault| assault.weapon).map(|weapon| names::weapon(&bar.table, weapon)).collect();
    let checks = "A Morale Check for each, then one attack after the other";
    if weapons.is_empty() { format!("{checks}.") } else { format!("{checks}, with {}.", names::join(weapons)) }
}
