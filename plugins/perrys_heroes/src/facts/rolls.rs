//! Dice as people read them: what was rolled, with every line of its arithmetic. A report holds the lines before the dice, the event holds
//! them with the dice.

use crate::files::values::{Arm, Battery, CrewFate, Face, Mission, Round, VehiclePart};
use measured_table::Point;
use measured_table::shapes::TacticalHex;
use serde::{Deserialize, Serialize};
use table::{CounterId, Line, Side};

const fn none(dice: &u8) -> bool {
    *dice == 0
}

/// What one die decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Roll {
    /// A morale test (PH-4.5-04).
    Morale,
    /// A rally roll (PH-8.1-02).
    Rally,
    /// Locating (PH-7.13-10).
    Locate,
    /// A search for traps (PH-7.11-02).
    Search,
    /// Setting a trap (PH-7.15-03).
    SetTrap,
    /// Disarming one.
    Disarm,
    /// Whether a trap goes off (PH-H-19).
    Trap,
    /// Healing (PH-7.17-02).
    Heal,
    /// Throwing a grenade (PH-7.12-02).
    Throw,
    /// Firing a rifle grenade (PH-7.20-02).
    RifleGrenade,
    /// Whether a call strikes its hex (PH-7.8-06): of who has called.
    Artillery,
    /// Jumping off a moving vehicle (PH-7.9-04).
    Jump,
    /// Assaulting a vehicle (PH-7.2-03).
    Assault,
    /// Firing at a vehicle with an anti-tank weapon, or with a gun on a carriage (PH-7.2-03, PH-H-30).
    AntiTank,
}

impl Roll {
    /// How many faces its die has (PH-0-03).
    pub const fn faces(self) -> u8 {
        match self {
            Self::Locate | Self::Trap => 6,
            Self::Morale
            | Self::Rally
            | Self::Search
            | Self::SetTrap
            | Self::Disarm
            | Self::Heal
            | Self::Throw
            | Self::RifleGrenade
            | Self::Artillery
            | Self::Jump
            | Self::Assault
            | Self::AntiTank => 10,
        }
    }
}

/// One die against a number (PH-0-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// What for.
    pub what: Roll,
    /// Who rolls.
    pub unit: CounterId,
    /// About whom, if about somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<CounterId>,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs.
    pub needed: i8,
    /// Whether it has reached it.
    pub passed: bool,
}

/// One die of a volley.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotRolled {
    /// At whom it falls.
    pub at: CounterId,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs (PH-7.7-10).
    pub needed: i8,
    /// Whether it hits.
    pub hit: bool,
}

/// A volley (PH-7.7-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// Who fires.
    pub unit: CounterId,
    /// With which weapon.
    pub with: Arm,
    /// The middle of the zone, where it is suppressive fire or a burst.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Point>,
    /// Its dice, in the order in which they were rolled; those that fall to figures that are not located are told to their owner alone, in
    /// an event of their own.
    pub shots: Vec<ShotRolled>,
    /// Which machine gun of a vehicle it is (PH-7.19); none: it is a weapon that a man carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gun: Option<u8>,
    /// How many more dice it has: of suppressive fire, which may fall to figures that are not located, or to nobody (PH-R-15).
    #[serde(default, skip_serializing_if = "none")]
    pub unseen: u8,
    /// The weapon jams (PH-7.7-12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub jams: bool,
}

/// A shot of a vehicle's main gun (PH-7.18-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunRolled {
    /// Which vehicle.
    pub unit: CounterId,
    /// The round.
    pub round: Round,
    /// At whom; none: at a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<CounterId>,
    /// Where the round comes down that hits: the middle of who it is fired at, or the place.
    pub place: Point,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// What it needs (PH-7.18-04).
    pub needed: i8,
    /// Whether it hits.
    pub hit: bool,
}

/// The casualty die of a figure that was hit (PH-7.7-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CasualtyRolled {
    /// Who was hit.
    pub unit: CounterId,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// He is dead.
    pub dead: bool,
    /// It was a violent death (PH-7.7-17).
    pub violent: bool,
}

/// The dice of a figure in a blast (PH-7.12-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlastRolled {
    /// Who.
    pub unit: CounterId,
    /// His dice.
    pub dice: Vec<u8>,
    /// What each of them gets.
    pub lines: Vec<Line>,
    /// How many wounds they made (PH-7.12-08).
    pub wounds: u8,
}

/// A bout of melee (PH-7.6-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeRolled {
    /// The attacker.
    pub unit: CounterId,
    /// The defender.
    pub at: CounterId,
    /// The dice of attacker and defender.
    pub dice: [u8; 2],
    /// What each gets.
    pub lines: [Vec<Line>; 2],
    /// Who has lost; none: a tie.
    pub lost: Option<CounterId>,
}

/// Where something thrown has come down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landed {
    /// Who threw or fired it.
    pub unit: CounterId,
    /// Where it was aimed.
    pub aimed: Point,
    /// The die of its direction, and that of its distance; none: it lands where it was aimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<(u8, u8)>,
    /// Where it has come down.
    pub at: Point,
}

/// Where a hit strikes a vehicle, and whether it goes through (PH-7.2-07 to -10, PH-7.18-05 to -07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenetrationRolled {
    /// The vehicle.
    pub unit: CounterId,
    /// Who has hit it; nobody where it is a mine that lay there, or a call for fire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<CounterId>,
    /// The die that found the part (PH-H-01); none where there was nothing to find.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part_die: Option<u8>,
    /// The part.
    pub part: VehiclePart,
    /// Which side of it (PH-H-02, PH-H-03).
    pub face: Face,
    /// What protects it.
    pub protection: Vec<Line>,
    /// The four-sided die of the penetration; none where that is fixed (PH-H-18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// What it gets, or what it is.
    pub lines: Vec<Line>,
    /// It goes through: it is more than what protects.
    pub pierces: bool,
}

/// The roll on the table of damage (PH-7.18-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageRolled {
    /// The vehicle.
    pub unit: CounterId,
    /// The die.
    pub die: u8,
    /// What it gets.
    pub lines: Vec<Line>,
    /// The row, 1 to 10.
    pub row: u8,
}

/// The die of a man inside a vehicle that is damaged (PH-7.18-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewRolled {
    /// Who.
    pub unit: CounterId,
    /// The vehicle.
    pub vehicle: CounterId,
    /// The row that asks for it.
    pub row: u8,
    /// The die.
    pub die: u8,
    /// What it brings.
    pub fate: CrewFate,
}

/// A call for fire (PH-7.8-04, PH-7.8-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Called {
    /// Who calls.
    pub unit: CounterId,
    /// Whose radio he uses.
    pub radio: CounterId,
    /// Which of the side's supports.
    pub support: u8,
    /// What it is.
    pub battery: Battery,
    /// The hex.
    pub at: TacticalHex,
    /// What for.
    pub mission: Mission,
    /// The die of the delay.
    pub die: u8,
    /// The turn in which it strikes.
    pub due: u8,
}

/// A call that has missed its hex (PH-7.8-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drifted {
    /// Who has called.
    pub unit: CounterId,
    /// The hex that he has named.
    pub aimed: TacticalHex,
    /// The die of the direction, and that of the distance.
    pub dice: (u8, u8),
    /// The hex that is struck.
    pub at: TacticalHex,
}

/// A call strikes (PH-R-56).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelled {
    /// Whose call it was.
    pub side: Side,
    /// Of what.
    pub battery: Battery,
    /// What for.
    pub mission: Mission,
    /// The middle of the hex that is struck: it may lie beside the table.
    pub at: Point,
}
