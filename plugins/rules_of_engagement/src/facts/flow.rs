//! Where the game stands between two orders.

use crate::facts::frames::AnyFrame;
use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};
use table::{Frame, Side, Stack};

pub use crate::files::values::Phase;

/// The result of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; none: nobody.
    pub winner: Option<Side>,
    /// Its enemy was forced to withdraw (ROE-H-26).
    pub withdrawn: bool,
}

/// Where the game stands. It lies at the bottom of what is going on.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flow {
    /// The game turn; 0: the set-up.
    pub turn: u8,
    /// Whose player turn it is.
    pub active: Side,
    /// The phase.
    pub phase: Phase,
    /// Who places figures; none: nobody does.
    pub placing: Option<Side>,
    /// The active side has ended its phase, and what remains of it goes by itself.
    pub ended: bool,
    /// What is going on.
    pub stack: Stack<AnyFrame>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Default for Flow {
    /// Before the set-up.
    fn default() -> Self {
        Self {
            turn: 0,
            active: Side::First,
            phase: Phase::SetUp,
            placing: None,
            ended: false,
            stack: Stack::default(),
            outcome: None,
        }
    }
}

impl Flow {
    /// What acts: the frame on top, or the turn.
    pub fn top(&self) -> &dyn Frame<crate::RulesOfEngagement> {
        self.stack.top(self)
    }
    /// Whose decision the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        if self.outcome.is_some() { None } else { self.top().decides() }
    }
}
