//! A hit on units that are no vehicles (LNL-14.0-19 to -23, 14.2.1): the HE equivalent attacks all of them on the Direct Fire Table.

use crate::facts::event::{Blast, Event, Shot, ShotResult};
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::sections::fire;
use crate::sections::fire::strength::{FireFacts, Source, SourceKind, strength};
use crate::sections::ordnance::line::Line;
use table::DiceCup;

/// The attack of a hit: no leadership (LNL-14.0-21, LNL-11.8-B05), and of the modifiers only the +1 against those who move (LNL-14.0-23).
pub(crate) fn facts(table: &Table, firer: UnitNow, weapon: WeaponNow, line: &Line) -> FireFacts {
    let mut facts = fire::empty(table, firer.side, line.from, line.at, line.seen);
    let terrain = table.field.definitions.terrain(table.field.map.at(line.at.hex).terrain);
    let ordnance = table.weapon_definition(weapon).ordnance.as_ref();
    facts.sources.push(Source {
        from: weapon.id,
        // In a building or a hut it does not lose by its shape (LNL-14.2.1-03, LNL-RB-09).
        kind: SourceKind::Blast { shaped: ordnance.is_some_and(|ordnance| ordnance.heat) && !terrain.building },
        firepower: ordnance.map_or(0, |ordnance| i32::from(ordnance.he)),
        captured: false,
        single_man: false,
        ops: false,
        riding: 0,
        after_move: None,
    });
    facts.opportunity = fire::is_opportunity(table);
    facts.firers.push(firer.id);
    facts.weapons.push(weapon.id);
    facts
}

/// Throws both dice (LNL-14.0-19, LNL-14.0-20); the Damage Checks follow one by one (LNL-14.0-22).
pub(crate) fn burst(table: &Table, dice: &mut DiceCup, men: &FireFacts, shot: &mut Shot) -> Vec<Event> {
    let report = strength(men);
    let (attack_die, defence_die) = (dice.roll_1d6(), dice.roll_1d6());
    let targets = fire::thrown(report.targets, i32::from(attack_die), i32::from(defence_die));
    let checks = fire::damage_checks(table, men, &targets);
    shot.blast = Some(Blast { attack: report.attack, attack_die, defence_die, targets });
    shot.result = ShotResult::Burst;
    checks.into_iter().collect()
}

#[cfg(test)]
#[path = "blast_test.rs"]
mod tests;
