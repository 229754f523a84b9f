//! The hexes around one where fire falls: what they are worth, and in which order they are offered.

use crate::facts::situation::Table;
use crate::sections::indirect_fire::ground;
use hex_board::{HexId, Place, scatter};
use table::Side;

/// What a hex is worth to a side that shells it: its enemies there less its friends.
pub fn worth(table: &Table, side: Side, hex: HexId) -> i32 {
    let standing = table.units.side.iter().zip(table.units.state);
    let here = standing.filter(|(_, state)| state.0.spot().is_some_and(|spot| spot.hex == hex));
    here.map(|(whose, _)| if *whose == side { -1 } else { 1 }).sum()
}

/// The same of all hexes that a mission on this one strikes (LNL-18.2-11).
pub fn worth_around(table: &Table, side: Side, hex: HexId) -> i32 {
    scatter::around(&table.field.map, hex).into_iter().map(|hex| worth(table, side, hex)).sum()
}

/// The hexes with units that a mission strikes, those worth most first (LNL-18.2-11): the order in which they are offered.
///
/// The caller chooses among them, so he learns of all of them that somebody is there. Where somebody may lie hidden every hex must be among
/// them, with whoever is found in it shown when it is struck.
pub(super) fn struck(table: &Table, side: Side, hex: HexId) -> Vec<Place> {
    let somebody = |hex: &HexId| table.units.iter().any(|unit| unit.spot().is_some_and(|spot| spot.hex == *hex));
    let mut hexes: Vec<HexId> = scatter::around(&table.field.map, hex).into_iter().filter(somebody).collect();
    hexes.sort_by_key(|hex| -worth(table, side, *hex));
    hexes.into_iter().map(|hex| ground(table, hex)).collect()
}
