//! What units have fired in one action: in an own impulse, or in one moment of Opportunity Fire.

use crate::files::vehicle::Acquisition;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::CounterId;

/// What a unit has done with its weapons in the action that goes on. It is kept where ordnance is at hand, as that fires apart: a vehicle
/// goes on with its other weapons (LNL-15.0-16), a squad fires its bazooka beside its own attack (LNL-1.6.1-B05), and a leader directs
/// shot after shot (LNL-5.01-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Salvo {
    /// The unit.
    pub unit: CounterId,
    /// It has fired its own firepower.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own: bool,
    /// It has taken part in an attack on the Direct Fire Table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// It has given its leadership, and fires nothing itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aided: bool,
    /// Its turret has swung in order to fire.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swung: bool,
    /// It has turned its hull in order to fire.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
    /// The weapons that it has fired.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub weapons: SmallVec<[Shots; 2]>,
}

impl Salvo {
    /// A unit that has fired nothing yet.
    pub fn new(unit: CounterId) -> Self {
        Self { unit, own: false, attacked: false, aided: false, swung: false, turned: false, weapons: SmallVec::new() }
    }
    /// It has fired something, and may go on.
    pub fn fires_on(&self) -> bool {
        !self.aided && (self.attacked || !self.weapons.is_empty())
    }
    /// How often it has fired a weapon.
    pub fn shots(&self, weapon: CounterId) -> u8 {
        self.weapons.iter().find(|shots| shots.weapon == weapon).map_or(0, |shots| shots.shots)
    }
    /// Fires a weapon once more.
    pub fn fires(&mut self, weapon: CounterId, before: Option<Acquisition>) {
        match self.weapons.iter_mut().find(|shots| shots.weapon == weapon) {
            Some(shots) => shots.shots = shots.shots.saturating_add(1),
            None => self.weapons.push(Shots { weapon, shots: 1, before }),
        }
    }
}

/// How often a weapon has been fired in an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shots {
    /// The weapon.
    pub weapon: CounterId,
    /// How often.
    pub shots: u8,
    /// What it had acquired before the action (LNL-14.3-09).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Acquisition>,
}
