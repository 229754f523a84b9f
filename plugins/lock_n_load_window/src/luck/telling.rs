//! How a battle is told where its luck and decisions are: with the names on the counters.

use crate::counters::names;
use crate::words;
use lock_n_load::{Command, Table};
use lock_n_load_opponent::{Plan, Tactics};
use play::luck::Telling;
use table::{CounterId, Say};

/// Tells with the names of the window.
pub struct ByNames;

impl Telling for ByNames {
    type Insight = Tactics;

    fn turn(table: &Table) -> u8 {
        table.flow.turn.number
    }
    fn order(table: &Table, command: &Command) -> String {
        deed(table, &command.in_words())
    }
    fn plan(table: &Table, plan: &Plan) -> String {
        let deeds: Vec<String> = plan.in_words(table).iter().map(|told| deed(table, told)).collect();
        deeds.join("; ")
    }
}

/// "Squad A and Sgt Hale, A2: move to B3".
fn deed(table: &Table, (who, deed): &(Vec<CounterId>, Say)) -> String {
    let deed = names::told(table, deed);
    let Some(first) = who.first() else { return names::sentence(&deed) };
    let who = names::join(who.iter().map(|id| names::counter(table, *id)));
    let at = table.unit(*first).and_then(|unit| table.whereabouts(unit)).map(|spot| table.field.map.place(spot));
    match at {
        Some(at) => words::deed_of_at(who, at, deed),
        None => words::deed_of(who, deed),
    }
    .said()
}
