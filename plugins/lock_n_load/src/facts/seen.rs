//! What one side sees of the table, and what it is told. Whatever a side may not see is put aside in one place, where the reason stands:
//!
//! | What | Where |
//! |---|---|
//! | who lies hidden | `situation/hiding.rs` |
//! | facts of units and weapons | `seen by` in their lines in `situation.rs`; weapons in hidden hands, [`held`] |
//! | markers on Locations | [`HexMarkers::seen_by`](crate::HexMarkers), by what `markers.rs` says of each |
//! | what is going on | `Frame::blank`, which each frame has |
//! | the question | `Question::blank` |
//! | the rest of where the game stands | `Flow::blank` |
//! | the scenario with every counter's starting place | `seen/start.rs` |
//! | events | `seen/told.rs` |
//!
//! No rule in force hides anything, so both sides see the table itself and asking costs nothing. All of this is in use nevertheless: in
//! the tests of this crate every battle counts as one in which something may be hidden, and `secrets_test.rs` hides a unit of its own.

mod blank;
mod hidden;
pub(crate) mod start;
mod told;

use crate::facts::situation::{Table, units, weapons};
use table::Side;

pub(crate) use hidden::Hidden;
pub(crate) use told::{apart, told_to};

/// The table as one side sees it.
pub type Seen<'a> = table::Seen<Table<'a>>;

/// Shows the table to a question as a side sees it.
pub(crate) fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
    if !table.field.hides {
        return ask(&Seen::on(*table));
    }
    let hidden = Hidden::from(table, side);
    let (units, weapons) = (table.units.seen_by(side), held(table, &hidden));
    let hexes = table.hexes.seen_by(|spot, marker| hidden.marker(spot, marker));
    let mut flow = table.flow.clone();
    flow.blank(table, side);
    ask(&Seen::on(Table {
        units: units.as_ref().map_or(table.units, units::Kept::rows),
        weapons: weapons.as_ref().map_or(table.weapons, weapons::Kept::rows),
        hexes: hexes.as_ref().unwrap_or(table.hexes),
        flow: &flow,
        field: table.field.known_to(side),
        // What changes lines of sight lies openly.
        sights: table.sights,
    }))
}

/// The weapons as a side sees them; none: as they are. Of those in the hands of somebody hidden it knows what they are and whose.
fn held(table: &Table, hidden: &Hidden) -> Option<weapons::Kept> {
    let mut kept = table.weapons.seen_by(hidden.side());
    for no in (0..table.weapons.len()).filter(|no| hidden.has(&table.weapons.at(*no))) {
        let kept = kept.get_or_insert_with(|| table.weapons.keep());
        kept.write(no, weapons::Fact::TripodSetUp(false));
        kept.write(no, weapons::Fact::Acquired(None));
    }
    kept
}

/// Whether a fact of a weapon is as hidden as whoever has it in his hands: those that [`held`] puts aside.
#[cfg_attr(test, allow(clippy::match_same_arms, reason = "a fact of tests has an arm of its own"))]
const fn is_held(fact: weapons::Fact) -> bool {
    match fact {
        weapons::Fact::TripodSetUp(_) | weapons::Fact::Acquired(_) => true,
        weapons::Fact::Defined(_) | weapons::Fact::CarriedBy(_) | weapons::Fact::Lies(_) | weapons::Fact::Gone(_) => {
            false
        }
        #[cfg(test)]
        weapons::Fact::Rounds(_) => false,
    }
}
