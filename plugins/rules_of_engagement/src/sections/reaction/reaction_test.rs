//! Opportunity fire: when it is asked for, and what comes of it.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::{AtOnce, Path, Why, Window};
use crate::files::values::{Answer, Discipline, Veil};
use crate::testing::{Bench, Play, cm, id};
use table::Side::{First, Second};

/// Squad 2 of the Germans, of whom some stand at these places, has prepared opportunity fire; that of the Americans moves.
fn watched(pieces: &str, us: &str, ge: &str, dice: &[u8]) -> Play {
    Bench::new()
        .pieces(pieces)
        .position(&format!(
            "active: First, phase: Movement, units: [
                (id: \"us-2\", {us}), (id: \"ge-2\", {ge}, order: Hold, purpose: OpportunityFire, ready: true)]"
        ))
        .game(dice)
}

/// An American at (90, 90) with Advance, alone of his squad on the table: one hit is all that it takes.
const US: &str = "at: [(90, 90)], order: Advance, at_start: 1";
/// He goes 15 cm to the north.
const NORTH: &str = "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 7500)])])";
/// He goes 15 cm to the west.
const WEST: &str = "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 7500, y: 9000)])])";
const REACT: &str = "React(unit: \"ge-2\")";

/// A German squad of which its leader with a submachine gun and the man with the machine gun stand so far from the American.
fn gunners(gap: f64, more: &str) -> String {
    let y = 90.0 - 2.5 - gap;
    format!("at: [(90, {y}), (93, {y})]{more}")
}

fn fired(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Fired(_))).count()
}

fn beat_of(play: &Play) -> Option<u16> {
    play.0.table().flow.stack.innermost::<crate::Moving>().map(|moving| moving.beat)
}

#[test]
fn roe_sht_11_and_roe_d_12_who_has_prepared_it_is_asked_along_an_enemys_move() {
    let mut play = watched("", US, &gunners(50.0, ", answer: Ask"), &[]);
    assert_eq!(play.refused(Second, REACT), "ROE-GEN-04", "nobody moves yet");
    play.order(First, NORTH);
    assert_eq!((play.0.to_act(), beat_of(&play)), (Some(Second), Some(1)), "he sees it from the first step on");
    assert_eq!(play.offers(Second), [Command::Wait, Command::React { unit: id("ge-2") }]);
    assert_eq!(play.refused(Second, "Done"), "ROE-H-09");
    // Not prepared: not asked.
    let hold = "at: [(90, 37.5)], order: Hold, purpose: Fire";
    let mut play = Bench::new()
        .position(&format!("active: First, phase: Movement, units: [(id: \"us-2\", {US}), (id: \"ge-2\", {hold})]"))
        .game(&[]);
    play.order(First, NORTH);
    assert_eq!(play.0.to_act(), Some(First));
}

#[test]
fn roe_sht_12_it_is_fired_in_the_enemys_turn_with_1_less() {
    let mut play = watched("", US, &gunners(50.0, ", answer: Ask"), &[1; 12]);
    play.order(First, NORTH);
    let events = play.order(Second, REACT);
    let rolled = events.iter().find_map(|event| match event {
        Event::Fired(rolled) => Some(rolled.clone()),
        _ => None,
    });
    let rolled = rolled.expect("it has fired");
    assert!(rolled.opportunity);
    assert!(rolled.shots.iter().all(|shots| shots.lines.iter().any(|line| line.value == -1)), "{rolled:?}");
    // ROE-H-09: one attack, then the marker goes; the mover goes on to his end.
    assert!(!play.unit("ge-2").ready);
    assert_eq!((play.0.to_act(), play.figure("us-2-01").at), (Some(First), Some(cm(90.0, 75.0))));
}

#[test]
fn roe_h_09_one_is_asked_where_something_changes_and_not_at_each_centimetre() {
    // From 26 cm to 11: a submachine gun reaches 30 cm, and is at short range up to 15.
    let mut play = watched("", US, "at: [(90, 61.5)], answer: Ask", &[]);
    play.order(First, NORTH);
    assert_eq!(beat_of(&play), Some(1));
    play.order(Second, "Wait");
    assert_eq!((play.0.to_act(), beat_of(&play)), (Some(Second), Some(11)), "at 15 cm");
    play.order(Second, "Wait");
    assert_eq!((play.0.to_act(), play.figure("us-2-01").at), (Some(First), Some(cm(90.0, 75.0))));
    assert!(play.unit("ge-2").ready, "who waits keeps his fire");
}

#[test]
fn roe_h_09_he_must_have_line_of_sight_and_range() {
    let wood = "(kind: \"wood\", shape: Area([(60, 60), (120, 60), (120, 72), (60, 72)]), height: 8)";
    let mut play = watched(wood, US, &gunners(50.0, ", answer: Ask"), &[]);
    play.order(First, "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 8000)])])");
    assert_eq!(play.0.to_act(), Some(First), "12 cm of wood between them");
    // A submachine gun does not reach so far.
    let mut play = watched("", US, "at: [(90, 30)], answer: Ask", &[]);
    play.order(First, NORTH);
    assert_eq!(play.0.to_act(), Some(First));
}

#[test]
fn roe_d_12_standing_answers() {
    let shots = |gap: f64, answer: &str, order: &str| {
        let mut play = watched("", US, &gunners(gap, &format!(", answer: {answer}")), &[1; 12]);
        (fired(&play.order(First, order)), play.0.to_act())
    };
    assert_eq!(shots(50.0, "AtOnce", NORTH), (1, Some(First)));
    assert_eq!(shots(50.0, "Never", NORTH), (0, Some(First)));
    // At its best: at short range. A submachine gun and a machine gun, at 70 cm: the machine gun's short range ends at 37.5.
    assert_eq!(shots(70.0, "AtBest", WEST), (0, Some(First)), "he may come nearer yet");
    assert_eq!(shots(45.0, "AtBest", NORTH), (1, Some(First)));
}

#[test]
fn roe_d_12_at_its_best_one_fires_before_the_enemy_is_gone() {
    let wood = "(kind: \"wood\", shape: Area([(60, 50), (86, 50), (86, 70), (60, 70)]), height: 8)";
    let mut play = watched(wood, US, "at: [(93, 20), (96, 20)]", &[1; 12]);
    let events = play.order(First, WEST);
    assert_eq!(fired(&events), 1, "behind the wood he would be out of sight");
}

#[test]
fn roe_d_12_an_answer_is_given_in_ones_own_turn_or_where_one_is_asked() {
    let mut play = watched("", US, &gunners(50.0, ", answer: Ask"), &[]);
    play.order(First, NORTH);
    play.order(Second, "Answer(unit: \"ge-2\", answer: Never)");
    assert_eq!((play.unit("ge-2").answer, play.0.to_act()), (Answer::Never, Some(First)), "he is not asked again");
    let mut own = Bench::new()
        .position("active: First, phase: Orders, units: [(id: \"us-2\", at: [(90, 90)], order: Hold, ready: true), (id: \"ge-2\", at: [(5, 5)])]")
        .game(&[]);
    assert!(own.offers(First).contains(&Command::Answer { unit: id("us-2"), answer: Answer::Ask }));
    own.order(First, "Answer(unit: \"us-2\", answer: Ask)");
    assert_eq!(own.unit("us-2").answer, Answer::Ask);
    assert_eq!(own.refused(First, "Answer(unit: \"ge-2\", answer: Ask)"), "ROE-D-12");
}

#[test]
fn roe_r_44_a_spotted_unit_is_fired_at_by_those_who_know_it() {
    let wood = "(kind: \"scrub\", shape: Area([(70, 60), (110, 60), (110, 95), (70, 95)]), height: 1)";
    let asked = |known: &str| {
        let us = format!("at: [(90, 90)], order: Sneak, veil: Spotted, known: [{known}]");
        let mut play = watched(wood, &us, &gunners(25.0, ", answer: Ask"), &[]);
        play.order(First, "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 8100)])])");
        (play.unit("us-2").veil, play.0.to_act())
    };
    assert_eq!(asked("\"ge-2\""), (Veil::Spotted, Some(Second)));
    assert_eq!(asked("\"ge-3\""), (Veil::Spotted, Some(First)));
}

#[test]
fn roe_dis_24_a_mover_that_fire_makes_shaken_chooses_at_once() {
    // Of one man one hit is half and all. Of 3 dice of the machine gun, which is served alone, and 2 of the other one the first hits; he
    // passes his Experience test.
    let mut play = watched("", US, &gunners(30.0, ", answer: AtOnce"), &[6, 1, 1, 1, 1, 6, 6]);
    let events = play.order(First, NORTH);
    assert_eq!(play.unit("us-2").discipline, Discipline::Shaken, "{events:?}");
    assert!(play.0.table().flow.stack.innermost::<AtOnce>().is_some());
    assert_eq!((play.0.to_act(), beat_of(&play)), (Some(First), Some(1)));
    let mut passes = watched("", US, &gunners(30.0, ", answer: AtOnce"), &[6, 1, 1, 1, 1, 6, 6]);
    passes.order(First, NORTH);
    let events = passes.order(First, "Test(unit: \"us-2\")");
    assert_eq!(passes.unit("us-2").discipline, Discipline::Suppressed, "{events:?}");
    assert_eq!(passes.figure("us-2-01").at, Some(cm(90.0, 75.0)), "Suppressed he carries on (ROE-DIS-25)");
}

#[test]
fn roe_dis_25_who_fails_stops_and_who_falls_back_goes_away_instead() {
    let shaken = |die: u8| {
        let mut play = watched("", US, &gunners(30.0, ", answer: AtOnce"), &[6, 1, 1, 1, 1, 6, die]);
        play.order(First, NORTH);
        assert_eq!(play.0.to_act(), Some(First));
        play
    };
    let mut fails = shaken(1);
    fails.order(First, "Test(unit: \"us-2\")");
    assert_eq!(fails.unit("us-2").discipline, Discipline::Demoralised);
    assert_eq!(fails.figure("us-2-01").at, Some(cm(90.0, 89.0)), "he stops");
    assert!(fails.0.table().flow.stack.is_empty());
    let mut flees = shaken(6);
    flees.order(First, "FallBack(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 11000)])])");
    assert_eq!(flees.figure("us-2-01").at, Some(cm(90.0, 110.0)), "instead of the rest of his way");
    assert!(flees.0.table().flow.stack.is_empty());
    assert_eq!(flees.0.to_act(), Some(First));
}

#[test]
fn a_preview_says_where_each_enemy_comes_in_as_the_move_finds_it() {
    let mut play = watched("", "at: [(90, 110)], order: Advance", "at: [(90, 70)], answer: Ask", &[]);
    let ways = [Path { who: id("us-2-01"), points: vec![cm(90.0, 110.0), cm(90.0, 92.0)] }];
    let unit = play.unit("us-2");
    let comes_in = play.0.seen_by(First, |seen| super::along(seen, &unit, &ways, Why::Order));
    play.order(First, "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 9200)])])");
    let beat = beat_of(&play).expect("he is asked on the way");
    assert_eq!(comes_in, [(id("ge-2"), beat, play.figure("us-2-01").at.expect("he stands there"))]);
    assert!(play.0.table().flow.stack.innermost::<Window>().is_some());
}
