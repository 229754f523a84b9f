//! A position for people and programs: each unit and each figure with all that is not as it is at the start.

use rules_of_engagement::{Figure, Table, Unit, figures, units};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// The units, in the order of the list.
pub(crate) fn all_units(table: &Table) -> Vec<Value> {
    table.units.iter().map(|unit| of_unit(table, &unit)).collect()
}

/// The figures, in the order of the list.
pub(crate) fn all_figures(table: &Table) -> Vec<Value> {
    table.figures.iter().map(|figure| of_figure(table, &figure)).collect()
}

fn of_unit(table: &Table, unit: &Unit) -> Value {
    let mut fields = Map::new();
    fields.insert("id".into(), json!(unit.id));
    fields.insert("side".into(), json!(unit.side));
    fields.insert("name".into(), json!(table.def(unit).name));
    let plain = units::Is::all(&Unit::new(unit.id, unit.side, unit.no));
    changed(&mut fields, units::Is::all(unit).into_iter().zip(plain));
    Value::Object(fields)
}

fn of_figure(table: &Table, figure: &Figure) -> Value {
    let mut fields = Map::new();
    fields.insert("id".into(), json!(figure.id));
    fields.insert("side".into(), json!(figure.side));
    let named = table.man(figure).map(|man| ("man", &man.name));
    let vehicle = || {
        let no = figure.vehicle.0?;
        table.field.vehicles.get(usize::from(no)).map(|vehicle| ("vehicle", &vehicle.name))
    };
    fields.extend(named.or_else(vehicle).map(|(what, name)| (what.to_string(), json!(name))));
    let plain = figures::Is::all(&Figure::new(figure.id, figure.side, figure.unit, figure.vehicle));
    changed(&mut fields, figures::Is::all(figure).into_iter().zip(plain));
    Value::Object(fields)
}

/// The facts that are not as they are at the start.
fn changed<F: Serialize + PartialEq>(fields: &mut Map<String, Value>, facts: impl Iterator<Item = (F, F)>) {
    for (is, was) in facts {
        // Each fact is an object with its name alone.
        if let (true, Ok(Value::Object(fact))) = (is != was, serde_json::to_value(is)) {
            fields.extend(fact);
        }
    }
}

/// The position, a unit or figure a line, as witnesses keep it.
pub(crate) fn position_text(table: &Table) -> String {
    let flow = table.flow;
    let mut text = String::new();
    // Writing to a text cannot fail.
    let _ = writeln!(
        text,
        "turn {} of {:?} {:?} decides {:?} outcome {:?}",
        flow.turn,
        flow.active,
        flow.phase,
        flow.to_act(),
        flow.outcome
    );
    for building in &table.battle.buildings {
        let _ = writeln!(text, "building {}", json!(building));
    }
    for counter in all_units(table).into_iter().chain(all_figures(table)) {
        let _ = writeln!(text, "{counter}");
    }
    text
}
