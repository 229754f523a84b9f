//! A battle against the computer by real mouse: it is chosen in the menu, answers, is kept with the game, and can be watched.

use crate::desk::{Desk, Game};
use crate::{SMALL, first_game, go_on_until, orders, over};
use serde_json::json;
use std::time::Duration;

/// Chooses who plays a side, below the briefing.
#[track_caller]
fn choose(game: &Game, side: &str, player: &str) {
    let entry = format!("{side}: {player}");
    game.click(&format!("Player of {side}"));
    game.wait(&entry, |told| told["widgets"].get(&entry).is_some());
    game.click(&entry);
    game.wait("the list to close", |told| told["widgets"].get(&entry).is_none());
}

/// From the menu to the briefing of the one battle.
fn to_briefing(game: &Game) {
    first_game(game);
    for label in ["New battle", "The Lane"] {
        game.click(label);
        game.settled();
    }
}

#[test]
fn a_battle_against_the_computer_from_the_menu_to_its_result() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 200, sound: 0)");
    let data = desk.data_with("tests/window/lane.ron");
    let arguments = ["play", "--data", data.to_str().expect("a path in letters")];
    let game = desk.start(&arguments);
    to_briefing(&game);
    choose(&game, "Wehrmacht", "Sergeant");
    game.click("Character of Wehrmacht");
    game.click("Wehrmacht: Careful");
    game.settled();
    game.shot("players-chosen");
    assert!(desk.settings_now().contains("Sergeant"), "{}", desk.settings_now());
    game.click("Begin");

    // The computer sets its squad up by itself; nobody at the screen is asked for it.
    let players = json!([null, "sergeant:careful"]);
    let told = game.wait("the rally of a person", |told| {
        told["busy"] == false && told["to_act"] == "First" && told["phase"] != "SetUp"
    });
    assert_eq!(told["players"], players);
    let before = orders(&told);
    assert!(before > 0, "it has set up");
    let mut game = game;
    // The computer may have the first impulse: what it asks then is answered on the way.
    go_on_until(&mut game, 30, |told| {
        told["phase"] == "Operations" && told["to_act"] == "First" && told["widgets"].get("bar: Pass").is_some()
    });
    let before = orders(&game.settled()).max(before);

    // A person passes by mouse, the computer answers, and the person decides again.
    game.click("bar: Pass");
    let told = game.wait("the answer", |told| {
        told["busy"] == false && orders(told) > before + 1 && (told["to_act"] == "First" || over(told))
    });
    assert!(told["widgets"].get("bar: Undo").is_some() || orders(&told) > before + 1);
    game.shot_at_rest("computer-has-answered");

    // The game is left and goes on with the same players.
    game.close();
    let mut game = desk.start(&arguments);
    game.wait("the menu", |told| told["widgets"].get("Continue").is_some());
    game.settled();
    game.click("Continue");
    let told = game.wait("the saved battle", |told| told["screen"] == "Battle" && told["busy"] == false);
    assert_eq!(told["players"], players, "it is kept with the game");
    go_on_until(&mut game, 60, over);
    game.pause(Duration::from_millis(800));
    game.shot("computer-result");
    game.close();
}

#[test]
fn computer_against_computer_is_watched_stopped_and_taken_over() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 200, sound: 0)");
    let data = desk.data_with("tests/window/lane.ron");
    let data = data.to_str().expect("a path in letters");
    let scenario = format!("{data}/scenarios/one.ron");
    let game = desk.start(&["play", &scenario, "--data", data, "--players", "recruit,corporal:bold", "--seed", "5"]);
    // Not in the Rally Phase: there a person who has nothing left to do goes on by himself.
    let told = game.wait("orders of both", |told| orders(told) > 6 && told["phase"] == "Operations");
    assert_eq!(told["players"], json!(["recruit", "corporal:bold"]));
    // While the window is open nobody orders anything.
    game.wait("the button", |told| told["widgets"].get("top: Players").is_some());
    let at = game.wait("it", |told| told["widgets"].get("top: Players").is_some())["widgets"]["top: Players"].clone();
    game.strike(&at);
    game.wait("the window", |told| told["widgets"].get("Player of US Airborne").is_some());
    let still = orders(&game.settled());
    game.pause(Duration::from_millis(1200));
    assert_eq!(orders(&game.settled()), still, "the game waits");
    game.shot_at_rest("players-window");
    choose(&game, "US Airborne", "Person");
    let told = game.wait("the players", |told| told["players"] == json!([null, "corporal:bold"]));
    assert_eq!(orders(&told), still);
    // The window is put away: the person is waited for, the computer goes on.
    game.click("top: Players");
    game.wait("a person to decide", |told| told["busy"] == false && (told["to_act"] == "First" || over(told)));
    game.close();
}
