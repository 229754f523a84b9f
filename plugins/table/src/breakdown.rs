//! How a number comes about: lines that each name the rule that adds them, and what they are added up in. So a number and its explanation
//! are one function.

use crate::{CounterId, RuleId};
use serde::{Deserialize, Serialize};

/// One line of a breakdown: which rule adds how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The rule.
    pub rule: RuleId,
    /// What it adds; halves where [`Line::half`] is set.
    pub value: i32,
    /// The value is meant in halves; left out where it is not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half: bool,
    /// The counter that it comes from; left out where it comes from none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<CounterId>,
}

impl Line {
    /// What a rule adds, coming from no counter.
    pub const fn of(rule: RuleId, value: i32) -> Self {
        Self { rule, value, half: false, from: None }
    }
    /// What a rule adds for a counter.
    pub const fn from(rule: RuleId, value: i32, from: CounterId) -> Self {
        Self { from: Some(from), ..Self::of(rule, value) }
    }
    /// Its value in halves.
    pub const fn halves(self) -> i32 {
        if self.half { self.value } else { 2 * self.value }
    }
}

/// What the parts of a value are added up in: a number, which costs nothing more, or the lines that people read.
pub trait Tally {
    /// Adds a part.
    fn add(&mut self, part: Line);
}
impl Tally for i32 {
    #[inline]
    fn add(&mut self, part: Line) {
        *self += part.value;
    }
}
impl Tally for Vec<Line> {
    fn add(&mut self, part: Line) {
        self.push(part);
    }
}
