//! The game as a type.

/// The rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesOfEngagement;
