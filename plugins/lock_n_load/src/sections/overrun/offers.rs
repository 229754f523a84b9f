//! The overruns that are offered, and the answers of the infantry.

use crate::facts::command::Command;
use crate::facts::frames::{AnyFrame, OverrunStage};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::close_assault::weapon_adds;
use crate::sections::overrun::{self as overrun, attempt, frame, may_overrun};
use hex_board::Spot;
use table::{CounterId, Side};

/// Overruns with which vehicles begin to move.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    for vehicle in table.able(Trait::Drives).filter(|unit| unit.side == side) {
        if let Some(from) = vehicle.spot().filter(|from| out.wants_from(*from) && out.wants_unit(vehicle.id))
            && may_overrun(table, vehicle).is_ok()
        {
            around(table, side, from, Some(vehicle.id), out);
        }
    }
}

/// Overruns with which the moving vehicle goes on.
pub(crate) fn step_offers(table: &Table, side: Side, out: &mut Offers) {
    let Some(moving) = table.flow.moving().filter(|moving| moving.side == side && !moving.ends) else { return };
    let vehicle = moving.units.first().and_then(|id| table.unit(*id)).filter(|unit| unit.may(Trait::Drives));
    if let Some(from) = vehicle.and_then(|vehicle| vehicle.spot()) {
        around(table, side, from, None, out);
    }
}

fn around(table: &Table, side: Side, from: Spot, unit: Option<CounterId>, out: &mut Offers) {
    let map = &table.field.map;
    if !table.spots(side.other()).any(|enemy| map.adjacent(enemy, from)) {
        return;
    }
    for at in map.adjacent_spots(from) {
        if overrun::targets(table, at, side).next().is_none() {
            continue;
        }
        let to = map.place(at);
        if attempt(table, side, unit, to).is_ok() {
            out.push(Command::Overrun { unit, to });
        }
    }
}

/// Every unit with each weapon that adds something and without, alone and with each leader; or nobody.
pub(crate) fn back_offers(table: &Table, units: &[CounterId], out: &mut Offers) {
    for unit in units.iter().filter_map(|id| table.unit(*id)) {
        let adding = table.carried_by(unit.id).filter(|weapon| weapon_adds(table, *weapon).is_ok());
        for weapon in adding.map(|weapon| Some(weapon.id)).chain([None]) {
            let leaders = leaders(table, unit).into_iter().map(Some);
            out.extend(leaders.chain([None]).map(|leader| Command::AssaultBack { unit: unit.id, weapon, leader }));
        }
    }
    out.push(Command::Decline);
}

/// The leaders who may still help a unit that strikes back.
fn leaders(table: &Table, unit: UnitNow) -> Vec<CounterId> {
    let Some(AnyFrame::Overrun(overrunning)) = table.flow.stack.last() else { return Vec::new() };
    let OverrunStage::StrikesBack(done) = &overrunning.stage else { return Vec::new() };
    let ready = |id: &CounterId| !done.helped.contains(id) && (done.leaders.contains(id) || !done.checked.contains(id));
    let here = unit.spot().into_iter().flat_map(|spot| table.side_at(spot, unit.side));
    here.filter(|leader| leader.leads()).map(|leader| leader.id).filter(ready).collect()
}

/// Every retreat of each unit; or all stay.
pub(crate) fn way_offers(table: &Table, units: &[CounterId], out: &mut Offers) {
    for unit in units.iter().filter_map(|id| table.unit(*id)) {
        out.extend(frame::places(table, unit).into_iter().map(|to| Command::Retreat { unit: unit.id, to }));
    }
    out.push(Command::Stay);
}
