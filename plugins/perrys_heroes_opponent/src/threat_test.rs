//! What both sides could do to each other.

use super::{danger, of_side};
use crate::sights::Sights;
use perrys_heroes::testing::Bench;
use table::Side;

#[test]
fn whoever_has_more_rifles_in_sight_threatens_more() {
    let game = Bench::new()
        .scenario("dealt: false")
        .position(
            "active: (side: First, team: 0), figures: [
                (id: \"us-02\", at: (80, 50)), (id: \"us-03\", at: (90, 50)), (id: \"us-04\", at: (100, 50)),
                (id: \"ge-02\", at: (90, 20))]",
        )
        .game(&[]);
    let table = game.0.table();
    let enemies: Vec<_> = table.standing(Side::First).collect();
    Sights::default().with(&table, |shelf| {
        let [first, second] = Side::BOTH.map(|side| of_side(&table, shelf, side));
        assert!(first > second && second > 0.0, "{first} {second}");
        let alone = danger(&table, shelf, &enemies[..1], &game.figure("ge-02"));
        let all = danger(&table, shelf, &enemies, &game.figure("ge-02"));
        assert!(all > alone && alone > 0.0 && all < 1.0, "{all} {alone}");
    });
}
