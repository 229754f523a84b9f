//! The list that sections fill with the orders that a side may give: all of them, one kind of order out of one Location, or those in
//! which only certain counters take part.

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

/// A kind of order of an impulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Kind {
    pub(crate) const ALL: [Kind; 16] = [
        Kind::Finish,
        Kind::Place,
        Kind::Give,
        Kind::Activate,
        Kind::Enter,
        Kind::Spot,
        Kind::Fire,
        Kind::Shoot,
        Kind::Move,
        Kind::Ride,
        Kind::Smoke,
        Kind::Withdraw,
        Kind::Fight,
        Kind::Snipers,
        Kind::Bombard,
        Kind::CallArtillery,
    ];

    /// The kind of order that a group holds.
    pub fn of(group: Group) -> Option<Self> {
        Kind::ALL.into_iter().find(|kind| *kind as u8 == group.kind)
    }

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

/// Collects the orders that a side may give: all, or those that are wanted. Sections leave out early what is not wanted.
pub(crate) struct Offers<'a> {
    list: &'a mut Vec<Command>,
    kind: Option<Kind>,
    from: Option<Spot>,
    units: Option<&'a [CounterId]>,
    everywhere: bool,
}

impl<'a> Offers<'a> {
    /// All of them.
    pub(crate) fn all(list: &'a mut Vec<Command>) -> Self {
        Self { list, kind: None, from: None, units: None, everywhere: false }
    }
    /// All of them, shells on hexes where they harm nobody too.
    pub(crate) fn everywhere(list: &'a mut Vec<Command>) -> Self {
        Self { everywhere: true, ..Self::all(list) }
    }
    /// Those in which only these units take part.
    pub(crate) fn to(list: &'a mut Vec<Command>, units: &'a [CounterId]) -> Self {
        Self { units: Some(units), ..Self::all(list) }
    }
    pub(crate) fn of(list: &'a mut Vec<Command>, group: Group) -> Self {
        Self { kind: Kind::of(group), from: Kind::place(group), ..Self::all(list) }
    }
    /// True if orders of this kind are wanted.
    pub(crate) fn wants(&self, kind: Kind) -> bool {
        self.kind.is_none_or(|wanted| wanted == kind)
    }
    /// True if orders to units in this Location are wanted.
    pub(crate) fn wants_from(&self, spot: Spot) -> bool {
        self.from.is_none_or(|wanted| wanted == spot)
    }
    /// True if orders are wanted in which this unit takes part.
    pub(crate) fn wants_unit(&self, unit: CounterId) -> bool {
        self.units.is_none_or(|wanted| wanted.contains(&unit))
    }
    /// True if shells are wanted on hexes where they harm nobody too.
    pub(crate) fn wants_everywhere(&self) -> bool {
        self.everywhere
    }
    /// One more order.
    pub(crate) fn push(&mut self, command: Command) {
        self.list.push(command);
    }
    /// More orders.
    pub(crate) fn extend(&mut self, commands: impl IntoIterator<Item = Command>) {
        self.list.extend(commands);
    }
}

/// Kinds of orders, a bit for each.
pub(crate) type Kinds = u32;
