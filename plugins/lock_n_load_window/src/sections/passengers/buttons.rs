//! The buttons of those who go aboard and of those who leave.

use super::drag;
use super::words;
use crate::counters::names;
use crate::seams::buttons::{Bar, order};
use board_art::Icon;
use lock_n_load::{Command, Movement, Trait, UnitNow};
use smallvec::SmallVec;
use table::{CounterId, Say};

/// Every way aboard for those who are selected, and every way off for the selected passengers, or for those of the selected vehicle.
pub(crate) fn buttons(bar: &mut Bar) {
    mounts(bar);
    dismounts(bar);
}

/// The selected units for which something holds.
fn selected(bar: &Bar, holds: impl Fn(UnitNow) -> bool) -> SmallVec<[CounterId; 4]> {
    bar.selection.units.iter().copied().filter(|id| bar.table.unit(*id).is_some_and(&holds)).collect()
}

fn same(one: &[CounterId], other: &[CounterId]) -> bool {
    one.len() == other.len() && one.iter().all(|id| other.contains(id))
}

fn mounts(bar: &mut Bar) {
    let units = selected(bar, |unit| !unit.may(Trait::Drives) && unit.spot().is_some());
    let Some(first) = units.first().and_then(|id| bar.table.unit(*id)) else { return };
    let vehicles: Vec<CounterId> = drag::carriers(&bar.table, first).map(|vehicle| vehicle.id).collect();
    let mut any = false;
    for command in bar.battle.legal() {
        if let Command::Mount { units: who, vehicle, outside, by } = command
            && same(who, &units)
        {
            let mount = match (vehicles.len() > 1, *outside) {
                (false, false) => words::mount_inside(),
                (false, true) => words::mount_on_top(),
                (true, false) => words::mount_this_inside(*vehicle),
                (true, true) => words::mount_this_on_top(*vehicle),
            };
            let name = if *by == Movement::AssaultMove { words::by_assault_move(mount) } else { mount };
            let [name, hint] = [name, words::aboard(who, *vehicle)].map(|line| names::told(&bar.table, &line));
            bar.push(order(name, hint, Icon::Mount, command.clone()).of_units());
            any = true;
        }
    }
    if let Some(vehicle) = vehicles.first().filter(|_| !any)
        && let Some((outside, _)) = bar
            .table
            .unit(*vehicle)
            .and_then(|vehicle| bar.table.vehicle(vehicle))
            .and_then(|def| drag::rooms(def).next())
    {
        let command = Command::Mount { units, vehicle: *vehicle, outside, by: Movement::Move };
        bar.push_checked(order(words::mount().said(), words::mount_hint().said(), Icon::Mount, command).of_units());
    }
}

fn dismounts(bar: &mut Bar) {
    let chosen = selected(bar, |unit| unit.aboard.is_some());
    let table = bar.table;
    let of_selected = |who: &[CounterId]| {
        let seat = who.first().and_then(|id| table.unit(*id)).and_then(|unit| unit.aboard);
        let all = seat.map_or(0, |seat| table.passengers(seat.vehicle).count());
        seat.is_some_and(|seat| bar.has(seat.vehicle)) && (who.len() > 1 || all == 1)
    };
    let wanted = |who: &[CounterId]| if chosen.is_empty() { of_selected(who) } else { same(who, &chosen) };
    let mut list = Vec::new();
    for command in bar.battle.legal() {
        if let Command::Dismount { units, by, carrier } = command
            && wanted(units)
        {
            let name = kinds(words::dismount_units(units), *by, *carrier, table.flow.moving().is_some());
            let hint = afterwards(*by, *carrier)(units);
            let [name, hint] = [name, hint].map(|line| names::told(&table, &line));
            list.push(order(name, hint, Icon::Dismount, command.clone()).of_units());
        }
    }
    if list.is_empty() && !chosen.is_empty() {
        let name = names::told(&table, &words::dismount_units(&chosen));
        let command = Command::Dismount { units: chosen, by: Movement::Move, carrier: Movement::Move };
        return bar.push_checked(order(name, words::leaves_the_vehicle().said(), Icon::Dismount, command).of_units());
    }
    list.into_iter().for_each(|action| bar.push(action));
}

/// The hint: who leaves, and who may fire afterwards.
fn afterwards(by: Movement, carrier: Movement) -> fn(&[CounterId]) -> Say {
    match (by == Movement::AssaultMove, carrier == Movement::AssaultMove) {
        (false, false) => words::leave_it,
        (true, false) => words::leave_it_and_may_fire,
        (false, true) => words::leave_it_and_it_may_fire,
        (true, true) => words::leave_it_and_all_may_fire,
    }
}

/// By which kinds the passengers and their vehicle move: by Assault Move it, or both, may fire afterwards (6.1). A vehicle that moves
/// already goes on as it does.
fn kinds(does: Say, by: Movement, carrier: Movement, moving: bool) -> Say {
    match (by == Movement::AssaultMove, carrier == Movement::AssaultMove && !moving) {
        (false, false) => does,
        (true, false) => words::by_assault_move(does),
        (false, true) => words::it_may_fire(does),
        (true, true) => words::both_may_fire(does),
    }
}
