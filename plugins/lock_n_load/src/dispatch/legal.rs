//! The orders a side may give now: every section lists its own. They can be asked for by group: one kind of order out of one Location.

use crate::facts::command::{Command, Movement};
use crate::facts::frames::AnyFrame;
use crate::facts::offers::{Kind, Kinds, Offers};
use crate::facts::seen::Seen;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::HexMarker;
use crate::sections::{
    close_assault, fire, impulse, indirect_fire, movement, ordnance, overrun, passengers, smoke, snipers, spotting,
};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{Group, Side};

/// Whose order this is: a sniper is placed by his own side, also when the other one decides (LNL-11.4-13).
pub(crate) fn owner(table: &Table, command: &Command) -> Option<Side> {
    let to_act = table.flow.to_act()?;
    if let Command::PlaceSniper { sniper, .. } = command {
        return Some(table.unit(*sniper).map_or(to_act, |sniper| sniper.side));
    }
    Some(to_act)
}

/// Lists the legal orders of the side to act. Where combinations of who takes part would explode, the sensible groups are listed;
/// `decide` accepts every other lawful group too.
pub(crate) fn list(table: &Seen, side: Side, out: &mut Vec<Command>) {
    offers(table, side, &mut Offers::all(out));
}

/// The same, with calls of artillery on every hex in sight.
pub(crate) fn list_all(table: &Seen, side: Side, out: &mut Vec<Command>) {
    offers(table, side, &mut Offers::everywhere(out));
}

/// Lists those of one group.
pub(crate) fn list_group(table: &Seen, side: Side, group: Group, out: &mut Vec<Command>) {
    offers(table, side, &mut Offers::of(out, Kind::of(group), Kind::place(group)));
}

fn offers(table: &Seen, side: Side, out: &mut Offers) {
    if table.flow.to_act() != Some(side) {
        return;
    }
    match &table.flow.question {
        Some(question) => question.offers(table, out),
        None => {
            table.flow.top().offers(table, side, out);
            if table.flow.moving().is_some() {
                passengers::offers::on_the_way(table, side, out);
            }
        }
    }
    // A moving stack may go on by what sections above movement offer.
    if table.flow.question.is_none() && matches!(table.flow.stack.last(), Some(AnyFrame::Move(_))) {
        overrun::offers::step_offers(table, side, out);
        close_assault::offers::step_offers(table, side, out);
    }
    if out.wants(Kind::Snipers) {
        snipers::placement_offers(table, side, out);
    }
}

/// The groups of the set-up, and of an impulse in which nothing else is going on; everywhere else the whole list is short.
pub(crate) fn groups(table: &Seen, side: Side, groups: &mut Vec<Group>) {
    if table.flow.question.is_some() {
        return;
    }
    match table.flow.stack.last() {
        Some(AnyFrame::SetUp(_)) => {
            let kinds = [Kind::Finish, Kind::Place, Kind::Give];
            groups.extend(kinds.map(|kind| kind.group(None)));
        }
        Some(AnyFrame::Impulse(_)) => impulse_groups(table, side, groups),
        None
        | Some(
            AnyFrame::RallyPart(_)
            | AnyFrame::Move(_)
            | AnyFrame::Window(_)
            | AnyFrame::Attack(_)
            | AnyFrame::Check(_)
            | AnyFrame::Retreat(_)
            | AnyFrame::Melee(_)
            | AnyFrame::Mission(_)
            | AnyFrame::Shelled(_)
            | AnyFrame::Assault(_)
            | AnyFrame::Overrun(_),
        ) => {}
    }
}

fn impulse_groups(table: &Table, side: Side, groups: &mut Vec<Group>) {
    groups.push(Kind::Finish.group(None));
    if impulse::entry::waiting_groups(table, side).next().is_some() {
        groups.push(Kind::Enter.group(None));
    }
    if table.able(Trait::Snipes).any(|unit| unit.side == side && snipers::waits(unit)) {
        groups.push(Kind::Snipers.group(None));
    }
    let mut places: SmallVec<[(Spot, Kinds); 32]> = SmallVec::new();
    let mut add = |spot: Spot, kinds: Kinds| match places.iter_mut().find(|(known, _)| *known == spot) {
        Some((_, all)) => *all |= kinds,
        None => places.push((spot, kinds)),
    };
    for unit in table.side(side) {
        if let Some(spot) = table.fires_from(unit) {
            add(spot, if unit.spot().is_some() { of_unit(table, unit) } else { of_rider(table, unit) });
        }
    }
    for (spot, marker) in table.hexes.all() {
        if *marker == HexMarker::Melee {
            add(*spot, Kind::Withdraw.bit() | Kind::Fight.bit());
        }
    }
    for (spot, kinds) in places {
        let kinds = Kind::ALL.into_iter().filter(|kind| kinds & kind.bit() != 0);
        groups.extend(kinds.map(|kind| kind.group(Some(spot))));
    }
}

/// The kinds of orders that a unit on the map may have part in, as far as can be said of it alone.
fn of_unit(table: &Table, unit: UnitNow) -> Kinds {
    let [bombards, calls] = indirect_fire::may_have_part(table, unit);
    let fires = fire::offers::could_fire(table, unit) && fire::offers::may_fire_on(table, unit);
    let may = [
        (Kind::Activate, impulse::nothing_yet(table).is_ok() && !unit.markers.any(impulse::SPENT)),
        (Kind::Spot, spotting::may_spot(table, unit).is_ok()),
        (Kind::Fire, fires),
        (Kind::Shoot, fires && ordnance::offers::could_shoot(table, unit)),
        (Kind::Move, movement::stack::may_move(table, unit, Movement::Move).is_ok()),
        (Kind::Smoke, smoke::needed(table, unit).is_ok()),
        (Kind::Bombard, bombards),
        (Kind::CallArtillery, calls),
        (Kind::Ride, passengers::offers::may_carry(table, unit)),
    ];
    may.into_iter().filter(|(_, may)| *may).fold(0, |kinds, (kind, _)| kinds | kind.bit())
}

/// The same of a rider on a vehicle, who may only fire by himself (LNL-16.2-06).
fn of_rider(table: &Table, unit: UnitNow) -> Kinds {
    let fires = fire::offers::could_fire(table, unit) && fire::offers::may_fire_on(table, unit);
    if fires { Kind::Fire.bit() } else { 0 }
}

#[cfg(test)]
#[path = "legal_test.rs"]
mod tests;
