//! What is taken back, and what is seen of it.

use super::*;
use crate::Battle;
use crate::battle::{OfThisGame as _, Results};
use crate::rig::{GERMANS, Screen, US};
use bevy::prelude::World;
use lock_n_load::Command;
use lock_n_load::testing::OPERATIONS_FIRST;
use table::{DiceCup, Game, Side};

/// A Shaken squad far off.
const FAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;

#[test]
fn undo_is_offered_only_while_it_does_something() {
    let mut screen = Screen::new(US, FAR, OPERATIONS_FIRST, &[1, 6, 1, 1, 1, 1]);
    assert!(screen.action("Undo").is_none(), "nothing has been done");
    screen.click("A2");
    screen.click_twice("A3");
    assert!(screen.action("Undo").is_some());
    assert_eq!(screen.battle().can_undo(), screen.get::<Sentence>().can_undo);
    screen.press("Undo");
    assert_eq!(screen.at("a"), Some(screen.spot("A2")));
    assert!(screen.action("Undo").is_none(), "there is nothing before it");
    assert_eq!(screen.units(), ["a", "b", "sgt"], "who stands where he stood is still selected");
    assert_eq!(screen.get::<Selection>().spot, Some(screen.spot("A2")));
}

#[test]
fn a_move_that_the_enemy_has_answered_is_not_taken_back() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6]);
    screen.click("A2");
    screen.press("Move");
    screen.click_twice("C2");
    assert!(screen.battle().flow().question.is_some());
    assert!(screen.action("Undo").is_none(), "nor while the enemy is asked about it");
    screen.press("Hold for this move");
    assert_eq!(screen.battle().to_act(), Some(Side::First));
    assert!(screen.action("Undo").is_none(), "the answer belongs to the enemy");
    screen.send(Undo);
    assert!(matches!(screen.orders()[..], [Command::Move { .. }, Command::HoldFireForMove]), "{:?}", screen.orders());
    screen.click("C2");
    assert!(screen.action("Undo").is_some(), "the step after it can be taken back");
    screen.press("Undo");
    assert!(screen.action("Undo").is_none());
}

#[test]
fn the_result_stays_when_a_later_move_is_undone() {
    let two = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", at: "A3")"#;
    let mut screen = Screen::new(two, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 1, 1, 1]);
    screen.click("A2");
    screen.click_twice("D2");
    screen.app.update();
    let result = screen.get::<Results>().card().expect("a result").clone();
    // Back in the same side's hands after the enemy has passed.
    screen.send(GiveOrder(Command::Pass));
    screen.send(Undo);
    screen.app.update();
    assert_eq!(screen.get::<Results>().card(), Some(&result));
}

/// The battle as it is read back after the program was killed.
fn opened_again(battle: &Battle) -> Battle {
    let (start, entries) = (battle.start().clone(), battle.entries().to_vec());
    let mut game = Game::new(World::new(), start, DiceCup::from_seed(0)).expect("it began so");
    game.replay(entries);
    Battle::new(game)
}

#[test]
fn a_battle_that_was_killed_takes_back_the_same_order() {
    let one = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;
    let mut screen = Screen::new(one, FAR, OPERATIONS_FIRST, &[1, 6, 1, 1, 1, 1]);
    screen.click("A2");
    screen.click_twice("B2");
    screen.press("Stop");
    let orders = screen.orders();
    assert!(orders.contains(&Command::Stop), "{orders:?}");
    assert_eq!(orders.last(), Some(&Command::EndImpulse), "nothing else was left to be ordered");
    let mut again = opened_again(screen.battle());
    assert!(again.undo() && again.to_act() == Some(Side::First), "what went on by itself is not taken back alone");
    screen.press("Undo");
    assert_eq!(again.entries(), screen.battle().entries());
    assert_eq!(again.table().units.keep(), screen.battle().table().units.keep());
}
