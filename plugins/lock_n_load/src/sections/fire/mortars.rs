//! Mortars in direct fire (18.1, 1.6.21): where they may fire from, and which of them joins the attack of a unit.

use crate::facts::situation::{Table, WeaponNow};
use crate::sections::fire::words;
use crate::sections::indirect_fire::rules::{
    LIGHT_MORTAR_GROUND, LIGHT_MORTAR_WAITS, MORTAR_GROUND, MORTAR_WAITS, MORTARS_APART,
};
use hex_board::Spot;
use table::Refusal;

/// Whether mortars fire out of a Location: not out of buildings, forest and dense jungle.
///
/// # Errors
/// LNL-18.1-01, of the 51 mm mortar LNL-1.6.21-04.
pub(crate) fn stands_clear(table: &Table, weapon: WeaponNow, from: Spot) -> Result<(), Refusal> {
    let terrain = table.field.definitions.terrain(table.field.map.at(from.hex).terrain);
    if terrain.building || terrain.no_mortars {
        let rule = if weapon.mount.0.is_none() { LIGHT_MORTAR_GROUND } else { MORTAR_GROUND };
        return Err(Refusal::new(rule, words::no_mortar_ground()));
    }
    Ok(())
}

/// Why a mortar uses no Opportunity Fire (LNL-18.1-11, of the 51 mm mortar LNL-1.6.21-15).
pub(crate) fn waits(weapon: WeaponNow) -> Refusal {
    let rule = if weapon.mount.0.is_none() { LIGHT_MORTAR_WAITS } else { MORTAR_WAITS };
    Refusal::new(rule, words::mortars_wait())
}

/// Whether a mortar joins the attack of the unit that has it: the 51 mm mortar does, in an own impulse (LNL-1.6.21-08, -15); all others
/// fire apart (LNL-18.1-14).
///
/// # Errors
/// The rule that keeps it from it.
pub(crate) fn joins(table: &Table, weapon: WeaponNow, from: Spot, opportunity: bool) -> Result<(), Refusal> {
    if opportunity {
        return Err(waits(weapon));
    }
    if weapon.mount.0.is_some() {
        return Err(Refusal::new(MORTARS_APART, words::mortar_bombards(weapon.id)));
    }
    stands_clear(table, weapon, from)
}
