//! Target Acquisition.

use crate::facts::event::Shot;
use crate::sections::ordnance::test_bench::*;
use crate::testing::Battle;
use table::Side::{First, Second};

/// A miss of tank `us` at `ge` in A4, with what its gun has acquired before.
fn miss(more: &str) -> Battle {
    let mut b = battle(&tank(more), &target("A4", ""), &[6, 6]);
    b.give(First, &at_vehicle("A4"));
    b
}

fn level(b: &Battle, order: &str) -> u8 {
    facts_of(b, order).modifiers.acquired
}

#[test]
fn lnl_14_3_01_a_shot_that_does_not_destroy_acquires_its_target() {
    for dice in [&[6, 6][..], &[2, 3, 1, 6], &[2, 3, 2, 5, 4, 5]] {
        let mut b = battle(&tank(""), &target("A4", ""), dice);
        b.give(First, &at_vehicle("A4"));
        assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 1), "{dice:?}");
    }
    let mut b = battle(&tank(""), &target("A4", ""), &[2, 3, 6, 2, 1]);
    b.give(First, &at_vehicle("A4"));
    assert_eq!(acquired(&b, "us.gun"), None, "destroyed");
}

#[test]
fn lnl_14_3_02_a_target_is_a_vehicle_or_all_others_of_a_hex() {
    let both = target("A4", "") + &counter("wehrmacht_squad", "x", "A4", "");
    let mut b = battle(&tank(""), &both, &[6, 6]);
    b.give(First, &at_men("A4"));
    assert_eq!(acquired(&b, "us.gun"), units("A4", 1));
    let more = r#"mounted: [(id: "gun", acquired: (target: Units("A4"), level: 1))]"#;
    let b = battle(&tank(more), &both, &[]);
    assert_eq!([level(&b, &at_men("A4")), level(&b, &at_vehicle("A4"))], [1, 0]);
}

#[test]
fn lnl_14_3_03_the_next_shot_is_easier_by_one() {
    let b = battle(&tank(&has_acquired("ge", 1)), &target("A4", ""), &[6, 6]);
    let mut b = b;
    assert_eq!(by(&shot(&b.give(First, &at_vehicle("A4"))).lines, "LNL-14.3-03"), Some(-1));
}

#[test]
fn lnl_14_3_04_then_by_two_and_no_more() {
    let b = miss(&has_acquired("ge", 1));
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 2));
    let mut b = battle(&tank(&has_acquired("ge", 2)), &target("A4", ""), &[6, 6]);
    assert_eq!(by(&shot(&b.give(First, &at_vehicle("A4"))).lines, "LNL-14.3-04"), Some(-2));
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 2));
}

#[test]
fn lnl_14_3_05_it_is_lost_when_the_target_enters_a_new_hex() {
    let mut b = reaction(&tank(&has_acquired("ge", 2)), &target("A4", ""), &[]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A5")"#);
    assert_eq!(acquired(&b, "us.gun"), None);
}

#[test]
fn lnl_14_3_06_it_is_lost_when_the_weapon_fires_at_another_target() {
    let two = target("A4", "") + &counter("german_truck", "other", "A5", "facing: SSW");
    let mut b = battle(&tank(&has_acquired("ge", 2)), &two, &[6, 6]);
    b.give(First, r#"Shoot((unit: "us", weapon: "us.gun", at: "A5", target: "other"))"#);
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "other", 1));
}

#[test]
fn lnl_14_3_07_of_other_units_it_is_lost_when_all_have_left_the_hex() {
    let more = r#"mounted: [(id: "gun", acquired: (target: Units("A4"), level: 1))]"#;
    let men = counter("wehrmacht_squad", "x", "A4", "") + &counter("wehrmacht_squad", "y", "A4", "");
    let mut b = reaction(&tank(more), &men, &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    assert_eq!(acquired(&b, "us.gun"), units("A4", 1));
    let mut b = reaction(&tank(more), &men, &[]);
    b.give(Second, r#"Move(units: ["x", "y"], by: Move, to: "A3")"#);
    assert_eq!(acquired(&b, "us.gun"), None);
}

#[test]
fn lnl_14_3_08_it_belongs_to_the_weapon() {
    let second = counter("us_tank_t", "two", "B10", "facing: NNE");
    let b = battle(&(tank(&has_acquired("ge", 2)) + &second), &target("A4", ""), &[]);
    let other = r#"Shoot((unit: "two", weapon: "two.gun", at: "A4", target: "ge"))"#;
    assert_eq!([level(&b, &at_vehicle("A4")), level(&b, other)], [2, 0]);
}

/// A gun of two shots of the second side.
fn twice(more: &str, dice: &[u8]) -> Battle {
    let gun = counter("german_twice_team", "g", "A10", &format!("facing: NNE, {more}"));
    reaction(&counter("us_tank_t", "us", "A4", "facing: SSE"), &gun, dice)
}

const TWICE: &str = r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "us"))"#;

#[test]
fn lnl_14_3_09_all_shots_of_an_impulse_use_what_was_acquired_before() {
    let acquired_one = r#"mounted: [(id: "gun", acquired: (target: Vehicle("us"), level: 1))]"#;
    let mut b = twice(acquired_one, &[6, 6, 6, 6]);
    for _ in 0..2 {
        assert_eq!(by(&shot(&b.give(Second, TWICE)).lines, "LNL-14.3-03"), Some(-1));
    }
    assert_eq!(acquired(&b, "g.gun"), vehicle(&b, "us", 2));
}

/// The gun of two shots has acquired `us` in A4; `other` stands in B5.
fn two_targets(dice: &[u8]) -> Battle {
    let us = counter("us_tank_t", "us", "A4", "facing: SSE") + &counter("us_tank_t", "other", "A5", "facing: SSE");
    let acquired = r#"mounted: [(id: "gun", acquired: (target: Vehicle("us"), level: 1))]"#;
    reaction(&us, &counter("german_twice_team", "g", "A10", &format!("facing: NNE, {acquired}")), dice)
}

const OTHER: &str = r#"Shoot((unit: "g", weapon: "g.gun", at: "A5", target: "other"))"#;

#[test]
fn rul_113_two_targets_in_one_impulse_use_what_was_acquired_before_it() {
    // First another target: the old one is as acquired as before the impulse.
    let mut b = two_targets(&[6, 6, 6, 6]);
    assert_eq!(by(&shot(&b.give(Second, OTHER)).lines, "LNL-14.3-03"), None);
    assert_eq!(acquired(&b, "g.gun"), vehicle(&b, "other", 1));
    assert_eq!(by(&shot(&b.give(Second, TWICE)).lines, "LNL-14.3-03"), Some(-1));
    assert_eq!(acquired(&b, "g.gun"), vehicle(&b, "us", 2), "one level up");
    // The other way round the last target stands alone.
    let mut b = two_targets(&[6, 6, 6, 6]);
    assert_eq!(by(&shot(&b.give(Second, TWICE)).lines, "LNL-14.3-03"), Some(-1));
    assert_eq!(by(&shot(&b.give(Second, OTHER)).lines, "LNL-14.3-03"), None);
    assert_eq!(acquired(&b, "g.gun"), vehicle(&b, "other", 1));
    // Also after a target that the first shot has destroyed.
    let mut b = two_targets(&[2, 3, 6, 2, 1, 6, 6]);
    b.give(Second, OTHER);
    assert_eq!(acquired(&b, "g.gun"), None);
    assert_eq!(by(&shot(&b.give(Second, TWICE)).lines, "LNL-14.3-03"), Some(-1));
}

/// A shot of Opportunity Fire of tank `us` at `ge`, which turns in A4; its gun has acquired it so well before.
fn in_reaction(level: u8) -> (Battle, Shot) {
    let mut b = reaction(&tank(&has_acquired("ge", level)), &target("A4", ""), &[6, 6, 6, 6]);
    b.give(Second, r#"Turn(unit: "ge", to: W)"#);
    let fired = shot(&b.give(First, &at_vehicle("A4")));
    (b, fired)
}

#[test]
fn lnl_14_3_03_opportunity_fire_is_no_impulse_in_which_it_helps() {
    let (_, fired) = in_reaction(1);
    assert_eq!(by(&fired.lines, "LNL-14.3-03"), None);
    assert_eq!(by(&in_reaction(2).1.lines, "LNL-14.3-04"), None);
}

#[test]
fn lnl_14_3_04_nor_does_opportunity_fire_raise_it() {
    for level in [1, 2] {
        let (b, _) = in_reaction(level);
        assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", level));
    }
}

#[test]
fn lnl_14_3_01_a_shot_of_opportunity_fire_acquires_too() {
    let mut b = reaction(&tank(""), &target("A4", ""), &[6, 6]);
    b.give(Second, r#"Turn(unit: "ge", to: W)"#);
    b.give(First, &at_vehicle("A4"));
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 1));
}

#[test]
fn lnl_14_3_01_shoulder_weapons_acquire_as_well() {
    let mut b = battle(&launcher("a", "A5", ""), &target("A4", ""), &[6, 6]);
    b.give(First, r#"Shoot((unit: "a", weapon: "heat", at: "A4", target: "ge"))"#);
    assert_eq!(acquired(&b, "heat"), vehicle(&b, "ge", 1));
}

#[test]
fn lnl_14_3_05_turning_in_place_is_no_move() {
    let mut b = reaction(&tank(&has_acquired("ge", 2)), &target("A4", ""), &[]);
    b.give(Second, r#"Turn(unit: "ge", to: W)"#);
    b.give(First, "HoldFireForMove");
    b.give(Second, "Stop");
    b.give(Second, "EndImpulse");
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 2));
    assert_eq!(level(&b, &at_vehicle("A4")), 2);
}

#[test]
fn lnl_xb_16_two_shots() {
    let mut b = twice("", &[6, 6, 6, 6]);
    for _ in 0..2 {
        assert_eq!(by(&shot(&b.give(Second, TWICE)).lines, "LNL-14.3-03"), None);
    }
    assert_eq!(acquired(&b, "g.gun"), vehicle(&b, "us", 1));
    b.refused_by(Second, TWICE, "LNL-14.0-06");
}

#[test]
fn lnl_14_3_10_it_stays_through_administrative_phases() {
    let mut b = battle(&tank(""), &target("A4", ""), &[6, 6, 3, 4]);
    b.give(First, &at_vehicle("A4"));
    b.give(First, "EndImpulse");
    for side in [Second, First, Second] {
        b.give(side, "Pass");
    }
    assert_eq!(b.ask(|table| table.flow.turn.number), 2);
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 1));
}

#[test]
fn lnl_14_3_11_it_is_lost_by_an_activation_without_a_shot_at_the_target() {
    let heat = r#"weapons: [(id: "heat", weapon: "sample_heat", acquired: (target: Vehicle("ge"), level: 1))]"#;
    let squad = counter("us_parachute_squad", "a", "A6", heat);
    let men = target("A4", "") + &counter("wehrmacht_squad", "x", "B5", "");
    let mut b = battle(&squad, &men, &[1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "B5"))"#);
    assert_eq!(acquired(&b, "heat"), vehicle(&b, "ge", 1), "there is time left for a shot");
    b.give(First, "EndImpulse");
    assert_eq!(acquired(&b, "heat"), None);
    // Smoke and a move lose it too; an impulse in which the squad does nothing does not.
    for (order, kept) in
        [(r#"Smoke(unit: "a", at: "A6")"#, false), (r#"Move(units: ["a"], by: Move, to: "A7")"#, false)]
    {
        let mut b = battle(&squad, &target("A4", ""), &[6]);
        b.give(First, order);
        if b.ask(|table| table.flow.moving().is_some()) {
            b.give(Second, "HoldFireForMove");
            b.give(First, "Stop");
        }
        b.give(First, "EndImpulse");
        assert_eq!(acquired(&b, "heat").is_some(), kept, "{order}");
    }
    let mut b = battle(&squad, &target("A4", ""), &[]);
    b.give(First, "Pass");
    assert_eq!(acquired(&b, "heat"), vehicle(&b, "ge", 1));
}

#[test]
fn lnl_14_3_12_others_are_acquired_while_one_of_them_is_left() {
    // The only squad there is eliminated: 4 + 6 against 1, 6 + 9 is three times 5.
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let mut b = battle(&tank(""), &men, &[2, 3, 6, 1, 6]);
    b.give(First, &at_men("A4"));
    assert_eq!(acquired(&b, "us.gun"), None);
    // Of two the one is left.
    let two = men + &counter("wehrmacht_squad", "y", "A4", "");
    let mut b = battle(&tank(""), &two, &[2, 3, 6, 1, 6, 2, 2]);
    b.give(First, &at_men("A4"));
    assert_eq!(acquired(&b, "us.gun"), units("A4", 1));
}

#[test]
fn lnl_rb_16_a_move_elsewhere_and_back_ends_it() {
    let mut b = reaction(&tank(&has_acquired("ge", 2)), &target("A4", ""), &[]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A5")"#);
    b.give(First, "HoldFireForMove");
    b.give(Second, "Stop");
    b.give(Second, "EndImpulse");
    assert_eq!(level(&b, &at_vehicle("A5")), 0);
}

#[test]
fn lnl_xb_15_acquisition() {
    let b = miss("");
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 1));
    // The tank has only turned in its hex.
    let mut b = battle(&tank(&has_acquired("ge", 1)), &target("A4", "markers: [Moved]"), &[2, 3, 2, 5, 4, 5]);
    assert_eq!(by(&shot(&b.give(First, &at_vehicle("A4"))).lines, "LNL-14.3-03"), Some(-1));
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 2));
    let mut b = reaction(&tank(&has_acquired("ge", 2)), &target("A4", ""), &[]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A5")"#);
    assert_eq!(level(&b, &at_vehicle("A5")), 0);
}
