//! Mistakes of positions, each at its field.

use crate::checks::scenario::tests::{told, wrong};

#[test]
fn each_mistake_of_a_position_is_told_at_its_field() {
    for (from, to, field) in [
        ("turn: 2,", "turn: 11,", "position.turn"),
        ("turn: 2,", "wind: 11, turn: 2,", "position.wind"),
        ("turn: 2,", "pool: 3, turn: 2,", ""),
        ("active: (side: First, team: 0)", "active: (side: First, team: 1)", "position.active"),
        ("active: (side: First, team: 0)", "active: (side: Second, team: 0)", "position.active"),
        ("deck: [(side: Second, team: 0)]", "deck: [(side: Second, team: 2)]", "position.deck[0]"),
        ("[(side: Second, team: 0)]", "[(side: Second, team: 0), (side: Second, team: 0)]", "position.deck[1]"),
        ("id: \"us-02\"", "id: \"us-20\"", "position.figures[1].id"),
        ("id: \"us-02\"", "id: \"us-01\"", "position.figures[1].id"),
        ("at: (95, 100)", "at: (95, 119)", "position.figures[1].at"),
        ("at: (95, 100)", "at: (91, 100)", "position.figures[1].at"),
        ("at: (60, 60)", "at: (60, 160)", "position.smoke[0].at"),
        ("plume: 1", "plume: 3", "position.smoke[0].plume"),
        ("plume: 1", "plume: 1, screen: 1000", "position.smoke[0].screen"),
        ("at: (70, 60)", "at: (270, 60)", "position.traps[0].at"),
        ("by: (side: First, team: 0)", "by: (side: First, team: 9)", "position.traps[0].by"),
    ] {
        let fields = wrong(from, to);
        assert_eq!(fields, if field.is_empty() { vec![] } else { vec![field.to_string()] }, "{to}");
    }
    // Who is dead is in nobody's way.
    assert!(wrong("at: (95, 100), posture: Prone", "at: (91, 100), health: Dead").is_empty());
}

#[test]
fn states_that_exclude_each_other_are_told() {
    for (state, field) in [
        ("concealed: true, located: true", "concealed"),
        ("morale: Pinned", "posture"),
        ("morale: Demoralised", "posture"),
        ("alert: true, health: Dead", "alert"),
        ("alert: true, morale: Panicked", "alert"),
        ("left: Own", "left"),
        ("still: 1", "still"),
        ("volleys: 1", "volleys"),
        ("launcher: true", "launcher"),
        ("carries: [\"ge-01\"]", "carries"),
        ("points: 3", "points"),
        ("grenades: 3", "grenades"),
        ("smoke_grenades: 1", "smoke_grenades"),
        ("rifle_grenades: 1", "rifle_grenades"),
        ("used: 7", "used"),
        ("walked: 30001", "walked"),
        ("posture: Prone, still: 3", "still"),
        ("knows: [\"us-01\"]", "knows[0]"),
        ("knows: [\"ge-20\"]", "knows[0]"),
        ("man: 5", "man"),
        ("man: 0", "man"),
    ] {
        let fields = wrong("at: (95, 100), posture: Prone", &format!("at: (95, 100), {state}"));
        // Two men of one name: it is told of the counter that says so.
        assert_eq!(fields, [format!("position.figures[1].{field}")], "{state}");
    }
    assert!(wrong("at: (95, 100), posture: Prone", "at: (95, 100), knows: [\"ge-01\"], grenades: 1").is_empty());
    assert!(wrong("at: (95, 100), posture: Prone", "left: Own").is_empty());
    let exchanged = "at: (95, 100), man: 2), (id: \"us-03\", man: 1";
    assert!(wrong("at: (95, 100), posture: Prone", exchanged).is_empty());
    // The leader has nothing that jams.
    assert_eq!(wrong("at: (90, 100)", "at: (90, 100), jam: Jammed"), ["position.figures[0].jam"]);
    assert_eq!(wrong("at: (80, 20), concealed", "concealed"), ["position.figures[3].concealed"]);
}

#[test]
fn each_mistake_of_artillery_in_a_position_is_told_at_its_field() {
    let call = |fields: &str| format!("call: (by: \"us-01\", at: (60, 60), due: 4{fields})");
    for (fields, field) in [
        ("support: 2".to_string(), "support"),
        ("calls: 4".to_string(), "calls"),
        (format!("calls: 3, {}", call("")), "calls"),
        ("registered: [(200, 10)]".to_string(), "registered[0]"),
        ("registered: [(10, 10), (90, 10)]".to_string(), "registered"),
        ("support: 1, registered: [(10, 10), (10, 10)]".to_string(), "registered[1]"),
        (call("").replace("(60, 60)", "(60, 160)"), "call.at"),
        (call("").replace("us-01", "ge-01"), "call.by"),
        (call("").replace("us-01", "us-31"), "call.by"),
        (call("").replace("due: 4", "due: 2"), "call.due"),
    ] {
        let said = format!("artillery: [(side: First, {fields})], turn: 2,");
        assert_eq!(wrong("turn: 2,", &said), [format!("position.artillery[0].{field}")], "{fields}");
    }
    let right =
        format!("artillery: [(side: First, calls: 2, registered: [(10, 10)], {})], turn: 2,", call(", mission: Smoke"));
    assert!(wrong("turn: 2,", &right).is_empty());
    let twice = "artillery: [(side: First), (side: First)], turn: 2,";
    assert_eq!(wrong("turn: 2,", twice), ["position.artillery[1].support"]);
    for (light, field) in [("at: (60, 160), until: 3", "at"), ("at: (60, 60), until: 1", "until")] {
        // The switch without which there is no light is off too.
        let told = [format!("position.lights[0].{field}"), "position.lights[0]".to_owned()];
        assert_eq!(wrong("turn: 2,", &format!("lights: [({light})], turn: 2,")), told);
    }
}

#[test]
fn ph_7_8_02_and_ph_7_8_05_and_ph_h_15_a_call_that_nobody_could_have_made_is_warned_of() {
    for (call, field) in [
        ("by: \"us-02\", at: (50, 50), due: 4", "by"),
        ("by: \"us-01\", at: (50, 50), due: 5", ""),
        ("by: \"us-01\", at: (50, 50), due: 6", "due"),
        ("by: \"us-01\", at: (50, 50), due: 4, mission: Light", "mission"),
    ] {
        let fields = wrong("turn: 2,", &format!("artillery: [(side: First, call: ({call}))], turn: 2,"));
        let wanted: Vec<String> =
            (!field.is_empty()).then(|| format!("position.artillery[0].call.{field}")).into_iter().collect();
        assert_eq!(fields, wanted, "{call}");
    }
    assert_eq!(wrong("turn: 2,", "lights: [(at: (50, 50), until: 4)], turn: 2,"), ["position.lights[0]"]);
}

#[test]
fn nobody_of_a_crew_sits_in_a_vehicle_that_it_has_left() {
    let mistakes = |crew: &str| {
        let text = format!(
            "(title: \"Test\", table: \"t\", turns: 10, wind: 3, sides: (
                (name: \"Americans\", key: \"us\", edge: South, task: Advance, men: (name: \"F\", nation: Usa, vehicle_budget: 100,
                    teams: [(name: \"T\", men: [(name: \"L\", grade: Nco)])], vehicles: [(name: \"Jeep\", vehicle: \"jeep\")])),
                (name: \"Germans\", key: \"ge\", edge: North, task: Advance)),
            position: (active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)),
                (id: \"us-02\", at: (60, 60), abandoned: true), {crew} (id: \"ge-01\", at: (90, 20))]))"
        );
        let fields = told(&text).into_iter().map(|one| one.field);
        fields.filter(|field| field.starts_with("position")).collect::<Vec<String>>()
    };
    let wrong = ["position.figures[1].abandoned"];
    assert_eq!(mistakes(""), wrong);
    assert_eq!(mistakes("(id: \"us-03\", aboard: \"us-02\"),"), wrong);
    for right in ["at: (66, 60)", "health: Dead"] {
        assert!(mistakes(&format!("(id: \"us-03\", {right}),")).is_empty(), "{right}");
    }
}

#[test]
fn ph_3_3_07_and_ph_3_3_08_and_ph_3_3_09_smoke_is_no_older_and_no_larger_than_the_wind_lets_it_be() {
    let faults = |turn: u8, wind: u8, smoke: &str| {
        let at = format!("wind: {wind}, turn: {turn},");
        let text = crate::checks::scenario::tests::GOOD.replacen("turn: 2,", &at, 1).replacen(
            "smoke: [(at: (60, 60), plume: 1)]",
            &format!("smoke: [{smoke}]"),
            1,
        );
        told(&text).into_iter().map(|fault| fault.field.replace("position.smoke", "")).collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    // A breeze to the south, none, and a strong wind.
    for (wind, last) in [(4, 3), (7, 3), (9, 2)] {
        assert_eq!(faults(last, wind, "(at: (60, 60), plume: 2)"), none, "wind {wind}");
        assert_eq!(faults(last + 1, wind, "(at: (60, 60), plume: 2)"), ["[0].plume"], "wind {wind}");
    }
    let shell = |turn: u8| faults(turn, 4, "(at: (60, 60), kind: Shell, plume: 2)");
    assert_eq!([shell(4).len(), shell(5).len()], [0, 1], "a shell lasts longer");
    let two = "(at: (60, 60), plume: 2), (at: (60, 70), plume: 2)";
    assert_eq!(faults(3, 4, two), none);
    assert_eq!(faults(2, 4, two), ["[1].screen"], "it has not grown yet");
    assert_eq!(faults(3, 7, two), ["[1].screen"], "without wind it does not grow");
    assert_eq!(faults(3, 4, &format!("{two}, (at: (60, 80), plume: 2)")), ["[2].screen"]);
    assert_eq!(faults(3, 4, &two.replace("(60, 70)", "(60, 71)")), ["[1].at"]);
    assert_eq!(faults(3, 4, &two.replace("70), plume: 2", "70), plume: 3")), ["[1].plume"]);
    assert_eq!(faults(3, 4, &two.replace("70), plume: 2", "70), kind: Shell, plume: 2")), ["[1].kind"]);
    assert_eq!(faults(3, 4, "(at: (60, 60), plume: 0)"), ["[0].plume"]);
    let markers = "(at: (60, 60)), (at: (80, 60))";
    assert_eq!(faults(3, 4, markers), ["[1].screen"], "two markers are two screens");
    assert_eq!(faults(3, 4, &markers.replace("(at: (80, 60))", "(at: (80, 60), screen: 1)")), none);
    assert_eq!(faults(3, 4, &"(at: (60, 60)),".repeat(1001)), [""]);
}
