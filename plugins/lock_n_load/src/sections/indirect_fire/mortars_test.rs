use super::test_bench::{fires, on, strikes, totals};
use crate::markers::{HexMarker, Marker};
use crate::sections::fire::odds::odds as odds_of;
use crate::sections::indirect_fire::mortars::bombardment;
use crate::sections::indirect_fire::rules::{LIGHT_MORTAR_FIREPOWER, MORTAR_FIREPOWER};
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST, scenario_text};
use crate::{Command, Event};
use table::{Line, Side};

const CLEAR: &str = "............";
const MORTAR: &str = r#"(id: "m", unit: "us_mortar_team", at: "A1")"#;
const FFE: HexMarker = HexMarker::Ffe { firepower: 3, mortar: true };

fn squad(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}")"#)
}
fn enemy(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "wehrmacht_squad", at: "{at}")"#)
}
fn leader(at: &str, leadership: u8) -> String {
    format!(r#"(id: "l", unit: "us_leader", at: "{at}", leadership: {leadership})"#)
}
fn all(parts: &[String]) -> String {
    parts.join(", ")
}
fn mortar() -> String {
    MORTAR.to_owned()
}
fn bombard(at: &str, caller: &str) -> String {
    let caller = if caller.is_empty() { String::new() } else { format!(r#", caller: "{caller}""#) };
    format!(r#"Bombard(mortar: "m.tube", at: "{at}"{caller})"#)
}
/// The mortar behind a wood that nobody sees through, a leader beside it who sees the enemy.
fn called(ours: &[String], theirs: &str, dice: &[u8]) -> Battle {
    let ours = all(&[vec![r#"(id: "m", unit: "us_mortar_team", at: "A2")"#.to_owned()], ours.to_vec()].concat());
    Battle::new("........\n.f......", &ours, theirs, OPERATIONS_FIRST, dice)
}
fn attack_lines(events: &[Event]) -> Vec<Line> {
    let lines = events.iter().find_map(|event| match event {
        Event::BombardmentResolved(strike) => Some(strike.attack.clone()),
        Event::FireResolved(fire) => Some(fire.attack.clone()),
        _ => None,
    });
    lines.unwrap_or_default()
}

#[test]
fn lnl_18_0_01_only_mortars_bombard() {
    let gun = r#"(id: "g", unit: "us_parachute_squad", at: "A1", weapons: [(id: "bar", weapon: "bar")])"#;
    let mut battle = Battle::new(CLEAR, &all(&[gun.to_owned(), mortar()]), &enemy("x", "F1"), OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, r#"Bombard(mortar: "bar", at: "F1")"#, "LNL-18.0-01");
    battle.refused_by(Side::First, r#"Bombard(mortar: "m", at: "F1")"#, "LNL-18.0-01");
    battle.refused_by(Side::First, r#"Bombard(mortar: "m.tube", at: "Z9")"#, "LNL-18.0-01");
}

#[test]
fn lnl_18_1_01_not_out_of_forest_or_buildings() {
    let theirs = enemy("x", "F1");
    Battle::new("f.....", MORTAR, &theirs, OPERATIONS_FIRST, &[]).refused_by(
        Side::First,
        &bombard("F1", ""),
        "LNL-18.1-01",
    );
    let house = r#"buildings: [(hexes: ["A1"], material: Wood)]"#;
    let mut battle = Battle::with("......", house, MORTAR, &theirs, OPERATIONS_FIRST, "", &[]);
    battle.refused_by(Side::First, &bombard("F1", ""), "LNL-18.1-01");
    let mut woods = Battle::new("w.....", MORTAR, &theirs, OPERATIONS_FIRST, &[1, 1, 6]);
    woods.give(Side::First, &bombard("F1", ""));
}

#[test]
fn lnl_18_1_02_direct_fire_with_the_higher_of_two_dice_and_all_modifiers() {
    let ours = all(&[mortar(), leader("A1", 1)]);
    let mut battle = Battle::new("..w...", &ours, &enemy("x", "F1"), OPERATIONS_FIRST, &[2, 5, 6, 2]);
    let order = r#"Bombard(mortar: "m.tube", at: "F1", leader: "l")"#;
    let events = battle.give(Side::First, order);
    // 5 + 3, +1 for the leader, -1 for the wood between.
    assert_eq!(strikes(&events), [(vec![2, 5], vec![on("x", 8, 6)])]);
    assert!(battle.unit("l").has(Marker::Fired) && battle.unit("m").has(Marker::Fired));
    // In sight and in range.
    let mut blind = Battle::new("..f...", MORTAR, &enemy("x", "F1"), OPERATIONS_FIRST, &[]);
    blind.refused_by(Side::First, &bombard("F1", ""), "LNL-10.0-02");
    let mut near = Battle::new(CLEAR, MORTAR, &enemy("x", "B1"), OPERATIONS_FIRST, &[]);
    near.refused_by(Side::First, &bombard("B1", ""), "LNL-18.1-02");
}

#[test]
fn lnl_18_1_02_a_wall_helps_against_direct_fire_and_not_against_called_fire() {
    let wall = r#"hexsides: {"wall": ["E1/F1"]}"#;
    let defence = |board: &str, caller: &str| {
        let ours = all(&[mortar(), leader("A1", 1)]);
        let mut battle = Battle::with(CLEAR, board, &ours, &enemy("x", "F1"), OPERATIONS_FIRST, "", &[1, 1, 6, 2]);
        totals(&battle.give(Side::First, &bombard("F1", caller)))[0].2
    };
    assert!(defence(wall, "") > defence("", ""));
    assert_eq!(defence(wall, "l"), defence("", "l"));
}

#[test]
fn lnl_18_1_03_a_leader_who_sees_the_hex_calls() {
    let theirs = enemy("x", "H1");
    let ours = [leader("A1", 1), squad("s", "A1")];
    called(&ours, &theirs, &[]).refused_by(Side::First, &bombard("H1", "s"), "LNL-18.1-03");
    called(&ours, &theirs, &[]).refused_by(Side::First, &bombard("H1", "x"), "LNL-18.1-03");
    let shaken = [leader("A1", 1).replace("leadership", "shaken: true, leadership")];
    called(&shaken, &theirs, &[]).refused_by(Side::First, &bombard("H1", "l"), "LNL-18.1-03");
    let moved = [leader("A1", 1).replace("leadership", "markers: [AssaultMoved], leadership")];
    called(&moved, &theirs, &[]).refused_by(Side::First, &bombard("H1", "l"), "LNL-18.1-03");
    let blind = [leader("A2", 1)];
    called(&blind, &theirs, &[]).refused_by(Side::First, &bombard("H1", "l"), "LNL-18.1-03");
    let events = called(&ours, &theirs, &[4, 1, 6, 2]).give(Side::First, &bombard("H1", "l"));
    assert_eq!(totals(&events), [on("x", 7, 6)]);
    // The mortar itself does not see it.
    called(&ours, &theirs, &[]).refused_by(Side::First, &bombard("H1", ""), "LNL-10.0-02");
}

#[test]
fn lnl_18_1_04_the_hex_is_spotted_and_the_caller_may_spot_it_first() {
    let ours = all(&[mortar(), leader("C1", 1)]);
    let battle = |dice: &[u8]| Battle::new("........f", &ours, &enemy("x", "I1"), OPERATIONS_FIRST, dice);
    battle(&[]).refused_by(Side::First, &bombard("I1", "l"), "LNL-18.1-04");
    let mut spotted = battle(&[1, 2, 5, 6]);
    spotted.give(Side::First, r#"Spot(unit: "l", at: "I1")"#);
    let events = spotted.give(Side::First, &bombard("I1", "l"));
    assert_eq!(totals(&events), [on("x", 8, 8)]);
    // Spotted with another purpose: he is under Ops Complete.
    let two = all(&[enemy("x", "I1"), enemy("y", "G1")]);
    let mut other = Battle::new("........f", &ours, &two, OPERATIONS_FIRST, &[1]);
    other.give(Side::First, r#"Spot(unit: "l", at: "I1")"#);
    other.refused_by(Side::First, &bombard("G1", "l"), "LNL-4.1-02");
}

#[test]
fn lnl_18_1_05_the_higher_die_and_the_firepower() {
    let theirs = enemy("x", "H1");
    let mut battle = called(&[leader("A1", 1)], &theirs, &[6, 2, 6, 2]);
    let events = battle.give(Side::First, &bombard("H1", "l"));
    assert_eq!(strikes(&events), [(vec![6, 2], vec![on("x", 9, 6)])]);
    let lines: Vec<_> = attack_lines(&events).iter().map(|line| (line.rule, line.value)).collect();
    assert_eq!(lines, [(MORTAR_FIREPOWER, 3)]);
    assert!(battle.unit("l").has(Marker::OpsComplete));
}

/// LNL-XB-29 with its map: two light woods before a forest, the caller on the near side.
fn xb_29(dice: &[u8]) -> Battle {
    let ours = all(&[leader("A1", 2), r#"(id: "m", unit: "us_mortar_team", at: "I1")"#.to_owned()]);
    let theirs = all(&[enemy("x", "F1"), enemy("y", "G1")]);
    let marker = r#"hex_markers: [("F1", Spotted)],"#;
    Battle::with("..ww.f...", "", &ours, &theirs, OPERATIONS_FIRST, marker, dice)
}

#[test]
fn lnl_18_1_06_neither_leadership_nor_degrading_terrain_counts() {
    let mut battle = xb_29(&[2, 5, 4, 2]);
    battle.refused_by(Side::First, r#"Bombard(mortar: "m.tube", at: "F1", caller: "l", leader: "l")"#, "LNL-18.1-06");
    assert_eq!(battle.ask(|table| table.sights.get(battle.spot("A1"), battle.spot("F1")).degrading()), 2);
    assert_eq!(totals(&battle.give(Side::First, &bombard("F1", "l"))), [on("x", 8, 6)]);
}

#[test]
fn lnl_xb_29_mortar_indirect() {
    let mut battle = xb_29(&[2, 5, 4, 2, 1, 3, 6]);
    let events = battle.give(Side::First, &bombard("F1", "l"));
    assert_eq!(totals(&events), [on("x", 8, 6)]);
    assert!(events.iter().any(|event| matches!(event, Event::DamageChecked { total: 4, .. })), "margin 2 and die 2");
    battle.give(Side::First, "EndImpulse");
    let events = battle.give(Side::Second, r#"Move(units: ["y"], by: Move, to: "F1")"#);
    assert_eq!(strikes(&events), [(vec![1, 3], vec![on("y", 7, 8)])]);
    assert_eq!(battle.dice_left(), 0, "no effect");
}

#[test]
fn lnl_18_1_07_a_called_mortar_is_fresh_and_fires_in_the_callers_impulse() {
    let theirs = enemy("x", "H1");
    for state in ["markers: [Moved]", "markers: [Fired]", "markers: [OpsComplete]", "shaken: true"] {
        let ours = format!(r#"(id: "m", unit: "us_mortar_team", at: "A2", {state}), {}"#, leader("C1", 1));
        let mut battle = Battle::new("........\n.f......", &ours, &theirs, OPERATIONS_FIRST, &[]);
        battle.refused_by(Side::First, &bombard("H1", "l"), "LNL-18.1-07");
    }
    let mut battle = called(&[leader("D1", 1), squad("s", "D1"), squad("t", "A2")], &theirs, &[1, 1, 6]);
    battle.give(Side::First, &bombard("H1", "l"));
    assert!(battle.unit("m").has(Marker::Fired));
    // The caller's Location is activated, not the mortar's.
    battle.refused_by(Side::First, r#"Move(units: ["t"], by: Move, to: "A1")"#, "LNL-4.0-05");
    battle.give(Side::First, r#"Move(units: ["s"], by: Move, to: "D2")"#);
}

#[test]
fn lnl_18_1_08_the_fire_stays_on_its_hex() {
    let mut battle = Battle::new(CLEAR, MORTAR, &enemy("x", "F1"), OPERATIONS_FIRST, &[1, 1, 6]);
    battle.give(Side::First, &bombard("F1", ""));
    assert_eq!(fires(&battle), [("F1".to_owned(), FFE)]);
}

#[test]
fn lnl_9_0_03_fire_for_effect_goes_in_the_administrative_phase() {
    let mut battle = Battle::new(CLEAR, MORTAR, &enemy("x", "F1"), OPERATIONS_FIRST, &[1, 1, 6, 1, 2]);
    battle.give(Side::First, &bombard("F1", ""));
    battle.give(Side::First, "EndImpulse");
    for side in [Side::Second, Side::First, Side::Second] {
        battle.give(side, "Pass");
    }
    assert_eq!(battle.ask(|table| table.flow.turn.number), 2);
    assert_eq!(fires(&battle), []);
}

#[test]
fn lnl_18_1_09_direct_and_called_fire_stay_alike() {
    let mut battle = called(&[leader("A1", 1)], &enemy("x", "H1"), &[1, 1, 6]);
    battle.give(Side::First, &bombard("H1", "l"));
    assert_eq!(fires(&battle), [("H1".to_owned(), FFE)]);
}

#[test]
fn lnl_rb_43_switched_on_direct_fire_leaves_no_marker() {
    let played = |switches: &str, caller: &str| {
        let ours = all(&[mortar(), leader("A1", 1)]);
        let more = format!("switches: {{{switches}}},");
        let mut battle = Battle::with(CLEAR, "", &ours, &enemy("x", "F1"), OPERATIONS_FIRST, &more, &[1, 1, 6]);
        battle.give(Side::First, &bombard("F1", caller));
        fires(&battle).len()
    };
    assert_eq!((played("", ""), played("", "l")), (1, 1));
    assert_eq!((played(r#""LNL-RB-43": true"#, ""), played(r#""LNL-RB-43": true"#, "l")), (0, 1));
}

#[test]
fn lnl_18_1_11_no_opportunity_fire() {
    let theirs = enemy("x", "F1");
    let mut alone = Battle::new(CLEAR, MORTAR, &theirs, OPERATIONS_SECOND, &[]);
    alone.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "E1")"#);
    assert!(alone.ask(|table| table.flow.question.is_none()), "nobody could fire");
    let mut asked = Battle::new(CLEAR, &all(&[mortar(), squad("s", "A1")]), &theirs, OPERATIONS_SECOND, &[]);
    asked.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "E1")"#);
    let order = r#"Fire((firers: [(unit: "m", own: false, weapons: ["m.tube"])], at: "E1"))"#;
    asked.refused_by(Side::First, order, "LNL-18.1-11");
    let offered = asked.legal().iter().any(|command| matches!(command, Command::Bombard { .. }));
    assert!(!offered, "nor does it bombard in answer");
    for order in [bombard("E1", ""), r#"Shoot((unit: "m", weapon: "m.tube", at: "E1"))"#.to_owned()] {
        asked.refused_by(Side::First, &order, "LNL-18.1-11");
        // Where nobody else could fire it hears the same.
        alone.refused_by(Side::First, &order, "LNL-18.1-11");
    }
}

#[test]
fn lnl_18_1_14_each_mortar_fires_apart() {
    let two = all(&[mortar(), r#"(id: "n", unit: "us_mortar_team", at: "A1")"#.to_owned()]);
    let mut battle = Battle::new(CLEAR, &two, &enemy("x", "F1"), OPERATIONS_FIRST, &[1, 1, 6, 2, 2, 6]);
    let joint = r#"Fire((firers: [(unit: "m", own: false, weapons: ["m.tube"])], at: "F1"))"#;
    battle.refused_by(Side::First, joint, "LNL-18.1-14");
    let first = battle.give(Side::First, &bombard("F1", ""));
    let second = battle.give(Side::First, r#"Bombard(mortar: "n.tube", at: "F1")"#);
    assert_eq!((totals(&first), totals(&second)), (vec![on("x", 4, 6)], vec![on("x", 5, 6)]));
    assert_eq!(fires(&battle), [("F1".to_owned(), FFE)], "two markers alike are one");
}

#[test]
fn lnl_5_01_09_who_calls_leads_no_direct_fire_this_turn() {
    let ours = all(&[mortar(), leader("C1", 1), squad("s", "C1")]);
    let mut battle = Battle::new("......f", &ours, &enemy("x", "G1"), OPERATIONS_FIRST, &[1, 1, 1, 6]);
    battle.give(Side::First, r#"Spot(unit: "l", at: "G1")"#);
    battle.give(Side::First, &bombard("G1", "l"));
    battle.refused_by(Side::First, r#"Fire((firers: [(unit: "s")], at: "G1", leader: "l"))"#, "LNL-5.01-09");
    battle.ask(|table| assert_eq!(table.flow.impulse().map(|impulse| impulse.called.len()), Some(1)));
}

#[test]
fn lnl_11_4_b01_a_sniper_has_the_plain_cover_against_bombardment() {
    let sniper = r#"(id: "x", unit: "german_sniper", at: "F1", markers: [Fired])"#;
    let mut battle = Battle::new(".....f", MORTAR, sniper, OPERATIONS_FIRST, &[1, 4, 6]);
    assert_eq!(totals(&battle.give(Side::First, &bombard("F1", ""))), [on("x", 7, 8)]);
}

#[test]
fn lnl_rb_39_one_attack_roll_and_one_defence_roll_for_all() {
    let theirs = all(&[enemy("x", "F1"), enemy("y", "F1").replace("at:", "markers: [Moved], at:")]);
    let mut battle = Battle::new(CLEAR, MORTAR, &theirs, OPERATIONS_FIRST, &[3, 4, 5, 2, 2]);
    let events = battle.give(Side::First, &bombard("F1", ""));
    assert_eq!(totals(&events), [on("x", 7, 5), on("y", 8, 5)]);
    let checks = events.iter().filter(|event| matches!(event, Event::DamageChecked { .. })).count();
    assert_eq!((checks, battle.dice_left()), (2, 0));
}

#[test]
fn odds_of_a_bombardment_count_the_higher_of_two_dice() {
    let battle = Battle::new(CLEAR, MORTAR, &enemy("x", "F1"), OPERATIONS_FIRST, &[]);
    let (mortar, at) = ("m.tube".parse().unwrap(), "F1".parse().unwrap());
    let order = battle.ask(|table| bombardment(table, Side::First, mortar, at, None, None)).unwrap();
    let odds = odds_of(&order.strike.groups[0]);
    let throws = (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |defence: i32| (a.max(b), defence))));
    let higher = throws.filter(|(attack, defence): &(i32, i32)| attack + 3 > *defence).count();
    assert_eq!(odds.units[0].checked * 216, higher as u64 * odds.out_of);
}

// --- the 51 mm mortar ---

const LIGHT: &str = r#"weapons: [(id: "tube", weapon: "sample_light_mortar", set_up: true)]"#;

fn glider(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_glider_squad", at: "{at}", {LIGHT})"#)
}
fn fire(unit: &str, at: &str) -> String {
    format!(r#"Fire((firers: [(unit: "{unit}", weapons: ["tube"])], at: "{at}"))"#)
}
fn fired(events: &[Event]) -> (Vec<u8>, i32) {
    let found = events.iter().find_map(|event| match event {
        Event::FireResolved(fire) if fire.higher => Some((fire.attack_dice.clone(), fire.targets[0].attack_total)),
        _ => None,
    });
    found.unwrap_or_default()
}

#[test]
fn lnl_1_6_21_03_it_is_a_support_weapon() {
    let ours = all(&[glider("s", "A1"), leader("A1", 1), mortar()]);
    let mut battle = Battle::new(CLEAR, &ours, &enemy("x", "G1"), RALLY_FIRST, &[]);
    battle.give(Side::First, r#"GiveWeapon(weapon: "tube", to: "l")"#);
    battle.refused(Side::First, r#"GiveWeapon(weapon: "tube", to: "m")"#);
}

#[test]
fn lnl_1_6_21_04_not_out_of_forest_or_buildings() {
    let mut battle = Battle::new("f......", &glider("s", "A1"), &enemy("x", "G1"), OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, &fire("s", "G1"), "LNL-1.6.21-04");
}

#[test]
fn lnl_1_6_21_05_two_firepower_at_ranges_two_to_nine() {
    let mut near = Battle::new(CLEAR, &glider("s", "A1"), &enemy("x", "B1"), OPERATIONS_FIRST, &[]);
    near.refused_by(Side::First, &fire("s", "B1"), "LNL-1.6.21-05");
    let at = |place: &str, dice: &[u8]| {
        let order = format!(r#"Fire((firers: [(unit: "s", own: false, weapons: ["tube"])], at: "{place}"))"#);
        let battle = Battle::new(CLEAR, &glider("s", "A1"), &enemy("x", place), OPERATIONS_FIRST, dice);
        (battle, order)
    };
    let (mut nine, order) = at("J1", &[1, 2, 6]);
    assert_eq!(fired(&nine.give(Side::First, &order)), (vec![1, 2], 4));
    let (mut ten, order) = at("K1", &[]);
    ten.refused(Side::First, &order);
}

#[test]
fn lnl_1_6_21_06_a_single_man_has_half_of_it() {
    let ours = format!(r#"(id: "l", unit: "us_leader", at: "A1", {LIGHT})"#);
    let mut battle = Battle::new(CLEAR, &ours, &enemy("x", "G1"), OPERATIONS_FIRST, &[3, 4, 6]);
    let order = r#"Fire((firers: [(unit: "l", own: false, weapons: ["tube"])], at: "G1"))"#;
    let events = battle.give(Side::First, order);
    assert_eq!(fired(&events), (vec![3, 4], 5));
    let half = Line::from(LIGHT_MORTAR_FIREPOWER, -1, "tube".parse().unwrap());
    assert!(attack_lines(&events).contains(&half));
}

#[test]
fn lnl_xb_30_the_51_mm_mortar() {
    let mut squad = Battle::new(CLEAR, &glider("s", "A1"), &enemy("x", "G1"), OPERATIONS_FIRST, &[3, 4, 6, 2]);
    assert_eq!(fired(&squad.give(Side::First, &fire("s", "G1"))), (vec![3, 4], 7));
    assert_eq!(fires(&squad), [], "no marker");
}

#[test]
fn lnl_1_6_21_07_it_fires_only_at_spotted_hexes() {
    let ours = all(&[glider("s", "A1"), squad("o", "B1")]);
    let mut battle = Battle::new("......f", &ours, &enemy("x", "G1"), OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, &fire("s", "G1"), "LNL-10.1-01");
    battle.refused_by(Side::First, r#"Bombard(mortar: "tube", at: "G1", caller: "o")"#, "LNL-18.1-04");
}

#[test]
fn lnl_1_6_21_08_it_joins_the_attack_of_its_unit() {
    let ours = all(&[glider("s", "A1"), squad("t", "A1")]);
    let mut battle = Battle::new(CLEAR, &ours, &enemy("x", "E1"), OPERATIONS_FIRST, &[5, 2, 6, 2]);
    battle.refused_by(Side::First, r#"Bombard(mortar: "tube", at: "E1")"#, "LNL-1.6.21-08");
    let order = r#"Fire((firers: [(unit: "t"), (unit: "s", weapons: ["tube"])], at: "E1"))"#;
    // 2 and 1 of the squads (gliders are not halved), 2 of the mortar, and the higher die.
    assert_eq!(fired(&battle.give(Side::First, order)), (vec![5, 2], 10));
}

/// A squad with the mortar behind a wood, its observer beside it in the open.
fn observed(observer: &str, dice: &[u8]) -> Battle {
    let ours = all(&[glider("s", "A2"), observer.to_owned()]);
    Battle::new("........\n.f......", &ours, &enemy("x", "H1"), OPERATIONS_FIRST, dice)
}
const OBSERVED: &str = r#"Bombard(mortar: "tube", at: "H1", caller: "o")"#;

#[test]
fn lnl_1_6_21_09_a_neighbour_who_sees_the_hex_observes() {
    let events = observed(&squad("o", "A1"), &[4, 1, 6]).give(Side::First, OBSERVED);
    assert_eq!(totals(&events), [on("x", 6, 6)]);
    observed(&squad("o", "C1"), &[]).refused_by(Side::First, OBSERVED, "LNL-1.6.21-09");
    let behind = all(&[glider("s", "A3"), squad("o", "A2")]);
    let rows = "f.......\n.f......\n........";
    let mut blind = Battle::new(rows, &behind, &enemy("x", "H1"), OPERATIONS_FIRST, &[]);
    blind.refused_by(Side::First, r#"Bombard(mortar: "tube", at: "H1", caller: "o")"#, "LNL-1.6.21-09");
}

#[test]
fn lnl_1_6_21_10_the_observer_may_spot_first() {
    let ours = all(&[glider("s", "A1"), squad("o", "B1")]);
    let mut battle = Battle::new("......f", &ours, &enemy("x", "G1"), OPERATIONS_FIRST, &[1, 2, 2, 6]);
    battle.give(Side::First, r#"Spot(unit: "o", at: "G1")"#);
    let events = battle.give(Side::First, r#"Bombard(mortar: "tube", at: "G1", caller: "o")"#);
    assert_eq!(totals(&events), [on("x", 4, 8)]);
}

#[test]
fn lnl_1_6_21_11_neither_leadership_nor_degrading_terrain_counts() {
    let ours = all(&[glider("s", "A1"), leader("B1", 2)]);
    let rows = "..ww....";
    let mut battle = Battle::new(rows, &ours, &enemy("x", "G1"), OPERATIONS_FIRST, &[4, 1, 6]);
    let events = battle.give(Side::First, r#"Bombard(mortar: "tube", at: "G1", caller: "l")"#);
    assert_eq!(totals(&events), [on("x", 6, 6)]);
}

#[test]
fn lnl_1_6_21_12_it_leaves_no_fire() {
    let mut battle = observed(&squad("o", "A1"), &[4, 1, 6]);
    battle.give(Side::First, OBSERVED);
    assert_eq!(fires(&battle), []);
}

#[test]
fn lnl_1_6_21_13_the_observer_is_ops_complete() {
    let mut battle = observed(&squad("o", "A1"), &[4, 1, 6]);
    battle.give(Side::First, OBSERVED);
    assert!(battle.unit("o").has(Marker::OpsComplete) && battle.unit("s").has(Marker::Fired));
    battle.refused_by(Side::First, r#"Fire((firers: [(unit: "o")], at: "H1"))"#, "LNL-4.1-02");
}

#[test]
fn lnl_1_6_21_14_neither_medics_nor_teams_observe() {
    for kind in ["us_medic", "us_mg_team", "us_mortar_team"] {
        let observer = format!(r#"(id: "o", unit: "{kind}", at: "A1")"#);
        observed(&observer, &[]).refused_by(Side::First, OBSERVED, "LNL-1.6.21-14");
    }
}

#[test]
fn lnl_1_6_21_09_a_vehicle_that_sees_the_hex_observes_too() {
    for state in ["", "buttoned: true"] {
        let observer = format!(r#"(id: "o", unit: "us_tank_t", at: "A1", facing: W, {state})"#);
        let mut battle = observed(&observer, &[4, 1, 6]);
        assert!(
            battle
                .legal()
                .iter()
                .any(|order| matches!(order, Command::Bombard { caller: Some(caller), .. } if caller.as_str() == "o"))
        );
        assert_eq!(totals(&battle.give(Side::First, OBSERVED)), [on("x", 6, 6)]);
        assert!(battle.unit("o").has(Marker::OpsComplete), "LNL-1.6.21-13");
    }
    let shaken = r#"(id: "o", unit: "us_tank_t", at: "A1", shaken: true, buttoned: true)"#;
    observed(shaken, &[]).refused_by(Side::First, OBSERVED, "LNL-1.6.21-09");
}

#[test]
fn lnl_1_6_21_15_no_opportunity_fire() {
    let mut battle = Battle::new(CLEAR, &glider("s", "A1"), &enemy("x", "F1"), OPERATIONS_SECOND, &[]);
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "E1")"#);
    battle.refused_by(Side::First, &fire("s", "E1"), "LNL-1.6.21-15");
    let joins = |command: &Command| match command {
        Command::Fire(order) => order.firers.iter().any(|part| !part.weapons.is_empty()),
        _ => false,
    };
    assert!(!battle.legal().iter().any(joins), "nor is it offered");
}

#[test]
fn lnl_1_6_21_16_assembled_it_stays_behind_and_squads_turn_it() {
    let mut battle = Battle::new(CLEAR, &glider("s", "A1"), &enemy("x", "G1"), OPERATIONS_FIRST, &[]);
    battle.give(Side::First, r#"Move(units: ["s"], by: Move, to: "B1")"#);
    assert_eq!(battle.weapon("tube").lies, Some(battle.spot("A1")));
    let mut rally = Battle::new(CLEAR, &glider("s", "A1"), &enemy("x", "G1"), RALLY_FIRST, &[]);
    rally.give(Side::First, r#"TurnTripod(weapon: "tube")"#);
    assert!(!rally.weapon("tube").set_up);
    let packed = glider("s", "A1").replace("set_up: true", "set_up: false");
    let mut packed = Battle::new(CLEAR, &packed, &enemy("x", "G1"), OPERATIONS_FIRST, &[]);
    packed.refused_by(Side::First, &fire("s", "G1"), "LNL-1.6.1.01-05");
    let text = scenario_text(CLEAR, "", &glider("l", "A1"), &enemy("x", "G1"), RALLY_FIRST, "");
    let leader = text.replace("us_glider_squad", "us_leader");
    Battle::from_text(&leader, &[]).refused_by(Side::First, r#"TurnTripod(weapon: "tube")"#, "LNL-1.6.1.01-02");
}

#[test]
fn bombardments_are_offered_directly_and_through_callers() {
    let ours = [leader("A1", 1), squad("s", "A1")];
    let battle = called(&ours, &enemy("x", "H1"), &[]);
    let offered: Vec<Command> =
        battle.legal().into_iter().filter(|command| matches!(command, Command::Bombard { .. })).collect();
    let caller = Some("l".parse().unwrap());
    let (mortar, at) = ("m.tube".parse().unwrap(), "H1".parse().unwrap());
    assert_eq!(offered, [Command::Bombard { mortar, at, caller, leader: None }]);
    let battle = Battle::new(CLEAR, &all(&[mortar_and_leader()]), &enemy("x", "F1"), OPERATIONS_FIRST, &[]);
    let direct = battle.legal().into_iter().filter(|command| matches!(command, Command::Bombard { .. })).count();
    assert_eq!(direct, 2, "with the leader's aid, and called by him");
}

fn mortar_and_leader() -> String {
    all(&[mortar(), leader("A1", 1)])
}
