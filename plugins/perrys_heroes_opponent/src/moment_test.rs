//! What is to be decided.

use super::{is_begun, is_free, rests, routine};
use perrys_heroes::testing::Bench;
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

#[test]
fn a_card_begins_before_anybody_has_done_anything() {
    let mut game = Bench::new()
        .position(
            "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20))]",
        )
        .game(&[]);
    assert!(is_begun(&game.0.table()) && is_free(&game.0.table()) && rests(&game.0.table()));
    game.order(Side::First, "Posture(unit: \"us-01\", to: Prone)");
    assert!(!is_begun(&game.0.table()) && is_free(&game.0.table()));
}

#[test]
fn figures_are_placed_by_the_program() {
    let game = Bench::new().game(&[1; 60]);
    let side = game.0.to_act().expect("somebody places");
    let order = PerrysHeroes::seen_by(&game.0.table(), side, |seen| routine(seen, side));
    assert_eq!(order, Some(Command::PlaceAll));
}
