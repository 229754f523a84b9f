use super::{is_isolated, leader};
use crate::Event;
use crate::files::values::{Morale, Posture};
use crate::rolls::{Roll, Rolled};
use crate::testing::{Bench, Play, id};
use bevy_ecs::prelude::World;
use std::sync::Arc;
use table::{DiceCup, Game, Side};

/// In the last activation of a turn, with these figures; `Finish` brings the Rally phase.
fn at_the_end(figures: &str, teams: Option<&str>, dice: &[u8]) -> Play {
    let bench = Bench::new().position(&format!("active: (side: First, team: 0), deck: [], figures: [{figures}]"));
    let bench = match teams {
        Some(teams) => bench.teams(Side::First, teams),
        None => bench,
    };
    bench.game(dice)
}

/// What is rolled in the Rally phase for a purpose: who, his die with all that it gets, and whether it is enough.
fn rolls(events: &[Event], what: Roll) -> Vec<(String, i32, bool)> {
    let of = |rolled: &Rolled| {
        let total = i32::from(rolled.die) + rolled.lines.iter().map(|line| line.value).sum::<i32>();
        (rolled.unit.to_string(), total, rolled.passed)
    };
    let rolled = events.iter().filter_map(|event| match event {
        Event::Rolled(rolled) if rolled.what == what => Some(of(rolled)),
        _ => None,
    });
    rolled.collect()
}

fn rally(play: &mut Play) -> Vec<Event> {
    play.order(Side::First, "Finish")
}

fn who(rolls: &[(String, i32, bool)]) -> Vec<&str> {
    rolls.iter().map(|(who, ..)| who.as_str()).collect()
}

/// An officer, an NCO, a Veteran, a Green soldier, a soldier, a messenger.
const MIXED: &str = r#"(name: "Mixed", men: [
    (name: "Lieutenant", grade: Officer, weapon: "m1_garand"),
    (name: "Sergeant", grade: Nco, experience: Veteran, weapon: "m1_garand"),
    (name: "Old", experience: Veteran, weapon: "m1_garand"),
    (name: "New", experience: Green, weapon: "m1_garand"),
    (name: "Man", weapon: "m1_garand"),
    (name: "Runner", speciality: Messenger, weapon: "m1_garand"),
])"#;

#[test]
fn ph_8_1_01_who_is_more_than_10_cm_from_any_friend_tests_his_morale() {
    // Bases are 2.5 cm across: 12.5 from middle to middle is exactly 10 cm between them.
    let near = r#"(id: "us-01", at: (20, 100)), (id: "us-02", at: (32.5, 100)), (id: "us-03", at: (80, 100)),
        (id: "us-04", at: (92.51, 100)), (id: "us-05", at: (93, 100), health: Dead)"#;
    let mut play = at_the_end(near, None, &[10, 10, 1, 10]);
    let events = rally(&mut play);
    assert_eq!(who(&rolls(&events, Roll::Morale)), ["us-03", "us-04"]);
    let alone = r#"(id: "us-02", at: (20, 100))"#;
    let mut play = at_the_end(alone, None, &[5]);
    assert_eq!(rolls(&rally(&mut play), Roll::Morale), [("us-02".into(), 5, false)]);
    assert_eq!((play.figure("us-02").morale, play.figure("us-02").posture), (Morale::Pinned, Posture::Prone));
}

#[test]
fn ph_4_3_08_a_messenger_alone_takes_no_test() {
    let figures = r#"(id: "us-05", at: (20, 100)), (id: "us-06", at: (80, 100))"#;
    let mut play = at_the_end(figures, Some(MIXED), &[10]);
    assert_eq!(who(&rolls(&rally(&mut play), Roll::Morale)), ["us-05"]);
}

#[test]
fn ph_8_1_02_a_leader_motivates_the_marked_within_less_than_10_cm() {
    let figures = r#"(id: "us-01", at: (50, 100)), (id: "us-03", at: (62.49, 100), morale: Pinned, posture: Prone),
        (id: "us-05", at: (50, 87.5), morale: Pinned, posture: Prone), (id: "us-04", at: (53, 100))"#;
    let mut play = at_the_end(figures, Some(MIXED), &[1, 9]);
    // us-05 is exactly 10 cm away, and nobody else is marked.
    assert_eq!(rolls(&rally(&mut play), Roll::Rally), [("us-03".into(), 1 + 1 + 2, false)]);
}

#[test]
fn ph_8_1_02_the_modifiers_of_the_table() {
    let officer = r#"(id: "us-01", at: (50, 100))"#;
    let marked = |no: u8, health: &str| {
        let one = format!(r#"(id: "us-0{no}", at: (53, 100), morale: Pinned, posture: Prone, health: {health})"#);
        let mut play = at_the_end(&format!("{officer}, {one}"), Some(MIXED), &[1]);
        rolls(&rally(&mut play), Roll::Rally)[0].1
    };
    assert_eq!(marked(5, "Fit"), 1 + 2);
    assert_eq!(marked(4, "Fit"), 1 + 2 - 1);
    assert_eq!(marked(5, "Wounded"), 1 + 2 - 1);
    assert_eq!(marked(3, "Fit"), 1 + 2 + 1);
    let by_the_nco = r#"(id: "us-02", at: (50, 100)), (id: "us-05", at: (53, 100), morale: Pinned, posture: Prone)"#;
    let mut play = at_the_end(by_the_nco, Some(MIXED), &[1]);
    assert_eq!(rolls(&rally(&mut play), Roll::Rally)[0].1, 1 + 1);
}

#[test]
fn ph_8_1_03_six_or_more_makes_morale_one_level_better() {
    let levels = [
        ("Panicked", Morale::Demoralised, Posture::Prone),
        ("Demoralised", Morale::Pinned, Posture::Prone),
        ("Pinned", Morale::Operational, Posture::Prone),
    ];
    for (from, to, posture) in levels {
        let prone = if from == "Panicked" { "Standing" } else { "Prone" };
        let figures =
            format!(r#"(id: "us-01", at: (50, 100)), (id: "us-05", at: (53, 100), morale: {from}, posture: {prone})"#);
        let mut play = at_the_end(&figures, Some(MIXED), &[4, 10, 10, 10, 10]);
        rally(&mut play);
        // PH-4.5-03: who is Demoralised by now lies down.
        assert_eq!((play.figure("us-05").morale, play.figure("us-05").posture), (to, posture), "{from}");
        let mut play = at_the_end(&figures, Some(MIXED), &[3, 10, 10, 10, 10]);
        let events = rally(&mut play);
        assert_eq!(rolls(&events, Roll::Rally), [("us-05".into(), 5, false)]);
    }
}

#[test]
fn ph_8_1_04_a_leader_rallies_neither_himself_nor_while_he_is_worse_than_pinned() {
    let of = |morale: &str| {
        let figures = format!(
            r#"(id: "us-01", at: (50, 100), morale: {morale}, posture: Prone),
               (id: "us-05", at: (53, 100), morale: Pinned, posture: Prone)"#
        );
        let mut play = at_the_end(&figures, Some(MIXED), &[1, 10, 10]);
        rolls(&rally(&mut play), Roll::Rally)
    };
    assert_eq!(who(&of("Pinned")), ["us-05"], "he rallies others, not himself");
    assert!(of("Demoralised").is_empty());
    assert!(of("Panicked").is_empty());
}

#[test]
fn ph_8_1_05_nco_and_veteran_are_one_row() {
    let figures = r#"(id: "us-01", at: (50, 100)), (id: "us-02", at: (53, 100), morale: Pinned, posture: Prone)"#;
    let mut play = at_the_end(figures, Some(MIXED), &[2, 10]);
    assert_eq!(rolls(&rally(&mut play), Roll::Rally), [("us-02".into(), 2 + 1 + 2, false)]);
}

#[test]
fn ph_w_19_a_pinned_veteran_nco_rallied_by_an_officer_is_operational() {
    let figures = r#"(id: "us-01", at: (50, 100)), (id: "us-02", at: (53, 100), morale: Pinned, posture: Prone)"#;
    let mut play = at_the_end(figures, Some(MIXED), &[3, 10]);
    assert_eq!(rolls(&rally(&mut play), Roll::Rally), [("us-02".into(), 6, true)]);
    assert_eq!(play.figure("us-02").morale, Morale::Operational);
}

#[test]
fn ph_h_28_an_elite_rallies_and_tests_with_1_more() {
    let play = |figures: &str, dice: u8| {
        let position = format!("active: (side: First, team: 0), deck: [], figures: [{figures}]");
        let mut start = Bench::new().teams(Side::First, MIXED).position(&position).start();
        Arc::make_mut(&mut start.field).men.iter_mut().for_each(|man| man.elite = true);
        let dice = DiceCup::forced(vec![dice, 10, 10]);
        Play(Game::new(World::new(), start, dice).expect("a first decision"))
    };
    let marked = r#"(id: "us-01", at: (50, 100)), (id: "us-05", at: (53, 100), morale: Pinned, posture: Prone)"#;
    assert_eq!(rolls(&rally(&mut play(marked, 1)), Roll::Rally), [("us-05".into(), 1 + 2 + 1, false)]);
    let alone = r#"(id: "us-05", at: (53, 100))"#;
    assert_eq!(rolls(&rally(&mut play(alone, 5)), Roll::Morale), [("us-05".into(), 6, true)]);
}

#[test]
fn ph_r_35_the_best_leader_rallies_and_once_a_turn() {
    // The NCO stands nearer and before him in the list; the officer is better.
    let teams = MIXED.replacen("grade: Officer", "grade: Nco", 1).replacen(
        "grade: Nco, experience: Veteran",
        "grade: Officer",
        1,
    );
    let figures = r#"(id: "us-01", at: (51, 100)), (id: "us-02", at: (46, 100)),
        (id: "us-05", at: (54, 100), morale: Demoralised, posture: Prone)"#;
    let mut play = at_the_end(figures, Some(&teams), &[4, 10]);
    let events = rally(&mut play);
    assert_eq!(rolls(&events, Roll::Rally), [("us-05".into(), 6, true)]);
    let by = events.iter().find_map(|event| match event {
        Event::Rolled(rolled) => rolled.about,
        _ => None,
    });
    assert_eq!(by, Some(id("us-02")));
}

#[test]
fn ph_r_62_all_isolation_tests_come_before_all_rally_rolls() {
    let figures = r#"(id: "us-01", at: (50, 100)), (id: "us-05", at: (53, 100), morale: Pinned, posture: Prone),
        (id: "us-06", at: (120, 100)), (id: "us-04", at: (150, 100))"#;
    let mut play = at_the_end(figures, Some(&MIXED.replace("speciality: Messenger, ", "")), &[10, 10, 10]);
    let events = rally(&mut play);
    let order: Vec<Roll> = events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled(rolled) => Some(rolled.what),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Roll::Morale, Roll::Morale, Roll::Rally]);
}

#[test]
fn ph_8_1_01_who_stands_beside_a_vehicle_with_men_in_it_is_not_isolated_and_who_rides_is_rallied() {
    let play = |crew: &str, at: &str| {
        Bench::new()
            .vehicles(Side::First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
            .position(&format!(
                "active: (side: First, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 0), {crew}
                    (id: \"us-02\", at: (95, 60)), (id: \"us-01\", {at}), (id: \"ge-01\", at: (20, 10)),
                    (id: \"us-03\", aboard: \"us-07\", morale: Pinned)]"
            ))
            .game(&[])
    };
    let far = "at: (150, 100)";
    let with = play("", far);
    assert!(!is_isolated(&with.0.table(), &with.figure("us-02")));
    assert!(!is_isolated(&with.0.table(), &with.figure("us-03")), "who rides is not alone");
    assert_eq!(
        leader(&with.0.table(), &with.figure("us-03")).map(|leader| leader.id),
        Some(id("us-08")),
        "its commander"
    );
    let near = play("", "aboard: \"us-07\"");
    assert_eq!(leader(&near.0.table(), &near.figure("us-03")).map(|leader| leader.id), Some(id("us-01")));
}
