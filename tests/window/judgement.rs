//! What the computer judges, by real mouse: threats on the map, a plan of one's own held against the best, a look back at what it did.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, go_on_until, order_by, selected, shows};

/// A person's first impulse against the computer.
fn first_impulse(desk: &Desk) -> Game<'_> {
    desk.settings("(animation: 200, sound: 0)");
    let mut game =
        desk.start(&["play", "tests/window/lane.ron", "--data", ".", "--players", "person,recruit", "--seed", "5"]);
    go_on_until(&mut game, 30, |told| {
        told["phase"] == "Operations" && told["to_act"] == "First" && told["question"].is_null()
    });
    game
}

/// Whether there is such a control.
fn tour(size: (u32, u32)) {
    let desk = Desk::new(size);
    let game = first_impulse(&desk);
    game.click("top: Threats");
    game.click_hex("C2");
    let told = game.wait("the legend", |told| told["threats"] == true && selected(told).len() == 4);
    assert!(shows(&told, "side: Threats to who is chosen"));
    game.rest_over("E2");
    game.shot_at_rest("threats");
    // The pointer has left the map: the bar stays as it is.
    game.leave_fans();
    game.click("bar: Move");
    game.hold_hex("D3");
    game.wait("the way", |told| told["target"] == "D3");
    game.shot_at_rest("threats-on-the-way");
    game.click("top: Threats");
    game.wait("the map without them", |told| told["threats"] == false);

    // The way is held against what the computer would do; nothing is ordered by it.
    let before = game.settled()["orders"].clone();
    game.click("top: What would you do?");
    game.wait("the plans", |told| shows(told, "Plan 3"));
    game.shot_at_rest("advice-with-own-plan");
    game.click("Why not?");
    game.wait("what it is worth", |told| shows(told, "All plans"));
    game.hover("Plan 2");
    game.shot_at_rest("why-not");
    assert_eq!(game.settled()["orders"], before);
    game.click("top: What would you do?");
    game.wait("the map", |told| !shows(told, "All plans"));
    game.cancel();

    // The computer answers; then its orders are stepped through, and back.
    order_by(&game, "bar: Pass", "Pass");
    let told = game.wait("the answer", |told| told["to_act"] == "First" && shows(told, "bar: Look back"));
    let (orders, units) = (told["orders"].clone(), told["units"].clone());
    game.click("bar: Look back");
    let told = game.wait("the position before", |told| told["looking_back"].is_u64());
    let last = told["looking_back"].as_u64();
    game.shot_at_rest("looking-back");
    game.click("bar: Before");
    game.wait("an earlier one", |told| told["looking_back"].as_u64() < last);
    game.click_hex("C2");
    assert!(selected(&game.settled()).is_empty(), "nobody is chosen in the past");
    game.click("bar: Next");
    game.wait("the later one", |told| told["looking_back"].as_u64() == last);
    game.click("bar: To the battle");
    let told = game.wait("the present", |told| told["looking_back"].is_null() && shows(told, "bar: Pass"));
    assert_eq!((&told["orders"], &told["units"]), (&orders, &units));
    game.close();
}

#[test]
fn threats_a_plan_of_ones_own_and_what_the_computer_did_are_looked_at_by_mouse() {
    tour(SMALL);
    // A large window takes long where the processor draws.
    if std::env::var_os("HEDGEROW_PICTURES").is_some_and(|which| which == "all") {
        tour(LARGE);
    }
}
