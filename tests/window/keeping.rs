//! A battle that cannot be kept on disk, and is opened again after the program was killed.

use crate::SMALL;
use crate::desk::Desk;
use crate::hands::gallery;
use serde_json::Value;

/// How many orders have been given.
fn orders(told: &Value) -> u64 {
    told["orders"].as_u64().unwrap_or_default()
}

#[test]
fn a_battle_that_cannot_be_recorded_says_so_until_it_can_and_loses_nothing() {
    let desk = Desk::new(SMALL);
    let game = gallery(&desk, 0);
    let before = game.settled();
    assert!(before["widgets"].get("not kept").is_none());
    desk.lose_saves();
    game.click("bar: Pass");
    let told =
        game.wait("the badge", |told| orders(told) > orders(&before) && told["widgets"].get("not kept").is_some());
    game.shot_at_rest("keeping-not-saved");
    desk.give_saves_back();
    game.wait("the badge to go", |told| told["widgets"].get("not kept").is_none());
    game.close();

    let game = desk.start(&["play"]);
    game.wait("the menu", |told| told["widgets"].get("Continue").is_some());
    game.settled();
    game.click("Continue");
    let again = game.wait("the saved battle", |told| told["screen"] == "Battle" && told["busy"] == false);
    assert_eq!(orders(&again), orders(&told), "nothing that was played is lost");
    game.close();
}
