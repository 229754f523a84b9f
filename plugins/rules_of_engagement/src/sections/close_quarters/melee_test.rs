//! Rounds, losers and what follows.

use super::bench::{GE, GO_ON, US, fights, locked, phase, places, still};
use crate::facts::rolls::{DisciplineRolled, Trial};
use crate::files::values::{Discipline, Fate, Order, Phase};
use crate::testing::{Bench, Play, id};
use crate::{Command, Event};

/// Two squads of riflemen locked in a fight: only the third American and the fourth German are near to each other.
fn duel(us: &str, ge: &str) -> Bench {
    let us_at = places((20.0, 100.0), 9, &[(3, 60.0, 52.5)]);
    let ge_at = places((100.0, 60.0), 9, &[(4, 60.0, 50.0)]);
    locked((&us_at, us), (&ge_at, ge))
}

/// The same, with a German beside the one who fights.
fn two_germans(us: &str, ge: &str) -> Bench {
    let us_at = places((20.0, 100.0), 9, &[(3, 60.0, 52.5)]);
    let ge_at = places((100.0, 60.0), 9, &[(4, 58.0, 50.0), (5, 62.0, 50.0)]);
    locked((&us_at, us), (&ge_at, ge))
}

fn fought(bench: &Bench, dice: &[u8]) -> (Play, Vec<Event>) {
    let mut play = bench.game(dice);
    let events = play.order(US, GO_ON);
    (play, events)
}

fn tests(events: &[Event]) -> Vec<DisciplineRolled> {
    let one = |event: &Event| if let Event::Disciplined(rolled) = event { Some(rolled.clone()) } else { None };
    events.iter().filter_map(one).collect()
}

#[test]
fn roe_h_10_the_lower_total_loses_a_figure_and_the_loser_tests() {
    // The German falls, and his unit passes with a 6. Nobody is near to an enemy any more.
    let (play, events) = fought(&duel("", ""), &[6, 1, 6]);
    assert_eq!(fights(&events).len(), 1);
    assert_eq!(play.figure("ge-2-04").fate, Fate::Dead);
    let tests = tests(&events);
    assert_eq!((tests.len(), tests[0].unit, tests[0].what), (1, id("ge-2"), Trial::Round));
    assert_eq!((play.unit("us-2").locked, play.unit("ge-2").locked), (None, None));
    // The American falls.
    let (play, events) = fought(&duel("", ""), &[1, 6, 6]);
    assert_eq!(play.figure("us-2-03").fate, Fate::Dead);
    assert_eq!(tests_of(&events), [id("us-2")]);
}

fn tests_of(events: &[Event]) -> Vec<table::CounterId> {
    tests(events).iter().map(|rolled| rolled.unit).collect()
}

#[test]
fn roe_h_10_who_fails_is_shaken_and_falls_back_at_once() {
    let (mut play, events) = fought(&duel("", ""), &[6, 1, 1]);
    assert_eq!(tests_of(&events), [id("ge-2")]);
    let beaten = play.unit("ge-2");
    assert_eq!((beaten.discipline, beaten.order, beaten.locked), (Discipline::Shaken, Some(Order::FallBack), None));
    assert!(events.iter().any(|event| matches!(event, Event::Went { unit, .. } if *unit == id("ge-2"))));
    // The winner is asked, though there is nowhere to go.
    assert_eq!(play.0.to_act(), Some(US));
    play.order(US, "Consolidate(unit: \"us-2\")");
    play.order(US, "Done");
}

#[test]
fn roe_h_10_the_shaken_are_demoralised_and_the_demoralised_below_half_are_taken() {
    let (play, _) = fought(&duel("", "discipline: Shaken"), &[6, 1, 1]);
    assert_eq!(play.unit("ge-2").discipline, Discipline::Demoralised);
    let (play, _) = fought(&duel("", "discipline: Demoralised"), &[6, 1, 1]);
    assert_eq!(play.unit("ge-2").discipline, Discipline::Demoralised);
    // Five of nine are not below half; the fall of one makes it so.
    let us_at = places((20.0, 100.0), 9, &[(3, 60.0, 52.5)]);
    let ge_at = places((75.0, 52.5), 5, &[(4, 60.0, 50.0)]);
    let (play, events) = fought(&locked((&us_at, ""), (&ge_at, "discipline: Demoralised")), &[6, 1, 1]);
    assert!(events.contains(&Event::Lost { unit: id("ge-2"), captured: true }));
    assert!(!play.0.table().is_left(&play.unit("ge-2")));
}

#[test]
fn roe_dis_13_the_demoralised_below_half_break_up_as_soon_as_they_fight() {
    let us_at = places((20.0, 100.0), 9, &[(3, 60.0, 52.5)]);
    let ge_at = places((100.0, 60.0), 4, &[(4, 60.0, 50.0)]);
    let (play, events) = fought(&locked((&us_at, ""), (&ge_at, "discipline: Demoralised")), &[]);
    assert!(events.contains(&Event::Lost { unit: id("ge-2"), captured: true }));
    assert!(fights(&events).is_empty());
    // They have won, and may consolidate.
    assert_eq!(play.0.to_act(), Some(US));
    assert_eq!(play.refused(US, "Done"), "ROE-H-10");
}

#[test]
fn roe_h_10_three_rounds_in_a_phase_and_the_fight_goes_on_in_the_next() {
    let mut play = duel("", "").game(&[3, 3, 4, 4, 5, 5, 6, 1, 6]);
    let events = play.order(US, GO_ON);
    assert_eq!(fights(&events).len(), 3);
    assert!(play.unit("us-2").locked.is_some() && play.unit("ge-2").locked.is_some());
    assert_eq!(play.refused(US, GO_ON), "ROE-H-10", "once in a phase");
    play.order(US, "Done");
    while play.0.table().flow.phase != Phase::CloseQuarters {
        play.order(GE, "Done");
    }
    assert_eq!(play.refused(GE, "Done"), "ROE-H-10", "it must go on");
    assert_eq!(
        play.refused(GE, "Charge(unit: \"ge-2\", ways: [(who: \"ge-2-04\", points: [(x: 6000, y: 5100)])])"),
        "ROE-H-10"
    );
    let events = play.order(GE, "Charge(unit: \"ge-2\", ways: [])");
    assert_eq!(fights(&events).len(), 1);
    assert_eq!(play.figure("us-2-03").fate, Fate::Dead, "the first die is of whose turn it is");
}

#[test]
fn roe_h_10_a_round_in_which_both_lose_as_many_nobody_has_lost() {
    let us_at = places((20.0, 100.0), 9, &[(3, 50.0, 52.5), (4, 70.0, 52.5)]);
    let ge_at = places((100.0, 60.0), 9, &[(4, 50.0, 50.0), (5, 70.0, 50.0)]);
    let (play, events) = fought(&locked((&us_at, ""), (&ge_at, "")), &[6, 1, 1, 6]);
    assert_eq!(fights(&events).len(), 2);
    assert!(tests(&events).is_empty());
    assert_eq!([play.figure("ge-2-04").fate, play.figure("us-2-04").fate], [Fate::Dead; 2]);
}

fn read(command: &str) -> Command {
    crate::testing::read(command)
}

#[test]
fn roe_d_23_the_owner_says_which_of_several_is_lost() {
    let mut play = two_germans("", "").game(&[6, 1, 6, 3, 3, 3, 3]);
    play.order(US, GO_ON);
    assert_eq!(play.0.to_act(), Some(GE));
    assert_eq!(play.refused(GE, "Lose(figure: \"ge-2-01\")"), "ROE-H-10");
    assert_eq!(play.refused(GE, "Done"), "ROE-H-10");
    assert_eq!(play.offers(GE).len(), 2);
    let events = play.order(GE, "Lose(figure: \"ge-2-05\")");
    assert_eq!([play.figure("ge-2-04").fate, play.figure("ge-2-05").fate], [Fate::Here, Fate::Dead]);
    assert_eq!(tests_of(&events), [id("ge-2")]);
    assert_eq!(play.unit("ge-2").rounds_lost, 1);
    assert!(play.unit("ge-2").locked.is_some());
}

#[test]
fn roe_d_23_a_plain_rifleman_is_offered_first() {
    let us_at = places((20.0, 100.0), 9, &[(3, 60.0, 52.5)]);
    let ge_at = places((100.0, 60.0), 9, &[(1, 58.0, 50.0), (2, 62.0, 50.0), (5, 60.0, 47.0)]);
    let (play, _) = fought(&locked((&us_at, ""), (&ge_at, "")), &[6, 1]);
    assert_eq!(play.offers(GE).first(), Some(&read("Lose(figure: \"ge-2-05\")")));
}

#[test]
fn roe_d_24_the_winner_moves_ten_centimetres_and_touches_nobody() {
    let (play, _) = fought(&duel("", ""), &[6, 1, 1]);
    let moves =
        |y: i32| format!("Consolidate(unit: \"us-2\", ways: [(who: \"us-2-03\", points: [(x: 6000, y: {y})])])");
    assert_eq!(play.refused(US, &moves(6251)), "ROE-H-10");
    assert_eq!(play.refused(US, "Charge(unit: \"us-2\", ways: [])"), "ROE-H-10");
    // A squad that stands together goes on together.
    let us_at = places((60.0, 52.5), 3, &[]);
    let ge_at = places((100.0, 60.0), 9, &[(4, 60.0, 50.0)]);
    let third = places((30.0, 60.0), 9, &[]);
    let bench = Bench::new().position(&format!(
        "active: First, phase: CloseQuarters, units: [
            (id: \"us-2\", at: [{us_at}], locked: \"ge-2\"), (id: \"ge-2\", at: [{ge_at}], locked: \"us-2\"),
            (id: \"ge-3\", at: [{third}]),
        ]"
    ));
    let (mut play, _) = fought(&bench, &[6, 1, 1]);
    let all = |x: i32, y: i32| {
        let way = |no: i32| format!("(who: \"us-2-0{}\", points: [(x: {}, y: {y})])", no + 1, x + 350 * no);
        format!("Consolidate(unit: \"us-2\", ways: [{}, {}, {}])", way(0), way(1), way(2))
    };
    // The last German of the other squad stands at 58 and 60.
    assert_eq!(play.refused(US, &all(6060, 6000)), "ROE-H-10");
    play.order(US, &all(6000, 4250));
    assert_eq!(play.figure("us-2-01").at, Some(crate::testing::cm(60.0, 42.5)));
}

#[test]
fn roe_h_10_a_unit_of_which_nobody_is_left_has_lost_the_fight() {
    let us_at = places((20.0, 100.0), 9, &[(3, 60.0, 52.5)]);
    let bench = locked((&us_at, ""), ("(60, 50)", ""));
    let (play, events) = fought(&bench, &[6, 1]);
    assert!(events.contains(&Event::Lost { unit: id("ge-2"), captured: false }));
    assert!(tests(&events).is_empty());
    assert_eq!(play.0.to_act(), Some(US));
}

#[test]
fn a_fight_to_which_nobody_is_near_is_over() {
    let far = phase(
        (&places((20.0, 100.0), 9, &[]), "locked: \"ge-2\""),
        (&places((100.0, 60.0), 9, &[]), "locked: \"us-2\""),
    );
    let (play, _) = fought(&far, &[]);
    assert_eq!((play.unit("us-2").locked, play.unit("ge-2").locked), (None, None));
    assert!(still(&far).offers(US).contains(&read(GO_ON)));
}
