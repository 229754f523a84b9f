//! What can be looked at on a measured table, by real mouse: the whole table and near, reach, sight, ruler, knowledge, bursts, smoke.

use crate::desk::{Desk, Game};
use crate::shows;
use crate::skirmish::{sizes, start};
use serde_json::json;

/// Chooses a man.
fn choose(game: &Game, who: &str) {
    let now = game.settled();
    game.point(&now["counters"][who]);
    game.press();
    game.settled();
}

#[test]
fn a_table_is_looked_at_near_and_far_and_each_aim_says_what_it_comes_to() {
    for size in sizes() {
        let desk = Desk::new(size);
        let game = start(&desk, "person,person");
        // The wheel brings the men near.
        let now = game.settled();
        game.point(&now["counters"]["us-03"]);
        game.wheel(3);
        game.at_rest();
        game.shot("measured-near");
        assert!(game.settled()["scale"].as_f64() < now["scale"].as_f64(), "it is nearer");
        game.wheel(-6);
        game.at_rest();

        // Another pace has another reach.
        choose(&game, "us-03");
        game.shot_at_rest("measured-reach");
        game.key("1");
        game.shot_at_rest("measured-reach-run");
        // What he sees.
        game.key("v");
        game.point(&game.settled()["counters"]["ge-06"]);
        game.shot_at_rest("measured-sight");
        game.key("v");
        // Who knows of whom.
        game.key("3");
        game.shot_at_rest("measured-knowledge");
        game.key("3");
        // A ruler between two men.
        game.key("2");
        let now = game.settled();
        game.point(&now["counters"]["us-03"]);
        game.press();
        game.point(&now["counters"]["ge-02"]);
        game.press();
        game.shot_at_rest("measured-ruler");
        game.cancel();
        game.key("2");

        game.close();
    }
}

/// An example of the game, at a desk of its own.
fn example<'a>(desk: &'a Desk, name: &str) -> Game<'a> {
    desk.settings("(animation: 200, sound: 0, hints: (on: false))");
    let file = format!("scenarios/perrys_heroes/examples/{name}.ron");
    let game = desk.start(&["play", &file, "--players", "person,person", "--seed", "3"]);
    game.wait("the table", |now| now["busy"] == false && now["counters"].get("us-02").is_some());
    if game.click_if_there("handover: I sit here") {
        game.wait("the table", |now| !shows(now, "handover: I sit here"));
    }
    game
}

#[test]
fn a_burst_and_smoke_are_seen_before_and_after() {
    for size in sizes() {
        let desk = Desk::new(size);
        // Over men who stand together, each with his fate.
        let game = example(&desk, "burst");
        choose(&game, "ge-07");
        game.click("bar: Burst");
        game.point(&game.settled()["counters"]["us-02"]);
        game.wait("what the burst comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("measured-burst");
        game.press();
        game.wait("the burst", |now| now["busy"] == false && now["orders"] != json!(0));
        game.shot_at_rest("measured-burst-after");
        game.close();

        let game = example(&desk, "smoke");
        choose(&game, "us-02");
        game.click("bar: Smoke");
        let now = game.settled();
        let at = |who: &str, n: usize| now["counters"][who][n].as_f64().expect("a place");
        // 17 cm to the north; the other stands 6 cm to the west.
        let centimetre = (at("us-02", 0) - at("us-01", 0)) / 6.0;
        game.point(&json!([at("us-02", 0), at("us-02", 1) - 17.0 * centimetre]));
        game.wait("what the throw comes to", |now| shows(now, "bar: Confirm"));
        game.press();
        game.wait("the throw", |now| now["busy"] == false && now["orders"] != json!(0));
        game.cancel();
        game.point_at(400, 200);
        game.shot_at_rest("measured-smoke-marker");
        // In the next turn it stands.
        game.click("bar: End the activation");
        let next = ["handover: I sit here", "bar: End the activation"];
        let now = game.wait("the next turn", |now| {
            now["busy"] == false && now["orders"] != json!(1) && next.iter().any(|label| shows(now, label))
        });
        if shows(&now, next[0]) {
            game.click(next[0]);
            game.wait("the next card", |now| shows(now, next[1]));
        }
        game.shot_at_rest("measured-smoke");
        game.close();
    }
}
