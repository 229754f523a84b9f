//! `hedgerow rules` prints the catalogue of a game: one rule with its places, a section, a module, what is missing.

use crate::{hedgerow, root};
use hedgerow::boxes::Key;
use lock_n_load::catalogue::CATALOGUE;
use rule_book::{Rule, Scope};
use std::process::Output;

fn rules() -> impl Iterator<Item = &'static Rule> {
    CATALOGUE.rules()
}

fn run(arguments: &[&str]) -> Output {
    hedgerow().arg("rules").args(arguments).output().expect("the program runs")
}

fn told(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn complaint(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn a_rule_is_printed_with_its_places_in_code_and_its_tests() {
    let text = told(&["LNL-5.3-04"]);
    for part in [
        "LNL-5.3-04  Opportunity Fire\n",
        "Low Crawl",
        "in force, module Infantry\n",
        "written in plugins/lock_n_load/src/sections/opportunity_fire/rules.rs:",
        "code:\n  plugins/lock_n_load/src/",
    ] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    let test = text.lines().find(|line| line.contains("lnl_5_3_04_")).expect("a test");
    let place = test.split_once('(').and_then(|(_, place)| place.strip_suffix(')')).expect("a place");
    let (file, line) = place.rsplit_once(':').expect("a file and a line");
    let source = std::fs::read_to_string(root().join(file)).expect("a file of the source tree");
    let line: usize = line.parse().expect("a line");
    assert!(
        source.lines().nth(line - 1).is_some_and(|line| line.trim_start().starts_with("fn lnl_5_3_04_")),
        "{place}"
    );
    assert_eq!(told(&["5.3-04"]), text);
    assert_eq!(told(&["lnl-5.3-04"]), text);
}

#[test]
fn a_rule_that_is_open_says_why_and_one_that_repeats_says_what() {
    let text = told(&["LNL-20.0-02"]);
    assert!(text.contains("open, module Night: Night battles are not in the game yet.\n"), "{text}");
    assert!(text.contains("code: none\ntests: none\n"), "{text}");
    assert!(told(&["LNL-1.3-B04"]).contains("says again what LNL-1.3-09 says\n"));
    assert!(told(&["LNL-1.1-01"]).contains("nothing in play depends on it\n"));
}

#[test]
fn a_number_cut_short_lists_all_that_begin_with_it() {
    let section = told(&["LNL-1.6.1"]);
    let ids: Vec<&str> = section.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(ids.contains(&"LNL-1.6.1-01") && ids.contains(&"LNL-1.6.1.01-05") && !ids.contains(&"LNL-1.6.2-01"));
    let wanted = rules().filter(|rule| rule.id.0.starts_with("LNL-1.6.1-") || rule.id.0.starts_with("LNL-1.6.1."));
    assert_eq!(ids.len() - 1, wanted.count(), "and a line with the totals");
    let chapter = told(&["LNL-1"]);
    assert!(chapter.contains("\nLNL-1.7-05 ") && !chapter.contains("\nLNL-10.0-01 "));
    assert_eq!(told(&["RUL-5"]).lines().count(), 11, "RUL-50 to RUL-59, and the totals");
}

#[test]
fn everything_is_listed_once_and_counted() {
    for book in Key::ALL.iter().map(|key| key.book()) {
        let text = told(&["--game", book.key]);
        let in_force = book.catalogue.rules().filter(|rule| rule.scope == Scope::Now).count();
        let ids: Vec<&str> = book.catalogue.rules().map(|rule| rule.id.0).collect();
        let all = ids.len();
        let mut listed: Vec<&str> = text.lines().filter_map(|line| line.split(' ').next()).collect();
        assert_eq!(listed.pop().map(str::to_string), Some(in_force.to_string()), "the totals come last");
        assert_eq!(listed, ids);
        assert_eq!(text.lines().last(), Some(&*format!("{in_force} in force, {} open, {all} in all", all - in_force)));
    }
}

#[test]
fn without_a_game_the_first_is_meant_and_an_unknown_one_lists_those_that_players_are_shown() {
    for arguments in [&[][..], &["--missing"], &["LNL-5.3-04"], &["RUL-5"]] {
        assert_eq!(told(arguments), told(&[&["--game", "lock_n_load"], arguments].concat()));
    }
    let complaint = complaint(&["--game", "chess"], 2);
    assert!(complaint.contains("there is no game `chess`; known are lock_n_load, perrys_heroes\n"), "{complaint}");
}

#[test]
fn the_rules_of_another_game_are_its_own() {
    fn of<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
        [&["--game", "tin_soldiers"], arguments].concat()
    }
    let text = told(&of(&["TIN-2"]));
    for part in [
        "TIN-2  Tin soldiers\n",
        "in force, module The whole game\nwritten in plugins/tin_soldiers/src/catalogue/rules.rs:",
        "code:\n  plugins/tin_soldiers/src/acting.rs:",
        "tests:\n  tin_2_a_shot_needs_less_within_half_the_reach (plugins/tin_soldiers/src/rules_test.rs:",
    ] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    assert_eq!(told(&of(&["2"])), text);
    assert_eq!(told(&of(&["--missing"])), "6 in force, 0 open, 6 in all\n");
    assert_eq!(told(&of(&["--module", "the-whole-game"])), told(&of(&[])));
    assert!(complaint(&of(&["--module", "night"]), 2).contains("known are the-whole-game"));
    assert!(complaint(&of(&["LNL-5.3-04"]), 1).ends_with("numbers are TIN-4\n"));
    assert!(complaint(&["TIN-2"], 1).contains("there is no rule `TIN-2`"), "the game of the program has none");
    let one: serde_json::Value = serde_json::from_str(&told(&of(&["--json", "TIN-1"]))).expect("JSON");
    assert_eq!((&one[0]["id"], &one[0]["module"]), (&"TIN-1".into(), &"the-whole-game".into()));
}

#[test]
fn what_is_missing_stands_by_module_with_its_reasons() {
    let text = told(&["--missing"]);
    let mut last = 0;
    for module in CATALOGUE.modules() {
        let open = rules().filter(|rule| rule.module == *module && rule.scope != Scope::Now).count();
        let head = format!("{}: {open} open\n", module.name);
        match (open, text.find(&head)) {
            (0, found) => assert!(found.is_none(), "{head}"),
            (_, None) => panic!("{head} in {text}"),
            (_, Some(at)) => {
                assert!(at >= last, "{head} stands too early");
                last = at;
            }
        }
    }
    assert!(text.contains("\n  Helicopters are not in the game yet.\n    LNL-"), "{text}");
    let listed = text.lines().filter(|line| line.starts_with("    ")).count();
    assert_eq!(listed, rules().filter(|rule| rule.scope != Scope::Now).count());
    assert!(text.lines().last().is_some_and(|line| line.contains(&format!(" {listed} open, "))), "{text}");
    assert!(!told(&["--missing", "--module", "night"]).contains("Helicopters: "));
    assert_eq!(told(&["--missing", "LNL-5.3-04"]), "1 in force, 0 open, 1 in all\n");
}

#[test]
fn a_module_is_named_in_any_writing_and_an_unknown_one_lists_those_that_players_are_shown() {
    let night = told(&["--module", "night"]);
    assert!(night.contains("LNL-20.0-01") && !night.contains("LNL-21.1-01"));
    assert_eq!(told(&["--module", "close-assault"]), told(&["--module", "Close Assault"]));
    let complaint = complaint(&["--module", "submarines"], 2);
    assert!(complaint.contains("submarines") && complaint.contains("indirect-fire"), "{complaint}");
}

#[test]
fn an_unknown_number_is_told_with_what_is_near() {
    let near = complaint(&["LNL-5.9"], 1);
    assert!(near.contains("LNL-5.9") && near.contains("5.0, 5.01, 5.1, 5.2, 5.3"), "{near}");
    for unknown in ["LNL-99.0-01", "XYZ", ""] {
        let form = complaint(&[unknown], 1);
        assert!(form.contains("RUL-51") && form.contains("LNL-5.3"), "{unknown}: {form}");
    }
}

#[test]
fn json_has_the_same_rules_and_the_places_of_a_single_one() {
    let list: serde_json::Value = serde_json::from_str(&told(&["--json", "--missing"])).expect("JSON");
    let list = list.as_array().expect("a list");
    assert_eq!(list.len(), rules().filter(|rule| rule.scope != Scope::Now).count());
    assert!(list.iter().all(|rule| rule["in_force"] == false && rule["reason"].is_string() && rule["code"].is_null()));
    let one: serde_json::Value = serde_json::from_str(&told(&["--json", "LNL-5.3-04"])).expect("JSON");
    assert_eq!(one[0]["id"], "LNL-5.3-04");
    assert_eq!(one[0]["module"], "infantry");
    assert!(one[0]["code"][0].as_str().is_some_and(|place| place.starts_with("plugins/")), "{one}");
    assert!(one[0]["tests"][0].as_str().is_some_and(|test| test.starts_with("lnl_5_3_04_")), "{one}");
}

#[test]
fn without_a_source_tree_the_rule_is_printed_all_the_same() {
    let folder = std::env::temp_dir().join(format!("hedgerow-rules-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("assets")).expect("a folder");
    std::fs::copy(root().join("assets/terrain.ron"), folder.join("assets/terrain.ron")).expect("a copy");
    let text = told(&["LNL-5.3-04", "--data", folder.to_str().expect("a path")]);
    assert!(text.ends_with("code and tests: there is no source tree beside the game's data\n"), "{text}");
    std::fs::remove_dir_all(&folder).expect("it can be removed");
}
