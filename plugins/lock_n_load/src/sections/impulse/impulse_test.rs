use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

/// An enemy whom nobody sees.
const THEIRS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "J1")"#;
const BOARD: &str = ".....ffff.";
const FIVE: &str = "A1 B1 C1 D1 E1";

fn unit(id: &str, kind: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_{kind}", at: "{at}", {more})"#)
}
fn squad(id: &str, at: &str) -> String {
    unit(id, "parachute_squad", at, "")
}
fn leader(at: &str, more: &str) -> String {
    unit("l", "leader", at, more)
}
fn battle(first: &[String]) -> Battle {
    Battle::new(BOARD, &first.join(", "), THEIRS, OPERATIONS_FIRST, &[])
}
/// The squads a to e in the five western hexes, and a leader in the third.
fn line(more: &str) -> Battle {
    let squads = FIVE.split(' ').zip(["a", "b", "c", "d", "e"]).map(|(at, id)| squad(id, at));
    battle(&squads.chain([leader("C1", more)]).collect::<Vec<_>>())
}
fn activated(battle: &mut Battle) -> Vec<String> {
    battle.ask(|table| match &table.flow.impulse().unwrap().activated {
        Some(Activated::Places(places)) => places.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    })
}
fn moves(battle: &mut Battle, id: &str, to: &str) {
    battle.give(Side::First, &format!(r#"Move(units: ["{id}"], by: Move, to: "{to}")"#));
    battle.give(Side::First, "Stop");
}
fn next_impulse(battle: &mut Battle) {
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
}

#[test]
fn lnl_2_0_05_an_impulse_activates_one_location_and_with_a_leader_more() {
    let smoke = |battle: &mut Battle, unit: &str, at: &str| {
        let order = format!(r#"Smoke(unit: "{unit}", at: "{at}")"#);
        let order = table::Order { side: Side::First, command: ron::from_str(&order).expect("an order") };
        match battle.game.give(&order) {
            Ok(_) => "done",
            Err(table::GameError::Refused(refusal)) => refusal.rule.0,
            Err(other) => panic!("{other}"),
        }
    };
    let five = |order: &str, dice: &[u8]| {
        let squads = FIVE.split(' ').zip(["a", "b", "c", "d", "e"]).map(|(at, id)| squad(id, at));
        let first: Vec<String> = squads.chain([leader("C1", "")]).collect();
        let mut battle = Battle::new(BOARD, &first.join(", "), THEIRS, OPERATIONS_FIRST, dice);
        battle.give(Side::First, order);
        battle
    };
    let mut alone = five(r#"Activate(at: "B1")"#, &[6]);
    assert_eq!(activated(&mut alone), ["B1"]);
    let who = ["a", "c", "b"].map(|id| smoke(&mut alone, id, if id == "b" { "B1" } else { "C1" }));
    assert_eq!(who, ["LNL-4.0-05", "LNL-4.0-05", "done"]);
    let mut led = five(r#"Activate(at: "C1", widen: Adjacent)"#, &[6, 6, 6]);
    let mut places = activated(&mut led);
    assert_eq!(places[0], "C1");
    places.sort();
    assert_eq!(places, ["B1", "C1", "D1"]);
    let who = [("a", "A1"), ("b", "B1"), ("c", "C1"), ("d", "D1"), ("e", "E1")].map(|(id, at)| smoke(&mut led, id, at));
    assert_eq!(who, ["LNL-4.0-05", "done", "done", "done", "LNL-4.0-05"]);
    // An order of action activates its Location by itself.
    let ours = [squad("a", "A1"), squad("b", "B1")].join(", ");
    let mut acting = Battle::new(BOARD, &ours, THEIRS, OPERATIONS_FIRST, &[6]);
    assert_eq!(smoke(&mut acting, "a", "A1"), "done");
    assert_eq!((activated(&mut acting), smoke(&mut acting, "b", "B1")), (vec!["A1".to_string()], "LNL-4.0-05"));
    // One storey of a house is one Location.
    let house = r#"buildings: [(material: Stone, hexes: ["A1", "B1", "C1"])],"#;
    let both = squad("a", "A1") + ", " + &squad("b", "A1^");
    let mut battle = Battle::with(BOARD, house, &both, THEIRS, OPERATIONS_FIRST, "", &[]);
    battle.give(Side::First, r#"Activate(at: "A1")"#);
    battle.refused_by(Side::First, r#"Smoke(unit: "b", at: "A1")"#, "LNL-4.0-05");
}

#[test]
fn lnl_4_0_02_units_act_in_their_own_impulse() {
    let mut battle = line("");
    assert_eq!(battle.ask(|table| may_act(table, table.units.at(0))), Ok(()));
    let x = battle.unit("x");
    assert_eq!(battle.ask(|table| may_act(table, x)).map_err(|refusal| refusal.rule.0), Err("LNL-4.0-02"));
    battle.refused_by(Side::First, r#"Activate(at: "J1")"#, "LNL-4.0-05");
}

#[test]
fn lnl_4_0_05_all_or_some_units_of_one_location() {
    let mut battle = line("");
    moves(&mut battle, "a", "B1");
    battle.refused_by(Side::First, r#"Move(units: ["c"], by: Move, to: "D1")"#, "LNL-4.0-05");
    battle.refused_by(Side::First, r#"Smoke(unit: "d", at: "D1")"#, "LNL-4.0-05");
    battle.refused_by(Side::First, r#"Activate(at: "C1")"#, "LNL-4.0-05");
    // The friend whom the stack has joined was not activated either.
    battle.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "C1")"#, "LNL-4.0-05");
}

#[test]
fn lnl_4_0_06_a_leader_activates_the_adjacent_hexes_too() {
    let mut battle = line("");
    battle.give(Side::First, r#"Activate(at: "C1", widen: Adjacent, leader: "l")"#);
    moves(&mut battle, "b", "A1");
    moves(&mut battle, "d", "E1");
    moves(&mut battle, "c", "B1");
    battle.refused_by(Side::First, r#"Move(units: ["e"], by: Move, to: "D1")"#, "LNL-4.0-05");
    let mut battle = line("");
    battle.refused_by(Side::First, r#"Activate(at: "B1", widen: Adjacent)"#, "LNL-4.0-06");
    battle.refused_by(Side::First, r#"Activate(at: "C1", widen: Adjacent, leader: "c")"#, "LNL-4.0-06");
}

const HOUSE: &str = r#"buildings: [(hexes: ["B1", "C1", "D1"], material: Stone)]"#;

/// Squads on both storeys of B1 and C1 and outside in A1; a leader upstairs in B1.
fn house() -> Battle {
    let units = [
        squad("a", "A1"),
        squad("b", "B1"),
        squad("b2", "B1^"),
        squad("c", "C1"),
        squad("c2", "C1^"),
        leader("B1^", ""),
    ];
    Battle::with(BOARD, HOUSE, &units.join(", "), THEIRS, OPERATIONS_FIRST, "", &[])
}

#[test]
fn lnl_4_0_07_one_storey_per_impulse_unless_a_leader_takes_both() {
    let mut battle = house();
    moves(&mut battle, "b", "A1");
    battle.refused_by(Side::First, r#"Move(units: ["b2"], by: Move, to: "B1")"#, "LNL-4.0-05");
    let mut battle = house();
    battle.give(Side::First, r#"Activate(at: "B1^", widen: Storeys)"#);
    assert_eq!(activated(&mut battle), ["B1^", "B1"]);
    moves(&mut battle, "b", "A1");
    moves(&mut battle, "b2", "B1");
    let mut battle = line("");
    battle.refused_by(Side::First, r#"Activate(at: "C1", widen: Storeys)"#, "LNL-4.0-07");
}

#[test]
fn lnl_4_0_08_the_same_storey_beside_him_or_his_own_hex_not_both() {
    let mut battle = house();
    battle.give(Side::First, r#"Activate(at: "B1^", widen: Adjacent)"#);
    assert_eq!(activated(&mut battle), ["B1^", "C1^"]);
    battle.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "A1")"#, "LNL-4.0-05");
    battle.refused_by(Side::First, r#"Move(units: ["c"], by: Move, to: "B1")"#, "LNL-4.0-05");
    moves(&mut battle, "c2", "C1");
}

#[test]
fn lnl_6_0_05_for_a_leader_other_storeys_of_his_hex_are_adjacent_and_elsewhere_not() {
    let battle = house();
    let at = battle.spot("B1^");
    battle.ask(|table| {
        let names = |widen| {
            widened(table, Side::First, at, widen)
                .iter()
                .map(|spot| table.field.map.place(*spot).to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(Widen::Storeys), ["B1"]);
        assert_eq!(names(Widen::Adjacent), ["C1^"]);
        assert!(names(Widen::No).is_empty());
    });
}

#[test]
fn lnl_4_0_09_who_did_nothing_stays_available() {
    let mut battle = battle(&[squad("a", "A1"), squad("b", "A1"), squad("c", "C1"), leader("A1", "")]);
    battle.give(Side::First, r#"Activate(at: "A1")"#);
    moves(&mut battle, "a", "B1");
    next_impulse(&mut battle);
    moves(&mut battle, "b", "B1");
    next_impulse(&mut battle);
    battle.give(Side::First, r#"Move(units: ["l"], by: Move, to: "B1")"#);
}

const ENEMY_NEAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "C1", markers: [Fired])"#;

/// Two squads in sight of a squad that has fired and cannot answer.
fn near(dice: &[u8]) -> Battle {
    let units = [squad("a", "A1"), squad("b", "A1"), leader("A1", "")].join(", ");
    Battle::new(
        "....",
        &units,
        &format!(r#"{ENEMY_NEAR}, (id: "y", unit: "wehrmacht_squad", at: "D1", markers: [Fired])"#),
        OPERATIONS_FIRST,
        dice,
    )
}

#[test]
fn lnl_4_0_10_move_or_fire_not_both() {
    let mut battle = near(&[1, 6]);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "C1"))"#);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-4.0-10");
    let mut battle = near(&[]);
    moves(&mut battle, "a", "B1");
    battle.refused(Side::First, r#"Fire((firers: [(unit: "a")], at: "C1"))"#);
}

#[test]
fn lnl_4_0_11_units_of_one_location_may_do_different_things() {
    let mut battle = near(&[1, 6]);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "C1"))"#);
    moves(&mut battle, "b", "B1");
    battle.give(Side::First, "EndImpulse");
    assert!(battle.unit("a").has(Marker::Fired) && battle.unit("b").has(Marker::Moved));
}

#[test]
fn lnl_4_0_12_those_who_fire_from_one_location_fire_together() {
    let mut battle = near(&[1, 6]);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "C1"))"#);
    battle.refused_by(Side::First, r#"Fire((firers: [(unit: "b")], at: "D1"))"#, "LNL-4.0-12");
}

#[test]
fn lnl_4_0_15_an_owner_who_fires_only_his_weapon_has_fired() {
    let gunner = unit("a", "parachute_squad", "A1", r#"weapons: [(id: "g", weapon: "m1919a6")]"#);
    let mut battle = Battle::new("...", &gunner, ENEMY_NEAR, OPERATIONS_FIRST, &[1, 6]);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["g"])], at: "C1"))"#);
    assert!(battle.unit("a").has(Marker::Fired));
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-4.0-10");
}

#[test]
fn lnl_4_0_20_a_marked_unit_is_not_activated_again() {
    for marker in ["Moved", "LowCrawled", "Fired"] {
        let marked = unit("a", "parachute_squad", "A1", &format!("markers: [{marker}]"));
        let mut battle = battle(&[marked, squad("b", "B1")]);
        battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-4.0-20");
        battle.refused_by(Side::First, r#"Activate(at: "A1")"#, "LNL-4.0-20");
        assert!(!battle.legal().contains(&Command::Activate {
            at: "A1".parse().expect("a place"),
            widen: Widen::No,
            leader: None
        }));
    }
}

#[test]
fn lnl_4_0_22_an_impulse_without_action_is_a_pass_a_spotting_attempt_changes_nothing() {
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "D1")"#;
    let mut battle = Battle::new("...f", &squad("a", "A1"), enemy, OPERATIONS_FIRST, &[6]);
    battle.refused_by(Side::First, "EndImpulse", "LNL-4.0-22");
    battle.give(Side::First, r#"Activate(at: "A1")"#);
    battle.refused_by(Side::First, "EndImpulse", "LNL-4.0-22");
    battle.give(Side::First, r#"Spot(unit: "a", at: "D1")"#);
    battle.refused_by(Side::First, "EndImpulse", "LNL-4.0-22");
    let events = battle.give(Side::First, "Pass");
    assert!(events.contains(&Event::Passed { side: Side::First, in_a_row: 1 }));
    let mut battle = line("");
    moves(&mut battle, "a", "B1");
    battle.refused_by(Side::First, "Pass", "LNL-4.0-22");
}

#[test]
fn lnl_4_1_02_under_ops_complete_a_unit_does_nothing_more() {
    let tired = unit("a", "parachute_squad", "A1", "markers: [OpsComplete]");
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "D1", markers: [Fired])"#;
    let chief = leader("A1", "markers: [OpsComplete]");
    let units = [tired, chief, squad("b", "B1")].join(", ");
    let mut battle = Battle::new("...f", &units, enemy, OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-4.1-02");
    battle.refused_by(Side::First, r#"Spot(unit: "a", at: "D1")"#, "LNL-4.1-02");
    battle.refused_by(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#, "LNL-4.1-02");
    battle.refused_by(Side::First, r#"Activate(at: "A1", widen: Adjacent)"#, "LNL-4.1-02");
}

#[test]
fn the_leader_who_has_just_spotted_still_widens() {
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "D1")"#;
    let mut battle =
        Battle::new("...f", &[leader("A1", ""), squad("b", "B1")].join(", "), enemy, OPERATIONS_FIRST, &[6]);
    battle.give(Side::First, r#"Spot(unit: "l", at: "D1")"#);
    battle.give(Side::First, r#"Activate(at: "A1", widen: Adjacent)"#);
    assert_eq!(activated(&mut battle), ["A1", "B1"]);
}

#[test]
fn lnl_5_1_21_a_wounded_leader_activates_his_own_hex_only() {
    let mut battle = line("markers: [Wounded]");
    battle.refused_by(Side::First, r#"Activate(at: "C1", widen: Adjacent)"#, "LNL-5.1-21");
    battle.give(Side::First, r#"Activate(at: "C1")"#);
}

#[test]
fn lnl_6_0_04_only_a_leader_in_good_order_and_not_yet_activated_widens() {
    let mut battle = line("shaken: true");
    battle.refused_by(Side::First, r#"Activate(at: "C1", widen: Adjacent)"#, "LNL-4.0-06");
    for marker in ["Moved", "AssaultMoved", "LowCrawled", "Stealthy", "Fired"] {
        let mut battle = line(&format!("markers: [{marker}]"));
        battle.refused_by(Side::First, r#"Activate(at: "C1", widen: Adjacent)"#, "LNL-6.0-04");
    }
}

#[test]
fn lnl_6_0_06_once_per_leader_and_turn_and_no_chain() {
    let squads = FIVE.split(' ').zip(["a", "b", "c", "d", "e"]).map(|(at, id)| squad(id, at));
    let second = unit("k", "leader", "D1", "");
    let mut battle = battle(&squads.chain([leader("C1", ""), second]).collect::<Vec<_>>());
    battle.give(Side::First, r#"Activate(at: "C1", widen: Adjacent, leader: "l")"#);
    battle.refused_by(Side::First, r#"Activate(at: "D1", widen: Adjacent, leader: "k")"#, "LNL-4.0-05");
    moves(&mut battle, "d", "E1");
    next_impulse(&mut battle);
    battle.refused_by(Side::First, r#"Activate(at: "C1", widen: Adjacent, leader: "l")"#, "LNL-6.0-06");
    // He did nothing himself, so he may still act.
    battle.give(Side::First, r#"Move(units: ["l"], by: Move, to: "D1")"#);
}

#[test]
fn lnl_11_1_05_a_leader_widens_gives_double_time_and_assault_moves_along() {
    let mut battle = line("");
    let legal = battle.legal();
    let c1 = "C1".parse().expect("a place");
    let l = "l".parse().expect("an id");
    assert!(legal.contains(&Command::Activate { at: c1, widen: Widen::Adjacent, leader: Some(l) }));
    battle.give(Side::First, r#"Move(units: ["c", "l"], by: AssaultMove, to: "B1", double_time: "l")"#);
    assert_eq!(battle.ask(|table| table.flow.moving().map(|moving| moving.limit)), Some(3));
}

#[test]
fn an_entry_group_is_activated_by_its_name() {
    let waiting = r#"(id: "w", unit: "us_parachute_squad", entry: "west")"#;
    let text = scenario_text(BOARD, "", &[squad("a", "A1"), waiting.into()].join(", "), THEIRS, OPERATIONS_FIRST, "")
        .replacen(
            "counters:",
            r#"entries: [(id: "west", turn: 1, hexes: ["B1"]), (id: "late", turn: 2, hexes: ["B1"])], counters:"#,
            1,
        );
    let mut battle = Battle::from_text(&text, &[]);
    battle.refused_by(Side::First, r#"ActivateEntry(group: "late")"#, "LNL-SC-03");
    battle.refused_by(Side::First, r#"ActivateEntry(group: "nobody")"#, "LNL-SC-03");
    battle.give(Side::First, r#"ActivateEntry(group: "west")"#);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-4.0-05");
    battle.give(Side::First, r#"Move(units: ["w"], by: Move, to: "B1")"#);
}

#[test]
fn lnl_4_0_02_orders_for_the_other_sides_units_are_out_of_turn() {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "C1")"#;
    let ours = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let mut battle = Battle::new("...f", ours, theirs, OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["x"], by: Move, to: "B1")"#, "LNL-4.0-02");
    battle.refused_by(Side::First, r#"Spot(unit: "x", at: "A1")"#, "LNL-10.1-19");
    battle.refused_by(Side::First, r#"Smoke(unit: "x", at: "C1")"#, "LNL-7.0-05");
    battle.refused_by(Side::First, r#"Withdraw(units: ["x"])"#, "LNL-8.1-06");
    battle.refused_by(Side::First, r#"Move(units: ["a", "a"], by: Move, to: "B1")"#, "LNL-4.0-16");
}

#[test]
fn lnl_4_0_06_a_leader_is_named_only_where_he_widens() {
    let mut battle = battle(&[squad("a", "A1"), squad("b", "B1"), leader("A1", "")]);
    battle.refused_by(Side::First, r#"Activate(at: "A1", leader: "l")"#, "LNL-4.0-06");
    battle.give(Side::First, r#"Activate(at: "A1", widen: Adjacent, leader: "l")"#);
}

fn tank(id: &str, at: &str) -> String {
    unit(id, "tank_t", at, "facing: E")
}

#[test]
fn lnl_4_0_b01_a_vehicle_that_has_moved_does_nothing_else() {
    let mut battle = battle(&[tank("t", "A1"), squad("a", "A1")]);
    battle.give(Side::First, r#"Move(units: ["t"], by: Move, to: "B1")"#);
    battle.give(Side::First, "Stop");
    let acts = battle.ask(|table| may_act(table, battle.unit("t"))).map_err(|refusal| refusal.rule.0);
    assert_eq!(acts, Err("LNL-4.0-20"), "to fire, or to do anything else");
    battle.refused_by(Side::First, r#"Turn(unit: "t", to: SSE)"#, "LNL-4.0-20");
}

#[test]
fn lnl_4_0_b02_vehicles_of_a_hex_act_in_different_impulses() {
    let mut battle = battle(&[tank("t", "B1"), tank("u", "B1"), squad("a", "B1")]);
    battle.give(Side::First, r#"Move(units: ["t"], by: Move, to: "C1")"#);
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.give(Side::First, r#"Move(units: ["u"], by: Move, to: "C1")"#);
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "C1")"#);
}

#[test]
fn lnl_4_0_b03_a_leader_activates_vehicles_and_teams_beside_him() {
    let mut battle = battle(&[leader("B1", ""), tank("t", "A1"), unit("g", "gun_team", "C1", "facing: E")]);
    battle.give(Side::First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#);
    battle.give(Side::First, r#"Turn(unit: "g", to: SSE)"#);
    battle.give(Side::First, r#"Turn(unit: "t", to: SSE)"#);
}
