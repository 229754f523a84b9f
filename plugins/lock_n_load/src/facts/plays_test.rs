use super::*;
use crate::facts::battlefield::BattlefieldData;
use crate::testing::{Battle, OPERATIONS_FIRST, RALLY_FIRST, scenario_text};
use table::Side::Second;

const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
const SS: &str = r#"(id: "x", unit: "ss_squad", at: "D1", shaken: true)"#;

fn text(start: &str, more: &str) -> String {
    scenario_text("....", "", SQUAD, SS, start, more)
}

fn plays(more: &str, rule: &'static str) -> bool {
    Battle::from_text(&text(OPERATIONS_FIRST, more), &[]).ask(|table| table.plays(RuleId(rule)))
}

#[test]
fn a_scenario_that_names_no_module_plays_what_is_older_than_modules() {
    assert!(plays("", "LNL-5.0-06") && plays("", "LNL-13.81-05"));
    assert!(!plays("modules: [Infantry],", "LNL-13.81-05") && plays("modules: [Infantry],", "LNL-5.0-06"));
    let in_game: Vec<rule_book::Module> = CATALOGUE.modules_in_game().collect();
    assert!(
        in_game.starts_with(&Module::FIRST.map(Module::in_book)),
        "a scenario of before means what it meant: {in_game:?}"
    );
}

#[test]
fn an_optional_rule_is_played_where_chart_or_scenario_switch_it_on() {
    assert!(CATALOGUE.optional_rules().any(|rule| rule == HEXSIDES_ADD));
    assert!(!plays("", "RUL-89"));
    assert!(plays(r#"switches: {"RUL-89": true},"#, "RUL-89"));
    let add = |field: &mut BattlefieldData| {
        field.definitions.effects.hexside_cover = HexsideCover::Add;
    };
    let by_chart =
        |more: &str| Battle::changed(&text(OPERATIONS_FIRST, more), add, &[]).ask(|table| table.plays(HEXSIDES_ADD));
    assert!(by_chart("") && !by_chart(r#"switches: {"RUL-89": false},"#), "the scenario has the last word");
}

#[test]
fn without_its_module_a_rule_is_not_offered_and_not_lawful() {
    let start = RALLY_FIRST.replace("First", "Second");
    let battle = |more: &str| Battle::from_text(&text(&start, more), &[]);
    let offered =
        |more: &str| battle(more).legal().iter().any(|order| matches!(order, crate::Command::Dedication { .. }));
    assert!(offered("") && !offered("modules: [Infantry],"));
    battle("modules: [Infantry],").refused_by(Second, r#"Dedication(unit: "x")"#, "LNL-13.81-05");
}

#[test]
fn what_a_battle_is_played_with_has_words_that_the_program_knows() {
    let words = |more: &str| {
        Battle::from_text(&text(OPERATIONS_FIRST, more), &[])
            .ask(|table| words(&table.field.scenario, &table.field.plays))
    };
    assert_eq!(words(""), ["Infantry", "Nationalities"]);
    let switched = words(r#"modules: [Infantry], switches: {"RUL-89": true},"#);
    assert_eq!(switched, ["Infantry", "RUL-89"]);
    assert!(switched.iter().all(|word| CATALOGUE.knows(word)));
    assert!(!["Helicopters", "RUL-21", "infantry", ""].into_iter().any(|word| CATALOGUE.knows(word)));
}

#[test]
fn modules_and_switches_that_mean_nothing_are_told() {
    let more = r#"modules: [Nationalities, Helicopters, Nationalities], switches: {"RUL-21": true, "RUL-89": true},"#;
    let told = Battle::start(&text(OPERATIONS_FIRST, more)).err().unwrap_or_default().join("\n");
    for field in ["modules", "modules[1]", "modules[2]", "switches[\\\"RUL-21\\\"]"] {
        assert!(told.contains(&format!("field: \"{field}\"")), "{field} in {told}");
    }
    assert!(!told.contains("RUL-89\\\"]"), "{told}");
}
