//! Every catalogued rule in scope has code that names it and a test named after it, and every test named after a rule names one that
//! exists.

use crate::root;
use lock_n_load::catalogue::{rule_of_test, rules};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
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

/// All source files under a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// True for files that are neither the catalogue itself nor tests.
fn is_code(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let tests = name.ends_with("_test") || name.ends_with("_bench") || ["testing", "oracle", "sketch"].contains(&name);
    !tests && name != "catalogue" && path.components().all(|part| part.as_os_str() != "catalogue")
}

/// The rules that a text names, written out (`LNL-5.3-08`), in a row (`LNL-8.1-02, -03, -05`, `LNL-6.1-06, -6.4-03`) or as a range
/// (`LNL-4.0-06 to -08`).
fn named_in(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    for (kind, begins) in ["LNL-", "RUL-"].iter().flat_map(|kind| text.match_indices(kind).map(move |(n, _)| (kind, n)))
    {
        let mut rest = &text[begins + kind.len()..];
        let mut section = String::new();
        let mut last: Option<u32> = None;
        loop {
            // A section and a hyphen, or the hyphen alone: then the section is the one before.
            let part =
                rest.bytes().take_while(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'S' | b'C')).count();
            if *kind == "LNL-" && part > 0 && rest[part..].starts_with('-') {
                section = format!("{}-", &rest[..part]);
                rest = &rest[part + 1..];
            }
            let length = digits(rest);
            let Ok(number) = rest[..length].parse::<u32>() else { break };
            let first = last.unwrap_or(number);
            found.extend((first..=number).map(|number| format!("{kind}{section}{number:02}")));
            rest = &rest[length..];
            let Some((range, after)) = [(true, " to -"), (false, ", -"), (false, " and -")]
                .iter()
                .find_map(|(range, between)| Some((*range, rest.strip_prefix(between)?)))
            else {
                break;
            };
            (rest, last) = (after, range.then_some(number));
        }
    }
    found
}

#[test]
fn rules_are_found_in_every_way_in_which_comments_name_them() {
    let found =
        named_in("LNL-4.0-06 to -08, LNL-8.1-02, -03, LNL-6.1-06, -6.4-03 and -05; LNL-SC-08. RUL-51: RUL-105 to -107");
    let wanted = [
        "LNL-4.0-06",
        "LNL-4.0-07",
        "LNL-4.0-08",
        "LNL-8.1-02",
        "LNL-8.1-03",
        "LNL-6.1-06",
        "LNL-6.4-03",
        "LNL-6.4-05",
        "LNL-SC-08",
        "RUL-51",
        "RUL-105",
        "RUL-106",
        "RUL-107",
    ];
    assert_eq!(found, wanted.iter().map(ToString::to_string).collect());
}

#[test]
fn rules_in_scope_are_named_by_code() {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    for plugin in std::fs::read_dir(root().join("plugins")).expect("the plugins") {
        sources(&plugin.expect("an entry").path().join("src"), &mut files);
    }
    let mut named = BTreeSet::new();
    for file in files.iter().filter(|file| is_code(file)) {
        named.append(&mut named_in(&std::fs::read_to_string(file).expect("a source file")));
    }
    let missing: Vec<RuleId> =
        rules().filter(|rule| rule.needs_test() && !named.contains(rule.id.0)).map(|rule| rule.id).collect();
    assert!(missing.is_empty(), "no code names these {} rules in scope: {missing:?}", missing.len());
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
