//! The way out: Escape closes the window on top, one after the other, then takes back what is prepared; who writes in a field writes there
//! alone; advice stands beside the map.

use crate::desk::{Desk, Game};
use crate::hands::gallery;
use crate::{SMALL, selected, shows};
use serde_json::Value;

/// Presses Escape until this is gone, which takes one press; these are still there.
#[track_caller]
fn out_of(game: &Game, what: &str, gone: &str, left: &[&str]) {
    game.key("Escape");
    let told = game.wait(what, |told| !shows(told, gone) && told["busy"] == false);
    for label in left {
        assert!(shows(&told, label), "{label} goes with {what}");
    }
    assert!(selected(&told).len() > 2, "who is selected stays: {}", told["selected"]);
}

#[test]
fn escape_closes_one_thing_after_the_other_and_then_cancels() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    let game = gallery(&desk, 0);
    game.click_hex("D3");
    game.click("bar: Fire");
    game.wait("the mode", |told| told["mode"] == "Aiming");
    game.click("top: Dice statistics");
    game.click("top: Objectives and conditions");
    game.wait("both windows", |told| shows(told, "window: Dice") && shows(told, "window: Objective H2"));
    game.shot_at_rest("way-out-windows");
    // A window that opens takes the keyboard where one writes in it: nothing of it reaches the battle.
    game.click("top: Rule reference");
    game.wait("the rules", |told| shows(told, "window: Search the rules"));
    game.write("smoke");
    let told = game.wait("what was written", |told| shows(told, "window: Clear"));
    assert_eq!((&told["mode"], &told["style"]), (&Value::from("Aiming"), &Value::from("Pictures")));
    out_of(&game, "the rules", "window: Search the rules", &["window: Dice", "window: Objective H2"]);
    out_of(&game, "the objectives", "window: Objective H2", &["window: Dice"]);
    out_of(&game, "the dice", "window: Dice", &[]);
    assert_eq!(game.settled()["mode"], "Aiming", "what is prepared comes last");
    game.key("Escape");
    game.wait("no mode", |told| told["mode"] == "Rest");
    game.key("Escape");
    game.wait("nobody", |told| selected(told).is_empty());
    // What was refused is gone with the next Escape.
    game.click_hex("D3");
    game.wait("the stack", |told| selected(told).len() > 2);
    game.click("bar: Move");
    game.click_hex("H6");
    game.wait("the reason", |told| !told["refused"].is_null());
    game.key("Escape");
    game.wait("no reason any more", |told| told["refused"].is_null());
    game.close();
}

#[test]
fn advice_stands_beside_the_map() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    let game = gallery(&desk, 0);
    game.key("F3");
    let told = game.wait("the plans", |told| shows(told, "Plan 1") && told["busy"] == false);
    game.shot_at_rest("way-out-advice");
    let x = |value: &Value| value[0].as_f64().expect("x");
    let left = x(&told["widgets"]["Plan 1"]) - 150.0;
    let told = game.settled();
    for (hex, at) in told["hexes"].as_object().expect("hexes") {
        assert!(x(at) < left, "{hex} lies under the advice");
    }
    game.key("Escape");
    game.wait("the map alone", |told| !shows(told, "Plan 1"));
    game.close();
}
