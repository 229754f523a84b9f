//! Several games in one menu, by real mouse: the page of the games, the page of each, a battle of the toy begun, left and gone on with.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, first_game, shows};
use serde_json::Value;

/// The page of the games, with all scenarios read.
fn all_games(game: &Game) -> Value {
    game.wait("the games", |now| shows(now, "Tin Soldiers") && !shows(now, "All games"));
    game.settled()
}

/// The page of one game.
fn one_game(game: &Game) -> Value {
    game.wait("the page of a game", |now| shows(now, "All games"));
    game.settled()
}

/// The list of saved games says of which game each is, and Escape leads back to where it was opened.
fn the_saved_game_is_listed(game: &Game) {
    game.click("Load");
    game.wait("the saved game", |now| shows(now, "Play The Shelf"));
    game.shot_at_rest("games-load");
    game.key("Escape");
    all_games(game);
}

#[test]
fn a_game_is_chosen_a_battle_of_it_begun_left_and_gone_on_with() {
    for size in [SMALL, LARGE] {
        let desk = Desk::new(size).with_hidden_games();
        desk.settings("(animation: 200, sound: 0, hints: (on: false))");
        let data = desk.data_of_every_game().display().to_string();
        let game = desk.start(&["--data", &data]);
        let now = all_games(&game);
        for label in ["Lock 'n Load", "Continue", "Load", "Settings", "Quit"] {
            assert!(shows(&now, label), "{label} is not there");
        }
        game.shot_at_rest("games");

        // Each page leads back to the one before.
        game.click("Tin Soldiers");
        one_game(&game);
        game.shot_at_rest("games-toy");
        game.key("Escape");
        all_games(&game);
        game.click("Tin Soldiers");
        one_game(&game);
        game.click("All games");
        all_games(&game);
        // The keyboard reaches the games as well.
        game.key("Down");
        game.key("Return");
        one_game(&game);
        game.click("New battle");
        let now = game.wait("its scenarios", |now| shows(now, "The Oak Farm"));
        assert!(!shows(&now, "The Shelf"), "a game lists its own scenarios");
        game.key("Escape");
        one_game(&game);
        game.key("Escape");
        all_games(&game);

        // A battle of the toy, left after its first order.
        game.click("Tin Soldiers");
        game.click("New battle");
        let now = game.wait("the toy's scenarios", |now| shows(now, "The Shelf") && now["busy"] == false);
        assert!(!shows(&now, "The Oak Farm"), "a game lists its own scenarios");
        game.click("The Shelf");
        game.wait("its briefing", |now| shows(now, "Begin"));
        game.shot_at_rest("games-briefing");
        game.click("Begin");
        let now = game.wait("the battle", |now| now["counters"].get("red-1").is_some() && now["busy"] == false);
        let before = now["toy"]["told"].as_u64().expect("entries");
        game.click("bar: Done");
        let now = game.wait("an order", |now| now["toy"]["told"].as_u64() > Some(before) && now["busy"] == false);
        let left = now["toy"].clone();
        game.key("F10");
        // It is the page from which it was begun.
        one_game(&game);
        game.shot_at_rest("games-toy-continue");
        game.key("Escape");
        all_games(&game);
        game.shot_at_rest("games-continue");
        the_saved_game_is_listed(&game);
        game.click("Lock 'n Load");
        one_game(&game);
        game.shot_at_rest("games-first");
        // The other game has none to go on with: nothing happens.
        game.click("Continue");
        assert_eq!(one_game(&game)["screen"], "Menu");
        game.key("Escape");
        all_games(&game);
        game.click("Continue");
        let now = game.wait("the battle", |now| now["counters"].get("red-1").is_some() && now["busy"] == false);
        assert_eq!(now["toy"], left, "it goes on where it was left");
        game.key("F10");
        all_games(&game);
        game.close();
    }
}

/// A game that is not for players is not in the menu; a saved game of it is listed all the same.
#[test]
fn a_saved_game_of_a_hidden_game_is_gone_on_with() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, hints: (on: false))");
    let data = desk.data_of_every_game();
    let scenario = data.join("scenarios/tin_soldiers/toy.ron").display().to_string();
    let data = data.display().to_string();
    let game = desk.start(&["play", &scenario, "--data", &data, "--players", "person,person"]);
    game.wait("the battle", |now| now["counters"].get("red-1").is_some() && now["busy"] == false);
    game.key("F10");
    let now = game.wait("the menu", |now| shows(now, "Lock 'n Load") && now["busy"] == false);
    assert!(!shows(&now, "Tin Soldiers"));
    first_game(&game);
    game.click("New battle");
    let now = game.wait("the scenarios", |now| shows(now, "The Oak Farm"));
    assert!(!shows(&now, "The Shelf"), "its scenarios are not listed");
    game.key("Escape");
    one_game(&game);
    game.key("Escape");
    game.wait("the games", |now| shows(now, "Lock 'n Load"));
    game.click("Load");
    game.click("Play The Shelf");
    game.wait("the battle", |now| now["counters"].get("red-1").is_some() && now["busy"] == false);
    game.close();
}
