//! The rules that numbers stand for, as panels read them.

use std::collections::BTreeMap;
use table::RuleId;

/// A rule as the reference shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// Its number.
    pub id: RuleId,
    /// What it says.
    pub sentence: &'static str,
    /// The number of its section, and what that is about.
    pub section: (&'static str, &'static str),
    /// Why the game does not play by it yet; none: it does.
    pub later: Option<&'static str>,
}

/// All rules of a game, in the order of its book.
#[derive(Clone, Debug, Default)]
pub struct RuleBook {
    prefix: &'static str,
    rules: Vec<RuleEntry>,
    places: BTreeMap<RuleId, usize>,
}

impl RuleBook {
    /// A book of these rules; players know their numbers without the prefix.
    pub fn new(prefix: &'static str, rules: Vec<RuleEntry>) -> Self {
        let places = rules.iter().enumerate().map(|(place, rule)| (rule.id, place)).collect();
        Self { prefix, rules, places }
    }
    /// All rules.
    pub fn rules(&self) -> &[RuleEntry] {
        &self.rules
    }
    /// A rule by its number.
    pub fn rule(&self, id: RuleId) -> Option<&RuleEntry> {
        self.places.get(&id).map(|place| &self.rules[*place])
    }
    /// A rule's number as players know it.
    pub fn number(&self, id: RuleId) -> &'static str {
        id.0.strip_prefix(self.prefix).unwrap_or(id.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_finds_its_rules_and_prints_their_numbers_without_its_name() {
        let rule = |id, later| RuleEntry { id: RuleId(id), sentence: "", section: ("2", "Moves"), later };
        let book = RuleBook::new("TIN-", vec![rule("TIN-2-01", None), rule("TIN-1-01", Some("with the guns"))]);
        assert_eq!(book.rule(RuleId("TIN-1-01")).and_then(|rule| rule.later), Some("with the guns"));
        assert_eq!(book.rule(RuleId("TIN-9-01")), None);
        assert_eq!((book.number(RuleId("TIN-2-01")), book.number(RuleId("X-1"))), ("2-01", "X-1"));
        assert_eq!(book.rules()[0].id, RuleId("TIN-2-01"), "in the order of the book");
    }
}
