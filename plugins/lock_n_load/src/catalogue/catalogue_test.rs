//! The catalogue is complete in itself: ids, order, sections, sentences, names of tests.

use std::collections::BTreeSet;

use super::modules::of_section;
use super::*;
use rule_book::{Coverage, Kind, Rule, Scope, test_prefix};
use table::RuleId;

fn rules() -> impl Iterator<Item = &'static Rule> + Clone {
    CATALOGUE.rules()
}

fn rule(id: RuleId) -> Option<&'static Rule> {
    CATALOGUE.rule(id)
}

/// "LNL-" section "-" two digits, those of part B after a "B"; "RUL-" two or three digits; "LNL-RB-" two digits.
fn is_well_formed(id: &str) -> bool {
    let digits =
        |text: &str, lengths: &[usize]| lengths.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    match id.split('-').collect::<Vec<_>>().as_slice() {
        ["RUL", number] => digits(number, &[2, 3]),
        ["LNL", "SC" | "RB", number] | ["LNL", "T", "B3", number] => digits(number, &[2]),
        ["LNL", section, number] => {
            let parts: Vec<_> = section.split('.').collect();
            let number = number.strip_prefix('B').unwrap_or(number);
            parts.len() >= 2 && parts.iter().all(|part| digits(part, &[1, 2])) && digits(number, &[2])
        }
        _ => false,
    }
}

/// The numbers of the book, in its order: `LNL-1.2-01 to -02` stands for a row of them.
fn ids_of_the_book() -> Vec<String> {
    let mut ids = Vec::new();
    for line in include_str!("ids.txt").lines().filter(|line| !line.starts_with('#')) {
        let (first, last) = line.split_once(" to -").map_or((line, None), |(first, last)| (first, Some(last)));
        let (section, first) = first.rsplit_once('-').expect("a section and a number");
        let part = if first.starts_with('B') { "B" } else { "" };
        let number = |text: &str| text.trim_start_matches('B').parse::<u32>().expect("a number");
        let numbers = number(first)..=number(last.unwrap_or(first));
        ids.extend(numbers.map(|number| format!("{section}-{part}{number:02}")));
    }
    ids
}

#[test]
fn every_id_is_unique_and_well_formed() {
    let mut seen = BTreeSet::new();
    for rule in rules() {
        assert!(is_well_formed(rule.id.0), "{}", rule.id);
        assert!(seen.insert(rule.id), "{} is catalogued twice", rule.id);
    }
    for bad in ["LNL-5.3", "LNL-5.3-4", "LNL-53-04", "RUL-5", "LNL-SC-", "", "LNL-5..3-01", "LNL-1.3-BB1", "LNL-RB-1"] {
        assert!(!is_well_formed(bad), "{bad}");
    }
}

#[test]
fn the_sorted_lookup_finds_every_rule_and_nothing_else() {
    for wanted in rules() {
        assert_eq!(rule(wanted.id), Some(wanted));
        assert_eq!(CATALOGUE.sentence(wanted.id), wanted.sentence);
    }
    assert_eq!(rule(RuleId("LNL-1.3-99")), None);
    assert_eq!(CATALOGUE.sentence(RuleId("LNL-99.0-01")), "LNL-99.0-01");
}

#[test]
fn rules_stand_section_by_section_in_the_order_of_the_book() {
    let mut walked: Vec<&str> = rules().map(|rule| rule.section).collect();
    walked.dedup();
    assert_eq!(walked, CATALOGUE.sections().collect::<Vec<_>>());
    assert!(CATALOGUE.sections().all(|section| !CATALOGUE.section_title(section).is_empty()));
    assert_eq!(CATALOGUE.section_title("5.3"), "Opportunity Fire");
    assert_eq!(CATALOGUE.section_title("99"), "");
    for (one, next) in rules().zip(rules().skip(1)).filter(|(one, next)| one.section == next.section) {
        // Part A leads: its numbers stand before those of part B.
        let number = |rule: &Rule| {
            let number = rule.id.0.rsplit('-').next().expect("a number");
            let digits = number.strip_prefix('B');
            (digits.is_some(), digits.unwrap_or(number).parse::<u32>().expect("digits"))
        };
        assert!(number(one) < number(next), "{} stands before {}", one.id, next.id);
    }
}

#[test]
fn the_catalogue_holds_every_number_of_the_book_and_no_other() {
    let book = ids_of_the_book();
    let known: BTreeSet<&str> = rules().map(|rule| rule.id.0).collect();
    let in_book: BTreeSet<&str> = book.iter().map(String::as_str).collect();
    assert_eq!(in_book.len(), book.len(), "a number stands twice in the list");
    let missing: Vec<_> = in_book.difference(&known).collect();
    let unknown: Vec<_> = known.difference(&in_book).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "not catalogued: {missing:?}; not in the book: {unknown:?}");
    for section in CATALOGUE.sections() {
        let catalogued: Vec<&str> = rules().filter(|rule| rule.section == section).map(|rule| rule.id.0).collect();
        let in_section = |id: &&str| rule_of(id).is_some_and(|rule| rule.section == section);
        let wanted: Vec<&str> = book.iter().map(String::as_str).filter(in_section).collect();
        assert_eq!(catalogued, wanted, "section {section} is not in the order of the book");
    }
}

fn rule_of(id: &str) -> Option<&'static Rule> {
    rules().find(|rule| rule.id.0 == id)
}

#[test]
fn every_module_has_rules_a_name_and_its_place() {
    assert_eq!(CATALOGUE.modules(), Module::IN_BOOK);
    for module in Module::ALL {
        let in_book = module.in_book();
        assert!(rules().any(|rule| rule.module == in_book), "{module:?}");
        assert!(in_book.name.starts_with(|first: char| first.is_uppercase()), "{module:?}");
        assert_eq!(in_book.key, format!("{module:?}"), "as scenarios write it");
    }
    assert!(Module::ALL.is_sorted_by(|one, next| one < next), "in the order of the type");
    let names: BTreeSet<&str> = Module::IN_BOOK.iter().map(|module| module.name).collect();
    assert_eq!(names.len(), Module::ALL.len());
    let is_in = |id: &'static str, module: Module| rule(RuleId(id)).is_some_and(|rule| rule.module == module.in_book());
    assert!(is_in("LNL-5.3-04", Module::Infantry));
    assert!(is_in("LNL-9.0-06", Module::Night), "the reason tells the module");
    assert!(is_in("LNL-13.92-01", Module::Nationalities), "the chapter tells the module");
    assert!(is_in("LNL-14.0-30", Module::Ordnance));
    assert!(is_in("RUL-51", Module::Infantry));
    let chapters = [("12.0", Module::SkillCards), ("14.01", Module::Ordnance), ("22.2.1", Module::Airborne)];
    assert!(chapters.into_iter().all(|(section, module)| of_section(section) == module));
}

#[test]
fn a_repeated_statement_has_leading_statements_in_force() {
    for rule in rules() {
        let Kind::Repeat(leading) = rule.kind else { continue };
        assert_eq!(rule.scope, Scope::Now, "{}", rule.id);
        assert!(!leading.is_empty(), "{} repeats nothing", rule.id);
        for id in leading {
            let leads = rule_of(id).expect("a catalogued number");
            assert!(leads.needs_test(), "{} repeats {id}, which nobody tests", rule.id);
        }
    }
}

#[test]
fn sentences_are_short_complete_and_without_references_to_sources() {
    for rule in rules() {
        let text = rule.sentence;
        assert!(text.chars().count() <= 200, "{} has {} characters", rule.id, text.chars().count());
        assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(['[', '\n']), "{}: {text}", rule.id);
        assert!(text.starts_with(|first: char| !first.is_lowercase()), "{}: {text}", rule.id);
        assert!(!text.contains("(RUL-") && !text.contains("IT:") && !text.contains("FR:"), "{}: {text}", rule.id);
        if let Scope::Later(reason) = rule.scope {
            assert!(reason.ends_with('.') && reason.len() > 20, "{}: {reason}", rule.id);
        }
    }
}

#[test]
fn a_test_name_leads_to_its_rule_also_where_one_prefix_begins_another() {
    assert_eq!(test_prefix(RuleId("LNL-5.3-04")), "lnl_5_3_04_");
    assert_eq!(test_prefix(RuleId("LNL-SC-11")), "lnl_sc_11_");
    let found = |name: &str| CATALOGUE.rule_of_test(name).map(|rule| rule.id.0);
    assert_eq!(found("lnl_1_6_1_01_a_squad_carries_two"), Some("LNL-1.6.1-01"));
    assert_eq!(found("lnl_1_6_1_01_05_packed_side"), Some("LNL-1.6.1.01-05"));
    assert_eq!(found("rul_51_sight_is_symmetric"), Some("RUL-51"));
    assert_eq!(found("lnl_1_3_b05_passengers_count"), Some("LNL-1.3-B05"));
    assert_eq!(found("lnl_5_3_99_unknown"), None);
    for rule in rules() {
        let name = format!("{}works", test_prefix(rule.id));
        assert_eq!(found(&name), Some(rule.id.0));
    }
}

#[test]
fn coverage_counts_all_but_the_scale_the_sources_and_repeats() {
    let counts = CATALOGUE.coverage();
    eprintln!("{} rules in scope, {} later", counts.in_scope, counts.later);
    let scale: Vec<&str> = rules().filter(|rule| rule.kind == Kind::Scale).map(|rule| rule.id.0).collect();
    assert_eq!(scale, ["LNL-1.1-01", "LNL-1.1-02", "LNL-10.2-02"], "what nothing in play depends on");
    let of_sources: Vec<&str> = rules().filter(|rule| rule.kind == Kind::OfSources).map(|rule| rule.id.0).collect();
    assert_eq!(of_sources, ["RUL-06", "RUL-07", "RUL-63"], "what nothing in play depends on");
    let repeats = rules().filter(|rule| matches!(rule.kind, Kind::Repeat(_))).count();
    let not_counted = scale.len() + of_sources.len() + repeats;
    assert_eq!(counts.in_scope + counts.later + not_counted, rules().count());
    assert!(counts.in_scope >= 540, "what is in the game stays in it");
    let by_module: Vec<Coverage> = Module::IN_BOOK.iter().map(|module| CATALOGUE.coverage_of(*module)).collect();
    assert_eq!(by_module.iter().map(|counts| counts.in_scope).sum::<usize>(), counts.in_scope);
    assert_eq!(by_module.iter().map(|counts| counts.later).sum::<usize>(), counts.later);
    assert_eq!(by_module[0].later, 0, "the infantry of the first battle is whole");
    assert!(rule(RuleId("RUL-21")).is_some_and(Rule::needs_test));
    assert!(rule(RuleId("RUL-70")).is_some_and(|rule| !rule.needs_test()), "Ambush comes later");
    assert!(rule(RuleId("LNL-1.7-03")).is_some_and(|rule| !rule.needs_test()), "event markers come later");
}

#[test]
fn what_does_not_exist_yet_comes_later_and_says_nothing_of_today() {
    // There are neither commissars nor nurses.
    for id in ["LNL-11.9-B01", "LNL-11.10-B01"] {
        assert!(rule_of(id).is_some_and(|rule| matches!(rule.scope, Scope::Later(_)) && !rule.needs_test()), "{id}");
    }
    // Of the hero's counter only the draw is in the game, and the sentence says no more.
    let hero = rule_of("LNL-5.1-27").expect("a catalogued number");
    assert_eq!(hero.scope, Scope::Now);
    assert!(!hero.sentence.contains("Skill") && !hero.sentence.contains("later"), "{}", hero.sentence);
}
