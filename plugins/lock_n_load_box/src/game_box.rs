//! *Lock 'n Load* as the generic parts of the program take it: its rules in their box.

use crate::Library;
use crate::order_words::{order_words, plan_words};
use crate::witness::{position_text, told_text};
use lock_n_load::catalogue::CATALOGUE;
use lock_n_load::markers::Marker;
use lock_n_load::sections::turn::rules::PHASES;
use lock_n_load::sections::victory::rules::OVER;
use lock_n_load::{Command, Event, LockNLoad, OffMap, Phase, RULES_NUMBER, Start, Table, UnitState, plays, position};
use lock_n_load_opponent::{Plan, Tactics};
use play::library::Source;
use play::{End, GameBox, simulate, witness::Witnessed};
use scenario_files::Report;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Refusal, RuleId};

/// The box.
#[derive(Clone, Debug)]
pub struct LockNLoadBox;

/// A script of its orders.
pub type Script = play::script::Script<LockNLoad>;
/// Keeps a game of it on disk.
pub type Recorder = play::save::Recorder<LockNLoadBox>;
/// A saved game of it, as read.
pub type Saved = play::save::Saved<LockNLoadBox>;
/// A saved game of it, on the table.
pub type Opened = play::save::Opened<LockNLoadBox>;

impl GameBox for LockNLoadBox {
    type Rules = LockNLoad;
    type Insight = Tactics;

    const KEY: &'static str = "lock_n_load";
    const RULES_NUMBER: u32 = RULES_NUMBER;
    const SEQUENCE: RuleId = PHASES;
    const END: RuleId = OVER;

    fn start(files: &BTreeMap<String, String>, report: &mut Report) -> Option<Start> {
        Library::open(Source::Texts(files.clone()), report)?.saved_scenario(report)
    }
    fn title(start: &Start) -> &str {
        &start.battlefield.scenario.title
    }
    fn sides(start: &Start) -> [&str; 2] {
        let (first, second) = &start.battlefield.scenario.sides;
        [&first.name, &second.name]
    }
    fn plays(start: &Start) -> Vec<String> {
        plays::words(&start.battlefield.scenario, &start.battlefield.plays)
    }
    fn knows(word: &str) -> bool {
        CATALOGUE.knows(word)
    }
    fn idle_field(command: &Command) -> Option<(&'static str, Refusal)> {
        command.idle_field().map(|idle| (idle.field, Refusal::new(idle.rule, idle.reason)))
    }
    fn decision(table: &Table) -> Map<String, Value> {
        let flow = table.flow;
        let side = flow.to_act();
        let fields = [
            ("turn", json!(flow.turn.number)),
            ("phase", json!(flow.turn.phase)),
            ("side", json!(side)),
            ("name", json!(side.map(|side| &table.field.scenario.side(side).name))),
            ("question", json!(flow.question)),
            ("outcome", json!(flow.outcome)),
        ];
        fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }
    fn position(table: &Table) -> Value {
        json!(position(table))
    }
    fn end(table: &Table) -> End {
        let mut end = End { turn: table.flow.turn.number, ..End::default() };
        end.winner = table.flow.outcome.as_ref().and_then(|outcome| outcome.winner);
        for unit in table.units.iter().filter(|unit| unit.state == UnitState::Off(OffMap::Lost)) {
            end.losses[unit.side.index()] += 1;
        }
        end
    }
    fn order_told(table: &Table, command: &Command) -> String {
        order_words(table, command)
    }
    fn plan_told(table: &Table, plan: &Plan) -> String {
        plan_words(table, plan)
    }
    fn reason(table: &Table) -> Option<String> {
        table.flow.outcome.as_ref().map(|outcome| outcome.reason.to_string())
    }
    fn in_words(event: &Event) -> Option<String> {
        told_text(event)
    }
    /// The Rally Phase says by its name what it takes off.
    fn prints(event: &Event) -> bool {
        let rally = |marker: &Marker| Marker::until(Phase::Rally).any(|until| until == *marker);
        !matches!(event, Event::MarkersCleared { units, hexes }
            if hexes.is_empty() && units.iter().all(|(_, marker)| rally(marker)))
    }
    /// Questions are counted each for itself.
    fn kind(event: &Event) -> String {
        match event {
            Event::Asked(Some(question)) => format!("Asked {}", simulate::kind(question)),
            event => simulate::kind(event),
        }
    }
}

impl Witnessed for LockNLoadBox {
    fn position_text(table: &Table) -> String {
        position_text(&position(table))
    }
}
