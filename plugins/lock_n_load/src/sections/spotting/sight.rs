//! Line of sight (10.3): which rule stands behind what `hex_board` finds in the way.

use crate::facts::situation::Table;
use crate::sections::spotting::words;
use hex_board::{Sight, Spot, Why};
use table::{RuleId, Say};

/// The rule by which something counts against a line of sight.
pub const fn rule(why: Why) -> RuleId {
    RuleId(match why {
        Why::OffMap => "LNL-1.4-10",
        Why::Shadow => "LNL-10.3-15",
        Why::Smoke => "LNL-7.0-06",
        Why::Higher => "LNL-10.3-11",
        Why::Level => "LNL-10.3-04",
        Why::Between => "LNL-10.3-12",
        Why::DegradesLevel => "LNL-10.3-06",
        Why::DegradesBetween => "LNL-10.3-13",
        Why::DegradesHexside => "RUL-80",
        Why::Third => "LNL-10.3-07",
    })
}

/// Why there is no line of sight, with the statement that blocks it.
pub fn no_sight(table: &Table, from: Spot, at: Spot) -> Say {
    match hex_board::sight(&table.field.map, table.hexes.smoke(), from, at) {
        Sight::Blocked(by) => words::blocked(table.field.map.name(by.hex), rule(by.why)),
        _ => words::no_sight(),
    }
}
