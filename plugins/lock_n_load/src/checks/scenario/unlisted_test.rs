//! Modules that are used without being listed, and switches that are silently off.

use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

const BOARD: &str = "....\n....\n....";
const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D3")"#;

/// The fields of what is used and not listed where only `listed` is.
fn unlisted(listed: &str, first: &str, more: &str) -> Vec<String> {
    let more = format!("modules: [{listed}], {more}");
    let text = scenario_text(BOARD, "", first, ENEMY, OPERATIONS_FIRST, &more);
    let told = Battle::warnings(&text).into_iter();
    let told = told.filter(|(_, message)| message.contains("`modules` does not list"));
    told.map(|(field, message)| {
        let module = message.split("does not list ").nth(1).and_then(|rest| rest.split(':').next());
        format!("{field} {}", module.unwrap_or_default())
    })
    .collect()
}

#[test]
fn a_module_that_is_used_and_not_listed_is_told_where_it_is_used_first() {
    let tank = format!(r#"{SQUAD}, (id: "t", unit: "us_tank_t", at: "B1"), (id: "u", unit: "us_tank_t", at: "C1")"#);
    let unit = "sides.0.counters[1].unit";
    let all = [format!("{unit} Vehicles"), format!("{unit} CloseAssault"), format!("{unit} Ordnance")];
    assert_eq!(unlisted("Infantry, Nationalities", &tank, ""), all);
    assert_eq!(unlisted("Infantry, Nationalities, Vehicles, CloseAssault, Ordnance", &tank, ""), [""; 0]);
    let riders = format!(r#"{tank}, (id: "r", unit: "us_leader", aboard: (vehicle: "t", outside: true))"#);
    let listed = "Infantry, Nationalities, Vehicles, CloseAssault, Ordnance";
    assert_eq!(unlisted(listed, &riders, ""), ["sides.0.counters[3].aboard Passengers"]);
    let team = format!(r#"{SQUAD}, (id: "m", unit: "us_mg_team", at: "B1")"#);
    assert_eq!(unlisted("Infantry, Nationalities", &team, ""), ["sides.0.counters[1].unit Ordnance"]);
    let mortar = format!(r#"{SQUAD}, (id: "m", unit: "us_mortar_team", at: "B1")"#);
    assert_eq!(unlisted("Infantry, Nationalities, Ordnance", &mortar, ""), ["sides.0.counters[1].unit IndirectFire"]);
    let tube = SQUAD.replace(")", r#", weapons: [(id: "w", weapon: "bazooka")])"#);
    assert_eq!(unlisted("Infantry, Nationalities", &tube, ""), ["sides.0.counters[0].weapons[0].weapon Ordnance"]);
    let lies = r#"abandoned: [(id: "w", weapon: "bazooka", at: "A2")], hex_markers: [("B2", Wreck), ("B3", Ffe(firepower: 3, mortar: true))]"#;
    let told = ["abandoned[0].weapon Ordnance", "hex_markers[0].1 Vehicles", "hex_markers[1].1 IndirectFire"];
    assert_eq!(unlisted("Infantry, Nationalities", SQUAD, lies), told);
}

#[test]
fn rules_of_nations_and_artillery_are_told_too() {
    let ss = r#"(id: "a", unit: "ss_squad", at: "A1")"#;
    assert_eq!(unlisted("Infantry", ss, ""), ["sides.0.counters[0].unit Nationalities"]);
    assert_eq!(unlisted("Infantry, Nationalities", ss, ""), [""; 0]);
    assert_eq!(unlisted("Infantry", SQUAD, ""), [""; 0], "what makes them well supplied needs artillery");
    let text = scenario_text(BOARD, "", SQUAD, ENEMY, OPERATIONS_FIRST, "modules: [Infantry]").replacen(
        "heroes: [",
        r#"artillery: [(id: "g", name: "Guns", firepower: 5, missions: 1)], heroes: ["#,
        1,
    );
    let told: Vec<String> = Battle::warnings(&text).into_iter().map(|(field, _)| field).collect();
    let expected = ["sides.0.artillery[0]", "sides.0.counters[0].unit", "sides.0.artillery[0]"];
    assert_eq!(told, expected, "nobody calls, nations, indirect fire");
}

#[test]
fn a_scenario_that_lists_no_modules_is_told_nothing_of_them() {
    let tank = format!(r#"{SQUAD}, (id: "t", unit: "us_tank_t", at: "B1")"#);
    assert_eq!(Battle::warnings(&scenario_text(BOARD, "", &tank, ENEMY, OPERATIONS_FIRST, "")), []);
}

#[test]
fn a_switch_of_a_module_that_is_not_listed_is_told() {
    let fields = |more: &str| {
        let told = Battle::warnings(&scenario_text(BOARD, "", SQUAD, ENEMY, OPERATIONS_FIRST, more));
        told.into_iter().map(|(field, _)| field).collect::<Vec<_>>()
    };
    assert_eq!(fields(r#"switches: {"LNL-15.7-01": true}"#), [r#"switches["LNL-15.7-01"]"#]);
    assert_eq!(fields(r#"switches: {"LNL-15.7-01": false, "RUL-89": true}"#), [""; 0]);
    assert_eq!(fields(r#"modules: [Infantry, Vehicles], switches: {"LNL-15.7-01": true}"#), [""; 0]);
}
