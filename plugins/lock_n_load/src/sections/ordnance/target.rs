//! What a shot is aimed at (LNL-14.0-04): one vehicle with the plates that it may strike, or all units of a Location that are no vehicles.

use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::vehicle::{Plates, ShotTarget};
use crate::sections::driving::drm;
use crate::sections::driving::rules::{SIZE, SPEED, STILL_MOVING};
use crate::sections::fire;
use crate::sections::fire::strength::FireFacts;
use crate::sections::ordnance::line::Line;
use crate::sections::ordnance::rules::{MOVING_VEHICLE, SHOT_AT_ONE};
use crate::sections::ordnance::{blast, words};
use hex_board::{Facing, Place, Sector, struck};
use table::{CounterId, Refusal, RuleId};

/// What is fired at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// One vehicle.
    Vehicle(Box<VehicleTarget>),
    /// All units of the Location that are no vehicles: the attack that a hit makes on them.
    Units(Box<FireFacts>),
}

/// A vehicle that is fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VehicleTarget {
    /// The vehicle.
    pub unit: CounterId,
    /// Shows its Shaken side.
    pub shaken: bool,
    /// Its morale, or its armour leader's (LNL-14.01-06).
    pub morale: i32,
    /// Its hull takes no hits (LNL-21.7-02).
    pub emplaced: bool,
    /// Penetration as printed in the column (LNL-14.0-12).
    pub penetration: i32,
    /// What red armour takes off the penetration of HEAT (LNL-14.2-02, LNL-RB-01).
    pub halved: Option<i32>,
    /// Where a hit in the hull strikes.
    pub hull: Plate,
    /// Where a hit in the turret strikes; none: it has no turret.
    pub turret: Option<Plate>,
    /// What its movement adds to the to-hit roll.
    pub going: Option<Row>,
    /// What its size adds to the to-hit roll (LNL-15.7-01).
    pub size: Option<Row>,
}

/// The armour that a hit meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate {
    /// The side struck.
    pub sector: Sector,
    /// Its armour factor; none: unarmoured.
    pub factor: Option<u8>,
}

/// What something about the target adds to the to-hit roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The rule.
    pub rule: RuleId,
    /// How much.
    pub value: i32,
}

impl Target {
    /// As Acquisition names it (LNL-14.3-02).
    pub fn shot_target(&self, at: Place) -> ShotTarget {
        match self {
            Target::Vehicle(vehicle) => ShotTarget::Vehicle(vehicle.unit),
            Target::Units(_) => ShotTarget::Units(at),
        }
    }
    /// What its movement adds. Infantry that moves adds to the HE attack instead (LNL-14.0-19).
    pub fn going(&self) -> Option<Row> {
        match self {
            Target::Vehicle(vehicle) => vehicle.going,
            Target::Units(_) => None,
        }
    }
    /// What its size adds.
    pub fn size(&self) -> Option<Row> {
        match self {
            Target::Vehicle(vehicle) => vehicle.size,
            Target::Units(_) => None,
        }
    }
    // Reading: one roll is made for all, so the target modifier of the hex is doubled where everybody there doubles it.
    /// Nobody but snipers is there, who double the target modifier of their hex (LNL-11.4-07).
    pub fn doubles(&self) -> bool {
        match self {
            Target::Vehicle(_) => false,
            Target::Units(men) => men.targets.iter().all(|target| target.doubles),
        }
    }
}

/// The side struck and its factor on hull or turret (LNL-15.0-18), of two front, two side and two rear hexsides (LNL-RB-07); the better one for the firer where the line falls between two (LNL-14.1-02, LNL-14.1-03).
fn plate(table: &Table, facing: Facing, plates: &Plates, line: &Line) -> Plate {
    let struck = struck(&table.field.map, facing, line.at.hex, line.from.hex);
    // From within its hex nobody fires ordnance.
    let sector = struck.map_or(Sector::Front, |struck| struck.least_by_key(|sector| plates.at(sector).unwrap_or(0)));
    Plate { sector, factor: plates.at(sector) }
}

/// What the movement of a vehicle adds (T-B1): 1, or of a fast one 2 in its place where the optional rule is played (LNL-15.7-03).
/// One that keeps moving counts so until it moves (LNL-15.7.1-03).
fn going(table: &Table, unit: UnitNow) -> Option<Row> {
    let moves = fire::moving(table, unit).map(|_| MOVING_VEHICLE);
    let rule = moves.or(unit.is_still_moving().then_some(STILL_MOVING))?;
    Some(match drm::speed_drm(table, unit) {
        0 => Row { rule, value: 1 },
        value => Row { rule: SPEED, value },
    })
}

/// A vehicle as a target.
fn vehicle(table: &Table, unit: UnitNow, line: &Line, heat: bool) -> Option<VehicleTarget> {
    let def = table.vehicle(unit)?;
    let penetration = i32::from(line.column.penetration);
    Some(VehicleTarget {
        unit: unit.id,
        shaken: unit.shaken,
        morale: table.morale(unit),
        emplaced: unit.emplaced,
        penetration,
        halved: (heat && def.red).then(|| table.lost_by_halving(penetration)),
        hull: plate(table, unit.facing, &def.hull, line),
        // LNL-14.1-05: by the turret's own direction.
        turret: def.turret.as_ref().map(|plates| plate(table, unit.turret_facing(), plates, line)),
        going: going(table, unit),
        size: Some(drm::size_drm(table, unit)).filter(|drm| *drm != 0).map(|value| Row { rule: SIZE, value }),
    })
}

/// What an order aims at: the vehicle that it names, or all who are no vehicles.
///
/// # Errors
/// No such target is there.
pub(crate) fn aimed(
    table: &Table,
    firer: UnitNow,
    weapon: WeaponNow,
    line: &Line,
    named: Option<CounterId>,
) -> Result<Target, Refusal> {
    let place = table.field.map.place(line.at);
    let Some(named) = named else {
        let men = blast::facts(table, firer, weapon, line);
        return if men.targets.is_empty() {
            Err(Refusal::new(SHOT_AT_ONE, words::name_a_vehicle(place)))
        } else {
            Ok(Target::Units(Box::new(men)))
        };
    };
    let heat = table.weapon_definition(weapon).ordnance.as_ref().is_some_and(|ordnance| ordnance.heat);
    let mut there = table.side_at(line.at, firer.side.other());
    let found = there.find(|unit| unit.id == named).and_then(|unit| vehicle(table, unit, line, heat));
    match found {
        Some(vehicle) => Ok(Target::Vehicle(Box::new(vehicle))),
        None => Err(Refusal::new(SHOT_AT_ONE, words::no_such_vehicle(named, place))),
    }
}
