//! Section 18: mortars and off-board artillery; with the 51 mm mortar (1.6.21), vehicles under their fire (17.4) and American supplies
//! (13.91).
//!
//! A mortar on the map bombards one hex ([`mortars`]), where its own men or a caller see it. Artillery has no counter: a caller asks for a
//! mission, whose Spotting Round drifts ([`artillery`]). Either way a hex is struck by one attack roll ([`strike`]), and the marker that
//! stays strikes who enters ([`shelled`]).

mod around;
pub mod artillery;
mod mission;
pub mod mortars;
mod offers;
mod orders;
pub mod rules;
mod shelled;
pub mod strike;
pub(crate) mod words;

use crate::facts::situation::{Table, UnitNow};
use crate::files::markers::Marker;
use crate::sections::{fire, impulse};
use hex_board::{HexId, Place, Seen, Spot};
use table::{Refusal, RuleId};

pub use crate::sections::indirect_fire::around::{worth, worth_around};
pub(crate) use crate::sections::indirect_fire::mission::{chosen, strike_next};
pub(crate) use crate::sections::indirect_fire::offers::{artillery_offers, bombard_offers, may_have_part};
pub(crate) use crate::sections::indirect_fire::shelled::entered;
pub use crate::sections::indirect_fire::shelled::{covering, entering, strongest};

/// Markers under which nobody calls or observes.
const TIRED: [Marker; 5] = [Marker::Moved, Marker::AssaultMoved, Marker::LowCrawled, Marker::Stealthy, Marker::Fired];

/// True if nobody calls for artillery under this marker.
pub(crate) fn keeps_from_calling(marker: Marker) -> bool {
    marker == Marker::OpsComplete || TIRED.contains(&marker)
}

/// How a hex is seen from a Location: by the clearest line to one of its storeys; none: not at all. Everybody sees his own hex.
pub fn seen_from(table: &Table, from: Spot, hex: HexId) -> Option<Seen> {
    if from.hex == hex {
        return Some(Seen::Clear);
    }
    let lines = storeys(table, hex).map(|at| table.sights.get(from, at)).filter(|seen| seen.is_open());
    lines.min_by_key(|seen| seen.degrading())
}

/// The Locations of a hex.
fn storeys(table: &Table, hex: HexId) -> impl Iterator<Item = Spot> + use<> {
    (0..table.field.map.at(hex).storeys.max(1)).map(move |storey| Spot { hex, storey })
}

/// A hex by its ground floor: artillery strikes all storeys.
fn ground(table: &Table, hex: HexId) -> Place {
    table.field.map.place(Spot { hex, storey: 0 })
}

/// Whether a unit's state lets it call for fire in this impulse; `rule` says who calls. Ops Complete is asked of by callers themselves.
fn calls_now(table: &Table, unit: UnitNow, rule: RuleId) -> Result<Spot, Refusal> {
    impulse::on_foot(unit)?;
    if unit.shaken {
        return Err(Refusal::new(rule, words::shaken_caller()));
    }
    if unit.markers.any(&TIRED) {
        return Err(Refusal::new(rule, words::caller_has_acted()));
    }
    let from = unit.spot().ok_or_else(|| Refusal::new(rule, words::unit_off_the_map()))?;
    impulse::may_act(table, unit)?;
    fire::may_fire_from(table, unit.side, from)?;
    Ok(from)
}

#[cfg(test)]
mod test_bench;

#[cfg(test)]
#[path = "artillery_test.rs"]
mod artillery_tests;
#[cfg(test)]
#[path = "mortars_test.rs"]
mod mortars_tests;
#[cfg(test)]
#[path = "shelled_test.rs"]
mod shelled_tests;
#[cfg(test)]
#[path = "stated_test.rs"]
mod stated_tests;
#[cfg(test)]
#[path = "vehicles_test.rs"]
mod vehicles_tests;
