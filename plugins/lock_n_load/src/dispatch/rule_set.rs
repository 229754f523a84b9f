//! Lock 'n Load as a [`RuleSet`]: the door through which everybody plays it.

use crate::dispatch::admit;
use crate::dispatch::apply;
use crate::dispatch::report::Report;
use crate::dispatch::{decide, judge, legal, rests};
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::game::LockNLoad;
use crate::facts::rules::DICE;
use crate::facts::seen::{self, Seen};
use crate::facts::snapshot::Snapshot;
use crate::facts::start::Start;
use bevy_ecs::prelude::*;
use std::hash::Hasher;
use table::{Aim, DiceCup, Group, Refusal, RuleId, RuleSet, Side};

pub use crate::facts::situation::Table;

/// The number of these rules, kept in saved games. It is raised with every change after which the same orders and dice may lead to
/// other events; 1 are the rules of the first battle, 3 keep what is going on as a stack of frames, 4 the phases' parts and impulses too, and what
/// a phase takes off as an event, 5 know all rules of armour and let a leader aid every attack of Opportunity Fire in an impulse, 6 follow the
/// rulings RUL-109 to RUL-121.
pub const RULES_NUMBER: u32 = 6;

impl RuleSet for LockNLoad {
    type Command = Command;
    type Event = Event;
    type Report = Report;
    type Start = Start;
    type Table<'w> = Table<'w>;

    // One six-sided die, or two, each counted apart (LNL-1.2-01, LNL-1.2-02).
    const DICE: RuleId = DICE;

    fn set_up(world: &mut World, start: &Start) {
        apply::set_up(world, start);
    }
    fn table(world: &World) -> Table<'_> {
        Table::of(world)
    }
    fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
        seen::seen_by(table, side, ask)
    }
    fn start_seen_by(start: &Start, side: Side) -> Start {
        start.seen_by(side)
    }
    fn told_to(table: &Table, event: &Event) -> [bool; 2] {
        seen::told_to(table, event)
    }
    fn judge(seen: &Seen<'_>, side: Side, command: &Command) -> Result<Report, Refusal> {
        judge::judge(seen, side, command)
    }
    fn carry_out(table: &Table, dice: &mut DiceCup, side: Side, report: Report) -> Vec<Event> {
        decide::carry_out(table, dice, side, report)
    }
    fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        decide::proceed(table, dice)
    }
    fn to_act(table: &Table) -> Option<Side> {
        table.flow.to_act()
    }
    fn owner(table: &Table, command: &Command) -> Option<Side> {
        legal::owner(table, command)
    }
    fn legal_commands(seen: &Seen<'_>, side: Side, commands: &mut Vec<Command>) {
        legal::list(seen, side, commands);
    }
    fn all_commands(seen: &Seen<'_>, side: Side, commands: &mut Vec<Command>) {
        legal::list_all(seen, side, commands);
    }
    fn groups(seen: &Seen<'_>, side: Side, groups: &mut Vec<Group>) {
        legal::groups(seen, side, groups);
    }
    fn group_commands(seen: &Seen<'_>, side: Side, group: Group, commands: &mut Vec<Command>) {
        legal::list_group(seen, side, group, commands);
    }
    fn aim(seen: &Seen<'_>, side: Side, command: &Command) -> Aim {
        command.ask(|order| order.aim(seen, side))
    }
    fn apply(world: &mut World, event: &Event) {
        apply::apply(world, event);
    }
    fn before(world: &mut World, event: &Event) -> Vec<Event> {
        apply::before(world, event)
    }
    fn admit(table: &Table, event: &Event) -> Result<(), String> {
        admit::admit(table, event)
    }
    fn rests(table: &Table) -> Result<(), String> {
        rests::rests(table)
    }
    fn settle(world: &mut World) {
        apply::settle(world);
    }
    fn snapshot(table: &Table) -> Vec<Event> {
        vec![Event::Snapshot(Box::new(Snapshot::of(table)))]
    }
    fn copy(from: &Table, to: &mut World) {
        apply::copy(from, to);
    }
    fn digest(table: &Table, sink: &mut dyn Hasher) {
        apply::digest(table, sink);
    }
}
