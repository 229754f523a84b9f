//! What events are made of: the lines of a breakdown, causes, totals.

use hex_board::{Place, Sector};
use serde::{Deserialize, Serialize};
use table::{CounterId, Line, Side};

/// Why a unit left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LossCause {
    /// A Damage Check.
    Fire,
    /// A melee attack.
    Melee,
    /// Not able to fight when its last fighting friend fell, or when enemies moved in (LNL-8.1-15, -16).
    Surrender,
    /// Not able to fight when the last vehicle of its hex was destroyed by Close Assault (LNL-17.1-19).
    CloseAssault,
    /// A Shaken team under a vehicle that stays where it has overrun it (LNL-15.3-13).
    Overrun,
    /// No lawful retreat (LNL-1.6.2-07).
    NoRetreat,
    /// Joined with another half-squad into a squad; no loss.
    Joined,
    /// A vehicle was destroyed (LNL-14.0-25, LNL-17.1-15, LNL-17.3-02).
    Destroyed,
    /// A vehicle was Abandoned (LNL-14.01-08).
    Abandoned,
    /// Lost with the vehicle that it was in or on (LNL-15.4-02, -03, LNL-16.1.1-02, -05).
    WithVehicle,
}

/// What a morale roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoraleRoll {
    /// A rally attempt (3.0).
    Rally,
    /// A medic before he treats somebody (LNL-11.3-03).
    Medic,
    /// A withdrawal from melee (LNL-8.1-07).
    Withdrawal,
    /// Before a Close Assault (LNL-17.1-06).
    CloseAssault,
    /// SS Fanaticism (LNL-13.81-01).
    Fanaticism,
    /// SS Dedication (LNL-13.81-05).
    Dedication,
    /// A vehicle after a hit that equals its armour (LNL-14.01-01).
    EqualHit,
    /// A vehicle after a hit too weak for its armour (LNL-14.01-03).
    WeakHit,
    /// A crew that leaves its Abandoned vehicle (LNL-15.4-04).
    BailOut,
    /// Passengers whom their vehicle's fate makes dismount (LNL-16.2-02, -03, LNL-16.3-01).
    Dismount,
}

/// A shot of ordnance with its dice (14.0), and what a hit did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// Who fires.
    pub side: Side,
    /// The vehicle, the team, or the unit that carries the weapon.
    pub unit: CounterId,
    /// The weapon.
    pub weapon: CounterId,
    /// From where.
    pub from: Place,
    /// The target Location.
    pub at: Place,
    /// The vehicle that is fired at; left out: all units there that are no vehicles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CounterId>,
    /// The leader who directs the shot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<CounterId>,
    /// True for Opportunity Fire.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opportunity: bool,
    /// Opportunity Fire beside other attacks from its Location, beyond their limit (LNL-5.3-09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
    /// The to-hit number of the column.
    pub to_hit: i32,
    /// The modifiers of the to-hit roll.
    pub lines: Vec<Line>,
    /// The dice of the to-hit roll.
    pub dice: [u8; 2],
    /// The dice with all modifiers.
    pub total: i32,
    /// It hit.
    pub hit: bool,
    /// Where a vehicle is struck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub struck: Option<StruckPlate>,
    /// Penetration against armour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub impact: Option<Impact>,
    /// The attack on units that are no vehicles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blast: Option<Blast>,
    /// What came of it; a Morale Check that it leads to follows.
    pub result: ShotResult,
}

/// A part of a vehicle with armour of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VehiclePart {
    /// The hull.
    Hull,
    /// The turret.
    Turret,
}

/// Where a vehicle is struck (14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StruckPlate {
    /// Hull or turret.
    pub part: VehiclePart,
    /// From which side, as seen from where that part points: `Front`, `Side` or `Rear`.
    pub sector: Sector,
}

/// Penetration against armour, each with its die (LNL-14.0-24).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Impact {
    /// The penetration, line by line.
    pub penetration: Vec<Line>,
    /// The attacker's die.
    pub die: u8,
    /// Penetration and die.
    pub total: i32,
    /// The armour at the struck place.
    pub armour: Vec<Line>,
    /// The defender's die.
    pub armour_die: u8,
    /// Armour and die.
    pub armour_total: i32,
}

/// The attack of a hit on units that are no vehicles (LNL-14.0-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blast {
    /// The HE equivalent and what changes it.
    pub attack: Vec<Line>,
    /// The attack die.
    pub attack_die: u8,
    /// The defence die.
    pub defence_die: u8,
    /// One entry per unit attacked.
    pub targets: Vec<TargetTotals>,
}

/// What came of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShotResult {
    /// It missed.
    Missed,
    /// It hit the hull of an Emplaced vehicle: nothing (LNL-21.7-02).
    InVain,
    /// A dud (LNL-14.0-26).
    Dud,
    /// Too weak: a Morale Check follows (LNL-14.01-03).
    Weak,
    /// Equal to the armour: a Morale Check follows (LNL-14.01-01).
    Equal,
    /// Through the armour: the vehicle is destroyed (LNL-14.0-25).
    Destroyed,
    /// A catastrophic hit: the vehicle is destroyed (LNL-14.0-27).
    Catastrophic,
    /// It hit units that are no vehicles (LNL-14.0-19).
    Burst,
}

/// What an attack means for one unit of the target (RUL-55).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TargetTotals {
    /// The unit.
    pub unit: CounterId,
    /// Attack modifiers that hold against this unit alone.
    pub attack: Vec<Line>,
    /// The attack total.
    pub attack_total: i32,
    /// The target modifier, line by line.
    pub defence: Vec<Line>,
    /// The defence total.
    pub defence_total: i32,
    /// Attack total minus defence total; above 0 the unit makes a Damage Check.
    pub margin: i32,
}
