//! Orders and events as programs and people read them.

use serde::Serialize;
use serde_json::{Map, Value};

/// An event as one flat object: `{"event": "PhaseBegan", "order": 3, ...}`.
pub fn event_json(event: &impl Serialize, order: Option<usize>) -> Value {
    let mut object = Map::new();
    let value = serde_json::to_value(event).unwrap_or(Value::Null);
    let (name, fields) = match value {
        Value::String(name) => (name, Value::Null),
        Value::Object(map) => map.into_iter().next().unwrap_or_default(),
        other => (other.to_string(), Value::Null),
    };
    object.insert("event".into(), name.into());
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

/// True if a value says what is wanted: an object has at least the fields of the other one, each of which says what is wanted; a list has
/// as many items, each of which does; all else is the same.
pub fn says(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(has), Value::Object(wanted)) => {
            wanted.iter().all(|(name, wanted)| has.get(name).is_some_and(|value| says(value, wanted)))
        }
        (Value::Array(has), Value::Array(wanted)) => {
            has.len() == wanted.len() && has.iter().zip(wanted).all(|(value, wanted)| says(value, wanted))
        }
        (Value::Number(has), Value::Number(wanted)) => {
            has.as_i64() == wanted.as_i64() && has.is_f64() == wanted.is_f64()
        }
        _ => value == wanted,
    }
}

/// An order in the shortest form that a script understands: what records compare and sort by.
pub fn command_text(command: &impl Serialize) -> String {
    scenario_files::options().to_string(command).unwrap_or_else(|error| format!("/* {error} */"))
}

/// An order as people write it in a script: in one line, with spaces.
pub fn script_text(command: &impl Serialize) -> String {
    let one_line = ron::ser::PrettyConfig::new().depth_limit(0);
    let text = scenario_files::options().to_string_pretty(command, one_line);
    text.unwrap_or_else(|error| format!("/* {error} */"))
}

/// The name of an order, event or question without what it holds.
pub fn kind(value: &impl std::fmt::Debug) -> String {
    struct Name(String);
    impl std::fmt::Write for Name {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            let name = text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
            self.0.push_str(name);
            // What follows the name is not wanted: the error stops the formatting.
            if name.len() == text.len() { Ok(()) } else { Err(std::fmt::Error) }
        }
    }
    let mut name = Name(String::new());
    let _ = std::fmt::Write::write_fmt(&mut name, format_args!("{value:?}"));
    name.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_line_says_what_is_wanted_with_more_fields_but_no_more_items() {
        let line = json!({"event": "Fired", "shots": [{"die": 4, "at": "b"}, {"die": 6, "at": "c"}], "jams": false});
        for wanted in [json!({}), json!({"event": "Fired"}), json!({"shots": [{"die": 4}, {"at": "c"}]})] {
            assert!(says(&line, &wanted), "{wanted}");
        }
        let wrong = [
            json!({"event": "Missed"}),
            json!({"shots": [{"die": 4}]}),
            json!({"shots": [{"die": 4}, {"die": 5}]}),
            json!({"jams": null}),
            json!({"with": "Light"}),
            json!([]),
        ];
        for wanted in wrong {
            assert!(!says(&line, &wanted), "{wanted}");
        }
    }
}
