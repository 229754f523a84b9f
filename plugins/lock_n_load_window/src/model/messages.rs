//! What systems of the window tell each other: orders, what came of them, presses and ticks.

use super::{Arms, Does, LeaderChoice, Victim};
use bevy::prelude::*;
use hex_board::{Place, Spot};
use lock_n_load::{Command, TurnToFire};
use table::{CounterId, Refusal};

/// Gives an order for the side to act. Written by intents, panels and the opponent alike.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct GiveOrder(pub Command);

/// An order was carried out: its entry in the journal.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderGiven {
    /// Position in the journal's entries.
    pub entry: usize,
}

/// An order was refused; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRefused {
    /// The order; none where a preview or a greyed button was pressed.
    pub command: Option<Command>,
    /// Why, with the rule's number.
    pub refusal: Refusal,
}

/// Takes the last order back, if it threw no dice.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo;

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
