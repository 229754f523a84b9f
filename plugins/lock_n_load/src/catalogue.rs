//! The rule catalogue: every rule number of the rule book with our own sentence, its section, its module, and whether
//! it is in the game.
//!
//! One list that everything reads: tooltips, refusals, the log, the rule reference and the coverage test. A statement
//! is one testable fact of the rule book (`LNL-5.3-04`), a ruling settles what the rule book leaves open (`RUL-21`).
//!
//! Each entry is written once, by [`rules!`](entry::rules): those of a rule section in its folder (`sections/fire/rules.rs`), where
//! the entry is also the constant by which code names the rule; those of chapters that are not played yet in this folder. The files
//! `rules.rs` use nothing but that macro. So everything may name a rule, wherever its section stands.

mod airborne;
pub(crate) mod entry;
mod events;
mod fortifications;
mod helicopters;
mod modules;
mod night;
mod people;
pub(crate) mod reasons;
mod rulings;
mod sections;

use sections::SECTIONS;
use std::sync::LazyLock;
use table::RuleId;

pub use entry::{Kind, Rule, Scope};
pub use modules::Module;

/// How many rules the coverage test counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoverageCounts {
    /// Rules that need a test.
    pub in_scope: usize,
    /// Rules that come later.
    pub later: usize,
}

/// The parts of the catalogue: those that are played, those that come later.
const PARTS: &[&[Rule]] = &[
    crate::facts::rules::RULES,
    crate::checks::rules::RULES,
    crate::sections::close_assault::rules::RULES,
    crate::sections::driving::rules::RULES,
    crate::sections::fire::rules::RULES,
    crate::sections::heroes::rules::RULES,
    crate::sections::impulse::rules::RULES,
    crate::sections::indirect_fire::rules::RULES,
    crate::sections::medics::rules::RULES,
    crate::sections::melee::rules::RULES,
    crate::sections::movement::rules::RULES,
    crate::sections::opportunity_fire::rules::RULES,
    crate::sections::ordnance::rules::RULES,
    crate::sections::overrun::rules::RULES,
    crate::sections::passengers::rules::RULES,
    crate::sections::rally::rules::RULES,
    crate::sections::set_up::rules::RULES,
    crate::sections::smoke::rules::RULES,
    crate::sections::snipers::rules::RULES,
    crate::sections::spotting::rules::RULES,
    crate::sections::stacking::rules::RULES,
    crate::sections::turn::rules::RULES,
    crate::sections::victory::rules::RULES,
    crate::sections::weapons::rules::RULES,
    crate::sections::wrecks::rules::RULES,
    events::RULES,
    people::specialists::RULES,
    people::skill_cards::RULES,
    people::nationalities::RULES,
    helicopters::RULES,
    night::RULES,
    fortifications::RULES,
    airborne::RULES,
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

/// All rules in an array, so that looking one up never allocates.
type Sorted = LazyLock<[&'static Rule; RULE_COUNT]>;

/// In the order of the rule book, the scenario frame and the rulings last.
static BOOK: Sorted = LazyLock::new(|| {
    let mut book = gathered();
    book.sort_by_cached_key(|rule| place_in_book(rule));
    book
});

/// By number.
static INDEX: Sorted = LazyLock::new(|| {
    let mut index = gathered();
    index.sort_unstable_by_key(|rule| rule.id);
    index
});

fn gathered() -> [&'static Rule; RULE_COUNT] {
    let mut rules = [&PARTS[0][0]; RULE_COUNT];
    for (place, rule) in rules.iter_mut().zip(PARTS.iter().copied().flatten()) {
        *place = rule;
    }
    rules
}

/// The section, and the number in it: part A leads, and its numbers stand before those of part B (`LNL-1.3-B01`).
fn place_in_book(rule: &Rule) -> (Option<usize>, bool, u32) {
    let section = SECTIONS.iter().position(|(number, _)| *number == rule.section);
    let number = rule.id.0.rsplit('-').next().unwrap_or_default();
    let of_part_b = number.strip_prefix('B');
    (section, of_part_b.is_some(), of_part_b.unwrap_or(number).parse().unwrap_or_default())
}

/// All rules in the order of the rule book, the rulings last.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    BOOK.iter().copied()
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

#[cfg(test)]
#[path = "catalogue/catalogue_test.rs"]
mod tests;
