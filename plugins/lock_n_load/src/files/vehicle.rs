//! What files say of vehicles, guns and ordnance: armour, room for passengers, mounted weapons, to-hit tables.

use hex_board::{Place, Sector};
use serde::{Deserialize, Serialize};
use table::CounterId;

/// Armour factors by the facing that is struck (LNL-15.0-18); none is the asterisk: that facing is unarmoured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plates {
    /// From the front.
    pub front: Option<u8>,
    /// From the side.
    pub side: Option<u8>,
    /// From the rear.
    pub rear: Option<u8>,
}

impl Plates {
    /// That of one facing.
    pub const fn at(self, struck: Sector) -> Option<u8> {
        match struck {
            Sector::Front => self.front,
            Sector::Side => self.side,
            Sector::Rear => self.rear,
        }
    }
    /// All three, from front to rear.
    pub const fn all(self) -> [Option<u8>; 3] {
        [self.front, self.side, self.rear]
    }
}

/// Room for passengers, inside or on top (LNL-16.1-01, LNL-16.1-02, LNL-16.2-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Room {
    /// Nobody.
    #[default]
    None,
    /// P or OP: a half-squad, one support weapon, one single man.
    Half,
    /// PP or OPP: a squad or its equivalent, two support weapons, two single men.
    Full,
}

/// What makes a unit a vehicle (LNL-15.0-11 to -19). Its movement factor and morale stand where every unit has them, its weapons under
/// `mounts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleDef {
    /// Armour of the hull.
    pub hull: Plates,
    /// Armour of the turret; absent: it has none.
    #[serde(default)]
    pub turret: Option<Plates>,
    /// Its armour factors are printed in red: HEAT is halved against it (LNL-14.2-02).
    #[serde(default)]
    pub red: bool,
    /// Open on top: small arms, mortars and artillery attack it also when it is Buttoned (LNL-RB-21).
    #[serde(default)]
    pub open_topped: bool,
    /// Room inside (P, PP).
    #[serde(default)]
    pub inside: Room,
    /// Room on top (OP, OPP).
    #[serde(default)]
    pub outside: Room,
    /// Its size for those who fire at it, where that optional rule is played (LNL-15.7-01).
    #[serde(default)]
    pub size: i8,
    /// The key of the crew that leaves it (LNL-15.4-01).
    pub crew: String,
    /// The key of its drawing.
    pub shape: String,
}

impl VehicleDef {
    /// The smallest of all its armour numbers, whatever the direction; the asterisk is no number. None: it is unarmoured.
    pub fn lowest_armour(&self) -> Option<u8> {
        self.hull.all().into_iter().chain(self.turret.map_or([None; 3], Plates::all)).flatten().min()
    }
    /// True if a facing of hull or turret is unarmoured.
    pub fn has_unarmoured_facing(&self) -> bool {
        self.hull.all().into_iter().chain(self.turret.into_iter().flat_map(Plates::all)).any(|plate| plate.is_none())
    }
}

/// Through which arc a mounted weapon fires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MountArc {
    /// The turret's, or without a turret the hull's front (LNL-14.0-07, LNL-14.0-08); that of a team which faces, by its facing.
    #[default]
    Main,
    /// The hull's front, also where there is a turret.
    Hull,
    /// Any direction: on a vehicle the asterisk, only while it is Open (LNL-15.0-14).
    AllRound,
}

/// A weapon mounted on a vehicle or served by a team: it is never given away, and goes with its unit (LNL-1.6.3-B06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MountDef {
    /// Its id beside that of the unit: `gun` makes `tank-1.gun`.
    pub id: String,
    /// The key of the weapon.
    pub weapon: String,
    /// Its arc.
    #[serde(default)]
    pub arc: MountArc,
}

/// A column of a to-hit table (LNL-14.0-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToHit {
    /// Up to this range, in hexes.
    pub range: u8,
    /// Two dice with all modifiers hit with this or less (LNL-14.0-13).
    pub to_hit: u8,
    /// Penetration (LNL-14.0-12).
    pub penetration: u8,
}

/// What makes a weapon ordnance (LNL-14.0-01): its to-hit table, its HE equivalent and its shots in an own impulse (LNL-15.0-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrdnanceDef {
    /// The to-hit table: one to three columns, the shortest range first.
    pub columns: Vec<ToHit>,
    /// HE equivalent (LNL-15.0-12).
    pub he: i8,
    /// The circled H: hollow charge (LNL-14.2-01).
    #[serde(default)]
    pub heat: bool,
    /// Shots in an own impulse: the N of `Nx` (LNL-14.0-06).
    #[serde(default = "one")]
    pub shots: u8,
    /// It is used up by its shot.
    #[serde(default)]
    pub one_shot: bool,
    /// It is not fired at targets on a lower level (LNL-1.6.21-B02).
    #[serde(default)]
    pub not_down: bool,
    /// A recoilless rifle: not fired from inside a building (LNL-1.6.3-B12).
    #[serde(default)]
    pub recoilless: bool,
}

impl OrdnanceDef {
    /// The column for a range: the leftmost that reaches so far (LNL-14.0-11).
    pub fn column(&self, range: u8) -> Option<ToHit> {
        self.columns.iter().copied().find(|column| column.range >= range)
    }
}

const fn one() -> u8 {
    1
}

/// A leader who commands a vehicle (15.41): no counter, he goes with it, and has no movement factor (LNL-11.8-B01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourLeader {
    /// What players read.
    pub name: String,
    /// His morale, which is the vehicle's (LNL-15.41-01).
    pub morale: u8,
    /// His leadership.
    pub leadership: i8,
}

/// Where a passenger is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// Which vehicle carries it.
    pub vehicle: CounterId,
    /// On top of it (LNL-16.2-01), not inside.
    #[serde(default)]
    pub outside: bool,
}

/// What an ordnance weapon fires at (LNL-14.0-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShotTarget {
    /// One vehicle.
    Vehicle(CounterId),
    /// All units of a Location that are no vehicles.
    Units(Place),
}

/// A target that an ordnance weapon has acquired (14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acquisition {
    /// The target.
    pub target: ShotTarget,
    /// 1 or 2: so much is subtracted from the to-hit roll (LNL-14.3-03, LNL-14.3-04).
    pub level: u8,
}
