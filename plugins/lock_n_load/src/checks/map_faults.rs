//! Which rule stands behind what `hex_board` finds wrong with boards.

use crate::checks::rules::{BOARD_COLUMNS, BOARD_EDGES, BOARD_HALVES};
use crate::sections::spotting::rules::EXACT_SIGHT;
use hex_board::MapFault;
use table::RuleId;

/// The rule that boards go against.
pub const fn rule(fault: MapFault) -> RuleId {
    match fault {
        MapFault::Columns => BOARD_COLUMNS,
        MapFault::Edges => BOARD_EDGES,
        MapFault::Halves => BOARD_HALVES,
        MapFault::Storey => EXACT_SIGHT,
    }
}
