use super::CATALOGUE;
use rule_book::{Kind, Scope};
use std::collections::BTreeSet;

/// The numbers of the book, in its order: `ROE-SHT-01 to -22` stands for a row of them.
fn ids_of_the_book() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for line in include_str!("ids.txt").lines().filter(|line| !line.starts_with('#')) {
        let (first, last) = line.split_once(" to -").map_or((line, None), |(first, last)| (first, Some(last)));
        let (section, first) = first.rsplit_once('-').expect("a section and a number");
        let number = |text: &str| text.parse::<u32>().expect("a number");
        let numbers = number(first)..=number(last.unwrap_or(first));
        ids.extend(numbers.map(|number| format!("{section}-{number:02}")));
    }
    ids
}

#[test]
fn the_catalogue_holds_every_number_of_the_book_and_no_other() {
    let book = ids_of_the_book();
    let known: BTreeSet<String> = CATALOGUE.rules().map(|rule| rule.id.0.to_string()).collect();
    let missing: Vec<_> = book.difference(&known).collect();
    let unknown: Vec<_> = known.difference(&book).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "not catalogued: {missing:?}; not in the book: {unknown:?}");
}

#[test]
fn rules_stand_section_by_section_in_the_order_of_the_book() {
    let mut walked: Vec<&str> = CATALOGUE.rules().map(|rule| rule.section).collect();
    walked.dedup();
    assert_eq!(walked, CATALOGUE.sections().collect::<Vec<_>>());
}

#[test]
fn every_rule_comes_with_a_module_of_the_book() {
    for rule in CATALOGUE.rules() {
        assert!(CATALOGUE.modules().contains(&rule.module), "{} comes with {:?}", rule.id, rule.module);
    }
}

#[test]
fn a_repeated_statement_has_leading_statements_in_force() {
    for rule in CATALOGUE.rules() {
        let Kind::Repeat(leading) = rule.kind else { continue };
        for id in leading {
            let leads = CATALOGUE.rules().find(|rule| rule.id.0 == *id);
            assert!(
                leads.is_some_and(|leads| leads.scope == Scope::Now),
                "{} repeats {id}, which is not in force",
                rule.id
            );
        }
    }
}

#[test]
fn sentences_are_short_and_whole() {
    for rule in CATALOGUE.rules() {
        let text = rule.sentence;
        assert!(text.chars().count() <= 300, "{} has {} characters", rule.id, text.chars().count());
        assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(['[', '\n']), "{}: {text}", rule.id);
        assert!(text.starts_with(|first: char| !first.is_lowercase()), "{}: {text}", rule.id);
    }
}
