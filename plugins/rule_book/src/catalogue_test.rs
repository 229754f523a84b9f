//! A little book: its order, what its rules are, what needs a test, what a battle is played with.

use super::*;
use crate::{Gap, Plays};

const FOOT: Module = Module { key: "Foot", name: "On foot" };
const HORSE: Module = Module { key: "Horse", name: "On horseback" };

mod foot {
    use super::NO_GUNS;

    crate::rules! {
        WALK = "TOY-2-01": now, "A figure walks.";
        "TOY-2-B01": repeats["TOY-2-01"], "A figure walks, as was said.";
        "TOY-2-10": switch, "A figure runs; if this is off, it walks.";
        "TOY-2-03": later(NO_GUNS), "A figure drags a gun.";
        "TOY-1-01": scale, "A figure is a man.";
    }
}

mod others {
    crate::rules! {
        "FIX-2": of_sources, "The example is wrong.";
        "TOY-CAV-01": now, "A horse gallops.";
        TIES = "FIX-1": now, "Who is level throws again.";
    }
}

const NO_GUNS: Gap = Gap { module: HORSE, reason: "There are no guns in the game yet." };

fn toy() -> Catalogue {
    Catalogue::of(Book {
        modules: &[FOOT, HORSE],
        sections: &[("1", "Scale"), ("2", "Walking"), ("CAV", "Riding"), ("FIX", "Rulings")],
        rulings: &["FIX"],
        module_of: |section| if section == "CAV" { HORSE } else { FOOT },
        lists: &[others::RULES, foot::RULES],
    })
}

fn ids<'a>(rules: impl Iterator<Item = &'a Rule>) -> Vec<&'static str> {
    rules.map(|rule| rule.id.0).collect()
}

#[test]
fn rules_stand_in_the_order_of_the_book_and_are_found_by_their_numbers() {
    let toy = toy();
    let book = ["TOY-1-01", "TOY-2-01", "TOY-2-03", "TOY-2-10", "TOY-2-B01", "TOY-CAV-01", "FIX-1", "FIX-2"];
    assert_eq!(ids(toy.rules()), book);
    assert!(toy.rules().all(|rule| toy.rule(rule.id) == Some(rule) && toy.sentence(rule.id) == rule.sentence));
    assert_eq!((toy.rule(RuleId("TOY-2-02")), toy.sentence(RuleId("TOY-2-02"))), (None, "TOY-2-02"));
    assert_eq!(toy.sections().collect::<Vec<_>>(), ["1", "2", "CAV", "FIX"]);
    assert_eq!((toy.section_title("CAV"), toy.section_title("3")), ("Riding", ""));
    assert_eq!(toy.prefixes(), ["TOY", "FIX"]);
}

#[test]
fn a_rule_is_what_its_entry_and_its_section_say() {
    let toy = toy();
    let is = |id| toy.rule(id).map(|rule| (rule.section, rule.module, rule.scope, rule.kind, rule.optional));
    assert_eq!(is(foot::WALK), Some(("2", FOOT, Scope::Now, Kind::Statement, false)));
    assert_eq!(is(RuleId("TOY-2-10")), Some(("2", FOOT, Scope::Now, Kind::Statement, true)));
    let later = Some(("2", HORSE, Scope::Later(NO_GUNS.reason), Kind::Statement, false));
    assert_eq!(is(RuleId("TOY-2-03")), later, "the reason tells the module");
    assert_eq!(is(RuleId("TOY-CAV-01")), Some(("CAV", HORSE, Scope::Now, Kind::Statement, false)));
    assert_eq!(is(RuleId("TOY-2-B01")), Some(("2", FOOT, Scope::Now, Kind::Repeat(&["TOY-2-01"]), false)));
    assert_eq!(is(RuleId("TOY-1-01")), Some(("1", FOOT, Scope::Now, Kind::Scale, false)));
    assert_eq!(is(others::TIES), Some(("FIX", FOOT, Scope::Now, Kind::Ruling, false)));
    assert_eq!(is(RuleId("FIX-2")), Some(("FIX", FOOT, Scope::Now, Kind::OfSources, false)));
}

#[test]
fn what_needs_a_test_is_counted_and_found_by_its_name() {
    let toy = toy();
    let needed = ids(toy.rules().filter(|rule| rule.needs_test()));
    assert_eq!(needed, ["TOY-2-01", "TOY-2-10", "TOY-CAV-01", "FIX-1"]);
    assert_eq!(toy.coverage(), Coverage { in_scope: 4, later: 1 });
    assert_eq!(toy.coverage_of(HORSE), Coverage { in_scope: 1, later: 1 });
    let tested = |name| toy.rule_of_test(name).map(|rule| rule.id.0);
    assert_eq!(tested("fix_1_who_is_level"), Some("FIX-1"));
    assert_eq!(tested("toy_2_b01_says_it_again"), Some("TOY-2-B01"));
    assert_eq!(tested("toy_2_02_nothing"), None);
}

#[test]
fn a_battle_is_played_with_the_rules_of_its_modules_and_its_switches() {
    let toy = toy();
    assert_eq!(toy.modules_in_game().collect::<Vec<_>>(), [FOOT, HORSE]);
    assert_eq!(toy.optional_rules().collect::<Vec<_>>(), [RuleId("TOY-2-10")]);
    let played = |plays: &Plays| ids(toy.in_game().filter(|rule| plays.with(rule.id)));
    let walks = Plays::of(&toy, &[FOOT], |_| false);
    assert_eq!(played(&walks), ["TOY-1-01", "TOY-2-01", "TOY-2-B01", "FIX-1", "FIX-2"]);
    assert_eq!(walks.words(&toy, &[FOOT]), ["Foot"]);
    let all = Plays::of(&toy, &[HORSE, FOOT], |rule| rule.0 == "TOY-2-10");
    assert_eq!(all.words(&toy, &[HORSE, FOOT]), ["Horse", "Foot", "TOY-2-10"]);
    assert!(all.words(&toy, &[HORSE, FOOT]).iter().all(|word| toy.knows(word)));
    assert!(!["horse", "TOY-2-01", "TOY-2-03", ""].into_iter().any(|word| toy.knows(word)));
}
