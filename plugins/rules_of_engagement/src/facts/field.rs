//! What never changes in a game: the table and its ground, charts, weapons, units, men, sides.

use crate::files::charts::{Charts, GroundDef};
use crate::files::platoons::Platoons;
use crate::files::scenario::Switches;
use crate::files::stock::Stock;
use crate::files::values::{Deployment, Edge, Mount, Mover, Nation, Role, Task, UnitKind};
use crate::files::vehicles::{VehicleDef, Vehicles};
use crate::files::weapons::{WeaponDef, WeaponNo, Weapons};
use bevy_ecs::prelude::Resource;
use measured_table::ways::Post;
use measured_table::{Area, Ground, KindSet, Point};
use smallvec::SmallVec;
use std::ops::Range;
use table::Side;

/// A man as his force says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// What he is called.
    pub name: String,
    /// What he is in his unit.
    pub role: Role,
    /// What he does besides: a commander who is his own gunner (ROE-H-39).
    pub also: Option<Role>,
    /// His Experience rating: 3, 4 or 5 (ROE-TST-01).
    pub experience: u8,
    /// What he adds in close quarters (ROE-GEN-06).
    pub cq: u8,
    /// His weapons, the one that he fires first.
    pub weapons: SmallVec<[WeaponNo; 4]>,
    /// He is a plain rifleman, who may go in the place of a gunner (ROE-H-05).
    pub plain: bool,
}

impl Man {
    /// True if he is, or does besides, what this role does.
    pub fn does(&self, role: Role) -> bool {
        self.role == role || self.also == Some(role)
    }
}

/// A unit as its force says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitInfo {
    /// What it is called.
    pub name: String,
    /// What kind of unit it is (ROE-CL-01).
    pub kind: UnitKind,
    /// Whose it is.
    pub side: Side,
    /// Its figures, by their places in the list of figures: of a vehicle its hull, then its crew; of a gun the gun, then its crew.
    pub figures: Range<u8>,
    /// With how many men it started (ROE-GEN-08).
    pub initial: u8,
    /// Its Discipline rating: 3, 4 or 5, better with a strong leader (ROE-TST-03, ROE-H-11).
    pub discipline: u8,
    /// How it moves.
    pub mover: Mover,
    /// It is a recon unit (ROE-H-33).
    pub recon: bool,
    /// Its Combat Effectiveness (ROE-H-24).
    pub ce: u8,
    /// The vehicle or gun that it has, among all of the game: its first figure.
    pub vehicle: Option<u8>,
}

impl UnitInfo {
    /// True of a vehicle with its crew (ROE-DIS-18).
    pub fn is_vehicle(&self) -> bool {
        self.vehicle.is_some() && self.mover != Mover::Foot
    }
}

/// A machine gun of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MachineGun {
    /// The weapon; none: a mount on which passengers use their own (ROE-VWP-11).
    pub weapon: Option<WeaponNo>,
    /// Where it is.
    pub mount: Mount,
}

/// A vehicle, or a gun on a carriage, as its force says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vehicle {
    /// What it is called.
    pub name: String,
    /// What the table of vehicles says of it; none: it is a gun on a carriage.
    pub def: Option<VehicleDef>,
    /// Its unit, by its place in the list.
    pub unit: u8,
    /// Its main gun.
    pub gun: Option<WeaponNo>,
    /// Its machine guns, in the order of the table.
    pub machine_guns: Vec<MachineGun>,
    /// How long and wide it is, in tenths (ROE-H-23); of a gun how wide its base is, twice.
    pub size: (i32, i32),
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideField {
    /// What it is called.
    pub name: String,
    /// Whose men it has.
    pub nation: Nation,
    /// Its own edge.
    pub edge: Edge,
    /// What it is to do (ROE-H-26).
    pub task: Task,
    /// How it comes into the battle.
    pub deployment: Deployment,
    /// The zone in which it begins.
    pub zone: Area,
}

/// All that never changes in a game.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The scenario's title.
    pub title: String,
    /// What it is about.
    pub briefing: String,
    /// Both sides.
    pub sides: [SideField; 2],
    /// The ground.
    pub ground: Ground,
    /// The kinds of its pieces.
    pub kinds: KindSet,
    /// What each kind does, by its number.
    pub grounds: Vec<GroundDef>,
    /// The charts.
    pub charts: Charts,
    /// The weapons.
    pub weapons: Weapons,
    /// The table of vehicles.
    pub garage: Vehicles,
    /// The platoons.
    pub platoons: Platoons,
    /// All units, first those of the first side.
    pub units: Vec<UnitInfo>,
    /// Which man each figure is, in the order of the list of figures; none: it is a vehicle or a gun.
    pub men: Vec<Option<Man>>,
    /// All vehicles and guns, first those of the first side.
    pub vehicles: Vec<Vehicle>,
    /// How many game turns are played.
    pub turns: u8,
    /// Who moves first in each of them.
    pub first: Side,
    /// How far one sees, in tenths; none: as far as the table is.
    pub visibility: Option<i32>,
    /// What the scenario has chosen otherwise.
    pub switches: Switches,
    /// The places worth standing at.
    pub posts: Vec<Post>,
}

impl Field {
    /// True of the place of a unit in the list.
    pub fn has_unit(&self, no: u8) -> bool {
        usize::from(no) < self.units.len()
    }
    /// True of the place of a figure in the list.
    pub fn has_figure(&self, no: u8) -> bool {
        usize::from(no) < self.men.len()
    }
    /// True if a man's base may have its middle there: all of it lies on the table.
    pub fn has(&self, at: Point) -> bool {
        self.ground.bounds.grown(-self.base()).holds(at)
    }
    /// The radius of a man's base, in tenths (ROE-H-23).
    pub const fn base(&self) -> i32 {
        self.charts.bodies.figure.0 / 2
    }
    /// What a piece of terrain does.
    pub fn does(&self, piece: usize) -> &GroundDef {
        &self.grounds[usize::from(self.ground.pieces[piece].kind.0)]
    }
    /// A side.
    pub const fn side(&self, side: Side) -> &SideField {
        &self.sides[side.index()]
    }
    /// A weapon.
    pub fn weapon(&self, no: WeaponNo) -> &WeaponDef {
        self.weapons.def(no)
    }
    /// What forces are made of.
    pub const fn stock(&self) -> Stock<'_> {
        Stock { charts: &self.charts, weapons: &self.weapons, vehicles: &self.garage, platoons: &self.platoons }
    }
}
