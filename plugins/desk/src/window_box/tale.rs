//! Where an event stands among the lines of the log and the results, and a line of the log.

use crate::WindowBox;
use bevy::prelude::*;
use std::fmt;
use table::{CounterId, RuleId, Side};

/// What an event is to the results that stand one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Nothing.
    #[default]
    Aside,
    /// A roll: a result begins.
    Begins,
    /// It belongs to the result before it.
    Follows,
    /// It belongs to the result before it, and is one of its own where there is none: somebody surrendered or was lost without a roll.
    StandsAlone,
    /// The result before it is over.
    Closes,
    /// A phase or an impulse begins, and with it another row of results.
    NewPart,
}

/// What begins with an event: what is told of it and of all that follows belongs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// A phase.
    Phase,
    /// A side's impulse.
    Impulse(Side),
}

/// What is known of an event before anything is told.
pub struct Telling<W: WindowBox> {
    /// What its line is about; none: the same as what it followed from.
    pub topic: Option<W::Topic>,
    /// Its place among the results.
    pub role: Role,
    /// The turn that is counted from it on.
    pub turn: Option<u8>,
    /// The counter acted on on whose card it stands.
    pub on_card_of: Option<CounterId>,
    /// What begins with it.
    pub begins: Option<Begins>,
    /// Somebody falls by it, who may be taken off after the result is over.
    pub fells: bool,
}

impl<W: WindowBox> Default for Telling<W> {
    fn default() -> Self {
        Self { topic: None, role: Role::Aside, turn: None, on_card_of: None, begins: None, fells: false }
    }
}

/// A line of the log.
#[derive(Clone)]
pub struct LogLine<W: WindowBox> {
    /// The sentence.
    pub text: String,
    /// Dice to show before it.
    pub dice: Vec<u8>,
    /// How many faces they have.
    pub die: u8,
    /// Rules that it rests on, most important first, each once.
    pub rules: Vec<RuleId>,
    /// Where a click on it leads.
    pub place: Option<W::Place>,
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
    pub topic: W::Topic,
    /// How many phases and impulses had begun with it: lines of one impulse have one number.
    pub stretch: usize,
}

impl<W: WindowBox> Default for LogLine<W> {
    fn default() -> Self {
        Self {
            text: String::new(),
            dice: Vec::new(),
            die: W::DIE,
            rules: Vec::new(),
            place: None,
            turn: 0,
            entry: 0,
            side: None,
            heading: false,
            detail: false,
            topic: W::Topic::default(),
            stretch: 0,
        }
    }
}

impl<W: WindowBox> PartialEq for LogLine<W> {
    fn eq(&self, other: &Self) -> bool {
        (&self.text, &self.dice, &self.rules, &self.place) == (&other.text, &other.dice, &other.rules, &other.place)
            && (self.turn, self.entry, self.side, self.stretch) == (other.turn, other.entry, other.side, other.stretch)
            && (self.heading, self.detail, self.topic) == (other.heading, other.detail, other.topic)
    }
}

impl<W: WindowBox> fmt::Debug for LogLine<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.entry, self.text)
    }
}

impl<W: WindowBox> LogLine<W> {
    /// Whose doing.
    pub fn by(mut self, side: Option<Side>) -> Self {
        self.side = side;
        self
    }
    /// Where a click on it leads.
    pub fn at(mut self, place: Option<W::Place>) -> Self {
        self.place = place;
        self
    }
    /// A phase or an impulse began.
    pub fn heading(mut self) -> Self {
        self.heading = true;
        self
    }
    /// A consequence of the line before.
    pub fn detail(mut self) -> Self {
        self.detail = true;
        self
    }
    /// It rests on a rule too.
    pub fn rule(mut self, rule: RuleId) -> Self {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
        self
    }
    /// It rests on the rules of these lines of a breakdown.
    pub fn rules<'a>(self, lines: impl IntoIterator<Item = &'a table::Line>) -> Self {
        lines.into_iter().fold(self, |line, from| line.rule(from.rule))
    }
}

/// Everything that happened, in sentences.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Log<W: WindowBox> {
    /// The lines, oldest first.
    pub lines: Vec<LogLine<W>>,
}

impl<W: WindowBox> Default for Log<W> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}
