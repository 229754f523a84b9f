//! What a scenario states of artillery: the battle goes on from there as if it had been played to there.

use super::test_bench::{armed, fires, with_artillery};
use crate::Event;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::Side;

const MAP: &str = "
    .........
    .........
    .........
    .........
    ..w......
    .........
    .........
    .........";
const CALL: &str = r#"CallArtillery(caller: "l", at: "E5", mission: "howitzers")"#;
const ENEMIES: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "G6"), (id: "y", unit: "wehrmacht_squad", at: "H6"),
    (id: "z", unit: "wehrmacht_squad", at: "I1")"#;

fn leaders(more: &str) -> String {
    format!(
        r#"(id: "l", unit: "us_leader", at: "A5", leadership: 1, {more}), (id: "k", unit: "us_leader", at: "A2", leadership: 1)"#
    )
}
fn howitzers(missions: u8, more: &str) -> String {
    format!(r#"(id: "howitzers", name: "105 mm howitzers", firepower: 5, missions: {missions}, {more})"#)
}
/// A battle that is played from its beginning.
fn played(missions: u8, dice: &[u8]) -> Battle {
    with_artillery(MAP, &leaders(""), ENEMIES, &howitzers(missions, ""), "", dice)
}
/// A battle of which it is stated where it stands.
fn stated(leader: &str, missions: &str, start: &str, more: &str, dice: &[u8]) -> Battle {
    let text = scenario_text(MAP, "", &leaders(leader), ENEMIES, &format!("{OPERATIONS_FIRST}, {start}"), more);
    Battle::from_text(&armed(&text, missions), dice)
}
/// Both stand in the same position.
#[track_caller]
fn alike(one: &Battle, other: &Battle) {
    let state = |battle: &Battle| battle.ask(|table| (crate::position(table), table.flow.clone()));
    assert_eq!(state(one), state(other));
}
/// Both go on alike by these orders of a side.
#[track_caller]
fn go_on(one: &mut Battle, other: &mut Battle, orders: &[(Side, &str)]) -> Vec<Event> {
    let mut all = Vec::new();
    for (side, order) in orders {
        let events = one.give(*side, order);
        assert_eq!(events, other.give(*side, order), "{order}");
        alike(one, other);
        all.extend(events);
    }
    all
}

#[test]
fn lnl_18_2_08_a_stated_spotting_round_waits_for_its_correction() {
    // The strikes on G6 and H6: an attack die and a defence die each, and no unit is harmed.
    let later = [1, 6, 2, 1, 6, 2];
    let mut one = played(2, &[&[4, 3][..], &later].concat());
    one.give(Side::First, CALL);
    let round = r#"spotting_round: (caller: "l", mission: "howitzers", at: "G6")"#;
    let mut other = stated("", &howitzers(2, ""), round, "", &later);
    alike(&one, &other);
    let orders = [
        (Side::First, r#"CorrectFire(to: "G6")"#),
        (Side::First, r#"StrikeNext(at: "H6")"#),
        (Side::First, "EndImpulse"),
        (Side::Second, "Pass"),
    ];
    let events = go_on(&mut one, &mut other, &orders);
    assert!(events.iter().any(|event| matches!(event, Event::BombardmentResolved(_))));
    one.refused_by(Side::First, &CALL.replace(r#""l""#, r#""k""#), "LNL-18.3-01");
    other.refused_by(Side::First, &CALL.replace(r#""l""#, r#""k""#), "LNL-18.3-01");
}

#[test]
fn lnl_18_2_09_a_stated_spotting_round_may_be_cancelled_and_its_caller_leads_no_more() {
    let mut one = played(1, &[4, 3]);
    one.give(Side::First, CALL);
    let round = r#"spotting_round: (caller: "l", mission: "howitzers", at: "G6")"#;
    let mut other = stated("", &howitzers(1, ""), round, "", &[]);
    go_on(&mut one, &mut other, &[(Side::First, "CancelMission"), (Side::First, "EndImpulse")]);
}

#[test]
fn lnl_18_3_01_a_stated_mission_runs_until_its_fire_is_taken_off() {
    let mut one = played(2, &[4, 3, 2, 1, 4, 3]);
    // Away from everybody.
    one.give(Side::First, &CALL.replace("E5", "C6"));
    one.give(Side::First, r#"CorrectFire(to: "E7")"#);
    let fire = r#"hex_markers: [("E7", Ffe(firepower: 5, mortar: false))],"#;
    let missions = howitzers(2, "fired: 1, running: true");
    let mut other = stated("markers: [OpsComplete]", &missions, "", fire, &[2, 1, 4, 3]);
    let told = |battle: &Battle| battle.ask(|table| (table.flow.turn.missions.clone(), crate::position(table)));
    assert_eq!(told(&one), told(&other));
    // What has been done in the impulse is not stated: another one begins.
    one.give(Side::First, "EndImpulse");
    other.give(Side::First, "Pass");
    for battle in [&mut one, &mut other] {
        battle.give(Side::Second, "Pass");
        battle.refused_by(Side::First, &CALL.replace(r#""l""#, r#""k""#), "LNL-18.3-01");
        battle.give(Side::First, "Pass");
    }
    if one.ask(|table| table.flow.turn.phase) == crate::Phase::Operations {
        one.give(Side::Second, "Pass");
    }
    for battle in [&mut one, &mut other] {
        battle.give(Side::First, "RallyDone");
        battle.give(Side::Second, "RallyDone");
        assert!(fires(battle).is_empty());
    }
    go_on(&mut one, &mut other, &[(Side::First, CALL), (Side::First, r#"CorrectFire(to: "G6")"#)]);
}

#[test]
fn lnl_18_2_17_stated_missions_are_used_up() {
    let germans = leaders("").replace("us_leader", "german_leader");
    let left = |fired: u8| {
        let missions = howitzers(2, &format!("fired: {fired}"));
        with_artillery(MAP, &germans, ENEMIES, &missions, "", &[4, 3])
    };
    left(1).give(Side::First, CALL);
    left(2).refused_by(Side::First, CALL, "LNL-18.2-01");
    // The well supplied ask for more.
    stated("", &howitzers(2, "fired: 2"), "", "", &[4]).give(Side::First, CALL);
}

#[test]
fn lnl_13_91_03_a_stated_refusal_of_supplies_holds() {
    let mut one = stated("", &howitzers(1, "fired: 1"), "", "", &[4]);
    one.give(Side::First, CALL);
    let over = "no_more_missions: [First]";
    let mut other = stated("markers: [OpsComplete]", &howitzers(1, "fired: 1"), over, "", &[]);
    let missions = |battle: &Battle| battle.ask(|table| table.flow.turn.missions.clone());
    assert_eq!(missions(&one), missions(&other));
    one.give(Side::First, "EndImpulse");
    other.give(Side::First, "Pass");
    for battle in [&mut one, &mut other] {
        battle.give(Side::Second, "Pass");
        battle.refused_by(Side::First, &CALL.replace(r#""l""#, r#""k""#), "LNL-13.91-03");
    }
}
