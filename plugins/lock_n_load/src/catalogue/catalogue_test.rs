//! The catalogue is complete in itself: ids, order, sections, sentences, names of tests.

use std::collections::BTreeSet;

use super::*;

/// "LNL-" section "-" two digits, or "RUL-" two or three digits.
fn is_well_formed(id: &str) -> bool {
    let digits =
        |text: &str, lengths: &[usize]| lengths.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    match id.split('-').collect::<Vec<_>>().as_slice() {
        ["RUL", number] => digits(number, &[2, 3]),
        ["LNL", "SC", number] => digits(number, &[2]),
        ["LNL", section, number] => {
            let parts: Vec<_> = section.split('.').collect();
            parts.len() >= 2 && parts.iter().all(|part| digits(part, &[1, 2])) && digits(number, &[2])
        }
        _ => false,
    }
}

#[test]
fn every_id_is_unique_and_well_formed() {
    let mut seen = BTreeSet::new();
    for rule in rules() {
        assert!(is_well_formed(rule.id.0), "{}", rule.id);
        assert!(seen.insert(rule.id), "{} is catalogued twice", rule.id);
    }
    assert_eq!(seen.len(), RULE_COUNT);
    for bad in ["LNL-5.3", "LNL-5.3-4", "LNL-53-04", "RUL-5", "LNL-SC-", "", "LNL-5..3-01"] {
        assert!(!is_well_formed(bad), "{bad}");
    }
}

#[test]
fn the_sorted_lookup_finds_every_rule_and_nothing_else() {
    for wanted in rules() {
        assert_eq!(rule(wanted.id), Some(wanted));
        assert_eq!(sentence(wanted.id), wanted.sentence);
    }
    assert_eq!(rule(RuleId("LNL-1.3-05")), None, "helicopters belong to another module");
    assert_eq!(sentence(RuleId("LNL-99.0-01")), "LNL-99.0-01");
}

#[test]
fn rules_stand_section_by_section_in_the_order_of_the_book() {
    let mut walked: Vec<&str> = rules().map(|rule| rule.section).collect();
    walked.dedup();
    assert_eq!(walked, sections().collect::<Vec<_>>());
    assert!(sections().all(|section| !section_title(section).is_empty()));
    assert_eq!(section_title("5.3"), "Opportunity Fire");
    assert_eq!(section_title("99"), "");
    for (one, next) in rules().zip(rules().skip(1)).filter(|(one, next)| one.section == next.section) {
        let number = |rule: &Rule| rule.id.0.rsplit('-').next().and_then(|digits| digits.parse::<u32>().ok());
        assert!(number(one) < number(next), "{} stands before {}", one.id, next.id);
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
    let found = |name: &str| rule_of_test(name).map(|rule| rule.id.0);
    assert_eq!(found("lnl_1_6_1_01_a_squad_carries_two"), Some("LNL-1.6.1-01"));
    assert_eq!(found("lnl_1_6_1_01_05_packed_side"), Some("LNL-1.6.1.01-05"));
    assert_eq!(found("rul_51_sight_is_symmetric"), Some("RUL-51"));
    assert_eq!(found("lnl_5_3_99_unknown"), None);
    for rule in rules() {
        let name = format!("{}works", test_prefix(rule.id));
        assert_eq!(found(&name), Some(rule.id.0));
    }
}

#[test]
fn coverage_counts_all_but_the_scale() {
    let counts = coverage_counts();
    eprintln!("{} rules in scope, {} later", counts.in_scope, counts.later);
    let scale: Vec<&str> = rules().filter(|rule| rule.kind == Kind::Scale).map(|rule| rule.id.0).collect();
    assert_eq!(scale, ["LNL-1.1-01", "LNL-1.1-02", "LNL-10.2-02"], "what nothing in play depends on");
    assert_eq!(counts.in_scope + counts.later + scale.len(), rules().count());
    assert_eq!(counts, CoverageCounts { in_scope: 540, later: 68 });
    assert!(rule(RuleId("RUL-21")).is_some_and(Rule::needs_test));
    assert!(rule(RuleId("RUL-70")).is_some_and(|rule| !rule.needs_test()), "Ambush comes later");
    assert!(rule(RuleId("LNL-1.7-03")).is_some_and(|rule| !rule.needs_test()), "event markers come later");
}
