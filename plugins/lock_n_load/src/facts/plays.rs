//! Which rules a battle is played with: those of its modules and, of the optional ones, those that are switched on.

use crate::catalogue::{self, Module, Scope};
use crate::files::charts::HexsideCover;
use crate::files::definition::Definitions;
use crate::files::scenario::ScenarioDef;
use crate::sections::fire::rules::HEXSIDES_ADD;
use table::RuleId;

/// The rules in force that a battle leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    off: Vec<RuleId>,
}

impl Plays {
    /// What a scenario says, and of optional rules on which it is silent what the charts say.
    pub fn of(scenario: &ScenarioDef, definitions: &Definitions) -> Self {
        let modules = scenario.modules();
        let plays = |rule: &catalogue::Rule| {
            let switch = || scenario.switches.get(rule.id.0).copied().unwrap_or_else(|| by_chart(rule.id, definitions));
            modules.contains(&rule.module) && (!rule.optional || switch())
        };
        let in_game = catalogue::rules().filter(|rule| rule.scope == Scope::Now);
        Self { off: in_game.filter(|rule| !plays(rule)).map(|rule| rule.id).collect() }
    }
    /// True if the battle is played with this rule.
    pub fn with(&self, rule: RuleId) -> bool {
        !self.off.contains(&rule)
    }
}

/// Whether the charts switch an optional rule on.
fn by_chart(rule: RuleId, definitions: &Definitions) -> bool {
    rule == HEXSIDES_ADD && definitions.effects.hexside_cover == HexsideCover::Add
}

/// The modules of which rules are in force.
pub fn modules_in_game() -> impl Iterator<Item = Module> {
    Module::ALL.into_iter().filter(|module| {
        let of_it = |rule: &&catalogue::Rule| rule.module == *module && rule.scope == Scope::Now;
        catalogue::rules().any(|rule| of_it(&rule))
    })
}

/// What a battle is played with, in the words of scenario files: its modules, then the optional rules that are switched on.
pub fn words(scenario: &ScenarioDef, plays: &Plays) -> Vec<String> {
    let on = optional_rules().filter(|rule| plays.with(*rule)).map(|rule| rule.0.to_string());
    scenario.modules().iter().map(|module| module.key()).chain(on).collect()
}

/// Whether this program has the module or the optional rule that one of [`words`] names.
pub fn knows(word: &str) -> bool {
    modules_in_game().any(|module| module.key() == word) || optional_rules().any(|rule| rule.0 == word)
}

/// The rules that a scenario may switch on or off.
pub fn optional_rules() -> impl Iterator<Item = RuleId> {
    catalogue::rules().filter(|rule| rule.optional && rule.scope == Scope::Now).map(|rule| rule.id)
}

#[cfg(test)]
#[path = "plays_test.rs"]
mod tests;
