//! Events as programs read them.

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
