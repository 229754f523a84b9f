//! The toy in its box: what it must say of itself to be saved, scripted, simulated, replayed and witnessed.

use crate::{Command, END, Generals, Start, Table, TinSoldiers};
use play::library::Source;
use play::script::script_text;
use play::witness::Witnessed;
use play::{End, GameBox};
use scenario_files::{Read, Report};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Refusal, RuleId};

/// The box.
#[derive(Clone, Debug)]
pub struct TinBox;

/// The name of the scenario among the texts of a saved game. It is made of nothing else.
pub const SCENARIO: &str = "scenario.ron";

/// The start that a file says; none if it is wrong. Its mistakes go into the report.
pub(crate) fn checked(read: &Read<Start>, report: &mut Report) -> Option<Start> {
    let mistakes = read.value.mistakes();
    mistakes.iter().for_each(|(field, why)| report.add(read.mistake(field, why.clone(), None)));
    mistakes.is_empty().then(|| read.value.clone())
}

impl GameBox for TinBox {
    type Rules = TinSoldiers;
    type Insight = Generals;

    const KEY: &'static str = "tin_soldiers";
    const RULES_NUMBER: u32 = 1;
    const SEQUENCE: RuleId = END;
    const END: RuleId = END;

    fn start(files: &BTreeMap<String, String>, report: &mut Report) -> Option<Start> {
        let read = Source::Texts(files.clone()).read::<Start>(SCENARIO, report)?;
        checked(&read, report)
    }
    fn title(start: &Start) -> &str {
        &start.title
    }
    fn sides(start: &Start) -> [&str; 2] {
        [&start.sides.0, &start.sides.1]
    }
    fn plays(start: &Start) -> Vec<String> {
        // Whoever has so much time for his game has more rules than we.
        (start.turns > 50).then(|| "Campaign".to_string()).into_iter().chain(["Measuring".to_string()]).collect()
    }
    fn knows(word: &str) -> bool {
        word == "Measuring"
    }
    fn idle_field(_: &Command) -> Option<(&'static str, Refusal)> {
        None
    }
    fn decision(table: &Table) -> Map<String, Value> {
        Map::from_iter([("turn".to_string(), json!(table.state.turn)), ("side".to_string(), json!(table.state.side))])
    }
    fn position(table: &Table) -> Value {
        let soldiers = table.soldiers.iter().map(|soldier| json!({"id": soldier.id, "at": soldier.at}));
        json!({"state": table.state, "soldiers": soldiers.collect::<Vec<_>>()})
    }
    fn plan_told(_: &Table, plan: &Command) -> String {
        script_text(plan)
    }
    fn end(table: &Table) -> End {
        let mut end =
            End { winner: table.state.over.and_then(|over| over.winner), turn: table.state.turn, losses: [0; 2] };
        for soldier in table.soldiers.iter().filter(|soldier| soldier.at.is_none()) {
            end.losses[soldier.side.index()] += 1;
        }
        end
    }
}

impl Witnessed for TinBox {
    fn position_text(table: &Table) -> String {
        Self::position(table).to_string()
    }
}
