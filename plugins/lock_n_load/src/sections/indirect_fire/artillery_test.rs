use super::test_bench::{fires, on, strikes, totals, with_artillery};
use crate::markers::{HexMarker, Marker};
use crate::sections::indirect_fire::artillery::scatter_chances;
use crate::sections::indirect_fire::rules::BARRAGE;
use crate::testing::Battle;
use crate::{Command, Event, Question};
use hex_board::{HexId, Place};
use table::{Order, Side};

/// One degrading hex on the way from A5 to E5.
const MAP: &str = "
    .........
    .........
    .........
    .........
    ..w......
    .........
    .........
    .........";
const ONE: &str = r#"(id: "howitzers", name: "105 mm howitzers", firepower: 5, missions: 1)"#;
const TWO: &str = r#"(id: "howitzers", name: "105 mm howitzers", firepower: 5, missions: 2)"#;
const CALL: &str = r#"CallArtillery(caller: "l", at: "E5", mission: "howitzers")"#;

fn leader(leadership: u8, more: &str) -> String {
    format!(r#"(id: "l", unit: "us_leader", at: "A5", leadership: {leadership}, {more})"#)
}
fn enemy(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "wehrmacht_squad", at: "{at}")"#)
}
fn squad(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}")"#)
}
fn battle(ours: &str, theirs: &str, dice: &[u8]) -> Battle {
    with_artillery(MAP, ours, theirs, ONE, "", dice)
}
fn far() -> String {
    enemy("x", "I1")
}
/// Where the Spotting Round came down, how far it drifted, and whether it is seen there.
fn scattered(events: &[Event]) -> (u8, Option<String>, bool) {
    let found = events.iter().find_map(|event| match event {
        Event::Scattered { distance, to, seen, .. } => Some((*distance, to.map(|to| to.to_string()), *seen)),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("nothing scattered: {events:#?}"))
}
fn choices(battle: &Battle) -> Vec<String> {
    battle.ask(|table| match &table.flow.question {
        Some(Question::CorrectFire { places, .. }) => places.iter().map(Place::to_string).collect(),
        Some(Question::StrikeNext { hexes, .. }) => hexes.iter().map(Place::to_string).collect(),
        _ => Vec::new(),
    })
}
fn rounds(battle: &Battle) -> usize {
    battle.ask(|table| table.hexes.all().iter().filter(|(_, marker)| *marker == HexMarker::SpottingRound).count())
}

#[test]
fn lnl_18_2_01_the_scenario_gives_the_missions() {
    let mut none = battle(&leader(1, ""), &far(), &[]);
    none.refused_by(Side::First, &CALL.replace("howitzers", "rockets"), "LNL-18.2-01");
    let plain = crate::testing::scenario_text(MAP, "", &leader(1, ""), &far(), crate::testing::OPERATIONS_FIRST, "");
    Battle::from_text(&plain, &[]).refused_by(Side::First, CALL, "LNL-18.2-01");
    let firepower = |battle: &mut Battle| {
        battle.give(Side::First, CALL);
        battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
        fires(battle)
    };
    let fire = HexMarker::Ffe { firepower: 5, mortar: false };
    assert_eq!(firepower(&mut battle(&leader(1, ""), &far(), &[4, 3])), [("G6".to_owned(), fire)]);
}

#[test]
fn lnl_18_2_02_an_unmarked_leader_in_good_order_calls() {
    for (state, rule) in [
        ("markers: [Moved]", "LNL-18.2-02"),
        ("markers: [Fired]", "LNL-18.2-02"),
        ("markers: [AssaultMoved]", "LNL-18.2-02"),
        ("markers: [OpsComplete]", "LNL-4.1-02"),
        ("shaken: true", "LNL-18.2-02"),
    ] {
        battle(&leader(1, state), &far(), &[]).refused_by(Side::First, CALL, rule);
    }
    for unit in ["us_parachute_squad", "us_medic", "us_mortar_team"] {
        let other = format!(r#"(id: "l", unit: "{unit}", at: "A5")"#);
        battle(&other, &far(), &[]).refused_by(Side::First, CALL, "LNL-18.2-02");
    }
    battle(&leader(1, ""), &far(), &[4, 3]).give(Side::First, CALL);
}

#[test]
fn lnl_18_2_03_on_a_hex_in_sight_that_need_not_be_spotted() {
    let hidden = MAP.replace("..w......", "....f....");
    let mut battle = with_artillery(&hidden, &leader(1, ""), &enemy("x", "E5"), ONE, "", &[1, 1]);
    assert!(!battle.ask(|table| crate::sections::spotting::is_spotted(table, battle.spot("E5"), Side::First)));
    let events = battle.give(Side::First, CALL);
    assert!(
        events.iter().any(|event| matches!(event, Event::HexMarkerPlaced { marker: HexMarker::SpottingRound, .. }))
    );
    let behind = MAP.replace("..w......", "..f......");
    let mut blind = with_artillery(&behind, &leader(1, ""), &far(), ONE, "", &[]);
    blind.refused_by(Side::First, CALL, "LNL-18.2-03");
}

#[test]
fn lnl_18_2_04_more_than_two_degrading_hexes_block() {
    let order = CALL.replace("E5", "I5");
    let rows = MAP.replace("..w......", "..w.w.w..");
    let mut blind = with_artillery(&rows, &leader(1, ""), &far(), ONE, "", &[]);
    blind.refused_by(Side::First, &order, "LNL-18.2-03");
}

#[test]
fn lnl_18_2_05_half_of_white_die_and_degrading_hexes_less_leadership() {
    let drift = |leadership: u8, white: u8| {
        scattered(&battle(&leader(leadership, ""), &far(), &[white, 3]).give(Side::First, CALL)).0
    };
    // The table of the rule with one degrading hex: each is the same as a white die one higher.
    assert_eq!((1..=5).map(|white| drift(0, white)).collect::<Vec<_>>(), [1, 1, 2, 2, 3]);
    assert_eq!((1..=6).map(|white| drift(1, white)).collect::<Vec<_>>(), [0, 1, 1, 2, 2, 3]);
    assert_eq!((1..=6).map(|white| drift(2, white)).collect::<Vec<_>>(), [0, 0, 1, 1, 2, 2]);
}

#[test]
fn rul_115_bocage_does_not_count_for_the_drift_but_for_the_callers_sight() {
    // His own bocage, and one degrading hex on the way to E5.
    let board = r#"hexsides: {"bocage": ["A5/B5"]},"#;
    let behind = |rows: &str, dice: &[u8]| {
        let start = crate::testing::OPERATIONS_FIRST;
        let text = crate::testing::scenario_text(rows, board, &leader(0, ""), &far(), start, "");
        Battle::from_text(&super::test_bench::armed(&text, ONE), dice)
    };
    let mut battle = behind(MAP, &[2, 3]);
    let seen = battle.ask(|table| table.sights.get(battle.spot("A5"), battle.spot("E5")));
    assert_eq!(seen.degrading(), 2);
    // (2 + 1) / 2, where bocage would make it (2 + 2) / 2.
    let events = battle.give(Side::First, CALL);
    let lines = events.iter().find_map(|event| match event {
        Event::Scattered { lines, .. } => Some(lines.iter().map(|line| (line.rule.0, line.value)).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!((scattered(&events).0, lines), (1, Some(vec![("LNL-18.2-05", 1)])));
    // The third that degrades blocks his sight, bocage among them.
    let (two, far_hex) = (MAP.replace("..w......", "..w.w...."), CALL.replace("E5", "G5"));
    behind(&two, &[]).refused_by(Side::First, &far_hex, "LNL-18.2-03");
    let mut free = with_artillery(&two, &leader(0, ""), &far(), ONE, "", &[2, 3]);
    assert_eq!(scattered(&free.give(Side::First, &far_hex)).0, 2);
}

#[test]
fn lnl_18_2_05_hedges_and_walls_on_the_way_count_for_the_drift() {
    for side in ["hedge", "wall"] {
        let board = format!(r#"hexsides: {{"{side}": ["A3/A4"]}},"#);
        let text =
            crate::testing::scenario_text(MAP, &board, &leader(0, ""), &far(), crate::testing::OPERATIONS_FIRST, "");
        let mut b = Battle::from_text(&super::test_bench::armed(&text, ONE), &[1, 1]);
        let events = b.give(Side::First, &CALL.replace("E5", "A1"));
        let lines = events.iter().find_map(|event| match event {
            Event::Scattered { lines, .. } => {
                Some(lines.iter().map(|line| (line.rule.0, line.value)).collect::<Vec<_>>())
            }
            _ => None,
        });
        assert_eq!(lines, Some(vec![("LNL-18.2-05", 1)]), "{side}");
    }
}

#[test]
fn lnl_18_2_06_it_moves_in_the_direction_of_the_coloured_die() {
    let to = |coloured: u8| {
        scattered(&battle(&leader(1, ""), &far(), &[2, coloured]).give(Side::First, CALL)).1.unwrap_or_default()
    };
    assert_eq!((1..=6).map(to).collect::<Vec<_>>(), ["E4", "F5", "F6", "E6", "D6", "D5"]);
}

#[test]
fn lnl_18_2_07_off_the_map_or_out_of_sight_it_is_lost() {
    let mut off = battle(&leader(0, ""), &far(), &[6, 4]);
    let order = CALL.replace("E5", "E7");
    let events = off.give(Side::First, &order);
    assert_eq!(scattered(&events), (3, None, false));
    assert!(off.unit("l").has(Marker::OpsComplete));
    assert_eq!((rounds(&off), off.ask(|table| table.flow.question.is_none())), (0, true));
    let wood = MAP.replace("..w......\n    .........", "..w......\n    ....f....");
    let mut unseen = with_artillery(&wood, &leader(0, ""), &far(), ONE, "", &[6, 3]);
    let events = unseen.give(Side::First, CALL);
    assert!(matches!(scattered(&events), (3, Some(_), false)), "{events:#?}");
    assert_eq!(rounds(&unseen), 0);
    // The mission is not lost by it (LNL-18.2-17).
    assert!(unseen.ask(|table| table.flow.turn.missions.is_untouched()));
}

#[test]
fn lnl_18_2_08_corrected_by_one_hex_in_sight() {
    let mut battle = battle(&leader(1, ""), &far(), &[4, 3]);
    battle.give(Side::First, CALL);
    let mut hexes = choices(&battle);
    hexes.sort();
    assert_eq!(hexes, ["F6", "F7", "G5", "G6", "G7", "H6", "H7"]);
    battle.refused_by(Side::First, r#"CorrectFire(to: "E5")"#, "LNL-18.2-08");
    battle.refused_by(Side::First, "EndImpulse", "LNL-18.2-08");
    battle.give(Side::First, r#"CorrectFire(to: "G5")"#);
    assert_eq!(fires(&battle)[0].0, "G5");
}

#[test]
fn lnl_18_2_09_cancelled_only_the_call_is_lost() {
    let mut battle = battle(&leader(1, ""), &far(), &[4, 3]);
    battle.give(Side::First, CALL);
    battle.give(Side::First, "CancelMission");
    assert_eq!((rounds(&battle), fires(&battle)), (0, Vec::new()));
    assert!(battle.unit("l").has(Marker::OpsComplete));
    assert!(battle.ask(|table| table.flow.turn.missions.is_untouched()));
}

#[test]
fn lnl_18_2_10_fire_for_effect_replaces_the_round_in_the_same_impulse() {
    let mut battle = battle(&leader(1, ""), &far(), &[4, 3]);
    battle.give(Side::First, CALL);
    assert_eq!(rounds(&battle), 1);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    assert_eq!(
        (rounds(&battle), fires(&battle)),
        (0, vec![("G6".into(), HexMarker::Ffe { firepower: 5, mortar: false })])
    );
    assert_eq!(battle.ask(|table| table.flow.active()), Some(Side::First));
}

/// Units in G6 and in some hexes around it.
fn seven(dice: &[u8]) -> Battle {
    let ours = format!("{}, {}", leader(1, ""), squad("s", "F6"));
    let theirs = [enemy("x", "G6"), enemy("y", "H7"), enemy("z", "H7"), enemy("w", "G8")].join(", ");
    let mut battle = battle(&ours, &theirs, &[&[4, 3], dice].concat());
    battle.give(Side::First, CALL);
    battle
}

#[test]
fn lnl_18_2_11_every_unit_in_seven_hexes_friend_and_foe() {
    let mut battle = seven(&[1, 6, 1, 6, 1, 6]);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    assert_eq!(choices(&battle), ["H7", "G6", "F6"], "G8 is two hexes away");
    let mut all = battle.give(Side::First, r#"StrikeNext(at: "H7")"#);
    all.extend(battle.give(Side::First, r#"StrikeNext(at: "F6")"#));
    let units: Vec<String> = strikes(&all).into_iter().flat_map(|(_, hit)| hit).map(|(unit, ..)| unit).collect();
    assert_eq!(units, ["y", "z", "s", "x"]);
    let lines = all.iter().find_map(|event| match event {
        Event::BombardmentResolved(strike) => Some(strike.attack.iter().map(|line| (line.rule, line.value)).collect()),
        _ => None,
    });
    assert_eq!(lines, Some(vec![(BARRAGE, 5)]));
}

#[test]
fn lnl_18_2_12_one_attack_and_one_defence_for_each_hex_in_the_chosen_order() {
    let mut battle = seven(&[2, 4, 2, 2, 1, 6, 1, 6]);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    battle.refused_by(Side::First, r#"StrikeNext(at: "G8")"#, "LNL-18.2-12");
    battle.refused_by(Side::First, "EndImpulse", "LNL-18.2-12");
    let events = battle.give(Side::First, r#"StrikeNext(at: "H7")"#);
    assert_eq!(strikes(&events), [(vec![2], vec![on("y", 7, 4), on("z", 7, 4)])]);
    let checked: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::DamageChecked { unit, .. } => Some(unit.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(checked, ["y", "z"], "unit by unit");
    let events = battle.give(Side::First, r#"StrikeNext(at: "G6")"#);
    assert_eq!(strikes(&events).len(), 2, "the last one follows by itself");
    assert_eq!(battle.dice_left(), 0);
}

#[test]
fn lnl_18_2_13_tm_and_movement_count_and_no_hexside() {
    let text = crate::testing::scenario_text(
        &MAP.replace("..w......", "..w.f...."),
        r#"hexsides: {"wall": ["E5/D5", "E5/D6"]},"#,
        &leader(2, ""),
        &enemy("x", "E5").replace("at:", "markers: [Moved], at:"),
        crate::testing::OPERATIONS_FIRST,
        "",
    );
    let mut battle = Battle::from_text(&super::test_bench::armed(&text, ONE), &[1, 1, 3, 2, 3]);
    battle.give(Side::First, CALL);
    let events = battle.give(Side::First, r#"CorrectFire(to: "E5")"#);
    // 3 + 5 and 1 for the unit that has moved; 2 for the forest, not for the wall; neither leadership nor the wood between.
    assert_eq!(totals(&events), [on("x", 9, 4)]);
}

#[test]
fn lnl_18_2_16_others_act_in_the_callers_impulse_without_his_leadership() {
    let ours = format!("{}, {}", leader(1, ""), squad("s", "A5"));
    let mut battle = battle(&ours, &enemy("x", "D6"), &[4, 3, 3, 6, 1]);
    battle.give(Side::First, CALL);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    battle.refused_by(Side::First, r#"Fire((firers: [(unit: "s")], at: "D6", leader: "l"))"#, "LNL-5.01-09");
    battle.give(Side::First, r#"Fire((firers: [(unit: "s")], at: "D6"))"#);
}

#[test]
fn lnl_18_2_17_a_mission_is_used_up_when_it_fires() {
    let german = with_artillery(MAP, &leader(1, ""), &far(), ONE, "", &[4, 3]);
    let mut battle = german;
    battle.give(Side::First, CALL);
    assert!(battle.ask(|table| table.flow.turn.missions.is_untouched()));
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    battle.ask(|table| assert_eq!(table.flow.turn.missions.fired, [(Side::First, "howitzers".to_owned())]));
}

#[test]
fn lnl_rb_46_switched_on_a_mission_that_comes_to_nothing_is_used_up() {
    let germans = leader(0, "").replace("us_leader", "german_leader");
    let switched = r#"switches: {"LNL-RB-46": true},"#;
    let next_turn = |more: &str, dice: &[u8], at: &str, cancel: bool| {
        let mut battle = with_artillery(MAP, &germans, &far(), ONE, more, &[dice, &[2, 1, 1, 1]].concat());
        battle.give(Side::First, &CALL.replace("E5", at));
        if cancel {
            battle.give(Side::First, "CancelMission");
        }
        ends_turn(&mut battle);
        battle
    };
    // Cancelled, and drifted off the map.
    for (dice, at, cancel) in [([4, 3], "E5", true), ([6, 4], "E7", false)] {
        next_turn(switched, &dice, at, cancel).refused_by(Side::First, CALL, "LNL-18.2-01");
        next_turn("", &dice, at, cancel).give(Side::First, CALL);
    }
}

#[test]
fn lnl_18_2_18_after_the_fire_the_caller_is_ops_complete() {
    let mut battle = battle(&leader(1, ""), &far(), &[4, 3]);
    battle.give(Side::First, CALL);
    assert!(!battle.unit("l").has(Marker::OpsComplete));
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    assert!(battle.unit("l").has(Marker::OpsComplete));
}

fn two_leaders() -> String {
    format!(
        r#"{}, (id: "k", unit: "us_leader", at: "A2"), (id: "g", unit: "us_glider_leader", at: "A8")"#,
        leader(1, "")
    )
}
fn ends_turn(battle: &mut Battle) {
    battle.give(Side::First, "EndImpulse");
    for side in [Side::Second, Side::First, Side::Second] {
        battle.give(side, "Pass");
    }
    battle.give(Side::First, "RallyDone");
    battle.give(Side::Second, "RallyDone");
}

#[test]
fn lnl_18_3_01_one_mission_after_the_other() {
    let mut battle = with_artillery(MAP, &two_leaders(), &far(), TWO, "", &[4, 3, 4, 3]);
    battle.give(Side::First, CALL);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.refused_by(Side::First, &CALL.replace(r#""l""#, r#""k""#), "LNL-18.3-01");
}

#[test]
fn lnl_18_3_02_missions_of_two_formations_run_at_the_same_time() {
    let missions = r#"(id: "a", name: "A", firepower: 5, missions: 1, formation: "us_parachute"),
        (id: "b", name: "B", firepower: 4, missions: 1, formation: "us_glider")"#;
    let mut battle = with_artillery(MAP, &two_leaders(), &far(), missions, "", &[4, 3, 4, 3]);
    let order =
        |caller: &str, mission: &str| format!(r#"CallArtillery(caller: "{caller}", at: "E5", mission: "{mission}")"#);
    battle.refused_by(Side::First, &order("l", "b"), "LNL-18.3-02");
    battle.give(Side::First, &order("l", "a"));
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.refused_by(Side::First, &order("k", "a"), "LNL-18.3-01");
    battle.give(Side::First, &order("g", "b"));
}

#[test]
fn lnl_18_3_03_finished_when_round_or_fire_is_gone() {
    let mut lost = with_artillery(MAP, &two_leaders(), &far(), TWO, "", &[4, 3, 4, 3]);
    lost.give(Side::First, CALL);
    lost.give(Side::First, "CancelMission");
    lost.give(Side::First, "EndImpulse");
    lost.give(Side::Second, "Pass");
    lost.give(Side::First, &CALL.replace(r#""l""#, r#""k""#));
    let mut fired = with_artillery(MAP, &two_leaders(), &far(), TWO, "", &[4, 3, 2, 1, 4, 3]);
    fired.give(Side::First, CALL);
    fired.give(Side::First, r#"CorrectFire(to: "G6")"#);
    ends_turn(&mut fired);
    fired.ask(|table| assert!(table.flow.turn.missions.running.is_empty()));
    fired.give(Side::First, CALL);
}

/// The first side's impulse of the turn after that in which its only mission has been fired.
fn spent(ours: &str, missions: &str, dice: &[u8]) -> Battle {
    let mut battle = with_artillery(MAP, ours, &far(), missions, "", &[&[4, 3, 2, 1], dice].concat());
    battle.give(Side::First, CALL);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    ends_turn(&mut battle);
    battle
}

#[test]
fn lnl_13_91_01_the_well_supplied_ask_for_more_after_the_last() {
    spent(&two_leaders(), ONE, &[3, 4, 3]).give(Side::First, CALL);
    let germans = two_leaders().replace("us_leader", "german_leader");
    spent(&germans, ONE, &[]).refused_by(Side::First, CALL, "LNL-18.2-01");
    // Not while the side has others.
    let others = format!(r#"{ONE}, (id: "b", name: "B", firepower: 4, missions: 1)"#);
    spent(&two_leaders(), &others, &[]).refused_by(Side::First, CALL, "LNL-13.91-01");
}

#[test]
fn lnl_13_91_02_the_die_comes_before_the_scatter() {
    let events = spent(&two_leaders(), ONE, &[3, 4, 3]).give(Side::First, CALL);
    let step = |event: &Event| match event {
        Event::ArtilleryCalled { .. } => Some("called"),
        Event::SuppliesRolled { die: 3, granted: true, .. } => Some("granted"),
        Event::Scattered { dice: [4, 3], .. } => Some("scattered"),
        _ => None,
    };
    assert_eq!(events.iter().filter_map(step).collect::<Vec<_>>(), ["called", "granted", "scattered"]);
}

#[test]
fn lnl_13_91_03_above_three_there_is_no_more() {
    let mut battle = spent(&two_leaders(), ONE, &[4]);
    battle.give(Side::First, CALL);
    assert_eq!((rounds(&battle), battle.dice_left()), (0, 0));
    assert!(battle.unit("l").has(Marker::OpsComplete));
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.refused_by(Side::First, &CALL.replace(r#""l""#, r#""k""#), "LNL-13.91-03");
}

#[test]
fn lnl_xb_31_scatter() {
    let mut battle = battle(&leader(1, ""), &far(), &[4, 3]);
    let events = battle.give(Side::First, CALL);
    assert_eq!(scattered(&events), (2, Some("G6".to_owned()), true));
    let struck = battle.ask(|table| {
        let hexes = hex_board::scatter::around(&table.field.map, battle.spot("G5").hex);
        let mut names: Vec<String> = hexes.iter().map(|hex| table.field.map.name(*hex).to_string()).collect();
        names.sort();
        names
    });
    assert_eq!(struck, ["F5", "F6", "G4", "G5", "G6", "H5", "H6"]);
}

#[test]
fn lnl_xb_32_scatter_below_zero() {
    let plain = MAP.replace('w', ".");
    let mut battle = with_artillery(&plain, &leader(2, ""), &far(), ONE, "", &[1, 5]);
    assert_eq!(scattered(&battle.give(Side::First, CALL)), (0, Some("E5".to_owned()), true));
    assert_eq!(choices(&battle).len(), 7, "the correction is still there");
}

#[test]
fn lnl_xb_53_well_supplied() {
    let mut battle = spent(&two_leaders(), ONE, &[3, 4, 3, 2, 1, 4]);
    battle.give(Side::First, CALL);
    battle.give(Side::First, r#"CorrectFire(to: "G6")"#);
    assert_eq!(fires(&battle).len(), 1, "the mission goes on");
    ends_turn(&mut battle);
    battle.give(Side::First, CALL);
    assert_eq!(rounds(&battle), 0);
    battle.ask(|table| assert_eq!(table.flow.turn.missions.over, [Side::First]));
}

#[test]
fn lnl_11_7_07_others_with_the_trait_call_as_leaders_do() {
    let text = crate::testing::scenario_text(
        MAP,
        "",
        r#"(id: "l", unit: "us_medic", at: "A5")"#,
        &far(),
        crate::testing::OPERATIONS_FIRST,
        "",
    );
    let scouts = |units: &mut crate::definition::UnitFile, _: &mut crate::charts::TerrainEffects| {
        let scout = units.units.iter_mut().find(|unit| unit.id == "us_medic").expect("a medic");
        scout.gains.push(crate::Trait::CallsFire);
    };
    let mut battle = Battle::with_files(&super::test_bench::armed(&text, ONE), scouts, &[2, 3]);
    let events = battle.give(Side::First, CALL);
    assert_eq!(scattered(&events).0, 1, "without leadership: 2 and one degrading hex, halved");
}

#[test]
fn lnl_18_2_02_all_who_lead_call() {
    let call = |kind: &str| {
        crate::testing::definitions()
            .classes
            .iter()
            .any(|class| format!("{:?}", class.kind) == kind && class.traits.contains(&crate::Trait::CallsFire))
    };
    assert!(call("Leader") && !call("Hero") && !call("Sniper"));
}

#[test]
fn lnl_18_2_02_who_only_heals_does_not_call() {
    let healer = r#"(id: "l", unit: "us_medic", at: "A5")"#;
    battle(healer, &far(), &[]).refused_by(Side::First, CALL, "LNL-18.2-02");
    battle(healer, &enemy("x", "E5"), &[]).refused(Side::First, r#"Spot(unit: "l", at: "E5")"#);
}

#[test]
fn chances_of_the_scatter_add_up_to_thirty_six() {
    let battle = battle(&leader(1, ""), &far(), &[]);
    let chances =
        battle.ask(|table| scatter_chances(table, battle.unit("l"), battle.spot("E5").hex)).expect("in sight");
    let there: u32 = chances.hexes.iter().map(|(_, of_36)| of_36).sum();
    assert_eq!(there + chances.lost, 36);
    let own = chances.hexes.iter().find(|(hex, _)| *hex == battle.spot("E5").hex);
    assert_eq!(own.map(|(_, of_36)| *of_36), Some(6), "a white 1 with one degrading hex and leadership 1");
}

#[test]
fn calls_are_offered_where_they_do_more_harm_than_good() {
    let ours = format!("{}, {}, {}", leader(1, ""), squad("s", "D3"), squad("t", "D3"));
    let theirs = [enemy("x", "G7"), enemy("y", "E3")].join(", ");
    let offered: Vec<Command> = battle(&ours, &theirs, &[])
        .legal()
        .into_iter()
        .filter(|command| matches!(command, Command::CallArtillery { .. }))
        .collect();
    let (caller, mission) = ("l".parse().unwrap(), "howitzers".to_owned());
    assert_eq!(offered, [Command::CallArtillery { caller, at: "G7".parse().unwrap(), mission }]);
}

#[test]
fn lnl_18_2_03_a_whole_list_has_a_call_on_every_hex_in_sight() {
    // What lies behind the wood of C5 in the row of the caller, and some of what lies beside it, he does not see.
    let wood = MAP.replace("..w......", "..f......");
    let all = with_artillery(&wood, &leader(1, ""), &far(), ONE, "", &[1, 1]);
    let mut listed = Vec::new();
    all.game.all_commands(&mut listed);
    let calls: Vec<&Command> =
        listed.iter().filter(|command| matches!(command, Command::CallArtillery { .. })).collect();
    let lawful = |hex: HexId| {
        all.ask(|table| {
            let (at, mission) = (crate::sections::indirect_fire::ground(table, hex), "howitzers".to_owned());
            let command = Command::CallArtillery { caller: "l".parse().unwrap(), at, mission };
            let order = Order::<crate::LockNLoad> { side: Side::First, command: command.clone() };
            all.game.check(&order).is_ok().then_some(command)
        })
    };
    let expected: Vec<Command> = all.ask(|table| table.field.map.ids().filter_map(lawful).collect());
    assert!(expected.len() > 50 && expected.len() < 72, "{}", expected.len());
    assert_eq!(calls, expected.iter().collect::<Vec<_>>());
    // Everything else is listed as for players.
    let others: Vec<&Command> =
        listed.iter().filter(|command| !matches!(command, Command::CallArtillery { .. })).collect();
    let legal = all.legal();
    assert_eq!(
        others,
        legal.iter().filter(|command| !matches!(command, Command::CallArtillery { .. })).collect::<Vec<_>>()
    );
}

#[test]
fn the_position_tells_what_has_been_fired() {
    let mut b = with_artillery(MAP, &two_leaders(), &far(), TWO, "", &[1, 1]);
    let told = |b: &Battle| b.ask(|table| crate::position(table).artillery);
    let howitzers = |fired, left, running| crate::ArtilleryPosition {
        side: Side::First,
        id: "howitzers".into(),
        fired,
        left,
        running,
        over: false,
    };
    assert_eq!(told(&b), [howitzers(0, 2, false)]);
    b.give(Side::First, CALL);
    b.give(Side::First, r#"CorrectFire(to: "E5")"#);
    assert_eq!(told(&b), [howitzers(1, 1, true)]);
    // Where there is none nothing is said of it.
    let none = Battle::new(MAP, &two_leaders(), &far(), crate::testing::OPERATIONS_FIRST, &[]);
    let state = none.ask(|table| serde_json::to_value(crate::position(table)).unwrap());
    assert!(state.get("artillery").is_none());
}
