//! To which part of the sequence of play an order belongs.

use table::RuleId;

/// When an order may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// While the side places its figures.
    SetUp,
    /// While a team of the side acts; the rule that says so.
    Activation(RuleId),
    /// While the enemy's action is interrupted (PH-H-40).
    Window,
    /// At the end of a turn, of those who have stayed still.
    Claim,
}
