//! The file of vehicles, transports and guns on carriages (PH-10-03, PH-H-21, PH-H-30), and where crews sit (PH-H-04).

use crate::files::values::{Build, Class, Mount, Nation, Seat, VehiclePart};
use serde::{Deserialize, Serialize};

const fn no(flag: &bool) -> bool {
    !*flag
}

/// Armour by the face that is struck (PH-10-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are those of the table")]
pub struct Armour {
    pub front: u8,
    pub side: u8,
    pub rear: u8,
}

/// A main gun (PH-10-02, PH-10-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunDef {
    /// What players read: `75L48`.
    pub name: String,
    /// Its power against armour: a four-sided die and this less 4.
    pub power: u8,
    /// What a high-explosive round does to armour, fixed (PH-H-18).
    pub explosive: u8,
    /// How many dice its high-explosive round rolls against men.
    pub dice: u8,
    /// What a shot gets at short, medium and long range, where it is a gun on a carriage (PH-9.2-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranges: Option<(i8, i8, i8)>,
}

/// A machine gun of a vehicle (PH-H-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachineGunDef {
    /// What players read: `7.62`.
    pub name: String,
    /// The key of the firearm whose values it has.
    pub weapon: String,
    /// Where it is.
    pub mount: Mount,
}

/// A vehicle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleDef {
    /// Short lower-case key: `pzkpfw_iv_h`.
    pub key: String,
    /// What players read: `PzKpfw IV H`.
    pub name: String,
    /// How it is built.
    pub build: Build,
    /// How heavy it is (PH-H-05).
    pub class: Class,
    /// Who has it.
    pub nations: Vec<Nation>,
    /// What it costs.
    pub cost: u8,
    /// The armour of its hull.
    #[serde(default)]
    pub hull: Armour,
    /// The armour of its turret or casemate; none: it has neither.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turret: Option<Armour>,
    /// The armour on top (PH-H-03).
    #[serde(default)]
    pub top: u8,
    /// Its main gun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gun: Option<GunDef>,
    /// Its machine guns.
    #[serde(default)]
    pub machine_guns: Vec<MachineGunDef>,
    /// How many men serve it.
    pub crew: u8,
    /// How many men it carries besides (PH-H-21).
    #[serde(default)]
    pub passengers: u8,
    /// It is open on top.
    #[serde(default, skip_serializing_if = "no")]
    pub open: bool,
    /// It runs on wheels, and cannot turn on the spot to aim.
    #[serde(default, skip_serializing_if = "no")]
    pub wheels: bool,
    /// It is armoured, and has a radio (PH-H-23).
    #[serde(default = "yes")]
    pub armoured: bool,
    /// Its drawing, a word of `vehicle_shapes.ron`.
    pub shape: String,
}

const fn yes() -> bool {
    true
}

/// Where the crew of vehicles of a kind sits (PH-H-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StationsDef {
    /// How they are built.
    pub build: Build,
    /// How many men their crew has.
    pub crew: u8,
    /// Where each sits, the commander first.
    pub seats: Vec<(Seat, VehiclePart)>,
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vehicles {
    /// The vehicles, in the file's order.
    pub vehicles: Vec<VehicleDef>,
    /// Where crews sit.
    pub stations: Vec<StationsDef>,
}

impl Vehicles {
    /// What the file says of the vehicle with this key.
    pub fn find(&self, key: &str) -> Option<&VehicleDef> {
        self.vehicles.iter().find(|vehicle| vehicle.key == key)
    }
    /// Where the crew of a vehicle sits, the commander first; nowhere for a gun on a carriage, and where the file says nothing.
    pub fn seats(&self, vehicle: &VehicleDef) -> &[(Seat, VehiclePart)] {
        let of = |stations: &&StationsDef| (stations.build, stations.crew) == (vehicle.build, vehicle.crew);
        self.stations.iter().find(of).map_or(&[], |stations| &stations.seats)
    }
}
