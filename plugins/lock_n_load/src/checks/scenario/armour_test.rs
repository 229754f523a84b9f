//! Each thing that may be wrong with vehicles, teams, passengers and artillery in a scenario.

use crate::testing::{Battle, scenario_text};

const BOARD: &str = "......\n......\n.fr...\n......";
const ENEMY: &str = r#"(id: "x", unit: "german_tank_t", at: "F1"), (id: "y", unit: "wehrmacht_squad", at: "F3")"#;
const TANK: &str = r#"(id: "tank", unit: "us_tank_t", at: "A1")"#;

/// Scenario texts that are right but for one thing, and the field that is wrong.
fn check(text: &str, field: &str) {
    let mistakes = Battle::start(text).map(drop).expect_err(field);
    let found = mistakes.iter().any(|mistake| mistake.contains(&format!("field: {field:?}")));
    assert!(found, "{field} in {mistakes:#?}");
    assert_eq!(mistakes.len(), 1, "{field} alone in {mistakes:#?}");
}

fn text(counters: &str) -> String {
    scenario_text(BOARD, "", counters, ENEMY, "", "")
}

fn first(counters: &str, field: &str) {
    check(&text(counters), &format!("sides.0.counters{field}"));
}

/// The tank with one more field.
fn tank(more: &str, field: &str) {
    first(&TANK.replace(")", &format!(", {more})")), &format!("[0].{field}"));
}

/// A squad with one more field.
fn squad(more: &str, field: &str) {
    first(&format!(r#"(id: "a", unit: "us_parachute_squad", at: "A1", {more})"#), &format!("[0].{field}"));
}

#[test]
fn a_vehicle_in_every_state_has_no_mistakes() {
    let counters = r#"(id: "tank", unit: "us_tank_t", at: "A1", facing: SSW, turret: E, buttoned: true, emplaced: true,
            armour_leader: (name: "Hale", morale: 7, leadership: 1), values: (0, 0, 12),
            mounted: [(id: "gun", acquired: (target: Vehicle("x"), level: 2))]),
        (id: "a", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true),
            weapons: [(id: "tube", weapon: "bazooka")]),
        (id: "gun", unit: "us_gun_team", at: "B2", facing: E, mounted: [(id: "gun", acquired: (target: Units("F3"), level: 1))])"#;
    Battle::start(&text(counters)).unwrap();
}

#[test]
fn only_what_has_a_facing_a_turret_a_hatch_or_a_commander_is_said_to() {
    squad("facing: E", "facing");
    squad("turret: E", "turret");
    squad("buttoned: true", "buttoned");
    squad("emplaced: true", "emplaced");
    squad(r#"armour_leader: (name: "Hale", morale: 6, leadership: 1)"#, "armour_leader");
    tank(r#"armour_leader: (name: "Hale", morale: 1, leadership: 1)"#, "armour_leader.morale");
    tank(r#"armour_leader: (name: "Hale", morale: 6, leadership: 6)"#, "armour_leader.leadership");
    tank("values: (2, 5, 10)", "values");
    tank("markers: [LowCrawled]", "markers[0]");
    tank("markers: [Wounded]", "markers[0]");
    tank("leadership: 1", "leadership");
}

#[test]
fn lnl_21_7_07_only_vehicles_with_a_turret_are_emplaced() {
    let casemate = r#"(id: "x", unit: "german_casemate", at: "F1", emplaced: true)"#;
    check(&scenario_text(BOARD, "", TANK, casemate, "", ""), "sides.1.counters[0].emplaced");
    let enters = r#"(id: "tank", unit: "us_tank_t", entry: "west", emplaced: true)"#;
    let formation = r#"formation: "us_parachute","#;
    let entry = format!(r#"{formation} entries: [(id: "west", turn: 2, hexes: ["A1"])],"#);
    check(&text(enters).replacen(formation, &entry, 1), "sides.0.counters[0].emplaced");
}

#[test]
fn an_id_leaves_room_for_those_of_crew_and_weapons_which_nobody_else_has() {
    first(&TANK.replace("tank\"", "a-tank-of-ours\""), "[0].id");
    first(&format!(r#"{TANK}, (id: "tank.gun", unit: "us_parachute_squad", at: "B1")"#), "[1].id");
    first(&format!(r#"{TANK}, (id: "tank.crew", unit: "us_parachute_squad", at: "B1")"#), "[1].id");
}

#[test]
fn a_weapon_acquires_what_it_could_fire_at() {
    let gun = |acquired: &str| format!(r#"mounted: [(id: "gun", acquired: {acquired})]"#);
    tank(r#"mounted: [(id: "cannon", acquired: None)]"#, "mounted[0].id");
    tank(r#"mounted: [(id: "gun", acquired: None), (id: "gun", acquired: None)]"#, "mounted[1].id");
    tank(r#"mounted: [(id: "mg", acquired: (target: Vehicle("x"), level: 1))]"#, "mounted[0].acquired");
    tank(&gun(r#"(target: Vehicle("x"), level: 3)"#), "mounted[0].acquired.level");
    tank(&gun(r#"(target: Vehicle("tank"), level: 1)"#), "mounted[0].acquired.target");
    tank(&gun(r#"(target: Vehicle("y"), level: 1)"#), "mounted[0].acquired.target");
    tank(&gun(r#"(target: Units("F1"), level: 1)"#), "mounted[0].acquired.target");
    tank(&gun(r#"(target: Units("Z9"), level: 1)"#), "mounted[0].acquired.target");
    let bar = r#"weapons: [(id: "w", weapon: "bar", acquired: (target: Vehicle("x"), level: 1))]"#;
    squad(bar, "weapons[0].acquired");
}

#[test]
fn what_is_mounted_is_carried_by_nobody() {
    squad(r#"weapons: [(id: "w", weapon: "us_75mm")]"#, "weapons[0].weapon");
    let text = scenario_text(BOARD, "", TANK, ENEMY, "", r#"abandoned: [(id: "w", weapon: "pak_40", at: "A1")]"#);
    check(&text, "abandoned[0].weapon");
}

/// Passengers aboard a truck (PP) and a tank (OPP), one field of whom is wrong.
fn aboard(passengers: &str, field: &str) {
    let carriers = format!(r#"{TANK}, (id: "truck", unit: "us_truck", at: "B1")"#);
    first(&format!("{carriers}, {passengers}"), field);
}

#[test]
fn lnl_16_1_02_passengers_have_room_aboard_a_vehicle_of_their_side() {
    let who = |id: &str, unit: &str, seat: &str| format!(r#"(id: "{id}", unit: "{unit}", aboard: ({seat}))"#);
    let (squad, half, leader) = ("us_parachute_squad", "us_parachute_half_squad", "us_leader");
    let inside = r#"vehicle: "truck""#;
    aboard(&who("a", squad, r#"vehicle: "tank""#), "[2].aboard");
    aboard(&who("a", squad, r#"vehicle: "truck", outside: true"#), "[2].aboard");
    aboard(&[who("a", squad, inside), who("b", half, inside)].join(", "), "[3].aboard");
    let jeep = r#"(id: "jeep", unit: "jeep", at: "C1")"#.to_owned();
    let men = ["a", "b"].map(|id| who(id, leader, r#"vehicle: "jeep""#));
    aboard(&[jeep, men.join(", ")].join(", "), "[4].aboard");
    let armed = |id: &str| {
        who(id, half, inside)
            .replace("))", r#"), weapons: [(id: "w-ID", weapon: "bar")])"#)
            .replace("w-ID", &format!("w-{id}"))
    };
    let leader = who("c", leader, inside).replace("))", r#"), weapons: [(id: "w-c", weapon: "bar")])"#);
    aboard(&[armed("a"), armed("b"), leader].join(", "), "[4].aboard");
    aboard(&who("a", squad, r#"vehicle: "x""#), "[2].aboard.vehicle");
    aboard(&who("a", squad, r#"vehicle: "a""#), "[2].aboard.vehicle");
    aboard(&who("a", squad, inside).replace("aboard", r#"at: "C1", aboard"#), "[2]");
}

#[test]
fn lnl_16_1_03_neither_vehicles_nor_heavy_guns_nor_snipers_are_carried() {
    let who = |unit: &str| format!(r#"(id: "a", unit: "{unit}", aboard: (vehicle: "truck"))"#);
    aboard(&who("us_gun_team"), "[2].aboard");
    aboard(&who("us_mortar_team"), "[2].aboard");
    aboard(&who("us_tank_t"), "[2].aboard");
    aboard(&who("us_sniper"), "[2].aboard");
    let tripod =
        who("us_parachute_squad").replace("))", r#"), weapons: [(id: "w", weapon: "m1919a4", set_up: true)])"#);
    aboard(&tripod, "[2].aboard");
    let carriers = format!(r#"{TANK}, (id: "truck", unit: "us_truck", at: "B1")"#);
    Battle::start(&text(&format!("{carriers}, {}", who("us_mg_team")))).unwrap();
}

#[test]
fn lnl_15_1_07_a_vehicle_is_set_up_and_enters_where_it_may_be() {
    let formation = r#"formation: "us_parachute","#;
    let ways = r#"zones: [(id: "z", hexes: ["B3"])], entries: [(id: "e", turn: 1, hexes: ["A1"])],"#;
    let with = |counters: &str, ways: &str| text(counters).replacen(formation, &format!("{formation} {ways}"), 1);
    let set_up = r#"(id: "tank", unit: "us_tank_t", zone: "z"), (id: "a", unit: "us_leader", entry: "e")"#;
    check(&with(set_up, ways), "sides.0.zones[0]");
    let enters = r#"(id: "tank", unit: "us_tank_t", entry: "e"), (id: "a", unit: "us_leader", zone: "z")"#;
    Battle::start(&with(enters, ways)).unwrap();
    let forest = with(enters, ways).replacen("......", "f.....", 1);
    check(&forest, "sides.0.counters[0].entry");
}

#[test]
fn a_zone_has_room_for_its_vehicles_where_they_may_be() {
    let tanks: Vec<String> = (0..3).map(|n| format!(r#"(id: "t{n}", unit: "us_tank_t", zone: "z")"#)).collect();
    let formation = r#"formation: "us_parachute","#;
    let zone = |hexes: &str| format!(r#"{formation} zones: [(id: "z", hexes: [{hexes}])],"#);
    let with = |hexes: &str| text(&tanks.join(", ")).replacen(formation, &zone(hexes), 1);
    Battle::start(&with(r#""A1", "B1", "B3""#)).unwrap();
    check(&with(r#""A1", "B3""#), "sides.0.zones[0]");
}

#[test]
fn both_sides_share_a_hex_only_where_a_vehicle_has_overrun_men() {
    let both = |first: &str, second: &str| scenario_text(BOARD, "", first, second, "", "");
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "F1")"#;
    Battle::start(&both(squad, r#"(id: "x", unit: "german_tank_t", at: "F1")"#)).unwrap();
    check(&both(squad, r#"(id: "x", unit: "wehrmacht_squad", at: "F1")"#), "sides.1.counters[0].at");
}

#[test]
fn passengers_come_where_their_vehicle_begins() {
    let counters = r#"(id: "truck", unit: "us_truck", at: "B1"), (id: "a", unit: "us_parachute_squad", aboard: (vehicle: "truck"))"#;
    let goal = r#"victory: [(side: First, condition: Control(at_least: 1, of: ["F4"]), when: EndOfTurn(6))]"#;
    let start = Battle::start(&scenario_text(BOARD, "", counters, ENEMY, "", goal)).unwrap();
    assert_eq!(start.warnings, [], "a truck takes no hex, but who gets out of it does");
}

#[test]
fn lnl_15_7_02_only_vehicles_on_the_map_have_driven_on_a_road() {
    tank("road_halves: 4", "road_halves");
    let played = r#"modules: [Infantry, Vehicles], switches: {"LNL-15.7-02": true},"#;
    let on_foot = r#"(id: "a", unit: "us_parachute_squad", at: "A1", road_halves: 4)"#;
    check(&scenario_text(BOARD, "", on_foot, ENEMY, "", played), "sides.0.counters[0].road_halves");
    let tank = TANK.replace(")", ", markers: [Moved], road_halves: 4)");
    Battle::start(&scenario_text(BOARD, "", &tank, ENEMY, "", played)).unwrap();
}
