//! Weapons mounted on vehicles, and teams that face: arcs, what a Buttoned vehicle may use, and what has been fired (15.0, 1.6.3). A team
//! fires with the values of its own counter (LNL-1.6.3-B01), and nobody else fires it (LNL-1.6.3-B02).

use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::vehicle::MountArc;
use crate::sections::fire::rules::{ALL_ROUND, TEAM_ARC, WEAPONS_ONCE};
use crate::sections::fire::words;
use crate::sections::impulse::salvos;
use hex_board::{Facing, Spot};
use table::Refusal;

/// The facing by whose arc a mounted weapon fires; none: in any direction.
pub fn arc(table: &Table, unit: UnitNow, arc: MountArc) -> Option<Facing> {
    // A team without the red arrow fires in any direction (LNL-14.0-10).
    if !unit.may(Trait::Faces) {
        return None;
    }
    match arc {
        MountArc::AllRound => None,
        MountArc::Hull => Some(unit.facing),
        // Without a turret nothing is turned, and the hull's facing is the turret's (LNL-14.1-05).
        MountArc::Main if table.vehicle(unit).is_some_and(|def| def.turret.is_none()) => Some(unit.facing),
        MountArc::Main => Some(unit.turret_facing()),
    }
}

/// Whether a mounted machine gun may be used at a target in its range, which is that of the weapon (LNL-15.0-13): an asterisk needs an Open
/// vehicle (LNL-15.0-06, -14), and each fires once (LNL-15.0-16). The others need their arc (LNL-15.0-15), into which they are turned as
/// guns are (`turning`).
///
/// # Errors
/// The rule that keeps it from it.
pub fn may_use(table: &Table, unit: UnitNow, weapon: WeaponNow, mount: MountArc) -> Result<(), Refusal> {
    if mount == MountArc::AllRound && unit.buttoned {
        return Err(Refusal::new(ALL_ROUND, words::only_open(weapon.id)));
    }
    // LNL-RB-17.
    if salvos::salvo(table, unit.id).is_some_and(|salvo| salvo.shots(weapon.id) > 0) {
        return Err(Refusal::new(WEAPONS_ONCE, words::has_fired_once(weapon.id)));
    }
    Ok(())
}

/// Whether a team's own firepower reaches into this direction (LNL-1.6.3-B07).
///
/// # Errors
/// The team faces elsewhere.
pub fn team_in_arc(table: &Table, unit: UnitNow, from: Spot, at: Spot) -> Result<(), Refusal> {
    let faces = unit.may(Trait::Faces) && !hex_board::in_arc(&table.field.map, unit.facing, from.hex, at.hex);
    if faces { Err(Refusal::new(TEAM_ARC, words::team_out_of_arc(unit.id))) } else { Ok(()) }
}

#[cfg(test)]
#[path = "mounted_test.rs"]
mod tests;
