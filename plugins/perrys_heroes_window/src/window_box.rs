//! What the desk asks of the game.

use crate::{lines, names, steps};
use desk::account::Change;
use desk::{LogLine, Telling, WindowBox};
use measured_view::Spot;
use panel_kit::theme::Theme;
use perrys_heroes::figures::Kept;
use perrys_heroes::sections::turn;
use perrys_heroes::sections::turn::rules::END;
use perrys_heroes::{Claiming, Command, Event, Start, Table, Window};
use perrys_heroes_opponent::{Instinct, Plan};
use play::luck::Telling as TellsLuck;
use std::collections::BTreeSet;
use std::fmt;
use table::{CounterId, Refusal, RuleId, Say, Side};
use table_view::Step;

/// A battle of the game.
pub type Battle = desk::Battle<PerrysHeroesWindow>;

/// The game in a window.
#[derive(Clone, Debug, PartialEq)]
pub struct PerrysHeroesWindow;

/// A place of the table, to which a line of the log leads.
#[derive(Clone, Debug, PartialEq)]
pub struct At(pub Spot);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

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
    type Names = ();
    type Place = At;
    type Topic = u8;
    type Theme = Theme;

    const SEQUENCE: RuleId = END;
    const ASIDE: u8 = 0;

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
    fn ready(table: &Table, legal: &[Command]) -> BTreeSet<CounterId> {
        let own = |id: &CounterId| table.figure(*id).is_some_and(|figure| Some(figure.side) == table.flow.to_act());
        legal.iter().flat_map(|command| command.in_words().0).filter(own).collect()
    }

    fn keep(table: &Table) -> Kept {
        table.figures.keep()
    }
    fn follow(table: &Table, kept: &mut Kept, event: &Event) {
        if let Event::Is(who, is) = event
            && let Some(no) = table.no(*who)
        {
            kept.write(no, is.fact());
        }
    }
    fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
        lines::dice(table, event)
    }
    fn telling(table: &Table, event: &Event) -> Telling<Self> {
        lines::telling(table, event)
    }
    fn changes(_: &Table, _: &Kept, _: &Kept, _: &[&Event]) -> Vec<Change> {
        Vec::new()
    }
    fn line(table: &Table, (): &(), event: &Event) -> (Telling<Self>, Option<LogLine<Self>>) {
        (lines::telling(table, event), lines::line(table, event))
    }
    fn steps(battle: &Battle, theme: &Theme, _: &Kept, _: Option<Side>, events: &[Event]) -> Vec<Step> {
        steps::steps(battle, theme, events)
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
