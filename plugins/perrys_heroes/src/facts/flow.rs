//! Where the game stands between two orders.

use crate::facts::frames::AnyFrame;
use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::cmp::Ordering;
use table::{Frame, Side, Stack};

/// The phases of a turn (PH-5.2-02), and the set-up before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Figures are placed.
    #[default]
    SetUp,
    /// Smoke grows and goes, action points are worked out.
    Activation,
    /// One card after another is turned over, and its team acts.
    Action,
    /// Isolation, rally, and what the end of a turn brings.
    Rally,
}

/// How well a side has done, from worst to best (PH-11.1-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Degree {
    /// Total defeat (TD).
    TotalDefeat,
    /// Marginal defeat (MD).
    MarginalDefeat,
    /// Status quo (SQ).
    StatusQuo,
    /// Marginal victory (MV).
    MarginalVictory,
    /// Triumphal victory (TV).
    TriumphalVictory,
}

/// The result of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; none is a status quo.
    pub winner: Option<Side>,
    /// What each side has scored for its own order (PH-H-34).
    pub scores: [i8; 2],
}

impl Outcome {
    /// By the scores of both sides: the higher one wins (PH-H-34).
    pub fn of(scores: [i8; 2]) -> Self {
        let winner = match scores[0].cmp(&scores[1]) {
            Ordering::Greater => Some(Side::First),
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
        };
        Self { winner, scores }
    }
    /// How well a side has done: its own score less that of the enemy. What one has won the other has lost (PH-11.1-01).
    pub const fn degree(&self, side: Side) -> Degree {
        match self.scores[side.index()].saturating_sub(self.scores[side.other().index()]) {
            ..=-2 => Degree::TotalDefeat,
            -1 => Degree::MarginalDefeat,
            0 => Degree::StatusQuo,
            1 => Degree::MarginalVictory,
            2.. => Degree::TriumphalVictory,
        }
    }
}

/// Where the game stands. It lies at the bottom of what is going on.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flow {
    /// The turn; 0: the set-up.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Who places figures; none: nobody does.
    pub placing: Option<Side>,
    /// The teams whose cards have not been turned over in this turn, in the order of the list. They are drawn by dice, so no order of
    /// the deck is kept that one could know.
    pub deck: SmallVec<[u8; 8]>,
    /// How far the Rally phase has come.
    pub rallied: u8,
    /// What is going on.
    pub stack: Stack<AnyFrame>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Flow {
    /// What acts: the frame on top, or the turn.
    pub fn top(&self) -> &dyn Frame<crate::PerrysHeroes> {
        self.stack.top(self)
    }
    /// Whose decision the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        if self.outcome.is_some() { None } else { self.top().decides() }
    }
}
