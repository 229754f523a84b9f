//! `hedgerow script`: plays a script of orders with forced dice; one JSON object per event.

use crate::commands::out::{Out, complain};
use clap::Args;
use hedgerow::library::{Library, Source, find_root, read};
use hedgerow::script::{Script, Stop, script_text};
use lock_n_load::{Event, LockNLoad, Start};
use scenario_files::Report;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Game, GameError, RuleId, RuleSet as _};

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// The script file.
    script: PathBuf,
    /// Print the final position instead of the events.
    #[arg(long)]
    state: bool,
}

/// Loads a scenario or says what is wrong with it.
pub fn load(data: Option<PathBuf>, scenario: &Path) -> anyhow::Result<Start> {
    let root = find_root(data)?;
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root), &mut report);
    let start = library.and_then(|library| library.scenario(scenario, &mut report));
    match start {
        Some((_, start)) => Ok(start),
        None => Err(anyhow::anyhow!("the scenario cannot be played\n{report}")),
    }
}

/// Reads a script or says what is wrong with it.
pub fn load_script(path: &Path) -> anyhow::Result<Script> {
    let mut report = Report::new();
    read::<Script>(path, &mut report)
        .map(|script| script.value)
        .ok_or_else(|| anyhow::anyhow!("the script cannot be read\n{report}"))
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let start = load(data, &arguments.scenario)?;
    let script = load_script(&arguments.script)?;
    let mut out = Out::new();
    let mut lines: Vec<Value> = Vec::new();
    let (game, stop) = script.play(start, |index, events, game| {
        lines.extend(events.iter().map(|event| event_json(event, index)));
        lines.push(decision_json(game));
    });
    if arguments.state {
        if let Some(game) = game {
            let state = serde_json::to_value(lock_n_load::position(&game.table()))?;
            out.line(serde_json::to_string_pretty(&state)?)?;
        }
    } else {
        lines.iter().try_for_each(|line| out.line(line))?;
    }
    let told = stop.map(|stop| stop_json(&script, &stop));
    if let Some(told) = told.as_ref().filter(|_| !arguments.state) {
        out.line(told)?;
    }
    out.finish()?;
    let Some(told) = told else { return Ok(ExitCode::SUCCESS) };
    complain(told["message"].as_str().unwrap_or_default());
    Ok(ExitCode::from(2))
}

/// An event as one flat object: `{"event": "DamageChecked", "order": 3, ...}`.
pub fn event_json(event: &Event, order: Option<usize>) -> Value {
    let mut object = Map::new();
    let value = serde_json::to_value(event).unwrap_or(Value::Null);
    let (name, fields) = match value {
        Value::String(name) => (name, Value::Null),
        Value::Object(map) => map.into_iter().next().unwrap_or_default(),
        other => (other.to_string(), Value::Null),
    };
    object.insert("event".into(), name.clone().into());
    object.insert("order".into(), order.map_or(Value::Null, Value::from));
    match fields {
        Value::Object(fields) => object.extend(fields),
        Value::Null => {}
        value => {
            object.insert("value".into(), value);
        }
    }
    Value::Object(object)
}

fn decision_json(game: &Game<LockNLoad>) -> Value {
    let table = game.table();
    json!({
        "event": "Decision",
        "turn": table.flow.turn,
        "phase": table.flow.phase,
        "side": table.flow.to_act(),
        "name": table.flow.to_act().map(|side| &table.field.scenario.side(side).name),
        "question": table.flow.question,
        "outcome": table.flow.outcome,
    })
}

/// LNL-2.0-01: the sequence of play, which a position can come out of to which the rules never lead.
const SEQUENCE: RuleId = RuleId("LNL-2.0-01");

fn stop_json(script: &Script, stop: &Stop) -> Value {
    match stop {
        Stop::Order { index, error } => {
            let order = script_text(&script.orders[*index]);
            let (rule, reason) = match error {
                GameError::Refused(refusal) => (refusal.rule, refusal.reason.to_string()),
                GameError::Dice { fault, rule } => (*rule, fault.to_string()),
                GameError::Endless => (SEQUENCE, error.to_string()),
            };
            json!({"event": "Refused", "index": index, "order": order, "rule": rule, "reason": reason,
                "message": format!("orders[{index}] {order}: {reason} [{rule}]")})
        }
        Stop::Start(error) => {
            let rule = if *error == GameError::Endless { SEQUENCE } else { LockNLoad::DICE };
            json!({"event": "Refused", "index": null, "order": null, "rule": rule,
                "reason": error.to_string(), "message": format!("before the first order: {error}")})
        }
        Stop::LeftOver(left) => json!({"event": "DiceLeftOver", "left": left, "rule": "RUL-98",
            "message": format!("{left} dice of the list are left over [RUL-98]")}),
        Stop::Over(index) => json!({"event": "Refused", "index": index, "order": script_text(&script.orders[*index]),
            "rule": "LNL-SC-10", "reason": "the game is over", "message": format!("orders[{index}]: the game is over [LNL-SC-10]")}),
    }
}
