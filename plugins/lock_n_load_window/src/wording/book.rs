//! The rule book of this game for the rule reference and for tooltips.

use lock_n_load::catalogue::CATALOGUE;
use panel_kit::{RuleBook, RuleEntry};
use rule_book::{Rule, Scope};
use std::sync::LazyLock;

/// Every rule of the catalogue.
pub(crate) static BOOK: LazyLock<RuleBook> =
    LazyLock::new(|| RuleBook::new("LNL-", CATALOGUE.rules().map(entry).collect()));

fn entry(rule: &Rule) -> RuleEntry {
    let later = match rule.scope {
        Scope::Now => None,
        Scope::Later(reason) => Some(reason),
    };
    let section = (rule.section, CATALOGUE.section_title(rule.section));
    RuleEntry { id: rule.id, sentence: rule.sentence, section, later }
}
