//! The file of a scenario.

use crate::files::force::ForceDef;
use crate::files::values::{
    Answer, Choice, Deployment, Discipline, Edge, Fate, Haze, MainWeapon, Order, Phase, Station, Task, Use, Veil,
};
use measured_table::terrain::{Centimetres, Degrees};
use serde::{Deserialize, Serialize};
use table::Side;

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
    /// Who moves first in each game turn; none: the side that attacks (ROE-H-26).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Side>,
    /// How many game turns are played; none: as many as the charts say (ROE-H-26).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
    /// How far one sees, at night or in fog; none: as far as the table is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Centimetres>,
    /// What a scenario may choose otherwise.
    #[serde(default)]
    pub switches: Switches,
    /// A position to begin from in the middle of a game; none: it begins with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionDef>,
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
    pub units: Option<ForceDef>,
    /// What its force may count for (ROE-H-24); none: nobody counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ce: Option<u8>,
    /// How many vehicles it may have; none: as many as the file of platoons says (ROE-H-24).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicles: Option<u8>,
    /// How the ids of its counters begin: `us` makes the unit `us-1` with the figure `us-1-01`.
    pub key: String,
    /// Its own edge.
    pub edge: Edge,
    /// What it is to do.
    pub task: Task,
    /// How it comes into the battle.
    #[serde(default)]
    pub deployment: Deployment,
    /// The outline of its zone; none: the strip along its edge (ROE-H-26).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zone: Vec<At>,
}

/// What a scenario may choose otherwise than the rulings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// One die says both direction and distance of indirect fire that misses (ROE-R-17).
    pub scatter_single_die: bool,
    /// By how much more a unit may run; none: as the charts say (ROE-R-05).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub run: Option<Centimetres>,
}

/// A position in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionDef {
    /// The game turn.
    #[serde(default = "one")]
    pub turn: u8,
    /// Whose player turn it is; none: that of who moves first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<Side>,
    /// The phase.
    #[serde(default = "discipline")]
    pub phase: Phase,
    /// The units; one that is not named is lost.
    #[serde(default)]
    pub units: Vec<UnitStateDef>,
    /// The figures of which more is said than where they stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<FigureStateDef>,
    /// The buildings of which something is to be remembered (ROE-ST-17).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<BuildingStateDef>,
}

const fn one() -> u8 {
    1
}
const fn discipline() -> Phase {
    Phase::Discipline
}

/// A unit in the middle of a game (ROE-ST-01 to -09).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct UnitStateDef {
    /// Its id: `us-1`.
    pub id: String,
    /// Where its figures stand, in their order. Of those beyond the list a crew is in its vehicle, and others are lost.
    pub at: Vec<At>,
    /// The vehicle, by the id of its unit, in which those are that stand nowhere (ROE-ST-12).
    pub aboard: Option<String>,
    /// Where they look.
    pub facing: Degrees,
    /// Its discipline.
    pub discipline: Discipline,
    /// Its order; none: it has not been given one in this turn.
    pub order: Option<Order>,
    /// What it does under its order.
    pub purpose: Use,
    /// The unit that it is to shoot at.
    pub target: Option<String>,
    /// The unit that it is to charge.
    pub charge: Option<String>,
    /// Whether it may choose any target.
    pub choice: Choice,
    /// Whether it is Hidden.
    pub veil: Veil,
    /// The enemy units that know of it while it is Hidden.
    pub known: Vec<String>,
    /// Where it was last spotted.
    pub spotted_at: Option<At>,
    /// The hits that it has taken in this player turn.
    pub hits: u8,
    /// The figures that it had at the start of this player turn; none: as many as it has.
    pub at_start: Option<u8>,
    /// The enemy units that have hit it in this player turn.
    pub hit_by: Vec<String>,
    /// It was in a crossfire in the last enemy turn.
    pub crossfire: bool,
    /// It came under fire in the last enemy turn.
    pub fired_on: bool,
    /// It was engaged in close quarters in the last enemy turn.
    pub engaged: bool,
    /// It has taken its one immediate test of this turn.
    pub tested: bool,
    /// It has chosen in this Discipline phase; none: it has if it needs not, or the phase is over.
    pub settled: Option<bool>,
    /// It hides to be Confident at the start of its next turn.
    pub recovers: bool,
    /// It does nothing in this turn.
    pub idle: bool,
    /// At whom it has fired in turns running.
    pub zeroed: Option<ZeroedDef>,
    /// It has moved in its last turn, or in this one.
    pub moved: bool,
    /// It has done all that it does in the Movement phase.
    pub gone: bool,
    /// It has fired in this turn.
    pub fired: bool,
    /// How often it has tried to spot in this phase.
    pub looked: u8,
    /// The unit that it has spotted in this phase.
    pub found: Option<String>,
    /// It has prepared opportunity fire.
    pub ready: bool,
    /// What it does on opportunity fire without being asked.
    pub answer: Answer,
    /// Its Reserve Fire was triggered.
    pub spent: bool,
    /// The smoke around it.
    pub haze: Haze,
    /// It has charged, or was charged, in this Close Quarters phase.
    pub fought: bool,
    /// The enemy unit with which it is locked in a fight that goes on.
    pub locked: Option<String>,
    /// How many rounds of that fight its side has lost.
    pub rounds_lost: u8,
    /// It was behind cover from the unit that has charged it.
    pub sheltered: bool,
}

/// At whom a unit has fired in turns running (ROE-ST-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZeroedDef {
    /// The unit fired at.
    pub at: String,
    /// In how many turns running.
    pub turns: u8,
}

/// A figure in the middle of a game (ROE-ST-10). What is left out is as its unit says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub struct FigureStateDef {
    /// Its id: `us-1-01`.
    pub id: String,
    /// Where it stands.
    pub at: Option<At>,
    /// Where it looks.
    pub facing: Option<Degrees>,
    /// What has become of it.
    pub fate: Option<Fate>,
    /// Its support weapon is set up; none: it is.
    pub set_up: Option<bool>,
    /// How often it has fired what does not last for ever.
    pub shots: u8,
    /// Its weapon, which fires every other turn, was fired in the last one.
    pub rests: bool,
    /// Its weapon has fired smoke in this turn.
    pub smoked: bool,
    /// The level of the building in which it is.
    pub storey: u8,
    /// The point at which a mortar has fired.
    pub aimed: Option<At>,
    /// Where a vehicle's turret looks; none: ahead.
    pub turret: Option<Degrees>,
    /// It has turned its turret in its last turn.
    pub turret_turned: bool,
    /// How far a vehicle has moved in its last turn.
    pub driven: Centimetres,
    /// The driver's station.
    pub driver: Station,
    /// The gunner's station.
    pub gunner: Station,
    /// The bow gunner's station.
    pub bow: Station,
    /// The main weapon.
    pub weapon: MainWeapon,
    /// Its turret does not turn any more.
    pub turret_jammed: bool,
    /// A track or wheel is damaged.
    pub track_damaged: bool,
    /// It does not move any more.
    pub immobile: bool,
    /// Its engine is damaged.
    pub engine_damaged: bool,
    /// It goes out of control in its next Movement phase.
    pub wild: bool,
    /// Its hatches are shut; none: they are.
    pub buttoned: Option<bool>,
    /// It is bogged down.
    pub bogged: bool,
    /// It has used its smoke dischargers.
    pub discharged: bool,
    /// Its crew was driven out of it, or has come back in this turn.
    pub bailed: bool,
}

/// A building of which something is to be remembered (ROE-ST-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingStateDef {
    /// The id of its piece on the table.
    pub id: String,
    /// By how much its strength is reduced.
    #[serde(default)]
    pub weaker: u8,
    /// Its levels that are destroyed, the ground floor is 0.
    #[serde(default)]
    pub destroyed: Vec<u8>,
    /// The sides that have fired from it.
    #[serde(default)]
    pub fired_from: Vec<Side>,
}
