//! What a battle of *Lock 'n Load* is played with: the modules and switches of its scenario, and of optional rules on which it is silent
//! what the charts say.

use crate::catalogue::{CATALOGUE, Module};
use crate::files::charts::HexsideCover;
use crate::files::definition::Definitions;
use crate::files::scenario::ScenarioDef;
use crate::sections::fire::rules::HEXSIDES_ADD;
use rule_book::Plays;
use table::RuleId;

/// The rules that a scenario's battle is played with.
pub fn of(scenario: &ScenarioDef, definitions: &Definitions) -> Plays {
    let is_on = |rule: RuleId| scenario.switches.get(rule.0).copied().unwrap_or_else(|| by_chart(rule, definitions));
    Plays::of(&CATALOGUE, &in_book(scenario), is_on)
}

/// Whether the charts switch an optional rule on.
fn by_chart(rule: RuleId, definitions: &Definitions) -> bool {
    rule == HEXSIDES_ADD && definitions.effects.hexside_cover == HexsideCover::Add
}

fn in_book(scenario: &ScenarioDef) -> Vec<rule_book::Module> {
    scenario.modules().iter().copied().map(Module::in_book).collect()
}

/// What a battle is played with, in the words of scenario files: its modules, then the optional rules that are switched on.
pub fn words(scenario: &ScenarioDef, plays: &Plays) -> Vec<String> {
    plays.words(&CATALOGUE, &in_book(scenario))
}

#[cfg(test)]
#[path = "plays_test.rs"]
mod tests;
