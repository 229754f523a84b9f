//! Every catalogued rule in scope has code that names it and a test named after it, and every test named after a rule names one that
//! exists. A rule's number is written once: its entry in a list of rules is its constant.

use crate::root;
use hedgerow::rule_places::Places;
use lock_n_load::catalogue::{Module, coverage_counts, coverage_counts_of, rule_of_test, rules};
use std::collections::BTreeSet;
use table::RuleId;

fn places() -> Places {
    Places::read(&root()).expect("the sources can be read").expect("a source tree")
}

#[test]
fn rules_in_scope_are_named_by_code() {
    let named = places().code;
    let missing: Vec<RuleId> =
        rules().filter(|rule| rule.needs_test() && !named.contains_key(rule.id.0)).map(|rule| rule.id).collect();
    assert!(missing.is_empty(), "no code names these {} rules in scope: {missing:?}", missing.len());
}

#[test]
fn rules_that_code_names_are_catalogued() {
    let known: BTreeSet<&str> = rules().map(|rule| rule.id.0).collect();
    let unknown: Vec<String> = places()
        .code
        .into_iter()
        .filter(|(id, _)| !known.contains(id.as_str()))
        .map(|(id, places)| format!("{id} in {}", places[0]))
        .collect();
    assert!(unknown.is_empty(), "code names rules that are not catalogued: {unknown:?}");
}

#[test]
fn no_code_writes_a_number_that_a_list_of_rules_has() {
    let found: Vec<String> = places().literals.iter().map(|(id, place)| format!("{id} in {place}")).collect();
    assert!(found.is_empty(), "numbers in literals; name the rule's constant: {found:#?}");
}

#[test]
fn every_rule_is_an_entry_in_a_list_of_rules() {
    let entries = places().entries;
    let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, rules().map(|rule| rule.id.0).collect());
    assert_eq!(ids.len(), entries.len(), "a rule is written twice");
}

#[test]
fn every_constant_of_a_rule_is_used_and_has_a_name_of_its_own() {
    let places = places();
    let named: Vec<_> = places.entries.iter().filter_map(|entry| Some((entry.name.as_deref()?, entry))).collect();
    let names: BTreeSet<&str> = named.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), named.len(), "two rules have one name");
    assert!(names.len() > 200, "constants are found");
    let unused = named.iter().filter(|(_, entry)| !places.uses.contains(&entry.id));
    let unused: Vec<String> = unused.map(|(name, entry)| format!("{name} in {}", entry.place)).collect();
    assert!(unused.is_empty(), "constants that no code uses: {unused:#?}");
}

#[test]
fn coverage_of_the_rules() {
    let tested: BTreeSet<RuleId> =
        places().tests.iter().filter_map(|(name, _)| rule_of_test(name)).map(|rule| rule.id).collect();
    let missing: Vec<RuleId> =
        rules().filter(|rule| rule.needs_test() && !tested.contains(&rule.id)).map(|rule| rule.id).collect();
    for module in Module::ALL {
        let counts = coverage_counts_of(module);
        let without = missing.iter().filter(|id| rules().any(|rule| rule.id == **id && rule.module == module)).count();
        let (name, in_scope) = (module.name(), counts.in_scope);
        eprintln!("{name}: {} tested / {in_scope} in scope / {} later", in_scope - without, counts.later);
    }
    let counts = coverage_counts();
    let tested = counts.in_scope - missing.len();
    eprintln!("rules: {tested} tested / {} in scope / {} later", counts.in_scope, counts.later);
    assert!(missing.is_empty(), "{} rules in scope have no test: {missing:?}", missing.len());
}

/// The worked examples of the book's second part, `LNL-XB-01` to the last, are no rules, but tests play them.
const EXAMPLES: std::ops::RangeInclusive<u8> = 1..=55;

/// True for a name such as `lnl_xb_06_hull_aspect`.
fn is_example(name: &str) -> bool {
    let number = name.strip_prefix("lnl_xb_").and_then(|rest| rest.split_once('_'));
    number.is_some_and(|(number, _)| {
        number.len() == 2 && number.parse().is_ok_and(|number: u8| EXAMPLES.contains(&number))
    })
}

#[test]
fn tests_named_after_rules_name_rules_that_exist() {
    for (name, place) in places().tests {
        assert!(rule_of_test(&name).is_some() || is_example(&name), "no rule fits the test {name} in {place}");
    }
}
