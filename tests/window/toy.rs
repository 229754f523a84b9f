//! The toy at the program's desk, by real mouse: a second game in the same window, with what is hidden, and the screen handed over.

use crate::desk::{Desk, Game};
use crate::{SMALL, shows};
use serde_json::{Value, json};
use std::time::Duration;

/// The toy with these players.
fn start<'a>(desk: &'a Desk, players: &str) -> Game<'a> {
    desk.settings("(animation: 200, sound: 0, hints: (on: false))");
    let game = desk.start(&["play", "tests/window/toy.ron", "--data", ".", "--players", players, "--seed", "5"]);
    game.wait("the toy's table", |told| told["busy"] == false && told["counters"].get("red-1").is_some());
    game
}

fn told(now: &Value) -> u64 {
    now["toy"]["told"].as_u64().unwrap_or_default()
}

/// Chooses a soldier and clicks beside him, so far in pixels.
fn go(game: &Game, who: &str, by: [f64; 2]) {
    let now = game.settled();
    let at = now["counters"][who].clone();
    let to = json!([at[0].as_f64().expect("x") + by[0], at[1].as_f64().expect("y") + by[1]]);
    game.point(&at);
    game.press();
    game.settled();
    game.point(&to);
    game.press();
}

#[test]
fn the_screen_of_the_toy_is_handed_over_and_each_sees_his_own() {
    let desk = Desk::new(SMALL);
    let game = start(&desk, "person,person");
    let now = game.settled();
    assert!(now["counters"].get("blue-1").is_none(), "who hides is not on the enemy's screen");
    game.shot_at_rest("toy-start");
    go(&game, "red-1", [60.0, 0.0]);
    game.wait("the page between", |now| shows(now, "handover: I sit here"));
    game.shot_at_rest("toy-hand-over");
    let covered = game.settled();
    assert!(covered["counters"].as_object().is_some_and(|all| all.is_empty()), "nothing of the battle lies there");
    game.click("I sit here");
    let now = game.wait("who hides", |now| now["counters"].get("blue-1").is_some());
    assert_eq!(now["toy"]["viewer"], "Second");
    game.wait("the question", |now| shows(now, "card: Nobody fires"));
    game.shot_at_rest("toy-question");
    game.click("card: Nobody fires");
    game.click("I sit here");
    let now = game.wait("red again", |now| now["toy"]["to_act"] == "First" && now["toy"]["viewer"] == "First");
    assert!(now["counters"].get("blue-1").is_none(), "nothing of it is left on the screen");
    assert_eq!(desk.saves().len(), 1, "it is kept on disk");
    game.close();
}

#[test]
fn the_toy_is_played_against_a_computer_with_advice_luck_undo_and_looking_back() {
    let desk = Desk::new(SMALL);
    let game = start(&desk, "person,recruit");
    game.click("What would you do?");
    game.wait("a plan", |now| shows(now, "Plan 1"));
    game.shot_at_rest("toy-advice");
    let before = told(&game.settled());
    game.click("bar: Done");
    game.wait("the phase to end", |now| told(now) == before + 1);
    game.click("bar: Undo");
    game.wait("it to be taken back", |now| told(now) == before);
    go(&game, "red-2", [60.0, 0.0]);
    game.wait("the computer's answer", |now| told(now) > before + 1 && now["toy"]["to_act"] == "First");
    game.click("bar: Done");
    game.click("bar: Done");
    game.wait("the computer to play", |now| now["busy"] == false && now["toy"]["to_act"] == "First");
    game.click("bar: Look back");
    game.wait("what was before", |now| shows(now, "To the battle"));
    game.shot_at_rest("toy-looking-back");
    game.click("To the battle");
    for _ in 0..80 {
        let now = game.settled();
        if now["toy"]["to_act"].is_null() {
            break;
        }
        if !game.click_if_there("card: Nobody fires") {
            game.click_if_there("bar: Done");
        }
        game.pause(Duration::from_millis(200));
    }
    game.wait("the end", |now| now["toy"]["to_act"].is_null() && shows(now, "Luck and decisions"));
    game.shot_at_rest("toy-result");
    game.close();
}
