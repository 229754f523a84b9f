//! What events are made of: the lines of a breakdown, causes, totals.

use serde::{Deserialize, Serialize};
use table::{CounterId, RuleId};

/// One line of a breakdown: which rule adds how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The rule.
    pub rule: RuleId,
    /// What it adds; halves where [`Line::half`] is set.
    pub value: i32,
    /// The value is meant in halves (additional units count one half of their firepower, LNL-5.2-05); left out where it is not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half: bool,
    /// The counter that it comes from; left out where it comes from none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<CounterId>,
}

impl Line {
    /// Its value in halves.
    pub const fn halves(self) -> i32 {
        if self.half { self.value } else { 2 * self.value }
    }
}

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
    /// A crew that leaves its Abandoned vehicle (LNL-15.4-04).
    BailOut,
    /// Passengers whom their vehicle's fate makes dismount (LNL-16.2-02, -03, LNL-16.3-01).
    Dismount,
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
