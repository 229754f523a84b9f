//! The real window under Xvfb with the real mouse: a battle from the menu to its result, and the pictures for `target/shots`.
//!
//! The program tells where hexes and buttons are (`--tell`); the mouse is moved and pressed by xdotool. Where Xvfb, xdotool or
//! `ImageMagick` are missing the tests say so and fail: `./check` installs them.

mod controls;
mod desk;
mod hands;
mod menu;
mod seeing;
mod whole;

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
        let leads_on = |told: &Value| GO_ON.iter().find(|label| told["widgets"].get(**label).is_some()).copied();
        let told = game
            .wait("something that leads on", |told| told["busy"] == false && (done(told) || leads_on(told).is_some()));
        if done(&told) {
            return;
        }
        let Some(label) = leads_on(&told) else { continue };
        if !game.click_if_there(label) {
            continue;
        }
        // What leads on is an order: a second click before it has been carried out would be another one.
        game.wait("something to happen", |now| now["revision"] != told["revision"]);
    }
    panic!("not reached in {steps_max} steps: {}", game.settled()["sentence"]);
}

/// The Location of a unit.
fn place_of(told: &Value, unit: &str) -> String {
    let units = told["units"].as_array().expect("units");
    let found = units.iter().find(|now| now["id"] == unit).expect("the unit");
    found["at"].as_str().expect("on the map").to_string()
}

/// Selects a stack of the side that acts which can step into an empty hex beside it that no enemy sees: one of its units, its hex, that hex.
fn quiet_step(game: &Game) -> (String, String, String) {
    let told = game.settled();
    let side = told["to_act"].clone();
    let units = told["units"].as_array().expect("units").clone();
    let at = |unit: &Value| unit["at"].as_str().map(ToOwned::to_owned);
    let taken: Vec<String> = units.iter().filter_map(at).collect();
    for unit in units.iter().filter(|unit| unit["side"] == side) {
        let (Some(stack), Some(id)) = (at(unit), unit["id"].as_str()) else { continue };
        if stack.ends_with('^') {
            continue;
        }
        game.click_hex(&stack);
        let holds = |told: &Value| told["selected"].as_array().is_some_and(|units| units.iter().any(|one| one == id));
        let told = game.wait("the stack", |told| told["busy"] == false && holds(told));
        let seen = told["seen_on_the_way"].as_object().expect("who is selected can move");
        let quiet = |hex: &String| seen.get(hex) == Some(&Value::Bool(false)) && !taken.contains(hex);
        if let Some(to) = game.neighbours_of(&stack).into_iter().find(quiet) {
            return (id.to_owned(), stack, to);
        }
        game.cancel();
    }
    panic!("no stack has a step that nobody sees");
}

/// Menu, set-up by mouse, a move, a kill in the middle, continue, and on to the result.
#[test]
fn the_small_battle_from_the_menu_to_its_result() {
    let desk = Desk::new(SMALL);
    let mut game = desk.start(&[]);
    game.wait("the menu", |told| told["widgets"].get("New battle").is_some());
    game.settled();
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

    // A stack is selected, its ways are shown, it moves one hex that no enemy sees.
    let (unit, stack, to) = quiet_step(&game);
    let unit = unit.as_str();
    game.click("Move");
    game.pause(Duration::from_millis(600));
    game.shot("movement");
    game.hover_hex(&to);
    game.pause(Duration::from_millis(400));
    // The first click shows, the second does.
    game.click_hex(&to);
    game.click_hex(&to);
    let moved = |told: &Value| place_of(told, unit) == to;
    let told = game.wait("the move", |told| moved(told) && told["busy"] == false);

    // It is taken back, and made again.
    assert_eq!(told["question"], Value::Null, "nobody has seen it");
    game.click("Undo");
    game.wait("the move taken back", |told| told["revision"] != revision && place_of(told, unit) == stack);
    game.click_hex(&stack);
    game.click("Move");
    game.click_hex(&to);
    game.click_hex(&to);
    game.wait("the move again", moved);

    // Whatever follows is played to the end of the impulse; then a game in the middle is left and taken up again.
    go_on_until(&mut game, 60, |told| told["turn"] == 2 && told["phase"] == "Operations");
    let before = game.settled();
    game.close();
    let mut game = desk.start(&[]);
    game.wait("the menu", |told| told["widgets"].get("Continue").is_some());
    game.settled();
    game.click("Continue");
    let after = game.wait("the saved battle", |told| told["phase"] == "Operations");
    assert_eq!(after["units"], before["units"], "the battle goes on where it was left");
    go_on_until(&mut game, 400, over);
    game.pause(Duration::from_millis(1500));
    game.shot("end-of-game");
    game.close();
}

/// The pictures of every panel at both sizes, from a position made for them.
#[test]
fn pictures_of_the_game() {
    for size in [SMALL, LARGE] {
        let desk = Desk::new(size);
        let game = desk.start(&[]);
        game.wait("the menu", |told| told["widgets"].get("New battle").is_some());
        game.settled();
        game.pause(Duration::from_millis(1500));
        game.shot("menu");
        game.click("Settings");
        game.wait("the settings", |told| told["widgets"].get("Back").is_some());
        game.pause(Duration::from_millis(800));
        game.shot("settings");
        game.close();

        let game = desk.start(&["play", "scenarios/the_oak_farm.ron", "--seed", "7"]);
        game.wait("set-up", |told| told["widgets"].get("Place all").is_some());
        game.click("Place all");
        game.pause(Duration::from_millis(3000));
        game.shot("set-up");
        game.close();

        let game = desk.start(&["play", "tests/window/rally.ron", "--seed", "7"]);
        rally(&game);
        game.close();

        let mut game = desk.start(&["play", "scenarios/examples/gallery.ron", "--seed", "11"]);
        game.wait("the battle", |told| told["phase"] == "Operations");
        game.pause(Duration::from_millis(3000));
        game.hover_hex("D3");
        game.pause(Duration::from_millis(1500));
        game.shot("fan");
        fire(&mut game);
        opportunity_fire(&mut game);
        melee(&mut game);
        game.close();
    }
}

/// A squad tries to rally under its leader; afterwards the dice are on the panel.
fn rally(game: &Game) {
    game.wait("the Rally Phase", |told| told["widgets"].get("Rally done").is_some());
    game.settled();
    game.pause(Duration::from_millis(2500));
    game.click_hex("C3");
    game.click("Rally by Lt Harper");
    game.wait("the roll", |told| {
        told["units"].as_array().is_some_and(|units| units.iter().any(|unit| unit["shaken"] == false))
    });
    game.shot_at_rest("rally");
}

/// A stack is chosen, its attack is shown before and after.
fn fire(game: &mut Game) {
    game.click_hex("F5");
    game.wait("actions", |told| told["widgets"].get("Move").is_some());
    game.click("Move");
    game.pause(Duration::from_millis(900));
    game.shot("movement");
    game.cancel();
    game.click_hex("D3");
    game.wait("actions", |told| told["widgets"].get("Fire").is_some());
    game.click("Fire");
    game.click_hex("G7");
    game.wait("the preview", |told| told["widgets"].get("Open fire").is_some());
    game.pause(Duration::from_millis(600));
    game.shot("fire-preview");
    let revision = game.settled()["revision"].clone();
    game.click("Open fire");
    game.wait("the attack", |told| told["revision"] != revision);
    game.shot_at_rest("fire-result");
    go_on_until(game, 20, |told| told["to_act"] == "Second" && told["question"].is_null());
}

/// A German squad crosses the open before a squad that has not fired: the question.
fn opportunity_fire(game: &mut Game) {
    game.click_hex("H3");
    game.wait("actions", |told| told["widgets"].get("Move").is_some());
    game.click("Move");
    game.pause(Duration::from_millis(400));
    game.click_hex("H4");
    game.click_hex("H4");
    game.wait("the question", |told| told["question"]["OpportunityFire"].is_object());
    game.shot_at_rest("opportunity-fire");
    // It is taken: the attack of the preview is rolled.
    let revision = game.settled()["revision"].clone();
    game.click("Fire");
    game.wait("the attack", |told| told["revision"] != revision);
    go_on_until(game, 30, |told| told["to_act"] == "First" && told["question"].is_null() && told["units"].is_array());
}

/// Another round is fought in a locked hex.
fn melee(game: &mut Game) {
    game.click_hex("J6");
    game.wait("actions", |told| told["widgets"].get("Fight melee").is_some());
    game.click("Fight melee");
    game.wait("the melee", |told| told["question"]["MeleeAttack"].is_object());
    game.shot_at_rest("melee");
}
