//! Arcs, and what is turned in order to fire.

use crate::facts::event::Event;
use crate::files::markers::Marker;
use crate::sections::fire::turning::Turned;
use crate::sections::ordnance::test_bench::*;
use hex_board::Facing;
use table::Side::{First, Second};

/// An order of tank `us` at the vehicle `ge` with a turn.
fn turning(at: &str, turn: &str) -> String {
    format!(r#"Shoot((unit: "us", weapon: "us.gun", at: "{at}", target: "ge", turn: {turn}))"#)
}

/// A gun team `g` in A10 that faces away from the target in A4.
fn gun(more: &str) -> String {
    counter("us_gun_team", "g", "A10", &format!("facing: SSE, {more}"))
}

fn gun_fires(turn: &str) -> String {
    format!(r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "ge", {turn}))"#)
}

/// A casemate of the second side in A10 that faces away from `us` in A4.
fn casemate() -> String {
    counter("german_casemate", "ge", "A10", "facing: SSE")
}

#[test]
fn lnl_14_0_07_a_hull_gun_fires_through_the_hull_s_arc() {
    let us = counter("us_tank_t", "us", "A4", "facing: SSE");
    let mut b = reaction(&us, &casemate(), &[]);
    let order = r#"Shoot((unit: "ge", weapon: "ge.gun", at: "A4", target: "us"))"#;
    b.refused_by(Second, order, "LNL-14.0-07");
    let ahead = counter("german_casemate", "ge", "A10", "facing: NNW");
    reaction(&us, &ahead, &[6, 6]).give(Second, order);
}

#[test]
fn lnl_14_0_08_a_turret_gun_fires_through_the_turret_s_arc() {
    // The hull faces away, the turret does not.
    let us = counter("us_tank_t", "us", "A10", "facing: SSE, turret: NNE");
    let mut b = battle(&us, &target("A4", ""), &[6, 6]);
    assert_eq!(shot(&b.give(First, &at_vehicle("A4"))).lines.iter().filter(|line| line.value > 0).count(), 0);
}

#[test]
fn lnl_14_0_09_the_arc_holds_the_lines_through_two_hexsides_with_their_edges() {
    // From A10 facing NNE: A4 is straight over a front hexside, E10 lies on the edge of the sector due east.
    for (at, within) in [("A4", true), ("C9", true), ("C10", true), ("C11", false), ("A14", false)] {
        let b = battle(&tank(""), &target(at, ""), &[]);
        let facts = facts_of(&b, &at_vehicle(at));
        assert_eq!(facts.turned.is_none(), within, "{at}");
    }
}

#[test]
fn lnl_rb_06_the_arc_is_that_of_the_two_front_hexsides() {
    let arc = |facing: &str| {
        let us = counter("us_tank_t", "us", "A10", &format!("facing: {facing}"));
        facts_of(&battle(&us, &target("A4", ""), &[]), &at_vehicle("A4")).turned.is_none()
    };
    assert_eq!(["NNE", "E", "SSE", "SSW", "W", "NNW"].map(arc), [true, false, false, false, false, true]);
}

#[test]
fn lnl_14_0_10_a_support_weapon_fires_in_any_direction() {
    for at in ["A4", "B5", "B6", "A6"] {
        let b = battle(&launcher("a", "A5", ""), &target(at, ""), &[]);
        let facts = facts_of(&b, &format!(r#"Shoot((unit: "a", weapon: "heat", at: "{at}", target: "ge"))"#));
        assert_eq!(facts.turned, None, "{at}");
    }
    let mut b = battle(&launcher("a", "A5", ""), &target("A4", ""), &[]);
    let turned = r#"Shoot((unit: "a", weapon: "heat", at: "A4", target: "ge", turn: Hull(E)))"#;
    b.refused_by(First, turned, "LNL-15.1-12");
}

#[test]
fn lnl_1_6_3_b07_a_team_fires_into_its_arc_only() {
    battle(&gun(""), &target("A4", ""), &[]).refused_by(First, &gun_fires(""), "LNL-1.6.3-B07");
}

#[test]
fn lnl_1_6_3_09_a_team_turns_and_fires_at_two_more() {
    let mut b = battle(&gun(""), &target("A4", ""), &[6, 6]);
    let shot = shot(&b.give(First, &gun_fires("turn: Hull(NNE)")));
    assert_eq!(by(&shot.lines, "LNL-1.6.3-09"), Some(2));
    assert_eq!(b.unit("g").facing, Facing::NNE);
}

#[test]
fn lnl_rb_04_a_team_that_has_turned_to_fire_has_moved_and_fired() {
    let mut b = battle(&gun(""), &target("A4", ""), &[6, 6]);
    b.give(First, &gun_fires("turn: Hull(NNW)"));
    assert!(b.unit("g").has(Marker::Moved) && b.unit("g").has(Marker::Fired));
    // And so it may in Opportunity Fire.
    let mut b = reaction(&gun(""), &target("A3", ""), &[6, 6]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A4")"#);
    b.give(First, &gun_fires("turn: Hull(NNE)"));
    assert!(b.unit("g").has(Marker::Moved) && b.unit("g").has(Marker::Fired));
}

#[test]
fn lnl_15_1_08_turning_a_turret_costs_no_movement() {
    let mut b = battle(&tank(""), &target("A14", ""), &[6, 6]);
    b.give(First, &at_vehicle("A14"));
    assert!(!b.unit("us").has(Marker::Moved) && b.unit("us").facing == Facing::NNE);
}

#[test]
fn lnl_15_1_09_a_shot_after_turning_the_turret_pays_one() {
    let mut b = battle(&tank(""), &target("A14", ""), &[6, 6]);
    assert_eq!(by(&shot(&b.give(First, &at_vehicle("A14"))).lines, "LNL-15.1-09"), Some(1));
}

#[test]
fn lnl_15_1_10_the_turret_swings_by_itself_or_the_whole_tank_turns() {
    let b = battle(&tank(""), &target("A14", ""), &[]);
    assert!(matches!(facts_of(&b, &at_vehicle("A14")).turned, Some(Turned::Turret(_))));
    let mut b = battle(&tank(""), &target("A14", ""), &[6, 6]);
    let shot = shot(&b.give(First, &turning("A14", "Hull(SSE)")));
    assert_eq!(by(&shot.lines, "LNL-15.1-10"), Some(2));
    assert_eq!((b.unit("us").facing, b.unit("us").turret), (Facing::SSE, 0));
}

#[test]
fn lnl_15_1_11_without_a_turret_the_whole_vehicle_turns() {
    let us = counter("us_tank_t", "us", "A4", "facing: SSE");
    let mut b = reaction(&us, &casemate(), &[6, 6]);
    let order = r#"Shoot((unit: "ge", weapon: "ge.gun", at: "A4", target: "us", turn: Hull(NNE)))"#;
    assert_eq!(by(&shot(&b.give(Second, order)).lines, "LNL-15.1-11"), Some(2));
    let mut b = reaction(&us, &casemate(), &[]);
    let turret = r#"Shoot((unit: "ge", weapon: "ge.gun", at: "A4", target: "us", turn: Turret(NNE)))"#;
    b.refused_by(Second, turret, "LNL-14.0-07");
}

#[test]
fn lnl_15_1_12_the_turret_turns_to_the_nearest_facing_that_holds_the_target() {
    // South of it: SSE is two steps from NNE, SSW three.
    let b = battle(&tank(""), &target("A14", ""), &[]);
    assert_eq!(facts_of(&b, &at_vehicle("A14")).turned, Some(Turned::Turret(Facing::SSE)));
    let mut b = battle(&tank(""), &target("A14", ""), &[]);
    b.refused_by(First, &turning("A14", "Turret(SSW)"), "LNL-15.1-12");
    // Nothing turns that need not.
    let mut b = battle(&tank(""), &target("A4", ""), &[]);
    b.refused_by(First, &turning("A4", "Turret(NNW)"), "LNL-15.1-12");
    b.refused_by(First, &turning("A4", "Hull(NNW)"), "LNL-15.1-12");
}

#[test]
fn lnl_rb_08_the_penalty_is_paid_only_when_the_turret_must_turn_and_it_stays_turned() {
    let more = "markers: [], turret: SSE";
    let b = battle(&tank(more), &target("A14", ""), &[]);
    assert_eq!(facts_of(&b, &at_vehicle("A14")).turned, None);
    let mut b = battle(&tank(""), &target("A14", ""), &[6, 6]);
    b.give(First, &at_vehicle("A14"));
    assert_eq!(b.unit("us").turret_facing(), Facing::SSE);
    // A turned turret keeps its angle when the hull turns to fire.
    let mut b = battle(&tank("turret: E"), &target("A4", ""), &[6, 6]);
    b.give(First, &turning("A4", "Hull(NNW)"));
    assert_eq!((b.unit("us").facing, b.unit("us").turret_facing()), (Facing::NNW, Facing::NNE));
    battle(&tank("turret: E"), &target("A4", ""), &[]).refused_by(First, &turning("A4", "Hull(SSE)"), "LNL-14.0-08");
}

#[test]
fn lnl_15_1_14_turning_the_hull_to_fire_gives_no_moved_marker() {
    let mut b = battle(&tank(""), &target("A14", ""), &[6, 6]);
    let events = b.give(First, &turning("A14", "Hull(SSE)"));
    assert!(!b.unit("us").has(Marker::Moved) && b.unit("us").has(Marker::Fired));
    assert!(!events.iter().any(|event| matches!(event, Event::Stepped { .. })));
}

#[test]
fn lnl_15_1_17_turret_and_hull_turn_to_fire_in_opportunity_fire_too() {
    for (order, rule, value) in [(at_vehicle("A14"), "LNL-15.1-09", 1), (turning("A14", "Hull(SSW)"), "LNL-15.1-10", 2)]
    {
        let mut b = reaction(&tank(""), &target("A13", ""), &[6, 6]);
        b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A14")"#);
        assert_eq!(by(&shot(&b.give(First, &order)).lines, rule), Some(value));
    }
}

#[test]
fn an_emplaced_tank_does_not_turn_its_hull_to_fire() {
    let mut b = battle(&tank("emplaced: true"), &target("A14", ""), &[]);
    b.refused_by(First, &turning("A14", "Hull(SSE)"), "LNL-21.7-08");
}

#[test]
fn of_two_ways_the_turret_goes_the_one_nearer_to_the_hull_s_front() {
    // Due east of a turret that points due west: both ways are two steps; the hull faces NNE.
    let us = counter("us_tank_t", "us", "A10", "facing: NNE, turret: W");
    let b = battle(&us, &target("C10", ""), &[]);
    let turned = facts_of(&b, &at_vehicle("C10")).turned;
    assert_eq!(turned, Some(Turned::Turret(Facing::NNE)));
    let other = facts_of(&b, &turning("C10", "Turret(SSE)")).turned;
    assert_eq!(other, Some(Turned::Turret(Facing::SSE)));
}
