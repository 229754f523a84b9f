//! Impulses (4.0): which Locations may act, widened activation, the end of an impulse, passes.
//!
//! An order of action from a Location activates that Location alone, if nothing is activated yet; [`Command::Activate`] is needed only
//! where a leader widens the activation (LNL-2.0-05, LNL-11.1-05). From then on all other Locations are refused.

pub mod entry;
mod orders;
pub mod rules;
pub mod salvos;
pub(crate) mod words;

use crate::facts::command::{Command, Widen};
use crate::facts::event::Event;
use crate::facts::frames::{Activated, Impulse};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, UnitState};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::driving::rules::MOVES_ON;
use crate::sections::fire::rules::WOUNDED_ACTIVATES;
use crate::sections::impulse::rules::{
    ABOARD, ACTED, LEADER_WIDENS, MOVE_OR_FIRE, ONE_LOCATION, OPS_COMPLETE, OWN_IMPULSE, PASS, STOREYS,
};
use crate::sections::movement::rules::{ELIGIBLE_LEADER, ENTRY, OFF_MAP, WIDENS_ONCE};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, Refusal, RuleId, Side};

mod frame;

/// Markers after which a unit is not activated again (LNL-4.0-20). Units under Assault Moved or Stealth may still fire; Ops Complete is
/// a limit of its own.
pub const SPENT: &[Marker] = &[Marker::Moved, Marker::LowCrawled, Marker::Fired];

/// Whether a unit on the map may act in this impulse (LNL-4.0-09: activation alone marks nobody; LNL-4.0-11, LNL-4.0-17: each for
/// itself): its side has the impulse, its Location is activated or nothing is yet (or it has moved in this impulse itself), and its markers leave it something to do. Under Ops Complete only the one who has just spotted passes,
/// for the fresh-spotting exceptions (LNL-4.1-13, -14); under Assault Moved and Stealth everybody passes, as firing is left. Callers ask
/// for those markers themselves.
///
/// # Errors
/// The refusal.
pub fn may_act(table: &Table, unit: UnitNow) -> Result<(), Refusal> {
    if table.flow.impulse().is_none_or(|impulse| impulse.side != unit.side) {
        return Err(Refusal::new(OWN_IMPULSE, words::own_impulse()));
    }
    on_foot(unit)?;
    let UnitState::On(spot) = unit.state else {
        return Err(Refusal::new(OFF_MAP, words::off_map()));
    };
    may_act_in(table, unit, spot)
}

/// Whether a unit is no passenger: nobody aboard a vehicle spots, calls, widens an activation or does anything else of those on foot
/// (RUL-117).
///
/// # Errors
/// The refusal.
pub(crate) fn on_foot(unit: UnitNow) -> Result<(), Refusal> {
    if unit.aboard.is_some() { Err(Refusal::new(ABOARD, words::aboard(unit.id))) } else { Ok(()) }
}

/// The same of a unit that stands in a Location, or fires there from the top of its vehicle (LNL-16.2-06).
///
/// # Errors
/// The refusal.
pub fn may_act_in(table: &Table, unit: UnitNow, spot: Spot) -> Result<(), Refusal> {
    let Some(impulse) = table.flow.impulse().filter(|impulse| impulse.side == unit.side) else {
        return Err(Refusal::new(OWN_IMPULSE, words::own_impulse()));
    };
    // A rider is where his vehicle has gone (LNL-16.2-10).
    let has_moved = impulse.has_moved(unit.id) || unit.aboard.is_some_and(|seat| impulse.has_moved(seat.vehicle));
    let at = table.field.map.place(spot);
    if unit.has(Marker::Fired) && impulse.fired_from.contains(&at) {
        return Err(Refusal::new(MOVE_OR_FIRE, words::has_fired()));
    }
    if unit.markers.any(SPENT) {
        return Err(Refusal::new(ACTED, words::has_acted()));
    }
    if unit.has(Marker::OpsComplete) && !impulse.spotting.is_some_and(|(spotter, _, found)| found && spotter == unit.id)
    {
        return Err(Refusal::new(OPS_COMPLETE, words::ops_complete()));
    }
    let open = match &impulse.activated {
        None => !impulse.acted,
        Some(Activated::Places(places)) => places.contains(&at) || has_moved,
        Some(Activated::Entry(_)) => has_moved,
    };
    if open { Ok(()) } else { Err(Refusal::new(ONE_LOCATION, words::another_location())) }
}

/// A unit of the side whose impulse it is; `rule` is the one by which it acts in an own impulse only.
///
/// # Errors
/// There is no such unit, or it is of the other side.
pub(crate) fn own_unit(table: &Table, side: Side, unit: CounterId, rule: RuleId) -> Result<UnitNow, Refusal> {
    match table.unit(unit) {
        Some(found) if found.side == side => Ok(found),
        Some(_) => Err(Refusal::new(rule, words::not_its_impulse(unit))),
        None => Err(Refusal::new(rule, words::no_unit(unit))),
    }
}

/// The impulse in which an order of an impulse is given.
pub(crate) fn now(table: &Table) -> Impulse {
    table.flow.impulse().cloned().expect("only an impulse takes such orders")
}

/// The impulse after an action from this Location: activated with it if nothing was yet, and no pass any more.
pub(crate) fn acting_from(table: &Table, at: Spot) -> Impulse {
    let mut impulse = now(table);
    impulse.activated.get_or_insert_with(|| Activated::Places(vec![table.field.map.place(at)]));
    impulse.acted = true;
    impulse
}

/// Whether a leader may widen an activation now (LNL-6.0-04, LNL-6.0-06). A marker of this turn means that he has been activated; Ops
/// Complete too, except in the impulse in which he spotted.
///
/// # Errors
/// The refusal.
pub fn may_widen(table: &Table, leader: UnitNow) -> Result<(), Refusal> {
    on_foot(leader)?;
    if !leader.may(Trait::Leads) || leader.shaken {
        return Err(Refusal::new(LEADER_WIDENS, words::good_order_leader()));
    }
    if leader.has(Marker::Wounded) {
        return Err(Refusal::new(WOUNDED_ACTIVATES, words::wounded_leader()));
    }
    if leader.has(Marker::Widened) {
        // He gets no activity marker by it (RUL-26).
        return Err(Refusal::new(WIDENS_ONCE, words::widened_once()));
    }
    if leader.markers.any(&[Marker::Moved, Marker::AssaultMoved, Marker::LowCrawled, Marker::Stealthy, Marker::Fired]) {
        return Err(Refusal::new(ELIGIBLE_LEADER, words::leader_activated()));
    }
    // Reading: the leader who has spotted in this very impulse still widens, with success or not; later Ops Complete stops him.
    let spotter = table.flow.impulse().and_then(|impulse| impulse.spotting).map(|(spotter, ..)| spotter);
    if leader.has(Marker::OpsComplete) && spotter != Some(leader.id) {
        return Err(Refusal::new(OPS_COMPLETE, words::leader_ops_complete()));
    }
    Ok(())
}

/// The Locations with units of the side that a widened activation adds to `at` (LNL-4.0-06 to -08, LNL-6.0-05), vehicles and teams among
/// them (LNL-4.0-B03): the storeys of the hex or the hexes beside it (RUL-24).
pub fn widened(table: &Table, side: Side, at: Spot, widen: Widen) -> SmallVec<[Spot; 8]> {
    let around = table.field.map.adjacent_spots(at);
    let wanted = |spot: &Spot| match widen {
        Widen::No => false,
        Widen::Adjacent => spot.hex != at.hex,
        Widen::Storeys => spot.hex == at.hex,
    };
    around.into_iter().filter(wanted).filter(|spot| table.side_at(*spot, side).next().is_some()).collect()
}

/// Whether nothing is activated in this impulse yet.
///
/// # Errors
/// The refusal.
pub(crate) fn nothing_yet(table: &Table) -> Result<(), Refusal> {
    if table.flow.impulse().is_some_and(|impulse| impulse.activated.is_some() || impulse.acted) {
        return Err(Refusal::new(ONE_LOCATION, words::activated_already()));
    }
    Ok(())
}

/// Activates a Location, or more with a leader (LNL-4.0-05 to -08).
pub(crate) fn activate(
    table: &Table,
    side: Side,
    at: Place,
    widen: Widen,
    leader: Option<CounterId>,
) -> Result<Vec<Event>, Refusal> {
    nothing_yet(table)?;
    let map = &table.field.map;
    let spot = map.spot(at).ok_or_else(|| Refusal::new(ONE_LOCATION, words::off_the_map(at)))?;
    if table.side_at(spot, side).next().is_none() {
        return Err(Refusal::new(ONE_LOCATION, words::nobody_there(at)));
    }
    let mut places = vec![map.place(spot)];
    let mut events = Vec::new();
    if widen == Widen::No {
        let riders = || table.side(side).filter(|unit| unit.aboard.is_some() && table.fires_from(*unit) == Some(spot));
        if table.side_at(spot, side).chain(riders()).all(|unit| unit.markers.any(SPENT)) {
            return Err(Refusal::new(ACTED, words::all_have_acted(at)));
        }
    } else {
        let leader = widening_leader(table, side, spot, leader)?;
        if widen == Widen::Storeys && map.at(spot.hex).storeys < 2 {
            return Err(Refusal::new(STOREYS, words::one_storey()));
        }
        let more = widened(table, side, spot, widen);
        if more.is_empty() {
            return Err(Refusal::new(LEADER_WIDENS, words::nobody_besides()));
        }
        places.extend(more.into_iter().map(|spot| map.place(spot)));
        events.push(Event::MarkerPlaced { unit: leader, marker: Marker::Widened });
    }
    let mut impulse = now(table);
    impulse.activated = Some(Activated::Places(places));
    events.push(Event::top(impulse));
    Ok(events)
}

/// The leader named, or the first in the Location who may.
fn widening_leader(table: &Table, side: Side, at: Spot, named: Option<CounterId>) -> Result<CounterId, Refusal> {
    let mut refusal = Refusal::new(LEADER_WIDENS, words::no_leader());
    if let Some(rider) = named.and_then(|id| table.unit(id)).filter(|leader| leader.side == side) {
        on_foot(rider)?;
    }
    for leader in table.side_at(at, side).filter(|unit| named.map_or(unit.may(Trait::Leads), |id| unit.id == id)) {
        match may_widen(table, leader) {
            Ok(()) => return Ok(leader.id),
            Err(reason) => refusal = reason,
        }
    }
    Err(refusal)
}

/// Activates a group of waiting units (LNL-SC-03).
pub(crate) fn activate_entry(table: &Table, side: Side, group: &str) -> Result<Vec<Event>, Refusal> {
    nothing_yet(table)?;
    if !entry::waiting_groups(table, side).any(|def| def.id == group) {
        return Err(Refusal::new(ENTRY, words::nobody_enters(group)));
    }
    let mut impulse = now(table);
    impulse.activated = Some(Activated::Entry(group.into()));
    Ok(vec![Event::top(impulse)])
}

/// Ends an impulse in which something has been done.
pub(crate) fn end(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let mut impulse = now(table);
    if !impulse.acted {
        // RUL-88; a spotting attempt alone changes nothing of that (RUL-27).
        return Err(Refusal::new(PASS, words::nothing_done()));
    }
    let mut events = stay_locked(table, side);
    impulse.ending = true;
    events.push(Event::top(impulse));
    Ok(events)
}

/// A passed withdrawal check holds for its impulse only (LNL-8.1-09).
fn stay_locked(table: &Table, side: Side) -> Vec<Event> {
    let leaving = table.side(side).filter(|unit| unit.has(Marker::MayWithdraw));
    leaving.map(|unit| Event::MarkerRemoved { unit: unit.id, marker: Marker::MayWithdraw }).collect()
}

/// Passes (LNL-4.0-22); a spotting attempt or an activation before it changes nothing.
pub(crate) fn pass(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let mut impulse = now(table);
    if impulse.acted {
        return Err(Refusal::new(PASS, words::something_done()));
    }
    if let Some(vehicle) = must_move(table, side) {
        return Err(Refusal::new(MOVES_ON, words::moves_first(vehicle)));
    }
    impulse.passes = impulse.passes.saturating_add(1);
    impulse.ending = true;
    let mut events = vec![Event::Passed { side, in_a_row: impulse.passes }];
    events.extend(stay_locked(table, side));
    events.push(Event::top(impulse));
    Ok(events)
}

/// The first vehicle of the side that keeps moving and could do so now: as long as there is one the side does not pass (LNL-15.7.1-02).
// Reading: it moves in one of its side's impulses of the phase, whichever its owner likes; one that cannot, need not.
fn must_move(table: &Table, side: Side) -> Option<CounterId> {
    let keeping = table.units.keeps_moving.iter().enumerate().filter(|(_, keeps)| keeps.0);
    let moves = |unit: &UnitNow| unit.side == side && unit.is_still_moving() && may_act(table, *unit).is_ok();
    keeping.map(|(no, _)| table.units.at(no)).find(moves).map(|unit| unit.id)
}

/// Pass or end.
pub(crate) fn finish_offers(table: &Table, side: Side, out: &mut Offers) {
    if table.flow.impulse().is_some_and(|impulse| impulse.acted) {
        out.push(Command::EndImpulse);
    } else if must_move(table, side).is_none() {
        out.push(Command::Pass);
    }
}

/// Groups of waiting units that may be activated.
pub(crate) fn entry_offers(table: &Table, side: Side, out: &mut Offers) {
    if nothing_yet(table).is_ok() {
        out.extend(entry::waiting_groups(table, side).map(|def| Command::ActivateEntry { group: def.id.clone() }));
    }
}

/// Locations that may be activated.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    if nothing_yet(table).is_err() {
        return;
    }
    let map = &table.field.map;
    let mut seen: SmallVec<[Spot; 24]> = SmallVec::new();
    for unit in table.side(side).filter(|unit| !unit.markers.any(SPENT)) {
        let Some(spot) = table.fires_from(unit).filter(|spot| out.wants_from(*spot)) else { continue };
        let at = map.place(spot);
        if !seen.contains(&spot) {
            seen.push(spot);
            out.push(Command::Activate { at, widen: Widen::No, leader: None });
        }
        if unit.may(Trait::Leads) && may_widen(table, unit).is_ok() {
            for widen in [Widen::Adjacent, Widen::Storeys] {
                if !widened(table, side, spot, widen).is_empty() {
                    out.push(Command::Activate { at, widen, leader: Some(unit.id) });
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "impulse_test.rs"]
mod tests;
