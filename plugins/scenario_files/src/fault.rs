//! What is wrong with the meaning of a file: mistakes at fields, as a rule set finds them once the file has been read.

use crate::nearest::did_you_mean;
use std::collections::BTreeSet;
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
pub struct Faults(pub Vec<Fault>);

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
    /// A key that a file gives to one of several things: lower-case letters, digits and `_`, and no other of them has it.
    pub fn key<'a>(&mut self, field: impl Display, things: &str, key: &'a str, seen: &mut BTreeSet<&'a str>) {
        if key.is_empty() || key.contains(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '_') {
            self.add(field, "a key has lower-case letters, digits and `_`");
        } else if !seen.insert(key) {
            self.add(field, format_args!("there are two {things} with the key `{key}`"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_lower_case_and_the_only_one() {
        let (mut faults, mut seen) = (Faults::default(), BTreeSet::new());
        for key in ["two_doors", "TWO", "", "two_doors", "a b"] {
            faults.key(key, "things", key, &mut seen);
        }
        let told: Vec<&str> = faults.0.iter().map(|fault| fault.field.as_str()).collect();
        assert_eq!(told, ["TWO", "", "two_doors", "a b"]);
        assert_eq!(faults.0[2].message, "there are two things with the key `two_doors`");
    }

    #[test]
    fn a_key_that_nobody_knows_is_told_with_one_that_is_like_it_or_with_all() {
        let mut faults = Faults::default();
        for key in ["wood", "wodo", "xyz"] {
            faults.known("kind", "thing", key, ["wood", "ford"].into_iter());
        }
        let hints: Vec<Option<&str>> = faults.0.iter().map(|fault| fault.hint.as_deref()).collect();
        assert_eq!(hints, [Some("did you mean `wood`?"), Some("known are wood, ford")]);
    }

    #[test]
    fn a_number_beside_its_range_is_told_and_a_warning_is_none() {
        let mut faults = Faults::default();
        (0..=3).for_each(|number| faults.range(number, number, 1, 2));
        faults.warn("name", "this name is empty");
        let told: Vec<(&str, bool)> = faults.0.iter().map(|fault| (fault.field.as_str(), fault.warning)).collect();
        assert_eq!(told, [("0", false), ("3", false), ("name", true)]);
    }
}
