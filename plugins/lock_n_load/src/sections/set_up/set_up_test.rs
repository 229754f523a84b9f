use super::*;
use crate::facts::flow::Phase;
use crate::files::markers::{HexMarker, Marker};
use crate::testing::{Battle, OPERATIONS_FIRST, RALLY_FIRST, definitions, scenario_text};
use Side::{First, Second};

const BOARD: &str = "....\n.fr.\n....";
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D3")"#;

/// The first side sets up in columns A and B, and in the river hex C2 if nobody minded; the second side in column D.
fn text(first: &str, second: &str, more: &str) -> String {
    let text = scenario_text(BOARD, "", first, second, "", more);
    let zones = |side: &str, zones: &str| {
        text.contains(side).then(|| (side.to_owned(), format!("{side} zones: [{zones}],"))).expect("the side is there")
    };
    let (us, us_zones) = zones(
        r#"formation: "us_parachute","#,
        r#"(id: "west", from_to: ("A1", "B3")), (id: "wet", hexes: ["C2", "B2"])"#,
    );
    let (german, german_zones) =
        zones(r#"formation: "wehrmacht","#, r#"(id: "east", within: ("D2", 1)), (id: "town", hexes: ["D1"])"#);
    text.replacen(&us, &us_zones, 1).replacen(&german, &german_zones, 1)
}

fn squad(id: &str, zone: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", zone: "{zone}")"#)
}

fn battle(first: &str, second: &str) -> Battle {
    Battle::from_text(&text(first, second, ""), &[3, 4])
}

#[test]
fn lnl_sc_01_each_counter_is_set_up_in_a_hex_of_its_zone() {
    let mut battle = battle(&squad("a", "west"), ENEMY);
    assert_eq!(battle.ask(|table| (table.flow.turn.phase, table.flow.turn.number)), (Phase::SetUp, 0));
    battle.refused_by(First, r#"Place(unit: "a", at: "C1")"#, "LNL-SC-01");
    battle.refused_by(First, r#"Place(unit: "x", at: "A1")"#, "LNL-SC-01");
    battle.refused_by(Second, r#"Place(unit: "x", at: "D1")"#, "LNL-SC-01");
    battle.refused_by(First, "SetUpDone", "LNL-SC-01");
    battle.refused_by(First, "Pass", "LNL-2.0-03");
    let places = |battle: &mut Battle| battle.legal().iter().filter(|c| matches!(c, Command::Place { .. })).count();
    assert_eq!(places(&mut battle), 6);
    battle.give(First, r#"Place(unit: "a", at: "A1")"#);
    assert_eq!(places(&mut battle), 5, "it may be moved");
    battle.refused_by(First, r#"Place(unit: "a", at: "A1")"#, "LNL-SC-01");
    battle.give(First, r#"Place(unit: "a", at: "B2")"#);
    battle.give(First, "SetUpDone");
    assert_eq!(battle.ask(|table| (table.flow.turn.phase, table.flow.turn.number)), (Phase::Rally, 1));
}

#[test]
fn lnl_sc_01_within_stacking_limits_and_open_terrain() {
    let four: Vec<String> = ["a", "b", "c", "d"].iter().map(|id| squad(id, "wet")).collect();
    // The zone has one hex that can be entered, and three squads fill it.
    let mistakes = Battle::start(&text(&four.join(", "), ENEMY, "")).unwrap_err();
    assert!(mistakes.iter().any(|mistake| mistake.contains("sides.0.zones[1]")), "{mistakes:?}");
    let mut battle = battle(&[&four[..3], &[squad("e", "west")]].concat().join(", "), ENEMY);
    for id in ["a", "b", "c"] {
        battle.refused_by(First, &format!(r#"Place(unit: "{id}", at: "C2")"#), "LNL-SC-01");
        battle.give(First, &format!(r#"Place(unit: "{id}", at: "B2")"#));
    }
    battle.refused_by(First, r#"Place(unit: "e", at: "B2")"#, "LNL-1.3-01");
    assert!(battle.legal().iter().all(|command| format!("{command:?}") != "Place { unit: e, at: B2 }"));
}

#[test]
fn lnl_sc_01_in_the_order_that_the_scenario_gives() {
    let second = r#"(id: "x", unit: "wehrmacht_squad", zone: "east")"#;
    let order = |more: &str| {
        let mut battle = Battle::from_text(&text(&squad("a", "west"), second, more), &[3, 4]);
        let mut sides = Vec::new();
        while battle.ask(|table| table.flow.turn.phase) == Phase::SetUp {
            let side = battle.game.to_act().expect("somebody sets up");
            sides.push(side);
            battle.give(side, "PlaceAll");
            battle.give(side, "SetUpDone");
        }
        sides
    };
    assert_eq!(order(""), [First, Second]);
    assert_eq!(order("set_up_order: (Second, First)"), [Second, First]);
}

#[test]
fn lnl_sc_01_weapons_come_with_their_owners_and_tripods_on_either_side() {
    let armed = r#"(id: "a", unit: "us_parachute_squad", zone: "west", weapons: [(id: "t", weapon: "m1919a4")])"#;
    let leader = r#"(id: "l", unit: "us_leader", zone: "west")"#;
    let medic = r#"(id: "m", unit: "us_medic", zone: "west")"#;
    let mut battle = battle(&[armed, leader, medic].join(", "), ENEMY);
    battle.give(First, r#"TurnTripod(weapon: "t")"#);
    assert!(battle.weapon("t").set_up);
    battle.refused_by(First, r#"GiveWeapon(weapon: "t", to: "m")"#, "LNL-1.6.1-06");
    battle.give(First, r#"GiveWeapon(weapon: "t", to: "l")"#);
    let offers: Vec<String> = battle.legal().iter().map(|command| format!("{command:?}")).collect();
    assert!(offers.contains(&"GiveWeapon { weapon: t, to: a, back: None }".into()), "{offers:?}");
    assert!(offers.contains(&"TurnTripod { weapon: t }".into()), "{offers:?}");
    battle.give(First, "PlaceAll");
    let carrier = battle.weapon("t").carrier;
    assert_eq!(carrier, battle.ask(|table| table.unit_no("l".parse().unwrap())));
    assert!(battle.unit("l").spot().is_some());
}

#[test]
fn lnl_sc_02_the_default_is_the_rally_phase_of_turn_1() {
    let battle = Battle::new(BOARD, r#"(id: "a", unit: "us_leader", at: "A1")"#, ENEMY, "", &[5, 2]);
    let flow = battle.ask(|table| table.flow.clone());
    assert_eq!(
        (flow.turn.number, flow.turn.phase, flow.turn.initiative, flow.active()),
        (1, Phase::Rally, Some(First), Some(First))
    );
}

#[test]
fn lnl_sc_02_any_turn_phase_impulse_marker_and_state() {
    let first = r#"(id: "a", unit: "us_leader", at: "A1", shaken: true, markers: [Wounded, Fired],
        weapons: [(id: "t", weapon: "m1919a4", set_up: true)])"#;
    let start = r#"turn: 4, phase: Operations, initiative: First, active: Second, passes: 2, fought: ["B2"],
        loss_points: (3, 1), exit_points: (0, 2)"#;
    let more = r#"hex_markers: [("B2", SmokeTwo), ("D3", Spotted)], abandoned: [(id: "g", weapon: "mg34", at: "B1")],
        objectives: [(hex: "B3", holder: Second)]"#;
    let battle = Battle::with(BOARD, "", first, ENEMY, start, more, &[]);
    let flow = battle.ask(|table| table.flow.clone());
    assert_eq!(
        (flow.turn.number, flow.turn.phase, flow.active(), flow.impulse().unwrap().passes),
        (4, Phase::Operations, Some(Second), 2)
    );
    assert_eq!((flow.loss_points, flow.exit_points, flow.control), ([3, 1], [0, 2], vec![Some(Second)]));
    assert_eq!(flow.turn.fought, ["B2".parse().unwrap()]);
    let unit = battle.unit("a");
    assert!(unit.shaken && unit.has(Marker::Wounded) && unit.has(Marker::Fired));
    assert!(battle.weapon("t").set_up && battle.weapon("t").carrier.is_some());
    assert_eq!(battle.weapon("g").lies, Some(battle.spot("B1")));
    let smoke = battle.spot("B2");
    assert!(battle.ask(|table| table.hexes.smoke().contains(smoke.hex)));
    let rally = "phase: Rally, initiative: First, rolled: true, active: Second";
    let mut other_part = Battle::new(BOARD, r#"(id: "a", unit: "us_leader", at: "A1")"#, ENEMY, rally, &[]);
    other_part.give(Second, "RallyDone");
    assert_eq!(other_part.ask(|table| table.flow.turn.phase), Phase::Operations, "the first side has had its part");
}

#[test]
fn lnl_sc_02_a_start_in_the_administrative_phase_clears_the_markers() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A1", markers: [Fired])"#;
    let start = "turn: 2, phase: Administrative, initiative: First";
    let more = r#"hex_markers: [("B2", SmokeOne)]"#;
    let battle = Battle::with(BOARD, "", first, ENEMY, start, more, &[4, 3]);
    assert!(!battle.unit("a").has(Marker::Fired));
    let markers = battle.ask(|table| table.hexes.all().iter().map(|(_, marker)| *marker).collect::<Vec<_>>());
    assert_eq!(markers, [HexMarker::SmokeTwo]);
    assert_eq!(battle.ask(|table| (table.flow.turn.number, table.flow.turn.phase)), (3, Phase::Rally));
}

#[test]
fn waiting_units_and_pools_are_off_the_map() {
    let text =
        text(r#"(id: "a", unit: "us_parachute_squad", entry: "later"), (id: "s", unit: "us_sniper")"#, ENEMY, "")
            .replacen("zones:", r#"entries: [(id: "later", turn: 2, hexes: ["A1"])], zones:"#, 1);
    let mut battle = Battle::from_text(&text, &[3, 4]);
    let state = |battle: &mut Battle, id: &str| battle.unit(id).state;
    assert_eq!(state(&mut battle, "a"), UnitState::Off(OffMap::Waiting));
    assert_eq!(state(&mut battle, "s"), UnitState::Off(OffMap::Pool));
    assert_eq!(state(&mut battle, "hero-1"), UnitState::Off(OffMap::Pool));
    assert_eq!(battle.ask(|table| table.field.entry_group[0]), Some(0));
}

#[test]
fn counters_with_values_of_their_own_get_their_own_definition() {
    let first = r#"(id: "l", unit: "us_leader", at: "A1", name: "Cpl Hart", leadership: 2, morale: (7, 5)),
        (id: "h", unit: "us_hero", at: "A1", values: (1, 4, 5)), (id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let battle = Battle::new(BOARD, first, ENEMY, RALLY_FIRST, &[]);
    let (leader, hero) = (battle.unit("l"), battle.unit("h"));
    battle.ask(|table| {
        let def = table.definition(leader);
        assert_eq!((def.id.as_str(), def.name.as_str()), ("us_leader#l", "Cpl Hart"));
        assert_eq!((table.morale(leader), table.leadership(leader), def.back.morale), (7, 2, 5));
        assert_eq!(table.formation(leader).id, "us_parachute");
        let def = table.definition(hero);
        assert_eq!((def.front.firepower, def.back.firepower, def.back.movement), (1, 0, 5), "a wound costs firepower");
        // A second passage changes nothing.
        let again = with_own_values(table.field.scenario.clone(), table.field.definitions.clone());
        assert_eq!((&again.0, &again.1), (&table.field.scenario, &table.field.definitions));
        let fresh = with_own_values(table.field.scenario.clone(), definitions());
        assert_eq!(fresh.1, table.field.definitions);
    });
}

#[test]
fn counters_may_have_boxes_and_marks_of_their_own() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A1", assault_move: false, stealth: true),
        (id: "b", unit: "us_parachute_squad", at: "A1", self_rally: true, melee_bonus: true)"#;
    let mut battle = Battle::new(BOARD, first, ENEMY, OPERATIONS_FIRST, &[]);
    let (stealthy, marked) = (battle.unit("a"), battle.unit("b"));
    battle.ask(|table| {
        let def = table.definition(stealthy);
        assert_eq!((def.assault_move, def.stealth, def.self_rally, def.melee_bonus), (false, true, false, false));
        let def = table.definition(marked);
        assert_eq!((def.assault_move, def.stealth, def.self_rally, def.melee_bonus), (true, false, true, true));
    });
    battle.refused_by(First, r#"Move(units: ["a"], by: AssaultMove, to: "A2")"#, "LNL-6.1-01");
    battle.give(First, r#"Move(units: ["a"], by: Stealth, to: "A2")"#);
    assert!(battle.unit("a").has(Marker::Stealthy));
}

/// Two leaders for a zone of the first side and one for a zone inside it.
fn crowded() -> Battle {
    let men: Vec<String> =
        ["a", "b"].iter().map(|id| format!(r#"(id: "{id}", unit: "us_leader", zone: "west")"#)).collect();
    let inside = r#"(id: "c", unit: "us_leader", zone: "wet")"#;
    battle(&[men.join(", "), inside.to_owned()].join(", "), ENEMY)
}

#[test]
fn lnl_sc_01_a_placing_that_leaves_no_room_for_another_is_refused() {
    // The zone "wet" has B2 alone, which lies in "west" too; two men fill it.
    let mut battle = crowded();
    battle.give(First, r#"Place(unit: "a", at: "B2")"#);
    battle.refused_by(First, r#"Place(unit: "b", at: "B2")"#, "LNL-SC-01");
    assert!(battle.legal().iter().all(|command| format!("{command:?}") != "Place { unit: b, at: B2 }"));
    battle.give(First, r#"Place(unit: "c", at: "B2")"#);
    battle.give(First, "PlaceAll");
    battle.give(First, "SetUpDone");
    // PlaceAll thinks of those who come later, too.
    let mut battle = crowded();
    battle.give(First, "PlaceAll");
    battle.give(First, "SetUpDone");
    assert_eq!(battle.unit("c").spot(), Some(battle.spot("B2")));
}

#[test]
fn lnl_sc_01_a_placing_that_leaves_the_other_side_no_room_is_refused() {
    let second = r#"(id: "x", unit: "wehrmacht_squad", zone: "town")"#;
    // The first side may set up in D1 and A1, the second in D1 alone.
    let text = text(&squad("a", "west"), second, "").replacen(r#"from_to: ("A1", "B3")"#, r#"hexes: ["D1", "A1"]"#, 1);
    let mut battle = Battle::from_text(&text, &[3, 4]);
    battle.refused_by(First, r#"Place(unit: "a", at: "D1")"#, "LNL-SC-01");
    battle.refused_by(First, "SetUpDone", "LNL-SC-01");
    battle.give(First, r#"Place(unit: "a", at: "A1")"#);
    battle.refused_by(First, r#"Place(unit: "a", at: "D1")"#, "LNL-SC-01");
    battle.give(First, "SetUpDone");
    battle.give(Second, r#"Place(unit: "x", at: "D1")"#);
    battle.give(Second, "SetUpDone");
    assert!(battle.unit("x").spot().is_some());
}

/// The field of the only mistake.
fn mistaken(text: &str) -> String {
    let mistakes = Battle::start(text).unwrap_err();
    assert_eq!(mistakes.len(), 1, "{mistakes:#?}");
    mistakes[0].clone()
}

#[test]
fn lnl_sc_01_zones_that_collide_are_found() {
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", zone: "town")"#;
    let one_hex = |hexes: &str, first: &str, second: &str| {
        text(first, second, "").replacen(r#"from_to: ("A1", "B3")"#, &format!("hexes: {hexes}"), 1)
    };
    // Both sides have D1 alone.
    let found = mistaken(&one_hex(r#"["D1"]"#, &squad("a", "west"), enemy));
    assert!(found.contains("sides.1.zones[1]") && found.contains("`west` and `town`"), "{found}");
    // An enemy stands in the only hex.
    let found = mistaken(&one_hex(r#"["D3"]"#, &squad("a", "west"), ENEMY));
    assert!(found.contains("sides.0.zones[0]") && found.contains("an enemy stands"), "{found}");
    // Two zones of one hex for four squads, and one alone has room.
    let four: Vec<String> =
        [("a", "west"), ("b", "west"), ("c", "wet"), ("d", "wet")].iter().map(|(id, zone)| squad(id, zone)).collect();
    let found = mistaken(&one_hex(r#"["B2"]"#, &four.join(", "), ENEMY));
    assert!(found.contains("sides.0.zones[1]") && found.contains("`west` and `wet`"), "{found}");
    assert!(Battle::start(&one_hex(r#"["B2"]"#, &four[1..].join(", "), ENEMY)).is_ok());
}

#[test]
fn a_vehicle_is_set_up_with_a_facing_and_turned_afterwards() {
    let ours = r#"(id: "t", unit: "us_tank_t", zone: "west"), (id: "s", unit: "us_parachute_squad", zone: "west")"#;
    let mut battle = battle(ours, ENEMY);
    battle.refused_by(First, r#"Place(unit: "s", at: "A1", facing: W)"#, "LNL-0.2-06");
    battle.give(First, r#"Place(unit: "t", at: "A1", facing: SSW)"#);
    assert_eq!(battle.unit("t").facing, Facing::SSW);
    battle.refused_by(First, r#"Place(unit: "t", at: "A1", facing: SSW)"#, "LNL-SC-01");
    let turn = |order: &Command| matches!(order, Command::Place { facing: Some(_), .. });
    assert_eq!(battle.legal().iter().filter(|order| turn(order)).count(), 2, "to either side");
    battle.give(First, r#"Place(unit: "t", at: "A1", facing: E)"#);
    assert_eq!(battle.unit("t").facing, Facing::E);
    battle.give(First, r#"Place(unit: "t", at: "A2")"#);
    assert_eq!(battle.unit("t").facing, Facing::E, "it keeps its facing where none is named");
}

#[test]
fn lnl_15_1_07_a_vehicle_is_set_up_where_it_could_drive() {
    let ours = r#"(id: "t", unit: "us_tank_t", zone: "wet"), (id: "s", unit: "us_parachute_squad", zone: "wet")"#;
    // B2 is forest and C2 a river: nothing is open to the tank.
    let mistakes = Battle::start(&text(ours, ENEMY, "")).err().unwrap_or_default();
    assert!(mistakes.iter().any(|mistake| mistake.contains("nowhere in it may `t` stand")), "{mistakes:?}");
    let mut battle = battle(&ours.replacen("wet", "west", 1), ENEMY);
    battle.refused_by(First, r#"Place(unit: "t", at: "B2")"#, "LNL-15.1-07");
    battle.give(First, r#"Place(unit: "t", at: "B1")"#);
}

#[test]
fn a_gun_that_is_placed_by_itself_faces_the_enemy() {
    let ours = r#"(id: "g", unit: "us_gun_team", zone: "west", facing: W)"#;
    let mut battle = battle(ours, ENEMY);
    battle.give(First, "PlaceAll");
    let (gun, enemy) = (battle.unit("g"), battle.spot("D3"));
    let from = gun.spot().expect("it stands somewhere").hex;
    assert!(battle.ask(|table| hex_board::in_arc(&table.field.map, gun.facing, from, enemy.hex)));
}
