//! Battles that are gone through beside the window.

use super::telling::ByNames;
use super::*;
use crate::model::GiveOrder;
use crate::rig::Screen;
use lock_n_load::testing;
use lock_n_load::{Command, LockNLoad};
use opponent::ONE;
use panel_kit::OpenPanels;
use play::luck::{Blunder, Grade, Work, blunders, ledger};
use std::time::Duration;
use table::{Game, Side};

/// The last turn of a battle about a hex, two steps away from the only squad that wants it.
fn last_turn() -> testing::Battle {
    against("G8")
}

/// The same with the enemy there.
fn against(enemy: &str) -> testing::Battle {
    let us = r#"(id: "a", unit: "us_parachute_squad", at: "B4"),"#;
    let them = &format!(r#"(id: "x", unit: "wehrmacht_squad", at: "{enemy}"),"#);
    let rows = "fffffff\n.......\n.......\n.......\n.......\n.......\n.......\nfffffff";
    let start = "turn: 6, phase: Operations, initiative: First, active: First";
    let held = r#"victory: [(side: First, condition: Control(at_least: 1, of: ["B2"]), when: EndOfTurn(6))], otherwise: Second"#;
    testing::Battle::with(rows, "", us, them, start, held, &[])
}

/// Plays on without anything being done, to the end.
fn idle(battle: &mut testing::Battle) {
    for _ in 0..20 {
        let Some(side) = battle.game.to_act() else { return };
        let legal = battle.legal();
        let idle = [Command::Pass, Command::EndImpulse, Command::HoldFireForMove, Command::RallyDone, Command::Stop];
        let command = idle.iter().find(|command| legal.contains(command)).expect("nothing must be done");
        battle.game.give(&table::Order { side, command: command.clone() }).expect("it is offered");
    }
}

fn judged(game: &Game<LockNLoad>, threads: usize) -> Vec<Blunder> {
    blunders::<ByNames>(game, threads, &Work::default()).expect("a start").expect("nobody stops it")
}

#[test]
fn who_leaves_a_free_objective_in_the_last_turn_is_told_so() {
    let mut b = last_turn();
    idle(&mut b);
    let found = judged(&b.game, 1);
    let worst = found.iter().max_by_key(|blunder| blunder.loss).expect("it was bad");
    assert_eq!((worst.side, worst.turn, worst.grade), (Side::First, 6, Grade::Blunder), "{found:?}");
    assert!(worst.loss > ONE * 3 / 10 && worst.done.to_lowercase().contains("pass"), "{worst:?}");
    assert!(worst.better.starts_with("Squad A, B4: ") && worst.better.contains("B2"), "{worst:?}");
    assert!(
        found.iter().all(|blunder| blunder.side == Side::First),
        "the other side had nothing better to do: {found:?}"
    );
    assert_eq!(found, judged(&b.game, 2), "with two threads it is judged the same");
}

#[test]
fn who_takes_it_has_nothing_to_be_told() {
    let mut b = last_turn();
    b.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B3")"#);
    while b.legal().contains(&Command::HoldFireForMove) {
        b.give(Side::Second, "HoldFireForMove");
    }
    b.give(Side::First, r#"Step(to: "B2")"#);
    idle(&mut b);
    let winner = b.ask(|table| table.flow.outcome.as_ref().and_then(|outcome| outcome.winner));
    assert_eq!(winner, Some(Side::First));
    assert_eq!(judged(&b.game, 1), []);
    let told = ledger::<ByNames>(&b.game).expect("a start");
    assert!(told.orders[0].order.starts_with("Squad A, B4: "), "{:?}", told.orders[0]);
}

#[test]
fn a_move_that_the_enemy_might_have_answered_is_one_decision_told_by_its_end() {
    let mut b = against("F5");
    let mut asked = 0;
    for order in [r#"Move(units: ["a"], by: Move, to: "B5")"#, r#"Step(to: "B6")"#, "Stop"] {
        b.give(Side::First, order);
        while b.legal().contains(&Command::HoldFire) {
            b.give(Side::Second, "HoldFire");
            asked += 1;
        }
    }
    idle(&mut b);
    assert!(asked > 1, "the enemy was asked on the way");
    let found = judged(&b.game, 1);
    let worst = found.iter().max_by_key(|blunder| blunder.loss).expect("it was bad");
    assert_eq!((worst.entry, worst.side, worst.grade), (1, Side::First, Grade::Blunder), "{found:?}");
    assert!(worst.done.contains("B6") && !worst.done.contains("B5"), "{worst:?}");
}

/// The window with the battle, and *Luck and decisions* open or not.
fn window(battle: testing::Battle, open: bool) -> Screen {
    let mut screen = Screen::of(battle);
    screen.app.init_resource::<OpenPanels>().add_plugins(LuckPlugin);
    set_open(&mut screen, open);
    screen
}

fn set_open(screen: &mut Screen, open: bool) {
    screen.app.world_mut().resource_mut::<OpenPanels>().luck = open;
    screen.update();
}

fn reckoned(screen: &Screen) -> Reckoned {
    screen.get::<Luck>().reckoned()
}

fn until(screen: &mut Screen, done: impl Fn(&Reckoned) -> bool) {
    for _ in 0..6000 {
        screen.update();
        if done(&reckoned(screen)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("waited in vain: {:?}", reckoned(screen));
}

#[test]
fn a_battle_is_gone_through_while_the_window_is_open_and_kept_when_it_is_shut() {
    let mut b = last_turn();
    idle(&mut b);
    let known = judged(&b.game, 1);
    let mut screen = window(b, false);
    screen.update();
    assert_eq!(reckoned(&screen), Reckoned::default(), "nobody has asked");
    set_open(&mut screen, true);
    assert!(reckoned(&screen).progress.is_some(), "no frame waits for it");
    until(&mut screen, |reckoned| reckoned.progress.is_none());
    assert_eq!(reckoned(&screen).blunders.as_deref(), Some(&known));
    let ledger = reckoned(&screen).ledger.expect("it was counted");
    assert!(ledger.is_over && ledger.end == 0);
    set_open(&mut screen, false);
    set_open(&mut screen, true);
    assert!(reckoned(&screen).progress.is_none() && reckoned(&screen).blunders.is_some(), "it is not done twice");
}

#[test]
fn who_shuts_the_window_before_the_end_has_the_work_stopped() {
    let mut b = last_turn();
    idle(&mut b);
    let mut screen = window(b, true);
    assert!(screen.get::<Luck>().is_at_work());
    set_open(&mut screen, false);
    assert!(!screen.get::<Luck>().is_at_work());
    set_open(&mut screen, true);
    until(&mut screen, |reckoned| reckoned.blunders.is_some());
}

#[test]
fn a_battle_that_goes_on_is_gone_through_again_when_the_window_is_opened_or_the_battle_is_over() {
    let mut screen = window(last_turn(), true);
    until(&mut screen, |reckoned| reckoned.progress.is_none());
    let orders = |screen: &Screen| reckoned(screen).ledger.map(|ledger| ledger.orders.len());
    assert_eq!(orders(&screen), Some(0));
    screen.send(GiveOrder(Command::Pass));
    screen.update();
    assert_eq!(orders(&screen), Some(0), "who reads is not disturbed");
    set_open(&mut screen, false);
    set_open(&mut screen, true);
    until(&mut screen, |reckoned| reckoned.progress.is_none());
    assert_eq!(orders(&screen), Some(1));
    for _ in 0..4 {
        screen.send(GiveOrder(Command::Pass));
    }
    assert_eq!(screen.battle().to_act(), None);
    until(&mut screen, |reckoned| reckoned.ledger.as_ref().is_some_and(|ledger| ledger.is_over));
    assert!(orders(&screen) > Some(1));
}

#[test]
fn an_order_that_is_taken_back_is_counted_no_more() {
    let mut screen = window(last_turn(), false);
    screen.send(GiveOrder(Command::Pass));
    set_open(&mut screen, true);
    until(&mut screen, |reckoned| reckoned.progress.is_none());
    assert_eq!(reckoned(&screen).ledger.map(|ledger| ledger.orders.len()), Some(1));
    screen.send(crate::model::Undo);
    until(&mut screen, |reckoned| reckoned.ledger.as_ref().is_some_and(|ledger| ledger.orders.is_empty()));
}
