//! The rule catalogue: every rule number of the game with our own sentence, its section and whether it is in the game.
//!
//! One list that everything reads: tooltips, refusals, the log, the rule reference and the coverage test. A statement
//! is one testable fact of the rule book (`LNL-5.3-04`), a ruling settles what the rule book leaves open (`RUL-21`).

mod administrative;
mod fire;
mod general;
mod melee;
mod movement;
mod nationalities;
mod operations;
mod rally;
mod reasons;
mod rulings;
mod scenario;
mod sight;
mod single_men;
mod smoke;

use std::sync::LazyLock;

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
}

/// One entry of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule's number, such as `LNL-5.3-04` or `RUL-51`.
    pub id: RuleId,
    /// What the rule says, in one short text for players.
    pub sentence: &'static str,
    /// The section of the rule book, such as `5.3` or `SC`; all rulings are in section `RUL`.
    pub section: &'static str,
    /// Whether the rule is part of the game.
    pub scope: Scope,
    /// Statement or ruling.
    pub kind: Kind,
}

impl Rule {
    /// Whether code must name this rule and a test must be named after it: every statement and ruling in scope.
    pub fn needs_test(&self) -> bool {
        self.scope == Scope::Now && self.counts_in_coverage()
    }

    fn counts_in_coverage(&self) -> bool {
        match self.kind {
            Kind::Statement | Kind::Ruling => true,
            Kind::Scale => false,
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

/// The sections of the catalogue with their titles, in the order of the rule book.
const SECTIONS: &[(&str, &str)] = &[
    ("1.1", "Scale and counters"),
    ("1.2", "Dice"),
    ("1.3", "Stacking"),
    ("1.4", "Hexes and boards"),
    ("1.5", "Morale"),
    ("1.6", "Support Weapons and Weapon Teams"),
    ("1.6.1", "Support Weapons"),
    ("1.6.1.01", "Tripod machine guns"),
    ("1.6.1.1", "Jamming"),
    ("1.6.2", "Flamethrowers and satchel charges"),
    ("1.6.3", "Weapon Teams"),
    ("1.7", "Event markers"),
    ("2.0", "Turn summary"),
    ("3.0", "Rally Phase"),
    ("4.0", "Operations Phase"),
    ("4.1", "Ops Complete"),
    ("5.0", "Fire combat"),
    ("5.01", "Leaders in fire combat"),
    ("5.1", "Results of the Direct Fire Table"),
    ("5.2", "Several units in one attack"),
    ("5.3", "Opportunity Fire"),
    ("6.0", "Movement"),
    ("6.1", "Assault Move"),
    ("6.2", "Double Time"),
    ("6.3", "Low Crawl"),
    ("6.3.1", "Weapon Teams and special movement"),
    ("6.4", "Stealth move"),
    ("7.0", "Smoke"),
    ("8.0", "Melee"),
    ("8.1", "After the round, withdrawal, who does not fight"),
    ("8.15", "Reinforcing a melee"),
    ("8.2", "Firepower 0 and \"M\" units"),
    ("9.0", "Administrative Phase"),
    ("10.0", "Line of sight"),
    ("10.1", "Spotting"),
    ("10.2", "Buildings and hills"),
    ("10.3", "Determining line of sight"),
    ("10.4", "Terrain effects"),
    ("11.0", "Single-man counters"),
    ("11.1", "Leaders"),
    ("11.11", "Leaders and combat"),
    ("11.12", "Leaders and Skill Cards"),
    ("11.2", "Heroes"),
    ("11.3", "Medics"),
    ("11.4", "Snipers"),
    ("13.81", "SS"),
    ("13.82", "Wehrmacht half-squads"),
    ("13.91", "Well supplied"),
    ("13.92", "American glider infantry"),
    ("13.93", "American glider half-squads"),
    ("23.0", "Squad reductions"),
    ("SC", "Scenario frame"),
    ("RUL", "Rulings"),
];

/// The chapters in the order of the rule book, the rulings last.
static CHAPTERS: [&[Rule]; 13] = [
    general::RULES,
    rally::RULES,
    operations::RULES,
    fire::RULES,
    movement::RULES,
    smoke::RULES,
    melee::RULES,
    administrative::RULES,
    sight::RULES,
    single_men::RULES,
    nationalities::RULES,
    scenario::RULES,
    rulings::RULES,
];

const RULE_COUNT: usize = general::RULES.len()
    + rally::RULES.len()
    + operations::RULES.len()
    + fire::RULES.len()
    + movement::RULES.len()
    + smoke::RULES.len()
    + melee::RULES.len()
    + administrative::RULES.len()
    + sight::RULES.len()
    + single_men::RULES.len()
    + nationalities::RULES.len()
    + scenario::RULES.len()
    + rulings::RULES.len();

/// The rules sorted by id. An array, so that looking a rule up never allocates.
static INDEX: LazyLock<[&Rule; RULE_COUNT]> = LazyLock::new(|| {
    let mut index = [&general::RULES[0]; RULE_COUNT];
    for (place, rule) in index.iter_mut().zip(rules()) {
        *place = rule;
    }
    index.sort_unstable_by_key(|rule| rule.id);
    index
});

/// All rules in the order of the rule book, the rulings last.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    CHAPTERS.iter().flat_map(|chapter| chapter.iter())
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
    CoverageCounts {
        in_scope: rules().filter(|rule| rule.needs_test()).count(),
        later: rules().filter(|rule| rule.counts_in_coverage() && rule.scope != Scope::Now).count(),
    }
}

const fn now(id: &'static str, sentence: &'static str) -> Rule {
    Rule { id: RuleId(id), sentence, section: section_of(id), scope: Scope::Now, kind: Kind::Statement }
}

const fn scale(id: &'static str, sentence: &'static str) -> Rule {
    Rule { id: RuleId(id), sentence, section: section_of(id), scope: Scope::Now, kind: Kind::Scale }
}

const fn later(id: &'static str, reason: &'static str, sentence: &'static str) -> Rule {
    Rule { id: RuleId(id), sentence, section: section_of(id), scope: Scope::Later(reason), kind: Kind::Statement }
}

const fn ruling(id: &'static str, sentence: &'static str) -> Rule {
    Rule { id: RuleId(id), sentence, section: "RUL", scope: Scope::Now, kind: Kind::Ruling }
}

const fn later_ruling(id: &'static str, reason: &'static str, sentence: &'static str) -> Rule {
    Rule { id: RuleId(id), sentence, section: "RUL", scope: Scope::Later(reason), kind: Kind::Ruling }
}

/// The part between the first and the last hyphen: `LNL-5.3-04` is in section `5.3`. Runs at compile time only.
const fn section_of(id: &'static str) -> &'static str {
    let bytes = id.as_bytes();
    let mut last_hyphen = bytes.len() - 1;
    while bytes[last_hyphen] != b'-' {
        last_hyphen -= 1;
    }
    let (before_number, _) = id.split_at(last_hyphen);
    let (_, section) = before_number.split_at("LNL-".len());
    section
}

#[cfg(test)]
#[path = "catalogue/catalogue_test.rs"]
mod tests;
