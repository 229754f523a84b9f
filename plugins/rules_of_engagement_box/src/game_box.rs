//! Rules of Engagement as the generic parts of the program take it: its rules in their box.

use crate::Library;
use crate::order_words::order_words;
use crate::position::{all_figures, all_units, position_text};
use opponent::Untaught;
use play::library::Source;
use play::witness::Witnessed;
use play::{End, GameBox};
use rules_of_engagement::sections::turn::rules::PHASES;
use rules_of_engagement::sections::victory::lost;
use rules_of_engagement::{Command, Event, Outcome, RULES_NUMBER, RulesOfEngagement, Start, Table};
use scenario_files::Report;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::convert::Infallible;
use table::{Refusal, RuleId, Side};

/// The box.
#[derive(Clone, Debug)]
pub struct RulesOfEngagementBox;

impl GameBox for RulesOfEngagementBox {
    type Rules = RulesOfEngagement;
    type Insight = Untaught<RulesOfEngagement>;

    const KEY: &'static str = "rules_of_engagement";
    const RULES_NUMBER: u32 = RULES_NUMBER;
    const SEQUENCE: RuleId = PHASES;
    const END: RuleId = PHASES;

    fn start(files: &BTreeMap<String, String>, report: &mut Report) -> Option<Start> {
        Library::open(Source::Texts(files.clone()), report)?.saved_scenario(report)
    }
    fn title(start: &Start) -> &str {
        &start.field.title
    }
    fn sides(start: &Start) -> [&str; 2] {
        [&start.field.sides[0].name, &start.field.sides[1].name]
    }
    /// No field of an order is idle.
    fn idle_field(_: &Command) -> Option<(&'static str, Refusal)> {
        None
    }
    fn decision(table: &Table) -> Map<String, Value> {
        let (flow, side) = (table.flow, table.flow.to_act());
        let fields = [
            ("turn", json!(flow.turn)),
            ("active", json!(flow.active)),
            ("phase", json!(flow.phase)),
            ("side", json!(side)),
            ("name", json!(side.map(|side| &table.field.side(side).name))),
            ("question", json!(flow.stack.last())),
            ("outcome", json!(flow.outcome)),
        ];
        fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }
    fn position(table: &Table) -> Value {
        let flow = table.flow;
        json!({
            "turn": flow.turn,
            "active": flow.active,
            "phase": flow.phase,
            "to_act": flow.to_act(),
            "going_on": flow.stack,
            "outcome": flow.outcome,
            "buildings": table.battle.buildings,
            "units": all_units(table),
            "figures": all_figures(table),
        })
    }
    fn plan_told(_: &Table, plan: &Infallible) -> String {
        match *plan {}
    }
    fn order_told(table: &Table, command: &Command) -> String {
        order_words(table, command)
    }
    fn end(table: &Table) -> End {
        let winner = table.flow.outcome.and_then(|outcome| outcome.winner);
        let mut end = End { turn: table.flow.turn, winner, losses: [0; 2] };
        for figure in table.figures.iter().filter(|figure| !figure.is_there()) {
            end.losses[figure.side.index()] += 1;
        }
        end
    }
    fn reason(table: &Table) -> Option<String> {
        table.flow.outcome.map(|outcome| told_of(table, outcome))
    }
    /// What is written down of the table alone is no event that is told.
    fn in_words(event: &Event) -> Option<String> {
        match event {
            Event::PhaseBegan { .. }
            | Event::Placing(_)
            | Event::Chose { .. }
            | Event::OrderGiven { .. }
            | Event::Went { .. }
            | Event::Disciplined(_)
            | Event::Spotted(_)
            | Event::Fired(_)
            | Event::Smoked(_)
            | Event::Landed(_)
            | Event::Struck(_)
            | Event::Flared(_)
            | Event::Breached(_)
            | Event::VehicleStruck(_)
            | Event::Experienced(_)
            | Event::TrackRolled { .. }
            | Event::Charged { .. }
            | Event::Fought(_)
            | Event::Tried(_)
            | Event::Bogging(_)
            | Event::Swerved(_)
            | Event::Rode { .. }
            | Event::Lost { .. }
            | Event::Over(_) => Some(serde_json::to_string(event).unwrap_or_else(|error| error.to_string())),
            Event::UnitIs(..)
            | Event::Is(..)
            | Event::BattleIs(_)
            | Event::Pushed(_)
            | Event::FrameIs(_)
            | Event::Popped
            | Event::Planned { .. }
            | Event::Steered { .. }
            | Event::Checked { .. }
            | Event::Asked { .. }
            | Event::Ended
            | Event::Stands(_) => None,
        }
    }
}

/// How a game ended, in a sentence.
fn told_of(table: &Table, outcome: Outcome) -> String {
    let losses = Side::BOTH.map(|side| {
        let (lost, all) = lost(table, side);
        format!("{} have lost {lost} of {all} CE", table.field.side(side).name)
    });
    let losses = losses.join(", ");
    match (outcome.winner, outcome.withdrawn) {
        (Some(winner), true) => {
            let [name, others] = [winner, winner.other()].map(|side| &table.field.side(side).name);
            format!("{name} have won, as {others} had to withdraw: {losses}")
        }
        (Some(winner), false) => format!("{} have won: {losses}", table.field.side(winner).name),
        (None, true) => format!("both sides had to withdraw: {losses}"),
        (None, false) => format!("nobody has won: {losses}"),
    }
}

impl Witnessed for RulesOfEngagementBox {
    fn position_text(table: &Table) -> String {
        position_text(table)
    }
}
