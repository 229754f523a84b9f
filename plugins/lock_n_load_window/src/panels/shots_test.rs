//! The panels of shots: what is printed before and after the dice, and that it fits.

use crate::ShotPreview;
use crate::model::{Does, Perform};
use crate::panels::test_screen::*;
use crate::sheets::meanings;
use lock_n_load::testing::OPERATIONS_FIRST;

const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E)"#;
/// With a squad on top.
const RIDDEN: &str = r#"(id: "x", unit: "german_tank_t", at: "D2", facing: W),
    (id: "r", unit: "wehrmacht_squad", aboard: (vehicle: "x", outside: true))"#;

fn shooting(dice: &[u8]) -> Screen {
    let mut screen = Screen::new(TANK, RIDDEN, OPERATIONS_FIRST, dice);
    screen.click("A2");
    screen.click("D2");
    screen
}

#[test]
fn the_panel_of_a_shot_prints_its_lines_and_the_chance_of_every_result() {
    let mut screen = shooting(&[]);
    let shot = screen.get::<Preview>().get::<ShotPreview>().expect("a shot").clone();
    screen.size.y = 1400.0;
    let texts = screen.draw();
    let table = screen.get::<Battle>().table();
    for line in &shot.lines {
        has(&texts, &meanings::line(&table, line));
        has(&texts, meanings::rule_number(line.rule));
    }
    has(&texts, "2d6 \u{2264} 9");
    has(&texts, &meanings::percent(shot.odds.hit, shot.odds.out_of));
    let vehicle = shot.odds.vehicle.expect("a vehicle");
    for part in [vehicle.no_effect, vehicle.shaken, vehicle.abandoned, vehicle.destroyed] {
        has(&texts, &meanings::percent(part, shot.odds.out_of));
    }
    assert_eq!(shot.odds.plates.len(), 2, "hull and turret");
    for plate in &shot.odds.plates {
        has(&texts, &meanings::percent(plate.odds.destroyed, plate.hit));
    }
    has(&texts, "Hull front");
    has(&texts, "Turret front");
    // The crew, and the squad that rides on it.
    assert_eq!(shot.fates.len(), 2);
    for fate in &shot.fates {
        has(&texts, &meanings::percent(fate.lost, fate.out_of));
    }
    assert!(!texts.iter().any(|text| text.is_empty()), "every line has words: {texts:#?}");
}

#[test]
fn the_chances_of_a_shot_are_in_view_in_a_small_window() {
    let mut screen = shooting(&[]);
    for size in [(1280.0, 720.0), (2560.0, 1440.0)] {
        screen.size = egui::vec2(size.0, size.1);
        let places = screen.places();
        let plan = places.get("side: vehicle from above").unwrap_or_else(|| panic!("{places:?}"));
        let panel = egui::Rect::from_min_max(egui::pos2(size.0 - 320.0, TOP_HEIGHT), egui::pos2(size.0, size.1));
        assert!(panel.contains_rect(*plan), "{plan:?} at {size:?}");
        assert!(places.contains_key("side: Open fire"), "{places:?}");
    }
}

#[test]
fn after_the_dice_the_vehicle_is_drawn_as_it_stood_with_what_was_struck() {
    // An even roll strikes the turret; 4 and 6 against 4 and 2.
    let mut screen = shooting(&[4, 4, 6, 2, 2, 2]);
    screen.send(Perform(Does::Confirm));
    screen.app.update();
    screen.size.y = 1400.0;
    let texts = screen.draw();
    for wanted in ["hit", "= 8 \u{2212} 1 = 7 against 8", "Turret front", "10 against 6", "destroyed", "gets out"] {
        has(&texts, wanted);
    }
    assert!(screen.places().contains_key("side: vehicle from above"), "though it has left the map");
}

#[test]
fn a_shot_that_misses_says_so_and_draws_nothing() {
    let mut screen = shooting(&[6, 6]);
    screen.send(Perform(Does::Confirm));
    screen.app.update();
    has(&screen.draw(), "miss");
    assert!(!screen.places().contains_key("side: vehicle from above"));
}
