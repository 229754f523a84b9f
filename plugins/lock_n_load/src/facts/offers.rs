//! The list that sections fill with the orders that a side may give: all of them, or one kind of order out of one Location.

use crate::facts::command::Command;
use hex_board::{HexId, Spot};
use table::Group;

/// A kind of order of an impulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
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
    /// To begin a move.
    Move,
    /// To lay smoke.
    Smoke,
    /// To try to withdraw from a melee.
    Withdraw,
    /// To fight a melee round.
    Fight,
    /// To place a sniper.
    Snipers,
}

impl Kind {
    pub(crate) const ALL: [Kind; 12] = [
        Kind::Finish,
        Kind::Place,
        Kind::Give,
        Kind::Activate,
        Kind::Enter,
        Kind::Spot,
        Kind::Fire,
        Kind::Move,
        Kind::Smoke,
        Kind::Withdraw,
        Kind::Fight,
        Kind::Snipers,
    ];

    pub(crate) const fn bit(self) -> Kinds {
        1 << self as u16
    }

    pub(crate) const fn group(self, from: Option<Spot>) -> Group {
        let place = match from {
            Some(spot) => Some(((spot.hex.0 as u32) << 8) | spot.storey as u32),
            None => None,
        };
        Group { kind: self as u8, place }
    }
}

/// Collects the orders that a side may give: all, or those of one group. Sections leave out early what is not wanted.
pub(crate) struct Offers<'a> {
    list: &'a mut Vec<Command>,
    kind: Option<Kind>,
    from: Option<Spot>,
}

impl<'a> Offers<'a> {
    /// All of them.
    pub(crate) fn all(list: &'a mut Vec<Command>) -> Self {
        Self { list, kind: None, from: None }
    }
    pub(crate) fn of(list: &'a mut Vec<Command>, group: Group) -> Self {
        let from = group.place.map(|place| Spot { hex: HexId((place >> 8) as u16), storey: place as u8 });
        Self { list, kind: Kind::ALL.into_iter().find(|kind| *kind as u8 == group.kind), from }
    }
    /// True if orders of this kind are wanted.
    pub(crate) fn wants(&self, kind: Kind) -> bool {
        self.kind.is_none_or(|wanted| wanted == kind)
    }
    /// True if orders to units in this Location are wanted.
    pub(crate) fn wants_from(&self, spot: Spot) -> bool {
        self.from.is_none_or(|wanted| wanted == spot)
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
pub(crate) type Kinds = u16;
