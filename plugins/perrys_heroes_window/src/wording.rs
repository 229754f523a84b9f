//! Short names of the lines of a number.

use crate::words;
use table::{RuleId, Say};

/// What a line of this rule stands for.
pub fn line_name(rule: RuleId) -> Say {
    words::by_rule(rule.0)
}
