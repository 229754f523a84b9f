//! How crews that have panicked drive away.

use crate::Event;
use crate::files::values::{Left, Morale};
use crate::testing::{Bench, Play, cm};
use table::Side::{First, Second};

fn play(at: (i32, i32), more: &str, enemy: &str) -> Play {
    Bench::new()
        .vehicles(First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: (side: Second, team: 0), deck: [(side: First, team: 1)], figures: [
                (id: \"us-07\", at: ({}, {}), facing: 0, morale: Panicked, {more}), {enemy}]",
            at.0, at.1
        ))
        .game(&[1; 60])
}

#[test]
fn ph_h_44_a_panicked_crew_drives_away_with_all_its_points() {
    let mut play = play((90, 60), "", "(id: \"ge-01\", at: (90, 20))");
    let events = play.order(Second, "Finish");
    assert!(events.iter().any(|event| matches!(event, Event::Went { .. })));
    let tank = play.figure("us-07");
    assert_eq!((tank.morale, tank.points, tank.spent), (Morale::Panicked, 0, true));
    // To turn about costs 4, to drive 1: it has 6.
    assert_eq!(tank.at, Some(cm(90.0, 85.0)), "straight away from him, as far as it comes");
}

#[test]
fn ph_h_44_off_the_table_it_is_lost_with_all_aboard() {
    let mut play = play((90, 112), "", "(id: \"ge-01\", at: (90, 60))");
    play.order(Second, "Finish");
    for name in ["us-07", "us-08", "us-12"] {
        assert_eq!(play.figure(name).left, Left::Fled, "{name}");
    }
}

#[test]
fn ph_h_44_with_nobody_in_sight_it_makes_for_its_own_edge() {
    let mut play = play((90, 60), "", "");
    play.order(Second, "Finish");
    assert!(play.figure("us-07").at.is_some_and(|at| at.y > 8000));
}

#[test]
fn ph_h_44_who_is_immobilised_abandons_his_vehicle() {
    let mut play = play((90, 60), "immobile: true", "(id: \"ge-01\", at: (90, 20))");
    play.order(Second, "Finish");
    let tank = play.figure("us-07");
    assert!(tank.abandoned && tank.at == Some(cm(90.0, 60.0)));
    for name in ["us-08", "us-12"] {
        let man = play.figure(name);
        assert!(man.aboard.is_none() && man.at.is_some_and(|at| at.y > 6000), "{name} is on foot, behind it");
    }
}
