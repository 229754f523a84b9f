//! The buttons of weapons that change hands.

use crate::buttons::{Bar, order};
use crate::names;
use board_art::Icon;
use lock_n_load::Command;

/// Weapons of the selected units to other hands.
pub(crate) fn hand_over(bar: &mut Bar) {
    let table = bar.table;
    for command in bar.battle.legal() {
        let Command::GiveWeapon { weapon, to, back } = command else { continue };
        let carrier = table.weapon(*weapon).and_then(|weapon| table.carrier(weapon)).map(|unit| unit.id);
        if carrier.is_some_and(|carrier| bar.has(carrier)) {
            let mut name = format!("{} to {}", names::weapon(&table, *weapon), names::unit(&table, *to));
            if let Some(back) = back {
                name += &format!(" for {}", names::weapon(&table, *back));
            }
            bar.push(order(name, "Hands the weapon over.", Icon::HandOver, command.clone()).of_units());
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
            (format!("Take the {}", names::weapon(&table, *weapon)), Icon::Weapon)
        } else if let Command::TurnTripod { weapon } = command
            && let Some(found) = table.weapon(*weapon)
            && table.carrier(found).is_some_and(|carrier| bar.has(carrier.id))
        {
            let turns = if found.set_up { "Pack" } else { "Set up" };
            (format!("{turns} the {}", names::weapon(&table, *weapon)), Icon::Tripod)
        } else {
            continue;
        };
        bar.push(order(name, "", icon, command.clone()).of_units());
    }
}
