//! What never changes in a game: the table and its ground, charts, weapons, men, teams, tasks.

use crate::files::charts::{Charts, GroundDef};
use crate::files::scenario::Switches;
use crate::files::stock::Stock;
use crate::files::values::{
    Arm, Build, Clothing, Edge, Experience, Grade, Hour, Nation, Points, Seat, Speciality, Task, VehiclePart, Weather,
};
use crate::files::vehicles::{GunDef, VehicleDef, Vehicles};
use crate::files::weapons::{AntiTankDef, WeaponDef, WeaponNo, Weapons};
use bevy_ecs::prelude::Resource;
use measured_table::ways::Post;
use measured_table::{Area, Ground, KindSet, Point};
use table::{CounterId, Side};

/// A man as his force says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing of its own that he has")]
pub struct Man {
    /// What he is called.
    pub name: String,
    /// His grade.
    pub grade: Grade,
    /// His experience.
    pub experience: Experience,
    /// His speciality.
    pub speciality: Speciality,
    /// Whose he is.
    pub nation: Nation,
    /// His team, among all teams of the game.
    pub team: u8,
    /// The fire-support weapon that he serves as gunner.
    pub support: Option<WeaponNo>,
    /// His light weapon.
    pub light: Option<WeaponNo>,
    /// His pistol.
    pub pistol: Option<WeaponNo>,
    /// The other man of his pair, among all men of the game.
    pub pair: Option<u8>,
    /// He has a launcher for rifle grenades.
    pub launcher: bool,
    /// He has binoculars.
    pub binoculars: bool,
    /// He has a first-aid kit.
    pub first_aid: bool,
    /// His camouflage.
    pub clothing: Clothing,
    /// He has foliage.
    pub foliage: bool,
    /// He is of an elite (PH-H-28).
    pub elite: bool,
    /// The fragmentation grenades that he starts with.
    pub grenades: u8,
    /// The smoke grenades that he starts with.
    pub smoke_grenades: u8,
    /// The rifle grenades that he starts with.
    pub rifle_grenades: u8,
    /// The charges for traps that he starts with.
    pub traps: u8,
    /// The weapon against vehicles that he serves as gunner.
    pub anti_tank: Option<WeaponNo>,
    /// The Panzerfausts that he starts with.
    pub panzerfausts: u8,
    /// The Molotov cocktails that he starts with.
    pub molotovs: u8,
    /// The anti-tank mines that he starts with.
    pub mines: u8,
    /// His station in a vehicle, and in which part of it that is; none: he is no crewman.
    pub seat: Option<(Seat, VehiclePart)>,
    /// What he cost.
    pub cost: i16,
}

impl Man {
    /// True of an officer or NCO.
    pub fn leads(&self) -> bool {
        match self.grade {
            Grade::Officer | Grade::Nco => true,
            Grade::Soldier => false,
        }
    }
    /// His weapons, the heaviest first.
    pub fn arms(&self) -> impl Iterator<Item = (Arm, WeaponNo)> + use<> {
        let of = [(Arm::Support, self.support), (Arm::Light, self.light), (Arm::Pistol, self.pistol)];
        of.into_iter().filter_map(|(arm, weapon)| Some((arm, weapon?)))
    }
    /// One of his weapons, if he has it.
    pub fn weapon(&self, arm: Arm) -> Option<WeaponNo> {
        self.arms().find(|(one, _)| *one == arm).map(|(_, weapon)| weapon)
    }
}

/// A vehicle, or a gun on a carriage, as its force says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vehicle {
    /// What it is called.
    pub name: String,
    /// What the table of vehicles says of it.
    pub def: VehicleDef,
    /// The machine guns, each by the firearm whose values it has, in the order of the table.
    pub machine_guns: Vec<WeaponNo>,
    /// Whose it is.
    pub side: Side,
    /// Its team, among all teams of the game; a gun on a carriage is served by men of that team.
    pub team: u8,
    /// Its crew among all men of the game, the commander first; nobody for a gun on a carriage.
    pub crew: std::ops::Range<u8>,
    /// How much its crew has seen.
    pub experience: Experience,
    /// It is camouflaged.
    pub camouflaged: bool,
    /// It has foliage.
    pub foliage: bool,
    /// How long and wide it is, in tenths; of a gun on a carriage how wide it is, twice.
    pub size: (i32, i32),
    /// What it cost, with its crew.
    pub cost: i16,
}

impl Vehicle {
    /// True of a gun on a carriage (PH-H-30).
    pub fn is_carriage(&self) -> bool {
        match self.def.build {
            Build::Carriage => true,
            Build::Tank | Build::AssaultGun | Build::Transport => false,
        }
    }
    /// Its main gun.
    pub const fn gun(&self) -> Option<&GunDef> {
        self.def.gun.as_ref()
    }
}

/// A team: it owns a card (PH-3.2-02).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// The ids of its counters.
    pub figures: Vec<CounterId>,
    /// The vehicle whose card it is, among all of the game; its counter comes first, its crew after it.
    pub vehicle: Option<u8>,
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
    /// Its zone.
    pub zone: Area,
    /// What it has been ordered to do.
    pub task: Task,
    /// The middles of its objectives.
    pub objectives: Vec<Point>,
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
    /// The firearms.
    pub weapons: Weapons,
    /// The table of vehicles.
    pub garage: Vehicles,
    /// All men, first those of the first side.
    pub men: Vec<Man>,
    /// All vehicles and guns on carriages, first those of the first side.
    pub vehicles: Vec<Vehicle>,
    /// All teams, first those of the first side; those of vehicles come after those on foot.
    pub teams: Vec<Team>,
    /// How many turns are played.
    pub turns: u8,
    /// The time of day.
    pub hour: Hour,
    /// The weather.
    pub weather: Weather,
    /// How far one sees, in tenths: with the naked eye, and with optics (PH-7.13-01).
    pub sees: [i32; 2],
    /// The die of the wind, where it is not rolled.
    pub wind: Option<u8>,
    /// Who holds action points.
    pub points: Points,
    /// Men may begin concealed.
    pub concealment: bool,
    /// Which man is which counter is dealt by dice.
    pub dealt: bool,
    /// What the scenario has chosen otherwise.
    pub switches: Switches,
    /// The places worth standing at.
    pub posts: Vec<Post>,
}

impl Field {
    /// True if a base may have its middle there: all of it lies on the table.
    pub fn has(&self, at: Point) -> bool {
        self.ground.bounds.grown(-self.base()).holds(at)
    }
    /// True where nobody stands: in water without a ford or a bridge, or what else is shut (PH-GEO-15, PH-GEO-16).
    pub fn is_shut(&self, at: Point) -> bool {
        let under = self.ground.under(at).filter(|piece| self.does(*piece).shut || self.does(*piece).over);
        under.last().is_some_and(|piece| self.does(piece).shut)
    }
    /// The radius of a base, in tenths (PH-H-08).
    pub const fn base(&self) -> i32 {
        self.charts.house.base.0 / 2
    }
    /// What a piece of terrain does.
    pub fn does(&self, piece: usize) -> &GroundDef {
        &self.grounds[usize::from(self.ground.pieces[piece].kind.0)]
    }
    /// A side.
    pub const fn side(&self, side: Side) -> &SideField {
        &self.sides[side.index()]
    }
    /// A team.
    pub fn team(&self, team: u8) -> &Team {
        &self.teams[usize::from(team)]
    }
    /// A weapon.
    pub fn weapon(&self, no: WeaponNo) -> &WeaponDef {
        self.weapons.def(no)
    }
    /// What forces are made of.
    pub const fn stock(&self) -> Stock<'_> {
        Stock { charts: &self.charts, weapons: &self.weapons, vehicles: &self.garage }
    }
    /// A weapon against vehicles.
    pub fn anti_tank(&self, no: WeaponNo) -> &AntiTankDef {
        &self.weapons.anti_tank[usize::from(no)]
    }
    /// How many counters there are: one for each man and each vehicle.
    pub fn counters(&self) -> usize {
        self.men.len() + self.vehicles.len()
    }
}
