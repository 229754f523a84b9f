//! Rule numbers, and refusals that carry one.

use crate::Say;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Mutex;

/// Where in the rule book a number or a refusal comes from: the book and the statement's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}
impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}
impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        if text.len() > LONGEST || !text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.')) {
            return Err(serde::de::Error::custom("this is no rule number"));
        }
        Ok(RuleId(interned(&text)))
    }
}

/// No rule number is longer.
const LONGEST: usize = 32;

/// Ids read from saves live as long as the program: there are some hundred of them, and each is kept once.
fn interned(text: &str) -> &'static str {
    static SEEN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut seen = SEEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = seen.get(text) {
        return known;
    }
    let kept: &'static str = Box::leak(text.into());
    seen.insert(kept);
    kept
}

/// Why an order was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// The reason.
    pub reason: Say,
}
impl Refusal {
    /// A refusal by `rule`.
    #[inline]
    pub fn new(rule: RuleId, reason: Say) -> Self {
        Self { rule, reason }
    }
}
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.reason, self.rule)
    }
}
impl std::error::Error for Refusal {}
