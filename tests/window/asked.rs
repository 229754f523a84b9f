//! Everything that the game asks, answered on its card with the mouse, in a battle made for it.

use crate::desk::{Desk, Game};
use crate::{SMALL, end_impulse, named, order_by, place_of, select_card, selected};
use serde_json::Value;

/// The seed with which the dice ask everything.
const SEED: &str = "2";

/// Waits until this is asked, and the card can be answered.
#[track_caller]
fn asked(game: &Game, kind: &str) -> Value {
    game.wait(kind, |told| told["busy"] == false && told["question"][kind].is_object())
}

/// Aims at a hex with a stack and orders the attack at the side.
#[track_caller]
fn fire(game: &Game, from: &str, units: usize, at: &str) {
    game.wait("the turn", |told| told["to_act"] == "First" && told["busy"] == false && told["question"].is_null());
    game.click_hex(from);
    game.wait("the stack", |told| selected(told).len() == units);
    game.hold_hex(at);
    game.wait("the attack", |told| told["target"] == at);
    order_by(game, "side: Open fire", "Fire");
}

/// A sniper who sees several stacks, and two leaders of whom one checks first.
fn sniper_and_leaders(game: &Game) {
    let place = named(game, "bar: Place ");
    game.click(&place);
    game.hold_hex("A7");
    game.wait("where he appears", |told| told["target"] == "A7");
    order_by(game, "side: Do it", "PlaceSniper");
    asked(game, "SniperFire");
    game.shot_at_rest("asked-sniper");
    let order = order_by(game, "card: L7", "SniperFire");
    assert!(order.contains("L7"), "{order}");
    fire(game, "C2", 4, "F2");
    asked(game, "CheckNext");
    game.shot_at_rest("asked-check");
    let order = order_by(game, "card: Kern", "CheckNext");
    assert!(order.contains("Kern"), "{order}");
    end_impulse(game);
}

/// A squad goes where its owner says; another leaves the gun behind that he says.
fn retreat_and_weapon(game: &Game) {
    fire(game, "H5", 1, "I5");
    let places = asked(game, "GoTo")["question"]["GoTo"]["places"].clone();
    let place = places[0].as_str().expect("a hex").to_owned();
    game.shot_at_rest("asked-retreat");
    order_by(game, &format!("card: {place}"), "GoTo");
    assert_eq!(place_of(&game.settled(), "ge-1"), place);
    asked(game, "OpportunityFire");
    order_by(game, "card: Hold fire", "HoldFire");
    end_impulse(game);
    fire(game, "C4", 2, "F4");
    asked(game, "DropWeapon");
    game.shot_at_rest("asked-weapon");
    let order = order_by(game, "card: ge-mg", "DropWeapon");
    assert!(order.contains("ge-mg") && !order.contains("ge-mg2"), "{order}");
    end_impulse(game);
}

/// Two stacks enter among enemies; which melee is fought first is chosen, and the other side does not attack in it.
fn melees(game: &Game) {
    game.wait("the turn", |told| told["to_act"] == "First" && told["busy"] == false);
    game.click_hex("J3");
    game.wait("the stack", |told| selected(told) == ["Baker", "us-6"]);
    order_by(game, "bar: Lead", "Activate");
    for (from, unit, to) in [("J3", "us-6", "K3"), ("J4", "us-7", "K4")] {
        if from == "J3" {
            select_card(game, from, unit);
        } else {
            game.click_hex(from);
        }
        game.wait("the squad alone", |told| selected(told) == [unit]);
        game.click("bar: Move");
        game.wait("the mode", |told| told["mode"] == "Going");
        game.hold_hex(to);
        game.wait("the way", |told| told["target"] == to);
        order_by(game, "side: Go there", "Move");
    }
    let ends = |told: &Value| told["question"].is_object() || told["widgets"].get("bar: End impulse").is_some();
    if game.wait("the melees", |told| told["busy"] == false && ends(told))["question"].is_null() {
        order_by(game, "bar: End impulse", "EndImpulse");
    }
    asked(game, "MeleeAttack");
    for (place, unit) in [("K4", "us-7"), ("K3", "us-6"), ("K4", "us-7")] {
        game.click(&format!("card: Melee in {place}"));
        game.wait("the melee", |told| selected(told) == [unit]);
    }
    game.shot_at_rest("asked-melees");
    let order = order_by(game, "side: Attack", "MeleeAttack");
    assert!(order.contains("us-7"), "{order}");
    game.wait("the other side", |told| told["question"]["MeleeAttack"]["side"] == "Second" && told["busy"] == false);
    let order = order_by(game, "card: No attack", "MeleeAttack");
    assert!(order.contains("attackers: []"), "{order}");
    asked(game, "MeleeAttack");
    order_by(game, "card: Attack", "MeleeAttack");
}

/// Two stacks could answer a move: the one that is chosen fires.
fn opportunity_of_two(game: &Game) {
    let done = |told: &Value| told["to_act"] == "Second" && told["question"].is_null();
    let told = game.wait("the turn", |told| told["busy"] == false && (done(told) || told["question"].is_object()));
    if !done(&told) {
        order_by(game, "card: No attack", "MeleeAttack");
    }
    game.wait("the turn", |told| done(told) && told["busy"] == false);
    game.click_hex("F6");
    game.wait("the squad", |told| selected(told) == ["ge-5"]);
    game.hold_hex("E6");
    game.wait("the way", |told| told["target"] == "E6");
    order_by(game, "side: Go there", "Move");
    asked(game, "OpportunityFire");
    for (stack, unit) in [("C6", "us-8"), ("D7", "us-9"), ("C6", "us-8")] {
        game.click(&format!("card: From {stack}"));
        game.wait("the stack", |told| selected(told) == [unit]);
    }
    game.shot_at_rest("asked-opportunity");
    let order = order_by(game, "side: Fire", "Fire");
    assert!(order.contains("us-8") && !order.contains("us-9"), "{order}");
}

#[test]
fn every_question_is_answered_on_its_card() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    let game = desk.start(&["play", "tests/window/asked.ron", "--seed", SEED]);
    game.wait("the battle", |told| told["phase"] == "Operations" && told["widgets"].get("bar: Pass").is_some());
    game.settled();
    sniper_and_leaders(&game);
    retreat_and_weapon(&game);
    melees(&game);
    opportunity_of_two(&game);
    game.close();
}
