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
        game.wheel(6);
        game.at_rest();
        game.shot("measured-near");
        assert!(game.settled()["scale"].as_f64() > now["scale"].as_f64(), "it is nearer");
        game.wheel(-12);
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

        // A burst over the men who stand together, each with his fate.
        choose(&game, "us-02");
        game.click("bar: Burst");
        game.point(&game.settled()["counters"]["ge-04"]);
        game.wait("what the burst comes to", |now| shows(now, "bar: Confirm"));
        game.shot_at_rest("measured-burst");
        game.press();
        game.wait("the burst", |now| now["busy"] == false && now["orders"] != json!(0));
        game.shot_at_rest("measured-burst-after");
        game.close();
    }
}
