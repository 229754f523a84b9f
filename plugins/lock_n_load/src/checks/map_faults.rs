//! Which rule stands behind what `hex_board` finds wrong with boards.

use hex_board::MapFault;
use table::RuleId;

/// The rule that boards go against.
pub const fn rule(fault: MapFault) -> RuleId {
    RuleId(match fault {
        MapFault::Columns => "LNL-1.4-06",
        MapFault::Edges => "LNL-1.4-07",
        MapFault::Halves => "LNL-1.4-09",
        MapFault::Storey => "RUL-51",
    })
}
