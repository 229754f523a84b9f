//! What the dice of close quarters get: of a fight (ROE-CQ-03), of the loser's test (ROE-CQ-04).

use super::contact::Fighter;
use super::rules::{CLOSE_ROWS, LOSER_ROWS};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Role, WeaponTrait};
use crate::sections::discipline::rules::{DEMORALISED_CLOSE, SHAKEN_CLOSE};
use crate::sections::trials::officer_near;
use std::cmp::Reverse;
use table::{Line, Tally};

/// What a man brings himself: his CQ, his weapons, what encumbers him (ROE-CQ-03).
///
/// A close-quarters weapon counts once, and a submachine gun or assault rifle takes its place (ROE-WPN-01).
pub fn own_lines(table: &Table, figure: &Figure, to: &mut impl Tally) {
    let Some(man) = table.man(figure) else { return };
    let mut add = |value| to.add(Line::from(CLOSE_ROWS, value, figure.id));
    let has = |one: WeaponTrait| man.weapons.iter().any(|no| table.field.weapon(*no).traits.has(one));
    add(man.cq.into());
    if has(WeaponTrait::Automatic) {
        add(2);
    } else if has(WeaponTrait::CloseQuarters) {
        add(1);
    }
    if has(WeaponTrait::Encumbers) {
        add(-1);
    }
}

/// Who rolls for his side in a fight: who brings most himself, of equals the first of the list; none of none.
///
/// Reading: the best figure is the one with the best of CQ, weapon and encumbrance together, as they are all his own.
pub(super) fn best<'a>(table: &Table, men: &'a [Fighter]) -> Option<&'a Fighter> {
    let brings = |one: &Fighter| {
        let mut sum = 0;
        own_lines(table, &one.figure, &mut sum);
        sum
    };
    men.iter().enumerate().max_by_key(|(n, one)| (brings(one), Reverse(*n))).map(|(_, one)| one)
}

/// What the die of a side gets in a fight (ROE-CQ-03).
///
/// Reading: who rolls is in the higher position if he stands on a higher level than all his enemies of this fight.
pub(super) fn close_lines(table: &Table, unit: &Unit, men: &[Fighter], against: &[Fighter], to: &mut impl Tally) {
    let Some(man) = best(table, men) else { return };
    own_lines(table, &man.figure, to);
    if unit.rounds_lost == 0 {
        let level = |one: &Fighter| table.field.ground.level(one.at);
        if against.iter().all(|enemy| level(enemy) < level(man)) {
            to.add(Line::of(CLOSE_ROWS, 1));
        }
        // ROE-DIS-15
        if unit.sheltered && unit.discipline != Discipline::Demoralised {
            to.add(Line::of(CLOSE_ROWS, 1));
        }
    }
    let more = i32::try_from(men.len().saturating_sub(against.len())).unwrap_or(i32::MAX);
    if more > 0 {
        to.add(Line::of(CLOSE_ROWS, more));
    }
    match unit.discipline {
        Discipline::Confident | Discipline::Suppressed => {}
        Discipline::Shaken => to.add(Line::of(SHAKEN_CLOSE, -1)),
        Discipline::Demoralised => to.add(Line::of(DEMORALISED_CLOSE, -1)),
    }
}

/// What the die of the loser's Discipline test gets, in place of the usual modifiers (ROE-CQ-04, ROE-R-25).
///
/// Reading: both units are counted whole, and who is Demoralised counts as Shaken, as in other tests.
pub fn loser_lines(table: &Table, loser: &Unit, winner: &Unit, to: &mut impl Tally) {
    let mut add = |value| to.add(Line::of(LOSER_ROWS, value));
    if table.has_role(loser, Role::Nco) {
        add(1);
    }
    if officer_near(table, loser) {
        add(1);
    }
    if loser.discipline >= Discipline::Shaken {
        add(-1);
    }
    let (own, enemies) = (u16::from(table.strength(loser)), u16::from(table.strength(winner)));
    if enemies >= 2 * own {
        add(-2);
    } else if enemies > own {
        add(-1);
    }
    if table.is_below_half(loser) {
        add(-1);
    }
}
