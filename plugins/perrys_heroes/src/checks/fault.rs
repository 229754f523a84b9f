//! Something that is wrong with a data file.

use scenario_files::did_you_mean;
use std::fmt::Display;

/// One thing that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field, as a path in the file: `figures[3].at`.
    pub field: String,
    /// What is wrong.
    pub message: String,
    /// What would put it right.
    pub hint: Option<String>,
    /// True if the file can be used all the same.
    pub warning: bool,
}

/// The list that checks fill.
#[derive(Default)]
pub(super) struct Faults(pub Vec<Fault>);

impl Faults {
    /// The file cannot be used.
    pub fn add(&mut self, field: impl Display, message: impl Display) {
        self.hint(field, message, None);
    }
    /// The same, with what would put it right.
    pub fn hint(&mut self, field: impl Display, message: impl Display, hint: Option<String>) {
        let (field, message) = (field.to_string(), message.to_string());
        self.0.push(Fault { field, message, hint, warning: false });
    }
    /// It can be used all the same.
    pub fn warn(&mut self, field: impl Display, message: impl Display) {
        let (field, message) = (field.to_string(), message.to_string());
        self.0.push(Fault { field, message, hint: None, warning: true });
    }
    /// A number that goes from one to another.
    pub fn range(&mut self, field: impl Display, number: i64, least: i64, most: i64) {
        if !(least..=most).contains(&number) {
            self.add(field, format_args!("this goes from {least} to {most}, not {number}"));
        }
    }
    /// A key that is one of those known.
    pub fn known<'a>(
        &mut self,
        field: impl Display,
        what: &str,
        key: &str,
        known: impl Iterator<Item = &'a str> + Clone,
    ) {
        if !known.clone().any(|one| one == key) {
            let all = || format!("known are {}", known.clone().collect::<Vec<_>>().join(", "));
            let hint = did_you_mean(key, known.clone()).or_else(|| Some(all()));
            self.hint(field, format_args!("there is no {what} `{key}`"), hint);
        }
    }
}
