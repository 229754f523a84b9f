//! The action bar and the menu at the cursor, button by button, in a battle made for it: every way to act is chosen and let go again, every
//! order that a button gives is given, and taken back where no die was thrown.

use crate::desk::{Desk, Game};
use crate::{SMALL, end_impulse, named, order_by, place_of, select_card, selected};
use serde_json::Value;

/// Every way to act that the stack in D2 has: what the button says, and the mode that it chooses.
const OF_A_STACK: [(&str, &str); 6] = [
    ("Fire", "Aiming"),
    ("Spot", "Searching"),
    ("Smoke", "Throwing"),
    ("Move", "Going"),
    ("Double Time", "Hurrying"),
    ("Low Crawl", "Going"),
];
/// And those of the squad with boxes of both colours.
const OF_A_SQUAD: [(&str, &str); 4] =
    [("Move", "Going"), ("Assault Move", "Going"), ("Low Crawl", "Going"), ("Stealth", "Going")];

/// Selects the stack and waits for its first button.
#[track_caller]
fn select(game: &Game, hex: &str, units: usize) {
    game.click_hex(hex);
    game.wait("the stack", |told| selected(told).len() == units);
}

/// Gives an order by the button that begins so, and takes it back by the button for that; the same units are selected afterwards.
#[track_caller]
fn order_and_undo(game: &Game, button: &str, kind: &str) {
    let before = game.settled();
    let label = named(game, button);
    order_by(game, &label, kind);
    game.click("bar: Undo");
    let after = game.wait("the order taken back", |told| told["busy"] == false && told["orders"] == before["orders"]);
    assert_eq!(after["units"], before["units"], "{label}");
    assert_eq!(selected(&after), selected(&before), "{label}");
}

/// Each button chooses its mode, and pressed again lets it go.
#[track_caller]
fn modes(game: &Game, all: &[(&str, &str)]) {
    for (name, mode) in all {
        let label = format!("bar: {name}");
        game.click(&label);
        game.wait(&label, |told| told["mode"] == *mode);
        game.click(&label);
        game.wait("no mode", |told| told["mode"] == "Rest");
    }
}

/// The same from the menu at the cursor, which each choice closes.
#[track_caller]
fn menu(game: &Game, hex: &str, all: &[(&str, &str)]) {
    for (name, mode) in all {
        game.key("Escape");
        game.wait("nobody", |told| selected(told).is_empty());
        game.click_hex(hex);
        game.click(&format!("menu: {name}"));
        let closed = |told: &Value| {
            told["widgets"].as_object().is_some_and(|all| all.keys().all(|label| !label.starts_with("menu: ")))
        };
        game.wait(name, |told| told["mode"] == *mode && closed(told));
        game.key("Escape");
        game.wait("no mode", |told| told["mode"] == "Rest");
    }
}

/// Medics, half-squads and weapons.
fn rally_phase(game: &Game) {
    select_card(game, "D2", "us-1");
    order_and_undo(game, "bar: M1919A4 to Squad", "GiveWeapon");
    order_and_undo(game, "bar: Set up the M1919A4", "TurnTripod");
    select_card(game, "D5", "us-3");
    order_and_undo(game, "bar: Join ", "Join");
    game.click_hex("F5");
    game.wait("the squad", |told| selected(told) == ["us-6"]);
    order_and_undo(game, "bar: Take the MG34", "TakeWeapon");
    select_card(game, "F2", "us-medic");
    let treat = named(game, "bar: Treat ");
    order_by(game, &treat, "Heal");
    order_by(game, "bar: Rally done", "RallyDone");
    game.wait("operations", |told| told["phase"] == "Operations" && told["busy"] == false);
}

/// A stack under its leader: every mode, from the bar and from the menu; a search and smoke are ordered at the side.
fn stack(game: &Game) {
    select(game, "D2", 3);
    modes(game, &OF_A_STACK);
    menu(game, "D2", &OF_A_STACK);
    order_and_undo(game, "bar: Lead", "Activate");
    game.click("bar: Spot");
    game.hold_hex("J2");
    game.wait("the search", |told| told["target"] == "J2");
    let order = order_by(game, "side: Try to spot", "Spot");
    assert!(order.contains("J2"), "{order}");
    select(game, "D3", 1);
    game.click("bar: Smoke");
    game.hold_hex("E3");
    game.wait("the smoke", |told| told["target"] == "E3");
    let order = order_by(game, "side: Throw smoke", "Smoke");
    assert!(order.contains("E3"), "{order}");
}

/// A squad that may leave the map, move by assault and by stealth; one that goes up the stairs and stops there.
fn squads(game: &Game) {
    select(game, "A1", 1);
    modes(game, &OF_A_SQUAD);
    order_by(game, "bar: Leave the map", "Exit");
    game.click("bar: Undo");
    game.wait("the squad back", |told| told["busy"] == false && told.to_string().contains(r#""at":"A1""#));
    select(game, "B6", 1);
    order_by(game, "bar: Upstairs", "Move");
    assert_eq!(place_of(&game.settled(), "us-7"), "B6^");
    order_by(game, "bar: Stop", "Stop");
}

/// A melee is left, or tried to be left: the rolls are shown first.
fn melee(game: &Game) {
    game.click_hex("H2");
    game.wait("the squad", |told| selected(told) == ["us-9"]);
    game.click("bar: Withdraw");
    game.wait("the mode", |told| told["mode"] == "Withdrawing");
    game.click("side: Cancel");
    game.wait("no mode", |told| told["mode"] == "Rest");
    game.click("bar: Withdraw");
    order_by(game, "side: Roll", "Withdraw");
}

#[test]
fn every_button_of_the_action_bar_does_what_it_says() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, rally_ends: false)");
    let game = desk.start(&["play", "tests/window/bar.ron", "--seed", "1"]);
    game.wait("the battle", |told| told["phase"] == "Rally" && told["widgets"].get("bar: Rally done").is_some());
    game.settled();
    rally_phase(&game);
    stack(&game);
    end_impulse(&game);
    squads(&game);
    end_impulse(&game);
    melee(&game);
    game.close();
}

/// At every size of the interface each button keeps its words; what has no room stands behind *More*, and no button moves when others come.
#[test]
fn buttons_keep_their_words_and_their_places() {
    for interface in [100, 150] {
        let desk = Desk::new(SMALL);
        desk.settings(&format!("(animation: 0, sound: 0, menu: false, rally_ends: false, interface: {interface})"));
        let game = desk.start(&["play", "tests/window/bar.ron", "--seed", "1"]);
        game.wait("the battle", |told| told["widgets"].get("bar: Rally done").is_some() && told["busy"] == false);
        game.click("bar: Rally done");
        let told =
            game.wait("operations", |told| told["phase"] == "Operations" && told["widgets"].get("bar: Pass").is_some());
        let pass = told["widgets"]["bar: Pass"].clone();
        select(&game, "D2", 3);
        game.shot_at_rest(&format!("bar-{interface}"));
        let told = game.settled();
        assert_eq!(told["widgets"]["bar: Pass"], pass, "it stays where it was at {interface} %");
        let fire = told["widgets"]["bar: Fire"].clone();
        // What comes with a target moves nothing.
        game.hold_hex("D1");
        let told = game.wait("the way", |told| told["target"] == "D1");
        let confirm = told["widgets"].get("bar: Go there");
        assert!(confirm.is_some(), "{}", told["widgets"]);
        assert_eq!((&told["widgets"]["bar: Pass"], &told["widgets"]["bar: Fire"]), (&pass, &fire), "at {interface} %");
        game.key("Escape");
        if interface == 150 {
            assert!(told["widgets"].get("bar: More").is_some(), "there is no room for all");
            game.click("bar: More");
            game.wait("the rest", |told| told["widgets"].get("bar: More actions").is_some());
            game.shot_at_rest("bar-more");
            game.key("Escape");
            let told = game.wait("the list shut", |told| told["widgets"].get("bar: More actions").is_none());
            assert_eq!(selected(&told).len(), 3, "it alone is shut");
        }
        // Wherever it stands, it is found and does what it says.
        game.click("bar: Low Crawl");
        game.wait("the mode", |told| told["mode"] == "Going");
        game.close();
    }
}
