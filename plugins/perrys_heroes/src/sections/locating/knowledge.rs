//! Who knows of an enemy: how word passes on by itself (PH-7.13-13), and when all forget (PH-H-25).

use super::{could_see, has_optics};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is, Known, TeamNo};
use crate::facts::situation::Table;
use crate::sections::casualties::shown;
use crate::sections::sight;

/// Word passes by itself to who is nearer than this (PH-7.13-13).
const NEAR: i32 = 1000;

/// A spotter knows of an enemy, and so do all to whom word passes by itself: first his team-mates (PH-7.13-13).
pub(crate) fn learned(table: &Table, spotter: &Figure, enemy: &Figure) -> Vec<Event> {
    let about = table.no(enemy.id).map_or(Known::NOBODY, |no| Known::NOBODY.with(no));
    know(table, hearers(table, spotter, Some(spotter.team)), about)
}

/// Somebody has been told of enemies, and all to whom word passes by itself from him.
pub(crate) fn told_on(table: &Table, told: &Figure, about: Known) -> Vec<Event> {
    // Reading: who has been told is one to whom word has come; he passes it on to any man, as a spotter's team-mate does.
    know(table, hearers(table, told, None), about)
}

fn know(table: &Table, who: Known, about: Known) -> Vec<Event> {
    let all = table.figures.iter().enumerate().filter(|(no, man)| who.has(*no) && !man.knows.holds(about));
    all.map(|(_, man)| Event::Is(man.id, Is::Knows(man.knows.and(about)))).collect()
}

/// Who comes to know what a man knows, himself among them, by places in the list: those near him, of one team where he tells only them,
/// then whoever is near one of these, and so on.
fn hearers(table: &Table, from: &Figure, first: Option<TeamNo>) -> Known {
    let men: Vec<(usize, Figure)> =
        table.figures.iter().enumerate().filter(|(_, man)| hears(table, man, from)).collect();
    let mut reached: Known = men.iter().filter(|(_, man)| man.id == from.id).map(|(no, _)| *no).collect();
    let mut tellers = vec![*from];
    while let Some(teller) = tellers.pop() {
        let only = first.filter(|_| teller.id == from.id);
        for (no, man) in &men {
            if !reached.has(*no) && only.is_none_or(|team| team == man.team) && passes(table, &teller, man) {
                reached = reached.with(*no);
                tellers.push(*man);
            }
        }
    }
    reached
}

/// A living man of the same side on the table or in an open vehicle, or a crew that is not shut in (PH-7.5-03); the teller himself,
/// whoever he is.
fn hears(table: &Table, man: &Figure, from: &Figure) -> bool {
    man.id == from.id || (man.side == from.side && table.is_heard(man))
}

/// True if word passes by itself between two men: of who rides it is where his vehicle is.
fn passes(table: &Table, one: &Figure, other: &Figure) -> bool {
    if !(table.is_heard(one) && table.is_heard(other)) {
        return false;
    }
    let [one, other] = [one, other].map(|man| table.carrier(man));
    let near = || table.gap(&one, &other).is_some_and(|gap| gap.less_than(NEAR));
    one.id == other.id || (near() && sight::is_open(table, &one, &other))
}

/// A man gets out of a vehicle: he is as much located as it is, and known to whoever knew it. The figures are as they are by now, he among
/// them.
pub(crate) fn comes_out(table: &Table, figures: &[Figure], vehicle: &Figure, man: &Figure) -> Vec<Event> {
    let mut events = if vehicle.located { shown(man) } else { Vec::new() };
    let (Some(vehicle), Some(no)) = (table.no(vehicle.id), table.no(man.id)) else { return events };
    let learn = |other: &&Figure| other.side != man.side && other.knows.has(vehicle) && !other.knows.has(no);
    let told = figures.iter().filter(learn).map(|other| Event::Is(other.id, Is::Knows(other.knows.with(no))));
    events.extend(told);
    events
}

/// At the end of the Rally phase figures that no enemy could see are counters again, and everybody forgets them (PH-H-25).
pub(crate) fn lost(table: &Table) -> Vec<Event> {
    let gone = |figure: &Figure| figure.located && figure.is_there() && figure.at.is_some() && !is_seen(table, figure);
    let lost: Vec<(usize, Figure)> = table.figures.iter().enumerate().filter(|(_, figure)| gone(figure)).collect();
    let mut events: Vec<Event> = Vec::new();
    for man in table.figures.iter() {
        let without = |known: Known| lost.iter().fold(known, |known, (no, _)| known.without(*no));
        let (knows, carries) = (without(man.knows), without(man.carries));
        events.extend((knows != man.knows).then_some(Event::Is(man.id, Is::Knows(knows))));
        events.extend((carries != man.carries).then_some(Event::Is(man.id, Is::Carries(carries))));
    }
    events.extend(lost.iter().map(|(_, figure)| Event::Is(figure.id, Is::Located(false))));
    events
}

/// True if an enemy could see the figure, with optics where he has some.
fn is_seen(table: &Table, figure: &Figure) -> bool {
    // Reading: the visibility distance of who has optics is theirs, or what was located with them would be lost in the same turn.
    let looks = |enemy: &Figure| !enemy.is_vehicle() || table.is_manned(enemy);
    table
        .bodies(figure.side.other())
        .filter(looks)
        .any(|enemy| could_see(table, &enemy, figure, has_optics(table, &enemy)))
}
