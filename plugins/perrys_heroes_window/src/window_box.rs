//! What the desk asks of the game.

pub use crate::battle::{At, Battle, PerrysHeroesWindow};
use crate::hints::HINTS;
use crate::then::{self, Then};
use crate::topics::Topic;
use crate::{changes, lines, names, steps};
use desk::account::Change;
use desk::hints::Hint;
use desk::{LogLine, Telling, WindowBox};
use panel_kit::theme::Theme;
use perrys_heroes::figures::Kept;
use perrys_heroes::sections::turn;
use perrys_heroes::sections::turn::rules::END;
use perrys_heroes::{Claiming, Command, Event, Start, Table, Window};
use perrys_heroes_opponent::{Instinct, Plan};
use play::luck::Telling as TellsLuck;
use std::collections::BTreeSet;
use table::{CounterId, Refusal, RuleId, Say, Side};
use table_view::Step;

/// How luck and decisions are told.
#[derive(Clone, Debug)]
pub struct InWords;

impl TellsLuck for InWords {
    type Insight = Instinct;
    fn turn(table: &Table) -> u8 {
        table.flow.turn
    }
    fn order(table: &Table, command: &Command) -> String {
        desk::sentence(&names::deed(table, command))
    }
    fn plan(table: &Table, plan: &Plan) -> String {
        desk::sentence(&names::plan(table, plan))
    }
}

impl WindowBox for PerrysHeroesWindow {
    type Insight = Instinct;
    type Telling = InWords;
    type Outline = Plan;
    type Kept = Kept;
    type Names = Then;
    type Place = At;
    type Topic = Topic;
    type Theme = Theme;

    const SEQUENCE: RuleId = END;
    const ASIDE: Topic = Topic::Turn;
    /// Most dice have ten faces (PH-0-03).
    const DIE: u8 = 10;
    const HINTS: &'static [Hint] = &HINTS;

    /// Nobody knows the other side's men before they are located.
    fn hides(_: &Start) -> bool {
        true
    }
    fn over() -> Refusal {
        turn::over()
    }
    fn not_yours() -> Refusal {
        turn::not_yours()
    }
    fn told(table: &Table, say: &Say) -> String {
        names::told(table, say)
    }
    fn side_name(table: &Table, side: Side) -> String {
        table.field.side(side).name.clone()
    }
    fn turn(table: &Table) -> u8 {
        table.flow.turn
    }
    fn asked(table: &Table) -> Option<Side> {
        let stack = &table.flow.stack;
        let window = stack.innermost::<Window>().map(|window| window.asked);
        window.or_else(|| stack.innermost::<Claiming>().map(|claiming| claiming.side))
    }
    fn at_once(table: &Table) -> bool {
        table.flow.placing.is_some()
    }

    fn is_answer(command: &Command) -> bool {
        matches!(command, Command::AlertShot { .. } | Command::Wait | Command::Conceal { .. })
    }
    /// Who has placed all his men may still turn and conceal them: he ends the set-up himself.
    fn needs_no_decision(command: &Command) -> bool {
        matches!(command, Command::Finish)
    }
    /// Turning costs nothing and may be done for ever, and so may telling a man on alert what to answer: the activation is not kept open by
    /// that.
    fn keeps_nobody_waiting(command: &Command, phases_end: bool) -> bool {
        matches!(command, Command::Face { .. } | Command::Standing { .. })
            || (phases_end && matches!(command, Command::Launcher { .. }))
    }
    fn ready(table: &Table, legal: &[Command]) -> BTreeSet<CounterId> {
        let own = |id: &CounterId| table.figure(*id).is_some_and(|figure| Some(figure.side) == table.flow.to_act());
        legal.iter().flat_map(|command| command.in_words().0).filter(own).collect()
    }

    fn keep(table: &Table) -> Kept {
        table.figures.keep()
    }
    fn follow(table: &Table, kept: &mut Kept, event: &Event) {
        then::follow(table, kept, event);
    }
    fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
        lines::dice(table, event)
    }
    fn faces(event: &Event) -> u8 {
        lines::faces(event)
    }
    fn telling(table: &Table, event: &Event) -> Telling<Self> {
        lines::telling(table, event)
    }
    fn is_of_sequence(topic: Topic) -> bool {
        topic == Topic::Turn
    }
    fn changes(table: &Table, before: &Kept, after: &Kept, _: &[&Event]) -> Vec<Change> {
        changes::changes(table, before, after)
    }
    fn names_at_start(table: &Table, start: &Start) -> Then {
        Then::at_start(table, start)
    }
    fn follow_names(table: &Table, names: &mut Then, event: &Event) {
        names.follow(table, event);
    }
    fn line(table: &Table, names: &Then, event: &Event) -> (Telling<Self>, Option<LogLine<Self>>) {
        (lines::telling(table, event), lines::line(table, names, event))
    }
    fn steps(battle: &Battle, theme: &Theme, before: &Kept, _: Option<Side>, events: &[Event]) -> Vec<Step> {
        steps::steps(battle, theme, before, events)
    }
    fn by_itself(battle: &Battle, theme: &Theme, side: Side, command: &Command) -> Option<Step> {
        (*command == Command::Finish).then(|| steps::by_itself(battle, theme, side))
    }

    fn deed(table: &Table, outline: &Plan) -> String {
        names::plan(table, outline)
    }
    fn outline(_: &Table, plan: &Plan) -> Plan {
        plan.clone()
    }
    fn outline_of_past(_: &Table, command: &Command, _: bool) -> Plan {
        Plan { orders: vec![command.clone()], then: None }
    }
    fn plan_of(_: &Battle, orders: &[Command]) -> Option<Plan> {
        (!orders.is_empty()).then(|| Plan { orders: orders.to_vec(), then: None })
    }
}
