//! The buttons of those who go aboard and of those who leave.

use super::drag;
use crate::buttons::{Bar, order};
use crate::names;
use board_art::Icon;
use lock_n_load::{Command, Movement, Trait, UnitNow};
use smallvec::SmallVec;
use table::CounterId;

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
            let of = if vehicles.len() > 1 { format!(" {}", names::unit(&bar.table, *vehicle)) } else { String::new() };
            let name = format!("Mount{of} {}{}", place(*outside), kind(*by));
            let hint = format!("{} aboard {}.", names::units(&bar.table, who), names::unit(&bar.table, *vehicle));
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
        bar.push_checked(order("Mount", "Goes aboard a vehicle of the hex.", Icon::Mount, command).of_units());
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
            let how = kinds(*by, *carrier, table.flow.moving().is_some());
            let name = format!("Dismount {}{how}", names::units(&table, units));
            let hint = format!(
                "{} of the vehicle{}; then they go on, or stop.",
                names::units(&table, units),
                afterwards(*by, *carrier)
            );
            list.push(order(name, hint, Icon::Dismount, command.clone()).of_units());
        }
    }
    if list.is_empty() && !chosen.is_empty() {
        let name = format!("Dismount {}", names::units(&table, &chosen));
        let command = Command::Dismount { units: chosen, by: Movement::Move, carrier: Movement::Move };
        return bar.push_checked(order(name, "Leaves the vehicle.", Icon::Dismount, command).of_units());
    }
    list.into_iter().for_each(|action| bar.push(action));
}

const fn place(outside: bool) -> &'static str {
    if outside { "on top" } else { "inside" }
}

/// How the vehicle moves by which somebody goes aboard.
fn kind(by: Movement) -> &'static str {
    if by == Movement::AssaultMove { " (Assault Move)" } else { "" }
}

/// Who may fire afterwards, in the hint.
fn afterwards(by: Movement, carrier: Movement) -> &'static str {
    match (by == Movement::AssaultMove, carrier == Movement::AssaultMove) {
        (false, false) => "",
        (true, false) => " by Assault Move, so that they may fire",
        (false, true) => ", which moves by Assault Move, so that it may fire",
        (true, true) => " by Assault Move, as it does, so that all may fire",
    }
}

/// By which kinds the passengers and their vehicle move: by Assault Move it, or both, may fire afterwards (6.1). A vehicle that moves
/// already goes on as it does.
fn kinds(by: Movement, carrier: Movement, moving: bool) -> &'static str {
    match (by == Movement::AssaultMove, carrier == Movement::AssaultMove && !moving) {
        (false, false) => "",
        (true, false) => " (Assault Move)",
        (false, true) => " (it may fire)",
        (true, true) => " (both may fire)",
    }
}
