//! A battle that cannot be kept on disk, and is opened again after the program was killed.

use crate::desk::{Desk, Game};
use crate::hands::gallery;
use crate::{SMALL, orders, shows};
use serde_json::Value;

/// Gives an order that cannot be written; how the battle stands then.
fn order_and_wait(game: &Game) -> Value {
    let before = game.settled();
    game.click("bar: Pass");
    game.wait("the badge", |told| orders(told) > orders(&before) && shows(told, "not kept"))
}

#[test]
fn a_battle_that_cannot_be_recorded_says_so_until_it_can_and_loses_nothing() {
    let desk = Desk::new(SMALL);
    let game = gallery(&desk, 0);
    assert!(!shows(&game.settled(), "not kept"));
    desk.lose_saves();
    order_and_wait(&game);
    game.shot_at_rest("keeping-not-saved");
    desk.give_saves_back();
    game.wait("the badge to go", |told| !shows(told, "not kept"));

    // It is left while nothing can be written: the menu says so, and once more before it is quit.
    let before = desk.saved_bytes();
    desk.lose_saves();
    let told = order_and_wait(&game);
    game.click("top: Menu");
    game.click("Close");
    game.click("Quit");
    game.wait("the warning", |told| shows(told, "Close"));
    game.shot_at_rest("keeping-quit");
    game.click("Close");
    desk.give_saves_back();
    game.wait("the game on disk", |_| desk.saved_bytes() > before);
    game.click("Quit");
    game.ended();

    let game = desk.start(&["play"]);
    game.wait("the menu", |told| told["widgets"].get("Continue").is_some());
    game.settled();
    game.click("Continue");
    let again = game.wait("the saved battle", |told| told["screen"] == "Battle" && told["busy"] == false);
    assert_eq!(orders(&again), orders(&told), "nothing that was played is lost");
    game.close();
}
