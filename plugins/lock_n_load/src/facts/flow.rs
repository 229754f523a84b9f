//! Where the game stands between two orders: the turn and what is going on in it ([`AnyFrame`]), the question that somebody must answer,
//! who holds what. All of it is data, so a scenario may start anywhere and a save may stop anywhere.

use crate::facts::frames::{AnyFrame, Turn};
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::Table;
use serde::{Deserialize, Serialize};
use table::{Frame as _, Say, Side, Stack};

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
    /// Puts aside what a side does not see of it: of the turn, of what is going on in it, of the question. Who holds what, the points and
    /// the result lie openly: whoever takes an objective or costs points shows himself.
    pub(crate) fn blank(&mut self, table: &Table, side: Side) {
        let Self { turn, stack, question, control: _, loss_points: _, exit_points: _, outcome: _ } = self;
        turn.blank(table, side);
        stack.blank(table, side);
        if let Some(question) = question {
            question.blank(&Hidden::from(table, side));
        }
    }
}
