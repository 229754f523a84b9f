//! Named positions: what somebody who thinks must find in them.

use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::testing::Battle;
use lock_n_load::{Command, LockNLoad};
use lock_n_load_opponent::{Plan, Tactics};
use opponent::{Effort, Level, Temper, Thinker, Verdict};
use table::{Order, RuleSet, Side};

/// Enough to see what there is to see here, and the same in every run.
const EFFORT: Effort = Effort { width: 24, leaf: 6, leaf_strokes: 2_000, strokes: 5_000, horizon: 6, noise: 0 };

/// The last turn, in which a side has the next impulse.
fn last_turn(side: &str) -> String {
    format!("turn: 6, phase: Operations, initiative: {side}, active: {side}")
}

fn battle(rows: &str, first: &str, second: &str, start: &str, victory: &str) -> Battle {
    Battle::with(rows, "", first, second, start, &format!("victory: [{victory}], otherwise: Second"), &[])
}

fn unit(id: &str, kind: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "{kind}", at: "{at}", {more}),"#)
}

fn ponder(battle: &Battle) -> Verdict<Plan> {
    let side = battle.game.to_act().expect("somebody decides");
    let mut thinker = Thinker::<Tactics>::new(Level::Sergeant, Temper::Even, 5).with_effort(EFFORT);
    let verdict = thinker.ponder(&battle.game.view(side));
    assert_eq!(verdict.refused, 0, "what is tried is lawful");
    assert!(!verdict.ranked.is_empty());
    verdict
}

/// Where the best plan leads a stack; none: it is no way to go.
fn goes_to(battle: &Battle, verdict: &Verdict<Plan>) -> Option<String> {
    match &verdict.ranked[0].plan {
        Plan::Go(go) => go.legs.iter().rev().find_map(|leg| match leg {
            Leg::Step(spot) => Some(battle.ask(|table| table.field.map.place(*spot).to_string())),
            Leg::Turn(_) => None,
        }),
        Plan::Orders(_) | Plan::SetUp(_) => None,
    }
}

const CONTROL: &str = r#"(side: First, condition: Control(at_least: 1, of: ["B2"]), when: EndOfTurn(6))"#;

#[test]
fn it_takes_the_free_objective_in_the_last_turn() {
    let us = unit("a", "us_parachute_squad", "B4", "");
    let them = unit("x", "wehrmacht_squad", "G8", "");
    let rows = "fffffff\n.......\n.......\n.......\n.......\n.......\n.......\nfffffff";
    let b = battle(rows, &us, &them, &last_turn("First"), CONTROL);
    let verdict = ponder(&b);
    assert_eq!(goes_to(&b, &verdict).as_deref(), Some("B2"), "{:?}", &verdict.ranked[..2]);
}

#[test]
fn it_leaves_by_the_exit_in_time() {
    let us = unit("a", "us_parachute_squad", "C3", "");
    let them = unit("x", "wehrmacht_squad", "G8", "");
    let rows = ".......\n.......\n.......\n.......\nfffffff\n.......\n.......\n.......";
    let text = lock_n_load::testing::scenario_text(
        rows,
        "",
        &us,
        &them,
        &last_turn("First"),
        "victory: [(side: First, condition: ExitedUnits(1), when: EndOfTurn(6))], otherwise: Second",
    );
    let mut b = Battle::from_text(&text.replacen("counters:", r#"exits: ["C1"], counters:"#, 1), &[]);
    let mut thinker = Thinker::<Tactics>::new(Level::Sergeant, Temper::Even, 5).with_effort(EFFORT);
    for _ in 0..8 {
        let Some(Side::First) = b.game.to_act() else { break };
        let command = opponent::Commander::order(&mut thinker, &b.game.view(Side::First)).expect("an order");
        b.game.give(&Order { side: Side::First, command }).expect("lawful");
    }
    let gone = b.unit("a").state;
    assert_eq!(gone, lock_n_load::UnitState::Off(lock_n_load::OffMap::Exited));
}

#[test]
fn it_does_not_leave_what_it_must_hold() {
    let us = unit("a", "us_parachute_squad", "B4", "");
    let them = unit("x", "wehrmacht_squad", "B2", "");
    let rows = ".......\n.w.....\n.......\n.......\n.......";
    let held = r#"(side: First, condition: Control(at_least: 1, of: ["B2"]), when: EndOfTurn(6))"#;
    let more = format!(r#"objectives: [(hex: "B2", holder: Second)], victory: [{held}], otherwise: Second"#);
    let b = Battle::with(rows, "", &us, &them, &last_turn("Second"), &more, &[]);
    let verdict = ponder(&b);
    assert_eq!(goes_to(&b, &verdict), None, "{:?}", &verdict.ranked[..2]);
}

#[test]
fn it_goes_in_among_a_broken_half_squad_that_holds_the_objective() {
    let us = unit("a", "us_parachute_squad", "B3", "") + &unit("b", "us_parachute_squad", "B3", "");
    let them = unit("x", "wehrmacht_half_squad", "B2", "shaken: true");
    let rows = "...\n.w.\n...\n...\n...";
    let more = format!(r#"objectives: [(hex: "B2", holder: Second)], victory: [{CONTROL}], otherwise: Second"#);
    let b = Battle::with(rows, "", &us, &them, &last_turn("First"), &more, &[]);
    let verdict = ponder(&b);
    assert_eq!(goes_to(&b, &verdict).as_deref(), Some("B2"), "{:?}", &verdict.ranked[..2]);
}

#[test]
fn it_fires_at_who_is_about_to_take_the_objective() {
    let us = unit("a", "us_parachute_squad", "B4", "");
    let them = unit("x", "wehrmacht_squad", "E2", "") + &unit("y", "wehrmacht_squad", "E2", "");
    let rows = ".....\n.....\n.....\n.....\n.....";
    let mut b = battle(rows, &us, &them, &last_turn("First"), CONTROL);
    b.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B3")"#);
    assert_eq!(b.game.to_act(), Some(Side::Second), "Opportunity Fire is asked for");
    let verdict = ponder(&b);
    let Plan::Orders(orders) = &verdict.ranked[0].plan else { panic!("{:?}", verdict.ranked[0]) };
    assert!(matches!(orders.first(), Some(Command::Fire(_))), "{:?}", &verdict.ranked[..2]);
}

#[test]
fn it_does_not_walk_into_a_machine_gun_for_nothing() {
    let us = unit("a", "us_parachute_squad", "A2", "");
    let them = unit("x", "wehrmacht_squad", "D2", r#"weapons: [(id: "mg", weapon: "mg42")]"#)
        + &unit("y", "wehrmacht_squad", "D2", "");
    let rows = "f...\nu..u\nf...\nf...";
    let lose = "(side: Second, condition: LossPoints(1), when: EndOfTurn(6))";
    let more = format!("victory: [{lose}], otherwise: First");
    let b = Battle::with(rows, "", &us, &them, &last_turn("First"), &more, &[]);
    let verdict = ponder(&b);
    let to = goes_to(&b, &verdict);
    assert!(to.is_none() || matches!(to.as_deref(), Some("A1" | "A3" | "A4")), "{:?}", &verdict.ranked[..2]);
}

#[test]
fn every_plan_of_a_position_begins_with_a_lawful_order() {
    let us =
        unit("a", "us_parachute_squad", "A2", "") + &unit("l", "us_leader", "A2", "") + &unit("h", "us_hero", "B3", "");
    let them = unit("x", "wehrmacht_squad", "D2", "") + &unit("y", "wehrmacht_squad", "D3", "shaken: true");
    let start = lock_n_load::testing::OPERATIONS_FIRST;
    let b = battle("f...\nu..u\n.w..\n....", &us, &them, start, CONTROL);
    let verdict = ponder(&b);
    assert!(verdict.ranked.len() > 8);
    let view = b.game.view(Side::First);
    for judged in &verdict.ranked {
        let opponent::Next::Order(command) =
            view.seen(|seen| <Tactics as opponent::Insight>::follow(seen, Side::First, &judged.plan, 0))
        else {
            panic!("{judged:?} begins with nothing");
        };
        assert_eq!(b.game.check(&Order { side: Side::First, command: command.clone() }), Ok(()), "{command:?}");
    }
    let mut commands = Vec::new();
    view.seen(|seen| LockNLoad::legal_commands(seen, Side::First, &mut commands));
    assert!(!commands.is_empty());
}
