//! Perry's Heroes as the generic parts of the program take it: its rules in their box.

use crate::Library;
use crate::order_words::order_words;
use crate::position::{figures, position_text};
use perrys_heroes::sections::turn::rules::END;
use perrys_heroes::values::{Health, Left};
use perrys_heroes::{Claiming, Command, Event, Outcome, PerrysHeroes, RULES_NUMBER, Start, Table, Window};
use perrys_heroes_opponent::{Instinct, Plan};
use play::library::Source;
use play::witness::Witnessed;
use play::{End, GameBox};
use scenario_files::Report;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Refusal, RuleId};

/// The box.
#[derive(Clone, Debug)]
pub struct PerrysHeroesBox;

impl GameBox for PerrysHeroesBox {
    type Rules = PerrysHeroes;
    type Insight = Instinct;

    const KEY: &'static str = "perrys_heroes";
    const RULES_NUMBER: u32 = RULES_NUMBER;
    const SEQUENCE: RuleId = END;
    const END: RuleId = END;

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
        // What is asked besides what the own card brings.
        let window = flow.stack.innermost::<Window>().map(|window| json!({"Window": window}));
        let claiming = || flow.stack.innermost::<Claiming>().map(|claiming| json!({"Claiming": claiming}));
        let question = window.or_else(claiming);
        let fields = [
            ("turn", json!(flow.turn)),
            ("phase", json!(flow.phase)),
            ("side", json!(side)),
            ("name", json!(side.map(|side| &table.field.side(side).name))),
            ("question", json!(question)),
            ("outcome", json!(flow.outcome)),
        ];
        fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }
    fn position(table: &Table) -> Value {
        let flow = table.flow;
        json!({
            "turn": flow.turn,
            "phase": flow.phase,
            "to_act": flow.to_act(),
            "deck": flow.deck,
            "going_on": flow.stack,
            "outcome": flow.outcome,
            "wind": table.battle.wind,
            "pools": table.battle.pools,
            "smoke": table.battle.smoke,
            "traps": table.battle.traps,
            "artillery": table.battle.supports,
            "lights": table.battle.lights,
            "figures": figures(table),
        })
    }
    fn plan_told(table: &Table, plan: &Plan) -> String {
        let told: Vec<String> = plan.all().map(|order| order_words(table, order)).collect();
        told.join("; ")
    }
    fn order_told(table: &Table, command: &Command) -> String {
        order_words(table, command)
    }
    fn end(table: &Table) -> End {
        let winner = table.flow.outcome.and_then(|outcome| outcome.winner);
        let mut end = End { turn: table.flow.turn, winner, losses: [0; 2] };
        // PH-H-43: who has fled off the table counts as lost.
        let lost = table.figures.iter().filter(|one| one.health == Health::Dead || one.left == Left::Fled);
        for figure in lost {
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
            | Event::WindRolled { .. }
            | Event::CardTurned { .. }
            | Event::Went { .. }
            | Event::RanOver { .. }
            | Event::Rolled(_)
            | Event::Fired(_)
            | Event::GunFired(_)
            | Event::Struck(_)
            | Event::Landed(_)
            | Event::Blasted(_)
            | Event::Fought(_)
            | Event::Called(_)
            | Event::Drifted(_)
            | Event::Shelled(_)
            | Event::Told { .. }
            | Event::Penetrated(_)
            | Event::Damaged(_)
            | Event::CrewRolled(_)
            | Event::Over(_) => Some(serde_json::to_string(event).unwrap_or_else(|error| error.to_string())),
            Event::Is(..)
            | Event::BattleIs(_)
            | Event::Pushed(_)
            | Event::Popped
            | Event::Deck(_)
            | Event::RallyIs(_)
            | Event::Asked { .. }
            | Event::Fled
            | Event::Planned { .. }
            | Event::Steered { .. }
            | Event::Acts(_)
            | Event::Stands(_) => None,
        }
    }
}

/// How a game ended, in a sentence.
fn told_of(table: &Table, outcome: Outcome) -> String {
    let [first, second] = outcome.scores;
    let scores = format!("{first} against {second}");
    match outcome.winner {
        Some(winner) => format!("{} have won: {scores} for their orders", table.field.side(winner).name),
        None => format!("nobody has won: {scores} for the orders of both sides"),
    }
}

impl Witnessed for PerrysHeroesBox {
    fn position_text(table: &Table) -> String {
        position_text(table)
    }
}
