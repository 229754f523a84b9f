//! The buttons of weapons that change hands.

use super::words;
use crate::counters::names;
use crate::seams::buttons::{Bar, order};
use board_art::Icon;
use lock_n_load::Command;

/// Weapons of the selected units to other hands.
pub(crate) fn hand_over(bar: &mut Bar) {
    let table = bar.table;
    for command in bar.battle.legal() {
        let Command::GiveWeapon { weapon, to, back } = command else { continue };
        let carrier = table.weapon(*weapon).and_then(|weapon| table.carrier(weapon)).map(|unit| unit.id);
        if carrier.is_some_and(|carrier| bar.has(carrier)) {
            let name = match *back {
                Some(back) => words::exchange(*weapon, *to, back),
                None => words::hand_over(*weapon, *to),
            };
            let name = names::told(&table, &name);
            bar.push(order(name, words::hand_over_hint().said(), Icon::HandOver, command.clone()).of_units());
        }
    }
}

/// Weapons that the selected units may take up, and tripods that they may turn.
pub(crate) fn take_and_turn(bar: &mut Bar) {
    let table = bar.table;
    for command in bar.battle.legal() {
        let (name, icon) = if let Command::TakeWeapon { unit, weapon } = command
            && bar.has(*unit)
        {
            (words::take(*weapon), Icon::Weapon)
        } else if let Command::TurnTripod { weapon } = command
            && let Some(found) = table.weapon(*weapon)
            && table.carrier(found).is_some_and(|carrier| bar.has(carrier.id))
        {
            let turns = if found.set_up { words::pack(*weapon) } else { words::set_it_up(*weapon) };
            (turns, Icon::Tripod)
        } else {
            continue;
        };
        bar.push(order(names::told(&table, &name), "", icon, command.clone()).of_units());
    }
}
