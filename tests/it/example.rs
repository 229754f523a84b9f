//! The worked infantry example, played through the program with the dice it names; every intermediate total asserted.

use crate::hedgerow;
use serde_json::Value;

fn events() -> Vec<Value> {
    let output = hedgerow()
        .args(["script", "scenarios/examples/infantry.ron", "scenarios/examples/infantry.script.ron"])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("one JSON object per line")).collect()
}

fn named<'a>(events: &'a [Value], name: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["event"] == name).collect()
}

#[test]
fn the_worked_example_has_the_totals_of_the_rule_book() {
    let events = events();
    let fire: Vec<(i64, i64, i64)> = named(&events, "FireResolved")
        .iter()
        .map(|event| {
            let target = &event["targets"][0];
            let number = |field: &str| target[field].as_i64().expect("a number");
            (number("attack_total"), number("defence_total"), number("margin"))
        })
        .collect();
    assert_eq!(fire, [(9, 5, 4), (9, 3, 6), (6, 3, 3), (9, 6, 3), (5, 5, 0)]);
    let checks: Vec<(&str, i64, &str)> = named(&events, "DamageChecked")
        .iter()
        .map(|event| {
            let unit = event["unit"].as_str().expect("an id");
            (unit, event["total"].as_i64().expect("a total"), event["result"].as_str().expect("a result"))
        })
        .collect();
    assert_eq!(
        checks,
        [
            ("weiss", 10, "Shaken"),
            ("team-w", 8, "Shaken"),
            ("medrow", 12, "Wounded"),
            ("squad-a", 12, "Casualties"),
            ("squad-b", 7, "Shaken"),
            ("medic", 7, "Shaken"),
            ("team-h", 4, "NoEffect"),
            ("weiss", 7, "Shaken"),
            ("team-w", 8, "Shaken"),
        ]
    );
    let rolls: Vec<(&str, i64, bool)> = named(&events, "MoraleRolled")
        .iter()
        .map(|event| {
            let unit = event["unit"].as_str().expect("an id");
            (unit, event["needed"].as_i64().expect("a number"), event["passed"] == true)
        })
        .collect();
    assert_eq!(
        rolls,
        [
            ("medrow", 7, false),
            ("squad-a", 7, true),
            ("squad-b", 7, true),
            ("medic", 6, true),
            ("weiss", 8, true),
            ("team-w", 9, true),
        ]
    );
    let spotting: Vec<(i64, i64, bool)> = named(&events, "SpotRolled")
        .iter()
        .map(|event| {
            let number = |field: &str| event[field].as_i64().expect("a number");
            (number("total"), number("needed"), event["spotted"] == true)
        })
        .collect();
    assert_eq!(spotting, [(4, 3, false), (1, 3, true), (4, 3, false)]);
    let heroes: Vec<i64> =
        named(&events, "HeroRolled").iter().map(|event| event["die"].as_i64().expect("a die")).collect();
    assert_eq!(heroes, [2, 5]);
    let last = named(&events, "Decision").last().copied().cloned().expect("a decision");
    assert_eq!(last["side"], "Second", "the Germans have entered the melee hex");
}

#[test]
fn the_state_after_the_example_is_printed() {
    let output = hedgerow()
        .args(["script", "scenarios/examples/infantry.ron", "scenarios/examples/infantry.script.ron", "--state"])
        .output()
        .expect("the program runs");
    let state: Value = serde_json::from_slice(&output.stdout).expect("one JSON value");
    let unit = |id: &str| -> Value {
        let units = state["units"].as_array().expect("units");
        units.iter().find(|unit| unit["id"] == id).cloned().expect("the unit")
    };
    assert_eq!(unit("squad-p")["at"], "G4");
    assert_eq!(unit("medrow")["shaken"], true);
    assert_eq!(unit("medrow")["morale"], 5);
    assert_eq!(unit("squad-a")["unit"], "us_parachute_half_squad");
    assert_eq!(unit("hero")["at"], "G4");
}
