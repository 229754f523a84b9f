//! How many clicks things take: a move two, an attack two, a Rally Phase with nothing to decide none; and ways that are bent by hand.

use crate::desk::{Desk, Game};
use crate::hands::gallery;
use crate::{SMALL, ordered, place_of, quiet_step, selected};

fn orders(game: &Game) -> u64 {
    game.settled()["orders"].as_u64().expect("orders")
}

#[test]
fn a_move_takes_two_clicks_and_an_attack_two() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    let game = gallery(&desk, 0);
    let before = orders(&game);
    game.click_hex("D3");
    game.wait("the stack", |told| selected(told).len() > 2);
    game.click_hex("G7");
    let order = ordered(&game, before, "Fire");
    assert!(order.contains("G7"), "{order}");
    game.close();

    // A click with Shift orders nothing; it holds what is shown.
    let game = gallery(&desk, 0);
    let (unit, stack, to) = quiet_step(&game);
    let before = orders(&game);
    game.hold_hex(&to);
    let told = game.wait("the way", |told| told["target"] == to.as_str());
    assert_eq!((orders(&game), place_of(&told, &unit)), (before, stack));
    game.key("Escape");
    game.wait("nothing held", |told| told["target"].is_null());
    game.click_hex(&to);
    ordered(&game, before, "Move");
    assert_eq!(place_of(&game.settled(), &unit), to);
    game.close();
}

#[test]
fn a_way_is_bent_with_shift_and_by_a_key() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, menu: false, rally_ends: false)");
    for by_key in [false, true] {
        let game = desk.start(&["play", "tests/window/bar.ron", "--seed", "1"]);
        game.wait("the battle", |told| told["widgets"].get("bar: Rally done").is_some() && told["busy"] == false);
        game.click("bar: Rally done");
        game.wait("operations", |told| told["phase"] == "Operations" && told["busy"] == false);
        game.click_hex("A1");
        game.wait("the squad", |told| selected(told) == ["us-8"]);
        let before = orders(&game);
        if by_key {
            game.rest_over("A3");
            game.key("b");
            game.wait("the bend", |told| told["bends"] == serde_json::json!(["A3"]));
            game.rest_over("B3");
        } else {
            game.hold_hex("A3");
            game.wait("the way", |told| told["target"] == "A3");
            game.hold_hex("B3");
            game.wait("the bend", |told| told["bends"] == serde_json::json!(["A3"]) && told["target"] == "B3");
        }
        game.shot_at_rest(if by_key { "clicks-bent-by-key" } else { "clicks-bent-with-shift" });
        game.click_hex("B3");
        ordered(&game, before, "Step");
        let told = game.wait("the end of the way", |told| place_of(told, "us-8") == "B3" && told["busy"] == false);
        let last = told["last_orders"].to_string();
        assert!(last.contains("A2") && last.contains("A3"), "it went over its bend: {last}");
        game.close();
    }
}

#[test]
fn a_rally_phase_with_nothing_to_decide_takes_no_click() {
    let desk = Desk::new(SMALL);
    for ends in [true, false] {
        desk.settings(&format!("(animation: 0, sound: 0, rally_ends: {ends})"));
        let game = desk.start(&["play", "tests/window/hand_over.ron", "--seed", "1"]);
        if ends {
            game.wait("operations", |told| told["phase"] == "Operations" && told["busy"] == false);
        } else {
            game.wait("the rally", |told| told["phase"] == "Rally" && told["widgets"].get("bar: Rally done").is_some());
            game.click("bar: Rally done");
            game.wait("operations", |told| told["phase"] == "Operations" && told["busy"] == false);
        }
        game.close();
    }
}
