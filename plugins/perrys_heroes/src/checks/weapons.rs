//! What may be wrong with the file of firearms.

use crate::files::values::Nation;
use crate::files::weapons::{WeaponClass, Weapons};
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;

/// Most firearms: their numbers fit a byte.
const MOST: usize = 250;

/// Everything that is wrong with the firearms.
pub fn faults(weapons: &Weapons) -> Vec<Fault> {
    let mut faults = Faults::default();
    let mut seen = BTreeSet::new();
    if weapons.weapons.len() > MOST {
        faults.add("weapons", format_args!("more than {MOST} firearms"));
    }
    for (n, weapon) in weapons.weapons.iter().enumerate() {
        let field = |name: &str| format!("weapons[{n}].{name}");
        faults.key(field("key"), "firearms", &weapon.key, &mut seen);
        if weapon.name.trim().is_empty() {
            faults.warn(field("name"), "this name is empty");
        }
        if weapon.nations.is_empty() {
            faults.add(field("nations"), "nobody carries it");
        }
        faults.range(field("dice"), weapon.dice.into(), 1, 10);
        let (short, medium, long) = weapon.ranges;
        for (range, modifier) in [short, medium, long].into_iter().enumerate() {
            faults.range(format_args!("{}.{range}", field("ranges")), modifier.into(), -9, 9);
        }
        faults.range(field("burst"), weapon.burst.into(), 0, 40);
        // PH-9.1-02: a burst has dice to spread.
        if weapon.burst > 0 && weapon.dice < 2 {
            faults.add(field("burst"), "one die strikes its target only: a burst has two or more");
        }
        if weapon.scoped && weapon.class != WeaponClass::Rifle {
            faults.add(field("scoped"), "only rifles have telescopic sights");
        }
    }
    // Officers and NCOs have a pistol of their nation for free (PH-4.3-05).
    for nation in Nation::ALL {
        let pistol = |weapon: &crate::files::weapons::WeaponDef| {
            weapon.class == WeaponClass::Pistol && weapon.nations.contains(&nation)
        };
        if !weapons.weapons.iter().any(pistol) {
            faults.add("weapons", format_args!("there is no pistol of the nation {nation:?}"));
        }
    }
    faults.0
}

#[cfg(test)]
#[path = "weapons_test.rs"]
mod tests;
