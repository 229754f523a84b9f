//! At whom a unit may declare to shoot: the nearest enemy unit, with its exceptions (ROE-ORD-06, ROE-ORD-07).

use super::rules::NEAREST_TARGET;
use super::words;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Choice, Discipline, WeaponTrait};
use crate::sections::{hiding, shooting, sight};
use table::Refusal;

/// Whether a unit may declare to shoot at an enemy unit. Nearer ones that it sees must be those that may be passed over; where it sees
/// none, it may declare any that it knows, as it may come to see it.
///
/// # Errors
/// The nearer unit that it must shoot at.
pub fn may_target(table: &Table, unit: &Unit, target: &Unit) -> Result<(), Refusal> {
    if !hiding::knows(table, unit, target) {
        return Err(Refusal::new(hiding::rules::NO_TARGET, words::not_spotted()));
    }
    if unit.choice == Choice::Free {
        return Ok(());
    }
    let Some(far) = table.gap(unit, target) else { return Err(Refusal::new(NEAREST_TARGET, words::no_such_enemy())) };
    let seen: Vec<Unit> = seen_by(table, unit).collect();
    let nearer = seen
        .iter()
        .filter(|enemy| enemy.id != target.id && table.gap(unit, enemy).is_some_and(|gap| gap.rank() < far.rank()));
    for enemy in nearer {
        if !is_passed_over(table, unit, enemy, &seen) {
            return Err(Refusal::new(NEAREST_TARGET, words::nearer(enemy.id)));
        }
    }
    Ok(())
}

/// The enemy units that a unit knows and sees.
fn seen_by<'a>(table: &'a Table, unit: &'a Unit) -> impl Iterator<Item = Unit> + 'a {
    let enemies = table.on_table(unit.side.other());
    enemies.filter(|enemy| hiding::knows(table, unit, enemy) && sight::unit_sees(table, unit, enemy))
}

/// True of a nearest unit that may be passed over (ROE-ORD-06).
fn is_passed_over(table: &Table, unit: &Unit, enemy: &Unit, seen: &[Unit]) -> bool {
    if enemy.discipline >= Discipline::Shaken || table.is_single(enemy) {
        return true;
    }
    if !table.def(enemy).is_vehicle() && has_anti_tank(table, unit) {
        return true;
    }
    // Harder to hit than another one in sight and range: a higher score is needed.
    let Some(needed) = shooting::score(table, unit, enemy) else { return true };
    let others = seen.iter().filter(|other| other.id != enemy.id);
    others.filter_map(|other| shooting::score(table, unit, other)).any(|easier| easier < needed)
}

/// True of a unit with an anti-tank weapon.
fn has_anti_tank(table: &Table, unit: &Unit) -> bool {
    let field = table.field;
    let is_one = |no: &u8| field.weapon(*no).traits.has(WeaponTrait::InfantryAntiTank);
    table.present(unit).filter_map(|figure| table.man(&figure)).any(|man| man.weapons.iter().any(is_one))
}
