//! Where the game stands between two orders: the turn and what is going on in it ([`AnyFrame`]), the question that somebody must answer,
//! who holds what. All of it is data, so a scenario may start anywhere and a save may stop anywhere.

use crate::facts::frames::{AnyFrame, Attack, Impulse, MeleeRound, Moving, RallyPart, Retreat, SetUp, Turn, Window};
use crate::facts::game::LockNLoad;
use crate::facts::question::Question;
use serde::{Deserialize, Serialize};
use table::{Frame, Say, Side, Stack};

pub use crate::files::phase::Phase;

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; none is a draw.
    pub winner: Option<Side>,
    /// Why, in a sentence.
    pub reason: Say,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// The turn: the bottom of what is going on, which is always there.
    pub turn: Turn,
    /// What is going on in it, the innermost last.
    pub stack: Stack<AnyFrame>,
    /// What the frame on top asks, as long as the question is open.
    pub question: Option<Question>,
    /// Who holds which objective hex, in the scenario's order.
    pub control: Vec<Option<Side>>,
    /// Points for enemy losses, by side.
    pub loss_points: [i32; 2],
    /// Points for exits, by side.
    pub exit_points: [i32; 2],
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
}

impl Flow {
    /// Whose decision the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        if self.outcome.is_some() {
            return None;
        }
        match &self.question {
            Some(question) => Some(question.side()),
            None => self.top().decides(),
        }
    }
    /// What acts: the frame on top, or the turn.
    pub(crate) fn top(&self) -> &dyn Frame<LockNLoad> {
        self.stack.top(&self.turn)
    }
    /// Whose part of set-up or Rally Phase, or whose impulse it is.
    pub fn active(&self) -> Option<Side> {
        self.set_up()
            .map(|part| part.side)
            .or_else(|| self.rally_part().map(|part| part.side))
            .or_else(|| self.impulse().map(|impulse| impulse.side))
    }
    /// The side's part of the set-up that is going on.
    pub fn set_up(&self) -> Option<&SetUp> {
        self.stack.innermost()
    }
    /// The side's part of the Rally Phase that is going on.
    pub fn rally_part(&self) -> Option<&RallyPart> {
        self.stack.innermost()
    }
    /// The impulse that is going on.
    pub fn impulse(&self) -> Option<&Impulse> {
        self.stack.innermost()
    }
    /// The frame right below the one on top.
    pub fn below(&self) -> Option<&AnyFrame> {
        self.stack.below()
    }
    /// The stacks that move, the innermost first: a move may interrupt another.
    pub fn moves(&self) -> impl Iterator<Item = &Moving> {
        self.stack.all()
    }
    /// The stack that moves; the innermost if a move interrupts another.
    pub fn moving(&self) -> Option<&Moving> {
        self.moves().next()
    }
    /// The moment in which one side may react.
    pub fn window(&self) -> Option<&Window> {
        self.stack.innermost()
    }
    /// The attack that is being worked out.
    pub fn attack(&self) -> Option<&Attack> {
        self.stack.innermost()
    }
    /// The retreat from a flamethrower that is going on.
    pub fn retreat(&self) -> Option<&Retreat> {
        self.stack.innermost()
    }
    /// The melee round that is being fought.
    pub fn melee(&self) -> Option<&MeleeRound> {
        self.stack.innermost()
    }
    /// The names of what is going on, the innermost last: `Turn > Impulse > Move > Window > Attack > Check`.
    pub fn going_on(&self) -> String {
        self.stack.going_on("Turn")
    }
}
