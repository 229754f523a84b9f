//! Line of sight (10.3): which rule stands behind what `hex_board` finds in the way.

use crate::checks::rules::SIGHT_OFF_MAP;
use crate::facts::situation::Table;
use crate::sections::smoke::rules::SMOKE_BLOCKS;
use crate::sections::spotting::rules::{
    BLOCKS_BETWEEN, BLOCKS_HIGHER, BLOCKS_LEVEL, BOCAGE, DEGRADES_BETWEEN, DEGRADES_LEVEL, FLOOR_BETWEEN, SHADOW,
    THIRD_DEGRADING,
};
use crate::sections::spotting::words;
use hex_board::{Sight, Spot, Why};
use table::{RuleId, Say};

/// The rule by which something counts against a line of sight.
pub const fn rule(why: Why) -> RuleId {
    match why {
        Why::OffMap => SIGHT_OFF_MAP,
        Why::Shadow => SHADOW,
        Why::Smoke => SMOKE_BLOCKS,
        Why::Higher => BLOCKS_HIGHER,
        Why::Level => BLOCKS_LEVEL,
        Why::Between => BLOCKS_BETWEEN,
        Why::DegradesLevel => DEGRADES_LEVEL,
        Why::DegradesBetween => DEGRADES_BETWEEN,
        Why::DegradesHexside => BOCAGE,
        Why::Third => THIRD_DEGRADING,
        Why::Floor => FLOOR_BETWEEN,
    }
}

/// Why there is no line of sight, with the statement that blocks it.
pub fn no_sight(table: &Table, from: Spot, at: Spot) -> Say {
    match hex_board::sight(&table.field.map, table.hexes.added(), from, at) {
        Sight::Blocked(by) => words::blocked(table.field.map.name(by.hex), rule(by.why)),
        _ => words::no_sight(),
    }
}
