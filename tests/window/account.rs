//! What the other side did, by real mouse: told after its impulse, stepped through, seen on the map, put away.

use crate::desk::Desk;
use crate::{SMALL, go_on_until, order_by, shows};
use serde_json::Value;

#[test]
fn what_the_computer_did_is_told_stepped_through_and_put_away() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 200, sound: 0, hints: (on: false))");
    let mut game =
        desk.start(&["play", "tests/window/lane.ron", "--data", ".", "--players", "person,recruit", "--seed", "5"]);
    let own = |told: &Value| told["phase"] == "Operations" && told["to_act"] == "First" && told["question"].is_null();
    go_on_until(&mut game, 30, own);
    for _ in 0..2 {
        let before = game.settled()["orders"].as_u64();
        order_by(&game, "bar: Pass", "Pass");
        // What it asks on its way is answered.
        go_on_until(&mut game, 20, |told| own(told) && told["orders"].as_u64() > before.map(|orders| orders + 1));
    }
    let told = game.wait("the account", |told| shows(told, "side: Put the account away"));
    let orders = told["orders"].clone();
    game.shot_at_rest("account");
    // One impulse back, and on again.
    game.click("side: Their impulse before");
    game.wait("the one before", |told| shows(told, "side: Next impulse of theirs"));
    game.shot_at_rest("account-before");
    game.click("side: Next impulse of theirs");
    game.wait("the last one", |told| !shows(told, "side: Next impulse of theirs"));
    // The map shows how it began.
    game.click("side: See it on the map");
    game.wait("the map of then", |told| told["looking_back"].is_u64());
    game.click("bar: To the battle");
    game.wait("the present", |told| told["looking_back"].is_null());
    // It has been read.
    game.click("side: Put the account away");
    let told = game.wait("the account to go", |told| !shows(told, "side: Put the account away"));
    assert_eq!(told["orders"], orders, "nothing was ordered by it");
    game.close();
}
