//! Postures.

use crate::files::values::Posture;
use crate::testing::{Bench, Play};
use crate::{Command, figures::Figure};
use table::Side::{self, First};

fn play(figures: &str) -> Play {
    Bench::new().position(&format!("active: (side: First, team: 0), figures: [{figures}]")).game(&[])
}

fn left(play: &Play) -> u8 {
    play.0.table().battle.pools[0]
}

fn offered(play: &Play) -> Vec<Posture> {
    let postures = play.offers(First).into_iter().filter_map(|command| match command {
        Command::Posture { to, .. } => Some(to),
        _ => None,
    });
    postures.collect()
}

#[test]
fn ph_4_6_01_three_postures_and_each_from_each() {
    let mut play = play("(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (80, 100))");
    assert_eq!(offered(&play), [Posture::Crouched, Posture::Prone, Posture::Crouched, Posture::Prone]);
    for to in ["Prone", "Standing", "Crouched", "Prone"] {
        play.order(First, &format!("Posture(unit: \"us-01\", to: {to})"));
    }
    assert_eq!(play.figure("us-01").posture, Posture::Prone);
}

#[test]
fn ph_7_4_01_a_change_costs_one_point_and_two_of_the_wounded() {
    let mut play = play("(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (80, 100), health: Wounded)");
    let before = left(&play);
    play.order(First, "Posture(unit: \"us-01\", to: Prone)");
    assert_eq!(left(&play), before - 1);
    play.order(First, "Posture(unit: \"us-02\", to: Crouched)");
    assert_eq!(left(&play), before - 3);
    assert_eq!(play.refused(First, "Posture(unit: \"us-01\", to: Prone)"), "PH-7.4-01");
}

#[test]
fn ph_7_4_02_the_enemy_sees_the_posture_of_who_is_located() {
    let mut play = play(
        "(id: \"us-01\", at: (90, 100), located: true), (id: \"us-02\", at: (80, 100)), (id: \"ge-01\", at: (90, 20))",
    );
    for unit in ["us-01", "us-02"] {
        play.order(First, &format!("Posture(unit: \"{unit}\", to: Crouched)"));
    }
    let seen = |side: Side, name: &str| -> Figure {
        play.0.seen_by(side, |seen| seen.figure(crate::testing::id(name)).expect("a figure"))
    };
    assert_eq!(seen(Side::Second, "us-01").posture, Posture::Crouched);
    assert_eq!(seen(Side::Second, "us-02").posture, Posture::Standing, "a counter has no marker");
    assert_eq!(seen(First, "us-02").posture, Posture::Crouched);
}

#[test]
fn ph_7_4_03_pinned_and_demoralised_men_stay_prone() {
    let man = |no: u8, morale: &str| format!("(id: \"us-0{no}\", at: ({no}0, 100), posture: Prone, morale: {morale})");
    let play = play(&[man(1, "Pinned"), man(2, "Demoralised"), man(3, "Operational")].join(", "));
    for unit in ["us-01", "us-02"] {
        assert_eq!(play.refused(First, &format!("Posture(unit: \"{unit}\", to: Crouched)")), "PH-7.4-03");
    }
    assert_eq!(offered(&play).len(), 2, "of him alone who is Operational");
}

#[test]
fn who_stands_up_does_not_keep_still() {
    let mut play = play("(id: \"us-01\", at: (90, 100), posture: Prone, still: 1)");
    play.order(First, "Posture(unit: \"us-01\", to: Crouched)");
    assert_eq!(play.figure("us-01").still, 1);
    play.order(First, "Posture(unit: \"us-01\", to: Standing)");
    assert_eq!(play.figure("us-01").still, 0);
}
