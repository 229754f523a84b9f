//! What is offered: everything offered is lawful, and nothing sensible is missing.

use crate::facts::command::{Command, ShotOrder, TurnToFire};
use crate::sections::ordnance::test_bench::*;
use crate::testing::Battle;
use table::Side::{First, Second};

fn offered(b: &Battle) -> Vec<ShotOrder> {
    let shots = b.legal().into_iter().filter_map(|command| match command {
        Command::Shoot(order) => Some(order),
        _ => None,
    });
    shots.collect()
}

#[test]
fn every_target_is_offered_apart_and_every_offer_is_lawful() {
    let both = target("A4", "") + &counter("wehrmacht_squad", "x", "A4", "");
    let b = battle(&tank(""), &both, &[]);
    let orders = offered(&b);
    let targets: Vec<bool> = orders.iter().map(|order| order.target.is_some()).collect();
    assert_eq!((orders.len(), targets.contains(&true), targets.contains(&false)), (2, true, true));
    for order in orders {
        assert!(b.ask(|table| super::facts_as(table, First, &order, false)).is_ok(), "{order:?}");
    }
}

#[test]
fn a_turret_is_offered_without_a_turn_and_a_hull_with_the_nearest_ones() {
    let b = battle(&tank(""), &target("A14", ""), &[]);
    assert!(offered(&b).iter().all(|order| order.turn.is_none()));
    let gun = counter("us_gun_team", "g", "A10", "facing: SSE");
    let orders = offered(&battle(&gun, &target("A4", ""), &[]));
    assert!(!orders.is_empty() && orders.iter().all(|order| matches!(order.turn, Some(TurnToFire::Hull(_)))));
}

#[test]
fn a_leader_who_helps_is_offered_beside_the_shot_without_him() {
    let us = launcher("a", "A5", "") + &counter("us_leader", "l", "A5", "leadership: 1");
    let orders = offered(&battle(&us, &target("A4", ""), &[]));
    let led = orders.iter().filter(|order| order.leader.is_some()).count();
    assert_eq!((orders.len(), led), (2, 1));
}

#[test]
fn ordnance_threatens_what_it_reaches() {
    let b = reaction(&launcher("a", "A5", ""), &target("A1", ""), &[]);
    let threats = |at: &str| {
        let spot = b.spot(at);
        b.ask(|table| crate::sections::opportunity_fire::threats(table, First, spot, crate::Movement::Move).len())
    };
    assert_eq!([threats("A2"), threats("A14")], [1, 0]);
    let gun = counter("us_gun_team", "g", "A20", "facing: SSE");
    let b = reaction(&gun, &target("A1", ""), &[]);
    let spot = b.spot("A2");
    let from = b.ask(|table| crate::sections::opportunity_fire::threats(table, First, spot, crate::Movement::Move));
    assert_eq!(from.as_slice(), [b.spot("A20")], "a team may turn to fire");
}

#[test]
fn opportunity_fire_is_asked_for_where_only_ordnance_may_fire() {
    let mut b = reaction(&tank(""), &target("A5", ""), &[6, 6]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A6")"#);
    let orders = offered(&b);
    assert_eq!(
        orders.iter().map(|order| order.target.map(|id| id.to_string())).collect::<Vec<_>>(),
        [Some("ge".into())]
    );
    b.give(First, &at_vehicle("A6"));
    assert!(offered(&b).is_empty());
}
