//! What the list of orders is asked for: the kinds of orders and the Locations by which it is cut into groups, and what counters that a
//! player has chosen may do.

use crate::facts::command::{Command, FireOrder, Movement, Part};
use hex_board::{HexId, Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, Group};

/// What a player may want counters to do that he has chosen. The rules say which orders they offer for it, or why none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// To fire: small arms, or ordnance.
    Fire,
    /// To search a Location.
    Spot,
    /// To place smoke.
    Smoke,
    /// To begin a move together, or to enter the map.
    Move {
        /// Which kind of movement.
        by: Movement,
        /// The leader with whom they go at Double Time.
        double_time: Option<CounterId>,
    },
    /// To try to withdraw from a melee together.
    Withdraw,
    /// To rally.
    Rally,
    /// To appear, as snipers do.
    PlaceSniper,
}

impl Deed {
    /// An order of this kind, lawful or not, to these counters; where it leads somewhere, there.
    pub(crate) fn order(self, first: CounterId, units: &[CounterId], at: Place) -> Command {
        match self {
            Deed::Fire => {
                let part = |unit: &CounterId| Part { unit: *unit, own: true, weapons: SmallVec::new(), with: None };
                let firers = units.iter().map(part).collect();
                Command::Fire(FireOrder { firers, at, target: None, leader: None, lead: None, turn: None })
            }
            Deed::Spot => Command::Spot { unit: first, at },
            Deed::Smoke => Command::Smoke { unit: first, at },
            Deed::Move { by, double_time } => {
                Command::Move { units: units.iter().copied().collect(), by, to: at, double_time, facing: None }
            }
            Deed::Withdraw => Command::Withdraw { units: units.iter().copied().collect() },
            Deed::Rally => Command::Rally { unit: first, by: None },
            Deed::PlaceSniper => Command::PlaceSniper { sniper: first, at },
        }
    }
}

table::kinds! {
    /// A kind of order of an impulse.
    pub enum Kind {
        /// To end the impulse, to pass, to end the set-up.
        Finish,
        /// To set up a counter.
        Place,
        /// To give a weapon to somebody else in the set-up.
        Give,
        /// To activate a Location.
        Activate,
        /// To activate or to bring on units that wait off the map.
        Enter,
        /// To spot.
        Spot,
        /// To fire.
        Fire,
        /// To fire ordnance.
        Shoot,
        /// To begin a move.
        Move,
        /// To go aboard a vehicle or to leave it.
        Ride,
        /// To lay smoke.
        Smoke,
        /// To try to withdraw from a melee.
        Withdraw,
        /// To fight a melee round.
        Fight,
        /// To place a sniper.
        Snipers,
        /// To bombard with a mortar.
        Bombard,
        /// To call for artillery.
        CallArtillery,
    }
}

impl Kind {
    /// The Location out of which a group's orders are carried out; none: they have none.
    pub fn place(group: Group) -> Option<Spot> {
        group.place.map(|place| Spot { hex: HexId((place >> 8) as u16), storey: place as u8 })
    }

    pub(crate) const fn bit(self) -> Kinds {
        1 << self as u32
    }

    pub(crate) const fn group(self, from: Option<Spot>) -> Group {
        let place = match from {
            Some(spot) => Some(((spot.hex.0 as u32) << 8) | spot.storey as u32),
            None => None,
        };
        Group { kind: self as u8, place }
    }
}

/// The list that sections fill: kinds of orders out of Locations. What nobody who plays by the list would weigh are shells on hexes
/// where they harm nobody.
pub type Offers<'a> = table::Offers<'a, Command, Kind, Spot>;

/// Kinds of orders, a bit for each.
pub(crate) type Kinds = u32;
