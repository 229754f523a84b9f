//! The fan: a stack under a resting pointer is laid out; its cards are pressed one by one, and what lies beside them is the map's.

use crate::desk::{Desk, Game};
use crate::hands::gallery;
use crate::{SMALL, select_card, selected};
use serde_json::{Value, json};
use std::time::Duration;

/// Rests over a stack until it is fanned out; where its cards are.
#[track_caller]
fn fan_out(game: &Game, hex: &str) -> Value {
    game.rest_over(hex);
    cards(game)
}

#[track_caller]
fn cards(game: &Game) -> Value {
    game.wait("the fan", |told| told["fan"].as_object().is_some_and(|cards| cards.len() > 1))["fan"].clone()
}

fn at(place: &Value) -> (f64, f64) {
    (place[0].as_f64().expect("x"), place[1].as_f64().expect("y"))
}

/// The hex that a place of the window lies in; none beside the map and near the edge of a hex.
fn hex_under(told: &Value, (x, y): (f64, f64)) -> Option<String> {
    let away = |place: &Value| (at(place).0 - x).hypot(at(place).1 - y);
    let hexes = || told["hexes"].as_object().expect("hexes").iter();
    let (name, centre) = hexes().min_by(|a, b| away(a.1).total_cmp(&away(b.1)))?;
    let apart = |other: &Value| (at(other).0 - at(centre).0).hypot(at(other).1 - at(centre).1);
    let neighbour =
        hexes().filter(|(other, _)| *other != name).map(|(_, other)| apart(other)).min_by(f64::total_cmp)?;
    (away(centre) < 0.45 * neighbour).then(|| name.clone())
}

/// Where two cards of a row have each other at their sides: in the middle between them.
fn between(cards: &Value) -> Vec<(f64, f64)> {
    let mut all: Vec<(f64, f64)> = cards.as_object().expect("cards").values().map(at).collect();
    all.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0)));
    let of_row = all.windows(2).filter(|two| (two[0].1 - two[1].1).abs() < 2.0);
    of_row.map(|two| (f64::midpoint(two[0].0, two[1].0).round(), two[0].1)).collect()
}

/// Presses a card, and nobody but its counter is selected.
#[track_caller]
fn press_card(game: &Game, card: &str, counter: &str) {
    let cards = fan_out(game, "D3");
    game.point(&cards[card]);
    let told = game.wait("the card under the pointer", |told| told["piece"] == card);
    assert_eq!(told["hover"], "D3");
    game.press();
    game.wait("this counter alone", |told| selected(told) == [counter]);
}

/// No stack fans out, however long the pointer rests on it.
#[track_caller]
fn no_fan(game: &Game) {
    for stack in ["H3", "D3"] {
        game.rest_over(stack);
        game.pause(Duration::from_millis(1200));
        assert_eq!(game.settled()["fan"], json!({}), "{stack}");
    }
}

#[test]
fn a_card_of_the_fan_is_its_counter_and_what_lies_beside_it_is_the_maps() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, menu: false)");
    let game = gallery(&desk, 0);
    let all = fan_out(&game, "D3");
    for counter in ["Harper", "Quill", "us-1", "us-mg", "us-2", "us-flame", "us-3", "us-charge"] {
        assert!(all.get(counter).is_some(), "{counter} has a card: {all}");
    }
    press_card(&game, "us-2", "us-2");
    game.shot_at_rest("fan-card");
    press_card(&game, "Harper", "Harper");
    // The card of a weapon stands for whoever carries it.
    press_card(&game, "us-mg", "us-1");

    // Between two cards a hex of the map is aimed at, while the fan lies over it.
    let told = game.settled();
    let within = told["seen_on_the_way"].as_object().expect("who is selected can move").clone();
    let cards = fan_out(&game, "D3");
    let reached =
        |place: &(f64, f64)| hex_under(&told, *place).is_some_and(|hex| hex != "D3" && within.contains_key(&hex));
    let (x, y) = between(&cards).into_iter().find(reached).expect("a hex in reach lies under the fan");
    let hex = hex_under(&told, (x, y)).expect("looked for above");
    game.strike(&json!([x, y]));
    let told = game.wait("the way there", |told| told["target"] == hex.as_str());
    assert_eq!(selected(&told), ["us-1"]);
    game.wait("the fan gone", |told| told["fan"] == json!({}));

    // While something is aimed at or a mode is on, no stack fans out: the hexes around it are pointed at as they lie.
    no_fan(&game);
    game.key("Escape");
    game.wait("nothing aimed at", |told| told["target"].is_null());
    game.key("x");
    let told = game.wait("the mode", |told| told["mode"] == "Aiming");
    no_fan(&game);
    game.hover_hex("D3");
    game.pause(Duration::from_millis(1200));
    let mut on_the_map = 0;
    for place in cards.as_object().expect("cards").values() {
        let Some(hex) = hex_under(&told, at(place)) else { continue };
        game.point(place);
        game.wait("the hex itself", |told| told["hover"] == hex.as_str() && told["fan"] == json!({}));
        on_the_map += 1;
    }
    assert!(on_the_map > 0, "some cards lay over hexes: {cards}");
    // Without a mode it fans out again.
    game.key("Escape");
    game.wait("no mode", |told| told["mode"] == "Rest");
    fan_out(&game, "D3");
    game.close();
}

/// The handles of a gun stand around its hex, and its stack is fanned out over them.
#[test]
fn a_card_of_the_fan_is_pressed_whatever_handle_lies_below() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, menu: false)");
    let game = desk.start(&["play", "scenarios/lock_n_load/examples/armour.ron", "--seed", "11"]);
    game.wait("the battle", |told| told["phase"] == "Operations" && told["busy"] == false);
    select_card(&game, "C3", "gun-57");
    game.rest_over("C3");
    cards(&game);
    game.shot_at_rest("fan-over-handles");
    for counter in ["Voss", "gun-57", "Voss"] {
        select_card(&game, "C3", counter);
    }
    assert_eq!(game.settled()["last_orders"], json!([]), "no handle was pressed");
    game.close();
}

/// Cards of the panel at the side choose as those of the fan do.
#[test]
fn a_card_of_the_side_panel_is_its_counter() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, menu: false)");
    let game = gallery(&desk, 0);
    game.click_hex("D3");
    game.wait("the stack", |told| selected(told).len() > 2);
    for (card, counter) in [("us-2", "us-2"), ("Harper", "Harper"), ("us-mg", "us-1")] {
        game.click(&format!("side: {card}"));
        game.wait("this counter alone", |told| selected(told) == [counter]);
    }
    game.close();
}
