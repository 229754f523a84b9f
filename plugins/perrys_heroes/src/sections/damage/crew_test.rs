//! The morale of crews.

use super::crew::{is_alone, morale_lines, rally_lines, rally_odds};
use super::*;
use crate::Chance;
use crate::facts::rolls::Roll;
use crate::testing::{Bench, Play, cm, id};
use ::table::Side;

/// A Panzer IV `ge-07` with its crew `ge-08` to `ge-12` in the last moment of a turn: `us-01` has the last card.
fn panzer(crew: &str, vehicle: &str, more: &str, dice: &[u8]) -> Play {
    Bench::new()
        .vehicles(Side::Second, &format!("(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\", {crew})"))
        .position(&format!(
            "active: (side: First, team: 0), deck: [], figures: [
                (id: \"ge-07\", at: (90, 20), facing: 180, {vehicle}), (id: \"us-01\", at: (90, 110)), (id: \"us-02\", at: (92, 110)),
                {more}
            ]"
        ))
        .game(dice)
}

fn values(play: &Play, lines: fn(&Table, &Figure, &mut Vec<Line>)) -> Vec<i32> {
    let mut all = Vec::new();
    lines(&play.0.table(), &play.figure("ge-07"), &mut all);
    all.iter().map(|line| line.value).collect()
}

#[test]
fn ph_8_2_01_a_vehicle_more_than_50_cm_from_any_friend_tests() {
    let alone = |more: &str| is_alone(&panzer("", "", more, &[]).0.table(), &panzer("", "", more, &[]).figure("ge-07"));
    assert!(alone(""));
    assert!(alone("(id: \"ge-01\", at: (150, 20))"));
    assert!(!alone("(id: \"ge-01\", at: (130, 20))"));
    // Its die is rolled at the end of the turn: 4 and 1 for its commander are too little.
    let mut play = panzer("", "", "", &[4, 1, 1, 1]);
    let events = play.order(Side::First, "Finish");
    let tests = |event: &Event| matches!(event, Event::Rolled(rolled) if rolled.what == Roll::Morale && rolled.unit == id("ge-07"));
    assert!(events.iter().any(tests), "{events:?}");
    assert!(events.contains(&Event::Is(id("ge-07"), Is::Spirited(Morale::Pinned))));
}

#[test]
fn ph_h_44_the_test_of_a_vehicle_has_modifiers_of_its_own() {
    let lines: fn(&Table, &Figure, &mut Vec<Line>) = |table, one, all| morale_lines(table, one, all);
    assert_eq!(values(&panzer("", "", "", &[]), lines), [1], "its commander is an NCO");
    assert_eq!(values(&panzer("commander: Officer, experience: Veteran", "", "", &[]), lines), [1, 2]);
    let wounded = "(id: \"ge-09\", health: Wounded)";
    assert_eq!(values(&panzer("experience: Green", "morale: Pinned", wounded, &[]), lines), [-1, -1, -1, 1]);
    assert_eq!(values(&panzer("", "", "(id: \"ge-08\", health: Dead)", &[]), lines), [0; 0], "nobody commands it");
}

#[test]
fn ph_8_2_02_and_ph_r_34_its_commander_rallies_the_crew() {
    let lines: fn(&Table, &Figure, &mut Vec<Line>) = |table, one, all| rally_lines(table, one, all);
    assert_eq!(
        values(&panzer("experience: Veteran", "morale: Pinned", "", &[]), lines),
        [1, 1],
        "the Veteran's 1 once"
    );
    let lost = "(id: \"ge-09\", health: Dead), (id: \"ge-10\", health: Wounded)";
    assert_eq!(
        values(&panzer("experience: Green, commander: Officer", "morale: Pinned", lost, &[]), lines),
        [-1, -1, -1, 2]
    );
    let odds = |crew: &str, more: &str| {
        let play = panzer(crew, "morale: Pinned", more, &[]);
        rally_odds(&play.0.table(), &play.figure("ge-07"))
    };
    assert_eq!(odds("", ""), Some(Chance::new(6, 10)));
    assert_eq!(odds("commander: Soldier", ""), None);
    assert_eq!(odds("", "(id: \"ge-08\", health: Dead)"), None);
}

#[test]
fn ph_8_2_03_ph_r_62_first_it_tests_and_then_it_is_rallied() {
    let mut play = panzer("", "morale: Demoralised", "", &[10, 5, 1, 1, 1]);
    let events = play.order(Side::First, "Finish");
    let rolls: Vec<Roll> =
        events.iter().filter_map(|event| if let Event::Rolled(one) = event { Some(one.what) } else { None }).collect();
    assert_eq!(rolls, [Roll::Morale, Roll::Rally]);
    assert!(events.contains(&Event::Is(id("ge-07"), Is::Spirited(Morale::Pinned))));
}

#[test]
fn ph_8_2_04_a_crew_that_is_not_rallied_leaves_a_vehicle_that_cannot_move() {
    let near = "(id: \"ge-01\", at: (120, 20))";
    let mut play = panzer("", "morale: Pinned, immobile: true", near, &[10, 1, 1, 1, 1]);
    let events = play.order(Side::First, "Finish");
    assert!(events.contains(&Event::Is(id("ge-07"), Is::Abandoned(true))), "{events:?}");
    for man in ["ge-08", "ge-09", "ge-10", "ge-11", "ge-12"] {
        assert!(play.figure(man).at.is_some() && play.figure(man).aboard.is_none());
    }
    // They are a team from the next turn on, with points of their own (PH-H-29): their card is in the deck, or turned over.
    let table = play.0.table();
    assert!(table.acts(2) && table.team(2).count() == 5);
    assert!(!table.is_manned(&play.figure("ge-07")));
    // One that can move is not left.
    let mut play = panzer("", "morale: Pinned", near, &[10, 1, 1, 1, 1]);
    let events = play.order(Side::First, "Finish");
    assert!(!events.contains(&Event::Is(id("ge-07"), Is::Abandoned(true))));
}

#[test]
fn ph_st_05_and_ph_3_4_06_a_crew_that_gets_out_knows_whom_its_vehicle_knew_and_is_concealed_no_more() {
    let play = Bench::new()
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(
            "active: (side: First, team: 0), figures: [(id: \"ge-07\", at: (90, 40), facing: 180, concealed: true, knows: [\"us-01\"]),
                (id: \"us-01\", at: (90, 80), located: true)]",
        )
        .game(&[]);
    let table = play.0.table();
    let mut harm = Harm::new(&table);
    abandons(&table, &mut harm, id("ge-07"), None);
    let enemy = table.no(id("us-01")).expect("he");
    for who in ["ge-08", "ge-12"] {
        let man = harm.figure(id(who)).expect("he");
        assert!(man.knows.has(enemy) && man.at.is_some() && !man.concealed, "{who}");
    }
}

#[test]
fn ph_h_40_what_a_hit_would_meet_differs_by_face_and_distance() {
    let play = Bench::new()
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position("active: (side: First, team: 0), figures: [(id: \"ge-07\", at: (90, 40), facing: 180), (id: \"us-01\", at: (90, 80))]")
        .game(&[]);
    let table = play.0.table();
    let hit = Hit::by_mine(id("ge-07"), cm(90.0, 80.0), 8);
    let hit = Hit { part: PartRule::Rolled, ..hit };
    let (front, far) = (play.figure("ge-07"), Hit { power: Power::Dice { power: 8, adjustment: -2 }, ..hit });
    let side = Figure { facing: measured_table::Heading::new(900), ..front };
    assert_ne!(meets(&table, &front, &hit), meets(&table, &side, &hit));
    assert_ne!(meets(&table, &front, &hit), meets(&table, &front, &far));
}
