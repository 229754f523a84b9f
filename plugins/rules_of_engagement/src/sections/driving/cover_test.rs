//! Vehicles near cover.

use super::bench::{FAR, US, area, at, bench, drives, report};
use crate::Event;
use crate::facts::rolls::Trial;
use crate::testing::Play;
use crate::values::Discipline;

/// Scrub from 30 to 50 cm to the north: a vehicle of 12 cm at (90, 60) is 24 cm away from it.
fn scrub() -> String {
    area("scrub", 30.0, 50.0)
}

/// A tank drives 20 cm towards it.
fn approach(vehicle: &str, more: &str, dice: &[u8]) -> (i32, i32) {
    let mut play = bench(vehicle, &scrub(), "Movement", "order: Advance", more).game(dice);
    play.order(US, &drives("Drive(2000)"));
    at(&play)
}

#[test]
fn roe_vcv_01_a_vehicle_tests_before_it_comes_within_20_cm_of_cover() {
    // Regulars need a 4, and the commander gives 1.
    assert_eq!(approach("m4", FAR, &[3]), (9_000, 4_000));
    assert_eq!(approach("m4", FAR, &[2]).0, 9_000);
    // A truck has no commander.
    assert_eq!(approach("truck", FAR, &[4]), (9_000, 4_000));
    assert!(approach("truck", FAR, &[3]).1 > 5_000);
    // Up to the limit there is no test; and who stands nearer already needs none for this piece.
    let play = bench("m4", &scrub(), "Movement", "order: Advance", FAR).game(&[]);
    let test = |far: i32| report(&play, &drives(&format!("Drive({far})"))).map(|report| report.test.is_some());
    assert_eq!([test(399), test(400)], [Ok(false), Ok(true)]);
    let near = bench("m4", &area("scrub", 20.0, 40.0), "Movement", "order: Advance", FAR).game(&[]);
    assert_eq!(report(&near, &drives("Drive(1000)")).map(|report| report.test.is_some()), Ok(false));
}

#[test]
fn roe_vcv_03_who_fails_halts_at_the_limit() {
    // 20 cm and a tenth from the edge of the scrub at 30 cm, with 6 cm before its middle.
    assert_eq!(approach("m4", FAR, &[2]), (9_000, 5_601));
}

/// A tank with so many men at these places, from the Discipline phase on: its infantry is looked for when the Orders phase begins.
fn led(men: &[(u8, u8)], more: &str, dice: &[u8]) -> Play {
    let places: Vec<String> = men.iter().map(|(x, y)| format!("({x}, {y})")).collect();
    let squad = format!("(id: \"us-1\", at: [{}] {more}), {FAR}", places.join(", "));
    let mut play = bench("m4", &scrub(), "Discipline", "", &squad).game(dice);
    play.order(US, "Order(unit: \"us-2\", order: Advance)");
    play.order(US, "Done");
    play
}

const BESIDE: [(u8, u8); 4] = [(80, 50), (76, 50), (80, 54), (76, 54)];

#[test]
fn roe_vcv_02_infantry_of_four_leads_a_vehicle_to_cover() {
    let mut play = led(&BESIDE, "", &[]);
    play.order(US, &drives("Drive(2000)"));
    assert_eq!(at(&play), (9_000, 4_000));
    play.order(US, "Done");
    assert_eq!(at(&play), (9_000, 4_000));
    // It may test all the same (ROE-D-14).
    let play = led(&BESIDE, "", &[]);
    let tests = "Drive(unit: \"us-2\", steps: [Drive(2000)], test: true)";
    assert_eq!(report(&play, tests).map(|report| report.test.is_some()), Ok(true));
    // Three men are too few, and Shaken ones do not lead.
    let test = |play: &Play| report(play, &drives("Drive(2000)")).map(|report| report.test.is_some());
    assert_eq!(test(&led(&BESIDE[..3], "", &[])), Ok(true));
    let shaken = format!("(id: \"us-1\", at: [(80, 50), (76, 50), (80, 54), (76, 54)], discipline: Shaken), {FAR}");
    assert_eq!(test(&bench("m4", &scrub(), "Movement", "order: Advance", &shaken).game(&[])), Ok(true));
    assert_eq!(play.unit("us-1").discipline, Discipline::Confident);
}

#[test]
fn roe_vcv_03_without_its_infantry_at_the_end_it_tests_then_and_is_put_back() {
    // From its rear, 6 cm behind its middle at 40, to men at 75: more than 20 cm.
    let behind = [(90, 75), (86, 75), (90, 79), (86, 79)];
    let after = |die: u8| {
        let mut play = led(&behind, "", &[die]);
        play.order(US, &drives("Drive(2000)"));
        assert_eq!(at(&play), (9_000, 4_000), "it relies on its infantry first");
        let events = play.order(US, "Done");
        let tested =
            events.iter().any(|event| matches!(event, Event::Disciplined(rolled) if rolled.what == Trial::Approach));
        (tested, at(&play))
    };
    assert_eq!(after(3), (true, (9_000, 4_000)));
    assert_eq!(after(2), (true, (9_000, 5_601)));
}

#[test]
fn roe_r_49_cover_that_friends_alone_hold_does_not_count() {
    let test = |more: &str| {
        let play = bench("m4", &scrub(), "Movement", "order: Advance", more).game(&[]);
        report(&play, &drives("Drive(2000)")).map(|report| report.test.is_some())
    };
    assert_eq!(test(&format!("(id: \"us-1\", at: [(60, 34)]), {FAR}")), Ok(false));
    assert_eq!(test("(id: \"us-1\", at: [(60, 34)]), (id: \"ge-1\", at: [(130, 20)])"), Ok(true));
    assert_eq!(test(&format!("(id: \"us-1\", at: [(60, 37)]), {FAR}")), Ok(true));
}
