//! An entry of the catalogue, and `rules!`, by which it is written down.

use crate::catalogue::modules::{Module, module_of};
use crate::catalogue::reasons::Gap;
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
    /// A numbered statement of what hexes, levels and turns stand for: nothing in play depends on it.
    Scale,
    /// A ruling on a question that the rule book leaves open.
    Ruling,
    /// A ruling on how the rule book's own examples and cross references are to be read: nothing in play depends on it.
    OfSources,
    /// A statement that says again what the statements with these numbers say, which lead: code and tests name them.
    Repeat(&'static [&'static str]),
}

/// One entry of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule's number, such as `LNL-5.3-04` or `RUL-51`.
    pub id: RuleId,
    /// What the rule says, in one short text for players.
    pub sentence: &'static str,
    /// The section of the rule book, such as `5.3` or `SC`; all rulings are in section `RUL` or `RB`.
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

    pub(super) fn counts_in_coverage(&self) -> bool {
        match self.kind {
            Kind::Statement | Kind::Ruling => true,
            Kind::Scale | Kind::OfSources | Kind::Repeat(_) => false,
        }
    }
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
/// sentence as its documentation. All of them make the list `RULES` of the file, which `catalogue.rs` gathers.
///
/// | State | Meaning |
/// |---|---|
/// | `now` | in force |
/// | `switch` | in force, and a scenario may switch it: the sentence says how it is played when it is off |
/// | `repeats["..."]` | says again what others in force say |
/// | `scale`, `of_sources` | nothing in play depends on it |
/// | `later(REASON)` | not in the game yet, with a reason from `reasons.rs` |
macro_rules! rules {
    ($($($name:ident =)? $id:literal: $state:ident $(($gap:ident))? $([$($leading:literal),+])?, $sentence:literal;)+) => {
        $($(
            #[doc = concat!($id, ": ", $sentence)]
            pub const $name: table::RuleId = table::RuleId($id);
        )?)+

        /// The entries of this file.
        pub(crate) const RULES: &[$crate::catalogue::entry::Rule] = &[$(
            $crate::catalogue::entry::$state(
                $id,
                $sentence
                $(, $crate::catalogue::reasons::$gap)?
                $(, &[$($leading),+])?
            )
        ),+];
    };
}
pub(crate) use rules;

const fn in_force(id: &'static str, sentence: &'static str, kind: Kind) -> Rule {
    let section = section_of(id);
    Rule { id: RuleId(id), sentence, section, module: module_of(section), scope: Scope::Now, kind, optional: false }
}

pub(crate) const fn now(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, kind_of(id))
}

pub(crate) const fn switch(id: &'static str, sentence: &'static str) -> Rule {
    Rule { optional: true, ..now(id, sentence) }
}

pub(crate) const fn repeats(id: &'static str, sentence: &'static str, leading: &'static [&'static str]) -> Rule {
    in_force(id, sentence, Kind::Repeat(leading))
}

pub(crate) const fn scale(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::Scale)
}

pub(crate) const fn of_sources(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::OfSources)
}

pub(crate) const fn later(id: &'static str, sentence: &'static str, gap: Gap) -> Rule {
    Rule { module: gap.module, scope: Scope::Later(gap.reason), ..now(id, sentence) }
}

/// Numbers `RUL-51` and `LNL-RB-06` are rulings.
const fn kind_of(id: &'static str) -> Kind {
    match section_of(id).as_bytes() {
        b"RUL" | b"RB" => Kind::Ruling,
        _ => Kind::Statement,
    }
}

/// The part between the first and the last hyphen: `LNL-5.3-04` is in section `5.3`, `RUL-51` in section `RUL`. Runs at compile
/// time only.
const fn section_of(id: &'static str) -> &'static str {
    let bytes = id.as_bytes();
    let mut last_hyphen = bytes.len() - 1;
    while bytes[last_hyphen] != b'-' {
        last_hyphen -= 1;
    }
    let (before_number, _) = id.split_at(last_hyphen);
    if last_hyphen < "LNL-".len() {
        return before_number;
    }
    let (_, section) = before_number.split_at("LNL-".len());
    section
}
