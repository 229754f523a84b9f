//! Points of vehicles, and what a vehicle is made of at the start.

use super::*;
use crate::testing::{Bench, Play, cm, id};

/// A Panzer IV `ge-07` with its crew `ge-08` to `ge-12` in the sight of nobody; its card lies on the table.
fn panzer(more: &str, points: &str) -> Play {
    Bench::new()
        .vehicles(
            Side::Second,
            "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\", crew: [\"Kern\"], submachine_guns: [\"mp40\"])",
        )
        .scenario(points)
        .position(&format!(
            "active: (side: Second, team: 1), figures: [
                (id: \"ge-07\", at: (90, 20), facing: 180), (id: \"us-01\", at: (90, 100)), {more}
            ]"
        ))
        .game(&[1])
}

fn points_of(play: &Play) -> Vec<(&'static str, i32)> {
    let table = play.0.table();
    let mut lines: Vec<Line> = Vec::new();
    of_vehicle(&table, &play.figure("ge-07"), &mut lines);
    lines.iter().map(|line| (line.rule.0, line.value)).collect()
}

#[test]
fn ph_6_2_01_and_ph_6_2_02_a_vehicle_has_five_points_and_one_for_its_commander() {
    let play = panzer("", "");
    assert_eq!(points_of(&play), [("PH-6.2-01", 5), ("PH-R-50", 1)]);
    assert_eq!(left(&play.0.table(), &play.figure("ge-07")), 6);
    // The number of its crew changes nothing.
    let play = panzer("(id: \"ge-09\", health: Dead), (id: \"ge-10\", health: Dead)", "points: Individual");
    assert_eq!(left(&play.0.table(), &play.figure("ge-07")), 6);
}

#[test]
fn ph_r_50_the_commanders_point_is_lost_with_him_and_without_a_crew_there_are_none() {
    let play = panzer("(id: \"ge-08\", health: Dead)", "");
    assert_eq!(points_of(&play), [("PH-6.2-01", 5)]);
    let dead = ["08", "09", "10", "11", "12"].map(|no| format!("(id: \"ge-{no}\", health: Dead)")).join(", ");
    assert_eq!(points_of(&panzer(&dead, "")), []);
}

#[test]
fn ph_h_04_and_ph_4_3_13_a_crew_sits_at_its_stations_with_pistols_and_its_submachine_guns() {
    let play = panzer("", "");
    let table = play.0.table();
    let vehicle = play.figure("ge-07");
    let crew: Vec<Figure> = table.crew(&vehicle).collect();
    assert_eq!(
        crew.iter().map(|man| man.id.as_str()).collect::<Vec<_>>(),
        ["ge-08", "ge-09", "ge-10", "ge-11", "ge-12"]
    );
    let men: Vec<&Man> = crew.iter().filter_map(|man| table.man(man)).collect();
    assert_eq!((men[0].name.as_str(), men[1].name.as_str()), ("Kern", "Panzer gunner"));
    let in_hull = men.iter().filter(|man| man.seat.is_some_and(|(_, part)| part == crate::values::VehiclePart::Hull));
    assert_eq!(in_hull.count(), 2);
    assert!(men.iter().all(|man| man.pistol.is_some()));
    assert_eq!(men.iter().filter(|man| man.light.is_some()).count(), 1);
    // PH-H-08: 10.5 by 5 cm, its front to the south.
    let hull = table.hull(&vehicle).expect("a hull");
    assert_eq!(hull.corners()[0], cm(92.5, 25.25));
    assert!(table.base(&vehicle).is_none());
    assert!(table.team(2).next().is_none() && table.acts(2));
}

#[test]
fn ph_h_44_who_rides_does_not_test_for_those_outside() {
    let play = panzer("(id: \"ge-01\", at: (90, 26.5), posture: Prone)", "");
    let table = play.0.table();
    let vehicle = play.figure("ge-07");
    assert!(!crate::sections::casualties::may_test(&table, &vehicle));
    assert!(table.crew(&vehicle).all(|man| !crate::sections::casualties::may_test(&table, &man)));
    assert!(
        table
            .gap(&vehicle, &table.figure(id("ge-01")).expect("a man"))
            .is_some_and(|gap| gap.is_overlap() || gap.within(0))
    );
}

#[test]
fn ph_7_1_04_a_crew_is_reduced_when_a_man_is_dead_and_not_when_he_is_wounded() {
    let reduced = |more: &str| {
        let play = panzer(more, "");
        is_reduced(&play.0.table(), &play.figure("ge-07"))
    };
    assert!(!reduced(""));
    assert!(!reduced("(id: \"ge-09\", health: Wounded), (id: \"ge-10\", health: Treated)"));
    assert!(reduced("(id: \"ge-09\", health: Dead)"));
}
