//! `hedgerow train`: what it writes fits the program, is the same each time, and is not kept where it plays worse.

use crate::hedgerow;
use lock_n_load_opponent::Tactics;
use opponent::learning::{Learned, Learner, Weights};
use std::path::Path;
use std::process::Output;

const SCENARIO: &str = "scenarios/lock_n_load/examples/infantry.ron";

fn train(arguments: &[&str]) -> Output {
    let common = ["train", SCENARIO, "--games", "2", "--generations", "1", "--seed", "3"];
    hedgerow().args(common).args(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_weights_that_it_writes_fit_the_program_and_are_the_same_each_time() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("weights.ron");
    let out = path.display().to_string();
    let written = train(&["--pairs", "0", "--threads", "1", "--out", &out]);
    assert!(written.status.success() && written.stdout.is_empty(), "{}", text(&written.stderr));
    let file = std::fs::read_to_string(&path).expect("it was written");
    let learned: Learned = ron::from_str(&file).expect("weights");
    assert!(Weights::of(&learned.weights, Tactics::MODELS).is_ok());
    assert_eq!((learned.taught.scenarios, learned.taught.games), (vec!["infantry".to_string()], 2));
    let printed = train(&["--pairs", "0", "--threads", "2"]);
    assert_eq!(text(&printed.stdout), file);
}

#[test]
fn what_cannot_be_learned_from_is_told() {
    for (arguments, told) in [
        (&["train"][..], "SCENARIOS"),
        (&["train", "no/such/scenario.ron"], "no/such/scenario.ron"),
        (&["train", SCENARIO, "--games", "0"], "--games"),
        (&["train", SCENARIO, "--generations", "0"], "--generations"),
    ] {
        let output = hedgerow().args(arguments).output().expect("the program runs");
        let error = text(&output.stderr);
        assert!(!output.status.success() && error.contains(told), "{arguments:?}: {error}");
    }
}
