use super::*;
use crate::files::definition::UnitKind;
use crate::testing::{Battle, OPERATIONS_FIRST};
use Side::{First, Second};

const BOARD: &str = ".....\n.f...\n.....";
const ADMINISTRATIVE: &str = "phase: Administrative, initiative: First, turn: 2";

fn text(first: &str, second: &str, start: &str, more: &str, loses_when_gone: bool) -> String {
    let text = crate::testing::scenario_text(BOARD, "", first, second, start, more);
    text.replace("loses_when_gone: false", &format!("loses_when_gone: {loses_when_gone}"))
}

fn battle(first: &str, second: &str, start: &str, more: &str) -> Battle {
    Battle::from_text(&text(first, second, start, more, false), &[1, 2])
}

fn outcome(battle: &mut Battle) -> Option<Option<Side>> {
    battle.ask(|table| table.flow.outcome.as_ref().map(|outcome| outcome.winner))
}

fn holder(battle: &mut Battle) -> Vec<Option<Side>> {
    battle.ask(|table| table.flow.control.clone())
}

const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "E3")"#;

#[test]
fn lnl_sc_07_a_squad_takes_an_objective_as_it_enters() {
    let more = r#"objectives: [(hex: "B1", holder: Second), (hex: "C2")]"#;
    let mut battle = battle(SQUAD, ENEMY, OPERATIONS_FIRST, more);
    assert_eq!(holder(&mut battle), [Some(Second), None], "as the scenario says");
    battle.give(First, r#"Activate(at: "A1")"#);
    battle.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    let events = battle.give(Second, "HoldFireForMove");
    let changed = Event::ControlChanged { at: "B1".parse().unwrap(), side: First };
    assert!(events.contains(&changed), "{events:?}");
    assert_eq!(holder(&mut battle), [Some(First), None]);
}

#[test]
fn rul_110_an_objective_changes_hands_after_the_fire_at_the_step() {
    let more = r#"objectives: [(hex: "B1", holder: Second)]"#;
    let foe = r#"(id: "x", unit: "wehrmacht_squad", at: "D1"), (id: "y", unit: "wehrmacht_squad", at: "D1")"#;
    let step = |dice: &[u8]| {
        let mut b = Battle::with(
            "......",
            "",
            r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#,
            foe,
            OPERATIONS_FIRST,
            more,
            dice,
        );
        b.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
        assert_eq!(holder(&mut b), [Some(Second)], "as long as fire is asked for");
        b
    };
    // Held fire: it is taken.
    let mut b = step(&[]);
    b.give(Second, "HoldFireForMove");
    assert_eq!(holder(&mut b), [Some(First)]);
    b.give(First, r#"Step(to: "A1")"#);
    assert_eq!(holder(&mut b), [Some(First)], "it has gone on through it");
    // Shot Shaken in it: it is not.
    let mut b = step(&[6, 1, 6]);
    let order = r#"Fire((firers: [(unit: "x"), (unit: "y")], at: "B1"))"#;
    b.give(Second, order);
    assert!(b.unit("a").shaken);
    while b.game.to_act() == Some(Second) {
        b.give(Second, "HoldFire");
    }
    assert_eq!(holder(&mut b), [Some(Second)]);
}

#[test]
fn rul_110_who_is_shot_dead_as_he_enters_takes_nothing() {
    let foe = r#"(id: "x", unit: "wehrmacht_squad", at: "C1"), (id: "y", unit: "wehrmacht_squad", at: "C1")"#;
    let more = r#"objectives: [(hex: "B1", holder: Second)]"#;
    let half = r#"(id: "a", unit: "us_parachute_half_squad", at: "A1")"#;
    let mut b = Battle::with("......", "", half, foe, OPERATIONS_FIRST, more, &[6, 1, 6]);
    b.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    b.give(Second, r#"Fire((firers: [(unit: "x"), (unit: "y")], at: "B1"))"#);
    assert!(b.unit("a").spot().is_none());
    assert_eq!(holder(&mut b), [Some(Second)]);
}

#[test]
fn lnl_sc_07_shaken_units_single_men_and_units_beside_an_enemy_take_nothing() {
    let more = |at: &str| format!(r#"objectives: [(hex: "{at}", holder: Second)]"#);
    let shaken = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true)"#;
    assert_eq!(holder(&mut battle(shaken, ENEMY, OPERATIONS_FIRST, &more("A1"))), [Some(Second)]);
    let leader = r#"(id: "a", unit: "us_leader", at: "A1")"#;
    assert_eq!(holder(&mut battle(leader, ENEMY, OPERATIONS_FIRST, &more("A1"))), [Some(Second)]);
    let hero = r#"(id: "a", unit: "us_hero", at: "A1")"#;
    assert_eq!(holder(&mut battle(hero, ENEMY, OPERATIONS_FIRST, &more("A1"))), [Some(First)]);
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "A1")"#;
    let more = r#"objectives: [(hex: "A1", holder: Second)], hex_markers: [("A1", Melee)]"#;
    assert_eq!(holder(&mut battle(SQUAD, enemy, OPERATIONS_FIRST, more)), [Some(Second)]);
}

#[test]
fn lnl_sc_07_control_stays_when_the_units_leave() {
    let more = r#"objectives: [(hex: "A1")]"#;
    let mut battle = battle(SQUAD, ENEMY, OPERATIONS_FIRST, more);
    assert_eq!(holder(&mut battle), [Some(First)]);
    battle.give(First, r#"Activate(at: "A1")"#);
    battle.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    assert_eq!(holder(&mut battle), [Some(First)]);
}

#[test]
fn lnl_sc_08_points_by_class() {
    let definitions = battle(SQUAD, ENEMY, OPERATIONS_FIRST, "").ask(|table| table.field.definitions.clone());
    let kinds = [UnitKind::Squad, UnitKind::HalfSquad, UnitKind::Crew, UnitKind::Leader, UnitKind::Hero];
    assert_eq!(kinds.map(|kind| value(&definitions.tables.points, definitions.class(kind).points)), [2, 1, 1, 2, 2]);
    // A squad fired at until it is a half-squad, and then gone, has cost 2 in all.
    let squads = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "b", unit: "us_parachute_squad", at: "A1")"#;
    let target = r#"(id: "x", unit: "wehrmacht_squad", at: "B1")"#;
    let mut fired = Battle::from_text(&text(squads, target, OPERATIONS_FIRST, "", false), &[6, 2, 3, 2]);
    fired.give(First, r#"Activate(at: "A1")"#);
    fired.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "B1"))"#);
    assert_eq!(fired.unit("x").kind, UnitKind::HalfSquad);
    assert_eq!(fired.ask(|table| table.flow.loss_points), [1, 0]);
    let mut gone = Battle::from_text(&text(squads, target, OPERATIONS_FIRST, "", false), &[6, 1, 6, 2]);
    gone.give(First, r#"Activate(at: "A1")"#);
    gone.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "B1"))"#);
    assert_eq!(gone.unit("x").state, UnitState::Off(OffMap::Lost));
    assert_eq!(gone.ask(|table| table.flow.loss_points), [2, 0]);
}

#[test]
fn lnl_sc_08_points_for_exits() {
    let exits = text(r#"(id: "a", unit: "us_leader", at: "A1")"#, ENEMY, OPERATIONS_FIRST, "", false).replace(
        r#"loses_when_gone: false, heroes: [
                (id: "hero-1""#,
        r#"loses_when_gone: false, exits: ["A1"], heroes: [
                (id: "hero-1""#,
    );
    assert!(exits.contains("exits"));
    let mut battle = Battle::from_text(&exits, &[]);
    battle.give(First, r#"Activate(at: "A1")"#);
    battle.give(First, r#"Exit(units: ["a"], by: Move)"#);
    assert_eq!(battle.unit("a").state, UnitState::Off(OffMap::Exited));
    assert_eq!(battle.ask(|table| table.flow.exit_points), [2, 0]);
}

/// The progress of a condition of the first side with these start points.
fn progress_of(condition: &str, start: &str) -> (i32, i32, bool) {
    let more = format!("victory: [(side: First, condition: {condition}, when: EndOfTurn(6))]");
    let exits = r#"exits: ["A1"], heroes: [
                (id: "hero-1""#;
    let text = text(SQUAD, ENEMY, &format!("{OPERATIONS_FIRST}, {start}"), &more, false);
    let text = text.replace("heroes: [\n                (id: \"hero-1\"", exits);
    let battle = Battle::from_text(&text, &[]);
    let line = battle.ask(|table| standing(table).remove(0));
    assert_eq!((line.side, line.when), (First, When::EndOfTurn(6)));
    assert!(!line.condition.to_string().is_empty());
    (line.progress.have, line.progress.need, line.progress.holds())
}

#[test]
fn lnl_sc_09_every_condition_has_its_progress() {
    assert_eq!(progress_of(r#"Control(at_least: 1, of: ["A1", "E3"])"#, ""), (1, 1, true));
    assert_eq!(progress_of(r#"Control(at_least: 2, of: ["A1", "E3"])"#, ""), (1, 2, false));
    assert_eq!(progress_of("ExitedUnits(1)", ""), (0, 1, false));
    assert_eq!(progress_of("ExitedPoints(3)", "exit_points: (3, 0)"), (3, 3, true));
    assert_eq!(progress_of("LossPoints(3)", "loss_points: (2, 9)"), (2, 3, false));
    assert_eq!(progress_of(r#"Alive("a")"#, ""), (1, 1, true));
    assert_eq!(progress_of(r#"Alive("hero-1")"#, ""), (0, 1, false));
    let points = "loss_points: (4, 1), exit_points: (1, 2)";
    assert_eq!(progress_of("MorePoints(2)", points), (2, 2, true));
    assert_eq!(progress_of("MorePoints(3)", points), (2, 3, false));
    assert_eq!(progress_of(r#"All([Alive("a"), ExitedUnits(1)])"#, ""), (1, 2, false));
    assert_eq!(progress_of(r#"Any([Alive("a"), ExitedUnits(1)])"#, ""), (1, 1, true));
    assert_eq!(progress_of(r#"Not(Alive("a"))"#, ""), (0, 1, false));
}

#[test]
fn lnl_sc_09_a_condition_is_read_at_its_time() {
    let more = |when: &str| format!(r#"victory: [(side: First, condition: Alive("a"), when: {when})]"#);
    for (when, over) in
        [("EndOfTurn(2)", true), ("EndOfTurn(3)", false), ("EndOfAnyTurnFrom(1)", true), ("EndOfAnyTurnFrom(3)", false)]
    {
        let mut battle = battle(SQUAD, ENEMY, ADMINISTRATIVE, &more(when));
        assert_eq!(outcome(&mut battle), over.then_some(Some(First)), "{when}");
    }
}

#[test]
fn lnl_sc_10_at_once_is_read_after_every_event() {
    let more = r#"victory: [(side: First, condition: Control(at_least: 1, of: ["B1"]), when: AtOnce)]"#;
    let mut battle = battle(SQUAD, ENEMY, OPERATIONS_FIRST, more);
    assert_eq!(outcome(&mut battle), None);
    battle.give(First, r#"Activate(at: "A1")"#);
    battle.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    let events = battle.give(Second, "HoldFireForMove");
    assert!(matches!(events.last(), Some(Event::GameOver(_))), "{events:?}");
    assert_eq!(outcome(&mut battle), Some(Some(First)), "in the middle of the move");
    battle.refused_by(First, "Pass", "LNL-SC-10");
    assert!(battle.legal().is_empty());
}

#[test]
fn lnl_sc_10_at_once_is_read_while_a_question_is_open_too() {
    // The check of a Shaken squad brings Casualties (die 1, margin 2 + 6 - 1) and a hero, who finds no room beside two medics: his owner
    // is asked where he goes, and by the points the game is over.
    let us = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true), (id: "m", unit: "us_medic", at: "A1"),
        (id: "n", unit: "us_medic", at: "A1")"#;
    let them = r#"(id: "x", unit: "ss_squad", at: "C1")"#;
    let more = "victory: [(side: Second, condition: LossPoints(1), when: AtOnce)]";
    let start = crate::testing::OPERATIONS_SECOND;
    let mut battle = Battle::from_text(&text(us, them, start, more, false), &[6, 1, 1, 2, 2]);
    let events = battle.give(Second, r#"Fire((firers: [(unit: "x")], at: "A1"))"#);
    assert!(
        events.iter().any(|event| matches!(event, Event::Asked(Some(crate::facts::question::Question::GoTo { .. }))))
    );
    assert!(matches!(events.last(), Some(Event::GameOver(_))), "{events:#?}");
    assert_eq!(outcome(&mut battle), Some(Some(Second)));
}

#[test]
fn lnl_sc_10_the_end_of_a_turn_is_that_turn_s_alone() {
    let more = r#"victory: [(side: First, condition: Control(at_least: 1, of: ["B1"]), when: EndOfTurn(1))]"#;
    let mut battle = battle(SQUAD, ENEMY, "phase: Administrative, initiative: First", more);
    // In turn 2 it would hold, but is not read any more.
    let orders = [
        (Second, "RallyDone"),
        (First, "RallyDone"),
        (Second, "Pass"),
        (First, r#"Move(units: ["a"], by: LowCrawl, to: "B1")"#),
        (First, "EndImpulse"),
        (Second, "Pass"),
        (First, "Pass"),
        (Second, "Pass"),
    ];
    battle.game.use_dice(table::DiceCup::forced(vec![1, 2, 3, 4]));
    for (side, order) in orders {
        while battle.ask(|table| table.flow.question.is_some()) {
            battle.give(Second, "HoldFire");
        }
        battle.give(side, order);
    }
    assert_eq!((battle.ask(|table| table.flow.turn.number), holder(&mut battle)), (3, vec![Some(First)]));
    assert_eq!(outcome(&mut battle), None);
}

#[test]
fn lnl_sc_10_the_end_of_any_turn_is_that_of_later_ones_too() {
    for (from, winner) in [(1, Some(Some(First))), (2, Some(Some(First))), (3, None)] {
        let condition = format!(r#"(side: First, condition: Alive("a"), when: EndOfAnyTurnFrom({from}))"#);
        let mut battle = battle(SQUAD, ENEMY, ADMINISTRATIVE, &format!("victory: [{condition}]"));
        assert_eq!(outcome(&mut battle), winner, "from turn {from} on");
    }
}

#[test]
fn lnl_sc_10_after_the_last_turn_the_scenario_names_the_winner() {
    let last = "phase: Administrative, initiative: First, turn: 6";
    assert_eq!(outcome(&mut battle(SQUAD, ENEMY, last, "otherwise: Second")), Some(Some(Second)));
    assert_eq!(outcome(&mut battle(SQUAD, ENEMY, last, "")), Some(None), "a draw");
    assert_eq!(outcome(&mut battle(SQUAD, ENEMY, ADMINISTRATIVE, "otherwise: Second")), None);
}

#[test]
fn lnl_sc_10_conditions_of_both_sides_together_are_a_draw() {
    let both = r#"victory: [(side: First, condition: Alive("a"), when: WHEN),
        (side: Second, condition: Alive("x"), when: WHEN)], otherwise: Second"#;
    let end = both.replace("WHEN", "EndOfTurn(2)");
    assert_eq!(outcome(&mut battle(SQUAD, ENEMY, ADMINISTRATIVE, &end)), Some(None));
    let at_once = both.replace("WHEN", "AtOnce");
    assert_eq!(outcome(&mut battle(SQUAD, ENEMY, OPERATIONS_FIRST, &at_once)), Some(None));
}

#[test]
fn lnl_sc_10_a_scenario_may_rank_its_conditions() {
    let first = r#"(side: First, condition: Alive("a"), when: WHEN)"#;
    let second = r#"(side: Second, condition: Alive("x"), when: WHEN)"#;
    let lost = r#"(side: First, condition: Not(Alive("a")), when: WHEN)"#;
    for (when, start) in [("EndOfTurn(2)", ADMINISTRATIVE), ("AtOnce", OPERATIONS_FIRST)] {
        let ranked = |conditions: &[&str]| {
            let list = conditions.join(", ").replace("WHEN", when);
            outcome(&mut battle(SQUAD, ENEMY, start, &format!("ranked: true, victory: [{list}]")))
        };
        assert_eq!(ranked(&[first, second]), Some(Some(First)), "{when}");
        assert_eq!(ranked(&[second, first]), Some(Some(Second)), "{when}");
        assert_eq!(ranked(&[lost, second, first]), Some(Some(Second)), "one that does not hold has no rank: {when}");
    }
}

#[test]
fn lnl_sc_08_a_scenario_may_state_its_own_points() {
    let squads = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "b", unit: "us_parachute_squad", at: "A1")"#;
    let target = r#"(id: "x", unit: "wehrmacht_squad", at: "B1")"#;
    let points = "points: (squad: 7, half_squad: 3, single_man: 5)";
    let mut fired = Battle::from_text(&text(squads, target, OPERATIONS_FIRST, points, false), &[6, 2, 3, 2]);
    fired.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "B1"))"#);
    assert_eq!((fired.unit("x").kind, fired.ask(|table| table.flow.loss_points)), (UnitKind::HalfSquad, [4, 0]));
    let most = text(squads, target, OPERATIONS_FIRST, "points: (squad: 100, half_squad: 0, single_man: 100)", false);
    assert!(Battle::start(&most).is_ok());
    for (points, field) in [
        ("squad: -1, half_squad: -1", "squad"),
        ("squad: 101, half_squad: 3", "squad"),
        ("squad: 2, half_squad: 3", "half_squad"),
    ] {
        let more = format!("points: ({points}, single_man: 2)");
        let mistakes = Battle::start(&text(squads, target, OPERATIONS_FIRST, &more, false)).expect_err("unfit points");
        assert!(mistakes[0].contains(&format!("\"points.{field}\"")), "{mistakes:?}");
    }
}

#[test]
fn lnl_sc_11_a_side_may_start_with_nobody_if_the_scenario_says_otherwise() {
    let mut battle = battle(SQUAD, "", OPERATIONS_FIRST, "");
    assert_eq!(outcome(&mut battle), None);
    battle.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    battle.give(First, "Stop");
    assert_eq!(outcome(&mut battle), None, "the game goes on");
    let mistakes = Battle::start(&text(SQUAD, "", OPERATIONS_FIRST, "", true)).expect_err("it would have lost");
    assert!(mistakes[0].contains("LNL-SC-11") && mistakes[0].contains("sides.1.counters"), "{mistakes:?}");
}

#[test]
fn lnl_sc_11_where_both_have_nobody_left_it_is_a_draw() {
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "A1")"#;
    let text = text(SQUAD, enemy, OPERATIONS_FIRST, r#"hex_markers: [("A1", Melee)]"#, true);
    let mut battle = Battle::from_text(&text, &[6, 6, 6, 6]);
    battle.give(First, r#"FightMelee(at: "A1")"#);
    battle.give(First, r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"])"#);
    battle.give(Second, r#"MeleeAttack(attackers: [(unit: "x")], defenders: ["a"])"#);
    assert_eq!(outcome(&mut battle), Some(None));
}

#[test]
fn lnl_sc_11_a_side_with_nobody_left_and_nobody_to_come_has_lost() {
    let squads = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "b", unit: "us_parachute_squad", at: "A1")"#;
    let target = |more: &str| format!(r#"(id: "x", unit: "wehrmacht_half_squad", at: "B1"){more}"#);
    let fire = |second: &str, loses: bool| {
        let text = text(squads, second, OPERATIONS_FIRST, "", loses).replace(
            r#"(name: "German", formation: "wehrmacht", "#,
            r#"(name: "German", formation: "wehrmacht", entries: [(id: "later", turn: 3, hexes: ["E1"])], "#,
        );
        let mut battle = Battle::from_text(&text, &[6, 1, 6]);
        battle.give(First, r#"Activate(at: "A1")"#);
        battle.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "B1"))"#);
        outcome(&mut battle)
    };
    assert_eq!(fire(&target(""), true), Some(Some(First)));
    assert_eq!(fire(&target(""), false), None, "the scenario says otherwise");
    let waiting = r#", (id: "y", unit: "wehrmacht_squad", entry: "later")"#;
    assert_eq!(fire(&target(waiting), true), None, "one is still to come");
    let sniper = r#", (id: "y", unit: "german_sniper")"#;
    assert_eq!(fire(&target(sniper), true), None, "a sniper may still be placed");
}
