//! Each thing that may be wrong with artillery in a scenario.

use crate::testing::{Battle, scenario_text};

const BOARD: &str = "......\n......\n.ff...\n......";
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F3")"#;
const LEADER: &str = r#"(id: "l", unit: "us_leader", at: "A1")"#;

/// A scenario text that is right but for one thing, and the field that is wrong.
fn check(text: &str, field: &str) {
    let mistakes = Battle::start(text).map(drop).expect_err(field);
    let found = mistakes.iter().any(|mistake| mistake.contains(&format!("field: {field:?}")));
    assert!(found, "{field} in {mistakes:#?}");
    assert_eq!(mistakes.len(), 1, "{field} alone in {mistakes:#?}");
}

/// A scenario with artillery of the first side.
fn guns(artillery: &str, start: &str, more: &str) -> String {
    let formation = r#"formation: "us_parachute","#;
    scenario_text(BOARD, "", LEADER, ENEMY, start, more).replacen(
        formation,
        &format!("{formation} artillery: [{artillery}],"),
        1,
    )
}

#[test]
fn artillery_and_its_markers_have_values_that_occur() {
    let formation = r#"formation: "us_parachute","#;
    let guns = |fields: &str| format!(r#"{formation} artillery: [(id: "a", name: "Howitzers", {fields})],"#);
    let with = |fields: &str| scenario_text(BOARD, "", LEADER, ENEMY, "", "").replacen(formation, &guns(fields), 1);
    Battle::start(&with("firepower: 5, missions: 2")).unwrap();
    check(&with("firepower: 21, missions: 2"), "sides.0.artillery[0].firepower");
    check(&with("firepower: 5, missions: 0"), "sides.0.artillery[0].missions");
    check(&with(r#"firepower: 5, missions: 1, formation: "marines""#), "sides.0.artillery[0].formation");
    let twice = r#"firepower: 5, missions: 1), (id: "a", name: "Mortars", firepower: 4, missions: 1"#;
    check(&with(twice), "sides.0.artillery[1].id");
    check(
        &with("firepower: 5, missions: 1").replacen(r#"id: "a", name"#, r#"id: "a b", name"#, 1),
        "sides.0.artillery[0].id",
    );
    let marked = |marker: &str, field: &str| {
        let more = format!(r#"hex_markers: [("A2", {marker})]"#);
        check(&scenario_text(BOARD, "", LEADER, ENEMY, "", &more), field);
    };
    marked("SpottingRound", "hex_markers[0].1");
    marked("Ffe(firepower: 99, mortar: true)", "hex_markers[0].1.firepower");
    let two = r#"hex_markers: [("A2", Wreck), ("A2", Wreck), ("A3", Ffe(firepower: 5, mortar: false))]"#;
    Battle::start(&scenario_text(BOARD, "", LEADER, ENEMY, "", two)).unwrap();
}

/// Howitzers with these fields.
fn howitzers(more: &str) -> String {
    format!(r#"(id: "a", name: "Howitzers", firepower: 5, missions: 2, {more})"#)
}
const OPERATIONS: &str = "phase: Operations, initiative: First";
const FIRE: &str = r#"hex_markers: [("D2", Ffe(firepower: 5, mortar: false))],"#;

#[test]
fn lnl_18_3_03_a_running_mission_has_been_fired_and_its_fire_lies() {
    let field = "sides.0.artillery[0].running";
    Battle::start(&guns(&howitzers("fired: 1, running: true"), OPERATIONS, FIRE)).unwrap();
    check(&guns(&howitzers("running: true"), OPERATIONS, FIRE), field);
    check(&guns(&howitzers("fired: 1, running: true"), "", FIRE), field);
    check(&guns(&howitzers("fired: 1, running: true"), OPERATIONS, ""), field);
    check(&guns(&howitzers("fired: 1, running: true"), OPERATIONS, &FIRE.replace('5', "4")), field);
    let two = format!("{0}, {1}", howitzers("fired: 1, running: true"), howitzers("fired: 1, running: true"));
    check(&guns(&two.replacen(r#""a""#, r#""b""#, 1), OPERATIONS, FIRE), "sides.0.artillery[1].running");
    let apart = two.replacen(r#"id: "a""#, r#"id: "b", formation: "us_glider""#, 1);
    Battle::start(&guns(&apart, OPERATIONS, FIRE)).unwrap();
}

#[test]
fn lnl_18_2_17_no_more_is_fired_than_there_is_but_by_the_well_supplied() {
    let plain = "modules: [Infantry],";
    Battle::start(&guns(&howitzers("fired: 2"), "", plain)).unwrap();
    check(&guns(&howitzers("fired: 3"), "", plain), "sides.0.artillery[0].fired");
    let supplied = "modules: [Infantry, Nationalities],";
    Battle::start(&guns(&howitzers("fired: 3"), "", supplied)).unwrap();
}

#[test]
fn lnl_13_91_03_no_more_missions_after_the_last_one() {
    let supplied = "modules: [Infantry, Nationalities],";
    let over = |fired: u8, sides: &str, modules: &str| {
        guns(&howitzers(&format!("fired: {fired}")), &format!("no_more_missions: [{sides}]"), modules)
    };
    Battle::start(&over(2, "First", supplied)).unwrap();
    check(&over(1, "First", supplied), "start.no_more_missions[0]");
    check(&over(2, "Second", supplied), "start.no_more_missions[0]");
    check(&over(2, "First", "modules: [Infantry],"), "start.no_more_missions[0]");
    check(&over(2, "First, First", supplied), "start.no_more_missions[1]");
}

#[test]
fn lnl_18_2_08_a_spotting_round_lies_where_its_caller_sees_it() {
    let round = |fields: &str, start: &str| format!("{start}, spotting_round: ({fields})");
    let right = r#"caller: "l", mission: "a", at: "D2""#;
    let field = |name: &str| format!("start.spotting_round.{name}");
    let with = |fields: &str| guns(&howitzers(""), &round(fields, OPERATIONS), "");
    Battle::start(&with(right)).unwrap();
    check(&with(&right.replace(r#""l""#, r#""q""#)), &field("caller"));
    check(&with(&right.replace(r#""a""#, r#""b""#)), &field("mission"));
    check(&with(&right.replace("D2", "Q2")), &field("at"));
    // C4 lies behind the forest.
    check(&with(&right.replace("D2", "C4")), &field("at"));
    for other in ["phase: Rally, initiative: First", "phase: Operations, initiative: First, active: Second"] {
        check(&guns(&howitzers(""), &round(right, other), ""), &field("caller"));
    }
    let as_leader = |more: &str| with(right).replacen(r#"at: "A1""#, &format!(r#"at: "A1", {more}"#), 1);
    for state in ["shaken: true", "markers: [OpsComplete]", "markers: [Moved]", "markers: [Fired]"] {
        check(&as_leader(state), &field("caller"));
    }
    check(&with(right).replacen("us_leader", "us_parachute_squad", 1), &field("caller"));
    check(
        &with(right).replacen(r#"at: "A1""#, r#"entry: "e""#, 1).replacen(
            "artillery:",
            r#"entries: [(id: "e", turn: 1, hexes: ["A1"])], artillery:"#,
            1,
        ),
        &field("caller"),
    );
    let of = |more: &str, markers: &str| guns(&howitzers(more), &round(right, OPERATIONS), markers);
    check(&of("fired: 2", "modules: [Infantry],"), &field("mission"));
    check(&of("fired: 1, running: true", FIRE), &field("mission"));
    check(&of(r#"formation: "us_glider""#, ""), &field("mission"));
    Battle::start(&of("fired: 2", "modules: [Infantry, Nationalities],")).unwrap();
}
