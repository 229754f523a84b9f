//! The charts: what the book has in tables, what kinds of terrain do, and the values that are ours to choose.

use crate::files::values::{Battery, Class, Gait, Hour, Weather};
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

/// The rows of ground by which men move (PH-7.16-01): built-up ground and roads count as meadow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Row {
    /// Meadow, built-up ground, a road.
    #[default]
    Meadow,
    /// A field.
    Field,
    /// Scrub.
    Scrub,
    /// A marsh.
    Marsh,
    /// A wood.
    Wood,
    /// An orchard.
    Orchard,
}

/// A value for each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByRow<T> {
    /// Meadow, built-up ground, a road.
    pub meadow: T,
    /// A field.
    pub field: T,
    /// Scrub.
    pub scrub: T,
    /// A marsh.
    pub marsh: T,
    /// A wood.
    pub wood: T,
    /// An orchard.
    pub orchard: T,
}

impl<T: Copy> ByRow<T> {
    /// The value of a row.
    pub const fn of(&self, row: Row) -> T {
        match row {
            Row::Meadow => self.meadow,
            Row::Field => self.field,
            Row::Scrub => self.scrub,
            Row::Marsh => self.marsh,
            Row::Wood => self.wood,
            Row::Orchard => self.orchard,
        }
    }
}

/// The cover rows of the fire tables (PH-7.7-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cover {
    /// Behind a low wall.
    LowWall,
    /// In scrub.
    Scrub,
    /// In a building.
    Building,
    /// At the edge of an orchard.
    Orchard,
    /// At the edge of a wood.
    Wood,
}

/// What keeps splinters off (PH-7.8-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shelter {
    /// A wood, an orchard, a hedge.
    Light,
    /// A building, a low wall.
    Hard,
}

/// What a kind of terrain does in this game, by the key under which the file of kinds has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroundDef {
    /// The key.
    pub kind: String,
    /// By which row men move on it; none: it says nothing of that, and what lies beneath counts.
    #[serde(default)]
    pub row: Option<Row>,
    /// It is a road.
    #[serde(default)]
    pub road: bool,
    /// It cuts lines of sight (PH-7.13-04).
    #[serde(default)]
    pub cuts: bool,
    /// The row of the fire tables that it gives.
    #[serde(default)]
    pub cover: Option<Cover>,
    /// What splinters it keeps off.
    #[serde(default)]
    pub shelter: Option<Shelter>,
    /// Foliage matches what grows here (PH-3.4-03).
    #[serde(default)]
    pub plants: bool,
    /// One can be in it, under a roof (PH-H-41).
    #[serde(default)]
    pub building: bool,
    /// What crossing it costs more on foot (PH-7.16-05).
    #[serde(default)]
    pub crossing: u8,
    /// What crossing it costs a vehicle more (PH-7.10-06); none: it cannot.
    #[serde(default)]
    pub driving: Option<u8>,
    /// Nobody enters it.
    #[serde(default)]
    pub shut: bool,
    /// It leads over shut ground: a ford, a bridge.
    #[serde(default)]
    pub over: bool,
}

/// How far one sees (PH-7.13-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VisibilityDef {
    /// The time of day.
    pub hour: Hour,
    /// The weather.
    pub weather: Weather,
    /// With the naked eye.
    pub eye: Centimetres,
    /// With optics.
    pub optics: Centimetres,
}

/// How far a gait leads in a turn (PH-7.16-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GaitDef {
    /// The gait.
    pub gait: Gait,
    /// How far; none: not there.
    pub most: ByRow<Option<Centimetres>>,
}

/// What a move costs (PH-7.16-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovePrices {
    /// On level ground.
    pub base: ByRow<u8>,
    /// Where the move starts on a slope.
    pub slope: ByRow<u8>,
    /// Where the whole move stays on a road.
    pub road: u8,
    /// What running costs more (PH-7.16-04).
    pub running: u8,
}

/// How far a vehicle drives in a turn (PH-7.10-01, PH-R-49).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DriveDef {
    /// How heavy it is.
    pub class: Class,
    /// How far; none: not there.
    pub most: ByRow<Option<Centimetres>>,
}

/// What a drive costs (PH-7.10-03, PH-7.10-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrivePrices {
    /// On level ground; none: nobody drives there.
    pub base: ByRow<Option<u8>>,
    /// Where the drive starts on a slope.
    pub slope: ByRow<Option<u8>>,
    /// Where the whole drive stays on a road.
    pub road: u8,
}

/// How large a vehicle is (PH-H-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HullSize {
    /// How heavy it is.
    pub class: Class,
    /// From front to rear.
    pub length: Centimetres,
    /// From side to side.
    pub width: Centimetres,
}

/// What a force pays (PH-4.3-02, PH-H-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are those of the table")]
pub struct Prices {
    pub officer: i8,
    pub nco: i8,
    pub soldier: i8,
    pub green: i8,
    pub normal: i8,
    pub veteran: i8,
    pub sniper: i8,
    pub engineer: i8,
    pub radio: i8,
    pub marksman: i8,
    pub messenger: i8,
    pub medic: i8,
    pub rifle: i8,
    pub submachine_gun: i8,
    pub assault_rifle: i8,
    pub light_machine_gun: i8,
    pub medium_machine_gun: i8,
    pub heavy_machine_gun: i8,
    pub launcher_with_two: i8,
    pub two_grenades: i8,
    pub smoke_grenade: i8,
    pub binoculars: i8,
    pub first_aid: i8,
    pub trap: i8,
    pub soldiers_pistol: i8,
    /// A vehicle's commander (PH-4.3-12).
    pub vehicle_officer: i8,
    pub vehicle_nco: i8,
    /// A vehicle's crew.
    pub crew_green: i8,
    pub crew_normal: i8,
    pub crew_veteran: i8,
}

/// A burst (PH-CL-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlastDef {
    /// How far it reaches.
    pub radius: Centimetres,
    /// How many dice each figure rolls.
    pub dice: u8,
    /// What each die gets (PH-R-20).
    #[serde(default)]
    pub bonus: i8,
    /// A shell makes it: a roof over both covers who is under it as any other does (PH-7.8-08).
    #[serde(default)]
    pub shell: bool,
}

/// For how many turns a call is in the air: a die, and what it gets (PH-7.8-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DelayDef {
    /// The sides of the die.
    pub die: u8,
    /// What it gets.
    pub more: u8,
}

/// Artillery of a kind (PH-7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtilleryDef {
    /// What it costs (PH-H-16).
    pub price: u8,
    /// How many calls that is (PH-H-16).
    pub calls: u8,
    /// How many hexes its owner registers (PH-5.1-02).
    pub registers: u8,
    /// How long a call is in the air.
    pub delay: DelayDef,
    /// How its shells burst (PH-CL-08).
    pub blast: BlastDef,
    /// Their power against the top of a vehicle: a four-sided die and this less 4 (PH-H-17).
    pub power: u8,
}

/// Artillery of both kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtilleryDefs {
    /// Mortars.
    pub mortar: ArtilleryDef,
    /// Guns.
    pub guns: ArtilleryDef,
}

impl ArtilleryDefs {
    /// That of a kind.
    pub const fn of(&self, battery: Battery) -> &ArtilleryDef {
        match battery {
            Battery::Mortar => &self.mortar,
            Battery::Guns => &self.guns,
        }
    }
}

/// Values that the book does not give: ours, and tunable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseValues {
    /// How wide a figure's base is (PH-H-08).
    pub base: Centimetres,
    /// How wide the circle is that a team suppresses (PH-H-10).
    pub team_suppresses: Centimetres,
    /// How far two men in the same wood or orchard see each other (PH-H-26).
    pub sight_in_a_wood: Centimetres,
    /// How high a level is (PH-H-42).
    pub level: Centimetres,
    /// A trap goes off on this or more of a six-sided die (PH-H-19).
    pub trap_goes_off: u8,
    /// What an elite's morale and rally get (PH-H-28).
    pub elite: i8,
    /// How deep a zone on a long edge is where a scenario says nothing (PH-H-32).
    pub zone: Centimetres,
    /// How near to the middle of the hex a shell strikes a hull (PH-H-17).
    pub shell_on_hull: Centimetres,
    /// How far around the hex a mission of light shows figures (PH-H-15).
    pub light: Centimetres,
    /// How wide a gun on a carriage is (PH-H-08).
    pub carriage: Centimetres,
}

/// The file of charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charts {
    /// What kinds of terrain do.
    pub grounds: Vec<GroundDef>,
    /// How far one sees.
    pub visibility: Vec<VisibilityDef>,
    /// How far gaits lead.
    pub gaits: Vec<GaitDef>,
    /// What moves cost.
    pub moves: MovePrices,
    /// How far vehicles drive.
    pub drives: Vec<DriveDef>,
    /// What drives cost.
    pub driving: DrivePrices,
    /// How large vehicles are.
    pub hulls: Vec<HullSize>,
    /// What a force pays.
    pub prices: Prices,
    /// A hand grenade, and a trap that works like one (PH-7.12-07, PH-H-19).
    pub grenade: BlastDef,
    /// A rifle grenade (PH-7.20-06).
    pub rifle_grenade: BlastDef,
    /// What may be called for (PH-7.8).
    pub artillery: ArtilleryDefs,
    /// What is ours to choose.
    pub house: HouseValues,
}

impl Charts {
    /// How far one sees at this time of day, in this weather: with the naked eye, and with optics.
    pub fn visibility(&self, hour: Hour, weather: Weather) -> Option<VisibilityDef> {
        self.visibility.iter().copied().find(|def| (def.hour, def.weather) == (hour, weather))
    }
    /// How far a gait leads on this row; none: not there.
    pub fn most(&self, gait: Gait, row: Row) -> Option<i32> {
        let def = self.gaits.iter().find(|def| def.gait == gait)?;
        def.most.of(row).map(|most| most.0)
    }
    /// How far a vehicle drives in a turn from this row; none: not there (PH-7.10-01).
    pub fn drives(&self, class: Class, row: Row) -> Option<i32> {
        let def = self.drives.iter().find(|def| def.class == class)?;
        def.most.of(row).map(|most| most.0)
    }
    /// How long and wide a vehicle is, in tenths (PH-H-08).
    pub fn hull(&self, class: Class) -> (i32, i32) {
        let size = self.hulls.iter().find(|size| size.class == class);
        size.map_or((1000, 500), |size| (size.length.0, size.width.0))
    }
}
