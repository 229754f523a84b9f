//! What the desk asks of this game.

use crate::battle::{Battle, LockNLoadWindow, LogLine, Telling, not_yours, over};
use crate::counters::faces;
use crate::counters::names::{self, Names};
use crate::map::show;
use crate::model::Topic;
use crate::players::{self, Outline};
use crate::theme::Theme;
use crate::{account, hints, luck, telling, words};
use desk::WindowBox;
use desk::account::Change;
use desk::hints::Hint;
use hex_board::Place;
use lock_n_load::sections::turn::rules::PHASES;
use lock_n_load::{Command, Event, Phase, Start, Table, follow, thrown, units};
use lock_n_load_opponent::{Plan, Tactics};
use opponent::Judged;
use std::collections::BTreeSet;
use table::{CounterId, Refusal, RuleId, Say, Side};
use table_view::Step;

impl WindowBox for LockNLoadWindow {
    type Insight = Tactics;
    type Telling = luck::ByNames;
    type Outline = Outline;
    type Kept = units::Kept;
    type Names = Names;
    type Place = Place;
    type Topic = Topic;
    type Theme = Theme;

    const SEQUENCE: RuleId = PHASES;
    const ASIDE: Topic = Topic::Other;
    const HINTS: &'static [Hint] = hints::ALL;

    fn hides(start: &Start) -> bool {
        start.hides()
    }
    fn over() -> Refusal {
        over()
    }
    fn not_yours() -> Refusal {
        not_yours()
    }
    fn told(table: &Table, say: &Say) -> String {
        names::told(table, say)
    }
    fn side_name(table: &Table, side: Side) -> String {
        names::side(table, side).to_owned()
    }
    fn turn(table: &Table) -> u8 {
        table.flow.turn.number
    }
    fn first_turn(table: &Table) -> u8 {
        table.field.scenario.start.turn
    }
    fn asked(table: &Table) -> Option<Side> {
        table.flow.question.as_ref().map(|question| question.side())
    }
    fn at_once(table: &Table) -> bool {
        table.flow.turn.phase == Phase::SetUp
    }

    fn is_answer(command: &Command) -> bool {
        command.is_answer()
    }
    fn needs_no_decision(command: &Command) -> bool {
        matches!(command, Command::EndImpulse | Command::RallyDone | Command::Pass)
    }
    /// Snipers can be placed at any other time as well; weapons that could be handed over keep the Rally Phase open only if the player wants
    /// that.
    fn keeps_nobody_waiting(command: &Command, phases_end: bool) -> bool {
        matches!(command, Command::PlaceSniper { .. }) || (phases_end && matches!(command, Command::GiveWeapon { .. }))
    }
    fn ready(table: &Table, legal: &[Command]) -> BTreeSet<CounterId> {
        faces::ready_units(table, legal)
    }
    /// A step finds a stack that moves, and all of it.
    fn goes_on(table: &Table, done: &Command, next: &Command) -> bool {
        let moving = table.flow.moving();
        let begun = if let Command::Move { units, .. } = done { Some(units.len()) } else { None };
        let units = begun.or_else(|| moving.map(|moving| moving.units.len()));
        let all_of_it = || moving.is_some_and(|moving| units.is_none_or(|n| n == moving.units.len()));
        !matches!(next, Command::Step { .. }) || all_of_it()
    }

    fn keep(table: &Table) -> units::Kept {
        table.units.keep()
    }
    fn follow(table: &Table, kept: &mut units::Kept, event: &Event) {
        follow(table.field, kept, event);
    }
    fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
        thrown(event).into_iter().map(|(thrower, die)| (thrower.side(table), die)).collect()
    }
    fn telling(table: &Table, event: &Event) -> Telling {
        telling::place(*table, event)
    }
    fn is_of_sequence(topic: Topic) -> bool {
        topic == Topic::Turn
    }
    fn changes(table: &Table, before: &units::Kept, after: &units::Kept, events: &[&Event]) -> Vec<Change> {
        account::changes(table, before.rows(), after.rows(), events.iter().copied())
    }
    fn names_at_start(table: &Table, _: &Start) -> Names {
        Names::at_start(table)
    }
    fn follow_names(table: &Table, names: &mut Names, event: &Event) {
        names.follow(table, event);
    }
    fn line(table: &Table, names: &Names, event: &Event) -> (Telling, Option<LogLine>) {
        telling::line(*table, names, event)
    }
    fn steps(battle: &Battle, theme: &Theme, before: &units::Kept, side: Option<Side>, events: &[Event]) -> Vec<Step> {
        show::steps(battle, theme, before, side, events)
    }
    fn by_itself(battle: &Battle, theme: &Theme, side: Side, command: &Command) -> Option<Step> {
        let nobody = *command == Command::RallyDone;
        nobody.then(|| show::by_itself(battle, theme, side, words::nobody_to_rally()))
    }

    fn deed(table: &Table, outline: &Outline) -> String {
        names::told(table, &outline.deed)
    }
    fn actors(table: &Table, outline: &Outline) -> Option<String> {
        outline.actors(table)
    }
    fn outline(table: &Table, plan: &Plan) -> Outline {
        Outline::of(table, plan)
    }
    fn outline_of_past(table: &Table, command: &Command, before: bool) -> Outline {
        let mut outline = Outline::of(table, &Plan::Orders(vec![command.clone()]));
        if !before {
            // They have gone it.
            outline.way.clear();
        }
        outline
    }
    fn plan_of(battle: &Battle, orders: &[Command]) -> Option<Plan> {
        players::plan_of(battle, orders)
    }
    fn reasons(battle: &Battle, side: Side, judged: &Judged<Plan>) -> Vec<Say> {
        players::reasons(battle, side, judged)
    }
    fn reply(battle: &Battle, side: Side, outline: &Outline) -> Option<Say> {
        Some(players::reply(battle, side, outline))
    }
}
