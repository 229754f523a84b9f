//! Which rules a battle is played with: those of its modules and, of the optional ones, those that are switched on.

use crate::{Catalogue, Module};
use table::RuleId;

/// The rules in force that a battle leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    off: Vec<RuleId>,
}

impl Plays {
    /// What a battle is played with: its modules, and the optional rules that are on.
    pub fn of(catalogue: &Catalogue, modules: &[Module], is_on: impl Fn(RuleId) -> bool) -> Self {
        let left_out = catalogue.in_game().filter(|rule| {
            let played = modules.contains(&rule.module) && (!rule.optional || is_on(rule.id));
            !played
        });
        Self { off: left_out.map(|rule| rule.id).collect() }
    }

    /// True if the battle is played with this rule.
    pub fn with(&self, rule: RuleId) -> bool {
        !self.off.contains(&rule)
    }

    /// What the battle is played with, in the words of files: its modules, then the optional rules that are on. A program that does not
    /// [know](Catalogue::knows) one of them cannot play it.
    pub fn words(&self, catalogue: &Catalogue, modules: &[Module]) -> Vec<String> {
        let on = catalogue.optional_rules().filter(|rule| self.with(*rule)).map(|rule| rule.0);
        modules.iter().map(|module| module.key).chain(on).map(str::to_string).collect()
    }
}
