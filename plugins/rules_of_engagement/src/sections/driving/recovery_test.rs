//! Vehicles that are bogged down.

use super::bench::{FAR, US, bench, drives};
use crate::Event;
use crate::facts::rolls::Attempt;
use crate::testing::Play;

/// A tank that is bogged down with an order, and the Germans where `ge` says.
fn bogged(state: &str, ge: &str, dice: &[u8]) -> Play {
    let more = format!("{ge}], figures: [(id: \"us-2-01\", bogged: true)");
    bench("m4", "", "Movement", state, &more).game(dice)
}

const RECOVER: &str = "Recover(unit: \"us-2\")";

/// How many of its crew stand outside, each touching it.
fn outside(play: &Play) -> usize {
    let table = play.0.table();
    let (unit, hull) = (play.unit("us-2"), table.hull(&play.figure("us-2-01")).expect("a hull"));
    let crew = table.bases(&unit).skip(1).filter(|base| measured_table::shapes::gap(&hull, base).within(10));
    crew.count()
}

#[test]
fn roe_mov_09_a_crew_on_hold_gets_out_to_free_its_vehicle() {
    let mut play = bogged("order: Hold", FAR, &[]);
    assert_eq!(play.refused(US, &drives("Turn(100)")), "ROE-MOV-05");
    play.order(US, RECOVER);
    assert_eq!(outside(&play), 5);
    assert_eq!(play.refused(US, RECOVER), "ROE-ORD-01", "once in a turn");
    assert_eq!(bogged("order: Advance", FAR, &[]).refused(US, RECOVER), "ROE-MOV-09");
    let free = bench("m4", "", "Movement", "order: Hold", FAR).game(&[]);
    assert_eq!(free.refused(US, RECOVER), "ROE-MOV-05");
}

#[test]
fn roe_mov_10_an_experience_test_at_the_end_of_the_phase_frees_it() {
    let mut play = bogged("order: Hold", FAR, &[4]);
    play.order(US, RECOVER);
    let events = play.order(US, "Done");
    let tried =
        |event: &Event| matches!(event, Event::Tried(rolled) if rolled.what == Attempt::Recover && rolled.passed);
    assert!(events.iter().any(tried));
    assert!(!play.figure("us-2-01").bogged);
    assert_eq!((outside(&play), play.figure("us-2-02").aboard.is_some()), (0, true));
}

#[test]
fn roe_mov_11_who_fails_stays_outside_with_his_own_weapons() {
    let near = "(id: \"ge-1\", at: [(90, 80)])";
    let mut play = bogged("order: Hold, purpose: Fire, target: \"ge-1\"", near, &[3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.order(US, RECOVER);
    play.order(US, "Done");
    assert!(play.figure("us-2-01").bogged);
    assert_eq!(outside(&play), 5);
    let events = play.order(US, "Fire(unit: \"us-2\", at: \"ge-1\")");
    assert!(events.iter().any(|event| matches!(event, Event::Fired(_))));
}
