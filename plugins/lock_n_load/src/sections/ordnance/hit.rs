//! A hit on a vehicle (LNL-14.0-24 to -29, 14.01, 14.1, 14.2): penetration against armour, and what comes of it.

use crate::facts::event::{Event, Impact, MoraleRoll, Shot, ShotResult, StruckPlate, VehiclePart};
use crate::facts::situation::{Table, UnitNow};
use crate::sections::ordnance::rules::{ARMOUR, HEAT_HALVED, PENETRATION, UNARMOURED, WEAK_HIT};
use crate::sections::ordnance::target::{Plate, VehicleTarget};
use crate::sections::ordnance::to_hit;
use crate::sections::wrecks;
use crate::sections::wrecks::Destroyed;
use crate::sections::wrecks::check::MoraleCheck;
use table::{DiceCup, Line};

/// What penetration and armour come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A dud by the dice alone (LNL-0.3-04): not hit at all, so nobody checks or dismounts (LNL-14.0-26, LNL-RB-10).
    Dud,
    /// Too weak by so much: a Morale Check (LNL-14.01-03).
    Weak(i32),
    /// Equal to the armour: a Morale Check (LNL-14.01-01).
    Equal,
    /// Through the armour (LNL-14.0-25).
    Penetrated,
    /// Destroyed, whatever the totals (LNL-14.0-27).
    Catastrophic,
}

/// Compares both totals, of which the dice are a part.
pub const fn outcome(penetration: i32, die: u8, armour: i32, armour_die: u8) -> Outcome {
    match (die, armour_die) {
        (1, 6) => Outcome::Dud,
        (6, 1) => Outcome::Catastrophic,
        _ if penetration > armour => Outcome::Penetrated,
        _ if penetration == armour => Outcome::Equal,
        _ => Outcome::Weak(armour - penetration),
    }
}

/// What a failed or passed Morale Check after a hit makes of a vehicle (14.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suffers {
    /// Nothing.
    Nothing,
    /// Shaken and Buttoned.
    Shaken,
    /// Abandoned.
    Abandoned,
}

/// The Morale Check after a hit that does not penetrate. An armour leader's leadership has no part in it (LNL-14.01-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The vehicle was Shaken before.
    pub shaken: bool,
    /// This or less on two dice passes: the morale, and what the penetration lacks.
    pub needed: i32,
    /// After a weak hit: a natural 12 always fails (LNL-14.01-04).
    pub weak: bool,
}

impl Check {
    /// The check that an outcome asks for.
    pub fn of(vehicle: &VehicleTarget, outcome: Outcome) -> Option<Self> {
        let check = |lacks, weak| Check { shaken: vehicle.shaken, needed: vehicle.morale + lacks, weak };
        match outcome {
            Outcome::Equal => Some(check(0, false)),
            Outcome::Weak(lacks) => Some(check(lacks, true)),
            Outcome::Dud | Outcome::Penetrated | Outcome::Catastrophic => None,
        }
    }
    /// Whether a natural roll passes.
    pub const fn passes(self, natural: i32) -> bool {
        natural <= self.needed && !(self.weak && natural == 12)
    }
    /// What the roll makes of the vehicle: who is Shaken already and would be so again is Abandoned (LNL-14.01-05).
    pub const fn makes(self, natural: i32) -> Suffers {
        match (self.weak, self.passes(natural)) {
            (true, true) => Suffers::Nothing,
            // LNL-14.01-02: here alone one who passes is Shaken.
            (true, false) | (false, true) if !self.shaken => Suffers::Shaken,
            (true | false, _) => Suffers::Abandoned,
        }
    }
}

/// The plate that a hit with this natural roll strikes.
pub const fn plate(vehicle: &VehicleTarget, natural: i32) -> (VehiclePart, Plate) {
    match (to_hit::part_struck(natural, vehicle.turret.is_some()), vehicle.turret) {
        (VehiclePart::Turret, Some(turret)) => (VehiclePart::Turret, turret),
        _ => (VehiclePart::Hull, vehicle.hull),
    }
}

/// True if a hit there does nothing: in the hull of an Emplaced vehicle (LNL-21.7-02, LNL-21.7-03).
pub fn in_vain(vehicle: &VehicleTarget, part: VehiclePart) -> bool {
    vehicle.emplaced && part == VehiclePart::Hull
}

/// The penetration before its die (LNL-14.0-12, LNL-14.2-02, LNL-14.2-03).
pub fn penetration_lines(vehicle: &VehicleTarget, add: &mut impl FnMut(Line)) {
    add(Line::of(PENETRATION, vehicle.penetration));
    if let Some(lost) = vehicle.halved {
        add(Line::of(HEAT_HALVED, -lost));
    }
}

/// The armour before its die: nothing where it is unarmoured (LNL-14.0-29, LNL-RB-14).
pub const fn armour_line(plate: Plate) -> Line {
    match plate.factor {
        Some(factor) => Line::of(ARMOUR, factor as i32),
        None => Line::of(UNARMOURED, 0),
    }
}

/// Penetration before its die.
pub fn penetration(vehicle: &VehicleTarget) -> i32 {
    let mut sum = 0;
    penetration_lines(vehicle, &mut |line| sum += line.value);
    sum
}

/// Works a hit on a vehicle out: both dice, the Morale Check, what becomes of it.
pub(crate) fn strike(table: &Table, dice: &mut DiceCup, vehicle: &VehicleTarget, shot: &mut Shot) -> Vec<Event> {
    let natural = shot.dice.iter().map(|die| i32::from(*die)).sum();
    let (part, plate) = plate(vehicle, natural);
    shot.struck = Some(StruckPlate { part, sector: plate.sector });
    if in_vain(vehicle, part) {
        // Reading: no effect, so riders stay on.
        shot.result = ShotResult::InVain;
        return Vec::new();
    }
    let (die, armour_die) = (dice.roll_1d6(), dice.roll_1d6());
    let mut lines = Vec::new();
    penetration_lines(vehicle, &mut |line| lines.push(line));
    let armour = vec![armour_line(plate)];
    let sum = |lines: &[Line], die: u8| lines.iter().map(|line| line.value).sum::<i32>() + i32::from(die);
    let (total, armour_total) = (sum(&lines, die), sum(&armour, armour_die));
    shot.impact = Some(Impact { penetration: lines, die, total, armour, armour_die, armour_total });
    let outcome = outcome(total, die, armour_total, armour_die);
    let (result, events) = match outcome {
        Outcome::Dud => (ShotResult::Dud, Vec::new()),
        Outcome::Penetrated => (ShotResult::Destroyed, destroyed(table, dice, vehicle)),
        Outcome::Catastrophic => (ShotResult::Catastrophic, destroyed(table, dice, vehicle)),
        Outcome::Equal => (ShotResult::Equal, checks(table, dice, vehicle, outcome)),
        Outcome::Weak(_) => (ShotResult::Weak, checks(table, dice, vehicle, outcome)),
    };
    shot.result = result;
    events
}

/// The Morale Check of a vehicle that was hit and not penetrated, and what follows.
fn checks(table: &Table, dice: &mut DiceCup, vehicle: &VehicleTarget, outcome: Outcome) -> Vec<Event> {
    let (Some(check), Some(unit)) = (Check::of(vehicle, outcome), table.unit(vehicle.unit)) else { return Vec::new() };
    let (what, lacks) = match outcome {
        Outcome::Weak(lacks) => (MoraleRoll::WeakHit, Some(Line::of(WEAK_HIT, lacks))),
        Outcome::Equal | Outcome::Dud | Outcome::Penetrated | Outcome::Catastrophic => (MoraleRoll::EqualHit, None),
    };
    let MoraleCheck { lines, needed, .. } = MoraleCheck::of(table, unit, lacks);
    let thrown = dice.roll_2d6();
    let natural = thrown.iter().map(|die| i32::from(*die)).sum();
    let passed = check.passes(natural);
    let mut events = vec![Event::MoraleRolled { what, unit: unit.id, dice: thrown, lines, needed, passed }];
    match check.makes(natural) {
        Suffers::Nothing => riders_dismount(table, dice, unit, &mut events),
        Suffers::Shaken => {
            events.extend(wrecks::shaken(table, dice, unit));
            riders_dismount(table, dice, unit, &mut events);
        }
        // LNL-16.2-04: whoever is in it or on it gets out.
        Suffers::Abandoned => events.extend(wrecks::abandoned(table, dice, unit)),
    }
    events
}

/// Those on top of a vehicle that fires ordnance, or is hit and neither destroyed nor Abandoned, dismount at once; each checks its morale
/// (LNL-16.2-02, LNL-16.2-03).
pub(crate) fn riders_dismount(table: &Table, dice: &mut DiceCup, vehicle: UnitNow, events: &mut Vec<Event>) {
    let Some(spot) = vehicle.spot() else { return };
    for rider in wrecks::riders(table, vehicle.id) {
        wrecks::thrown_out(table, dice, rider, table.field.map.place(spot), events);
    }
}

/// The vehicle is destroyed, also an Emplaced one (LNL-21.7-05), and a die is thrown for its crew (LNL-14.0-28), also after a catastrophic hit (LNL-RB-11).
fn destroyed(table: &Table, dice: &mut DiceCup, vehicle: &VehicleTarget) -> Vec<Event> {
    table.unit(vehicle.unit).map_or_else(Vec::new, |unit| wrecks::destroyed(table, dice, unit, Destroyed::Otherwise))
}

#[cfg(test)]
#[path = "hit_test.rs"]
mod tests;
