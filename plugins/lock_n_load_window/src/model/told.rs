//! What is told of a battle in words: the log, and whose decision it is.

use bevy::prelude::*;
use hex_board::Place;
use lock_n_load::Phase;
use panel_kit::Condition;
use table::{Refusal, RuleId, Side};

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLine {
    /// The sentence.
    pub text: String,
    /// Dice to show before it.
    pub dice: Vec<u8>,
    /// Rules that it rests on, most important first, each once.
    pub rules: Vec<RuleId>,
    /// Where a click on it leads.
    pub place: Option<Place>,
    /// The turn.
    pub turn: u8,
    /// Entry of the journal.
    pub entry: usize,
    /// Whose doing.
    pub side: Option<Side>,
    /// A heading: a phase or an impulse began.
    pub heading: bool,
    /// Indented below the line before: a consequence.
    pub detail: bool,
    /// What it is about.
    pub topic: Topic,
    /// How many phases and impulses had begun with it: lines of one impulse have one number.
    pub stretch: usize,
}

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

/// Everything that happened, in sentences.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The lines, oldest first.
    pub lines: Vec<LogLine>,
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
