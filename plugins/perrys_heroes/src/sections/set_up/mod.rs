//! The set-up (5.1): which man is which counter, and where figures begin.

mod orders;
mod places;
pub mod rules;
pub(crate) mod words;

pub(crate) use places::{Placed, all, places, places_for_all};

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::sections::{artillery, riding};
use places::sensible;
use table::{DiceCup, Side};

/// Figures that begin on the table and are not placed yet, vehicles too; who rides is placed with his vehicle.
pub fn unplaced<'w>(table: &Table<'w>, side: Side) -> impl Iterator<Item = Figure> + use<'w> {
    let waits = |figure: &Figure| figure.is_there() && figure.at.is_none() && figure.aboard.is_none();
    table.figures.iter().filter(move |figure| figure.side == side && waits(figure))
}

/// All who are to be placed or are placed already.
fn placeable<'w>(table: &Table<'w>, side: Side) -> impl Iterator<Item = Figure> + use<'w> {
    let table = *table;
    table.figures.iter().filter(move |figure| figure.side == side && may_be_placed(&table, figure))
}

/// True of who is placed by himself: not of a crew, which is placed with its vehicle. Who begins in a vehicle may be put on foot instead.
fn may_be_placed(table: &Table, figure: &Figure) -> bool {
    figure.is_there() && (figure.aboard.is_none() || riding::is_passenger(table, figure))
}

/// True when nobody places figures any more: all who live stand on the table or have left it.
pub(crate) fn is_over(table: &Table) -> bool {
    table.flow.placing.is_none() && Side::BOTH.into_iter().all(|side| unplaced(table, side).next().is_none())
}

/// What the set-up begins with: who is who, where dice deal it, and the first side places.
///
/// Dice: team by team, for each counter in the order of the list one with as many sides as men of the team are left; the last man needs none.
pub(crate) fn begins(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let mut events = Vec::new();
    if table.field.dealt {
        (0..table.field.teams.len()).for_each(|team| events.extend(dealt(table, dice, team)));
    }
    events.push(Event::Placing(Some(Side::First)));
    events
}

/// The men of a team are dealt to its counters.
fn dealt(table: &Table, dice: &mut DiceCup, team: usize) -> Vec<Event> {
    let men = table.field.men.iter().enumerate().filter(|(_, man)| usize::from(man.team) == team);
    let mut left: Vec<u8> = men.filter_map(|(no, _)| u8::try_from(no).ok()).collect();
    let mut events = Vec::new();
    // The crew of a vehicle sits at its stations.
    if table.field.teams[team].vehicle.is_some() {
        return events;
    }
    let men = table.figures.iter().filter(|figure| usize::from(figure.team.0) == team && !figure.is_vehicle());
    for figure in men {
        let sides = u8::try_from(left.len()).unwrap_or(u8::MAX);
        let die = match sides {
            0 => return events,
            1 => 1,
            2.. => dice.roll(sides),
        };
        let who = left.remove(usize::from(die - 1).min(left.len() - 1));
        let mut dealt = figure;
        dealt.becomes(who, table.field);
        events.push(Event::Is(figure.id, Is::Who(dealt.who)));
        let stocks = [
            (dealt.grenades != figure.grenades).then_some(Is::Grenades(dealt.grenades)),
            (dealt.smoke_grenades != figure.smoke_grenades).then_some(Is::SmokeGrenades(dealt.smoke_grenades)),
            (dealt.rifle_grenades != figure.rifle_grenades).then_some(Is::RifleGrenades(dealt.rifle_grenades)),
            (dealt.traps != figure.traps).then_some(Is::Traps(dealt.traps)),
            (dealt.panzerfausts != figure.panzerfausts).then_some(Is::Panzerfausts(dealt.panzerfausts)),
            (dealt.molotovs != figure.molotovs).then_some(Is::Molotovs(dealt.molotovs)),
            (dealt.mines != figure.mines).then_some(Is::Mines(dealt.mines)),
        ];
        events.extend(stocks.into_iter().flatten().map(|is| Event::Is(figure.id, is)));
    }
    events
}

/// A side has placed its figures: the other one does, or nobody any more.
fn next(side: Side) -> Event {
    Event::Placing(match side {
        Side::First => Some(Side::Second),
        Side::Second => None,
    })
}

/// What a side may order that places its figures.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    let mut open = unplaced(seen, side).peekable();
    let all_placed = open.peek().is_none();
    if out.wants(Kind::Place) {
        // Who is placed is moved only by people: nobody who plays by the list is to place for ever.
        let all = out.wants_everywhere().then(|| placeable(seen, side));
        for figure in
            open.chain(all.into_iter().flatten().filter(|figure| figure.at.is_some() || figure.aboard.is_some()))
        {
            if seen.no(figure.id).is_some_and(|no| out.wants_from(no)) && out.wants_unit(figure.id) {
                let unit = figure.id;
                let place = |at| Command::Place { unit, at, facing: None, posture: None, concealed: false };
                out.extend(sensible(seen, &figure).into_iter().map(place));
                let into = seen.vehicles(side).map(|vehicle| vehicle.id);
                let lawful = into.filter(|into| riding::boards(seen, side, unit, *into).is_ok());
                out.extend(lawful.map(|into| Command::Board { unit, into }));
            }
        }
    }
    artillery::registers(seen, side, out);
    if out.wants(Kind::Finish) {
        out.push(if all_placed { Command::SetUpDone } else { Command::PlaceAll });
    }
}

#[cfg(test)]
#[path = "set_up_test.rs"]
mod tests;
