//! What is told of a battle in words: what lines of the log are about, and whose decision it is.

use bevy::prelude::*;
use lock_n_load::Phase;
use panel_kit::Condition;
use table::{Refusal, Side};

/// What a line of the log is about: lines can be sorted out by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Turns, phases, impulses, passes, control, the end.
    #[default]
    Turn,
    /// Fire and its Damage Checks.
    Fire,
    /// Moves and weapons that change hands.
    Movement,
    /// Melee and withdrawal.
    Melee,
    /// Rallies, medics, spotting, smoke.
    Other,
}

/// Its place in the list of topics.
impl From<Topic> for u8 {
    fn from(topic: Topic) -> Self {
        topic as Self
    }
}

/// Whose decision it is and how things stand.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sentence {
    /// Who decides; none: the game is over.
    pub side: Option<Side>,
    /// What is to be decided, in a sentence.
    pub text: String,
    /// Why the last try was refused, until the next click.
    pub refused: Option<Refusal>,
    /// The turn and the last turn.
    pub turn: u8,
    /// The last turn.
    pub turns: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose impulse it is (Operations Phase).
    pub impulse: Option<Side>,
    /// Passes in a row.
    pub passes: u8,
    /// Who has the initiative.
    pub initiative: Option<Side>,
    /// How each victory condition stands.
    pub standing: Vec<Condition>,
    /// The result, when the game is over.
    pub outcome: Option<(Option<Side>, String)>,
    /// The last order can be taken back.
    pub can_undo: bool,
}
