//! The exact chances of a shot, from the same functions by which it is fired: every throw to hit, to penetrate and to check.

use crate::facts::command::ShotOrder;
use crate::facts::event::VehiclePart;
use crate::facts::situation::Table;
use crate::sections::fire::odds::UnitOdds;
use crate::sections::ordnance::ShotFacts;
use crate::sections::ordnance::hit::{Check, Outcome, Suffers, armour_line, in_vain, outcome, penetration, plate};
use crate::sections::ordnance::target::{Plate, Target, VehicleTarget};
use crate::sections::ordnance::to_hit;
use crate::sections::wrecks::fates::Blows;
use crate::sections::{fire, ordnance};
use smallvec::SmallVec;
use table::Side;

/// The chances of a shot, as numbers out of [`ShotOdds::out_of`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShotOdds {
    /// The common denominator: all equally likely throws.
    pub out_of: u64,
    /// It hits.
    pub hit: u64,
    /// Of these, in the hull of a vehicle.
    pub hull: u64,
    /// Of these, in its turret.
    pub turret: u64,
    /// What becomes of the vehicle that it is fired at.
    pub vehicle: Option<VehicleOdds>,
    /// The same by the place that is struck: of a vehicle the hull, then the turret, as far as they can be hit.
    pub plates: SmallVec<[PlateOdds; 2]>,
    /// What becomes of the units that are no vehicles.
    pub units: SmallVec<[UnitOdds; 8]>,
}

/// What becomes of a vehicle; all but [`VehicleOdds::crew`] together are all throws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VehicleOdds {
    /// Nothing: a miss, a dud, a hit that it bears.
    pub no_effect: u64,
    /// Shaken and Buttoned.
    pub shaken: u64,
    /// Abandoned.
    pub abandoned: u64,
    /// Destroyed.
    pub destroyed: u64,
    /// Destroyed, and its crew gets away (LNL-14.0-28).
    pub crew: u64,
    /// Of those destroyed, whatever the totals (LNL-14.0-27).
    pub catastrophic: u64,
    /// Of those without effect, hits that it bears: riders get off (LNL-16.2-02).
    pub borne: u64,
}

impl ShotOdds {
    /// What it is likely to cost the enemy, in half losses, out of [`ShotOdds::out_of`]: who is Shaken is half lost.
    pub fn harm(&self) -> u64 {
        match self.vehicle {
            Some(vehicle) => 2 * (vehicle.destroyed + vehicle.abandoned) + vehicle.shaken,
            None => self.units.iter().map(|unit| 2 * (unit.eliminated + unit.reduced) + unit.shaken).sum(),
        }
    }
}

impl VehicleOdds {
    fn add(&mut self, more: &Self) {
        let Self { no_effect, shaken, abandoned, destroyed, crew, catastrophic, borne } = more;
        self.no_effect += no_effect;
        self.shaken += shaken;
        self.abandoned += abandoned;
        self.destroyed += destroyed;
        self.crew += crew;
        self.catastrophic += catastrophic;
        self.borne += borne;
    }
    /// What the vehicle suffers, as those in it and on it feel it.
    pub const fn blows(&self, out_of: u64) -> Blows {
        Blows { out_of, destroyed: self.destroyed, abandoned: self.abandoned, hit: self.shaken + self.borne }
    }
}

/// What hits on one part of a vehicle come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlateOdds {
    /// The part.
    pub part: VehiclePart,
    /// The side of it that is struck, with its armour.
    pub plate: Plate,
    /// How often it is hit.
    pub hit: u64,
    /// What becomes of the vehicle then, out of [`PlateOdds::hit`].
    pub odds: VehicleOdds,
}

/// How many of 36 throws of two dice come to this sum.
const fn ways(natural: i32) -> u64 {
    let off = natural - 7;
    (6 - if off < 0 { -off } else { off }) as u64
}

/// Throws of penetration and armour, of a Morale Check, of the crew's die.
const HITS: u64 = 36 * 36 * 2;

/// How often a Morale Check makes what of the vehicle, out of 36.
fn checked(check: Check) -> [u64; 3] {
    let mut counts = [0; 3];
    for natural in 2..=12 {
        counts[match check.makes(natural) {
            Suffers::Nothing => 0,
            Suffers::Shaken => 1,
            Suffers::Abandoned => 2,
        }] += ways(natural);
    }
    counts
}

/// What hits on one plate do, out of [`HITS`] for each.
fn on_plate(vehicle: &VehicleTarget, plate: Plate, weight: u64, odds: &mut VehicleOdds) {
    let (strong, armour) = (penetration(vehicle), armour_line(plate).value);
    // Outcomes of one kind are counted first: dud, through the armour, equal, and weak by how much.
    let (mut duds, mut through, mut equal, mut weak) = (0, 0, 0, [0_u64; 24]);
    let mut catastrophic = 0;
    for die in 1..=6_u8 {
        for armour_die in 1..=6_u8 {
            match outcome(strong + i32::from(die), die, armour + i32::from(armour_die), armour_die) {
                Outcome::Dud => duds += 1,
                Outcome::Penetrated => through += 1,
                Outcome::Catastrophic => catastrophic += 1,
                Outcome::Equal => equal += 1,
                Outcome::Weak(lacks) => weak[(lacks as usize).min(weak.len() - 1)] += 1,
            }
        }
    }
    odds.no_effect += weight * duds * 72;
    odds.catastrophic += weight * catastrophic * 72;
    odds.destroyed += weight * (through + catastrophic) * 72;
    odds.crew += weight * (through + catastrophic) * 36;
    let mut add = |outcome: Outcome, count: u64| {
        let Some(check) = Check::of(vehicle, outcome).filter(|_| count > 0) else { return };
        let [nothing, shaken, abandoned] = checked(check);
        odds.no_effect += 2 * weight * count * nothing;
        odds.borne += 2 * weight * count * nothing;
        odds.shaken += 2 * weight * count * shaken;
        odds.abandoned += 2 * weight * count * abandoned;
    };
    add(Outcome::Equal, equal);
    for (lacks, count) in weak.iter().enumerate() {
        add(Outcome::Weak(lacks as i32), *count);
    }
}

/// The chances of a shot.
pub fn odds(facts: &ShotFacts) -> ShotOdds {
    let modifier = to_hit::modifier(&facts.modifiers);
    let to_hit = i32::from(facts.column.to_hit);
    let hits = (2..=12).filter(|natural| to_hit::hits(*natural, modifier, to_hit));
    match &facts.target {
        Target::Vehicle(vehicle) => of_vehicle(vehicle, hits),
        Target::Units(men) => {
            let hit: u64 = hits.map(ways).sum();
            let attack = fire::odds::odds(men);
            let scaled = |odds: &UnitOdds| UnitOdds {
                unit: odds.unit,
                checked: hit * odds.checked,
                no_effect: hit * odds.no_effect + (36 - hit) * attack.out_of,
                shaken: hit * odds.shaken,
                reduced: hit * odds.reduced,
                eliminated: hit * odds.eliminated,
                abandoned: hit * odds.abandoned,
                hero: hit * odds.hero,
            };
            ShotOdds {
                out_of: 36 * attack.out_of,
                hit: hit * attack.out_of,
                hull: 0,
                turret: 0,
                vehicle: None,
                plates: SmallVec::new(),
                units: attack.units.iter().map(scaled).collect(),
            }
        }
    }
}

fn of_vehicle(vehicle: &VehicleTarget, hits: impl Iterator<Item = i32>) -> ShotOdds {
    // Throws that strike the hull, and the turret.
    let mut struck = [0_u64; 2];
    for natural in hits {
        let (part, _) = plate(vehicle, natural);
        struck[usize::from(part == VehiclePart::Turret)] += ways(natural);
    }
    let [hull, turret] = struck;
    let mut odds = VehicleOdds { no_effect: (36 - hull - turret) * HITS, ..VehicleOdds::default() };
    let mut plates = SmallVec::new();
    for (part, plate, weight) in
        [(VehiclePart::Hull, Some(vehicle.hull), hull), (VehiclePart::Turret, vehicle.turret, turret)]
    {
        let Some(plate) = plate.filter(|_| weight > 0) else { continue };
        let mut of_plate = VehicleOdds::default();
        if in_vain(vehicle, part) {
            of_plate.no_effect = weight * HITS;
        } else {
            on_plate(vehicle, plate, weight, &mut of_plate);
        }
        odds.add(&of_plate);
        plates.push(PlateOdds { part, plate, hit: weight * HITS, odds: of_plate });
    }
    ShotOdds {
        out_of: 36 * HITS,
        hit: (hull + turret) * HITS,
        hull: hull * HITS,
        turret: turret * HITS,
        vehicle: Some(odds),
        plates,
        units: SmallVec::new(),
    }
}

/// What a shot is worth to a computer player, as the force of an attack: 1 for one that hardly harms anybody, 6 for one that is nearly sure
/// to.
pub(crate) fn worth(table: &Table, side: Side, order: &ShotOrder) -> u8 {
    let Ok(facts) = ordnance::facts(table, side, order) else { return 1 };
    let odds = odds(&facts);
    // Half of all throws count as sure.
    (1 + odds.harm() * 5 / odds.out_of.max(1)).min(6) as u8
}

#[cfg(test)]
#[path = "odds_test.rs"]
mod tests;
