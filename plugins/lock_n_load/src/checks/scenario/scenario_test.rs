use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

const BOARD: &str = "....\n.fr.\n....";
const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D3")"#;

/// Scenario texts that are right but for one thing, and the field that is wrong.
fn check(text: &str, field: &str) {
    let mistakes = Battle::start(text).map(drop).expect_err(field);
    let found = mistakes.iter().any(|mistake| mistake.contains(&format!("field: {field:?}")));
    assert!(found, "{field} in {mistakes:#?}");
    assert_eq!(mistakes.len(), 1, "{field} alone in {mistakes:#?}");
}

fn first(counters: &str, field: &str) {
    check(&scenario_text(BOARD, "", counters, ENEMY, "", ""), &format!("sides.0.counters{field}"));
}

fn more(more: &str, field: &str) {
    check(&scenario_text(BOARD, "", SQUAD, ENEMY, "", more), field);
}

fn side(fields: &str, counters: &str, field: &str) {
    let text = scenario_text(BOARD, "", counters, ENEMY, "", "");
    let formation = r#"formation: "us_parachute","#;
    check(&text.replacen(formation, &format!("{formation} {fields},"), 1), &format!("sides.0.{field}"));
}

fn victory(condition: &str, field: &str) {
    more(
        &format!("victory: [(side: First, condition: {condition}, when: EndOfTurn(6))]"),
        &format!("victory[0].{field}"),
    );
}

#[test]
fn a_right_scenario_has_no_mistakes() {
    Battle::start(&scenario_text(BOARD, "", SQUAD, ENEMY, "", "")).unwrap();
}

#[test]
fn unknown_keys_are_named_with_the_known_ones_like_them() {
    let text = scenario_text(BOARD, "", r#"(id: "a", unit: "us_parachut_squad", at: "A1")"#, ENEMY, "", "");
    let mistakes = Battle::start(&text).unwrap_err();
    assert!(mistakes[0].contains("us_parachute_squad") && mistakes[0].contains("us_parachut_squad"), "{mistakes:?}");
    first(r#"(id: "a", unit: "nobody", at: "A1")"#, "[0].unit");
    first(r#"(id: "a", unit: "nobody", name: "Nobody", at: "A1")"#, "[0].unit");
    first(r#"(id: "a", unit: "us_leader", at: "A1", weapons: [(id: "w", weapon: "mg99")])"#, "[0].weapons[0].weapon");
    first(r#"(id: "a", unit: "us_leader", zone: "here")"#, "[0].zone");
    first(r#"(id: "a", unit: "us_leader", entry: "there")"#, "[0].entry");
    more(r#"abandoned: [(id: "w", weapon: "mg99", at: "A1")]"#, "abandoned[0].weapon");
}

#[test]
fn ids_are_given_once() {
    first(&[SQUAD, SQUAD].join(", "), "[1].id");
    let text = scenario_text(BOARD, "", r#"(id: "hero-1", unit: "us_leader", at: "A1")"#, ENEMY, "", "");
    check(&text, "sides.0.heroes[0].id");
    let weapons = r#"(id: "a", unit: "us_parachute_squad", at: "A1", weapons: [(id: "w", weapon: "bar"), (id: "w", weapon: "bar")])"#;
    first(weapons, "[0].weapons[1].id");
    more(r#"abandoned: [(id: "a", weapon: "bar", at: "A1")]"#, "abandoned[0].id");
}

#[test]
fn every_counter_has_exactly_one_place_that_exists() {
    first(r#"(id: "a", unit: "us_leader", at: "Z9")"#, "[0].at");
    first(r#"(id: "a", unit: "us_leader", at: "A1^")"#, "[0].at");
    first(r#"(id: "a", unit: "us_leader", at: "C2")"#, "[0].at");
    first(r#"(id: "a", unit: "us_leader")"#, "[0]");
    side(r#"zones: [(id: "z", hexes: ["A1"])]"#, r#"(id: "a", unit: "us_leader", at: "A1", zone: "z")"#, "counters[0]");
    side(r#"zones: [(id: "z", hexes: ["B2"])]"#, r#"(id: "a", unit: "us_sniper", zone: "z")"#, "counters[0]");
}

#[test]
fn lnl_1_3_01_overstacked_set_ups_are_found() {
    let squads: Vec<String> =
        (0..4).map(|n| format!(r#"(id: "s{n}", unit: "us_parachute_squad", at: "A1")"#)).collect();
    first(&squads.join(", "), "[3].at");
    let men: Vec<String> = (0..3).map(|n| format!(r#"(id: "s{n}", unit: "us_leader", at: "A1")"#)).collect();
    first(&men.join(", "), "[2].at");
}

#[test]
fn carrying_limits_hold_from_the_start() {
    let armed = |unit: &str, weapons: usize| {
        let weapons: Vec<String> = (0..weapons).map(|n| format!(r#"(id: "w{n}", weapon: "bar")"#)).collect();
        format!(r#"(id: "a", unit: "{unit}", at: "B2", weapons: [{}])"#, weapons.join(", "))
    };
    first(&armed("us_parachute_squad", 3), "[0].weapons[2]");
    first(&armed("us_parachute_half_squad", 2), "[0].weapons[1]");
    first(&armed("us_leader", 2), "[0].weapons[1]");
    first(&armed("us_medic", 1), "[0].weapons[0]");
    first(&armed("us_sniper", 1), "[0].weapons[0]");
    first(&armed("us_leader", 1).replace("\"bar\"", "\"bar\", set_up: true"), "[0].weapons[0].set_up");
}

#[test]
fn states_that_cannot_be_are_found() {
    first(r#"(id: "a", unit: "us_hero", at: "A1", shaken: true)"#, "[0].shaken");
    first(r#"(id: "a", unit: "us_parachute_squad", at: "A1", markers: [Wounded])"#, "[0].markers[0]");
    first(r#"(id: "a", unit: "us_leader", at: "A1", markers: [Fired, Fired])"#, "[0].markers[1]");
    first(r#"(id: "a", unit: "us_leader", at: "A1", markers: [LowCrawled, AssaultMoved])"#, "[0].markers[1]");
    first(r#"(id: "a", unit: "us_leader", at: "A1", markers: [RallyTried, RallyFailed])"#, "[0].markers[1]");
    first(r#"(id: "a", unit: "us_leader", at: "A1", morale: (6, 1))"#, "[0].morale.1");
    first(r#"(id: "a", unit: "us_parachute_squad", at: "A1", leadership: 1)"#, "[0].leadership");
    first(r#"(id: "a", unit: "us_parachute_squad", at: "A1", values: (1, 99, 4))"#, "[0].values.1");
    first(r#"(id: "a", unit: "us_parachute_squad", at: "A1", values: (1, 4, 61))"#, "[0].values.2");
    more(r#"hex_markers: [("A1", SmokeOne), ("A1", SmokeTwo)]"#, "hex_markers[1]");
    more(r#"hex_markers: [("A1", Spotted), ("A1", Spotted)]"#, "hex_markers[1]");
    more(r#"hex_markers: [("B1", Melee)]"#, "hex_markers[0]");
    more(r#"hex_markers: [("Z1", Spotted)]"#, "hex_markers[0].0");
    let both = scenario_text(BOARD, "", SQUAD, r#"(id: "x", unit: "wehrmacht_squad", at: "A1")"#, "", "");
    check(&both, "sides.1.counters[0].at");
}

#[test]
fn sides_zones_and_entries_are_checked() {
    let nobody = scenario_text(BOARD, "", "", ENEMY, "", "").replacen("gone: false", "gone: true", 1);
    check(&nobody, "sides.0.counters");
    let unknown = scenario_text(BOARD, "", SQUAD, ENEMY, "", "").replacen(
        r#"formation: "us_parachute""#,
        r#"formation: "us_marines""#,
        1,
    );
    check(&unknown, "sides.0.formation");
    side(r#"zones: [(id: "z")]"#, SQUAD, "zones[0]");
    side(r#"zones: [(id: "z", hexes: ["C2"])]"#, SQUAD, "zones[0]");
    side(r#"zones: [(id: "z", hexes: ["A1", "Q1"])]"#, SQUAD, "zones[0].hexes[1]");
    side(r#"zones: [(id: "z", within: ("Q1", 2))]"#, SQUAD, "zones[0].within.0");
    side(r#"zones: [(id: "z", from_to: ("A1", "Q1"))]"#, SQUAD, "zones[0].from_to.1");
    side(r#"zones: [(id: "z", hexes: ["A1"]), (id: "z", hexes: ["A2"])]"#, SQUAD, "zones[1].id");
    side(r#"entries: [(id: "e", turn: 9, hexes: ["A1"])]"#, SQUAD, "entries[0].turn");
    side(r#"entries: [(id: "e", turn: 2, hexes: [])]"#, SQUAD, "entries[0].hexes");
    side(r#"entries: [(id: "e", turn: 2, hexes: ["B2"])]"#, SQUAD, "entries[0].hexes[0]");
    side(r#"exits: ["C2"]"#, SQUAD, "exits[0]");
    let entering = r#"(id: "a", unit: "us_leader", entry: "e", weapons: [(id: "t", weapon: "m1919a4", set_up: true)])"#;
    side(r#"entries: [(id: "e", turn: 2, hexes: ["A1"])]"#, entering, "counters[0].weapons[0].set_up");
    let pool = scenario_text(BOARD, "", SQUAD, ENEMY, "", "").replacen(r#"unit: "us_hero""#, r#"unit: "us_leader""#, 1);
    check(&pool, "sides.0.heroes[0].unit");
    let placed = scenario_text(BOARD, "", SQUAD, ENEMY, "", "").replacen(
        r#"unit: "us_hero""#,
        r#"unit: "us_hero", at: "A2""#,
        1,
    );
    check(&placed, "sides.0.heroes[0].at");
}

#[test]
fn lnl_sc_12_the_initiative_of_turn_1_is_said_once_and_where_it_counts() {
    let given = |start: &str, named: &str| {
        scenario_text(BOARD, "", SQUAD, ENEMY, start, "")
            .replace("initiative: First,", &format!("{named} first_initiative: Second,"))
    };
    check(&given("", "initiative: First,"), "initiative");
    check(&given("turn: 2, phase: Rally", ""), "first_initiative");
    check(&given("phase: Operations, active: First", ""), "first_initiative");
    assert!(Battle::start(&given("", "")).is_ok());
    let zone = r#"(name: "US", formation: "us_parachute", zones: [(id: "z", hexes: ["A1"])],"#;
    let sets_up =
        scenario_text(BOARD, "", r#"(id: "a", unit: "us_parachute_squad", zone: "z")"#, ENEMY, "initiative: First", "");
    check(&sets_up.replace(r#"(name: "US", formation: "us_parachute","#, zone), "start.initiative");
}

#[test]
fn length_and_start_are_checked() {
    let starting = |start: &str, field: &str| check(&scenario_text(BOARD, "", SQUAD, ENEMY, start, ""), field);
    starting("turn: 7", "start.turn");
    starting("turn: 0", "start.turn");
    starting("phase: SetUp", "start.phase");
    starting("phase: Operations", "start.initiative");
    starting("rolled: true", "start.initiative");
    starting("passes: 1", "start.passes");
    starting(&format!("{OPERATIONS_FIRST}, passes: 3"), "start.passes");
    starting(r#"fought: ["Q1"]"#, "start.fought[0]");
    check(&scenario_text(BOARD, "", SQUAD, ENEMY, "", "").replace("turns: 6", "turns: 0"), "turns");
    more("set_up_order: (First, First)", "set_up_order");
    let zone = scenario_text(BOARD, "", r#"(id: "a", unit: "us_leader", zone: "z")"#, ENEMY, OPERATIONS_FIRST, "")
        .replacen(
            r#"formation: "us_parachute","#,
            r#"formation: "us_parachute", zones: [(id: "z", hexes: ["A1"])],"#,
            1,
        );
    check(&zone, "sides.0.counters[0].zone");
}

#[test]
fn lnl_sc_09_impossible_victory_conditions_are_found() {
    victory(r#"Control(at_least: 3, of: ["A1", "B1"])"#, "condition.at_least");
    victory(r#"Control(at_least: 0, of: ["A1"])"#, "condition.at_least");
    victory(r#"Control(at_least: 1, of: ["Q1"])"#, "condition.of[0]");
    victory(r#"Control(at_least: 1, of: ["A1", "A1"])"#, "condition.of[1]");
    victory(r#"Alive("nobody")"#, "condition");
    victory("ExitedUnits(1)", "condition");
    victory("LossPoints(99)", "condition");
    victory("LossPoints(0)", "condition");
    // The enemy's squad and his hero: without exits there is nothing else to be had.
    victory("MorePoints(5)", "condition");
    victory("All([])", "condition");
    victory(r#"Any([Alive("a"), Not(Alive("nobody"))])"#, "condition[1]");
    for when in ["EndOfTurn(7)", "EndOfTurn(0)", "EndOfAnyTurnFrom(7)"] {
        more(&format!(r#"victory: [(side: First, condition: Alive("a"), when: {when})]"#), "victory[0].when");
    }
    more(r#"objectives: [(hex: "Q1")]"#, "objectives[0].hex");
    more(r#"objectives: [(hex: "A1"), (hex: "A1")]"#, "objectives[1].hex");
}

#[test]
fn lnl_sc_09_a_sniper_never_leaves_the_map() {
    let sniper = format!(r#"{SQUAD}, (id: "n", unit: "us_sniper")"#);
    for (condition, possible) in
        [("ExitedUnits(3)", true), ("ExitedUnits(4)", false), ("ExitedPoints(6)", true), ("ExitedPoints(7)", false)]
    {
        let victory = format!("victory: [(side: First, condition: {condition}, when: EndOfTurn(6))]");
        let text = scenario_text(BOARD, "", &sniper, ENEMY, "", &victory);
        let text = text.replacen("heroes: [", r#"exits: ["A1"], heroes: ["#, 1);
        assert_eq!(Battle::start(&text).is_ok(), possible, "{condition}");
    }
}

#[test]
fn all_mistakes_are_listed_and_none_panics() {
    let broken = r#"(id: "a", unit: "nobody", at: "Q1", zone: "z"), (id: "a", unit: "us_medic", at: "Q2", weapons: [(id: "a", weapon: "q")])"#;
    let text = scenario_text(BOARD, "", broken, "", "turn: 9, phase: Operations", r#"objectives: [(hex: "Q1")]"#)
        .replace("turns: 6", "turns: 0")
        .replace("gone: false", "gone: true");
    let mistakes = Battle::start(&text).unwrap_err();
    assert!(mistakes.len() >= 9, "{mistakes:#?}");
}

/// The fields of the warnings.
fn warned(text: &str) -> Vec<String> {
    Battle::warnings(text).into_iter().map(|(field, _)| field).collect()
}

#[test]
fn lawful_positions_bring_no_warnings() {
    let quiet = |first: &str, second: &str, start: &str, more: &str| {
        let text = scenario_text(BOARD, "", first, second, start, more);
        assert_eq!(Battle::warnings(&text), [], "{first} {second} {start} {more}");
    };
    // What a squad with the boxes was reduced to, and the hero who was made in its move.
    let reduced = r#"(id: "h", unit: "us_parachute_half_squad", at: "A1", markers: [Stealthy, Fired])"#;
    let made = r#"(id: "y", unit: "us_hero", at: "A1", markers: [Stealthy])"#;
    quiet(&[SQUAD, reduced, made].join(", "), ENEMY, OPERATIONS_FIRST, "");
    // After an Assault Move, with fire, and in a Rally Phase after its attempts.
    quiet(&SQUAD.replace("at:", "markers: [AssaultMoved, Fired], at:"), ENEMY, OPERATIONS_FIRST, "");
    let tried = r#"(id: "m", unit: "us_medic", at: "A1", markers: [Treated]), (id: "l", unit: "us_leader", at: "A1", shaken: true, markers: [RallyTried, RallyFailed, Wounded])"#;
    quiet(
        &[SQUAD, tried].join(", "),
        ENEMY,
        "turn: 3, phase: Rally, initiative: First, rolled: true, active: Second",
        "",
    );
    // A melee in which a round has been fought and from which somebody may withdraw.
    let locked = SQUAD.replace("at:", "markers: [WithdrawTried, MayWithdraw], at:");
    let start = format!("{OPERATIONS_FIRST}, fought: [\"A1\"]");
    quiet(&locked, &ENEMY.replace("D3", "A1"), &start, r#"hex_markers: [("A1", Melee)]"#);
    // Who waits may be Shaken and wounded; a sniper is nowhere yet.
    let waits =
        r#"(id: "w", unit: "us_leader", entry: "e", shaken: true, markers: [Wounded]), (id: "s", unit: "us_sniper")"#;
    let text = scenario_text(BOARD, "", &[SQUAD, waits].join(", "), ENEMY, "", "");
    let text =
        text.replacen("heroes: [", r#"entries: [(id: "e", turn: 2, hexes: ["A1"])], exits: ["A3"], heroes: ["#, 1);
    assert_eq!(Battle::warnings(&text), []);
    // The end of a turn is not now, and the hex of the other side is to be taken.
    let conditions = r#"victory: [(side: First, condition: Control(at_least: 1, of: ["A1"]), when: EndOfTurn(6)),
        (side: Second, condition: Control(at_least: 1, of: ["A1"]), when: AtOnce)], objectives: [(hex: "B1", holder: Second)]"#;
    quiet(SQUAD, ENEMY, "", conditions);
}

#[test]
fn lnl_sc_05_who_is_not_on_the_map_has_done_nothing() {
    use crate::files::markers::Marker;
    for marker in Marker::ALL {
        // Each marker on a unit that may have it: a leader who has failed to rally, and a medic who has treated somebody.
        let unit = if *marker == Marker::Treated { "us_medic" } else { "us_leader" };
        let told = |place: &str| {
            let counter = format!(r#"(id: "w", unit: "{unit}", shaken: true, markers: [{marker:?}], {place})"#);
            let text = scenario_text(BOARD, "", &[SQUAD, &counter].join(", "), ENEMY, "", "");
            let more = r#"zones: [(id: "z", hexes: ["A1"])], entries: [(id: "e", turn: 2, hexes: ["A1"])], heroes: ["#;
            let found = Battle::warnings(&text.replacen("heroes: [", more, 1)).into_iter();
            found
                .filter(|(field, message)| field == "sides.0.counters[1].markers[0]" && message.contains("LNL-SC-05"))
                .count()
        };
        let done = usize::from(*marker != Marker::Wounded);
        assert_eq!([told(r#"zone: "z""#), told(r#"entry: "e""#), told(r#"at: "A1""#)], [done, done, 0], "{marker:?}");
    }
}

#[test]
fn lnl_sc_10_conditions_that_hold_at_once_are_warned_of() {
    let text = |condition: &str, when: &str, more: &str| {
        let victory = format!("victory: [(side: First, condition: {condition}, when: {when})], {more}");
        scenario_text(BOARD, "", SQUAD, ENEMY, OPERATIONS_FIRST, &victory)
    };
    let at_once = |condition: &str, more: &str| warned(&text(condition, "AtOnce", more));
    let condition = ["victory[0].condition"];
    assert_eq!(at_once(r#"Control(at_least: 1, of: ["A1"])"#, ""), condition);
    assert_eq!(
        at_once(r#"Control(at_least: 1, of: ["B1"])"#, r#"objectives: [(hex: "B1", holder: First)]"#),
        condition
    );
    assert_eq!(at_once(r#"Control(at_least: 1, of: ["D3"])"#, r#"objectives: [(hex: "D3", holder: First)]"#), [""; 0]);
    assert_eq!(at_once(r#"Not(Alive("hero-1"))"#, ""), condition);
    assert_eq!(at_once(r#"Any([Alive("a"), LossPoints(1)])"#, ""), condition);
    assert_eq!(at_once(r#"Not(Alive("x"))"#, ""), [""; 0]);
    assert_eq!(warned(&text(r#"Any([Alive("a"), Not(Alive("a"))])"#, "EndOfTurn(6)", "")), ["victory[0].condition[1]"]);
}

#[test]
fn lnl_10_4_01_parts_of_the_map_without_a_way_between_them_are_warned_of() {
    let text = |rows: &str, first: &str, more: &str| scenario_text(rows, "", first, ENEMY, OPERATIONS_FIRST, more);
    let island = "..r.\n..r.\n..r.";
    assert_eq!(warned(&text(island, SQUAD, "")), ["sides.0.counters[0].at", "sides.1.counters[0].at"]);
    assert_eq!(warned(&text("..r.\n..d.\n..r.", SQUAD, "")), [""; 0]);
    // Two squads on one island are told once, and objectives across the water each.
    let two = format!(r#"{SQUAD}, (id: "b", unit: "us_parachute_squad", at: "B3")"#);
    let objective = r#"victory: [(side: First, condition: Control(at_least: 1, of: ["D1"]), when: EndOfTurn(6))]"#;
    let fields = warned(&text(island, &two, objective));
    let expected =
        ["sides.0.counters[0].at", "sides.1.counters[0].at", "victory[0].condition.of[0]", "victory[0].condition"];
    assert_eq!(fields, expected);
    // An entry on the other bank reaches it.
    let late = format!(r#"{SQUAD}, (id: "b", unit: "us_parachute_squad", entry: "e")"#);
    let text = text(island, &late, objective).replacen(
        "heroes: [",
        r#"entries: [(id: "e", turn: 2, hexes: ["D1"])], heroes: ["#,
        1,
    );
    assert_eq!(warned(&text), ["sides.0.counters[0].at"]);
}

#[test]
fn lnl_sc_11_a_condition_that_is_read_only_after_its_side_has_lost_is_warned_of() {
    let two = format!(r#"{SQUAD}, (id: "b", unit: "us_parachute_squad", at: "A1")"#);
    let sniper = format!(r#"{two}, (id: "n", unit: "us_sniper")"#);
    // Two squads and two heroes who may appear: all four, or the points of all but a part of one.
    for (units, condition, when, loses, warned) in [
        (&two, "ExitedUnits(4)", "EndOfTurn(6)", true, true),
        (&two, "ExitedUnits(4)", "EndOfAnyTurnFrom(2)", true, true),
        (&two, "ExitedUnits(4)", "AtOnce", true, false),
        (&two, "ExitedUnits(4)", "EndOfTurn(6)", false, false),
        (&two, "ExitedUnits(3)", "EndOfTurn(6)", true, false),
        (&two, "ExitedPoints(7)", "EndOfTurn(6)", true, true),
        (&two, "ExitedPoints(6)", "EndOfTurn(6)", true, false),
        (&two, r#"All([ExitedUnits(4), Alive("a")])"#, "EndOfTurn(6)", true, true),
        (&two, r#"Any([ExitedUnits(4), Alive("a")])"#, "EndOfTurn(6)", true, false),
        (&sniper, "ExitedUnits(4)", "EndOfTurn(6)", true, false),
        (&sniper, "ExitedPoints(7)", "EndOfTurn(6)", true, false),
    ] {
        let victory = format!("victory: [(side: First, condition: {condition}, when: {when})]");
        let text = scenario_text(BOARD, "", units, ENEMY, "", &victory)
            .replacen("heroes: [", r#"exits: ["A1"], heroes: ["#, 1)
            .replacen("gone: false", &format!("gone: {loses}"), 1);
        let start = Battle::start(&text).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
        let told = start.warnings.iter().any(|warning| warning.message.contains("LNL-SC-11"));
        assert_eq!(told, warned, "{condition} {when} {loses}");
    }
}
