//! Rulings on impulses, movement, spotting, buildings, smoke and the Rally Phase, each shown by what is different without it.

use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::frames::Activated;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::fire::test_bench::{
    FIELD, asked, battle, carrying, counter, grenadier, has, id, marked, para, reaction, shot,
};
use crate::sections::{movement, smoke, spotting, stacking};
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST, scenario_text};
use table::Side::{First, Second};

/// A stone house of three hexes with an upper storey.
const HOUSE: &str = r#"buildings: [(material: Stone, hexes: ["B1", "C1", "D1"])],"#;
const STREET: &str = ".....ffff.";
/// A squad far off that sees nobody and keeps the phase open.
const FAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "J1"),"#;

fn in_house(us: &str, germans: &str, dice: &[u8]) -> Battle {
    Battle::with(STREET, HOUSE, us, germans, OPERATIONS_FIRST, "", dice)
}

fn activated(b: &mut Battle) -> Vec<String> {
    let mut places: Vec<String> = b.ask(|table| match &table.flow.impulse().unwrap().activated {
        Some(Activated::Places(places)) => places.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    });
    places.sort();
    places
}

/// Why the first side may fire at a Location.
fn why(b: &mut Battle, at: &str) -> Vec<&'static str> {
    let at = b.spot(at);
    b.ask(|table| spotting::reasons(table, at, First).iter().map(|rule| rule.0).collect())
}

fn points(b: &mut Battle, from: &str, to: &str) -> Result<u8, &'static str> {
    let (from, to) = (b.spot(from), b.spot(to));
    b.ask(|table| movement::cost::cost(table, crate::files::mobility::MobilityId::FOOT, Some(from), to))
        .map(|cost| cost.points())
        .map_err(|refusal| refusal.rule.0)
}

fn limit(b: &mut Battle) -> Option<u8> {
    b.ask(|table| table.flow.moving().map(|moving| moving.limit))
}

#[test]
fn rul_18_only_the_spotters_own_leadership_counts() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "leadership: 2");
    let b = Battle::new("...f", &us, &grenadier("x", "D1", ""), OPERATIONS_FIRST, &[]);
    let (squad, leader, at) = (b.unit("a"), b.unit("l"), b.spot("D1"));
    let total = |unit| b.ask(|table| spotting::report(table, unit, at)).expect("lawful").total(4);
    assert_eq!((total(squad), total(leader)), (4, 2));
}

#[test]
fn rul_23_a_low_crawl_does_not_enter_an_enemy_hex() {
    let mut b = battle(&para("a", "A1", ""), &grenadier("x", "A2", ""), &[]);
    b.refused_by(First, r#"Move(units: ["a"], by: LowCrawl, to: "A2")"#, "LNL-6.3-06");
}

#[test]
fn rul_24_a_leader_upstairs_widens_to_the_storeys_or_to_the_hexes_beside() {
    let us = counter("us_leader", "l", "B1^", "") + &para("a", "B1", "") + &para("c", "C1^", "");
    let widened = |how: &str| {
        let mut b = in_house(&us, FAR, &[]);
        b.give(First, &format!(r#"Activate(at: "B1^", widen: {how}, leader: "l")"#));
        activated(&mut b)
    };
    assert_eq!(widened("Adjacent"), ["B1^", "C1^"]);
    assert_eq!(widened("Storeys"), ["B1", "B1^"]);
}

#[test]
fn rul_25_an_upper_storey_touches_its_ground_floor_and_upper_storeys_beside() {
    let b = in_house(&para("a", "B1", ""), FAR, &[]);
    for (other, touches) in [("B1", true), ("C1^", true), ("C1", false), ("A1", false)] {
        let (up, other_spot) = (b.spot("B1^"), b.spot(other));
        assert_eq!(b.ask(|table| table.field.map.adjacent(up, other_spot)), touches, "{other}");
    }
}

#[test]
fn rul_26_a_leader_widens_once_a_turn_and_may_still_act_later() {
    let us = counter("us_leader", "l", "B1", "") + &para("a", "A1", "") + &para("c", "C1", "");
    let mut b = Battle::new(STREET, &us, FAR, OPERATIONS_FIRST, &[]);
    b.give(First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#);
    b.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    b.give(First, "Stop");
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.refused_by(First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#, "LNL-6.0-06");
    b.give(First, r#"Move(units: ["l"], by: Move, to: "C1")"#);
    assert!(marked(&mut b, "l", Marker::Moved));
}

#[test]
fn rul_27_a_spotting_attempt_with_nothing_else_is_a_pass() {
    let mut b = Battle::new("...f", &para("a", "A1", ""), &grenadier("x", "D1", ""), OPERATIONS_FIRST, &[6]);
    b.give(First, r#"Spot(unit: "a", at: "D1")"#);
    b.refused_by(First, "EndImpulse", "LNL-4.0-22");
    let events = b.give(First, "Pass");
    assert!(has(&events, |event| *event == Event::Passed { side: First, in_a_row: 1 }));
}

#[test]
fn rul_28_a_tie_in_the_first_turn_goes_to_the_scenarios_holder_or_is_rolled_again() {
    let text = scenario_text(STREET, "", &para("a", "A1", ""), FAR, "phase: Rally", "");
    let holder = |text: &str, dice: &[u8]| {
        let b = Battle::from_text(text, dice);
        b.ask(|table| table.flow.turn.initiative)
    };
    assert_eq!(holder(&text, &[3, 3]), Some(First));
    let open = text.replace("turns: 6, initiative: First,", "turns: 6,");
    assert_eq!(holder(&open, &[3, 3, 2, 5]), Some(Second));
}

#[test]
fn rul_50_smoke_is_2_without_sight_and_not_after_a_move() {
    let needed = |more: &str| {
        let b = battle(&para("a", "A1", more), &grenadier("x", "C9", ""), &[]);
        let unit = b.unit("a");
        b.ask(|table| smoke::needed(table, unit)).map_err(|refusal| refusal.rule.0)
    };
    assert_eq!(needed(""), Ok(2));
    for marker in ["Moved", "AssaultMoved", "Stealthy", "LowCrawled"] {
        assert_eq!(needed(&format!("stealth: true, markers: [{marker}]")), Err("LNL-7.0-01"), "{marker}");
    }
    // A second marker adds nothing; a hex behind no line of sight takes it; the impulse is used.
    let fresh = r#"hex_markers: [("A2", SmokeOne)],"#;
    let mut b = Battle::with(FIELD, "", &para("a", "A1", ""), &grenadier("x", "C9", ""), OPERATIONS_FIRST, fresh, &[2]);
    let events = b.give(First, r#"Smoke(unit: "a", at: "A2")"#);
    assert!(!has(&events, |event| matches!(event, Event::HexMarkerPlaced { .. })));
    b.refused_by(First, "Pass", "LNL-4.0-22");
}

#[test]
fn rul_52_medics_do_not_show_the_hexes_beside_them() {
    let seen = |unit: &str| {
        why(
            &mut Battle::new("..f", &counter(unit, "a", "B1", ""), &grenadier("x", "C1", ""), OPERATIONS_FIRST, &[]),
            "C1",
        )
    };
    assert!(seen("us_medic").is_empty());
    assert_eq!(seen("us_leader"), ["LNL-10.1-04"]);
}

#[test]
fn rul_54_a_medic_treats_himself_and_a_healed_wound_does_not_rally() {
    let us = counter("us_medic", "m", "A1", "markers: [Wounded]")
        + &counter("us_leader", "l", "A1", "shaken: true, markers: [Wounded]");
    let rally = |patient: &str| {
        let mut b = Battle::new(FIELD, &us, &grenadier("x", "C9", ""), RALLY_FIRST, &[1, 1]);
        b.give(First, &format!(r#"Heal(medic: "m", unit: "{patient}")"#));
        let unit = b.unit(patient);
        (unit.has(Marker::Wounded), unit.shaken)
    };
    assert_eq!(rally("m"), (false, false));
    assert_eq!(rally("l"), (false, true));
}

#[test]
fn rul_59_the_slowest_member_limits_a_stack() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "");
    let mut b = battle(&us, &grenadier("x", "C9", ""), &[]);
    b.give(First, r#"Move(units: ["a", "l"], by: Move, to: "A2")"#);
    assert_eq!(limit(&mut b), Some(4));
    b.refused_by(First, r#"Move(units: ["l"], by: Move, to: "A3")"#, "LNL-6.0-03");
}

#[test]
fn rul_62_a_weapon_is_taken_in_the_rally_phase() {
    let lying = r#"abandoned: [(id: "m", weapon: "bar", at: "A2")],"#;
    let there = |start: &str, at: &str| {
        Battle::with(FIELD, "", &para("a", at, ""), &grenadier("x", "C9", ""), start, lying, &[])
    };
    let mut b = there(OPERATIONS_FIRST, "A1");
    b.give(First, r#"Move(units: ["a"], by: Move, to: "A2")"#);
    b.give(First, "Stop");
    assert!(b.weapon("m").carrier.is_none(), "not on entering");
    there(OPERATIONS_FIRST, "A2").refused_by(First, r#"TakeWeapon(unit: "a", weapon: "m")"#, "LNL-1.6.1-22");
    let mut b = there(RALLY_FIRST, "A2");
    b.give(First, r#"TakeWeapon(unit: "a", weapon: "m")"#);
    assert!(b.weapon("m").carrier.is_some());
}

#[test]
fn rul_72_one_rally_attempt_per_unit_and_phase() {
    let us = para("a", "A1", "shaken: true") + &counter("us_leader", "l", "A1", "");
    let mut b = Battle::new(FIELD, &us, &grenadier("x", "C9", ""), RALLY_FIRST, &[6, 6]);
    b.give(First, r#"Rally(unit: "a")"#);
    b.refused_by(First, r#"Rally(unit: "a")"#, "LNL-3.0-07");
}

#[test]
fn rul_74_who_has_moved_or_fired_still_shows_the_hexes_beside() {
    for marker in ["Moved", "Fired", "OpsComplete", "LowCrawled"] {
        let us = para("a", "B1", &format!("markers: [{marker}]"));
        let mut b = Battle::new("..f", &us, &grenadier("x", "C1", ""), OPERATIONS_FIRST, &[]);
        assert_eq!(why(&mut b, "C1"), ["LNL-10.1-04"], "{marker}");
    }
}

#[test]
fn rul_75_single_men_under_ops_complete_use_no_opportunity_fire() {
    let move_on = r#"Move(units: ["x"], by: Move, to: "A3")"#;
    let asks = |unit: &str, more: &str| {
        let us = counter(unit, "a", "A1", &format!("markers: [OpsComplete], {more}"));
        let mut b = reaction(&us, &grenadier("x", "A4", ""), &[]);
        b.give(Second, move_on);
        asked(&mut b)
    };
    assert!(asks("us_parachute_squad", ""));
    assert!(!asks("us_hero", ""));
    assert!(!asks("us_leader", &carrying("m", "bar")));
}

#[test]
fn rul_76_the_shaken_whom_a_leader_activates_only_move() {
    let us = counter("us_leader", "l", "B1", "") + &para("a", "A1", "shaken: true");
    let mut b = Battle::new("......", &us, &grenadier("x", "F1", ""), OPERATIONS_FIRST, &[]);
    b.give(First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "F1"))"#, "LNL-5.1-03");
    b.refused_by(First, r#"Smoke(unit: "a", at: "A1")"#, "LNL-7.0-01");
    let mut hidden =
        Battle::new("..fffff", &us, r#"(id: "x", unit: "wehrmacht_squad", at: "G1"),"#, OPERATIONS_FIRST, &[]);
    hidden.give(First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#);
    hidden.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
}

#[test]
fn rul_78_a_mover_who_stops_stays_seen_and_one_who_falls_leaves_no_trace() {
    let rows = "...\n...\nb..\n...\n...";
    let germans = counter("wehrmacht_half_squad", "x", "A4", "") + &grenadier("y", "A3", "");
    let mut b = Battle::new(rows, &para("a", "A1", ""), &germans, OPERATIONS_SECOND, &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    b.give(First, "HoldFireForMove");
    b.give(Second, "Stop");
    assert_eq!(why(&mut b, "A3"), ["LNL-10.1-05"]);
    // 2 + 1 + 6 against 1 + 1: the mover is eliminated, the squad in the brush is hidden again.
    let mut b = Battle::new(rows, &para("a", "A1", ""), &germans, OPERATIONS_SECOND, &[6, 1, 5, 2]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
    assert_eq!(b.unit("x").spot(), None);
    assert!(why(&mut b, "A3").is_empty());
}

#[test]
fn rul_79_the_shaken_go_no_nearer_to_enemies_in_sight_of_the_hex_they_leave() {
    let enter = r#"Move(units: ["a"], by: Move, to: "B1")"#;
    let us = para("a", "A1", "shaken: true");
    Battle::new("....", &us, &grenadier("x", "D1", ""), OPERATIONS_FIRST, &[]).refused_by(First, enter, "LNL-5.1-04");
    // Behind a wood nobody sees it, so it may go on.
    Battle::new("..f.", &us, &grenadier("x", "D1", ""), OPERATIONS_FIRST, &[]).give(First, enter);
}

#[test]
fn rul_81_a_house_is_entered_below_and_its_storeys_are_joined_inside() {
    let mut b = in_house(&para("a", "A1", ""), FAR, &[]);
    assert_eq!(points(&mut b, "A1", "B1^"), Err("LNL-10.2-05"));
    assert_eq!(points(&mut b, "B1", "B1^"), Ok(2));
    assert_eq!(points(&mut b, "B1^", "C1^"), points(&mut b, "A1", "B1"));
    assert_eq!(points(&mut b, "B1^", "C1"), Err("LNL-10.2-05"));
}

#[test]
fn rul_82_after_points_are_spent_comes_opportunity_fire_and_then_the_next_step() {
    let mut b = reaction(&para("a", "A1", ""), &grenadier("x", "A4", ""), &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    b.refused_by(Second, r#"Step(to: "B3")"#, "LNL-5.3-05");
    b.give(First, "HoldFire");
    b.give(Second, r#"Step(to: "B3")"#);
}

#[test]
fn rul_86_stacking_counts_by_storey_and_friends_upstairs_do_not_stop_fire_below() {
    let us = ["a", "b", "c"].map(|id| para(id, "B1^", "")).concat() + &para("d", "A1", "");
    let mut b = in_house(&us, &grenadier("x", "B1", "markers: [Fired]"), &[1, 6]);
    let (below, above) = (b.spot("C1"), b.spot("B1^"));
    assert_eq!(b.ask(|table| stacking::fits(table, below, First, &["a", "b", "c"].map(id))), Ok(()));
    assert!(b.ask(|table| stacking::fits(table, above, First, &[id("d")])).is_err());
    let order = r#"Fire((firers: [(unit: "d")], at: "B1"))"#;
    assert_eq!(shot(&b.give(First, order)).targets.len(), 1);
}

#[test]
fn rul_88_nothing_done_is_a_pass_and_a_stack_moves_in_one_way() {
    let us = para("a", "A1", "") + &para("b", "A1", "");
    let mut b = Battle::new(STREET, &us, FAR, OPERATIONS_FIRST, &[]);
    b.give(First, r#"Activate(at: "A1")"#);
    b.refused_by(First, "EndImpulse", "LNL-4.0-22");
    let events = b.give(First, "Pass");
    assert!(has(&events, |event| matches!(event, Event::Passed { in_a_row: 1, .. })));
    b.give(Second, "Pass");
    b.give(First, r#"Move(units: ["a", "b"], by: AssaultMove, to: "B1")"#);
    for unit in ["a", "b"] {
        assert_eq!(b.unit(unit).markers.0, Marker::AssaultMoved.bit());
    }
}

#[test]
fn rul_90_opportunity_fire_needs_a_line_that_is_not_blocked() {
    let asks = |ground: char| {
        let rows = format!("...\n{ground}..\n...\n...");
        let mut b = Battle::new(&rows, &para("a", "A1", ""), &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[]);
        b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
        asked(&mut b)
    };
    assert!(asks('b'), "degraded");
    assert!(!asks('f'), "blocked");
    // Two points spent: asked again after the first attack.
    let us = para("a", "A1", "") + &para("b", "B1", "");
    let mut b = Battle::new("...\n...\nb..\n...", &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
    assert!(asked(&mut b));
}

#[test]
fn rul_91_a_road_sets_the_cost_and_each_level_gained_is_paid_on_top() {
    let board = r#"levels: ["012", "000"], roads: [["A1", "B1", "C1"]],"#;
    let mut b =
        Battle::with("fff\n...", board, &para("a", "A2", ""), &grenadier("x", "C2", ""), OPERATIONS_FIRST, "", &[]);
    let (road, level) = b.ask(|table| (table.field.definitions.effects.road, table.field.definitions.effects.level_up));
    assert_eq!(points(&mut b, "A1", "B1"), Ok(road + level));
    assert_eq!(points(&mut b, "B1", "A1"), Ok(road), "downhill");
}

#[test]
fn rul_94_the_spotting_attempt_comes_before_anybody_acts() {
    let us = para("a", "A1", "") + &para("b", "A1", "");
    let mut b = Battle::new("....f", &us, &grenadier("x", "E1", "shaken: true"), OPERATIONS_FIRST, &[]);
    b.give(First, r#"Move(units: ["b"], by: Move, to: "B1")"#);
    b.give(First, "Stop");
    b.refused_by(First, r#"Spot(unit: "a", at: "E1")"#, "LNL-10.1-24");
}

#[test]
fn rul_97_set_up_and_entry_follow_the_scenario() {
    let us =
        r#"(id: "a", unit: "us_parachute_squad", zone: "west"), (id: "b", unit: "us_parachute_squad", entry: "late")"#;
    let text = scenario_text(STREET, "", us, FAR, "turn: 1", "").replace(
        r#"formation: "us_parachute", counters"#,
        r#"formation: "us_parachute", zones: [(id: "west", hexes: ["A1"])], entries: [(id: "late", turn: 2, hexes: ["A1"])], counters"#,
    );
    let mut b = Battle::from_text(&text, &[3, 2]);
    b.refused_by(First, r#"Place(unit: "a", at: "B1")"#, "LNL-SC-01");
    b.give(First, r#"Place(unit: "a", at: "A1")"#);
    b.give(First, "SetUpDone");
    while b.ask(|table| table.flow.turn.phase) != Phase::Operations {
        let (side, phase) = b.ask(|table| (table.flow.to_act(), table.flow.turn.phase));
        b.give(side.expect("somebody acts"), if phase == Phase::SetUp { "SetUpDone" } else { "RallyDone" });
    }
    b.refused_by(First, r#"Move(units: ["b"], by: Move, to: "A1")"#, "LNL-SC-03");
}

#[test]
fn rul_101_a_man_with_a_weapon_has_2_less_and_double_time_is_for_the_others() {
    let leader = |more: &str| counter("us_leader", "l", "A1", more);
    let go = |us: &str, units: &str| {
        let mut b = battle(us, &grenadier("x", "C9", ""), &[]);
        b.give(First, &format!(r#"Move(units: [{units}], by: Move, to: "A2", double_time: "l")"#));
        limit(&mut b)
    };
    let both = r#""a", "l""#;
    assert_eq!(go(&(para("a", "A1", "") + &leader("")), both), Some(6));
    assert_eq!(go(&(para("a", "A1", "") + &leader(&carrying("m", "bar"))), both), Some(4));
    // An Assault Move: half the printed 6 is 3, and never more than the 4 that are left.
    let us = counter("us_hero", "h", "A1", &carrying("m", "bar"));
    let mut b = battle(&us, &grenadier("x", "C9", ""), &[]);
    b.give(First, r#"Move(units: ["h"], by: AssaultMove, to: "A2")"#);
    assert_eq!(limit(&mut b), Some(3));
}

#[test]
fn rul_107_smoke_hides_a_clear_hex_as_blocking_terrain_does() {
    let smoke = r#"hex_markers: [("C1", SmokeTwo)],"#;
    let mut b = Battle::with("...", "", &para("a", "A1", ""), &grenadier("x", "C1", ""), OPERATIONS_FIRST, smoke, &[]);
    assert!(why(&mut b, "C1").is_empty());
    let at = b.spot("C1");
    assert_eq!(b.ask(|table| spotting::number(table, at)), Some(2));
    assert!(b.ask(|table| table.hexes.has(at, HexMarker::SmokeTwo)));
}

#[test]
fn rul_108_a_shaken_unit_without_a_marker_keeps_the_phase_open() {
    let ends = |more: &str| {
        let us = para("a", "A1", "") + &para("b", "A9", &format!("shaken: true, {more}"));
        let mut b = battle(&us, &grenadier("x", "C9", "markers: [Moved]"), &[3, 2]);
        b.give(First, r#"Move(units: ["a"], by: Move, to: "A2")"#);
        b.give(First, "Stop");
        b.give(First, "EndImpulse");
        b.ask(|table| table.flow.turn.phase) != Phase::Operations
    };
    assert!(!ends(""));
    assert!(ends("markers: [Moved]"));
}
