//! The real window under Xvfb with the real mouse: a battle from the menu to its result, every control, and the pictures for
//! `target/shots`.
//!
//! The program tells where hexes and buttons are (`--tell`); the mouse is moved and pressed by xdotool. Where Xvfb, xdotool or
//! `ImageMagick` are missing the tests say so and fail: `./check` installs them.

mod account;
mod asked;
mod bar;
mod campaign;
mod clicks;
mod controls;
mod desk;
mod fan;
mod forces;
mod frames;
mod games;
mod hands;
mod judgement;
mod keeping;
mod keys;
mod language;
mod luck;
mod measured;
mod menu;
mod mouse;
mod newcomer;
mod pictures;
mod players;
mod room;
mod seeing;
mod skirmish;
mod toy;
mod vehicles;
mod way_out;
mod whole;
mod windows;

use desk::{Desk, Game};
use serde_json::Value;

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

/// A widget with this label is on the screen.
fn shows(told: &Value, label: &str) -> bool {
    told["widgets"].get(label).is_some()
}

/// The entries of *Lock 'n Load*, by the page of the games where the menu stands there; all scenarios have been read.
fn first_game(game: &Game) -> Value {
    let either = |told: &Value| shows(told, "New battle") || shows(told, "Lock 'n Load");
    if !shows(&game.wait("the menu", |told| told["busy"] == false && either(told)), "New battle") {
        game.click("Lock 'n Load");
        game.wait("the entries of the game", |told| shows(told, "New battle"));
    }
    game.settled()
}

/// How many orders have been given, by whomever.
fn orders(told: &Value) -> u64 {
    told["orders"].as_u64().unwrap_or_default()
}

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

/// Who is selected.
fn selected(told: &Value) -> Vec<&str> {
    told["selected"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Clicks a button and waits until an order of this kind has been given; the order in full.
#[track_caller]
fn order_by(game: &Game, label: &str, kind: &str) -> String {
    let before = game.settled()["orders"].as_u64().expect("orders");
    game.click(label);
    ordered(game, before, kind)
}

/// Waits until an order of this kind has been given beyond so many; the order in full.
#[track_caller]
fn ordered(game: &Game, before: u64, kind: &str) -> String {
    let told = game.wait(kind, |told| {
        told["busy"] == false
            && told["orders"].as_u64().is_some_and(|orders| orders > before)
            && told["last_orders"].to_string().contains(kind)
    });
    let words = told["last_orders"].as_array().into_iter().flatten().filter_map(Value::as_str);
    words.rev().find(|order| order.starts_with(kind)).expect("it is told in full").to_owned()
}

/// The label of a panel's button that begins so: names of counters follow.
#[track_caller]
fn named(game: &Game, beginning: &str) -> String {
    let found = |told: &Value| -> Option<String> {
        told["widgets"].as_object()?.keys().find(|label| label.starts_with(beginning)).cloned()
    };
    game.open_more_for(beginning, |told| found(told).is_some());
    let told = game.wait(beginning, |told| told["busy"] == false && found(told).is_some());
    found(&told).expect("it has been waited for")
}

/// A card of the fan chooses one counter of a stack.
#[track_caller]
fn select_card(game: &Game, hex: &str, counter: &str) {
    game.rest_over(hex);
    let told = game.wait("the fan", |told| told["fan"].get(counter).is_some());
    game.point(&told["fan"][counter]);
    game.press();
    game.wait("the counter", |told| selected(told) == [counter]);
}

/// The impulse ends, by its button or by itself where nothing else is left, and the other side passes.
#[track_caller]
fn end_impulse(game: &Game) {
    let button = "bar: End impulse";
    let ends = |told: &Value| told["to_act"] == "Second" || told["widgets"].get(button).is_some();
    if game.wait("the end of the impulse", |told| told["busy"] == false && ends(told))["to_act"] == "First" {
        order_by(game, button, "EndImpulse");
    }
    game.wait("the turn", |told| told["to_act"] == "Second" && told["busy"] == false);
    order_by(game, "bar: Pass", "Pass");
    game.wait("the turn", |told| told["to_act"] == "First" && told["busy"] == false);
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
    first_game(&game);
    game.click("New battle");
    game.wait("the scenarios", |told| told["widgets"].get("The Oak Farm").is_some());
    game.click("The Oak Farm");
    game.wait("the scenario", |told| told["widgets"].get("Begin").is_some());
    // Against the computer is preset; both sides are played by mouse here.
    game.click("Two people");
    game.wait("two people", |told| told["widgets"].get("Against the computer").is_some());
    game.shot("scenarios");
    game.click("Begin");
    game.wait("the battle", |told| told["phase"] == "SetUp" && !told["hexes"].as_object().expect("hexes").is_empty());
    game.shot_at_rest("set-up");
    go_on_until(&mut game, 40, |told| told["phase"] == "Operations");
    let told = game.settled();
    let revision = told["revision"].clone();

    // A stack is selected, its ways are shown, it moves one hex that no enemy sees.
    let (unit, stack, to) = quiet_step(&game);
    let unit = unit.as_str();
    game.click("Move");
    game.shot_at_rest("movement");
    game.hover_hex(&to);
    game.rested();
    // What is shown is ordered by a click.
    game.click_hex(&to);
    let moved = |told: &Value| place_of(told, unit) == to;
    let told = game.wait("the move", |told| moved(told) && told["busy"] == false);

    // It is taken back, and made again.
    assert_eq!(told["question"], Value::Null, "nobody has seen it");
    game.click("Undo");
    let back = |told: &Value| told["revision"] != revision && place_of(told, unit) == stack && told["busy"] == false;
    let told = game.wait("the move taken back", back);
    assert!(selected(&told).contains(&unit), "it is still selected");
    game.click("Move");
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
    game.shot_at_rest("end-of-game");
    game.close();
}
