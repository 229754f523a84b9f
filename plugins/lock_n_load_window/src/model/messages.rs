//! What panels tell the other systems of the window besides orders: presses and ticks.

use super::{Arms, Does, LeaderChoice, Victim};
use bevy::prelude::*;
use hex_board::{Place, Spot};
use lock_n_load::TurnToFire;
use table::CounterId;

/// A button was pressed: what an [`Action`] does.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Perform(pub Does);

/// A tick in a panel's list: who takes part in the action that is being prepared, and with what.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Choose {
    /// Selects everybody of a Location who can act, as a click on the stack does.
    Stack(Spot),
    /// Adds a unit to the selection, or takes it out.
    Unit(CounterId),
    /// The card of a counter in the panel at the side, as a click on its card of the fan does.
    Card {
        /// The counter.
        counter: CounterId,
        /// With Shift or Ctrl: add to the selection.
        add: bool,
    },
    /// The unit fires (or fights) with its own firepower, or not.
    Own(CounterId),
    /// The unit uses this weapon, or not.
    Weapon {
        /// The unit.
        unit: CounterId,
        /// The weapon.
        weapon: CounterId,
    },
    /// A second single man who helps to fire the unit's weapon, or nobody (RUL-42).
    With {
        /// The unit.
        unit: CounterId,
        /// Who helps.
        with: Option<CounterId>,
    },
    /// The multi-man counter that leads the attack and counts in full (LNL-5.2-02).
    Lead(CounterId),
    /// The leader who aids (fire, melee), helps (rally) or moves along at Double Time.
    Leader(LeaderChoice),
    /// What fires.
    Arms(Arms),
    /// What of the target Location is fired at.
    Victim(Victim),
    /// What is turned in order to fire.
    Turn(TurnToFire),
    /// Melee: attacks this enemy, or not. Answers with satchels: uses this charge, or not.
    Defender(CounterId),
    /// The target Location, as a click on it does.
    Target(Spot),
    /// A waiting group of the tray.
    Group(String),
    /// Moves the camera so that this Location is seen: from a line of the log.
    Look(Place),
}
