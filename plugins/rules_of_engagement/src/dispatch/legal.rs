//! The orders that are offered: complete in kinds, targets and orders. On a free table nobody can list every point, so some sensible ones
//! stand for them; every other lawful point is taken too.

use crate::facts::command::Command;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Seen;
use table::{Group, Side};

/// All orders that a side may give now.
pub(crate) fn list(seen: &Seen, side: Side, commands: &mut Vec<Command>) {
    fill(seen, side, &mut Offers::all(commands));
}

/// The groups: one for each kind of order of each unit, and one to end what one does.
pub(crate) fn groups(seen: &Seen, side: Side, groups: &mut Vec<Group>) {
    if seen.flow.to_act() != Some(side) {
        return;
    }
    groups.push(Group { kind: Kind::Finish as u8, place: None });
    for unit in seen.side(side).filter(|unit| seen.is_left(unit)) {
        let kinds = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Finish);
        groups.extend(kinds.map(|kind| Group { kind: kind as u8, place: Some(unit.no.0.into()) }));
    }
}

/// The orders of one group.
pub(crate) fn group(seen: &Seen, side: Side, group: Group, commands: &mut Vec<Command>) {
    let Some(kind) = Kind::of(group) else { return };
    let from = group.place.and_then(|place| usize::try_from(place).ok());
    fill(seen, side, &mut Offers::of(commands, Some(kind), from));
}

fn fill(seen: &Seen, side: Side, offers: &mut Offers) {
    if seen.flow.to_act() == Some(side) {
        seen.flow.top().offers(seen, side, offers);
    }
}
