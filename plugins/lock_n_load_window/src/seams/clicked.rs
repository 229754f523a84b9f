//! A click on the map, and a counter that is let go over it.

use bevy::math::Vec2;
use hex_board::{HexId, Spot};
use lock_n_load::Table;
use table::CounterId;

/// A click with the left button.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clicked {
    pub hex: HexId,
    pub storey: u8,
    pub piece: Option<CounterId>,
    pub fanned: bool,
    pub add: bool,
    /// The second one of two in the same place.
    pub double: bool,
    pub screen: Vec2,
}

/// A counter that was let go over the map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dropped {
    pub piece: CounterId,
    pub to: HexId,
    /// The other counter that lies there.
    pub onto: Option<CounterId>,
    pub screen: Vec2,
}

impl Clicked {
    /// Where it falls.
    pub(crate) fn spot(&self) -> Spot {
        Spot { hex: self.hex, storey: self.storey }
    }
    /// The unit that was clicked, or who carries the weapon.
    pub(crate) fn unit(&self, table: &Table) -> Option<CounterId> {
        self.piece.and_then(|piece| unit_of(table, piece))
    }
    /// The same, if it is of the deciding side.
    pub(crate) fn own_unit(&self, table: &Table) -> Option<CounterId> {
        let own = |id: &CounterId| table.unit(*id).is_some_and(|unit| Some(unit.side) == table.flow.to_act());
        self.unit(table).filter(own)
    }
}

/// The unit that a counter stands for: itself, or who carries the weapon.
pub(crate) fn unit_of(table: &Table, counter: CounterId) -> Option<CounterId> {
    if table.unit(counter).is_some() {
        return Some(counter);
    }
    table.carrier(table.weapon(counter)?).map(|unit| unit.id)
}
