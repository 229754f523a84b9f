//! Whoever is new, by real mouse: *Start here*, hints at their moments, and a rematch with the sides swapped.

use crate::desk::Desk;
use crate::{SMALL, first_game, go_on_until, over, shows};
use serde_json::{Value, json};

#[test]
fn start_here_begins_a_battle_against_a_corporal_with_hints_that_come_once() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 200, sound: 0)");
    let mut game = desk.start(&[]);
    first_game(&game);
    game.shot_at_rest("start-here");
    game.click("Start here");
    let own = |told: &Value| told["busy"] == false && told["to_act"] == "First" && told["phase"] == "SetUp";
    let told = game.wait("the set-up", own);
    assert_eq!(told["players"], json!([null, "corporal"]));
    game.wait("the first hint", |told| shows(told, "side: Got it"));
    game.shot_at_rest("hint-set-up");
    go_on_until(&mut game, 20, |told| {
        told["phase"] == "Operations" && told["to_act"] == "First" && told["question"].is_null()
    });
    // That of the set-up has been of use, and is kept as seen.
    game.wait("a hint of the impulse", |told| shows(told, "side: Got it"));
    game.shot_at_rest("hint-impulse");
    assert!(desk.settings_now().contains("SetUp"), "{}", desk.settings_now());
    let units = game.settled()["units"].clone();
    let at = units.as_array().into_iter().flatten().find(|unit| unit["side"] == "First" && unit["at"].is_string());
    let at = at.and_then(|unit| unit["at"].as_str()).expect("a unit on the map").trim_end_matches('^').to_owned();
    game.click_hex(&at);
    game.shot_at_rest("hint-order");
    game.click("side: No more hints");
    game.wait("no hint", |told| !shows(told, "side: Got it"));
    assert!(desk.settings_now().contains("on: false"), "{}", desk.settings_now());
    game.close();
}

#[test]
fn a_battle_begins_against_the_computer_and_two_people_are_one_click_away() {
    let desk = Desk::new(SMALL);
    let game = desk.start(&[]);
    first_game(&game);
    for label in ["New battle", "The Oak Farm"] {
        game.click(label);
        game.settled();
    }
    game.shot_at_rest("against-the-computer");
    game.click("Two people");
    game.wait("two people", |told| shows(told, "Against the computer"));
    let told = desk.settings_now();
    assert!(!told.contains("Corporal"), "{told}");
    game.click("Against the computer");
    game.wait("the computer", |told| shows(told, "Two people"));
    assert!(desk.settings_now().contains("Corporal"), "{}", desk.settings_now());
    game.close();
}

#[test]
fn a_battle_that_is_over_is_played_again_with_the_sides_swapped() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, hints: (on: false))");
    let mut game =
        desk.start(&["play", "tests/window/lane.ron", "--data", ".", "--players", "person,recruit", "--seed", "5"]);
    go_on_until(&mut game, 80, over);
    game.wait("the result", |told| shows(told, "Rematch, sides swapped"));
    game.shot_at_rest("result-with-objectives");
    game.click("Rematch, sides swapped");
    let told = game.wait("the other seats", |told| told["players"] == json!(["recruit", null]));
    assert!(!over(&told), "it begins anew");
    assert_eq!(desk.saves().len(), 2, "what was played is kept");
    game.close();
}
