//! What becomes of those in and on a vehicle, in exact chances: by the same dice and Morale Checks with which they get out.

use crate::facts::situation::{Table, UnitNow};
use crate::sections::wrecks::rules::{CREW_CHECK, THROWN_OUT};
use crate::sections::wrecks::{SURVIVES_OF_6, becomes_shaken, check_of, crew_of};
use table::{CounterId, RuleId};

/// What may befall a vehicle; the rest of all throws does nothing to those whom it carries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blows {
    /// All equally likely throws.
    pub out_of: u64,
    /// It is destroyed, not by Close Assault.
    pub destroyed: u64,
    /// It is Abandoned.
    pub abandoned: u64,
    /// It is hit and neither: those on top dismount (LNL-16.2-02, LNL-16.2-03).
    pub hit: u64,
}

/// What becomes of a crew or a passenger; all but [`Fate::out_of`] together are all throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Who.
    pub unit: CounterId,
    /// All equally likely throws.
    pub out_of: u64,
    /// It stays in or on the vehicle.
    pub stays: u64,
    /// It gets out as it is.
    pub unharmed: u64,
    /// It gets out and is made Shaken.
    pub shaken: u64,
    /// It is lost with the vehicle.
    pub lost: u64,
}

/// Throws of the die for a survivor and of the two dice of a Morale Check.
const WAYS: u64 = 6 * CHECKS;
const CHECKS: u64 = 36;

/// What becomes of the crew and of each passenger, in the order in which dice are thrown for them (LNL-15.4-02, -04, LNL-16.1.1-02, 16.2,
/// LNL-16.3-01).
pub fn fates(table: &Table, vehicle: UnitNow, blows: &Blows) -> Vec<Fate> {
    // A crew that survives is Shaken always (LNL-15.4-02).
    let crew = crew_of(table, vehicle.id).map(|crew| fate(table, crew, (CREW_CHECK, true), blows, blows.abandoned));
    let passengers = table.passengers(vehicle.id).map(|unit| {
        let on_top = unit.aboard.is_some_and(|seat| seat.outside);
        let thrown = blows.abandoned + if on_top { blows.hit } else { 0 };
        fate(table, unit, (THROWN_OUT, becomes_shaken(unit)), blows, thrown)
    });
    crew.into_iter().chain(passengers).collect()
}

/// What becomes of one: `thrown`, in how many throws it must get out and checks its morale; `(the rule of that check, whether it is Shaken
/// when it survives)`.
fn fate(table: &Table, unit: UnitNow, (rule, shaken): (RuleId, bool), blows: &Blows, thrown: u64) -> Fate {
    let survives = u64::from(SURVIVES_OF_6) * CHECKS;
    let passes = check_of(table, unit, rule).map_or(CHECKS, |check| u64::from(check.chance_of_36));
    let mut fate = Fate {
        unit: unit.id,
        out_of: blows.out_of * WAYS,
        stays: (blows.out_of - blows.destroyed - thrown) * WAYS,
        unharmed: thrown * 6 * passes,
        shaken: thrown * 6 * (CHECKS - passes),
        lost: blows.destroyed * (WAYS - survives),
    };
    *(if shaken { &mut fate.shaken } else { &mut fate.unharmed }) += blows.destroyed * survives;
    fate
}

#[cfg(test)]
#[path = "fates_test.rs"]
mod tests;
