//! The toy at the program's desk, by real mouse: a second game in the same window, with what is hidden, and the screen handed over.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, shows};
use serde_json::{Value, json};
use std::time::Duration;

/// The toy with these players, and with hints or without.
fn start<'a>(desk: &'a Desk, players: &str, hints: bool) -> Game<'a> {
    desk.settings(&format!("(animation: 200, sound: 0, hints: (on: {hints}))"));
    let game = desk.start(&["play", "tests/window/toy.ron", "--data", ".", "--players", players, "--seed", "5"]);
    game.wait("the toy's table", |told| told["busy"] == false && told["counters"].get("red-1").is_some());
    game
}

fn told(now: &Value) -> u64 {
    now["toy"]["told"].as_u64().unwrap_or_default()
}

/// Red decides, and nobody is asked about a move.
fn own(now: &Value) -> bool {
    now["busy"] == false && now["toy"]["to_act"] == "First" && !shows(now, "card: Nobody fires")
}

/// Chooses a soldier and points beside him, so far in pixels.
fn prepare(game: &Game, who: &str, by: [f64; 2]) {
    let now = game.settled();
    let at = now["counters"][who].clone();
    let to = json!([at[0].as_f64().expect("x") + by[0], at[1].as_f64().expect("y") + by[1]]);
    game.point(&at);
    game.press();
    game.settled();
    game.point(&to);
}

/// The same, and he goes there.
fn go(game: &Game, who: &str, by: [f64; 2]) {
    prepare(game, who, by);
    game.press();
}

/// Lets what the other side does happen until red decides about its own, or all is over.
fn until_own(game: &Game) -> Value {
    loop {
        let now = game.wait("red's own decision", |now| {
            now["toy"]["to_act"].is_null() || own(now) || shows(now, "card: Nobody fires")
        });
        if !game.click_if_there("card: Nobody fires") {
            return now;
        }
        game.pause(Duration::from_millis(200));
    }
}

#[test]
fn the_screen_of_the_toy_is_handed_over_and_each_sees_his_own() {
    let desk = Desk::new(SMALL);
    let game = start(&desk, "person,person", false);
    let now = game.settled();
    assert!(now["counters"].get("blue-1").is_none(), "who hides is not on the enemy's screen");
    game.shot_at_rest("toy-start");
    prepare(&game, "red-1", [60.0, 0.0]);
    game.shot_at_rest("toy-prepared");
    game.press();
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

/// In a small window, and for whoever looks at all pictures in a large one too.
fn sizes() -> Vec<(u32, u32)> {
    let all = std::env::var_os("HEDGEROW_PICTURES").is_some_and(|which| which == "all");
    if all { vec![SMALL, LARGE] } else { vec![SMALL] }
}

#[test]
fn the_toy_is_played_against_a_computer_with_hints_advice_luck_undo_and_looking_back() {
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "person,recruit", true);
        a_hint(&desk, &game);
        advice_and_undo(&game);
        what_the_others_did(&desk, &game);
        the_end_and_luck(&desk, &game);
        game.close();
    }
}

/// A hint comes at its moment, is read, and does not come again.
fn a_hint(desk: &Desk, game: &Game) {
    game.wait("a hint", |now| shows(now, "side: Got it"));
    game.shot_at_rest("toy-hint");
    game.click("side: Got it");
    game.wait("it to go", |now| !shows(now, "side: Got it"));
    assert!(desk.settings_now().contains("tin_soldiers.choose"), "{}", desk.settings_now());
}

fn advice_and_undo(game: &Game) {
    game.click("top: What would you do?");
    game.wait("a plan", |now| shows(now, "Plan 1"));
    game.shot_at_rest("toy-advice");
    game.click("Close the advice");
    let before = told(&game.settled());
    game.click("bar: Done");
    game.wait("the phase to end", |now| told(now) == before + 1);
    game.click("bar: Undo");
    game.wait("it to be taken back", |now| told(now) == before);
}

/// A move, the computer's answer to it and its own turn, which is told, looked at on the map and put away.
fn what_the_others_did(desk: &Desk, game: &Game) {
    let before = told(&game.settled());
    go(game, "red-2", [60.0, 0.0]);
    game.wait("the computer's answer", |now| told(now) > before + 1 && own(now));
    game.click("bar: Done");
    game.click("bar: Done");
    game.wait("the hint of the answer", |now| shows(now, "side: No more hints") || own(now));
    game.shot_at_rest("toy-asked");
    let no_more = game.click_if_there("side: No more hints");
    until_own(game);
    game.wait("the account", |now| shows(now, "side: Put the account away"));
    game.shot_at_rest("toy-account");
    game.click("side: See it on the map");
    game.wait("what was before", |now| shows(now, "To the battle"));
    game.shot_at_rest("toy-looking-back");
    game.click("To the battle");
    game.click("side: Put the account away");
    game.wait("it to go", |now| !shows(now, "side: Put the account away"));
    // Where the computer gave nothing to answer there was no hint to put away.
    assert!(!no_more || !desk.settings_now().contains("on: true"), "none is wanted: {}", desk.settings_now());
}

/// To the end, and what luck and decisions came to.
fn the_end_and_luck(desk: &Desk, game: &Game) {
    for _ in 0..80 {
        if until_own(game)["toy"]["to_act"].is_null() {
            break;
        }
        game.click_if_there("bar: Done");
        game.pause(Duration::from_millis(200));
    }
    game.wait("the end", |now| now["toy"]["to_act"].is_null() && shows(now, "window: Luck and decisions"));
    game.shot_at_rest("toy-result");
    game.click("window: Luck and decisions");
    game.wait("a stroke of luck", |now| shows(now, "window: Stroke 1"));
    game.shot_at_rest("toy-luck");
    game.click("window: Stroke 1");
    game.wait("its line of the log", |now| shows(now, "Close the log"));
    game.shot_at_rest("toy-luck-with-the-log");
    game.click("top: Luck and decisions");
    game.wait("it to shut", |now| !shows(now, "window: Stroke 1"));
    assert_eq!(desk.saves().len(), 1, "it is kept on disk");
}
