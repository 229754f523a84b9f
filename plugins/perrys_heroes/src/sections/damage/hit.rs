//! A hit on a vehicle: which part and face it strikes, what protects there, and what goes through (PH-7.2-07 to -10, PH-7.18-05 to -07).

use super::rules::{ARMOUR, DISTANCE, FIXED, PENETRATION, SHELTERED, TOP};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::{Face, VehiclePart};
use crate::files::vehicles::{Armour, VehicleDef};
use measured_table::shapes::{self, struck};
use measured_table::{Heading, Point};
use std::cmp::Reverse;
use table::{CounterId, Line, RuleId};

/// What a low wall or a building before a vehicle adds to its armour against shots (PH-7.2-08, PH-7.18-05).
pub(crate) const SHELTER: u8 = 2;
/// The least that strikes the turret, of the six-sided die of the part (PH-H-01).
const TURRET_FROM: u8 = 5;

/// How much goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// A four-sided die and the power less 4, and what the distance changes (PH-R-22, PH-R-23).
    Dice {
        /// The power of the weapon.
        power: u8,
        /// What the distance changes.
        adjustment: i8,
    },
    /// So much, without a die (PH-H-18).
    Fixed(u8),
}

/// Which part is struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartRule {
    /// A six-sided die finds it (PH-H-01).
    Rolled,
    /// The hull, on the face from which it comes: a mine that is laid at it.
    Hull,
    /// The hull where its armour is lowest: a mine under it (PH-H-19).
    Lowest,
    /// The top (PH-H-03).
    Top,
}

/// Something that has hit a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hit {
    /// The vehicle, or the gun on a carriage.
    pub vehicle: CounterId,
    /// Who has hit it, if somebody has.
    pub by: Option<CounterId>,
    /// From where it comes: the middle of who has fired.
    pub from: Point,
    /// How much goes through.
    pub power: Power,
    /// What a low wall or a building adds to the armour (PH-7.2-08, PH-7.18-05).
    pub protection_more: u8,
    /// Which part is struck.
    pub part: PartRule,
    /// The rule by which the distance changes the penetration.
    pub distance: RuleId,
}

/// Where a hit has struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The part.
    pub part: VehiclePart,
    /// Which side of it.
    pub face: Face,
    /// Its armour.
    pub armour: u8,
}

/// What a mortar's and a gun's shell have, so that a four-sided die and the power less 4 is 1D4 and 1D4+3 (PH-H-17).
const SHELLS: [u8; 2] = [4, 7];

impl Hit {
    /// A call for fire that strikes so near a vehicle: of mortars, or of guns (PH-H-17). It strikes the top.
    pub const fn by_call(vehicle: CounterId, at: Point, guns: bool) -> Self {
        let power = Power::Dice { power: SHELLS[guns as usize], adjustment: 0 };
        Self { vehicle, by: None, from: at, power, protection_more: 0, part: PartRule::Top, distance: DISTANCE }
    }
    /// A mine under a vehicle (PH-H-19): it strikes the hull where its armour is lowest.
    pub const fn by_mine(vehicle: CounterId, at: Point, power: u8) -> Self {
        let power = Power::Dice { power, adjustment: 0 };
        Self { vehicle, by: None, from: at, power, protection_more: 0, part: PartRule::Lowest, distance: DISTANCE }
    }
}

impl Armour {
    /// Its value on a face; of the top it knows nothing.
    const fn on(self, face: shapes::Face) -> (Face, u8) {
        match face {
            shapes::Face::Front => (Face::Front, self.front),
            shapes::Face::Side => (Face::Side, self.side),
            shapes::Face::Rear => (Face::Rear, self.rear),
        }
    }
    /// Where it is lowest.
    fn lowest(self) -> (Face, u8) {
        let all = [(Face::Front, self.front), (Face::Side, self.side), (Face::Rear, self.rear)];
        all.into_iter().min_by_key(|(_, armour)| *armour).unwrap_or_default()
    }
}

/// The parts that a hit may strike, each with how many faces of the six of its die; of one part there is no die.
///
/// Reading: what has neither turret nor casemate is struck in the hull, without a die.
pub(super) fn parts(def: &VehicleDef, rule: PartRule) -> Vec<(VehiclePart, u8)> {
    match (rule, def.turret) {
        (PartRule::Rolled, Some(_)) => {
            vec![(VehiclePart::Hull, TURRET_FROM - 1), (VehiclePart::Turret, 7 - TURRET_FROM)]
        }
        (PartRule::Rolled, None) | (PartRule::Hull | PartRule::Lowest | PartRule::Top, _) => {
            vec![(VehiclePart::Hull, 6)]
        }
    }
}

/// The part that a die finds (PH-H-01).
pub(super) const fn part_of(die: u8) -> VehiclePart {
    if die < TURRET_FROM { VehiclePart::Hull } else { VehiclePart::Turret }
}

/// Where a hit strikes that has found a part: the face from which it comes, seen from the hull's heading or the turret's; on the limit of
/// two the one with more armour (PH-H-02).
pub(super) fn spot(table: &Table, vehicle: &Figure, hit: &Hit, part: VehiclePart) -> Option<Spot> {
    let def = &table.vehicle(vehicle)?.def;
    if hit.part == PartRule::Top {
        return Some(Spot { part, face: Face::Top, armour: def.top });
    }
    let (armour, heading): (Armour, Heading) = match (part, def.turret) {
        (VehiclePart::Turret, Some(turret)) => (turret, table.gun_heading(vehicle)),
        (VehiclePart::Turret, None) | (VehiclePart::Hull, _) => (def.hull, vehicle.facing),
    };
    let (face, value) = if hit.part == PartRule::Lowest {
        armour.lowest()
    } else {
        let faces = struck(heading, hit.from - vehicle.at?).map(shapes::Struck::faces).unwrap_or_default();
        // From its very middle nothing says which face it is: the weakest.
        let from = faces.into_iter().map(|face| armour.on(face)).min_by_key(|(_, armour)| Reverse(*armour));
        from.unwrap_or_else(|| armour.lowest())
    };
    Some(Spot { part, face, armour: value })
}

/// What a hit meets in the hull and in the turret of a vehicle, and what of it goes through besides its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meets([i32; 3]);

/// What a hit would meet of a vehicle as it stands, which may be on its way.
pub(crate) fn meets(table: &Table, vehicle: &Figure, hit: &Hit) -> Meets {
    let sum = |lines: Vec<Line>| lines.iter().map(|line| line.value).sum::<i32>();
    let in_part = |part| spot(table, vehicle, hit, part).map_or(0, |spot| sum(hit.protection(&spot)));
    Meets([in_part(VehiclePart::Hull), in_part(VehiclePart::Turret), sum(hit.lines())])
}

impl Hit {
    /// What protects where it strikes.
    pub fn protection(&self, spot: &Spot) -> Vec<Line> {
        let mut lines =
            vec![Line::from(if spot.face == Face::Top { TOP } else { ARMOUR }, spot.armour.into(), self.vehicle)];
        if self.protection_more > 0 {
            lines.push(Line::of(SHELTERED, self.protection_more.into()));
        }
        lines
    }
    /// What the four-sided die gets, or what goes through without one.
    pub fn lines(&self) -> Vec<Line> {
        match self.power {
            Power::Fixed(power) => vec![Line::of(FIXED, power.into())],
            Power::Dice { power, adjustment } => {
                let mut lines = vec![Line::of(PENETRATION, i32::from(power) - 4)];
                if adjustment != 0 {
                    lines.push(Line::of(self.distance, adjustment.into()));
                }
                lines
            }
        }
    }
    /// Whether it goes through, with this die: strictly more than what protects (PH-7.2-10, PH-7.18-07).
    pub(super) fn pierces(&self, spot: &Spot, die: u8) -> bool {
        let sum = |lines: Vec<Line>| lines.iter().map(|line| line.value).sum::<i32>();
        let die = match self.power {
            Power::Dice { .. } => i32::from(die),
            Power::Fixed(_) => 0,
        };
        die + sum(self.lines()) > sum(self.protection(spot))
    }
}
