//! Of every rule set that the program knows: every catalogued rule in scope has code that names it and a test named after it, and every
//! test named after a rule names one that exists. A rule's number is written once: its entry in a list of rules is its constant.

use crate::root;
use hedgerow::boxes::Key;
use hedgerow::rule_places::Places;
use rule_book::{Catalogue, GameBook};
use std::collections::BTreeSet;
use table::RuleId;

/// Each book with what the source tree says about its rules.
fn books() -> impl Iterator<Item = (&'static GameBook, Places)> {
    Key::ALL.iter().map(|key| key.book()).map(|book| {
        let places = Places::read(&root(), book).expect("the sources can be read").expect("a source tree");
        (book, places)
    })
}

#[test]
fn rules_in_scope_are_named_by_code() {
    for (book, places) in books() {
        let unnamed = |id: RuleId| !places.code.contains_key(id.0);
        let needed = book.catalogue.rules().filter(|rule| rule.needs_test());
        let missing: Vec<RuleId> = needed.map(|rule| rule.id).filter(|id| unnamed(*id)).collect();
        assert!(missing.is_empty(), "{} rules in scope that no code names: {missing:?}", missing.len());
    }
}

#[test]
fn rules_that_code_names_are_catalogued() {
    for (book, places) in books() {
        let known: BTreeSet<&str> = book.catalogue.rules().map(|rule| rule.id.0).collect();
        let unknown = places.code.iter().filter(|(id, _)| !known.contains(id.as_str()));
        let unknown: Vec<String> = unknown.map(|(id, places)| format!("{id} in {}", places[0])).collect();
        assert!(unknown.is_empty(), "code names rules that are not catalogued: {unknown:?}");
    }
}

#[test]
fn no_code_writes_a_number_that_a_list_of_rules_has() {
    for (_, places) in books() {
        let found: Vec<String> = places.literals.iter().map(|(id, place)| format!("{id} in {place}")).collect();
        assert!(found.is_empty(), "numbers in literals; name the rule's constant: {found:#?}");
    }
}

#[test]
fn every_rule_is_an_entry_in_a_list_of_rules() {
    for (book, places) in books() {
        let ids: BTreeSet<&str> = places.entries.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids, book.catalogue.rules().map(|rule| rule.id.0).collect());
        assert_eq!(ids.len(), places.entries.len(), "a rule is written twice");
        assert_eq!(ids.len(), book.catalogue.rules().count(), "a rule is catalogued twice");
    }
}

#[test]
fn every_constant_of_a_rule_is_used_and_has_a_name_of_its_own() {
    for (book, places) in books() {
        let named: Vec<_> = places.entries.iter().filter_map(|entry| Some((entry.name.as_deref()?, entry))).collect();
        let names: BTreeSet<&str> = named.iter().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), named.len(), "two rules have one name");
        assert!(names.len() >= book.examples.len(), "constants of {} are found", book.key);
        let unused = named.iter().filter(|(_, entry)| !places.uses.contains(&entry.id));
        let unused: Vec<String> = unused.map(|(name, entry)| format!("{name} in {}", entry.place)).collect();
        assert!(unused.is_empty(), "constants that no code uses: {unused:#?}");
    }
}

#[test]
fn coverage_of_the_rules() {
    for (book, places) in books() {
        let catalogue = book.catalogue;
        let tested = places.tests.iter().flat_map(|(name, _)| rules_of_test(catalogue, name));
        let tested: BTreeSet<RuleId> = tested.collect();
        let missing = catalogue.rules().filter(|rule| rule.needs_test() && !tested.contains(&rule.id));
        for module in catalogue.modules() {
            let counts = catalogue.coverage_of(*module);
            let without = missing.clone().filter(|rule| rule.module == *module).count();
            let (name, in_scope) = (module.name, counts.in_scope);
            eprintln!("{name}: {} tested / {in_scope} in scope / {} later", in_scope - without, counts.later);
        }
        let missing: Vec<RuleId> = missing.map(|rule| rule.id).collect();
        let counts = catalogue.coverage();
        let tested = counts.in_scope - missing.len();
        eprintln!("{}: {tested} tested / {} in scope / {} later", book.key, counts.in_scope, counts.later);
        assert!(missing.is_empty(), "{} rules in scope have no test: {missing:?}", missing.len());
    }
}

/// The rules that a test is named after: `ph_7_7_06_and_ph_r_07_a_running_target` names two.
fn rules_of_test<'a>(catalogue: &'a Catalogue, name: &'a str) -> impl Iterator<Item = RuleId> + 'a {
    let parts = name.split("_and_").map(|part| format!("{part}_"));
    parts.filter_map(|part| catalogue.rule_of_test(&part).map(|rule| rule.id))
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
    for (book, places) in books() {
        for (name, place) in &places.tests {
            let is_known = book.catalogue.rule_of_test(name).is_some() || is_example(name);
            assert!(is_known, "no rule of {} fits the test {name} in {place}", book.key);
        }
    }
}
