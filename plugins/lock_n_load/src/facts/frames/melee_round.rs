//! A melee round (8.0).

use crate::facts::command::Part;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A melee round in progress (8.0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeleeRound {
    /// Where.
    pub at: Place,
    /// The side that attacks first.
    pub first: Side,
    /// The side whose attack is to be declared; none: both have attacked.
    pub attacker: Option<Side>,
    /// Declared attack that waits for the defender's satchels.
    pub declared: Option<MeleeDeclared>,
    /// Units eliminated so far; they are removed after both attacks (LNL-8.0-09).
    pub killed: Vec<CounterId>,
    /// Satchel charges used so far; they are removed after the round (LNL-8.0-26).
    pub used: Vec<CounterId>,
}

/// An attack in melee as declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeleeDeclared {
    /// Who attacks with what.
    pub attackers: Vec<Part>,
    /// Who is attacked.
    pub defenders: Vec<CounterId>,
    /// Who leads.
    pub leader: Option<CounterId>,
}
