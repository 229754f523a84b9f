//! The file of vehicles (ROE-H-14), and who sits in them (ROE-H-39).

use crate::files::values::{Face, Mount, Mover, Role};
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

const fn no(flag: &bool) -> bool {
    !*flag
}
const fn none(number: &u8) -> bool {
    *number == 0
}

/// Armour by the face that is struck (ROE-VEH-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are those of the table")]
pub struct Armour {
    pub front: u8,
    pub side: u8,
    pub rear: u8,
    pub top: u8,
}

impl Armour {
    /// That of a face.
    pub const fn of(self, face: Face) -> u8 {
        match face {
            Face::Front => self.front,
            Face::Side => self.side,
            Face::Rear => self.rear,
            Face::Top => self.top,
        }
    }
}

/// A machine gun of a vehicle (ROE-VWP-04 to -11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineGunDef {
    /// The key of the weapon; none: a mount on which passengers use their own (ROE-VWP-11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
    /// Where it is.
    pub mount: Mount,
}

/// A seat of a vehicle: who sits there, and what he does besides (ROE-H-39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatDef {
    /// What he is.
    pub role: Role,
    /// What he does besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Role>,
}

/// A vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing of its own that it has")]
pub struct VehicleDef {
    /// Short lower-case key: `pzkpfw_iv_h`.
    pub key: String,
    /// What players read: `PzKpfw IV H`.
    pub name: String,
    /// How it moves.
    pub mover: Mover,
    /// Its Move (ROE-GEN-06).
    pub moves: Centimetres,
    /// The armour of its hull.
    pub hull: Armour,
    /// The armour of its turret; none: it has no turret (ROE-VEH-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turret: Option<Armour>,
    /// The armour of its tracks or wheels.
    pub tracks: u8,
    /// The key of its main gun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gun: Option<String>,
    /// Its machine guns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub machine_guns: Vec<MachineGunDef>,
    /// It is open on top (ROE-EMB-06, -07).
    #[serde(default, skip_serializing_if = "no")]
    pub open: bool,
    /// It is a recon unit (ROE-H-33).
    #[serde(default, skip_serializing_if = "no")]
    pub recon: bool,
    /// It is small (ROE-H-23).
    #[serde(default, skip_serializing_if = "no")]
    pub small: bool,
    /// It has smoke dischargers (ROE-VWP-12).
    #[serde(default, skip_serializing_if = "no")]
    pub dischargers: bool,
    /// How many men serve it.
    pub crew: u8,
    /// Who sits where, in the order of need; nothing: as a crew of this number sits (ROE-H-39).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatDef>,
    /// How many men it carries besides.
    #[serde(default, skip_serializing_if = "none")]
    pub passengers: u8,
    /// What it counts for (ROE-H-24).
    pub ce: u8,
    /// Its drawing, a word of `vehicle_shapes.ron`.
    pub shape: String,
}

/// Who sits in a vehicle with a crew of this number (ROE-H-39).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewDef {
    /// How many men.
    pub crew: u8,
    /// Who sits where, in the order of need.
    pub seats: Vec<SeatDef>,
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vehicles {
    /// The vehicles, in the file's order.
    pub vehicles: Vec<VehicleDef>,
    /// Who sits where.
    pub crews: Vec<CrewDef>,
}

impl Vehicles {
    /// What the file says of the vehicle with this key.
    pub fn find(&self, key: &str) -> Option<&VehicleDef> {
        self.vehicles.iter().find(|vehicle| vehicle.key == key)
    }
    /// Who sits in a vehicle, in the order of need; nobody where the file says nothing.
    pub fn seats<'a>(&'a self, vehicle: &'a VehicleDef) -> &'a [SeatDef] {
        if !vehicle.seats.is_empty() {
            return &vehicle.seats;
        }
        self.crews.iter().find(|def| def.crew == vehicle.crew).map_or(&[], |def| &def.seats)
    }
}
