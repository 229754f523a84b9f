//! The file of a scenario.

use crate::files::force::ForceDef;
use crate::files::values::{
    Answer, Edge, Health, Hour, Jam, Left, Mission, Morale, Motion, Points, Posture, Round, SmokeKind, Task, TrapKind,
    Weather,
};
use measured_table::terrain::{Centimetres, Degrees};
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A place in a file.
pub type At = (Centimetres, Centimetres);

/// A scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// The key of the rules, with which a scenario file begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// What it is called.
    pub title: String,
    /// What it is about.
    #[serde(default)]
    pub briefing: String,
    /// The path of its table.
    pub table: String,
    /// The first side, and the second.
    pub sides: (SideDef, SideDef),
    /// How many turns are played (PH-H-32).
    #[serde(default = "turns")]
    pub turns: u8,
    /// The time of day.
    #[serde(default)]
    pub hour: Hour,
    /// The weather.
    #[serde(default)]
    pub weather: Weather,
    /// The die of the wind, where it is not rolled (PH-3.3-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wind: Option<u8>,
    /// Who holds action points.
    #[serde(default)]
    pub points: Points,
    /// Men may begin concealed (PH-3.4-05).
    #[serde(default)]
    pub concealment: bool,
    /// Which man is which counter is dealt by dice; false: they stand in the order of the force.
    #[serde(default = "yes")]
    pub dealt: bool,
    /// What a scenario may choose otherwise.
    #[serde(default)]
    pub switches: Switches,
    /// A position to begin from in the middle of a game; none: it begins with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionDef>,
}

const fn turns() -> u8 {
    10
}
const fn yes() -> bool {
    true
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideDef {
    /// What it is called.
    pub name: String,
    /// Its force: the path of a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// Its force, here in the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub men: Option<ForceDef>,
    /// How the ids of its counters begin: `us` makes `us-01`.
    pub key: String,
    /// Its own edge.
    pub edge: Edge,
    /// The outline of its zone; none: the strip along its edge (PH-H-32).
    #[serde(default)]
    pub zone: Vec<At>,
    /// What it has been ordered to do.
    pub task: Task,
    /// The middles of its objectives, for tasks that have some: hexes of the tactical map.
    #[serde(default)]
    pub objectives: Vec<At>,
    /// A player may take another force than this one.
    #[serde(default)]
    pub free_force: bool,
}

/// What a scenario may choose otherwise than the rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// What the casualty die of a prone figure gets: 1 as printed, -1 turned round (PH-R-11).
    pub prone_casualty_modifier: i8,
    /// How the dice of a burst fall to the figures of its zone (PH-R-13).
    pub burst_allocation: BurstAllocation,
    /// How deep one looks into the wood, orchard or building at whose edge one is (PH-R-65).
    pub edge_depth: Centimetres,
    /// Missions of light may be called for (PH-H-15).
    pub illumination: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            prone_casualty_modifier: 1,
            burst_allocation: BurstAllocation::Dealt,
            edge_depth: Centimetres(500),
            illumination: false,
        }
    }
}

/// How the dice of a burst fall to the figures of its zone (PH-R-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BurstAllocation {
    /// One by one.
    #[default]
    Dealt,
    /// All of them to every figure.
    All,
}

/// A position in the middle of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PositionDef {
    /// The turn; 1 where nothing is said.
    pub turn: u8,
    /// The wind's die.
    pub wind: Option<u8>,
    /// The cards that are still in the deck, by their teams; none: all of them.
    pub deck: Option<Vec<TeamName>>,
    /// The team whose card lies on the table; none: the next is drawn.
    pub active: Option<TeamName>,
    /// The points of the active team's pool, where they are not those of its men (PH-6.1-01).
    pub pool: Option<u8>,
    /// The figures.
    pub figures: Vec<FigureDef>,
    /// The bases of smoke.
    pub smoke: Vec<SmokeDef>,
    /// The traps.
    pub traps: Vec<TrapDef>,
    /// What has become of the artillery of the forces; what nothing is said of is as it was bought.
    pub artillery: Vec<SupportDef>,
    /// The lights over the table.
    pub lights: Vec<LightDef>,
}

/// A team, by its side and its place in the force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamName {
    /// The side.
    pub side: Side,
    /// Its place in the force, from 0.
    pub team: u8,
}

/// A figure in the middle of a game: everything that can be true of one (PH-ST-01 to -13).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct FigureDef {
    /// Its counter: `us-01`.
    pub id: String,
    /// Which man it is, by his place in the force, from 0; none: the one in the same place.
    pub man: Option<u8>,
    /// Where; none: it is not on the table.
    pub at: Option<At>,
    /// Where it looks.
    pub facing: Degrees,
    /// Its health.
    pub health: Health,
    /// Its morale.
    pub morale: Morale,
    /// Its posture.
    pub posture: Posture,
    /// It is located.
    pub located: bool,
    /// It is concealed.
    pub concealed: bool,
    /// The enemies that it knows of.
    pub knows: Vec<CounterId>,
    /// What it has done since its own card was turned.
    pub motion: Motion,
    /// It is on alert.
    pub alert: bool,
    /// What it answers on alert.
    pub answer: Answer,
    /// It is under suppressive fire.
    pub suppressed: bool,
    /// Its weapon.
    pub jam: Jam,
    /// Its launcher is fitted.
    pub launcher: bool,
    /// For how many turns it has stayed still, crouched or prone.
    pub still: u8,
    /// In how many turns one after another it has fired while concealed.
    pub volleys: u8,
    /// Its action points, in the mode of individual points; none: those of its health and grade.
    pub points: Option<u8>,
    /// What it has used of action points in this turn.
    pub used: u8,
    /// What it has used of its allowance of movement, in 30,000ths.
    pub walked: u16,
    /// Its fragmentation grenades; none: those of the force.
    pub grenades: Option<u8>,
    /// Its smoke grenades; none: those of the force.
    pub smoke_grenades: Option<u8>,
    /// Its rifle grenades; none: those of the force.
    pub rifle_grenades: Option<u8>,
    /// It has left the table.
    pub left: Left,
    /// The messages that it carries: the enemies of whom it has been told as a messenger.
    pub carries: Vec<CounterId>,
    /// Its Panzerfausts; none: those of the force.
    pub panzerfausts: Option<u8>,
    /// Its Molotov cocktails; none: those of the force.
    pub molotovs: Option<u8>,
    /// Its anti-tank mines; none: those of the force.
    pub mines: Option<u8>,
    /// The vehicle in which the man rides; a crew that stands nowhere sits in its own.
    pub aboard: Option<String>,
    /// Where the vehicle's turret looks; none: ahead.
    pub turret: Option<Degrees>,
    /// What its gun holds.
    pub round: Round,
    /// At what its gun is aimed.
    pub aim: Option<AimDef>,
    /// It has fired at what it is aimed at.
    pub shot_at: bool,
    /// Its hatch is open.
    pub hatch: bool,
    /// In how many turns one after another it has moved.
    pub paces: u8,
    /// It cannot move any more.
    pub immobile: bool,
    /// Its turret is jammed.
    pub turret_jammed: bool,
    /// Its main gun cannot fire any more.
    pub gun_useless: bool,
    /// It is damaged (state E).
    pub damaged: bool,
    /// Its crew has left it.
    pub abandoned: bool,
    /// The gun has fired in this turn (PH-H-30).
    pub gun_fired: bool,
}

/// At what a gun is aimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AimDef {
    /// At an enemy.
    Enemy(String),
    /// At a place.
    Place(At),
}

/// A base of smoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmokeDef {
    /// Its middle.
    pub at: At,
    /// What made it.
    #[serde(default)]
    pub kind: SmokeKind,
    /// In which turn it became a plume; none: it is a marker still.
    #[serde(default)]
    pub plume: Option<u8>,
    /// To which screen it belongs.
    #[serde(default)]
    pub screen: u16,
}

/// A trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrapDef {
    /// Its middle.
    pub at: At,
    /// Who has set it.
    pub by: TeamName,
    /// It has been found.
    #[serde(default)]
    pub found: bool,
    /// What it is made of.
    #[serde(default, skip_serializing_if = "TrapKind::is_charge")]
    pub kind: TrapKind,
}

/// Artillery in the middle of a game (PH-ST-21).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupportDef {
    /// Whose it is.
    pub side: Side,
    /// Its place in the list of the force, from 0.
    #[serde(default)]
    pub support: u8,
    /// How many calls it has left; none: as many as it began with.
    #[serde(default)]
    pub calls: Option<u8>,
    /// The hexes that are registered for it, by points in them; none: those of the objectives (PH-D-05).
    #[serde(default)]
    pub registered: Option<Vec<At>>,
    /// The call in the air.
    #[serde(default)]
    pub call: Option<CallDef>,
}

/// A call in the air.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallDef {
    /// Who has called.
    pub by: CounterId,
    /// The hex, by a point in it.
    pub at: At,
    /// What for.
    #[serde(default)]
    pub mission: Mission,
    /// The turn in which it strikes.
    pub due: u8,
}

/// A light over the table (PH-H-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LightDef {
    /// Over which point.
    pub at: At,
    /// The last turn in which it burns.
    pub until: u8,
}
