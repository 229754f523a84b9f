use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

const SWITCHED: &str =
    r#"modules: [Infantry, Nationalities, Vehicles], switches: {"LNL-15.7-01": true, "LNL-15.7-02": true}"#;

/// A vehicle of this size, movement and mobility, under a marker or not.
fn battle(size: i8, movement: u8, mobility: &str, marker: &str, more: &str) -> Battle {
    let ours = format!(r#"(id: "t", unit: "us_tank_t", at: "A1", facing: E, markers: [{marker}])"#);
    of(&ours, size, movement, mobility, more)
}

/// A vehicle on wheels that is fast on the road alone.
fn road_truck(ours: &str) -> Battle {
    of(ours, 0, 12, "road", SWITCHED)
}

fn of(ours: &str, size: i8, movement: u8, mobility: &str, more: &str) -> Battle {
    let nobody = r#"(id: "x", unit: "german_sniper")"#;
    let text =
        scenario_text("......", r#"roads: [["A1", "B1", "C1", "D1", "E1"]]"#, ours, nobody, OPERATIONS_FIRST, more);
    let change = |file: &mut crate::files::definition::UnitFile| {
        for def in file.units.iter_mut().filter(|def| def.id == "us_tank_t") {
            def.front.movement = movement;
            def.mobility = Some(mobility.to_owned());
            def.vehicle.as_mut().unwrap().size = size;
        }
    };
    Battle::with_files(&text, |file, _| change(file), &[])
}

/// Size, and what stands in place of the ordinary 1 for a moving vehicle.
fn drm(b: &Battle) -> (i32, i32) {
    b.ask(|table| (size_drm(table, b.unit("t")), speed_drm(table, b.unit("t"))))
}

#[test]
fn lnl_15_7_01_size_counts_where_it_is_played() {
    assert_eq!(drm(&battle(-1, 8, "tracked", "", SWITCHED)), (-1, 0));
    assert_eq!(drm(&battle(-1, 8, "tracked", "", "")), (0, 0));
}

#[test]
fn lnl_15_7_02_fast_vehicles_that_move_are_harder_to_hit() {
    for (movement, mobility, marker, speed) in [
        (16, "tracked", "Moved", 2),
        (15, "tracked", "Moved", 0),
        (20, "off_road", "AssaultMoved", 2),
        (19, "off_road", "Moved", 0),
        (20, "off_road", "", 0),
    ] {
        assert_eq!(drm(&battle(0, movement, mobility, marker, SWITCHED)).1, speed, "{movement} {mobility} {marker}");
    }
    assert_eq!(drm(&battle(0, 20, "off_road", "Moved", "")).1, 0);
}

#[test]
fn lnl_15_7_02_wheels_are_fast_on_roads_alone() {
    let mut b = battle(0, 12, "road", "", SWITCHED);
    b.give(table::Side::First, r#"Move(units: ["t"], by: Move, to: "B1")"#);
    for to in ["C1", "D1"] {
        b.give(table::Side::First, &format!(r#"Step(to: "{to}")"#));
    }
    assert_eq!(drm(&b).1, 0, "one point and a half");
    b.give(table::Side::First, r#"Step(to: "E1")"#);
    assert_eq!(drm(&b).1, 2, "two points on the road, and still on it");
}

#[test]
fn lnl_15_7_02_what_has_been_driven_on_a_road_may_be_stated() {
    let mut played = battle(0, 12, "road", "", SWITCHED);
    played.give(table::Side::First, r#"Move(units: ["t"], by: Move, to: "B1")"#);
    for to in ["C1", "D1", "E1"] {
        played.give(table::Side::First, &format!(r#"Step(to: "{to}")"#));
    }
    played.give(table::Side::First, "Stop");
    let stated = |halves: u8| {
        let ours =
            format!(r#"(id: "t", unit: "us_tank_t", at: "E1", facing: E, markers: [Moved], road_halves: {halves})"#);
        road_truck(&ours)
    };
    assert_eq!((played.unit("t"), drm(&played)), (stated(4).unit("t"), drm(&stated(4))));
    assert_eq!(drm(&stated(3)).1, 0);
}

#[test]
fn lnl_15_7_03_lnl_xb_41_the_speed_stands_in_place_of_the_ordinary_one() {
    // What a to-hit roll has for movement: the 2, or the ordinary 1.
    let moving = |b: &Battle| if drm(b).1 == 0 { 1 } else { drm(b).1 };
    let car = battle(1, 20, "off_road", "Moved", SWITCHED);
    assert_eq!(drm(&car).0 + moving(&car), 3);
    let heavy = battle(-1, 8, "tracked", "Moved", SWITCHED);
    assert_eq!(drm(&heavy).0 + moving(&heavy), 0);
    assert_eq!(drm(&battle(1, 10, "tracked", "", SWITCHED)).0, 1, "standing");
}

#[test]
fn lnl_15_7_04_size_and_speed_add_together() {
    assert_eq!(drm(&battle(1, 20, "off_road", "Moved", SWITCHED)), (1, 2));
}
