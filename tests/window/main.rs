//! The real window under Xvfb with the real mouse: a battle from the menu to its result, and the pictures for `target/shots`.
//!
//! The program tells where hexes and buttons are (`--tell`); the mouse is moved and pressed by xdotool. Where Xvfb, xdotool or
//! ImageMagick are missing the tests say so and fail: `./check` installs them.

mod desk;

use desk::{Desk, Game};
use serde_json::Value;
use std::time::Duration;

const SMALL: (u32, u32) = (1280, 720);
const LARGE: (u32, u32) = (2560, 1440);

/// What ends a step when nothing else is to be done, most wanted first.
const GO_ON: &[&str] = &[
    "Hold for this move",
    "Hold fire",
    "Use no charge",
    "Place all",
    "Set-up done",
    "Rally done",
    "Stop",
    "Attack",
    "No attack",
    "End impulse",
    "Pass",
];

fn over(told: &Value) -> bool {
    told["outcome"].is_object()
}

/// Clicks whatever leads on until the condition holds.
fn go_on_until(game: &mut Game, steps_max: usize, done: impl Fn(&Value) -> bool) {
    for _ in 0..steps_max {
        let told = game.settled();
        if done(&told) {
            return;
        }
        let label = GO_ON.iter().find(|label| told["widgets"].get(**label).is_some());
        let Some(label) = label else { panic!("nothing leads on: {}", told["sentence"]) };
        game.click(label);
        game.wait("something to happen", |now| {
            now["revision"] != told["revision"] || now["sentence"] != told["sentence"] || now["widgets"] != told["widgets"]
        });
    }
    panic!("not reached in {steps_max} steps: {}", game.settled()["sentence"]);
}

/// The Location of a unit.
fn place_of(told: &Value, unit: &str) -> String {
    let units = told["units"].as_array().expect("units");
    let found = units.iter().find(|now| now["id"] == unit).expect("the unit");
    found["at"].as_str().expect("on the map").to_string()
}

/// Menu, set-up by mouse, a move under fire, fire, undo, quit, continue, and on to the result.
#[test]
fn the_small_battle_from_the_menu_to_its_result() {
    let desk = Desk::new(SMALL);
    let mut game = desk.start(&[]);
    game.wait("the menu", |told| told["widgets"].get("New battle").is_some());
    game.pause(Duration::from_millis(1500));
    game.shot("menu");
    game.click("New battle");
    game.wait("the scenarios", |told| told["widgets"].get("The Oak Farm").is_some());
    game.click("The Oak Farm");
    game.wait("the scenario", |told| told["widgets"].get("Begin").is_some());
    game.shot("scenarios");
    game.click("Begin");
    game.wait("the battle", |told| told["phase"] == "SetUp" && !told["hexes"].as_object().expect("hexes").is_empty());
    game.pause(Duration::from_millis(2500));
    game.shot("set-up");
    go_on_until(&mut game, 40, |told| told["phase"] == "Operations");
    let told = game.settled();
    let revision = told["revision"].clone();

    // A stack is selected, its ways are shown, it moves one hex.
    let stack = place_of(&told, if told["to_act"] == "First" { "us-1" } else { "ge-1" });
    game.click_hex(&stack);
    game.wait("actions for the stack", |told| told["widgets"].get("Move").is_some());
    game.click("Move");
    game.pause(Duration::from_millis(600));
    game.shot("movement");
    let to = game.neighbour_of(&stack);
    game.hover_hex(&to);
    game.pause(Duration::from_millis(400));
    game.click_hex(&to);
    game.wait("the move", |told| told["revision"] != revision);

    // Whatever follows is played to the end of the impulse; then a game in the middle is left and taken up again.
    go_on_until(&mut game, 60, |told| told["turn"] == 2 && told["phase"] == "Operations");
    let before = game.settled();
    game.close();
    let mut game = desk.start(&[]);
    game.wait("the menu", |told| told["widgets"].get("Continue").is_some());
    game.pause(Duration::from_millis(500));
    game.click("Continue");
    let after = game.wait("the saved battle", |told| told["phase"] == "Operations");
    assert_eq!(after["units"], before["units"], "the battle goes on where it was left");
    go_on_until(&mut game, 400, over);
    game.pause(Duration::from_millis(1500));
    game.shot("end-of-game");
    game.close();
}

/// The pictures of every panel at both sizes, from positions of their own.
#[test]
fn pictures_of_the_game() {
    for size in [SMALL, LARGE] {
        let desk = Desk::new(size);
        let mut game = desk.start(&["play", "scenarios/examples/infantry.ron", "--seed", "7"]);
        game.wait("the battle", |told| told["phase"] == "Rally");
        game.pause(Duration::from_millis(2500));
        game.shot("rally");
        go_on_until(&mut game, 10, |told| told["phase"] == "Operations");
        game.hover_hex("G4");
        game.pause(Duration::from_millis(1500));
        game.shot("fan");
        game.close();
    }
}
