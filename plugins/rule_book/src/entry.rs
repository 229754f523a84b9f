//! A rule as it is written down, and [`rules!`](crate::rules!), by which it is.

use crate::Module;
use table::RuleId;

/// An entry of a list of rules: what is written of a rule. Section and module follow from the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub(crate) id: RuleId,
    pub(crate) sentence: &'static str,
    pub(crate) state: State,
}

/// What the book says of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Now,
    Switch,
    Repeats(&'static [&'static str]),
    Scale,
    OfSources,
    Later(Gap),
}

/// A subject that is not in the game yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The module that brings it.
    pub module: Module,
    /// Why the rule comes later, for players.
    pub reason: &'static str,
}

/// Writes rules down, each in one place:
///
/// ```text
/// rules! {
///     SMOKE_PLACERS = "LNL-7.0-01": now, "Only multi-man counters in Good Order try to place smoke.";
///     "LNL-7.0-02": now, "...";
///     "LNL-7.0-10": later(VEHICLES), "...";
///     "LNL-7.0-B01": repeats["LNL-7.0-01"], "...";
/// }
/// ```
///
/// An entry is its number, its state, its sentence. One that code names has a name before it: that is its constant, with number and
/// sentence as its documentation. All of them make the list `RULES` of the file, which the rule set's [`Book`](crate::Book) gathers.
///
/// | State | Meaning |
/// |---|---|
/// | `now` | in force |
/// | `switch` | in force, and a scenario may switch it: the sentence says how it is played when it is off |
/// | `repeats["..."]` | says again what others in force say |
/// | `scale`, `of_sources` | nothing in play depends on it |
/// | `later(REASON)` | not in the game yet: the [`Gap`] says why |
#[macro_export]
macro_rules! rules {
    ($($($name:ident =)? $id:literal: $state:ident $(($gap:ident))? $([$($leading:literal),+])?, $sentence:literal;)+) => {
        $($(
            #[doc = concat!($id, ": ", $sentence)]
            pub const $name: $crate::RuleId = $crate::RuleId($id);
        )?)+

        /// The entries of this file.
        pub(crate) const RULES: &[$crate::Entry] =
            &[$($crate::Entry::$state($id, $sentence $(, $gap)? $(, &[$($leading),+])?)),+];
    };
}

/// The states of [`rules!`](crate::rules!).
impl Entry {
    const fn new(id: &'static str, sentence: &'static str, state: State) -> Self {
        Self { id: RuleId(id), sentence, state }
    }
    /// In force.
    pub const fn now(id: &'static str, sentence: &'static str) -> Self {
        Self::new(id, sentence, State::Now)
    }
    /// In force, and a scenario may switch it.
    pub const fn switch(id: &'static str, sentence: &'static str) -> Self {
        Self::new(id, sentence, State::Switch)
    }
    /// Says again what others in force say.
    pub const fn repeats(id: &'static str, sentence: &'static str, leading: &'static [&'static str]) -> Self {
        Self::new(id, sentence, State::Repeats(leading))
    }
    /// What things stand for: nothing in play depends on it.
    pub const fn scale(id: &'static str, sentence: &'static str) -> Self {
        Self::new(id, sentence, State::Scale)
    }
    /// How sources are read: nothing in play depends on it.
    pub const fn of_sources(id: &'static str, sentence: &'static str) -> Self {
        Self::new(id, sentence, State::OfSources)
    }
    /// Not in the game yet.
    pub const fn later(id: &'static str, sentence: &'static str, gap: Gap) -> Self {
        Self::new(id, sentence, State::Later(gap))
    }
}
