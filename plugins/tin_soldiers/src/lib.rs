//! A toy: tin soldiers on a table that is measured in tenths of a millimetre, without hexes.
//!
//! It is the second implementor of [`table::RuleSet`]: what is said to be the same for all rule sets (`table`, `play`, `opponent`, the
//! window's desk) is tested with it. It has one of each thing that a wargame has: facts, phases with their schedules, moves on a free
//! table, shots with dice and a breakdown, a burst under a template, a question to the other side in a frame of its own, a secret, an end,
//! a rule book. The program has its box among the others, and shows it to nobody
//! who does not name it (`game_box.rs`, `held.rs`).
//!
//! The rules, whole: The sides take turns, the first side first. A side first moves ([`Phase::Move`]), then fires ([`Phase::Fire`]), and
//! ends each of both by saying so. In a turn a soldier moves once, in a straight line, to where his base touches nobody's (TIN-1), and
//! fires once (TIN-2): one die, 4 or more, or 3 or more within half his reach, and who is hit falls. Who ends a move within reach of
//! enemies who have not fired since their own last turn may be fired at by one of them, or they hold (TIN-3). A side without soldiers has
//! lost; after the last turn the side with more soldiers has won (TIN-4). Instead of firing in his phase a soldier may throw a grenade
//! (TIN-5): everybody under the template, friend or foe, falls on 5 or more. Some soldiers lie hidden from the start (TIN-6): the enemy
//! does not know where, until they move, fire or throw, or somebody comes too near or throws a grenade on them. A side that has hidden
//! soldiers is asked after every move of the enemy, whether they can fire or not.
//!
//! A seam that serves two is a seam: what cannot be said for the toy does not belong into a neutral crate. `table_view` shows it too
//! (`measured_test.rs`), and `panel_kit` draws its panels (`toy_test.rs`).

mod acting;
mod admit;
mod base;
mod burst;
pub mod catalogue;
mod facts;
mod game_box;
mod held;
mod insight;
mod offers;
mod reaction;
mod rules;
mod secrets;
mod start;
mod words;
mod write;

pub use catalogue::rules::END;
pub use facts::{
    AnyFrame, Burst, Command, Event, Outcome, Phase, Reaction, Report, Shot, State, Struck, Table, TinSoldiers,
    soldiers,
};
pub use game_box::{SCENARIO, TinBox};
pub use insight::Generals;
pub use measured_table::Point;
pub use start::{Placed, Start};

use bevy_ecs::prelude::World;
use std::hash::Hasher;
use table::{Aim, DiceCup, Framed, Refusal, RuleId, RuleSet, Seen, Side};

/// Why nothing can be ordered at all, for windows.
pub mod refusals {
    use crate::{END, words};
    use table::Refusal;

    /// The game is over.
    pub fn over() -> Refusal {
        Refusal::new(END, words::game_over())
    }
    /// The other side decides.
    pub fn other_sides_turn() -> Refusal {
        Refusal::new(END, words::other_sides_turn())
    }
}

/// All lines that the rules say.
pub fn words() -> &'static [&'static table::Words] {
    words::ALL
}

impl Framed for TinSoldiers {
    type AnyFrame = AnyFrame;
    type Time = ();
    type Offers<'a> = Vec<Command>;

    fn busy() -> Refusal {
        Refusal::new(END, words::nobody_decides())
    }
}

impl RuleSet for TinSoldiers {
    type Command = Command;
    type Event = Event;
    type Report = Report;
    type Start = Start;
    type Table<'w> = Table<'w>;

    const DICE: RuleId = catalogue::rules::FIRE;

    fn set_up(world: &mut World, start: &Start) {
        write::set_up(world, start);
    }
    fn table(world: &World) -> Table<'_> {
        write::table(world)
    }
    fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<Table<'_>>) -> T) -> T {
        secrets::seen_by(table, side, ask)
    }
    fn start_seen_by(start: &Start, side: Side) -> Start {
        start.seen_by(side)
    }
    fn told_to(table: &Table, event: &Event) -> [bool; 2] {
        secrets::told_to(table, event)
    }
    fn reveals(event: &Event) -> bool {
        secrets::reveals(event)
    }
    fn judge(seen: &Seen<Table<'_>>, side: Side, command: &Command) -> Result<Report, Refusal> {
        rules::judge(seen, side, command)
    }
    fn carry_out(table: &Table, dice: &mut DiceCup, _: Side, report: Report) -> Vec<Event> {
        rules::carry_out(table, dice, report)
    }
    fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        rules::proceed(table, dice)
    }
    fn to_act(table: &Table) -> Option<Side> {
        table.state.to_act()
    }
    fn owner(table: &Table, _: &Command) -> Option<Side> {
        table.state.to_act()
    }
    fn legal_commands(seen: &Seen<Table<'_>>, side: Side, commands: &mut Vec<Command>) {
        seen.state.top().offers(seen, side, commands);
    }
    fn aim(seen: &Seen<Table<'_>>, side: Side, command: &Command) -> Aim {
        offers::aim(seen, side, command)
    }
    fn apply(world: &mut World, event: &Event) {
        write::apply(world, event);
    }
    fn before(world: &mut World, event: &Event) -> Vec<Event> {
        write::before(world, event)
    }
    fn admit(table: &Table, event: &Event) -> Result<(), String> {
        admit::admit(table, event)
    }
    fn rests(table: &Table) -> Result<(), String> {
        admit::rests(table)
    }
    fn settle(_: &mut World) {}
    fn snapshot(table: &Table) -> Vec<Event> {
        let soldiers = table.soldiers.iter();
        let facts = soldiers.flat_map(|one| soldiers::Is::all(&one).into_iter().map(move |is| Event::Is(one.id, is)));
        std::iter::once(Event::Stands(table.state.clone())).chain(facts).collect()
    }
    fn copy(from: &Table, to: &mut World) {
        write::copy(from, to);
    }
    fn digest(table: &Table, mut sink: &mut dyn Hasher) {
        table.soldiers.digest(sink);
        std::hash::Hash::hash(table.state, &mut sink);
    }
}

#[cfg(test)]
mod rules_test;
#[cfg(test)]
mod secrets_test;
