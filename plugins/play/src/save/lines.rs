//! The lines of a save. Each begins with the checksum of what it says.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{JournalEntry, RuleSet};

/// An entry of the journal, as its line says it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "R: RuleSet")]
pub(super) struct EntryLine<R: RuleSet> {
    #[serde(flatten)]
    entry: JournalEntry<R>,
    /// Now and then: a first entry from which a journal goes on after this one ([`table::Game::snapshot`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    snapshot: Option<JournalEntry<R>>,
}

impl<R: RuleSet> EntryLine<R> {
    pub fn new(entry: &JournalEntry<R>, snapshot: Option<JournalEntry<R>>) -> Self {
        Self { entry: entry.clone(), snapshot }
    }
    /// How many events it holds.
    pub fn len(&self) -> usize {
        self.entry.events.len() + self.snapshot.as_ref().map_or(0, |snapshot| snapshot.events.len())
    }
    /// The entry, and the snapshot after it.
    pub fn into_parts(self) -> (JournalEntry<R>, Option<JournalEntry<R>>) {
        (self.entry, self.snapshot)
    }
}

/// The snapshot in a line whose entry is not understood.
pub(super) fn snapshot_in<R: RuleSet>(line: &[u8]) -> Option<JournalEntry<R>> {
    let said: Value = serde_json::from_slice(checked(line)?).ok()?;
    let snapshot = JournalEntry::deserialize(said.get("snapshot")?).ok()?;
    all_was_read(&said["snapshot"], &snapshot).ok()?;
    Some(snapshot)
}

/// A line of a save: its checksum and what it says.
pub(super) fn line(value: &impl Serialize) -> anyhow::Result<String> {
    let json = serde_json::to_string(value)?;
    Ok(format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())))
}

/// Why a whole line was not read.
pub(super) enum LineFault {
    Damaged,
    NotUnderstood(String),
}

pub(super) fn unline<T: serde::de::DeserializeOwned + Serialize>(line: &[u8]) -> Result<T, LineFault> {
    let json = checked(line).ok_or(LineFault::Damaged)?;
    let not_understood = |error: serde_json::Error| LineFault::NotUnderstood(error.to_string());
    let value: T = serde_json::from_slice(json).map_err(not_understood)?;
    let said: Value = serde_json::from_slice(json).map_err(not_understood)?;
    all_was_read(&said, &value).map_err(LineFault::NotUnderstood)?;
    Ok(value)
}

/// What a line says, if its checksum is right.
fn checked(line: &[u8]) -> Option<&[u8]> {
    let (sum, json) = line.split_at_checked(9)?;
    (format!("{:08x} ", crc32fast::hash(json)).as_bytes() == sum).then_some(json)
}

/// Nothing of what a line says was passed over.
fn all_was_read(said: &Value, value: &impl Serialize) -> Result<(), String> {
    let read = serde_json::to_value(value).map_err(|error| error.to_string())?;
    unread(said, &read).map_or(Ok(()), |path| Err(format!("`{path}` is not known")))
}

/// The first part of what a line says that was not read. A part that is missing in the line has its default.
fn unread(said: &Value, read: &Value) -> Option<String> {
    let inside = |key: &str, said: &Value, read: Option<&Value>| {
        let found = read.map_or_else(|| Some(String::new()), |read| unread(said, read));
        found.map(|path| if path.is_empty() { key.to_string() } else { format!("{key}.{path}") })
    };
    match (said, read) {
        (Value::Object(said), Value::Object(read)) => {
            said.iter().find_map(|(key, value)| inside(key, value, read.get(key)))
        }
        (Value::Array(said), Value::Array(read)) if said.len() == read.len() => {
            let pairs = said.iter().zip(read).enumerate();
            pairs.into_iter().find_map(|(n, (said, read))| inside(&n.to_string(), said, Some(read)))
        }
        _ => (said != read).then(String::new),
    }
}
