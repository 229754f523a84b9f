//! Learning, with games of the toy.

use crate::{TinBox, start};
use opponent::learning::{Learner, Weights};
use play::train::{Course, Graduate, Stage, train};
use std::sync::atomic::{AtomicBool, Ordering};
use table::Side;
use tin_soldiers::Generals;

/// Both sides within reach of each other.
fn course(threads: usize) -> Course<TinBox> {
    let mut near = start();
    for soldier in near.soldiers.iter_mut().filter(|soldier| soldier.side == Side::Second) {
        soldier.at.as_mut().expect("a place").x = 2500;
    }
    for soldier in near.soldiers.iter_mut().filter(|soldier| soldier.side == Side::First) {
        soldier.at.as_mut().expect("a place").x = 1500;
    }
    assert_eq!(near.mistakes(), []);
    let scenarios = vec![("toy".to_string(), near)];
    Course { scenarios, games: 20, generations: 2, pairs: 3, seed: 11, threads }
}

fn taught(course: &Course<TinBox>) -> Graduate {
    train(course, &AtomicBool::new(false), |_| {}).expect("games that end").expect("nobody stops it")
}

#[test]
fn the_same_course_teaches_the_same_with_any_number_of_threads() {
    let one = taught(&course(1));
    assert_eq!(one.learned, taught(&course(2)).learned);
    assert_eq!(one.met, taught(&course(2)).met);
    assert_eq!(one.met.iter().sum::<u64>(), 6, "each pair is played in both seats");
    let other = taught(&Course { seed: 12, ..course(2) });
    assert_ne!(one.learned.weights, other.learned.weights, "other games teach something else");
    assert_eq!(one.learned.taught.games, 20);
}

#[test]
fn what_is_learned_agrees_better_with_games_that_it_was_not_learned_from() {
    let graduate = taught(&Course { games: 60, generations: 1, pairs: 0, ..course(2) });
    let (before, after) = graduate.learned.taught.log_loss["win"];
    assert!(after < before, "{before} is no worse than {after}");
    let learned = Weights::of(&graduate.learned.weights, Generals::MODELS).expect("weights of the toy");
    assert!(learned.0[0][0] > 1.0, "more soldiers are worth more than the toy thinks: {learned:?}");
}

#[test]
fn a_course_tells_what_it_does_and_can_be_stopped() {
    let mut stages = Vec::new();
    let done = train(&course(1), &AtomicBool::new(false), |stage| stages.push(stage)).expect("games that end");
    assert!(done.is_some());
    let games = |generation| Stage::Games { generation, model: "win" };
    assert_eq!(stages, [games(0), games(1), Stage::Meeting]);
    let stop = AtomicBool::new(false);
    let stopped = train(&course(1), &stop, |_| stop.store(true, Ordering::Relaxed)).expect("games that end");
    assert!(stopped.is_none());
}
