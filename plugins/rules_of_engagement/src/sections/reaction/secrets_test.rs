//! What opportunity fire tells nobody.

use crate::testing::{Bench, Play};
use table::Side::{First, Second};
use table::difference;

/// An American squad goes to the north; a German one has prepared opportunity fire.
fn game(us: &str, ge: &str, order: &str) -> Play {
    let wood = "(kind: \"wood\", shape: Area([(60, 20), (120, 20), (120, 45), (60, 45)]), height: 8)";
    let mut play = Bench::new()
        .pieces(wood)
        .position(&format!(
            "active: First, phase: Movement, units: [
                (id: \"us-2\", at: [(90, 90), (93, 90)], {us}),
                (id: \"ge-2\", {ge}, order: Hold, purpose: OpportunityFire, ready: true),
                (id: \"ge-3\", at: [(20, 5)])]"
        ))
        .game(&[1; 12]);
    play.order(First, order);
    play
}

/// Both men go to the north, so far.
fn north(far: i32) -> String {
    let y = 9000 - far * 100;
    format!(
        "Move(unit: \"us-2\", ways: [
            (who: \"us-2-01\", points: [(x: 9000, y: {y})]), (who: \"us-2-02\", points: [(x: 9300, y: {y})])])"
    )
}

#[test]
fn where_a_hidden_watcher_waits_the_mover_is_not_told() {
    let hidden = |at: &str, answer: &str| {
        game("order: Advance", &format!("at: [{at}], veil: Hidden, answer: {answer}"), &north(15))
    };
    let one = hidden("(90, 43), (93, 43)", "Ask");
    assert_eq!(one.0.to_act(), Some(First), "who is Hidden makes nobody wait for an answer");
    for other in [hidden("(90, 43), (93, 43)", "Never"), hidden("(64, 24), (67, 24)", "AtOnce")] {
        assert_eq!(difference(&one.0, &other.0, First, &[]), None);
    }
}

#[test]
fn a_standing_answer_tells_the_enemy_nothing_before_it_is_carried_out() {
    let open = |answer: &str| game("order: Advance", &format!("at: [(20, 30), (23, 30)], answer: {answer}"), &north(5));
    assert_eq!(difference(&open("Never").0, &open("AtBest").0, First, &[]), None);
}

#[test]
fn while_a_unit_moves_the_rest_of_its_ways_is_a_secret() {
    let asked = |far: i32| game("order: Advance", "at: [(90, 55), (93, 55)], answer: Ask", &north(far));
    let (short, long) = (asked(12), asked(18));
    assert_eq!(short.0.to_act(), Some(Second));
    assert_eq!(difference(&short.0, &long.0, Second, &[]), None);
    assert!(difference(&short.0, &long.0, First, &[]).is_some(), "its own side knows them");
}
