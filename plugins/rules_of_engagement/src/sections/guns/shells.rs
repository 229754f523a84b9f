//! What guns fire (ROE-VWP-01, ROE-WPN-21).

use super::rules::SHELLS;
use super::words;
use crate::files::values::{Band, Shell, WeaponTrait};
use crate::files::weapons::WeaponDef;
use table::Refusal;

/// What a gun fires: what was asked for, else AT at vehicles and HE at others where it has some (ROE-D-17). None: it is no gun with
/// shells.
///
/// # Errors
/// It does not fire what was asked for.
pub fn loaded(weapon: &WeaponDef, asked: Option<Shell>, at_vehicle: bool) -> Result<Option<Shell>, Refusal> {
    let has = |shell| weapon.shells.contains(&shell) && (shell != Shell::He || weapon.explosive.is_some());
    match asked {
        None if weapon.shells.is_empty() => Ok(None),
        None if !at_vehicle && has(Shell::He) => Ok(Some(Shell::He)),
        None => Ok(Some(Shell::At)),
        // Smoke is fired in the Orders phase (ROE-SHT-14).
        Some(shell) if has(shell) && shell != Shell::Smoke => Ok(Some(shell)),
        Some(_) => Err(Refusal::new(SHELLS, words::no_such_shell())),
    }
}

/// The AT of a shot: half of it, rounded down, of HE (ROE-VWP-01, ROE-WPN-21); always that of short range of a hollow charge.
pub fn at_of(weapon: &WeaponDef, shell: Option<Shell>, band: Band) -> u8 {
    let hollow = weapon.traits.has(WeaponTrait::Heat);
    match shell {
        Some(Shell::He) => weapon.at.of(band) / 2,
        Some(Shell::Heat) => weapon.at.of(Band::Short),
        Some(Shell::At | Shell::Smoke) | None => weapon.at.of(if hollow { Band::Short } else { band }),
    }
}

/// The score that kills, and the size of the template, of what a weapon fires at men (ROE-H-13).
pub fn burst_of(weapon: &WeaponDef, shell: Option<Shell>) -> (u8, u8) {
    let explosive = weapon.explosive.filter(|_| shell == Some(Shell::He));
    explosive.map_or((weapon.ap, weapon.blast), |shell| (shell.ap, shell.blast))
}
