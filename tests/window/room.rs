//! Room for the map: how it opens, what lies over it, how large the window is, and where the camera stands when others have acted.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, first_game, go_on_until, place_of, selected, shows};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Side of a counter that lies alone in its hex, in pixels.
fn counter(told: &Value) -> f64 {
    128.0 / told["scale"].as_f64().expect("a scale")
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// A hex lies where no panel covers it.
#[track_caller]
fn is_free(told: &Value, hex: &str) {
    let mut hexes = told["hexes"].as_object().expect("hexes").iter();
    // Where boards are numbered the number stands before the name.
    let found = hexes.find(|(name, _)| name.trim_start_matches(|c: char| c.is_ascii_digit()) == hex);
    let (free, at) = (numbers(&told["free"]), numbers(found.expect("a hex of the map").1));
    assert!(at[0] > free[0] && at[0] < free[2] && at[1] > free[1] && at[1] < free[3], "{hex} at {at:?} in {free:?}");
}

#[test]
fn the_first_game_opens_with_counters_that_can_be_read_at_the_side_that_sets_up() {
    for size in [SMALL, LARGE] {
        let desk = Desk::new(size);
        let game = desk.start(&["play", "scenarios/lock_n_load/the_oak_farm.ron", "--seed", "7"]);
        let set_up = |told: &Value| told["widgets"].get("tray: Place all").is_some();
        game.wait("the set-up", set_up);
        let told = game.settled();
        assert!(counter(&told) > 47.9, "counters of {} pixels at {size:?}", counter(&told));
        is_free(&told, "J6");
        game.shot_at_rest("opens");
        // The other side sets up at the other end of the map.
        game.click("tray: Place all");
        game.click("tray: Set-up done");
        game.wait("the other side", |told| told["to_act"] == "First" && set_up(told));
        let told = game.settled();
        assert!(counter(&told) > 47.9);
        is_free(&told, "B5");
        game.shot_at_rest("opens-second");
        game.close();
    }
}

#[test]
fn the_tray_leaves_the_map_half_of_the_window_where_the_interface_is_large() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, interface: 150)");
    let game = desk.start(&["play", "scenarios/lock_n_load/the_oak_farm.ron", "--seed", "7"]);
    let width = |told: &Value| numbers(&told["free"])[2] - numbers(&told["free"])[0];
    let told = game.wait("the set-up", |told| told["widgets"].get("tray: Place all").is_some());
    assert!(width(&told) >= f64::from(SMALL.0) / 2.0, "{} beside the tray", width(&told));
    game.shot_at_rest("set-up-at-150");
    // Whoever wants the panel at the side has it in place of the tray.
    game.click("Hex and action panel");
    let told = game.wait("the tray folded", |told| told["widgets"].get("Unfold the tray").is_some());
    assert!(width(&told) >= f64::from(SMALL.0) / 2.0, "{} beside the panel", width(&told));
    game.shot_at_rest("set-up-at-150-side");
    game.click("Unfold the tray");
    game.wait("the tray", |told| told["widgets"].get("tray: Place all").is_some());
    game.close();
}

/// Where the card of the squad in K5 is in the panel at the side.
fn card_of(game: &Game) -> Value {
    game.rest_over("K5");
    game.place("side: ge-1")
}

#[test]
fn a_counter_goes_by_the_hand_from_the_tray_and_from_a_card_and_says_why_it_cannot() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    let game = desk.start(&["play", "scenarios/lock_n_load/the_oak_farm.ron", "--seed", "7"]);
    game.wait("the set-up", |told| told["widgets"].get("tray: ge-1").is_some());
    let to = game.hex_in_view("J6");
    game.drag(&game.place("tray: ge-1"), &to);
    let told = game.wait("ge-1 on the map", |told| told["widgets"].get("tray: ge-1").is_none());
    assert!(place_of(&told, "ge-1").ends_with("J6"));
    assert!(selected(&told).is_empty(), "the hand is empty again");
    // Its card in the panel at the side is taken up like a card of the fan.
    game.rest_over("J6");
    let card = game.place("side: ge-1");
    game.drag(&card, &game.hex_in_view("K5"));
    game.wait("ge-1 moved", |told| place_of(told, "ge-1").ends_with("K5"));
    // What hangs on the pointer goes back with Escape.
    let to = game.hex_in_view("H5");
    game.drag_and(&card_of(&game), &to, || game.key("Escape"));
    game.settled();
    assert!(place_of(&game.settled(), "ge-1").ends_with("K5"), "it has not been let go");
    // Beside its zone the rule says why, and it stays where it was.
    let far = game.hex_in_view("C5");
    game.drag(&game.place("tray: ge-2"), &far);
    let told = game.wait("the refusal", |told| told["refused"].as_str().is_some_and(|why| why.contains("LNL-SC-01")));
    assert!(told["widgets"].get("tray: ge-2").is_some());
    game.close();
}

/// The computer sets up, and the person does.
fn against_a_recruit(desk: &Desk) -> Game<'_> {
    let game =
        desk.start(&["play", "scenarios/lock_n_load/the_oak_farm.ron", "--seed", "7", "--players", "person,recruit"]);
    game.wait("the set-up", |told| told["widgets"].get("tray: Place all").is_some());
    assert!(game.settled()["widgets"].get("top: Chance to win").is_none(), "nobody is judged before he has set up");
    game.click("tray: Place all");
    game.click("tray: Set-up done");
    game
}

/// The person decides in an impulse of his own.
fn decides(told: &Value) -> bool {
    told["phase"] == "Operations"
        && told["to_act"] == "First"
        && told["question"].is_null()
        && told["widgets"].get("bar: Pass").is_some()
}

#[test]
fn the_map_comes_back_when_the_computer_has_acted_and_the_chance_to_win_is_a_meter() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 200, sound: 0)");
    let mut game = against_a_recruit(&desk);
    go_on_until(&mut game, 20, decides);
    // A place of the player's own, at the western edge.
    game.point(&game.hex_in_view("B5"));
    game.wheel(4);
    game.at_rest();
    let place = |told: &Value| json!([told["scale"], told["centre"]]);
    let before = place(&game.settled());
    for _ in 0..3 {
        let orders = game.settled()["orders"].as_u64().expect("orders");
        // He passes, holds his fire, and the computer acts.
        game.click("bar: Pass");
        let acted = |told: &Value| told["orders"].as_u64().is_some_and(|now| now > orders + 1);
        game.wait("the computer's impulse", |told| acted(told) && told["busy"] == false);
        go_on_until(&mut game, 20, decides);
        game.at_rest();
        assert_eq!(place(&game.settled()), before, "the camera is where it was");
    }
    game.shot("meter");
    game.click("top: Chance to win");
    game.click("top: Show the chance to win");
    game.wait("the meter", |told| told["widgets"].get("top: Chance to win").is_some());
    game.close();
}

#[test]
fn a_window_has_the_pixels_that_were_asked_for_and_is_no_larger_than_the_screen() {
    for (scale, asked, opens) in
        [(1, "900x600", (900, 600)), (1, "2560x1440", SMALL), (2, "1280x720", SMALL), (2, "1000x700", (1000, 700))]
    {
        let desk = Desk::new(SMALL).enlarged(scale);
        let game = desk.start(&["play", "--size", asked]);
        first_game(&game);
        game.at_rest();
        assert_eq!(game.geometry(), opens, "{asked} at scale {scale}");
        game.shot(&format!("size-{asked}-at-{scale}"));
        // What is told are pixels, and what stands there is pressed.
        game.click("New battle");
        game.wait("the scenarios", |told| told["widgets"].get("The Oak Farm").is_some());
        game.close();
    }
}

#[test]
fn a_window_that_opens_while_the_system_is_busy_is_not_black() {
    let busy = Arc::new(AtomicBool::new(true));
    let hogs: Vec<_> = (0..4)
        .map(|_| {
            let busy = busy.clone();
            std::thread::spawn(move || {
                while busy.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            })
        })
        .collect();
    let desk = Desk::new(SMALL).painted();
    let game = desk.start(&[]);
    game.wait("the menu", |told| shows(told, "Lock 'n Load"));
    busy.store(false, Ordering::Relaxed);
    hogs.into_iter().for_each(|hog| hog.join().expect("it only counts"));
    game.at_rest();
    let colours = game.colours(&game.shot("opened-while-busy"));
    assert!(colours > 200, "{colours} colours");
    game.close();
}
