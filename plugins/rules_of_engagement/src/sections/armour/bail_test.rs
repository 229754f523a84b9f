//! Crews that leave their vehicles, and get back in; what damage does from turn to turn.

use super::armour_test::{blow, game, impact, in_phase, left, rolled, vehicle};
use crate::facts::event::Event;
use crate::facts::units::Is;
use crate::files::values::{Discipline, Face, Location, MainWeapon, Order, Station};
use crate::testing::{Bench, Play, id, row};
use table::Side;

fn bails(play: &Play, die: u8) -> Vec<Event> {
    blow(play, &impact(Face::Front, 9), Some(Location::Hull), &[4, die])
}

fn unit_is(events: &[Event], is: Is) -> bool {
    events.contains(&Event::UnitIs(id("ge-2"), is))
}

#[test]
fn roe_veh_12_only_the_commander_adds_to_the_test() {
    // Fired on or not, near an edge or not: 3 and 1.
    let fired_on = vehicle("m4", ", fired_on: true, crossfire: true", "", "").game(&[]);
    let bail = rolled(&bails(&fired_on, 3)).bail.expect("a test");
    assert_eq!((bail.lines.len(), bail.passed), (1, true));
    let headless = game("m4", "(id: \"ge-2-06\", fate: Dead)");
    let bail = rolled(&bails(&headless, 3)).bail.expect("a test");
    assert_eq!((bail.lines.len(), bail.passed), (0, false));
}

#[test]
fn roe_veh_14_who_fails_leaves_and_is_suppressed() {
    let events = bails(&game("m4", ""), 2);
    assert_eq!(left(&events).len(), 5);
    assert!(unit_is(&events, Is::Disciplined(Discipline::Suppressed)));
    let places: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Is(_, crate::figures::Is::Stands(Some(at))) => Some(*at),
            _ => None,
        })
        .collect();
    // They stand behind it, as they were fired at from the south, and nobody on another.
    assert!(places.len() == 5 && places.iter().all(|at| at.y < 4_000), "{places:?}");
    for (no, at) in places.iter().enumerate() {
        assert!(places[..no].iter().all(|other| other.squared(*at) >= 250 * 250));
    }
    assert!(left(&bails(&game("m4", ""), 3)).is_empty());
}

#[test]
fn roe_veh_15_who_has_left_neither_fires_nor_charges_in_that_turn() {
    let waits = ", order: Hold, purpose: OpportunityFire, ready: true, target: \"us-1\", charge: \"us-1\"";
    let events = bails(&vehicle("m4", waits, "", "").game(&[]), 2);
    for is in [Is::Fired(true), Is::Ready(false), Is::Targets(None), Is::Charges(None)] {
        assert!(unit_is(&events, is), "{is:?}");
    }
    assert!(!unit_is(&events, Is::Ordered(Some(Order::Sneak))));
    assert!(events.contains(&Event::Is(id("ge-2-01"), crate::figures::Is::Bailed(true))));
}

/// The Germans begin their Discipline phase; their tank's crew of five stands here.
fn out(y: f64, unit: &str, dice: &[u8]) -> Play {
    let (us, crew) = (row(20.0, 110.0, 12), row(54.0, y, 5));
    Bench::new()
        .units(Side::First, "(formation: \"us_squad\")")
        .units(Side::Second, "(formation: \"german_squad\")")
        .vehicles(Side::Second, "(vehicle: \"m4\")")
        .position(&format!(
            "active: Second, phase: Discipline, units: [
                (id: \"us-1\", at: [{us}]), (id: \"ge-1\", at: [{}]),
                (id: \"ge-2\", at: [(60, 40), {crew}], facing: 180, discipline: Suppressed {unit}),
            ], figures: [(id: \"ge-2-01\", bailed: true)]",
            row(120.0, 5.0, 9)
        ))
        .game(dice)
}

const BACK: &str = "GetBackIn(unit: \"ge-2\")";

#[test]
fn roe_veh_16_getting_back_in_is_a_test_with_all_modifiers_and_1_less() {
    // Not fired on: +1 and -1.
    let mut play = out(32.0, "", &[4]);
    assert!(play.offers(Side::Second).contains(&crate::testing::read(BACK)));
    play.order(Side::Second, BACK);
    let (unit, man) = (play.unit("ge-2"), play.figure("ge-2-02"));
    assert_eq!((unit.discipline, man.aboard.is_some(), man.at), (Discipline::Confident, true, None));
    assert!(play.figure("ge-2-01").bailed);
    let mut play = out(32.0, "", &[3]);
    play.order(Side::Second, BACK);
    let (unit, man) = (play.unit("ge-2"), play.figure("ge-2-02"));
    assert_eq!((unit.discipline, unit.settled, man.aboard), (Discipline::Suppressed, true, None));
    let mut play = out(32.0, ", fired_on: true", &[4]);
    play.order(Side::Second, BACK);
    assert_eq!(play.figure("ge-2-02").aboard, None);
    // Too far away.
    assert_eq!(out(20.0, "", &[]).refused(Side::Second, BACK), "ROE-VEH-16");
}

/// A tank that has these facts as the Close Quarters phase of the enemy ends, and its own turn begins.
fn next_turn(facts: &str, dice: &[u8]) -> Play {
    let mut play = in_phase("CloseQuarters", "m4", "", &format!("(id: \"ge-2-01\", {facts})")).game(dice);
    play.order(Side::First, "Done");
    play
}

#[test]
fn roe_r_40_crews_test_at_the_very_start_of_their_discipline_phase() {
    let driver = |die: u8| next_turn("driver: Empty", &[die]).figure("ge-2-01").driver;
    assert_eq!((driver(4), driver(3)), (Station::Fit, Station::Empty));
    assert_eq!(next_turn("gunner: Empty", &[4]).figure("ge-2-01").gunner, Station::Fit);
    assert_eq!(next_turn("weapon: Damaged", &[4]).figure("ge-2-01").weapon, MainWeapon::Fit);
    // One that is out of control stays so for this turn, and what is out does not come back.
    assert_eq!(next_turn("driver: Empty, wild: true", &[]).figure("ge-2-01").driver, Station::Empty);
    assert_eq!(next_turn("weapon: Out", &[]).figure("ge-2-01").weapon, MainWeapon::Out);
}

#[test]
fn roe_r_40_a_damaged_engine_makes_the_crew_test_in_each_of_its_turns() {
    assert!(next_turn("engine_damaged: true", &[3]).figure("ge-2-02").aboard.is_some());
    let play = next_turn("engine_damaged: true", &[2]);
    assert_eq!((play.figure("ge-2-02").aboard, play.unit("ge-2").discipline), (None, Discipline::Suppressed));
    // In its own turn it goes on with Sneak.
    assert_eq!(play.unit("ge-2").order, Some(Order::Sneak));
}

#[test]
fn roe_veh_10_who_is_stunned_is_so_for_one_turn_of_the_vehicle() {
    let after = |facts: &str| next_turn(facts, &[]).figure("ge-2-01");
    assert_eq!(after("driver: Dazed").driver, Station::Stunned);
    assert_eq!(after("gunner: Stunned, bow: Stunned").gunner, Station::Fit);
    assert_eq!(after("gunner: Stunned, bow: Stunned").bow, Station::Fit);
}

#[test]
fn roe_veh_10_a_damaged_track_may_be_lost_at_the_end_of_each_movement_phase() {
    let lost = |die: u8| {
        let us = row(20.0, 110.0, 12);
        let mut play = Bench::new()
            .units(Side::First, "(formation: \"us_squad\")")
            .units(Side::Second, "(formation: \"german_squad\")")
            .vehicles(Side::Second, "(vehicle: \"m4\")")
            .position(&format!(
                "active: Second, phase: Movement, units: [
                    (id: \"us-1\", at: [{us}]), (id: \"ge-2\", at: [(60, 40)], order: Hold),
                ], figures: [(id: \"ge-2-01\", track_damaged: true)]"
            ))
            .game(&[die]);
        play.order(Side::Second, "Done");
        play.figure("ge-2-01").immobile
    };
    assert_eq!((lost(2), lost(3)), (true, false));
}
