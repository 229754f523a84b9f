use super::*;
use crate::facts::command::Movement;
use crate::files::markers::Marker;
use crate::sections::movement;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Command, Event};
use table::Side::{First, Second};

/// Nobody of the other side is on the map.
const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;
const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E)"#;
const OPEN_GROUND: &str = "......\n......\n......\n......";

fn battle(ours: &str) -> Battle {
    Battle::new(OPEN_GROUND, ours, NOBODY, OPERATIONS_FIRST, &[])
}

/// What the steps and turns of an order cost, with their lines in half points.
fn costs(events: &[Event]) -> Vec<(u8, Vec<(&'static str, i32)>)> {
    let halves = |lines: &[table::Line]| lines.iter().map(|line| (line.rule.0, line.halves())).collect();
    let cost = |event: &Event| match event {
        Event::Stepped { cost, lines, .. } | Event::Turned { cost, lines, .. } => Some((*cost, halves(lines))),
        _ => None,
    };
    events.iter().filter_map(cost).collect()
}

#[test]
fn lnl_0_2_06_vehicles_and_guns_face_a_corner_and_nobody_else_does() {
    let ours = format!(
        r#"{TANK}, (id: "g", unit: "us_gun_team", at: "A1", facing: W), (id: "s", unit: "us_parachute_squad", at: "A1")"#
    );
    let mut b = battle(&ours);
    let map_names = |hexes: [usize; 2]| hexes.map(|way| ["N", "NE", "SE", "S", "SW", "NW"][way]);
    assert_eq!(map_names(b.unit("t").facing.front()), ["NE", "SE"], "due east");
    assert_eq!(map_names(b.unit("g").facing.front()), ["SW", "NW"], "due west");
    b.refused_by(First, r#"Turn(unit: "s", to: W)"#, "LNL-0.2-06");
    b.refused_by(First, r#"Move(units: ["s"], by: Move, to: "B1", facing: W)"#, "LNL-0.2-06");
}

#[test]
fn lnl_0_2_07_there_are_two_front_hexes_two_side_hexes_and_two_rear_hexes() {
    for facing in Facing::ALL {
        let ways: Vec<Option<Way>> = (0..6).map(|direction| way(facing, direction)).collect();
        let count = |wanted: Option<Way>| ways.iter().filter(|way| **way == wanted).count();
        assert_eq!([Some(Way::Forward), None, Some(Way::Reverse)].map(count), [2, 2, 2], "{facing}");
    }
}

#[test]
fn lnl_0_2_08_a_step_of_turning_is_60_degrees() {
    let b = battle(TANK);
    let tank = b.unit("t");
    let points = |to| turning_points(tank, to);
    assert_eq!(Facing::ALL.map(points), [1, 0, 1, 2, 3, 2], "from due east, the shorter way round");
}

#[test]
fn lnl_15_1_03_a_vehicle_always_faces_a_corner() {
    let b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2")"#);
    assert_eq!(b.unit("t").facing, Facing::NNE, "where the scenario says nothing");
}

#[test]
fn lnl_15_1_04_it_goes_forward_into_its_two_front_hexes_and_keeps_its_facing() {
    let mut b = battle(TANK);
    for beside in ["C1", "C3"] {
        let refusal = b.refused(First, &format!(r#"Move(units: ["t"], by: Move, to: "{beside}")"#));
        assert_eq!(refusal.rule.0, "LNL-15.1-04");
        assert_eq!(refusal.reason.to_string(), "it faces E: forward lies D2, D3, in reverse B2, B3");
    }
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2", facing: W)"#, "LNL-15.1-04");
    let events = b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    assert_eq!(costs(&events), [(1, vec![("LNL-10.4-01", 2)])]);
    b.give(First, r#"Step(to: "E2")"#);
    assert_eq!((b.unit("t").facing, b.unit("t").spot()), (Facing::E, Some(b.spot("E2"))));
}

#[test]
fn lnl_15_1_06_it_reverses_at_double_cost() {
    let mut b = battle(TANK);
    let events = b.give(First, r#"Move(units: ["t"], by: Move, to: "B2")"#);
    assert_eq!(costs(&events), [(2, vec![("LNL-10.4-01", 2), ("LNL-15.1-06", 2)])]);
    assert_eq!((b.unit("t").facing, b.unit("t").has(Marker::Moved)), (Facing::E, true));
    let spent = b.ask(|table| table.flow.moving().map(|moving| (moving.spent, moving.spent_here)));
    assert_eq!(spent, Some((2, 2)));
}

#[test]
fn lnl_15_1_07_some_terrain_is_prohibited_but_for_roads() {
    let text = |board: &str| {
        scenario_text(
            "..f.\n....",
            board,
            r#"(id: "t", unit: "us_tank_t", at: "B2", facing: E)"#,
            NOBODY,
            OPERATIONS_FIRST,
            "",
        )
    };
    let mut b = Battle::from_text(&text(""), &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "C1")"#, "LNL-15.1-07");
    let mut b = Battle::from_text(&text(r#"roads: [["B2", "C1", "D1"]]"#), &[]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "C1")"#);
    // A crossing over a bocage is no way for a vehicle either.
    let mut b = Battle::from_text(&text(r#"hexsides: {"bocage": ["B2/C2"]}"#), &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "C2")"#, "LNL-15.1-07");
    // Nor does it go into a house, and it is set up in none.
    let house = r#"buildings: [(hexes: ["B1"], material: Wood)]"#;
    let mut b = Battle::from_text(&text(house), &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "B1")"#, "LNL-15.1-07");
    let zone = r#"(name: "US", formation: "us_parachute", zones: [(id: "z", hexes: ["A1", "B1", "C1"])],"#;
    let waits = scenario_text("..f.\n....", house, r#"(id: "t", unit: "us_tank_t", zone: "z")"#, NOBODY, "", "");
    let mut b = Battle::from_text(&waits.replace(r#"(name: "US", formation: "us_parachute","#, zone), &[]);
    b.refused_by(First, r#"Place(unit: "t", at: "B1")"#, "LNL-15.1-07");
    b.refused_by(First, r#"Place(unit: "t", at: "C1")"#, "LNL-15.1-07");
    b.refused_by(First, r#"Place(unit: "t", at: "D1")"#, "LNL-SC-01");
    // What nobody enters is closed to all alike.
    let river =
        scenario_text(".r.", "", r#"(id: "t", unit: "us_tank_t", at: "A1", facing: E)"#, NOBODY, OPERATIONS_FIRST, "");
    Battle::from_text(&river, &[]).refused_by(First, r#"Move(units: ["t"], by: Move, to: "B1")"#, "LNL-10.4-01");
}

#[test]
fn lnl_15_0_11_the_chart_has_costs_for_tracked_off_road_and_road() {
    let b = battle(TANK);
    b.ask(|table| {
        let columns = &table.field.definitions.mobilities;
        let terrain = |key: &str| {
            let terrains = &table.field.map.terrain_set.terrains;
            hex_board::TerrainId(terrains.iter().position(|def| def.id == key).expect("a terrain") as u8)
        };
        let letters: Vec<(char, Vec<Option<u8>>)> = columns
            .iter()
            .filter_map(|column| {
                let costs = ["clear", "light_woods", "forest", "wheat", "rubble"];
                Some((column.letter?, costs.map(|key| column.terrain(terrain(key))).to_vec()))
            })
            .collect();
        assert_eq!(
            letters,
            [
                ('O', vec![Some(1), Some(4), None, Some(2), None]),
                ('R', vec![Some(2), None, None, Some(3), None]),
                ('T', vec![Some(1), Some(3), None, Some(1), Some(3)]),
            ]
        );
    });
}

#[test]
fn along_a_road_a_point_buys_two_hexsides_and_the_half_is_kept() {
    let board = r#"roads: [["A2", "B2", "C2", "D2"]]"#;
    let tank = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E)"#;
    let mut b = Battle::with("....f.\n......\n......", board, tank, NOBODY, OPERATIONS_FIRST, "", &[]);
    let events = b.give(First, r#"Move(units: ["t"], by: Move, to: "B2")"#);
    assert_eq!(costs(&events), [(1, vec![("LNL-6.0-17", 1)])]);
    let moving =
        |b: &Battle| b.ask(|table| table.flow.moving().map(|moving| (moving.spent, moving.half, moving.spent_here)));
    assert_eq!(moving(&b), Some((1, true, 1)));
    // LNL-5.3-08: the hexside that the half pays for counts as a point for Opportunity Fire.
    let events = b.give(First, r#"Step(to: "C2")"#);
    assert_eq!(costs(&events), [(0, vec![("LNL-6.0-17", 1)])]);
    assert_eq!(moving(&b), Some((1, false, 1)));
    b.give(First, r#"Step(to: "D2")"#);
    let events = b.give(First, r#"Step(to: "E2")"#);
    assert_eq!(costs(&events), [(1, vec![("LNL-10.4-01", 2)])], "the half is not lost by another hex");
    assert_eq!(moving(&b), Some((3, true, 1)), "two and a half points in all");
}

#[test]
fn lnl_rb_05_lnl_xb_54_a_team_turns_two_steps_for_a_point() {
    let mut b = battle(r#"(id: "g", unit: "us_gun_team", at: "C2", facing: E)"#);
    let gun = b.unit("g");
    assert_eq!(Facing::ALL.map(|to| turning_points(gun, to)), [1, 0, 1, 1, 2, 1]);
    b.give(First, r#"Turn(unit: "g", to: W)"#);
    assert_eq!(b.unit("g").facing, Facing::W);
}

#[test]
fn lnl_21_7_04_an_emplaced_tank_leaves_in_reverse_and_is_emplaced_no_more() {
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, emplaced: true)"#);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2")"#, "LNL-21.7-04");
    assert!(b.legal().iter().all(|order| !matches!(order, Command::Move { to, .. } if to.to_string() == "D2")));
    b.give(First, r#"Move(units: ["t"], by: Move, to: "B2")"#);
    assert!(!b.unit("t").emplaced);
    b.give(First, r#"Step(to: "C2")"#);
    assert!(!b.unit("t").emplaced, "for good");
}

#[test]
fn lnl_21_7_08_lnl_rb_63_an_emplaced_hull_does_not_turn_and_its_turret_does() {
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, emplaced: true)"#);
    b.refused_by(First, r#"Turn(unit: "t", to: SSE)"#, "LNL-21.7-08");
    assert!(b.legal().iter().all(|order| !matches!(order, Command::Turn { .. })));
    b.give(First, r#"TurnTurret(unit: "t", to: SSE)"#);
    assert_eq!(b.unit("t").turret_facing(), Facing::SSE);
}

#[test]
fn lnl_rb_63_an_emplaced_tank_has_two_ways_out() {
    let b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, emplaced: true)"#);
    let ways: Vec<String> = b
        .legal()
        .iter()
        .filter_map(|order| match order {
            Command::Move { to, by: Movement::Move, .. } => Some(to.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(ways, ["B3", "B2"]);
}

#[test]
fn lnl_1_6_3_03_guns_go_into_no_building_and_are_set_up_in_none() {
    let board = r#"buildings: [(hexes: ["B1"], material: Wood)]"#;
    let ours = r#"(id: "g", unit: "us_gun_team", at: "A1"), (id: "m", unit: "us_mg_team", at: "A1")"#;
    let mut b = Battle::with("...\n...", board, ours, NOBODY, OPERATIONS_FIRST, "", &[]);
    b.refused_by(First, r#"Move(units: ["g"], by: Move, to: "B1")"#, "LNL-1.6.3-03");
    b.give(First, r#"Move(units: ["m"], by: Move, to: "B1")"#);
    let zone = r#"(name: "US", formation: "us_parachute", zones: [(id: "z", hexes: ["A1", "B1", "C1"])],"#;
    let ours = r#"(id: "g", unit: "us_gun_team", zone: "z"), (id: "m", unit: "us_mg_team", zone: "z")"#;
    let text = scenario_text("...\n...", board, ours, NOBODY, "", "");
    let mut b = Battle::from_text(&text.replace(r#"(name: "US", formation: "us_parachute","#, zone), &[]);
    assert!(b.game.check(&table::Order { side: First, command: Command::PlaceAll }).is_ok());
    b.refused_by(First, r#"Place(unit: "g", at: "B1")"#, "LNL-1.6.3-03");
    b.give(First, r#"Place(unit: "m", at: "B1")"#);
    b.ask(|table| {
        let (gun, at) =
            (table.unit("g".parse().unwrap()).unwrap(), table.field.map.spot("B1".parse().unwrap()).unwrap());
        let (definitions, map) = (&table.field.definitions, &table.field.map);
        let stands = may_stand(definitions, map, table.definition(gun), table.mobility(gun), at);
        assert_eq!(stands.map_err(|refusal| refusal.rule.0), Err("LNL-1.6.3-03"));
    });
}

#[test]
fn lnl_1_6_3_04_guns_cross_no_wall_hedge_or_bocage() {
    let board = r#"hexsides: {"hedge": ["B2/C2"], "wall": ["B2/C1"], "bocage": ["A2/B2"]}, roads: [["B2", "C2"], ["A2", "B2"]]"#;
    let ours = r#"(id: "g", unit: "us_gun_team", at: "B2"), (id: "s", unit: "us_parachute_squad", at: "B2")"#;
    let mut b = Battle::with("....\n....", board, ours, NOBODY, OPERATIONS_FIRST, "", &[]);
    // A road makes no gap in them: hedge and bocage have one here.
    for to in ["C1", "A2", "C2"] {
        b.refused_by(First, &format!(r#"Move(units: ["g"], by: Move, to: "{to}")"#), "LNL-1.6.3-04");
        b.refused_by(First, &format!(r#"Move(units: ["s", "g"], by: Move, to: "{to}")"#), "LNL-1.6.3-04");
    }
    b.give(First, r#"Move(units: ["g"], by: Move, to: "B1")"#);
}

#[test]
fn lnl_1_6_3_14_the_gun_that_never_leaves_its_hex_only_turns() {
    let text = scenario_text(
        OPEN_GROUND,
        "",
        r#"(id: "g", unit: "us_gun_team", at: "C2", facing: E), (id: "s", unit: "us_parachute_squad", at: "C2")"#,
        NOBODY,
        OPERATIONS_FIRST,
        "",
    );
    let stays = |file: &mut crate::files::definition::UnitFile| {
        let guns = file.units.iter_mut().filter(|def| def.id == "us_gun_team");
        guns.for_each(|def| def.gains.push(Trait::StaysPut));
    };
    let mut b = Battle::with_files(&text, |file, _| stays(file), &[]);
    b.refused_by(First, r#"Move(units: ["g"], by: Move, to: "D2")"#, "LNL-1.6.3-14");
    let moves = |b: &Battle, id: &str| {
        let id: table::CounterId = id.parse().unwrap();
        b.legal().iter().filter(|order| matches!(order, Command::Move { units, .. } if units.contains(&id))).count()
    };
    assert_eq!(moves(&b, "g"), 0);
    assert!(moves(&b, "s") > 0);
    b.give(First, r#"Turn(unit: "g", to: SSE)"#);
    assert_eq!(b.unit("g").facing, Facing::SSE);
}

#[test]
fn lnl_1_6_3_15_teams_neither_crawl_nor_hurry() {
    let ours = r#"(id: "g", unit: "us_mg_team", at: "C2"), (id: "l", unit: "us_leader", at: "C2")"#;
    let mut b = battle(ours);
    b.refused_by(First, r#"Move(units: ["g"], by: LowCrawl, to: "D2")"#, "LNL-1.6.3-15");
    b.refused_by(First, r#"Move(units: ["g", "l"], by: Move, to: "D2", double_time: "l")"#, "LNL-1.6.3-15");
    b.give(First, r#"Move(units: ["g", "l"], by: Move, to: "D2")"#);
}

#[test]
fn lnl_6_2_03_no_double_time_for_a_stack_with_a_team() {
    let mut b = battle(r#"(id: "g", unit: "us_gun_team", at: "C2"), (id: "l", unit: "us_leader", at: "C2")"#);
    b.refused_by(First, r#"Move(units: ["g", "l"], by: Move, to: "D2", double_time: "l")"#, "LNL-1.6.3-15");
    let hurried = |order: &Command| matches!(order, Command::Move { double_time: Some(_), .. });
    assert!(!b.legal().iter().any(hurried));
}

#[test]
fn lnl_6_2_04_no_double_time_for_a_vehicle() {
    let mut b = battle(&format!(r#"{TANK}, (id: "l", unit: "us_leader", at: "C2")"#));
    b.refused_by(First, r#"Move(units: ["t", "l"], by: Move, to: "D2", double_time: "l")"#, "LNL-15.1-01");
    let hurried = |order: &Command| matches!(order, Command::Move { double_time: Some(_), .. });
    assert!(!b.legal().iter().any(hurried));
}

#[test]
fn lnl_6_3_1_01_no_low_crawl_for_a_team() {
    let b = battle(r#"(id: "g", unit: "us_mg_team", at: "C2")"#);
    assert!(!b.legal().iter().any(|order| matches!(order, Command::Move { by: Movement::LowCrawl, .. })));
    assert!(b.legal().iter().any(|order| matches!(order, Command::Move { by: Movement::Move, .. })));
}

#[test]
fn lnl_6_1_b03_a_team_assault_moves_only_with_a_red_box() {
    let mut b = battle(
        r#"(id: "g", unit: "us_mg_team", at: "C2"), (id: "r", unit: "us_mg_team", at: "E2", assault_move: true)"#,
    );
    b.refused_by(First, r#"Move(units: ["g"], by: AssaultMove, to: "D2")"#, "LNL-6.1-01");
    b.give(First, r#"Move(units: ["r"], by: AssaultMove, to: "D2")"#);
}

#[test]
fn lnl_15_1_01_vehicles_move_one_by_one_and_independently_of_all_others() {
    let ours = format!(
        r#"{TANK}, (id: "u", unit: "us_tank_t", at: "C2", facing: W), (id: "s", unit: "us_parachute_squad", at: "C2")"#
    );
    let mut b = battle(&ours);
    b.refused_by(First, r#"Move(units: ["t", "u"], by: Move, to: "D2")"#, "LNL-15.1-01");
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    b.give(First, "Stop");
    b.give(First, r#"Move(units: ["u"], by: Move, to: "B2")"#);
    b.give(First, "Stop");
    b.give(First, r#"Move(units: ["s"], by: Move, to: "C3")"#);
}

#[test]
fn lnl_15_1_02_vehicles_do_not_crawl_and_all_may_assault_move() {
    let mut b = battle(TANK);
    b.refused_by(First, r#"Move(units: ["t"], by: LowCrawl, to: "D2")"#, "LNL-15.1-02");
    b.give(First, r#"Move(units: ["t"], by: AssaultMove, to: "D2")"#);
    // No Double Time, with whatever leader.
    let led = format!(r#"{TANK}, (id: "l", unit: "us_leader", at: "C2")"#);
    let mut b = battle(&led);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2", double_time: "l")"#, "LNL-15.1-02");
}

#[test]
fn lnl_15_2_01_lnl_xb_18_an_assault_move_spends_half_the_points_and_leaves_fire() {
    let mut b = battle(
        r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E), (id: "o", unit: "us_open_top", at: "A4", facing: E)"#,
    );
    b.give(First, r#"Move(units: ["t"], by: AssaultMove, to: "B2")"#);
    for to in ["C2", "D2", "E2"] {
        b.give(First, &format!(r#"Step(to: "{to}")"#));
    }
    let refusal = b.refused(First, r#"Turn(unit: "t", to: SSW)"#);
    assert_eq!(
        (refusal.rule.0, refusal.reason.to_string().as_str()),
        ("LNL-6.1-04", "the turn takes 2 points of 1 that are left")
    );
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    assert!(b.ask(|table| table.flow.moving().is_none()), "5 of 10 points are all");
    assert!(b.unit("t").has(Marker::AssaultMoved));
    // In this impulse and in later ones it may still act.
    assert!(b.ask(|table| crate::sections::impulse::may_act(table, b.unit("t")).is_ok()));
    // Half of 11, rounded up.
    b.ask(|table| {
        let stack = movement::stack::Stack::new(table, &[b.unit("o")], Movement::AssaultMove, None);
        assert_eq!(stack.limit, 6);
    });
}

#[test]
fn lnl_15_2_06_a_vehicle_that_assault_moves_is_marked_so() {
    let mut b = battle(TANK);
    b.give(First, r#"Turn(unit: "t", to: SSE, by: AssaultMove)"#);
    assert!(b.unit("t").has(Marker::AssaultMoved) && !b.unit("t").has(Marker::Moved));
}

#[test]
fn lnl_15_2_06_and_fired_in_addition_when_it_fires() {
    let tank = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E, markers: [AssaultMoved])"#;
    let foe = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    for order in [
        r#"Fire((firers: [(unit: "t", weapons: ["t.aa"])], at: "D2"))"#,
        r#"Shoot((unit: "t", weapon: "t.gun", at: "D2"))"#,
    ] {
        let mut b = Battle::new(OPEN_GROUND, tank, foe, OPERATIONS_FIRST, &[1, 6, 1, 6]);
        b.give(First, order);
        assert!(b.unit("t").has(Marker::AssaultMoved) && b.unit("t").has(Marker::Fired), "{order}");
    }
}

#[test]
fn lnl_15_0_07_a_shaken_vehicle_has_half_its_points_rounded_up() {
    let b = battle(
        r#"(id: "t", unit: "us_tank_t", at: "C2", shaken: true), (id: "o", unit: "us_open_top", at: "C3", shaken: true)"#,
    );
    let points = |id: &str| b.ask(|table| table.movement_points(b.unit(id)));
    assert_eq!((points("t"), points("o")), (5, 6), "of 10 and of 11");
    assert!(b.unit("t").buttoned);
}

#[test]
fn lnl_15_0_08_a_shaken_vehicle_does_not_go_nearer_to_an_enemy_in_sight() {
    let tank = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, shaken: true)"#;
    let foe = r#"(id: "x", unit: "german_tank_t", at: "F2", facing: E)"#;
    let mut b = Battle::new(OPEN_GROUND, tank, foe, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2")"#, "LNL-5.1-04");
    b.give(First, r#"Move(units: ["t"], by: Move, to: "B2")"#);
}

#[test]
fn lnl_15_0_09_lnl_rb_31_a_shaken_vehicle_does_not_assault_move() {
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, shaken: true)"#);
    b.refused_by(First, r#"Move(units: ["t"], by: AssaultMove, to: "D2")"#, "LNL-15.0-09");
}

#[test]
fn lnl_rb_31_neither_a_turn_nor_a_step_of_a_shaken_vehicle_is_an_assault_move() {
    let b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, shaken: true)"#);
    let assaults = |order: &Command| {
        matches!(
            order,
            Command::Move { by: Movement::AssaultMove, .. } | Command::Turn { by: Movement::AssaultMove, .. }
        )
    };
    assert!(!b.legal().iter().any(assaults));
    assert!(b.legal().iter().any(|order| matches!(order, Command::Turn { .. })));
}

#[test]
fn lnl_6_0_b01_a_vehicle_may_always_move_one_hex_that_is_not_prohibited() {
    let tank = r#"(id: "t", unit: "us_tank_t", at: "B2", facing: E, shaken: true)"#;
    let mut b = Battle::new("w.f\nw..", tank, NOBODY, OPERATIONS_FIRST, &[]);
    // Light woods in reverse are 6 of 5 points.
    let events = b.give(First, r#"Move(units: ["t"], by: Move, to: "A2")"#);
    assert_eq!(costs(&events), [(5, vec![("LNL-10.4-01", 6), ("LNL-15.1-06", 6), ("LNL-6.0-10", -2)])]);
    assert!(b.ask(|table| table.flow.moving().is_none()));
    let mut b = Battle::new("w.f\nw..", tank, NOBODY, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "C1")"#, "LNL-15.1-07");
}

#[test]
fn lnl_6_0_b02_vehicles_and_infantry_do_not_simply_walk_into_each_other() {
    let ours = format!(r#"{TANK}, (id: "s", unit: "us_parachute_squad", at: "C2")"#);
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D2"), (id: "y", unit: "german_tank_t", at: "D3")"#;
    let mut b = Battle::new(OPEN_GROUND, &ours, theirs, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2")"#, "LNL-6.0-B02");
    b.refused_by(First, r#"Move(units: ["s"], by: Move, to: "D3")"#, "LNL-6.0-B02");
    let into = |order: &Command, to: &str| matches!(order, Command::Move { to: at, .. } if at.to_string() == to);
    assert!(!b.legal().iter().any(|order| into(order, "D3")));
    // Infantry still meets infantry.
    b.give(First, r#"Move(units: ["s"], by: Move, to: "D2")"#);
}

#[test]
fn lnl_rb_30_no_vehicle_enters_a_hex_with_an_enemy_vehicle_but_passes_wrecks() {
    let theirs = r#"(id: "y", unit: "german_tank_t", at: "D3"), (id: "z", unit: "wehrmacht_squad", at: "D3")"#;
    let more = r#"hex_markers: [("D2", Wreck)]"#;
    let mut b = Battle::with(OPEN_GROUND, "", TANK, theirs, OPERATIONS_FIRST, more, &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D3")"#, "LNL-RB-30");
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
}

#[test]
fn a_vehicle_beside_enemies_is_not_locked_and_locks_nobody() {
    // After an Overrun they share a hex (LNL-RB-29).
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "C2")"#;
    let mut b = Battle::new(OPEN_GROUND, TANK, theirs, OPERATIONS_FIRST, &[]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    let mut b = Battle::new(OPEN_GROUND, TANK, theirs, crate::testing::OPERATIONS_SECOND, &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "D2")"#);
}
