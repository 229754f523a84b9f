//! The examples of mortars and artillery, played through the program with the dice they name; every total asserted.

use crate::hedgerow;
use serde_json::Value;

fn events(example: &str) -> Vec<Value> {
    let path = |ending: &str| format!("scenarios/lock_n_load/examples/{example}.{ending}");
    let output = hedgerow().args(["script", &path("ron"), &path("script.ron")]).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("one JSON object per line")).collect()
}

fn named<'a>(events: &'a [Value], name: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["event"] == name).collect()
}

fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

fn word(value: &Value) -> &str {
    value.as_str().expect("a word")
}

/// The totals of an attack and its defence for each unit.
fn totals(event: &Value) -> Vec<(&str, i64, i64)> {
    let targets = event["targets"].as_array().expect("targets").iter();
    targets.map(|hit| (word(&hit["unit"]), number(&hit["attack_total"]), number(&hit["defence_total"]))).collect()
}

/// The strikes: where, on whom, and both totals.
fn strikes(events: &[Value]) -> Vec<(&str, Vec<(&str, i64, i64)>)> {
    named(events, "BombardmentResolved").into_iter().map(|event| (word(&event["at"]), totals(event))).collect()
}

/// The Damage Checks: who, and what came of it.
fn checks(events: &[Value]) -> Vec<(&str, i64, &str)> {
    let checked = named(events, "DamageChecked").into_iter();
    checked.map(|event| (word(&event["unit"]), number(&event["total"]), word(&event["result"]))).collect()
}

#[test]
fn a_mission_of_artillery_has_the_totals_of_its_script() {
    let events = events("artillery");
    let scattered = named(&events, "Scattered")[0];
    assert_eq!((scattered["distance"].as_i64(), scattered["to"].as_str()), (Some(2), Some("G6")));
    let strikes = strikes(&events);
    assert_eq!(
        strikes,
        [("G5", vec![("erste", 8, 4)]), ("H6", vec![("zweite", 7, 6)]), ("G6", vec![("dritte", 8, 3)]),]
    );
    assert_eq!(checks(&events), [("erste", 7, "Shaken"), ("zweite", 3, "NoEffect"), ("dritte", 7, "Shaken")]);
}

#[test]
fn a_called_mortar_has_the_totals_of_its_script() {
    let events = events("mortar");
    assert_eq!(strikes(&events), [("F2", vec![("erste", 8, 6)]), ("F2", vec![("zweite", 7, 8)])]);
    assert_eq!(checks(&events), [("erste", 6, "Shaken")]);
}
