//! Every catalogued rule in scope has a test named after it, and every test named after a rule names one that exists.

use crate::root;
use lock_n_load::catalogue::{rule_of_test, rules};
use std::collections::BTreeSet;
use std::path::Path;
use table::RuleId;

fn test_names(folder: &Path, names: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                test_names(&path, names);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            for (n, line) in lines.iter().enumerate() {
                let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) else { continue };
                let is_test = lines[n.saturating_sub(4)..n].contains(&"#[test]");
                if is_test && (name.starts_with("lnl_") || name.starts_with("rul_")) {
                    names.push(name.to_string());
                }
            }
        }
    }
}

fn all_test_names() -> Vec<String> {
    let mut names = Vec::new();
    test_names(&root().join("plugins"), &mut names);
    test_names(&root().join("tests"), &mut names);
    names
}

#[test]
fn coverage_of_the_rules() {
    let names = all_test_names();
    let tested: BTreeSet<RuleId> = names.iter().filter_map(|name| rule_of_test(name)).map(|rule| rule.id).collect();
    let in_scope: Vec<RuleId> = rules().filter(|rule| rule.needs_test()).map(|rule| rule.id).collect();
    let counts = lock_n_load::catalogue::coverage_counts();
    let missing: Vec<RuleId> = in_scope.iter().copied().filter(|id| !tested.contains(id)).collect();
    eprintln!(
        "rules: {} tested / {} in scope / {} later",
        in_scope.len() - missing.len(),
        in_scope.len(),
        counts.later
    );
    assert!(missing.is_empty(), "{} rules in scope have no test: {missing:?}", missing.len());
}

#[test]
fn tests_named_after_rules_name_rules_that_exist() {
    for name in all_test_names() {
        assert!(rule_of_test(&name).is_some(), "no rule fits the test {name}");
    }
}
