//! After a battle: luck and decisions, and a bad decision that is tried again, by real mouse.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, over};
use serde_json::Value;

/// A battle in which the first side makes bad mistakes.
const SCENARIO: &str = "scenarios/lock_n_load/the_oak_farm.ron";
const PLAYERS: &str = "bold,corporal";
const SEED: u64 = 2;

/// That battle on the table.
fn lost(desk: &Desk) -> Game<'_> {
    let game = desk.start(&["play"]);
    game.wait("the menu", |told| told["widgets"].get("Load").is_some());
    game.settled();
    game.click("Load");
    game.click("Play The Oak Farm");
    game.wait("the end of the battle", |told| {
        over(told) && told["widgets"].get("window: Luck and decisions").is_some()
    });
    game
}

/// The window with all that is to be found out.
fn judged(game: &Game) -> Value {
    game.click("window: Luck and decisions");
    game.wait("the decisions", |told| told["widgets"].get("window: Try again from here 1").is_some())
}

fn orders(told: &Value) -> u64 {
    told["orders"].as_u64().unwrap_or_default()
}

#[test]
fn a_bad_decision_of_a_lost_battle_is_tried_again_and_nothing_is_lost() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 300, sound: 0)");
    let save = desk.played(SCENARIO, PLAYERS, SEED);
    let played = std::fs::read(&save).expect("the saved game");
    let game = lost(&desk);
    let whole = orders(&game.settled());
    judged(&game);
    game.shot_at_rest("luck");

    // A line shows its turn in the log.
    game.click("window: Decision 1");
    game.wait("the log", |told| told["widgets"].get("Close the log").is_some());
    game.shot_at_rest("luck-with-the-log");

    game.click("window: Try again from here 1");
    let told = game.wait("the battle to go on", |told| !over(told) && told["busy"] == false);
    assert!(orders(&told) < whole && told["to_act"].is_string(), "{} of {whole} orders", orders(&told));
    game.wait("the window to shut: it was about the other battle", |told| {
        told["widgets"].get("window: Decision 1").is_none()
    });
    game.wait("another file", |_| desk.saves().len() == 2);
    assert_eq!(std::fs::read(&save).expect("the saved game"), played, "what was played stays");
    game.shot_at_rest("luck-tried-again");

    // It is played on, and kept.
    let before = orders(&told);
    let leads_on =
        ["bar: Pass", "bar: End impulse", "bar: Rally done", "card: Hold fire", "bar: Place all", "bar: Set-up done"];
    let there = |told: &Value| leads_on.iter().find(|label| told["widgets"].get(**label).is_some()).copied();
    let label = there(&game.wait("something to do", |told| told["busy"] == false && there(told).is_some()));
    game.click(label.expect("it has been waited for"));
    game.wait("an order", |told| orders(told) > before);
    let new = desk.saves().into_iter().find(|path| *path != save).expect("it was there");
    let lines = || std::fs::read_to_string(&new).expect("the saved game").lines().count() as u64;
    game.wait("the order in the file", |told| lines() == orders(told) + 3);

    // During a battle it is told how far it has been counted.
    game.click("top: Luck and decisions");
    game.wait("the strokes of luck", |told| told["widgets"].get("window: Stroke 1").is_some());
    game.shot_at_rest("luck-on-the-way");
    game.close();
}

#[test]
fn luck_and_decisions_in_a_large_window() {
    let desk = Desk::new(LARGE);
    desk.settings("(animation: 300, sound: 0)");
    desk.played(SCENARIO, PLAYERS, SEED);
    let game = lost(&desk);
    game.shot_at_rest("luck-result");
    judged(&game);
    game.shot_at_rest("luck");
    game.close();
}
