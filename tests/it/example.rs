//! The worked infantry example, played through the program with the dice it names; every intermediate total asserted.

use crate::hedgerow;
use serde_json::Value;

fn events(example: &str) -> Vec<Value> {
    let files = ["ron", "script.ron"].map(|ending| format!("scenarios/lock_n_load/examples/{example}.{ending}"));
    let output = hedgerow().arg("script").args(files).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("one JSON object per line")).collect()
}

fn named<'a>(events: &'a [Value], name: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["event"] == name).collect()
}

#[test]
fn the_worked_example_has_the_totals_of_the_rule_book() {
    let events = events("infantry");
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
        .args([
            "script",
            "scenarios/lock_n_load/examples/infantry.ron",
            "scenarios/lock_n_load/examples/infantry.script.ron",
            "--state",
        ])
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

#[test]
fn the_shots_of_the_ordnance_example_have_the_totals_of_its_comments() {
    let events = events("ordnance");
    let number = |value: &Value, field: &str| value[field].as_i64().unwrap_or_default();
    let shots: Vec<(i64, String, [i64; 2], String)> = named(&events, "ShotResolved")
        .into_iter()
        .map(|shot| {
            let part = format!("{} {}", shot["struck"]["part"], shot["struck"]["sector"]).replace('"', "");
            let impact = ["total", "armour_total"].map(|field| number(&shot["impact"], field));
            (number(shot, "total"), part, impact, shot["result"].to_string().replace('"', ""))
        })
        .collect();
    let expected: [(i64, &str, [i64; 2], &str); 9] = [
        (4, "Hull Front", [9, 7], "Destroyed"),
        (4, "Hull Front", [7, 7], "Equal"),
        (4, "Hull Front", [6, 9], "Weak"),
        (4, "Hull Front", [5, 10], "Dud"),
        (7, "Turret Front", [10, 4], "Catastrophic"),
        (5, "Turret Front", [6, 5], "Destroyed"),
        (11, "null null", [0, 0], "Missed"),
        (9, "null null", [0, 0], "Missed"),
        (8, "Hull Front", [6, 7], "Weak"),
    ];
    assert_eq!(shots, expected.map(|(total, part, impact, result)| (total, part.into(), impact, result.into())));
    let acquired: Vec<i64> = named(&events, "WeaponIs")
        .into_iter()
        .filter(|event| event["weapon"] == "m4-7.gun")
        .map(|event| number(&event["fact"]["acquired"], "level"))
        .collect();
    assert_eq!(acquired, [1, 2], "and -2 is the most");
}

/// The events that a script beside a scenario of the examples leads to.
fn played(name: &str) -> Vec<Value> {
    let files = ["ron", "script.ron"].map(|end| format!("scenarios/lock_n_load/examples/{name}.{end}"));
    let output = hedgerow().arg("script").args(&files).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let events: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("one JSON object per line")).collect();
    let left: Vec<&Value> =
        events.iter().filter(|event| event["event"] == "DiceLeftOver" || event["event"] == "Refused").collect();
    assert!(left.is_empty(), "{left:?}");
    events
}

/// The numbers of these fields in each event of a kind.
fn numbers(events: &[Value], name: &str, fields: [&str; 2]) -> Vec<[i64; 2]> {
    named(events, name).iter().map(|event| fields.map(|field| event[field].as_i64().expect("a number"))).collect()
}

#[test]
fn the_example_of_close_assaults_has_its_totals() {
    let events = played("close_assault");
    let rolls = numbers(&events, "CloseAssaultRolled", ["attack_total", "defence_total"]);
    assert_eq!(rolls, [[4, 5], [8, 6], [5, 5], [9, 6], [8, 7]]);
    let needed: Vec<(i64, bool)> = named(&events, "MoraleRolled")
        .iter()
        .map(|event| (event["needed"].as_i64().expect("a number"), event["passed"] == true))
        .collect();
    assert_eq!(needed, [(8, true), (9, true), (9, false), (8, true), (5, true), (5, true), (5, true)]);
}

#[test]
fn the_example_of_overruns_has_its_totals() {
    let events = played("overrun");
    let attacks = numbers(&events, "OverrunResolved", ["attack_total", "margin"]);
    assert_eq!(attacks, [[11, 8], [11, 8], [9, 3], [9, 3]]);
    assert_eq!(numbers(&events, "CloseAssaultRolled", ["attack_total", "defence_total"]), [[9, 6]]);
    let lost: Vec<&str> = named(&events, "UnitLost").iter().filter_map(|event| event["unit"].as_str()).collect();
    assert!(lost.contains(&"second") && lost.contains(&"moerser"), "{lost:?}");
}
