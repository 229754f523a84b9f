//! A skirmish on a table without hexes, by real mouse: hotseat with the screen handed over, and against the computer.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, shows};
use serde_json::{Value, json};

/// The skirmish across the road with these players.
pub fn start<'a>(desk: &'a Desk, players: &str) -> Game<'a> {
    desk.settings("(animation: 200, sound: 0, hints: (on: false))");
    let game = desk.start(&["play", "tests/window/skirmish.ron", "--data", ".", "--players", players, "--seed", "5"]);
    game.wait("the table", |told| told["busy"] == false && told["counters"].get("us-02").is_some());
    game
}

fn told(now: &Value) -> u64 {
    now["skirmish"]["told"].as_u64().unwrap_or_default()
}

/// Chooses a man and points beside him, so far in pixels.
fn prepare(game: &Game, who: &str, by: [f64; 2]) {
    let now = game.settled();
    let at = now["counters"][who].clone();
    game.point(&at);
    game.press();
    game.settled();
    game.point(&json!([at[0].as_f64().expect("x") + by[0], at[1].as_f64().expect("y") + by[1]]));
}

/// In a small window, and for whoever looks at all pictures in a large one too.
pub fn sizes() -> Vec<(u32, u32)> {
    let all = std::env::var_os("HEDGEROW_PICTURES").is_some_and(|which| which == "all");
    if all { vec![SMALL, LARGE] } else { vec![SMALL] }
}

/// What leads on where nobody wants to do anything.
const GO_ON: [&str; 4] = ["handover: I sit here", "card: Let him go on", "card: Nobody", "bar: End the activation"];

/// Goes on until nobody decides any more: whoever is asked lets it go on, and whoever has a card ends it.
pub fn to_the_end(game: &Game) {
    let over = |now: &Value| now["skirmish"]["over"] == true;
    let leads_on = |now: &Value| GO_ON.into_iter().find(|label| shows(now, label));
    loop {
        let mut last = None;
        // The computer may do many things one after another.
        let now = loop {
            let before = last;
            let now = game.wait("something to happen", |now| {
                over(now) || (now["busy"] == false && leads_on(now).is_some()) || Some(told(now)) != before
            });
            if over(&now) || (now["busy"] == false && leads_on(&now).is_some()) {
                break now;
            }
            last = Some(told(&now));
        };
        if over(&now) {
            return;
        }
        if let Some(label) = leads_on(&now) {
            game.click_if_there(label);
        }
    }
}

#[test]
fn a_skirmish_is_played_by_two_people_and_the_screen_is_handed_over() {
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "person,person");
        game.shot_at_rest("skirmish-table");
        // Two clicks for a move: who, and where to.
        let before = told(&game.settled());
        prepare(&game, "us-03", [6.0, 26.0]);
        game.wait("what the move comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("skirmish-tape");
        game.press();
        game.wait("the move", |now| told(now) > before && (now["busy"] == false || shows(now, "handover: I sit here")));
        // The machine gun on alert is asked; whoever sits there sees his own men by name.
        if game.click_if_there("handover: I sit here") {
            game.wait("the question", |now| shows(now, "card: Let him go on"));
            game.shot_at_rest("skirmish-alert");
            assert_eq!(game.settled()["skirmish"]["viewer"], "Second");
            // He is asked where something changes on the way, and at its end.
            let asked = |now: &Value| shows(now, "card: Let him go on");
            while asked(
                &game.wait("what follows", |now| {
                    now["busy"] == false && (asked(now) || shows(now, "handover: I sit here"))
                }),
            ) {
                let before = game.settled()["revision"].clone();
                if game.click_if_there("card: Let him go on") {
                    game.wait("his answer", |now| now["revision"] != before);
                }
            }
            game.shot_at_rest("skirmish-hand-over");
            assert!(game.settled()["counters"].as_object().is_some_and(|all| all.is_empty()), "nothing lies there");
            game.click("I sit here");
        }
        // Two clicks for a shot.
        let now = game.wait("the own card", |now| shows(now, "bar: End the activation") && now["busy"] == false);
        let before = told(&now);
        let at = now["counters"]["us-02"].clone();
        game.point(&at);
        game.press();
        game.point(&game.settled()["counters"]["ge-02"]);
        game.wait("what the shot comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("skirmish-shot");
        game.press();
        game.wait("the shot", |now| told(now) > before);
        game.shot_at_rest("skirmish-shot-after");
        to_the_end(&game);
        game.shot_at_rest("skirmish-result");
        assert_eq!(desk.saves().len(), 1, "it is kept on disk");
        game.close();
    }
}

#[test]
fn a_skirmish_is_played_against_the_computer_with_grenades_sight_and_undo() {
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "person,recruit");
        prepare(&game, "us-02", [0.0, -20.0]);
        game.click("bar: Grenade");
        game.point(&game.settled()["counters"]["ge-04"]);
        game.wait("the chances of the throw", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("skirmish-grenade");
        game.cancel();
        // What one has taken back has not happened.
        let before = told(&game.settled());
        prepare(&game, "us-01", [0.0, 14.0]);
        game.wait("what the move comes to", |now| shows(now, "bar: Confirm"));
        game.press();
        game.wait("the move", |now| told(now) > before && now["busy"] == false);
        if game.click_if_there("bar: Undo") {
            game.wait("it to be taken back", |now| told(now) == before);
        }
        to_the_end(&game);
        game.shot_at_rest("skirmish-against-the-computer");
        game.close();
    }
}
