//! What a die to hit gets (ROE-SHT-08, ROE-SHT-09).

use super::rules::{CLASS_ROWS, ISW, SCOPED, TO_HIT_ROWS};
use crate::facts::units::Unit;
use crate::files::values::{Band, Cover, WeaponTrait};
use crate::files::weapons::WeaponDef;
use table::{Line, Tally};

/// What all dice of a unit's fire get for the target, its cover and the occasion (ROE-SHT-08).
pub fn of_target(unit: &Unit, at: &Unit, cover: Cover, opportunity: bool, to: &mut impl Tally) {
    match cover {
        Cover::None => {}
        Cover::Soft => to.add(Line::from(TO_HIT_ROWS, -1, at.id)),
        Cover::Hard => to.add(Line::from(TO_HIT_ROWS, -2, at.id)),
    }
    if opportunity {
        to.add(Line::from(TO_HIT_ROWS, -1, unit.id));
    }
    if !opportunity && is_zeroed_in(unit, at) {
        to.add(Line::from(TO_HIT_ROWS, 1, unit.id));
    }
}

/// True if a unit shot in its last turn at this one, which has stayed still since (ROE-SHT-08).
fn is_zeroed_in(unit: &Unit, at: &Unit) -> bool {
    unit.zeroed.is_some_and(|zeroed| zeroed.at == at.no.0) && !at.moved
}

/// What the die of indirect fire gets (ROE-IND-05): the same row.
pub fn of_indirect(to: &mut impl Tally) {
    to.add(Line::of(TO_HIT_ROWS, -1));
}

/// What the dice get for a building as their target (ROE-SHT-08).
pub fn of_building(to: &mut impl Tally) {
    to.add(Line::of(TO_HIT_ROWS, 1));
}

/// What dice of a weapon get for its class (ROE-SHT-09, ROE-CL-04).
pub fn of_weapon(weapon: &WeaponDef, holds: bool, band: Band, to: &mut impl Tally) {
    if weapon.traits.has(WeaponTrait::Isw) && !holds {
        to.add(Line::of(ISW, -1));
    }
    if weapon.traits.has(WeaponTrait::Scoped) && holds {
        to.add(Line::of(SCOPED, 1));
    }
    if weapon.traits.has(WeaponTrait::Heat) && band == Band::Long {
        to.add(Line::of(CLASS_ROWS, -1));
    }
}
