//! What a die of fire gets and needs: the rows of the table (PH-7.7-05), the bands of range (PH-7.7-10), the casualty die (PH-7.7-14).

use super::rules::{
    CASUALTY, LONG, LOW_TARGET, MOVING, POWER, PRONE_CASUALTY, ROWS, RUNNING_TARGET, SHAKEN_FIRER, SMOKE, SUPPRESSION,
};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::{Experience, Grade, Health, Morale, Motion, Posture, Speciality};
use crate::files::weapons::WeaponDef;
use crate::sections::gunnery::rules::SECONDARY;
use crate::sections::sight;
use measured_table::{Gap, Point};
use table::{Line, Tally};

/// Where short range ends, where medium and long range end, in tenths (PH-7.7-10).
const LIMITS: [i32; 3] = [3000, 6000, 8000];

/// A band of range (PH-7.7-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Less than 30 cm.
    Short,
    /// From 30 to 60 cm.
    Medium,
    /// More than 60 cm, up to 80 cm.
    Long,
    /// More than 80 cm: long range too, for what a weapon gives (PH-R-06).
    Far,
}

impl Band {
    /// All of them, the nearest first.
    pub const ALL: [Self; 4] = [Self::Short, Self::Medium, Self::Long, Self::Far];

    /// By the gap between two bases (PH-GEO-03, PH-R-05, PH-R-45).
    pub fn of(gap: Gap) -> Self {
        if gap.less_than(LIMITS[0]) {
            Self::Short
        } else if gap.within(LIMITS[1]) {
            Self::Medium
        } else if gap.within(LIMITS[2]) {
            Self::Long
        } else {
            Self::Far
        }
    }
    /// Where it ends, as the gap between two bases in tenths; none: it does not.
    pub const fn limit(self) -> Option<i32> {
        match self {
            Self::Short => Some(LIMITS[0]),
            Self::Medium => Some(LIMITS[1]),
            Self::Long => Some(LIMITS[2]),
            Self::Far => None,
        }
    }
    /// What a die needs (PH-7.7-10, PH-7.19-04).
    pub const fn needed(self) -> i8 {
        match self {
            Self::Short => 3,
            Self::Medium => 5,
            Self::Long => 7,
            Self::Far => 9,
        }
    }
    /// What each die of a weapon gets here (PH-9.1-01, PH-7.7-11).
    pub const fn of_weapon(self, weapon: &WeaponDef) -> Line {
        let (short, medium, long) = weapon.ranges;
        match self {
            Self::Short => Line::of(POWER, short as i32),
            Self::Medium => Line::of(POWER, medium as i32),
            Self::Long | Self::Far => Line::of(LONG, long as i32),
        }
    }
    /// What a die of this weapon must show here if nothing else counts: the band is the better, the less it is.
    pub const fn natural(self, weapon: &WeaponDef) -> i32 {
        self.needed() as i32 - self.of_weapon(weapon).value
    }
}

/// What a die gets for its target, seen from a place: posture, motion, cover, smoke (PH-7.7-05 to -08).
pub fn of_target(table: &Table, from: Point, target: &Figure, tally: &mut impl Tally) {
    let mut add = |rule, value| tally.add(Line::from(rule, value, target.id));
    match (target.posture, target.health) {
        // PH-R-09
        (Posture::Prone, _) => add(LOW_TARGET, -2),
        // PH-R-51: Treated is no row.
        (Posture::Crouched, _) | (Posture::Standing, Health::Wounded) => add(LOW_TARGET, -1),
        (Posture::Standing, Health::Fit | Health::Treated | Health::Dead) => {}
    }
    match (target.posture, target.motion) {
        (Posture::Standing, Motion::Moved) => add(MOVING, -1),
        // PH-R-07
        (Posture::Standing, Motion::Ran) => {
            add(MOVING, -1);
            add(RUNNING_TARGET, -1);
        }
        (Posture::Standing, Motion::Still) | (Posture::Crouched | Posture::Prone, _) => {}
    }
    // PH-R-10
    if let Some((cover, rule)) = sight::cover(table, from, target) {
        let value = match cover {
            Cover::LowWall | Cover::Scrub | Cover::Orchard => -1,
            Cover::Building | Cover::Wood => -2,
        };
        add(rule, value);
    }
    if target.at.is_some_and(|at| sight::smoke_between(table, from, at)) {
        add(SMOKE, -2);
    }
}

/// What a die gets for who fires: posture, motion, what he has learned, his morale (PH-7.7-05, -09).
pub fn of_firer(table: &Table, firer: &Figure, weapon: &WeaponDef, suppresses: bool, tally: &mut impl Tally) {
    let mut add = |rule, value| tally.add(Line::from(rule, value, firer.id));
    match firer.posture {
        Posture::Prone => add(ROWS, 2),
        Posture::Crouched => add(ROWS, 1),
        Posture::Standing => {}
    }
    if firer.motion == Motion::Ran {
        add(MOVING, -3);
    }
    if let Some(man) = table.man(firer) {
        match man.speciality {
            Speciality::Marksman => add(ROWS, 2),
            Speciality::Sniper if weapon.scoped => add(ROWS, 4),
            Speciality::Sniper
            | Speciality::None
            | Speciality::Engineer
            | Speciality::Radio
            | Speciality::Messenger
            | Speciality::Medic => {}
        }
        // PH-0-09: an officer gets nothing.
        match man.grade {
            Grade::Nco => add(ROWS, 1),
            Grade::Officer | Grade::Soldier => {}
        }
        match man.experience {
            Experience::Veteran => add(ROWS, 1),
            Experience::Green => add(ROWS, -1),
            Experience::Normal => {}
        }
    }
    if firer.morale == Morale::Pinned || firer.suppressed {
        add(SHAKEN_FIRER, -2);
    }
    if suppresses {
        add(SUPPRESSION, -2);
    }
}

/// What a die of a vehicle's machine gun gets for the vehicle (PH-7.19-03).
pub fn of_vehicle(table: &Table, vehicle: &Figure, tally: &mut impl Tally) {
    let mut add = |value| tally.add(Line::from(SECONDARY, value, vehicle.id));
    if vehicle.motion != Motion::Still {
        add(-3);
    }
    match table.vehicle(vehicle).map_or(Experience::Normal, |def| def.experience) {
        Experience::Veteran => add(1),
        Experience::Green => add(-1),
        Experience::Normal => {}
    }
}

/// What the casualty die of somebody gets who is hit from a place (PH-7.7-14, PH-7.7-16): by the machine gun of a vehicle 1 less if he runs
/// (PH-7.19-06).
pub fn of_casualty(table: &Table, from: Point, target: &Figure, by_vehicle: bool, tally: &mut impl Tally) {
    let mut add = |rule, value| tally.add(Line::from(rule, value, target.id));
    if target.posture == Posture::Prone {
        add(PRONE_CASUALTY, table.field.switches.prone_casualty_modifier.into());
    }
    if by_vehicle && target.motion == Motion::Ran {
        add(SECONDARY, -1);
    }
    match sight::cover(table, from, target).map(|(cover, _)| cover) {
        Some(Cover::LowWall | Cover::Building | Cover::Orchard | Cover::Wood) => add(CASUALTY, -1),
        Some(Cover::Scrub) | None => {}
    }
}
