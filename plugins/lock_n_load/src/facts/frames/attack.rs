//! An attack that has been rolled (5.1), and one Damage Check.

use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A Damage Check still to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The unit.
    pub unit: CounterId,
    /// The margin against it.
    pub margin: i32,
    /// A vehicle that checks as an unarmoured one (LNL-17.3-01, -04, LNL-17.4-03).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unarmoured: bool,
}

impl Check {
    /// A Damage Check against this margin; a vehicle makes it as an armoured one.
    pub const fn new(unit: CounterId, margin: i32) -> Self {
        Self { unit, margin, unarmoured: false }
    }
}

/// An attack that has been rolled and whose consequences are being worked out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking side.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// The target Location.
    pub at: Place,
    /// Leaders who have not checked yet.
    pub leaders: Vec<Check>,
    /// Other units that have not checked yet, by counter id.
    pub others: Vec<Check>,
    /// A flamethrower took part: units that become Shaken retreat (LNL-1.6.2-02).
    pub retreat_from: Option<CounterId>,
    /// Units that must retreat when all checks are done.
    pub retreating: Vec<CounterId>,
    /// Made as Opportunity Fire.
    pub opportunity: bool,
    /// A Molotov took part: a vehicle that becomes Shaken is Abandoned (LNL-T-B3-03), and its crew retreats (LNL-1.6.22-B06).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub molotov: bool,
    /// Who has made the last Damage Check: who becomes Shaken by another roll does not retreat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checked: Option<CounterId>,
    /// The vehicle that a rider has had to leave: the others may leave it with him (LNL-17.2-11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven_off: Option<CounterId>,
}

/// A Damage Check that is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checking {
    /// Whose, and how hard.
    pub check: Check,
    /// It has been made; what is asked because of it is not answered yet.
    pub made: bool,
}
