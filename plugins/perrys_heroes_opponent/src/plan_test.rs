//! Plans are carried out order by order, and end where an order is not lawful any more.

use super::Plan;
use opponent::Next;
use perrys_heroes::testing::{Bench, id};
use perrys_heroes::values::Posture;
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

#[test]
fn what_is_not_lawful_any_more_is_left_out_and_cover_is_taken() {
    let bench = Bench::new().position(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20))]",
    );
    let game = bench.game(&[]);
    let (unit, at) = (id("us-01"), id("ge-01"));
    let crouch = Command::Posture { unit, to: Posture::Crouched };
    let prone = Command::Posture { unit, to: Posture::Prone };
    // Nobody has found him: he cannot be fired at.
    let fire = Command::Fire { unit, at, with: None, burst: false };
    let plan = Plan { orders: vec![crouch.clone(), fire], then: Some(prone.clone()) };
    assert!(plan.spans() && !plan.idles());
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        assert_eq!(plan.follow(seen, Side::First, 0), Next::Order(crouch));
        assert_eq!(plan.follow(seen, Side::First, 1), Next::Order(prone));
    });
    let finish = Plan::order(Command::Finish);
    assert!(finish.idles() && !finish.spans());
}
