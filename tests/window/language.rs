//! The first minute in a made-up language, by real mouse: what is still English in the pictures does not go through `words!`.

use crate::desk::{Desk, Game};
use crate::{SMALL, selected, shows};
use hedgerow::made_up::made_up;
use serde_json::Value;

/// The label of a button as the program says it.
fn said(english: &str) -> String {
    made_up(english).into_owned()
}

fn click(game: &Game, english: &str) {
    game.click(&said(english));
}

fn wait_for(game: &Game, english: &str) -> Value {
    let label = said(english);
    game.wait(english, |told| shows(told, &label))
}

/// Every label is in the made-up language, but for these.
#[track_caller]
fn is_translated(game: &Game, names: &[&str]) {
    game.at_rest();
    let told = game.settled();
    let labels = told["widgets"].as_object().expect("widgets").keys();
    let labels: Vec<&String> = labels.filter(|label| !names.contains(&label.as_str())).collect();
    assert!(labels.len() > 3, "{labels:?}");
    for label in labels {
        let name = label.strip_prefix(": ").unwrap_or(label);
        assert!(name.starts_with('\u{2039}') && name.ends_with('\u{203a}'), "{label} is English");
    }
}

#[test]
fn the_menu_speaks_the_language_that_was_chosen() {
    let desk = Desk::new(SMALL).speaking("made-up");
    desk.settings("(animation: 0, sound: 0)");
    desk.played("tests/window/lane.ron", "recruit,recruit", 5);
    let game = desk.start(&[]);
    // Names of games are data.
    let games = ["Lock 'n Load", "Perry's Heroes"];
    game.wait("the games", |told| games.iter().all(|name| shows(told, name)));
    is_translated(&game, &games);
    game.click(games[0]);
    wait_for(&game, "New battle");
    is_translated(&game, &[]);
    game.shot("made-up-menu");

    click(&game, "Settings");
    wait_for(&game, "Back");
    game.wait("the settings", |told| shows(told, &format!("Animation {}", said("Normal"))));
    game.shot_at_rest("made-up-settings");
    click(&game, "Back");

    click(&game, "Load");
    wait_for(&game, "Delete");
    game.shot_at_rest("made-up-load");
    click(&game, "Back");

    click(&game, "New battle");
    game.wait("the scenarios", |told| shows(told, "The Oak Farm"));
    game.shot_at_rest("made-up-scenarios");
    game.click("The Oak Farm");
    wait_for(&game, "Begin");
    game.shot_at_rest("made-up-briefing");
    click(&game, "Begin");
    game.wait("the set-up", |told| told["phase"] == "SetUp" && told["busy"] == false);
    game.shot_at_rest("made-up-set-up");
    game.close();
}

#[test]
fn a_battle_speaks_the_language_that_was_chosen() {
    let desk = Desk::new(SMALL).speaking("made-up");
    desk.settings("(animation: 0, sound: 0, hints: (on: false))");
    let game = desk.start(&["play", "tests/window/asked.ron", "--seed", "2"]);
    game.wait("the battle", |told| told["phase"] == "Operations" && told["busy"] == false);
    game.shot_at_rest("made-up-battle");
    game.click_hex("C2");
    game.wait("the stack", |told| selected(told).len() == 4);
    game.shot_at_rest("made-up-selection");
    game.hold_hex("F2");
    game.wait("the preview", |told| !told["target"].is_null());
    game.shot_at_rest("made-up-preview");
    game.key("Return");
    game.wait("the attack", |told| told["orders"].as_u64().is_some_and(|orders| orders > 0) && told["busy"] == false);
    game.key("F2");
    wait_for(&game, "Close the log");
    game.shot_at_rest("made-up-log");
    game.close();
}
