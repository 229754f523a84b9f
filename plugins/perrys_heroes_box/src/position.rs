//! A position for people and programs: each figure with all that is not as it is at the start.

use perrys_heroes::figures::Is;
use perrys_heroes::{Figure, Table};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// The figures, in the order of the list.
pub(crate) fn figures(table: &Table) -> Vec<Value> {
    table.figures.iter().map(|figure| object(table, &figure)).collect()
}

fn object(table: &Table, figure: &Figure) -> Value {
    let mut fields = Map::new();
    fields.insert("id".into(), json!(figure.id));
    fields.insert("side".into(), json!(figure.side));
    fields.insert("team".into(), json!(figure.team));
    if let Some(vehicle) = table.vehicle(figure) {
        fields.insert("vehicle".into(), json!(vehicle.name));
    }
    if let Some(man) = table.man(figure) {
        fields.insert("man".into(), json!(man.name));
    }
    let plain = Is::all(&Figure::new(figure.id, figure.side, figure.team, figure.vehicle));
    for (is, was) in Is::all(figure).into_iter().zip(plain) {
        // Each fact is an object with its name alone.
        if let (true, Ok(Value::Object(fact))) = (is != was, serde_json::to_value(is)) {
            fields.extend(fact);
        }
    }
    Value::Object(fields)
}

/// The position, a figure a line, as witnesses keep it.
pub(crate) fn position_text(table: &Table) -> String {
    let (flow, battle) = (table.flow, table.battle);
    let mut text = String::new();
    // Writing to a text cannot fail.
    let _ = writeln!(
        text,
        "turn {} {:?} decides {:?} deck {:?} wind {:?} pools {:?} outcome {:?}",
        flow.turn,
        flow.phase,
        flow.to_act(),
        flow.deck,
        battle.wind,
        battle.pools,
        flow.outcome
    );
    for smoke in &battle.smoke {
        let _ = writeln!(text, "smoke {}", json!(smoke));
    }
    for trap in &battle.traps {
        let _ = writeln!(text, "trap {}", json!(trap));
    }
    for support in &battle.supports {
        let _ = writeln!(text, "artillery {}", json!(support));
    }
    for light in &battle.lights {
        let _ = writeln!(text, "light {}", json!(light));
    }
    for figure in figures(table) {
        let _ = writeln!(text, "{figure}");
    }
    text
}
