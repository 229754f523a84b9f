//! The orders a side may give now: every section lists its own. They can be asked for by group: one kind of order out of one Location.

use crate::command::{Command, Movement};
use crate::frames::AnyFrame;
use crate::markers::HexMarker;
use crate::sections::{fire, impulse, melee, movement, smoke, snipers, spotting};
use crate::seen::Seen;
use crate::situation::{Table, UnitNow};
use hex_board::{HexId, Spot};
use smallvec::SmallVec;
use table::{Group, Side};

/// A kind of order of an impulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// To end the impulse, to pass, to end the set-up.
    Finish,
    /// To set up a counter.
    Place,
    /// To give a weapon to somebody else in the set-up.
    Give,
    /// To activate a Location.
    Activate,
    /// To activate or to bring on units that wait off the map.
    Enter,
    /// To spot.
    Spot,
    /// To fire.
    Fire,
    /// To begin a move.
    Move,
    /// To lay smoke.
    Smoke,
    /// To try to withdraw from a melee.
    Withdraw,
    /// To fight a melee round.
    Fight,
    /// To place a sniper.
    Snipers,
}

impl Kind {
    const ALL: [Kind; 12] = [
        Kind::Finish,
        Kind::Place,
        Kind::Give,
        Kind::Activate,
        Kind::Enter,
        Kind::Spot,
        Kind::Fire,
        Kind::Move,
        Kind::Smoke,
        Kind::Withdraw,
        Kind::Fight,
        Kind::Snipers,
    ];

    const fn bit(self) -> Kinds {
        1 << self as u16
    }

    const fn group(self, from: Option<Spot>) -> Group {
        let place = match from {
            Some(spot) => Some(((spot.hex.0 as u32) << 8) | spot.storey as u32),
            None => None,
        };
        Group { kind: self as u8, place }
    }
}

/// Collects the orders that a side may give: all, or those of one group. Sections leave out early what is not wanted.
pub(crate) struct Offers<'a> {
    list: &'a mut Vec<Command>,
    kind: Option<Kind>,
    from: Option<Spot>,
}

impl<'a> Offers<'a> {
    /// All of them.
    pub(crate) fn all(list: &'a mut Vec<Command>) -> Self {
        Self { list, kind: None, from: None }
    }
    fn of(list: &'a mut Vec<Command>, group: Group) -> Self {
        let from = group.place.map(|place| Spot { hex: HexId((place >> 8) as u16), storey: place as u8 });
        Self { list, kind: Kind::ALL.into_iter().find(|kind| *kind as u8 == group.kind), from }
    }
    /// True if orders of this kind are wanted.
    pub(crate) fn wants(&self, kind: Kind) -> bool {
        self.kind.is_none_or(|wanted| wanted == kind)
    }
    /// True if orders to units in this Location are wanted.
    pub(crate) fn wants_from(&self, spot: Spot) -> bool {
        self.from.is_none_or(|wanted| wanted == spot)
    }
    /// One more order.
    pub(crate) fn push(&mut self, command: Command) {
        self.list.push(command);
    }
    /// More orders.
    pub(crate) fn extend(&mut self, commands: impl IntoIterator<Item = Command>) {
        self.list.extend(commands);
    }
}

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

/// Lists those of one group.
pub(crate) fn list_group(table: &Seen, side: Side, group: Group, out: &mut Vec<Command>) {
    offers(table, side, &mut Offers::of(out, group));
}

fn offers(table: &Seen, side: Side, out: &mut Offers) {
    if table.flow.to_act() != Some(side) {
        return;
    }
    match &table.flow.question {
        Some(question) => question.offers(table, out),
        None => table.flow.top().offers(table, side, out),
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
            | AnyFrame::Melee(_),
        ) => {}
    }
}

fn impulse_groups(table: &Table, side: Side, groups: &mut Vec<Group>) {
    groups.push(Kind::Finish.group(None));
    if movement::entry::waiting_groups(table, side).next().is_some() {
        groups.push(Kind::Enter.group(None));
    }
    if table.side(side).any(snipers::waits) {
        groups.push(Kind::Snipers.group(None));
    }
    let mut places: SmallVec<[(Spot, Kinds); 32]> = SmallVec::new();
    let mut add = |spot: Spot, kinds: Kinds| match places.iter_mut().find(|(known, _)| *known == spot) {
        Some((_, all)) => *all |= kinds,
        None => places.push((spot, kinds)),
    };
    for unit in table.side(side) {
        if let Some(spot) = unit.spot() {
            add(spot, of_unit(table, unit));
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

/// Kinds of orders, a bit for each.
type Kinds = u16;

/// The kinds of orders that a unit on the map may have part in, as far as can be said of it alone.
fn of_unit(table: &Table, unit: UnitNow) -> Kinds {
    let may = [
        (Kind::Activate, impulse::nothing_yet(table).is_ok() && !unit.markers.any(impulse::SPENT)),
        (Kind::Spot, spotting::may_spot(table, unit).is_ok()),
        (Kind::Fire, fire::offers::could_fire(&unit) && impulse::may_act(table, unit).is_ok()),
        (Kind::Move, movement::stack::may_move(table, unit, Movement::Move).is_ok()),
        (Kind::Smoke, smoke::needed(table, unit).is_ok()),
    ];
    may.into_iter().filter(|(_, may)| *may).fold(0, |kinds, (kind, _)| kinds | kind.bit())
}

/// The orders of an impulse in which nothing else is going on.
pub(crate) fn of_impulse(table: &Table, side: Side, out: &mut Offers) {
    let sections: [(Kind, fn(&Table, Side, &mut Offers)); 9] = [
        (Kind::Finish, impulse::finish_offers),
        (Kind::Activate, impulse::offers),
        (Kind::Enter, impulse::entry_offers),
        (Kind::Spot, spotting::offers),
        (Kind::Fire, fire::offers),
        (Kind::Enter, movement::entry_offers),
        (Kind::Move, movement::offers),
        (Kind::Smoke, smoke::offers),
        (Kind::Withdraw, melee::withdrawal::offers),
    ];
    for (kind, offers) in sections {
        if out.wants(kind) {
            offers(table, side, out);
        }
    }
    if out.wants(Kind::Fight) {
        melee::round::fight_offers(table, side, out);
    }
}

#[cfg(test)]
#[path = "legal_test.rs"]
mod tests;
