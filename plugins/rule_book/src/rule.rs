//! A rule of the catalogue.

use crate::Module;
use table::RuleId;

/// Whether a rule is part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The game plays by this rule.
    Now,
    /// The rule comes later; the sentence says why.
    Later(&'static str),
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A numbered statement of the rule book.
    Statement,
    /// A numbered statement of what a place, a level or a turn stands for: nothing in play depends on it.
    Scale,
    /// A ruling on a question that the rule book leaves open.
    Ruling,
    /// A ruling on how the rule book's own examples and cross references are to be read: nothing in play depends on it.
    OfSources,
    /// A statement that says again what the statements with these numbers say, which lead: code and tests name them.
    Repeat(&'static [&'static str]),
}

/// A rule of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule's number, such as `LNL-5.3-04` or `RUL-51`.
    pub id: RuleId,
    /// What the rule says, in one short text for players.
    pub sentence: &'static str,
    /// The section of the rule book, such as `5.3` or `SC`.
    pub section: &'static str,
    /// The part of the rules with which it comes into the game.
    pub module: Module,
    /// Whether the rule is part of the game.
    pub scope: Scope,
    /// Statement or ruling.
    pub kind: Kind,
    /// A scenario may switch it on or off.
    pub optional: bool,
}

impl Rule {
    /// Whether code must name this rule and a test must be named after it: every statement and ruling in scope.
    pub fn needs_test(&self) -> bool {
        self.scope == Scope::Now && self.counts_in_coverage()
    }

    /// Whether it is one of those that need a test as soon as they are in scope.
    pub(crate) fn counts_in_coverage(&self) -> bool {
        match self.kind {
            Kind::Statement | Kind::Ruling => true,
            Kind::Scale | Kind::OfSources | Kind::Repeat(_) => false,
        }
    }
}
