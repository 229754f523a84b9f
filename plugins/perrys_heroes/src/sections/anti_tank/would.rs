//! What attacks would come to that nobody can make yet: from where somebody is thought to stand, with what he is thought to have.

use super::attack::{AttackReport, fired, laid};
use super::carriage::planned;
use super::rules::CARRIAGE;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::{Charge, Tube};
use crate::files::weapons::{AntiTankDef, AntiTankUse};
use crate::sections::sight;

/// What an attack on a vehicle would come to with this weapon, if he had it and knew of his target; none: it would not reach.
pub fn would(table: &Table, figure: &Figure, target: &Figure, def: &AntiTankDef) -> Option<AttackReport> {
    match def.used {
        AntiTankUse::Assault => {
            let charge = if def.under { Charge::Mine } else { Charge::Molotov };
            laid(table, figure, target, def, charge).ok()
        }
        AntiTankUse::Once => fired(table, figure, target, def, Tube::Panzerfaust).ok(),
        AntiTankUse::Again => fired(table, figure, target, def, Tube::Crewed).ok(),
    }
}

/// What a round of a gun on a carriage would come to, once it lies so that it can be fired at this target; none: it would not reach.
pub fn would_fire(table: &Table, gun: &Figure, target: &Figure, explosive: bool) -> Option<AttackReport> {
    let def = table.vehicle(gun).filter(|what| what.is_carriage() && !gun.gun_useless)?.gun()?;
    sight::needed(table, gun, target, CARRIAGE).ok()?;
    planned(table, gun, target, def, explosive).ok()
}
