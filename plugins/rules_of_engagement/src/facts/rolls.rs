//! Dice as people read them: what was rolled, with every line of its arithmetic. A report holds the lines before the dice, the event holds
//! them with the dice. All dice have six sides (ROE-GEN-02).

use crate::files::values::{Face, Location};
use measured_table::Point;
use serde::{Deserialize, Serialize};
use table::{CounterId, Line};

/// What a Discipline test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trial {
    /// To be better, in the Discipline phase (ROE-DIS-03).
    Recover,
    /// At once, under opportunity fire (ROE-DIS-24).
    AtOnce,
    /// To choose its target freely (ROE-ORD-07).
    Disregard,
    /// Of the loser of a round (ROE-CQ-04).
    Round,
    /// Of a crew that may leave its vehicle (ROE-VEH-12).
    BailOut,
    /// Of a crew that gets back into its vehicle (ROE-VEH-16).
    BackIn,
    /// Of a vehicle's crew that comes near to cover (ROE-VCV-01).
    Approach,
}

/// What an Experience test of one man, or of a crew, is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Attempt {
    /// To free a vehicle that is bogged down (ROE-MOV-10).
    Recover,
    /// To leap out of the way of a vehicle that is out of control (ROE-H-17).
    LeapAside,
}

/// An Experience test that stands by itself (ROE-TST-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExperienceRolled {
    /// Who takes it.
    pub figure: CounterId,
    /// What for.
    pub what: Attempt,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs: the rating.
    pub needed: i8,
    /// Whether he has passed.
    pub passed: bool,
}

/// A die whether a vehicle bogs down (ROE-MOV-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BogRolled {
    /// The vehicle's unit.
    pub unit: CounterId,
    /// The piece of terrain.
    pub piece: u16,
    /// The die.
    pub die: u8,
    /// From which number on it bogs down.
    pub needed: u8,
    /// Whether it has.
    pub bogged: bool,
}

/// Where a vehicle out of control turns (ROE-H-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwerveRolled {
    /// The vehicle's unit.
    pub unit: CounterId,
    /// The die.
    pub die: u8,
    /// How far it turns, in degrees, to the right above zero.
    pub turn: i16,
}

/// A Discipline test (ROE-TST-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisciplineRolled {
    /// Which unit.
    pub unit: CounterId,
    /// What for.
    pub what: Trial,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs: its rating.
    pub needed: i8,
    /// Whether it has passed.
    pub passed: bool,
}

/// An attempt at spotting: an Experience test (ROE-HID-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpotRolled {
    /// Which unit looks.
    pub unit: CounterId,
    /// Where it looks.
    pub place: Point,
    /// Which unit it has spotted; none: it has looked in vain, whether or not somebody is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<CounterId>,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs: the rating.
    pub needed: i8,
    /// Whether the unit is spotted.
    pub passed: bool,
}

/// One die to hit (ROE-SHT-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotRolled {
    /// Who fires.
    pub by: CounterId,
    /// With which weapon, by its place in the list of weapons.
    pub with: u8,
    /// The die.
    pub die: u8,
    /// Whether it hits.
    pub hit: bool,
}

/// The dice of one kind: who have the same number to reach and the same lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotsRolled {
    /// What each die gets.
    pub lines: Vec<Line>,
    /// What each needs: the base score.
    pub needed: i8,
    /// The dice.
    pub shots: Vec<ShotRolled>,
}

/// What one hit does to a figure: Experience, then the roll to kill (ROE-SHT-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HitRolled {
    /// Who is hit.
    pub figure: CounterId,
    /// By which weapon.
    pub with: u8,
    /// The die of the Experience test.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs: the rating.
    pub needed: i8,
    /// The die to kill, where the test was failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kill: Option<u8>,
    /// What that needs: the weapon's AP.
    pub ap: u8,
    /// The figure is a casualty.
    pub dead: bool,
}

/// A figure under what has burst near it: its own die to be hit (ROE-TPL-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NearRolled {
    /// Whose grenade it is.
    pub by: CounterId,
    /// Who is under it.
    pub figure: CounterId,
    /// The die.
    pub die: u8,
    /// Whether it hits.
    pub hit: bool,
}

/// Who goes in the place of somebody who is killed (ROE-H-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swapped {
    /// The man of a special weapon who was killed.
    pub killed: CounterId,
    /// The rifleman who is the casualty.
    pub instead: CounterId,
}

/// The fire of a unit (ROE-SHT-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireRolled {
    /// Which unit fires.
    pub unit: CounterId,
    /// At which unit.
    pub at: CounterId,
    /// It is opportunity fire.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opportunity: bool,
    /// Its dice.
    pub shots: Vec<ShotsRolled>,
    /// The dice of those near whom a grenade has burst.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<NearRolled>,
    /// What all of them do.
    pub hits: Vec<HitRolled>,
    /// What a grenade does that has burst on who threw it (ROE-SHT-20).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<HitRolled>,
    /// Who goes in whose place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub swapped: Vec<Swapped>,
}

/// Smoke on a friendly unit (ROE-SHT-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmokeRolled {
    /// Which unit fires.
    pub unit: CounterId,
    /// On which unit.
    pub at: CounterId,
    /// The die.
    pub shots: ShotsRolled,
}

/// A template that hits all beneath it wherever it comes down: of a mortar (ROE-IND-06), of a flamethrower (ROE-WPN-22, ROE-WPN-23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TemplateRolled {
    /// Which unit fires.
    pub unit: CounterId,
    /// At which unit; none: at a point at which it has fired before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<CounterId>,
    /// At which point.
    pub aimed: Point,
    /// The die to hit.
    pub shots: ShotsRolled,
    /// The dice of its drift, where it has missed: direction and distance, or one for both (ROE-R-17).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drift: Vec<u8>,
    /// Where it comes down.
    pub lands: Point,
}

/// What a template that came down does to a unit: its owner is told, and who sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StruckRolled {
    /// Which unit.
    pub unit: CounterId,
    /// What the hits do.
    pub hits: Vec<HitRolled>,
    /// Who goes in whose place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub swapped: Vec<Swapped>,
}

/// Whether a flamethrower goes with the casualties of its unit (ROE-WPN-27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlareRolled {
    /// Whose it is.
    pub unit: CounterId,
    /// Who carries it.
    pub figure: CounterId,
    /// The die; and if it goes, another one whether it bursts.
    pub dice: Vec<u8>,
}

/// What a hit does to a building (ROE-BLD-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthRolled {
    /// Whose hit it is.
    pub by: CounterId,
    /// The die.
    pub die: u8,
    /// What it gets: half the AT.
    pub adds: u8,
    /// The strength of the building then.
    pub needed: u8,
}

/// Whether a level above a destroyed one is destroyed too (ROE-BLD-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FallRolled {
    /// Which level, the ground floor is 0.
    pub storey: u8,
    /// The die.
    pub die: u8,
}

/// Fire at a building (ROE-BLD).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BreachRolled {
    /// Which unit fires.
    pub unit: CounterId,
    /// Which unit is in it.
    pub at: CounterId,
    /// The building, by its place in the list of pieces.
    pub piece: u16,
    /// The level fired at.
    pub storey: u8,
    /// The dice to hit.
    pub shots: Vec<ShotsRolled>,
    /// The dice of the hits.
    pub strength: Vec<StrengthRolled>,
    /// The level is destroyed.
    pub down: bool,
    /// The dice of the levels above.
    pub falls: Vec<FallRolled>,
}

/// A group in contact fights a round (ROE-H-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FightRolled {
    /// The figures of the unit whose player turn it is, the one that rolls first.
    pub attackers: Vec<CounterId>,
    /// Those of the other unit, likewise.
    pub defenders: Vec<CounterId>,
    /// The dice of both.
    pub dice: (u8, u8),
    /// What each gets.
    pub lines: (Vec<Line>, Vec<Line>),
}

/// What a shot does to the armour that it meets (ROE-VEH-05 to -09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pierced {
    /// Hard cover masks what is struck: the hit is cancelled.
    Masked,
    /// Less than the armour: nothing happens.
    Less,
    /// As much as the armour.
    Equal,
    /// More than the armour.
    Through,
}

/// An Experience test of a man in a vehicle or near it (ROE-VEH-10, ROE-EMB-09).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManRolled {
    /// Who.
    pub figure: CounterId,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs: the rating.
    pub needed: i8,
    /// Whether he has passed.
    pub passed: bool,
    /// The die to kill, where he has failed and it takes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kill: Option<u8>,
}

/// A roll on the table of damage (ROE-VEH-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageRolled {
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// The row, from 1 to 6.
    pub row: u8,
}

/// A hit on a vehicle, with all that it does to it (ROE-VEH).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourRolled {
    /// The figure of the vehicle.
    pub vehicle: CounterId,
    /// With which weapon, by its place in the list; none: another vehicle has blown up beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<u8>,
    /// On which face.
    pub face: Face,
    /// The die of the location; none: the firer has chosen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub located: Option<u8>,
    /// Where.
    pub location: Location,
    /// The armour there.
    pub armour: u8,
    /// The die of penetration; none: what was hit is masked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// What is added: the AT of the shot, and more from above.
    pub adds: u8,
    /// What it does to the armour.
    pub pierced: Pierced,
    /// The roll on the table of damage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage: Option<DamageRolled>,
    /// Further dice of the row: how many passengers are hit, which way it turns, how far it rolls on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The tests of those in it, and of those whom its explosion has caught.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tests: Vec<ManRolled>,
    /// Whether the crew bails out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bail: Option<DisciplineRolled>,
}
