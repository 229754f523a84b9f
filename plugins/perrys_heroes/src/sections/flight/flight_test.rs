//! Flight.

use crate::files::values::{Health, Left, Morale, Motion, Posture};
use crate::testing::{Bench, Play, cm};
use measured_table::Point;
use table::Side::{First, Second};

const HEADS: &str = "deck: [(side: First, team: 0)], ";

/// The team's card is the next to be turned.
fn play(pieces: &str, figures: &str, dice: &[u8]) -> Play {
    Bench::new().pieces(pieces).position(&format!("{HEADS} figures: [{figures}]")).game(dice)
}

fn one(at: &str, more: &str) -> String {
    format!("(id: \"us-01\", at: {at}, morale: Panicked, posture: Prone{more}), (id: \"us-02\", at: (170, 10))")
}

fn at(play: &Play) -> Option<Point> {
    play.figure("us-01").at
}

#[test]
fn ph_h_12_the_panicked_run_straight_away_from_the_nearest_enemy_in_sight() {
    let enemies = "(id: \"ge-01\", at: (60, 60)), (id: \"ge-02\", at: (20, 60))";
    let play = play("", &format!("{}, {enemies}", one("(90, 60)", "")), &[]);
    let figure = play.figure("us-01");
    assert_eq!((figure.at, figure.posture), (Some(cm(105.0, 60.0)), Posture::Standing));
    assert_eq!((figure.motion, figure.spent, figure.morale), (Motion::Ran, true, Morale::Panicked));
    assert_eq!(figure.used, 2, "he pays for his run, and gets up for nothing");
    assert_eq!(play.0.to_act(), Some(First));
    assert_eq!(play.refused(First, "Posture(unit: \"us-01\", to: Prone)"), "PH-7.1-01", "he does nothing more");
}

#[test]
fn ph_h_12_who_sees_nobody_runs_to_his_own_edge() {
    let hidden = play(
        "(kind: \"wood\", shape: Area([(60, 40), (70, 40), (70, 80), (60, 80)]))",
        &format!("{}, (id: \"ge-01\", at: (40, 60))", one("(90, 60)", "")),
        &[],
    );
    assert_eq!(at(&hidden), Some(cm(90.0, 75.0)));
    let concealed = play("", &format!("{}, (id: \"ge-01\", at: (60, 60), concealed: true)", one("(90, 60)", "")), &[]);
    assert_eq!(at(&concealed), Some(cm(90.0, 75.0)), "nobody sees who is concealed");
}

#[test]
fn ph_h_12_wounded_men_lie_and_treated_ones_run_half_as_far() {
    let enemy = "(id: \"ge-01\", at: (60, 60))";
    let wounded = play("", &format!("{}, {enemy}", one("(90, 60)", ", health: Wounded")), &[]);
    assert_eq!((at(&wounded), wounded.figure("us-01").health), (Some(cm(90.0, 60.0)), Health::Wounded));
    let treated = play("", &format!("{}, {enemy}", one("(90, 60)", ", health: Treated")), &[]);
    assert_eq!(at(&treated), Some(cm(97.5, 60.0)));
}

#[test]
fn ph_h_12_who_cannot_pay_runs_all_the_same() {
    let bench = Bench::new()
        .scenario("points: Individual")
        .position(&format!("{HEADS} figures: [{}, (id: \"ge-01\", at: (60, 60))]", one("(90, 60)", ", points: 1")));
    let play = bench.game(&[]);
    assert_eq!((at(&play), play.figure("us-01").points), (Some(cm(105.0, 60.0)), 0));
}

#[test]
fn ph_r_72_who_cannot_flee_straight_runs_as_far_away_as_he_comes() {
    let water = "(kind: \"stream\", shape: Line(along: [(95, 20), (95, 100)], thickness: 2))";
    let play = play(water, &format!("{}, (id: \"ge-01\", at: (60, 60))", one("(90, 60)", "")), &[]);
    let at = at(&play).expect("on the table");
    assert!(at.x < 9500, "not over the water: {at}");
    let enemy = cm(60.0, 60.0);
    assert!(at.y > 6000, "of two equally good places the nearer to his own edge: {at}");
    let squared = at.squared(enemy);
    assert!(squared > enemy.squared(cm(94.0, 60.0)), "{at}");
}

#[test]
fn ph_h_43_who_flees_off_the_table_is_lost() {
    let play = play("", &format!("{}, (id: \"ge-01\", at: (90, 90))", one("(90, 112)", "")), &[]);
    let figure = play.figure("us-01");
    assert_eq!((figure.at, figure.left), (None, Left::Fled));
}

#[test]
fn ph_h_12_all_who_panicked_flee_before_anybody_acts() {
    let figures = "(id: \"us-01\", at: (90, 60), morale: Panicked), (id: \"us-02\", at: (90, 64), morale: Panicked), (id: \"us-03\", at: (10, 110)),
        (id: \"ge-01\", at: (60, 60))";
    let play = play("", figures, &[]);
    for unit in ["us-01", "us-02"] {
        let figure = play.figure(unit);
        assert!(figure.spent && figure.at.is_some_and(|at| at.x > 10_000), "{unit}");
    }
    assert_eq!(play.0.to_act(), Some(First));
}

#[test]
fn ph_h_12_nobody_flees_from_a_vehicle_that_is_empty() {
    let play = |crew: &str| {
        Bench::new()
            .vehicles(Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
            .position(&format!(
                "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 60)), (id: \"ge-01\", at: (90, 20)),
                    (id: \"ge-07\", at: (90, 75), facing: 0), {crew}]"
            ))
            .game(&[])
    };
    let from = |play: &Play| super::nearest_in_sight(&play.0.table(), &play.figure("us-02"));
    let dead = ["08", "09", "10", "11", "12"].map(|no| format!("(id: \"ge-{no}\", health: Dead)")).join(", ");
    assert_eq!(from(&play("")), Some(cm(90.0, 75.0)));
    assert_eq!(from(&play(&dead)), Some(cm(90.0, 20.0)));
}
