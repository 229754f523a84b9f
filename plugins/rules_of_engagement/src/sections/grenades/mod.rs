//! Hand grenades and rifle grenades (ROE-SHT-18 to -22): who may use which. They are dice of their unit's fire, with a template each.

pub mod rules;
pub(crate) mod words;

use crate::facts::field::Man;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::WeaponTrait;
use crate::files::weapons::WeaponNo;
use rules::{STOOD_STILL, THROWERS};
use table::Refusal;

#[cfg(test)]
#[path = "grenades_test.rs"]
mod tests;

/// A man's weapon with a trait.
fn carried(table: &Table, man: &Man, what: WeaponTrait) -> Option<WeaponNo> {
    man.weapons.iter().copied().find(|no| table.field.weapon(*no).traits.has(what))
}

/// The grenades that a man of a unit can use now, first that of his launcher (ROE-SHT-18, ROE-SHT-19).
///
/// # Errors
/// He has none, or he has moved with his launcher.
pub(crate) fn usable(table: &Table, unit: &Unit, figure: &Figure) -> Result<Vec<WeaponNo>, Refusal> {
    let of = |what| table.man(figure).and_then(|man| carried(table, man, what));
    let (launched, thrown) = (of(WeaponTrait::RifleGrenade), of(WeaponTrait::Grenade));
    if launched.is_none() && thrown.is_none() {
        return Err(Refusal::new(THROWERS, words::no_grenade(figure.id)));
    }
    if unit.moved && thrown.is_none() {
        return Err(Refusal::new(STOOD_STILL, words::has_moved(figure.id)));
    }
    Ok(launched.filter(|_| !unit.moved).into_iter().chain(thrown).collect())
}

/// Why a man of a unit reaches nobody with the grenades that he can use: he may have a launcher that he cannot use now (ROE-SHT-19).
pub(crate) fn out_of_reach(table: &Table, unit: &Unit, figure: &Figure) -> Refusal {
    let launches = table.man(figure).and_then(|man| carried(table, man, WeaponTrait::RifleGrenade)).is_some();
    if launches && unit.moved {
        Refusal::new(STOOD_STILL, words::has_moved(figure.id))
    } else {
        Refusal::new(THROWERS, words::out_of_reach(figure.id))
    }
}

/// No more of a unit throw by hand than may (ROE-SHT-18); launchers are not counted.
///
/// # Errors
/// They are too many.
pub(crate) fn not_too_many(table: &Table, weapons: impl Iterator<Item = WeaponNo>) -> Result<(), Refusal> {
    let most = table.field.charts.shooting.throwers;
    let by_hand = weapons.filter(|no| table.field.weapon(*no).traits.has(WeaponTrait::Grenade)).count();
    if by_hand > usize::from(most) { Err(Refusal::new(THROWERS, words::too_many(most))) } else { Ok(()) }
}
