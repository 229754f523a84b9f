//! What is selected and how far the next order has been prepared.

use super::Mode;
use bevy::prelude::*;
use hex_board::Spot;
use lock_n_load::{Part, TurnToFire};
use table::CounterId;

/// Which leader takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LeaderChoice {
    /// The best for it.
    #[default]
    Best,
    /// None.
    Nobody,
    /// This one.
    This(CounterId),
}

/// What fires of those who are selected: ordnance fires shot by shot, vehicles and teams by themselves, all others together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    /// An ordnance weapon, by a shot of its own.
    Gun(CounterId),
    /// The small arms of a vehicle or of a team.
    Alone(CounterId),
    /// The small arms of all others.
    Together,
}

/// What is fired at in a Location (LNL-14.0-04, LNL-17.2-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victim {
    /// One vehicle, with those on top of it.
    Vehicle(CounterId),
    /// All units there but vehicles.
    Others,
}

impl Victim {
    /// As orders name it: a vehicle, or none for all others.
    pub const fn target(self) -> Option<CounterId> {
        match self {
            Victim::Vehicle(vehicle) => Some(vehicle),
            Victim::Others => None,
        }
    }
    /// What an order names.
    pub fn of(target: Option<CounterId>) -> Self {
        target.map_or(Victim::Others, Victim::Vehicle)
    }
}

/// What a player has chosen otherwise than it is proposed, of what fires at what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gunnery {
    /// What fires.
    pub arms: Option<Arms>,
    /// What is fired at.
    pub victim: Option<Victim>,
    /// What is turned in order to fire, where there are several ways.
    pub turn: Option<TurnToFire>,
}

/// What is selected and how far the next order has been prepared.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The selected Location.
    pub spot: Option<Spot>,
    /// The selected units, in the scenario's order. Waiting or not yet placed units have no Location.
    pub units: Vec<CounterId>,
    /// What a click means.
    pub mode: Mode,
    /// What units bring where the player has chosen otherwise than the rules propose.
    pub parts: Vec<Part>,
    /// The leader who takes part.
    pub leader: LeaderChoice,
    /// The multi-man counter that leads an attack; none: the strongest.
    pub lead: Option<CounterId>,
    /// What fires at what of the target Location.
    pub gunnery: Gunnery,
    /// The target Location that was clicked; without one the hovered Location is previewed.
    pub target: Option<Spot>,
    /// The path that was clicked or is going on, without the present Location.
    pub path: Vec<Spot>,
    /// Locations over which the player has bent the way, in their order.
    pub bends: Vec<Spot>,
    /// Enemies chosen in a melee, or satchel charges chosen in defence.
    pub chosen: Vec<CounterId>,
}

/// Keys of the sight tool and other things that only the view shows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tools {
    /// The sight tool is on: what is seen from the selected or hovered hex.
    pub sight: bool,
    /// The sight tool looks from here; none: from the selection or the first hex hovered.
    pub from: Option<Spot>,
    /// Threats to who is chosen are shaded.
    pub threats: bool,
}
