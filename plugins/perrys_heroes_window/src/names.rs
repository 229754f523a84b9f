//! What figures are called: a man by his name, who is not known by the number on his counter.

use crate::words;
use perrys_heroes::values::Health;
use perrys_heroes::{Command, Figure, Known, Table};
use perrys_heroes_opponent::Plan;
use table::{CounterId, Language as _, Named, Say};

/// The number on a counter: what stands behind the dash of its id.
pub fn number(figure: &Figure) -> u16 {
    let id = figure.id.to_string();
    id.rsplit('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// True if whoever looks knows what a vehicle is: it is located, or it is his own, and then he knows its crew.
pub fn is_known(table: &Table, vehicle: &Figure) -> bool {
    let own = |other: Figure| other.team == vehicle.team && other.who.is_some();
    vehicle.located || vehicle.health == Health::Dead || table.figures.iter().any(own)
}

/// What a figure is called.
pub fn name(table: &Table, figure: &Figure) -> String {
    // Whoever does not know the crew of a vehicle knows its number.
    let vehicle = table.vehicle(figure).filter(|_| is_known(table, figure)).map(|vehicle| &vehicle.name);
    let name = vehicle.or_else(|| table.man(figure).map(|man| &man.name));
    name.cloned().unwrap_or_else(|| words::number(number(figure)).said())
}

/// What the figure of this id is called.
pub fn of(table: &Table, id: CounterId) -> String {
    table.figure(id).map_or_else(|| id.to_string(), |figure| name(table, &figure))
}

/// A line with all counters by name.
pub fn told(table: &Table, say: &Say) -> String {
    say.told_in(&Named(|id| of(table, id)))
}

/// The figures of a set.
pub fn known(table: &Table, known: Known) -> Vec<CounterId> {
    known.numbers().filter_map(|no| table.figures.id.get(no).copied()).collect()
}

/// Several counters by name.
pub fn all(table: &Table, ids: &[CounterId]) -> String {
    Named(|id| of(table, id)).counters(ids)
}

/// An order in words, with who carries it out.
pub fn deed(table: &Table, command: &Command) -> String {
    let (who, deed) = command.in_words();
    let deed = told(table, &deed);
    if who.is_empty() { deed } else { words::who_does(all(table, &who), deed).said() }
}

/// A plan in words: who, and what he does, one after the other.
pub fn plan(table: &Table, plan: &Plan) -> String {
    let Some(first) = plan.all().next() else { return words::nothing().said() };
    let (who, _) = first.in_words();
    let deeds = Say::all(plan.all().map(|command| command.in_words().1));
    let deeds = told(table, &deeds);
    if who.is_empty() { deeds } else { words::who_does(all(table, &who), deeds).said() }
}
