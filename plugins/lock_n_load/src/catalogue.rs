//! The rule catalogue: every rule number of the rule book with our own sentence, its section, its module, and whether
//! it is in the game.
//!
//! One list that everything reads: tooltips, refusals, the log, the rule reference and the coverage test. A statement
//! is one testable fact of the rule book (`LNL-5.3-04`), a ruling settles what the rule book leaves open (`RUL-21`).

mod airborne;
mod combat;
mod fortifications;
mod general;
mod helicopters;
mod indirect_fire;
mod modules;
mod night;
mod ordnance;
mod people;
mod reasons;
mod rulings;
mod scenario;
mod sections;
mod turn;
mod vehicles;

use std::sync::LazyLock;

use modules::module_of;
use reasons::Gap;
use sections::SECTIONS;
use table::RuleId;

pub use modules::Module;

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

    fn counts_in_coverage(&self) -> bool {
        match self.kind {
            Kind::Statement | Kind::Ruling => true,
            Kind::Scale | Kind::OfSources | Kind::Repeat(_) => false,
        }
    }
}

/// How many rules the coverage test counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoverageCounts {
    /// Rules that need a test.
    pub in_scope: usize,
    /// Rules that come later.
    pub later: usize,
}

/// The parts of the catalogue in the order of the rule book's numbers, the scenario frame and the rulings last.
const PARTS: [&[Rule]; 31] = [
    general::hexes::RULES,
    general::support_weapons::RULES,
    general::module_weapons::RULES,
    general::weapon_teams::RULES,
    turn::rally::RULES,
    turn::operations::RULES,
    combat::fire::RULES,
    combat::opportunity_fire::RULES,
    combat::movement::RULES,
    combat::smoke::RULES,
    combat::melee::RULES,
    turn::administrative::RULES,
    combat::sight::RULES,
    people::single_men::RULES,
    people::specialists::RULES,
    people::skill_cards::RULES,
    people::nationalities::RULES,
    ordnance::shots::RULES,
    ordnance::hits::RULES,
    vehicles::driving::RULES,
    vehicles::overrun::RULES,
    vehicles::passengers::RULES,
    vehicles::close_assault::RULES,
    indirect_fire::RULES,
    helicopters::RULES,
    night::RULES,
    fortifications::RULES,
    airborne::RULES,
    scenario::RULES,
    rulings::infantry::RULES,
    rulings::modules::RULES,
];

const RULE_COUNT: usize = {
    let (mut count, mut part) = (0, 0);
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
};

/// The rules sorted by id. An array, so that looking a rule up never allocates.
static INDEX: LazyLock<[&Rule; RULE_COUNT]> = LazyLock::new(|| {
    let mut index = [&PARTS[0][0]; RULE_COUNT];
    for (place, rule) in index.iter_mut().zip(rules()) {
        *place = rule;
    }
    index.sort_unstable_by_key(|rule| rule.id);
    index
});

/// All rules in the order of the rule book, the rulings last.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    PARTS.into_iter().flatten()
}

/// The rule with this id, if it is catalogued.
pub fn rule(id: RuleId) -> Option<&'static Rule> {
    let place = INDEX.binary_search_by_key(&id, |rule| rule.id).ok()?;
    Some(INDEX[place])
}

/// The sentence of a rule. An id that is not catalogued stands for itself.
pub fn sentence(id: RuleId) -> &'static str {
    rule(id).map_or(id.0, |rule| rule.sentence)
}

/// The sections in the order of the rule book, the rulings last.
pub fn sections() -> impl Iterator<Item = &'static str> {
    SECTIONS.iter().map(|(section, _)| *section)
}

/// The title of a section such as `5.3`, empty if there is no such section.
pub fn section_title(section: &str) -> &'static str {
    SECTIONS.iter().find(|(number, _)| *number == section).map_or("", |(_, title)| *title)
}

/// How the name of a test of this rule begins: `LNL-5.3-04` gives `lnl_5_3_04_`.
pub fn test_prefix(id: RuleId) -> String {
    let mut prefix = id.0.to_ascii_lowercase().replace(['-', '.'], "_");
    prefix.push('_');
    prefix
}

/// The rule that a test is named after.
///
/// The longest fitting prefix counts, because `lnl_1_6_1_01_` (LNL-1.6.1-01) also begins `lnl_1_6_1_01_05_`
/// (LNL-1.6.1.01-05).
pub fn rule_of_test(test_name: &str) -> Option<&'static Rule> {
    rules().filter(|rule| test_name.starts_with(&test_prefix(rule.id))).max_by_key(|rule| rule.id.0.len())
}

/// What the coverage test counts.
pub fn coverage_counts() -> CoverageCounts {
    counts_of(|_| true)
}

/// What the coverage test counts in one module.
pub fn coverage_counts_of(module: Module) -> CoverageCounts {
    counts_of(|rule| rule.module == module)
}

fn counts_of(wanted: impl Fn(&Rule) -> bool) -> CoverageCounts {
    let counted = || rules().filter(|rule| wanted(rule) && rule.counts_in_coverage());
    CoverageCounts {
        in_scope: counted().filter(|rule| rule.needs_test()).count(),
        later: counted().filter(|rule| rule.scope != Scope::Now).count(),
    }
}

const fn in_force(id: &'static str, sentence: &'static str, kind: Kind) -> Rule {
    let section = section_of(id);
    Rule { id: RuleId(id), sentence, section, module: module_of(section), scope: Scope::Now, kind, optional: false }
}

const fn open(id: &'static str, gap: Gap, sentence: &'static str, kind: Kind) -> Rule {
    let scope = Scope::Later(gap.reason);
    Rule { id: RuleId(id), sentence, section: section_of(id), module: gap.module, scope, kind, optional: false }
}

const fn now(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::Statement)
}

const fn scale(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::Scale)
}

const fn repeats(id: &'static str, leading: &'static [&'static str], sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::Repeat(leading))
}

const fn later(id: &'static str, gap: Gap, sentence: &'static str) -> Rule {
    open(id, gap, sentence, Kind::Statement)
}

const fn ruling(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::Ruling)
}

/// A ruling that a scenario may switch: its sentence says how it is played when it is off.
const fn switch(id: &'static str, sentence: &'static str) -> Rule {
    Rule { optional: true, ..ruling(id, sentence) }
}

const fn later_ruling(id: &'static str, gap: Gap, sentence: &'static str) -> Rule {
    open(id, gap, sentence, Kind::Ruling)
}

const fn of_sources(id: &'static str, sentence: &'static str) -> Rule {
    in_force(id, sentence, Kind::OfSources)
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

#[cfg(test)]
#[path = "catalogue/catalogue_test.rs"]
mod tests;
