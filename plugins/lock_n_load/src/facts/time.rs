//! What an order belongs to: the part of the sequence of play, or the question, in which it may be given.

use crate::facts::words;
use crate::sections::set_up::rules::SET_UP;
use crate::sections::turn::rules::OPERATIONS_PHASE;
use table::{Refusal, RuleId};

/// What an order belongs to; with the rule that keeps it there where that is its own.
pub enum Time {
    /// The set-up.
    SetUp,
    /// The set-up, or the Rally Phase by this rule.
    SetUpOrRally(RuleId),
    /// The Rally Phase.
    Rally(RuleId),
    /// An impulse.
    Impulse,
    /// A stack that moves.
    Move,
    /// A question that this rule asks.
    Answer(RuleId),
    /// Whoever decides and whatever is asked, by this rule.
    Always(RuleId),
}

impl Time {
    /// Why it is refused at another time.
    pub(crate) fn another(self) -> Refusal {
        let rule = match self {
            Time::Answer(rule) => return Refusal::new(rule, words::nobody_asks()),
            Time::SetUp => SET_UP,
            Time::SetUpOrRally(rule) | Time::Rally(rule) | Time::Always(rule) => rule,
            Time::Impulse | Time::Move => OPERATIONS_PHASE,
        };
        Refusal::new(rule, words::another_phase())
    }
}
