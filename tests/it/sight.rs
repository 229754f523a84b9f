//! `hedgerow los` on measured tables: the answers are those of the rules, and what cannot be answered is told.

use crate::said::{refused, told};

const TABLE: &str = "assets/perrys_heroes/tables/steppe_farm.ron";
const FIRE: &str = "scenarios/perrys_heroes/examples/fire.ron";
const SMOKE: &str = "scenarios/perrys_heroes/examples/smoke.ron";

#[track_caller]
fn line(map: &str, from: &str, to: &str) -> String {
    let said = told(&["los", map, from, to]);
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim_end().to_string()
}

#[test]
fn ph_geo_02_the_distance_is_the_gap_between_the_bases_in_hundredths() {
    assert_eq!(line(TABLE, "48,118", "48,102"), "48,118 to 48,102, 13.50 cm: open");
    // The root of 2 times 10 squared is no whole number.
    assert_eq!(line(TABLE, "40,116", "50,106"), "40,116 to 50,106, 11.64+ cm: open");
    assert_eq!(line(TABLE, "48.25,118", "48.25,117"), "48.25,118 to 48.25,117, 0.00 cm: open");
}

#[test]
fn ph_7_13_04_what_cuts_is_told_with_its_place_and_its_rule() {
    assert_eq!(line(TABLE, "76,70", "76,58"), "76,70 to 76,58, 9.50 cm: cut by House at 76,68.81 [PH-7.13-04]");
    assert_eq!(line(TABLE, "76,58", "76,70"), "76,58 to 76,70, 9.50 cm: cut by House at 76,58.66 [PH-7.13-04]");
    assert!(line(TABLE, "10,90", "20,40").contains("cut by Hill at"), "the swell in the west");
    assert!(line(TABLE, "10,90", "20,40").ends_with("[PH-7.13-06]"));
}

#[test]
fn ph_7_13_05_the_posture_counts_where_one_is_named() {
    // Beside the clay wall south of the barn.
    let [standing, prone] = ["88,74", "88,74:prone"].map(|from| line(TABLE, from, "100,73"));
    assert_eq!(standing, "88,74 to 100,73, 9.54+ cm: open");
    assert_eq!(prone, "88,74:prone to 100,73, 9.54+ cm: cut by Low wall at 89.76,73.85 [PH-7.13-04]");
}

#[test]
fn ph_geo_06_cover_is_that_of_the_second_end() {
    let there = line(TABLE, "100,73", "88,74");
    assert_eq!(there, "100,73 to 88,74, 9.54+ cm: open, with cover from Low wall at 89.76,73.85 [PH-GEO-06]");
    assert!(line(TABLE, "88,74", "100,73").ends_with(": open"), "and not of the first");
}

#[test]
fn figures_of_a_scenario_are_ends_with_their_postures() {
    let said = line(FIRE, "us-02", "ge-02");
    let cover = "open, with cover from Orchard at 48,75.88 [PH-GEO-06]";
    assert_eq!(said, format!("us-02 (48,118, crouched) to ge-02 (48,75.5), 40.00 cm: {cover}"));
    assert!(line(FIRE, "us-02", "20,110").starts_with("us-02 (48,118, crouched) to 20,110, "));
}

#[test]
fn ph_7_13_01_how_far_one_sees_is_told_where_it_is_not_enough() {
    assert!(
        line(TABLE, "30,92", "115,92")
            .ends_with(": open, further than the 80 cm that one sees with the naked eye [PH-7.13-01]")
    );
    let night = "scenarios/perrys_heroes/through_the_night_wood.ron";
    let said = told(&["los", night, "--from", "20,20"]);
    assert!(said.starts_with("From 20,20 ") && said.contains('-'), "{said}");
}

#[test]
fn a_table_is_drawn_as_it_is_seen_from_a_point_or_a_figure() {
    let drawn = told(&["los", TABLE, "--from", "84,60"]);
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines.len(), 31, "a head, and 120 cm in rows of 4: {drawn}");
    assert!(lines[0].starts_with("From 84,60 (@ here, . open, # cut"), "{}", lines[0]);
    assert_eq!(lines[16].find('@'), Some(42), "in the row of 60 to 64 cm, and the column of 84 to 86: {drawn}");
    for sign in ['.', '#', 's', 'o', 'w', 'h'] {
        assert!(lines[1..].iter().any(|line| line.contains(sign)), "{sign} in {drawn}");
    }
    assert!(told(&["los", FIRE, "--from", "us-02"]).starts_with("From us-02 (48,118, crouched) "));
    assert!(!lines[1..].iter().any(|line| line.contains('~')), "nobody has laid smoke");
}

#[test]
fn what_is_no_place_is_told() {
    for (place, why) in [
        ("200,50", "200,50 is beside the table"),
        ("1,1", "so near its edge that no man can stand there: the table is 180 x 120"),
        ("5,x", "`5,x` is no point"),
        ("5", "there is no figure `5`; nobody stands here at the start. A point is written as in 48,75.5"),
        ("5.125,6", "at most two decimals"),
        ("99999999999999999999,6", "is no point"),
        ("5,6,7", "`5,6,7` is no point"),
        ("48,75:lying", "`lying` is no posture"),
        ("", "there is no figure ``"),
    ] {
        let said = refused(&["los", TABLE, place, "50,50"]);
        assert!(said.contains(why), "{place}: {said}");
        assert!(refused(&["los", TABLE, "--from", place]).contains(why), "{place}");
    }
    assert!(refused(&["los", FIRE, "us-99", "ge-02"]).contains("there are us-02, us-03, ge-02, ge-03"));
    assert!(refused(&["los", FIRE, "us-05", "ge-02"]).contains("us-05 is not on the table at the start"));
    refused(&["los", TABLE, "50,50"]);
}

#[test]
fn what_is_no_map_is_told() {
    let said = refused(&["los", "assets/perrys_heroes/tables/nowhere.ron", "5,5", "6,6"]);
    assert!(said.contains("there is no such file") && said.contains("tables/steppe_farm.ron"), "{said}");
    let said = refused(&["los", "assets/perrys_heroes/charts.ron", "5,5", "6,6"]);
    assert!(said.contains("this is neither a scenario nor a table"), "{said}");
    let said = refused(&["los", "tests/data/tin_soldiers/mantelpiece.ron", "a", "b"]);
    assert!(said.contains("nothing hides anybody"), "{said}");
    assert!(refused(&["los", SMOKE, "us-02", "ge-01", "--game", "lock_n_load"]).contains("perrys_heroes"));
}
