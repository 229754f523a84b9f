//! To which part of the sequence of play an order belongs.

use crate::files::values::Phase;

/// When an order may be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// In this phase of one's own turn, or in the set-up, while nothing else goes on.
    Phase(Phase),
    /// In any phase of one's own turn: to end it.
    AnyPhase,
    /// In the Discipline phase, or when opportunity fire has made the unit Shaken (ROE-DIS-02, ROE-DIS-24).
    Choice,
    /// While an enemy unit moves (ROE-H-09).
    Window,
    /// After the dice of a fight: losses, consolidation (ROE-H-10).
    Fight,
}
