//! The catalogue of a rule set: all its rules in the order of its book, found by their numbers, and what needs a test.

use crate::entry::{Entry, State};
use crate::number::place_of;
use crate::{Kind, Module, Rule, Scope, prefix_of, section_of, test_prefix};
use table::RuleId;

/// What a rule set says of its rule book.
pub struct Book {
    /// The modules, in the order in which they are listed.
    pub modules: &'static [Module],
    /// Number and title of each section, in the order of the book.
    pub sections: &'static [(&'static str, &'static str)],
    /// Those sections that hold rulings.
    pub rulings: &'static [&'static str],
    /// The module of what is in force in a section. An open rule has the module of its reason: many a rule on one thing stands in a chapter
    /// on another.
    pub module_of: fn(section: &str) -> Module,
    /// The lists of rules.
    pub lists: &'static [&'static [Entry]],
}

impl Book {
    /// The rule that an entry writes down.
    fn rule(&self, entry: &Entry) -> Rule {
        let section = section_of(entry.id);
        let own = if self.rulings.contains(&section) { Kind::Ruling } else { Kind::Statement };
        let (scope, kind, optional) = match entry.state {
            State::Now => (Scope::Now, own, false),
            State::Switch => (Scope::Now, own, true),
            State::Repeats(leading) => (Scope::Now, Kind::Repeat(leading), false),
            State::Scale => (Scope::Now, Kind::Scale, false),
            State::OfSources => (Scope::Now, Kind::OfSources, false),
            State::Later(gap) => (Scope::Later(gap.reason), own, false),
        };
        let module = match entry.state {
            State::Later(gap) => gap.module,
            State::Now | State::Switch | State::Repeats(_) | State::Scale | State::OfSources => {
                (self.module_of)(section)
            }
        };
        Rule { id: entry.id, sentence: entry.sentence, section, module, scope, kind, optional }
    }
}

/// How many rules the coverage test counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Rules that need a test.
    pub in_scope: usize,
    /// Rules that come later.
    pub later: usize,
}

/// All rules of a book.
pub struct Catalogue {
    book: Book,
    /// In the order of the book.
    rules: Vec<Rule>,
    /// Places in that list, by number: looking a rule up never allocates.
    index: Vec<usize>,
}

impl Catalogue {
    /// Puts the rules of a book in order.
    pub fn of(book: Book) -> Self {
        let mut rules: Vec<Rule> = book.lists.iter().copied().flatten().map(|entry| book.rule(entry)).collect();
        rules.sort_by_key(|rule| {
            let section = book.sections.iter().position(|(number, _)| *number == rule.section);
            (section, place_of(rule.id))
        });
        let mut index: Vec<usize> = (0..rules.len()).collect();
        index.sort_unstable_by_key(|place| rules[*place].id);
        Self { book, rules, index }
    }

    /// All rules in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> + Clone {
        self.rules.iter()
    }
    /// The rule with this number, if it is catalogued.
    pub fn rule(&self, id: RuleId) -> Option<&Rule> {
        let place = self.index.binary_search_by_key(&id, |place| self.rules[*place].id).ok()?;
        Some(&self.rules[self.index[place]])
    }
    /// The sentence of a rule. A number that is not catalogued stands for itself.
    pub fn sentence(&self, id: RuleId) -> &'static str {
        self.rule(id).map_or(id.0, |rule| rule.sentence)
    }

    /// The sections in the order of the book.
    pub fn sections(&self) -> impl Iterator<Item = &'static str> {
        self.book.sections.iter().map(|(section, _)| *section)
    }
    /// The title of a section such as `5.3`, empty if there is no such section.
    pub fn section_title(&self, section: &str) -> &'static str {
        self.book.sections.iter().find(|(number, _)| *number == section).map_or("", |(_, title)| *title)
    }
    /// With what numbers begin, without the hyphen: that of the first rule first.
    pub fn prefixes(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        for prefix in self.rules.iter().map(|rule| prefix_of(rule.id)) {
            if !found.contains(&prefix) {
                found.push(prefix);
            }
        }
        found
    }

    /// The modules, in the order in which they are listed.
    pub fn modules(&self) -> &'static [Module] {
        self.book.modules
    }
    /// The modules of which rules are in force.
    pub fn modules_in_game(&self) -> impl Iterator<Item = Module> {
        let in_game = |module: &Module| self.in_game().any(|rule| rule.module == *module);
        self.book.modules.iter().copied().filter(in_game)
    }
    /// The rules that a scenario may switch on or off.
    pub fn optional_rules(&self) -> impl Iterator<Item = RuleId> {
        self.in_game().filter(|rule| rule.optional).map(|rule| rule.id)
    }
    /// Whether this is the key of a module or the number of an optional rule that a battle can be played with.
    pub fn knows(&self, word: &str) -> bool {
        self.modules_in_game().any(|module| module.key == word) || self.optional_rules().any(|rule| rule.0 == word)
    }
    /// The rules in force.
    pub(crate) fn in_game(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(|rule| rule.scope == Scope::Now)
    }

    /// The rule that a test is named after.
    ///
    /// The longest fitting prefix counts, because `lnl_1_6_1_01_` (LNL-1.6.1-01) also begins `lnl_1_6_1_01_05_`
    /// (LNL-1.6.1.01-05).
    pub fn rule_of_test(&self, test_name: &str) -> Option<&Rule> {
        self.rules.iter().filter(|rule| test_name.starts_with(&test_prefix(rule.id))).max_by_key(|rule| rule.id.0.len())
    }
    /// What the coverage test counts.
    pub fn coverage(&self) -> Coverage {
        self.count(|_| true)
    }
    /// What the coverage test counts in one module.
    pub fn coverage_of(&self, module: Module) -> Coverage {
        self.count(|rule| rule.module == module)
    }
    fn count(&self, wanted: impl Fn(&Rule) -> bool) -> Coverage {
        let counted = || self.rules.iter().filter(|rule| wanted(rule) && rule.counts_in_coverage());
        Coverage {
            in_scope: counted().filter(|rule| rule.needs_test()).count(),
            later: counted().filter(|rule| rule.scope != Scope::Now).count(),
        }
    }
}

#[cfg(test)]
#[path = "catalogue_test.rs"]
mod tests;
