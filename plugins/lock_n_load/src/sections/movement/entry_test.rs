use super::*;
use crate::facts::command::{Command, Movement};
use crate::facts::event::Event;
use crate::facts::situation::{OffMap, UnitState};
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

const NOBODY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "J1")"#;

fn waiting(id: &str, kind: &str, group: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_{kind}", entry: "{group}", {more})"#)
}

/// A board of three rows; the groups `west` (turn 1, by A1, A2, A3) and `late` (turn 2, by B1); exits D1 and D2.
fn battle(ours: &[String], theirs: &str, start: &str) -> Battle {
    let rows = "....fff..w\nf...fff...\n....fff...";
    let text = scenario_text(rows, "", &ours.join(", "), theirs, start, "").replacen(
        "counters:",
        r#"entries: [(id: "west", turn: 1, hexes: ["A1", "A2", "A3"]), (id: "late", turn: 2, hexes: ["B1"])],
            exits: ["D1", "D2"], counters:"#,
        1,
    );
    Battle::from_text(&text, &[])
}
fn west(id: &str) -> String {
    waiting(id, "parachute_squad", "west", "")
}
fn on_map(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}")"#)
}

#[test]
fn lnl_sc_03_waiting_units_enter_from_their_turn_on_by_their_hexes_at_normal_cost() {
    let ours = [west("a"), west("b"), waiting("c", "parachute_squad", "late", ""), on_map("d", "C1")];
    let mut battle = battle(&ours, NOBODY, OPERATIONS_FIRST);
    battle.refused_by(Side::First, r#"Move(units: ["c"], by: Move, to: "B1")"#, "LNL-SC-03");
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-SC-03");
    battle.refused_by(Side::First, r#"Move(units: ["a", "d"], by: Move, to: "A1")"#, "LNL-4.0-16");
    let events = battle.give(Side::First, r#"Move(units: ["a", "b"], by: Move, to: "A2")"#);
    let paid = events.iter().find_map(|event| match event {
        Event::Stepped { from: None, cost, .. } => Some(*cost),
        _ => None,
    });
    assert_eq!(paid, Some(2), "forest");
    battle.give(Side::First, r#"Step(to: "A1")"#);
    battle.give(Side::First, "Stop");
    battle.refused_by(Side::First, r#"Move(units: ["d"], by: Move, to: "B1")"#, "LNL-4.0-05");
}

#[test]
fn lnl_6_1_06_who_enters_by_assault_move_may_fire_in_that_impulse() {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D1", markers: [Fired])"#;
    let ours = waiting("a", "parachute_squad", "west", "assault_move: true");
    let mut battle = battle(&[ours], theirs, OPERATIONS_FIRST);
    battle.game.use_dice(table::DiceCup::forced(vec![1, 6]));
    battle.give(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "A1")"#);
    battle.give(Side::First, "Stop");
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert!(battle.unit("a").has(crate::files::markers::Marker::Fired));
}

#[test]
fn lnl_6_1_07_a_waiting_unit_that_has_fired_neither_assaults_nor_enters() {
    let ours = [waiting("h", "hero", "west", ""), west("a"), on_map("d", "C1")];
    let mut battle = battle(&ours, NOBODY, OPERATIONS_FIRST);
    let unit = "h".parse().expect("an id");
    battle.game.lay(&[Event::MarkerPlaced { unit, marker: crate::files::markers::Marker::Fired }]);
    battle.refused_by(Side::First, r#"Move(units: ["h"], by: AssaultMove, to: "A1")"#, "LNL-6.1-07");
    battle.refused_by(Side::First, r#"Move(units: ["h"], by: Move, to: "A1")"#, "LNL-4.0-20");
    let names_him = |command: &Command| matches!(command, Command::Move { units, .. } if units.contains(&unit));
    assert!(!battle.legal().iter().any(names_him));
}

#[test]
fn lnl_6_0_12_an_exit_is_judged_without_the_double_time_that_it_cannot_name() {
    let slow = r#"(id: "a", unit: "us_parachute_squad", at: "D1", values: (2, 5, 1))"#;
    let ours = [slow.to_string(), r#"(id: "l", unit: "us_leader", at: "D1")"#.to_string()];
    let mut battle = battle(&ours, NOBODY, OPERATIONS_FIRST);
    let both = r#"Exit(units: ["a", "l"], by: AssaultMove)"#;
    battle.refused_by(Side::First, both, "LNL-6.0-12");
    let exits =
        |command: &Command| matches!(command, Command::Exit { units, by: Movement::AssaultMove } if units.len() == 2);
    assert!(!battle.legal().iter().any(exits));
    let moves = |command: &Command| matches!(command, Command::Move { units, by: Movement::AssaultMove, .. } if units.len() == 2);
    assert!(battle.legal().iter().any(moves), "at Double Time they move");
    // By Move all points may be spent.
    battle.give(Side::First, r#"Exit(units: ["a"], by: Move)"#);
    assert!(battle.unit("a").spot().is_none());
}

#[test]
fn the_stack_enters_within_the_stacking_limits() {
    let ours: Vec<String> = ["a", "b", "c", "d"].iter().map(|id| west(id)).collect();
    battle(&ours, NOBODY, OPERATIONS_FIRST).refused_by(
        Side::First,
        r#"Move(units: ["a", "b", "c", "d"], by: Move, to: "A1")"#,
        "LNL-1.3-01",
    );
}

#[test]
fn lnl_sc_04_beside_a_leaders_entry_hex_further_stacks_enter_and_he_gives_double_time() {
    let ours = [west("a"), west("b"), west("c"), waiting("l", "leader", "west", "")];
    let mut led = battle(&ours, NOBODY, OPERATIONS_FIRST);
    led.give(Side::First, r#"Move(units: ["a", "l"], by: Move, to: "A1", double_time: "l")"#);
    assert_eq!(led.ask(|table| table.flow.moving().map(|moving| moving.limit)), Some(6));
    led.give(Side::First, "Stop");
    led.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "A1")"#, "LNL-SC-04");
    led.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "A3")"#, "LNL-SC-04");
    led.give(Side::First, r#"Move(units: ["b"], by: Move, to: "A2")"#);
    led.give(Side::First, "Stop");
    led.refused_by(Side::First, r#"Move(units: ["c"], by: Move, to: "A2")"#, "LNL-SC-04");
    for state in ["shaken: true", "markers: [Wounded]"] {
        let ours = [west("a"), west("b"), waiting("l", "leader", "west", state)];
        let mut alone = battle(&ours, NOBODY, OPERATIONS_FIRST);
        alone.give(Side::First, r#"Move(units: ["a", "l"], by: Move, to: "A1")"#);
        alone.give(Side::First, "Stop");
        alone.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "A2")"#, "LNL-SC-04");
    }
}

#[test]
fn lnl_sc_05_waiting_units_do_nothing_and_count_as_not_having_acted() {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "J1", markers: [Fired])"#;
    let mut battle = battle(&[west("a"), on_map("d", "C1")], theirs, OPERATIONS_FIRST);
    battle.refused_by(Side::First, r#"Smoke(unit: "a", at: "A1")"#, "LNL-SC-05");
    battle.refused_by(Side::First, r#"Spot(unit: "a", at: "J1")"#, "LNL-SC-05");
    battle.give(Side::First, r#"Move(units: ["d"], by: Move, to: "C2")"#);
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    assert_eq!(battle.ask(|table| table.flow.active()), Some(Side::Second), "the phase goes on, as a could enter");
    battle.give(Side::Second, "Pass");
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "A1")"#);
}

#[test]
fn lnl_sc_06_one_point_leads_off_the_map_from_an_exit_hex() {
    let ours = [on_map("a", "C1"), on_map("b", "D1")];
    let mut battle = battle(&ours, NOBODY, OPERATIONS_FIRST);
    battle.refused_by(Side::First, r#"Exit(units: ["a"])"#, "LNL-SC-06");
    battle.refused_by(Side::First, r#"Exit(units: ["b"], by: LowCrawl)"#, "LNL-SC-06");
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "D1")"#);
    assert!(battle.legal().iter().any(|order| matches!(order, Command::Exit { .. })));
    let events = battle.give(Side::First, "Exit()");
    let a = battle.unit("a");
    assert!(events.contains(&Event::UnitExited { unit: a.id }));
    assert_eq!(a.state, UnitState::Off(OffMap::Exited));
    assert_eq!(battle.ask(|table| table.flow.exit_points), [2, 0]);
    assert_eq!(battle.ask(|table| table.flow.moving().cloned()), None);
}

#[test]
fn who_leaves_can_be_fired_at_first() {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "C3"), (id: "y", unit: "wehrmacht_squad", at: "J1")"#;
    let mut battle = battle(&[on_map("b", "D2")], theirs, OPERATIONS_FIRST);
    battle.give(Side::First, r#"Exit(units: ["b"], by: AssaultMove)"#);
    assert!(battle.ask(|table| table.flow.question.is_some()));
    assert!(battle.unit("b").spot().is_some());
    battle.give(Side::Second, "HoldFire");
    assert_eq!(battle.unit("b").state, UnitState::Off(OffMap::Exited));
}

#[test]
fn an_exit_takes_a_point_that_must_be_left() {
    let mut near = battle(&[on_map("a", "A3")], NOBODY, OPERATIONS_FIRST);
    near.give(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "B3")"#);
    near.give(Side::First, r#"Step(to: "C2")"#);
    let mut far = battle(&[on_map("a", "B2")], NOBODY, OPERATIONS_FIRST);
    far.give(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "C2")"#);
    far.give(Side::First, r#"Step(to: "D2")"#);
    assert_eq!(far.ask(|table| table.flow.moving().cloned()), None, "no point is left in the exit hex");
    assert!(far.unit("a").spot().is_some());
}

#[test]
fn lnl_1_6_1_01_04_tripods_enter_packed() {
    let gun = r#"weapons: [(id: "t", weapon: "m1919a4", set_up: true)]"#;
    let text = |gun: &str| {
        let ours = waiting("a", "parachute_squad", "west", gun);
        scenario_text("...", "", &ours, r#"(id: "x", unit: "german_sniper")"#, OPERATIONS_FIRST, "").replacen(
            "counters:",
            r#"entries: [(id: "west", turn: 1, hexes: ["A1"])], counters:"#,
            1,
        )
    };
    let mistakes = Battle::start(&text(gun)).err().unwrap_or_default();
    assert!(mistakes.iter().any(|mistake| mistake.contains("LNL-1.6.1.01-04")), "{mistakes:?}");
    let mut battle = Battle::from_text(&text(&gun.replace(", set_up: true", "")), &[]);
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "A1")"#);
    assert!(!battle.weapon("t").set_up);
    assert_eq!(battle.weapon("t").carrier, Some(0));
}

#[test]
fn every_entry_that_is_offered_is_accepted() {
    let ours = [west("a"), west("b"), waiting("c", "parachute_squad", "late", ""), waiting("l", "leader", "west", "")];
    let battle = battle(&ours, NOBODY, OPERATIONS_FIRST);
    let offered: Vec<Command> =
        battle.legal().into_iter().filter(|order| matches!(order, Command::Move { .. })).collect();
    assert_eq!(offered.len(), 3 + 9 + 6, "together and each alone; together by Assault Move and Low Crawl");
    for command in offered {
        assert_eq!(battle.game.check(&table::Order { side: Side::First, command }), Ok(()));
    }
}

#[test]
fn offers_name_each_entry_once_where_one_unit_alone_finds_room() {
    let ours = [west("a"), west("b"), on_map("d", "A1"), on_map("e", "A1")];
    let legal = battle(&ours, NOBODY, OPERATIONS_FIRST).legal();
    let by_a1 = legal.iter().filter(|command| {
        matches!(command, Command::Move { units, to, by: Movement::Move, .. }
        if to.to_string() == "A1" && ["a", "b"].contains(&units[0].to_string().as_str()))
    });
    assert_eq!(by_a1.count(), 2, "a or b");
}

#[test]
fn lnl_6_0_03_another_stack_does_not_leave_while_one_is_moving() {
    let mut battle = battle(&[on_map("a", "B2"), on_map("b", "D2")], NOBODY, OPERATIONS_FIRST);
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "C2")"#);
    battle.give(Side::First, r#"Step(to: "D2")"#);
    battle.refused_by(Side::First, r#"Exit(units: ["b"])"#, "LNL-6.0-03");
    battle.give(Side::First, r#"Exit(units: ["a"])"#);
    assert_eq!(battle.unit("a").state, UnitState::Off(OffMap::Exited));
    assert!(battle.unit("b").spot().is_some());
}
