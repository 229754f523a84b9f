//! Vehicles and artillery on a measured table, by real mouse: a tank loads, aims, fires and drives; fire is called for; men ride.

use crate::desk::{Desk, Game};
use crate::skirmish::sizes;
use crate::{orders, shows};
use serde_json::{Value, json};

/// A battle of two people in which nobody hands the screen over.
fn start<'a>(desk: &'a Desk, file: &str, who: &str) -> Game<'a> {
    desk.settings("(animation: 200, sound: 0, hints: (on: false))");
    let game = desk.start(&["play", file, "--data", ".", "--players", "person,person", "--seed", "3"]);
    game.wait("the table", |now| now["busy"] == false && now["counters"].get(who).is_some());
    if game.click_if_there("handover: I sit here") {
        game.wait("the table", |now| !shows(now, "handover: I sit here"));
    }
    game
}

/// Chooses somebody.
fn choose(game: &Game, who: &str) {
    game.point(&game.settled()["counters"][who]);
    game.press();
    game.settled();
}

/// Does something that orders, and waits until it has been played.
fn order_by(game: &Game, what: &str, does: impl FnOnce()) -> Value {
    let before = orders(&game.settled());
    does();
    game.wait(what, |now| orders(now) > before && now["busy"] == false)
}

/// A place of the table by that of a counter, so many centimetres to the east and the south; `scale` are two counters with so many
/// centimetres between them to the east.
fn beside(now: &Value, who: &str, by: [f64; 2], (one, other, apart): (&str, &str, f64)) -> Value {
    let at = |who: &str, n: usize| now["counters"][who][n].as_f64().expect("a place");
    let centimetre = (at(other, 0) - at(one, 0)) / apart;
    json!([at(who, 0) + by[0] * centimetre, at(who, 1) + by[1] * centimetre])
}

/// How far down the screen the newest result begins.
fn result_at(now: &Value) -> f64 {
    now["widgets"]["side: Put the result away"][1].as_f64().expect("a result at the side")
}

#[test]
fn a_tank_loads_aims_and_fires_and_fire_is_called_for() {
    const SCALE: (&str, &str, f64) = ("us-03", "ge-03", 34.0);
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "tests/window/vehicles.ron", "us-03");
        choose(&game, "us-03");
        game.point_at(640, 300);
        game.shot_at_rest("vehicles-chosen");
        order_by(&game, "the round", || game.click("bar: Load AT"));
        // At what the gun is aimed, then where the hull is to look.
        game.click("bar: Aim and face");
        game.point(&game.settled()["counters"]["ge-03"]);
        game.press();
        let now = game.settled();
        game.point(&beside(&now, "us-03", [8.0, -9.0], SCALE));
        game.wait("what it comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("vehicles-faced");
        game.cancel();
        game.click("bar: Aim");
        game.point(&game.settled()["counters"]["ge-03"]);
        game.wait("what it comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("vehicles-aim");
        order_by(&game, "the aim", || game.press());
        // The next click there fires.
        game.point_at(640, 300);
        game.point(&game.settled()["counters"]["ge-03"]);
        game.wait("what the shot comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("vehicles-shot");
        order_by(&game, "the shot", || game.press());
        let now = game.wait("the result", |now| shows(now, "side: Put the result away"));
        assert!(result_at(&now) < 140.0, "it is what one sees first: {}", result_at(&now));
        game.shot_at_rest("vehicles-shot-after");
        order_by(&game, "the next card", || game.click("bar: End the activation"));
        if game.click_if_there("handover: I sit here") {
            game.wait("the next card", |now| !shows(now, "handover: I sit here"));
        }
        calls(&game);
        game.close();
    }
}

#[test]
fn a_tank_is_driven_by_its_hull() {
    const SCALE: (&str, &str, f64) = ("us-03", "ge-03", 34.0);
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "tests/window/vehicles.ron", "us-03");
        // It is dragged to where it drives.
        let now = game.settled();
        let from = now["counters"]["us-03"].clone();
        let to = beside(&now, "us-03", [9.0, 0.0], SCALE);
        let drives = || game.drag_and(&from, &to, || drop(game.shot("vehicles-drive")));
        let after = order_by(&game, "the drive", drives);
        assert_ne!(after["counters"]["us-03"], from, "it stands elsewhere");
        game.shot_at_rest("vehicles-drive-after");
        game.close();
    }
}

/// The observer calls for mortars: each hex with its chance, and the strike at its turn on the track.
fn calls(game: &Game) {
    choose(game, "us-01");
    game.click("bar: Mortars: shells");
    game.point(&game.settled()["counters"]["ge-01"]);
    game.wait("what the call comes to", |now| shows(now, "bar: Confirm"));
    game.shot_at_rest("vehicles-call");
    order_by(game, "the call", || game.press());
    game.wait("the strike on the track", |now| shows(now, "top: Mortars strike with shells"));
    game.hover("top: Mortars strike with shells");
    game.shot_at_rest("vehicles-call-after");
}

#[test]
fn men_are_dragged_out_of_a_vehicle_and_into_it() {
    const SCALE: (&str, &str, f64) = ("us-09", "us-01", 4.0);
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "scenarios/perrys_heroes/examples/riding.ron", "us-09");
        order_by(&game, "the card of the men", || game.click("bar: End the activation"));
        choose(&game, "us-09");
        let seat = game.place("side: Pvt. Reed");
        game.shot_at_rest("vehicles-seats");
        let now = game.settled();
        assert!(now["counters"].get("us-04").is_none(), "he rides");
        let to = beside(&now, "us-09", [-4.0, 1.0], SCALE);
        let out = || game.drag_and(&seat, &to, || drop(game.shot("vehicles-out")));
        let now = order_by(&game, "him to stand there", out);
        assert!(now["counters"].get("us-04").is_some(), "he is out");
        let (from, onto) = (now["counters"]["us-01"].clone(), now["counters"]["us-09"].clone());
        let into = || game.drag_and(&from, &onto, || drop(game.shot("vehicles-in")));
        let now = order_by(&game, "him to climb in", into);
        assert!(now["counters"].get("us-01").is_none(), "he rides now");
        game.shot_at_rest("vehicles-in-after");
        game.close();
    }
}
