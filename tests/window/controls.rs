//! Controls that stand nowhere else: who helps a rally, the sniper, who waits at the edge, who leads an attack and
//! who helps at a weapon, the ticks of a melee and its satchel charges. All by the real mouse, in one battle made for it.

use crate::desk::{Desk, Game};
use crate::{SMALL, order_by, selected};
use serde_json::Value;

/// The side passes when its turn has come.
fn pass(game: &Game, side: &str) {
    game.wait("the turn", |told| told["to_act"] == side && told["busy"] == false);
    order_by(game, "bar: Pass", "Pass");
}

/// The leader who helps is the one that was chosen, not the best.
fn helper_of_a_rally(game: &Game) {
    game.click_hex("D1");
    game.wait("the roll", |told| selected(told) == ["us-1"]);
    assert!(game.settled()["widgets"].get("side: Lt Abel +2").is_some());
    game.click("side: Sgt Baker +1");
    let order = order_by(game, "side: Roll", "Rally");
    assert!(order.contains("Baker"), "{order}");
    // Weapons could still change hands on both sides.
    for _ in 0..2 {
        if game.settled()["phase"] == "Rally" {
            order_by(game, "bar: Rally done", "RallyDone");
        }
    }
    game.wait("operations", |told| told["phase"] == "Operations" && told["busy"] == false);
}

/// The sniper comes out of the action bar into a hex with cover.
fn sniper(game: &Game) {
    let button = |told: &Value| -> Option<String> {
        told["widgets"].as_object()?.keys().find(|label| label.starts_with("bar: Place ")).cloned()
    };
    let told = game.wait("a button for the sniper", |told| told["busy"] == false && button(told).is_some());
    let place = button(&told).expect("it has been waited for");
    game.click(&place);
    game.wait("the mode", |told| told["mode"] == "Placing");
    game.hold_hex("C4");
    game.wait("where he appears", |told| told["target"] == "C4");
    let order = order_by(game, "side: Do it", "PlaceSniper");
    assert!(order.contains("us-sniper"), "{order}");
    assert_eq!(crate::place_of(&game.settled(), "us-sniper"), "C4");
}

/// Those who wait are chosen in the tray, which is folded until somebody looks, and enter by their hex.
fn entry(game: &Game) {
    let before = game.settled()["centre"].clone();
    game.click("tray: Unfold the tray");
    game.wait("the board beside the tray", |told| told["centre"] != before);
    game.click("tray: Choose all");
    game.wait("the group", |told| told["mode"] == "Entering" && selected(told) == ["us-6", "us-7"]);
    game.hold_hex("A5");
    game.wait("the way in", |told| told["target"] == "A5");
    order_by(game, "side: Go there", "Move");
    game.click_if_there("tray: Fold the tray");
    for unit in ["us-6", "us-7"] {
        assert_eq!(crate::place_of(&game.settled(), unit), "A5");
    }
    order_by(game, "bar: End impulse", "EndImpulse");
}

/// Who leads and who helps at the weapon are those that were chosen.
fn lead_and_second_man(game: &Game) {
    game.wait("the turn", |told| told["to_act"] == "First" && told["busy"] == false);
    game.click_hex("D3");
    game.wait("the stack", |told| selected(told).len() == 4);
    game.click("menu: Fire");
    game.wait("the mode", |told| told["mode"] == "Aiming");
    game.hold_hex("F2");
    let told = game.wait("the attack", |told| told["target"] == "F2");
    if told["widgets"].get("side: with Sgt Quill").is_none() {
        game.click("side: M1919A6");
    }
    game.click("side: with Sgt Quill");
    game.click("side: lead Squad C");
    game.shot_at_rest("controls-lead");
    let order = order_by(game, "side: Open fire", "Fire");
    assert!(order.contains("with: Some") && order.contains("Quill"), "{order}");
    assert!(order.split("lead:").nth(1).is_some_and(|lead| lead.contains("us-3")), "{order}");
}

/// Who fights, with what, against whom; and whether charges are used in defence.
fn melee(game: &Game) {
    game.wait("the turn", |told| told["to_act"] == "First" && told["busy"] == false);
    game.click_hex("F4");
    game.click("menu: Fight melee");
    game.wait("the question", |told| told["question"]["MeleeAttack"].is_object());
    game.shot_at_rest("controls-melee");
    game.click("side: Squad E");
    game.click("side: Half-squad C");
    game.click("side: Satchel Charge");
    game.shot_at_rest("controls-melee-ticked");
    let order = order_by(game, "card: Attack", "MeleeAttack");
    assert!(order.contains("us-charge") && !order.contains("us-5") && !order.contains("ge-3"), "{order}");
    game.wait("the charges", |told| told["question"]["MeleeDefence"].is_object() && told["busy"] == false);
    // The charge is proposed; a tick takes it away, another gives it back.
    game.click("card: Geballte Ladung");
    game.wait("none", |told| told["widgets"].get("card: Use none").is_some());
    game.click("card: Geballte Ladung");
    game.shot_at_rest("controls-charges");
    let order = order_by(game, "card: Use these", "MeleeDefence");
    assert!(order.contains("ge-charge"), "{order}");
}

#[test]
fn every_choice_of_the_panels_is_made_with_the_mouse() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, rally_ends: false)");
    let game = desk.start(&["play", "tests/window/controls.ron", "--seed", "5"]);
    game.wait("the battle", |told| told["phase"] == "Rally" && told["widgets"].get("bar: Rally done").is_some());
    game.settled();
    helper_of_a_rally(&game);
    sniper(&game);
    entry(&game);
    pass(&game, "Second");
    lead_and_second_man(&game);
    pass(&game, "Second");
    melee(&game);
    game.close();
}
