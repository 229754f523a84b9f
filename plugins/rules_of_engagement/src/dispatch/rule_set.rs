//! Rules of Engagement as a [`RuleSet`]: the door through which everybody plays it.

use crate::dispatch::report::Report;
use crate::dispatch::{admit, apply, judge, legal, secrets, sequence};
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::AnyFrame;
use crate::facts::game::RulesOfEngagement;
use crate::facts::offers::Offers;
use crate::facts::situation::{Seen, Table};
use crate::facts::snapshot::Snapshot;
use crate::facts::start::Start;
use crate::facts::time::Time;
use crate::sections::turn::rules::{DICE, PHASES};
use crate::sections::turn::words;
use bevy_ecs::prelude::World;
use std::hash::Hasher;
use table::{Aim, DiceCup, Framed, Group, Refusal, RuleId, RuleSet, Side};

/// The number of these rules, kept in saved games. It is raised with every change after which the same orders and dice may lead to other
/// events.
pub const RULES_NUMBER: u32 = 1;

impl Framed for RulesOfEngagement {
    type AnyFrame = AnyFrame;
    type Time = Time;
    type Offers<'a> = Offers<'a>;

    fn busy() -> Refusal {
        Refusal::new(PHASES, words::nobody_decides())
    }
}

impl RuleSet for RulesOfEngagement {
    type Command = Command;
    type Event = Event;
    type Report = Report;
    type Start = Start;
    type Table<'w> = Table<'w>;

    const DICE: RuleId = DICE;

    fn set_up(world: &mut World, start: &Start) {
        sequence::insert_schedules(world);
        apply::set_up(world, start);
    }
    fn table(world: &World) -> Table<'_> {
        apply::table(world)
    }
    fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
        secrets::seen_by(table, side, ask)
    }
    fn start_seen_by(start: &Start, side: Side) -> Start {
        secrets::start_seen_by(start, side)
    }
    fn told_to(table: &Table, event: &Event) -> [bool; 2] {
        secrets::told_to(table, event)
    }
    fn reveals(event: &Event) -> bool {
        secrets::reveals(event)
    }
    fn judge(seen: &Seen<'_>, side: Side, command: &Command) -> Result<Report, Refusal> {
        judge::judge(seen, side, command)
    }
    fn carry_out(table: &Table, dice: &mut DiceCup, _: Side, report: Report) -> Vec<Event> {
        report.carry_out(table, dice)
    }
    fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        if table.flow.outcome.is_some() { Vec::new() } else { table.flow.top().proceed(table, dice) }
    }
    fn to_act(table: &Table) -> Option<Side> {
        table.flow.to_act()
    }
    fn owner(table: &Table, _: &Command) -> Option<Side> {
        table.flow.to_act()
    }
    fn legal_commands(seen: &Seen<'_>, side: Side, commands: &mut Vec<Command>) {
        legal::list(seen, side, commands);
    }
    fn groups(seen: &Seen<'_>, side: Side, groups: &mut Vec<Group>) {
        legal::groups(seen, side, groups);
    }
    fn group_commands(seen: &Seen<'_>, side: Side, group: Group, commands: &mut Vec<Command>) {
        legal::group(seen, side, group, commands);
    }
    fn aim(seen: &Seen<'_>, side: Side, command: &Command) -> Aim {
        command.ask(|order| order.aim(seen, side))
    }
    fn apply(world: &mut World, event: &Event) {
        apply::apply(world, event);
    }
    fn before(world: &mut World, event: &Event) -> Vec<Event> {
        if let Event::PhaseBegan { side, phase, .. } = event {
            sequence::begin(world, *side, *phase)
        } else {
            Vec::new()
        }
    }
    fn admit(table: &Table, event: &Event) -> Result<(), String> {
        admit::admit(table, event)
    }
    fn rests(table: &Table) -> Result<(), String> {
        admit::rests(table)
    }
    fn settle(_: &mut World) {}
    fn snapshot(table: &Table) -> Vec<Event> {
        vec![Event::Stands(Box::new(Snapshot::of(table)))]
    }
    fn copy(from: &Table, to: &mut World) {
        apply::copy(from, to);
    }
    fn digest(table: &Table, sink: &mut dyn Hasher) {
        apply::digest(table, sink);
    }
}
