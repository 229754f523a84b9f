//! What the rules offer to counters that a player has chosen, a kind of order at a time: the orders, or why there are none. Buttons and
//! marks on the map come from here.

use crate::dispatch::judge::{in_time, judge};
use crate::facts::command::Command;
use crate::facts::offers::{Deed, Offers};
use crate::facts::question::Question;
use crate::facts::seen::Seen;
use crate::sections::impulse::rules::ONE_LOCATION;
use crate::sections::impulse::words;
use crate::sections::{fire, movement, ordnance, rally, smoke, snipers, spotting};
use hex_board::{HexId, Spot};
use table::{CounterId, Refusal, Side};

/// The orders of one kind that a side is offered for these counters of its own, one at least. Nobody else takes part in them; where
/// combinations would explode the sensible ones stand for the others. A move and a withdrawal are those of all of them together.
///
/// # Errors
/// Why nothing is offered.
pub fn offered(seen: &Seen, side: Side, units: &[CounterId], deed: Deed) -> Result<Vec<Command>, Refusal> {
    let first = *units.first().ok_or_else(|| Refusal::new(ONE_LOCATION, words::nobody_chosen()))?;
    let here = seen.unit(first).and_then(|unit| unit.spot()).unwrap_or(Spot { hex: HexId(0), storey: 0 });
    let order = deed.order(first, units, seen.field.map.place(here));
    in_time(seen, side, &order)?;
    match deed {
        Deed::Fire => some(units, |out| attacks(seen, side, out), || ordnance::offers::why_none(seen, side, units)),
        Deed::Spot => some(units, |out| spotting::offers(seen, side, out), || spotting::why_none(seen, units)),
        Deed::Smoke => some(units, |out| smoke::offers(seen, side, out), || smoke::why_none(seen, units)),
        Deed::Move { by, double_time } => movement::offers::first_steps(seen, side, units, by, double_time),
        Deed::Withdraw => judge(seen, side, &order).map(|_| vec![order]),
        Deed::Rally => some(units, |out| rally::try_offers(seen, side, out), || rally::why_none(seen, first)),
        Deed::PlaceSniper => {
            let why = || snipers::why_nowhere(seen, side, first);
            some(units, |out| snipers::placement_offers(seen, side, out), why)
        }
    }
}

/// What a section offers to these units, or why it offers nothing.
fn some(
    units: &[CounterId],
    offers: impl FnOnce(&mut Offers),
    why: impl FnOnce() -> Refusal,
) -> Result<Vec<Command>, Refusal> {
    let mut list = Vec::new();
    offers(&mut Offers::to(&mut list, units));
    if list.is_empty() { Err(why()) } else { Ok(list) }
}

/// Attacks and shots of ordnance in an own impulse, or as Opportunity Fire where it is asked for.
fn attacks(seen: &Seen, side: Side, out: &mut Offers) {
    let Some(Question::OpportunityFire { at, .. }) = &seen.flow.question else {
        fire::offers(seen, side, out);
        return ordnance::offers::offers(seen, side, out);
    };
    if let Some(at) = seen.field.map.spot(*at) {
        fire::offers::answers(seen, side, at, out);
        ordnance::offers::answers(seen, side, at, out);
    }
}

#[cfg(test)]
#[path = "offered_test.rs"]
mod tests;
