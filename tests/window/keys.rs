//! Keys by the letter that is printed on them, on French, German and Russian keyboards; and what the settings tell of keys.

use crate::desk::{Desk, Game};
use crate::{SMALL, selected};

/// Where keys lie, by the numbers of X: those that write Q, A, semicolon, M, Z and Y on an American keyboard.
const AT_Q: u8 = 24;
const AT_SEMICOLON: u8 = 47;
const AT_M: u8 = 58;
const AT_Z: u8 = 52;
const AT_Y: u8 = 29;

/// A squad that may move, move by assault and by stealth is selected.
fn squad<'d>(desk: &'d Desk, layout: &str) -> Game<'d> {
    desk.settings("(animation: 0, sound: 0, menu: false, rally_ends: false)");
    desk.keyboard(layout);
    let game = desk.start(&["play", "tests/window/bar.ron", "--seed", "1"]);
    game.wait("the battle", |told| told["phase"] == "Rally" && told["widgets"].get("bar: Rally done").is_some());
    game.click("bar: Rally done");
    game.wait("operations", |told| told["phase"] == "Operations" && told["busy"] == false);
    game.click_hex("A1");
    game.wait("the squad", |told| selected(told) == ["us-8"]);
    game
}

/// The key there chooses this way to act, and lets it go again.
#[track_caller]
fn chooses(game: &Game, key: u8, way: &str) {
    game.key_at(key);
    game.wait(way, |told| told["mode"] == "Going" && told["way"] == way);
    game.key_at(key);
    game.wait("no mode", |told| told["mode"] == "Rest");
}

#[track_caller]
fn chooses_nothing(game: &Game, key: u8) {
    game.key_at(key);
    game.at_rest();
    assert_eq!(game.settled()["mode"], "Rest", "the key {key}");
}

#[test]
fn keys_go_by_their_letters_on_a_french_keyboard() {
    let desk = Desk::new(SMALL);
    let game = squad(&desk, "fr");
    chooses(&game, AT_SEMICOLON, "Move");
    chooses_nothing(&game, AT_M);
    // The map is pulled by the key that says A.
    let before = game.settled()["centre"].clone();
    game.key_at(AT_Q);
    game.wait("the map to the left", |told| told["centre"] != before);
    game.close();
}

#[test]
fn keys_go_by_their_letters_on_a_german_keyboard_and_by_their_place_on_a_russian_one() {
    let desk = Desk::new(SMALL);
    let game = squad(&desk, "de");
    chooses(&game, AT_Z, "Stealth");
    chooses_nothing(&game, AT_Y);
    desk.keyboard("ru");
    chooses(&game, AT_M, "Move");
    game.close();
}

#[test]
fn two_actions_on_one_key_are_told_and_keys_have_names() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    desk.keyboard("us");
    let game = desk.start(&[]);
    game.wait("the menu", |told| told["widgets"].get("Settings").is_some());
    game.settled();
    game.click("Settings");
    game.wait("the settings", |told| told["widgets"].get("Key Fire").is_some());
    let clash = |told: &serde_json::Value| {
        told["widgets"].as_object().is_some_and(|all| all.keys().any(|label| label.starts_with("Clash: ")))
    };
    assert!(!clash(&game.settled()));
    game.click("Key Fire");
    game.key("m");
    game.wait("the clash", clash);
    game.shot_at_rest("keys-clash");
    game.click("Key Fire");
    game.key("Prior");
    game.wait("no clash", |told| !clash(told));
    game.shot_at_rest("keys-page-up");
    assert!(desk.settings_now().contains("Fire: PageUp"), "{}", desk.settings_now());
    game.close();
}
