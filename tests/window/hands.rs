//! Hands: every control is used with the real mouse where it stands, and what belongs to a panel never reaches the map.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, go_on_until, place_of};
use serde_json::Value;
use std::time::Duration;

/// What must not change while a hand is over a panel: where the map stands, what is aimed at, and the battle.
fn map(told: &Value) -> Value {
    serde_json::json!({
        "scale": told["scale"], "centre": told["centre"], "target": told["target"], "mode": told["mode"],
        "revision": told["revision"],
    })
}

/// Labels of a panel's controls that can be pressed now.
fn labels(told: &Value, panel: &str) -> Vec<String> {
    let widgets = told["widgets"].as_object().expect("widgets");
    widgets.keys().filter(|label| label.starts_with(&format!("{panel}: "))).cloned().collect()
}

/// The position of the gallery, as many notches nearer.
pub fn gallery<'d>(desk: &'d Desk, notches: i32) -> Game<'d> {
    let game = desk.start(&["play", "scenarios/lock_n_load/examples/gallery.ron", "--seed", "11"]);
    game.wait("the battle", |told| told["phase"] == "Operations" && told["widgets"].get("bar: Pass").is_some());
    game.settled();
    if notches != 0 {
        let before = game.settled()["scale"].clone();
        game.hover_hex("E5");
        game.wheel(notches);
        game.wait("the zoom", |told| told["scale"] != before);
        // The camera glides on for a while.
        game.at_rest();
    }
    game
}

/// Selects the big stack and aims at the squad in the barn.
fn aim(game: &Game) {
    game.click_hex("D3");
    game.wait("the stack", |told| told["selected"].as_array().is_some_and(|units| units.len() > 2));
    game.click("bar: Fire");
    game.wait("the mode", |told| told["mode"] == "Aiming");
    game.hold_hex("G7");
    game.wait("the attack", |told| told["target"].as_str().is_some_and(|at| at.ends_with("G7")));
}

/// Ticks, words and counters of the side panel, the wheel and drags over every panel; then the attack and the move are ordered there.
#[test]
fn panels_keep_what_is_theirs_at_every_zoom() {
    let desk = Desk::new(SMALL);
    for notches in [0, 1, -1] {
        let game = gallery(&desk, notches);
        aim(&game);
        let before = map(&game.settled());
        for label in labels(&game.settled(), "side") {
            if ["side: Open fire", "side: Cancel"].contains(&label.as_str()) || label.starts_with("side: rule ") {
                continue;
            }
            // What one tick takes away another cannot press.
            if !game.click_if_there(&label) {
                continue;
            }
            let told = game.settled();
            assert_eq!(map(&told), before, "{label} at {notches}");
            assert_eq!(told["hover"], Value::Null, "{label}: the map is not pointed at through the panel");
            game.point_at(SMALL.0 - 160, 400);
        }
        // Wheel and drags over the side panel and the top bar.
        for (x, y) in [(SMALL.0 - 160, 300), (SMALL.0 - 160, 600), (SMALL.0 / 2, 20)] {
            game.point_at(x, y);
            game.wheel(2);
            game.wheel(-2);
            let to = serde_json::json!([SMALL.0 / 2, 400]);
            game.drag(&serde_json::json!([x, y]), &to);
            let told = game.settled();
            assert_eq!(map(&told), before, "wheel and drag at {x},{y}");
        }
        if notches == 1 {
            game.shot_at_rest("hands-fire-preview");
        }
        let revision = before["revision"].clone();
        game.click("side: Open fire");
        let told = game.wait("the attack", |told| told["revision"] != revision);
        assert!(told["units"].as_array().is_some_and(|units| {
            units.iter().any(|unit| unit["id"] == "us-1" && unit["markers"].to_string().contains("Fired"))
        }));
        game.close();
    }
}

/// A click on the side panel's button moves the stack where it was shown, though another hex lies under the button.
#[test]
fn the_side_panel_orders_the_move_that_it_shows() {
    let desk = Desk::new(SMALL);
    let game = gallery(&desk, 1);
    game.click_hex("F5");
    game.wait("the stack", |told| told["selected"] == serde_json::json!(["us-5"]));
    let to = game.neighbour_of("F5");
    game.hold_hex(&to);
    game.wait("the way", |told| told["target"].as_str().is_some_and(|at| at.ends_with(&to)));
    assert_eq!(place_of(&game.settled(), "us-5"), "F5", "with Shift a click shows");
    game.click("side: Go there");
    game.wait("the move", |told| place_of(told, "us-5") == to);
    // The pointer still rests where the button was: the hex under it is not aimed at.
    assert_eq!(game.settled()["hover"], Value::Null);
    game.close();
}

/// The menu at the cursor: beside the stack, only what it can do, put away by the right button with the stack still selected.
#[test]
fn the_menu_at_the_cursor_is_closed_by_the_right_button() {
    for size in [SMALL, LARGE] {
        let desk = Desk::new(size);
        let game = gallery(&desk, 0);
        game.click_hex("D3");
        let told = game.wait("the menu", |told| told["widgets"].get("menu: Fire").is_some());
        for label in ["menu: End impulse", "menu: Pass", "menu: Undo", "menu: Open fire"] {
            assert!(told["widgets"].get(label).is_none(), "{label} stands in the bar");
        }
        game.shot_at_rest("hands-menu");
        let selected = told["selected"].clone();
        game.hover_hex("E6");
        game.right_click();
        let told = game.wait("the menu closed", |told| told["widgets"].get("menu: Fire").is_none());
        assert_eq!(told["selected"], selected);
        game.right_click();
        game.wait("the selection", |told| told["selected"].as_array().is_some_and(Vec::is_empty));
        game.close();
    }
}

/// Opportunity Fire: the card's own buttons; after holding the way is still chosen, and the hex under the button is not.
#[test]
fn after_holding_fire_the_way_is_still_chosen() {
    let desk = Desk::new(SMALL);
    let mut game = gallery(&desk, 0);
    let before = game.settled()["revision"].clone();
    game.click("bar: Pass");
    game.wait("the pass", |told| told["revision"] != before);
    go_on_until(&mut game, 6, |told| told["to_act"] == "Second" && told["question"].is_null());
    game.click_hex("H3");
    game.click("bar: Move");
    game.click_hex("H5");
    let asked = game.wait("the question", |told| told["question"]["OpportunityFire"].is_object());
    let freeze = asked["work_ms"].as_u64().expect("a time");
    eprintln!("the frame that raised the question took {freeze} ms");
    assert!(freeze < FREEZE_MAX, "{freeze} ms");
    game.shot_at_rest("hands-opportunity-fire");
    assert!(game.settled()["widgets"].get("bar: Hold fire").is_none(), "the answers stand on the card");
    game.click("card: Hold fire");
    let told = game.wait("the move goes on", |told| told["question"].is_null());
    assert!(told["target"].as_str().is_some_and(|at| at.ends_with("H5")), "{}", told["target"]);
    assert_eq!(told["hover"], Value::Null, "the pointer has not moved since");
    game.shot_at_rest("hands-after-holding");
    game.click("side: Go there");
    game.wait("the next step", |told| place_of(told, "ge-2").ends_with("H5"));
    game.close();
}

/// The longest that the frame may take in which a step raises Opportunity Fire, in milliseconds; drawing apart.
const FREEZE_MAX: u64 = 100;

/// Set-up: the zone lies between the panels, counters come out of the tray by a click or a drag, the whole map can be pulled about.
#[test]
fn counters_are_set_up_out_of_the_tray() {
    for size in [SMALL, LARGE] {
        let desk = Desk::new(size);
        let game = desk.start(&["play", "scenarios/lock_n_load/the_oak_farm.ron", "--seed", "7"]);
        let told = game.wait("set-up", |told| told["widgets"].get("tray: Place all").is_some());
        let scale = if size == SMALL { 1.0 } else { 1.5 };
        // All of it, where it is not begun nearer.
        game.key("Home");
        game.at_rest();
        let told = game.wait("all of the map", |now| size == LARGE || now["scale"] != told["scale"]);
        for (name, at) in told["hexes"].as_object().expect("hexes") {
            let (x, y) = (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"));
            let right = f64::from(size.0) - 320.0 * scale;
            assert!(x > 246.0 * scale && x < right && y > 52.0 * scale, "{name} at {x},{y} lies under a panel");
        }
        game.hover("tray: ge-1");
        game.pause(Duration::from_millis(1200));
        game.shot("hands-tray");
        game.click("tray: ge-1");
        game.wait("the counter in the hand", |told| told["selected"] == serde_json::json!(["ge-1"]));
        game.click_hex("K5");
        game.wait("ge-1 placed", |told| told["units"].to_string().contains("K5"));
        assert!(place_of(&game.settled(), "ge-1").ends_with("K5"));
        let to = game.hex("G6");
        game.drag(&game.place("tray: ge-2"), &to);
        game.wait("ge-2 dragged out of the tray", |told| told["widgets"].get("tray: ge-2").is_none());
        assert!(place_of(&game.settled(), "ge-2").ends_with("G6"));
        // Let go over a panel it stays in the tray.
        game.drag(&game.place("tray: ge-3"), &serde_json::json!([size.0 - 100, size.1 / 2]));
        assert!(game.settled()["widgets"].get("tray: ge-3").is_some());
        // The map is pulled about although all of it is seen.
        let before = game.settled()["centre"].clone();
        let from = game.hex("M2");
        let aside = serde_json::json!([from[0].as_f64().expect("x") - 80.0, from[1].as_f64().expect("y") + 50.0]);
        game.drag(&from, &aside);
        game.wait("the map pulled", |told| told["centre"] != before);
        game.click("tray: Place all");
        game.wait("all placed", |told| told["widgets"].get("tray: ge-3").is_none());
        game.shot_at_rest("hands-placed");
        game.click("tray: Set-up done");
        game.wait("the other side", |told| told["to_act"] == "First");
        game.close();
    }
}

/// The first press of N changes the counters, the second changes them back.
#[test]
fn the_first_press_of_a_key_works() {
    let desk = Desk::new(SMALL);
    let game = gallery(&desk, 0);
    assert_eq!(game.settled()["style"], "Pictures");
    game.key("n");
    game.wait("NATO symbols", |told| told["style"] == "Nato");
    game.key("n");
    game.wait("pictures", |told| told["style"] == "Pictures");
    game.close();
}

/// Log, small map, rule reference and dice: what is done over them stays there.
#[test]
fn drawers_and_windows_keep_what_is_theirs() {
    let desk = Desk::new(SMALL);
    let game = gallery(&desk, 2);
    for window in ["Rule reference", "Dice statistics"] {
        game.click(window);
        let before = map(&game.rested());
        game.point_at(SMALL.0 / 2, SMALL.1 / 2);
        let over_window = game.settled()["hover"].is_null();
        if over_window {
            game.wheel(2);
            game.wheel(-2);
            assert_eq!(map(&game.settled()), before, "the wheel over {window}");
        }
        game.click(window);
    }
    game.key("F2");
    let before = map(&game.rested());
    let log = game.settled();
    let line = labels(&log, "log").into_iter().find(|label| label.contains("line of"));
    if let Some(line) = line {
        game.hover(&line);
        game.wheel(2);
        assert_eq!(map(&game.settled()), before, "the wheel over the log");
    }
    game.close();
}
