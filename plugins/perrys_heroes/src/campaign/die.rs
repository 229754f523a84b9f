//! A die between battles.

use serde::{Deserialize, Serialize};
use table::Line;

/// A die between battles, with what it gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// The die.
    pub die: u8,
    /// What it gets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
}

impl Die {
    /// The die with all that it gets.
    pub fn total(&self) -> i32 {
        i32::from(self.die) + self.lines.iter().map(|line| line.value).sum::<i32>()
    }
}
