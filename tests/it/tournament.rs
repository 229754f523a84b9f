//! `hedgerow tournament`: parts come together to the whole, and what cannot be played or put together is told.

use crate::hedgerow;
use std::path::{Path, PathBuf};
use std::process::Output;

const SCENARIO: &str = "scenarios/lock_n_load/examples/infantry.ron";

fn tournament(arguments: &[&str]) -> Output {
    hedgerow().arg("tournament").args(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn part(name: &str, arguments: &[&str]) -> (PathBuf, Vec<u8>) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tournament-{name}.json"));
    let out = path.display().to_string();
    let common = [SCENARIO, "--players", "bold,random", "--pairs", "3", "--seed", "4", "--out", &out];
    let output = tournament(&[&common[..], arguments].concat());
    assert!(output.status.success() && output.stdout.is_empty(), "{}", text(&output.stderr));
    let bytes = std::fs::read(&path).expect("it was written");
    (path, bytes)
}

#[test]
fn shards_merge_to_the_bytes_of_the_whole() {
    let (_, whole) = part("whole", &["--threads", "1"]);
    assert_eq!(whole, part("threads", &["--threads", "8"]).1);
    let [one, two] = ["1/2", "2/2"].map(|shard| part(&shard.replace('/', "-"), &["--shard", shard]).0);
    let merge =
        |parts: &[&PathBuf]| hedgerow().args(["tournament", "--merge"]).args(parts).output().expect("the program runs");
    let merged = merge(&[&two, &one]);
    assert_eq!(text(&merged.stdout), text(&whole));
    let twice = merge(&[&one, &one]);
    assert_eq!(twice.status.code(), Some(1));
    assert!(text(&twice.stderr).contains("played in an earlier part"), "{}", text(&twice.stderr));
    let table = hedgerow().args(["tournament", "--table", "--merge"]).args([&one, &two]).output();
    let table = text(&table.expect("the program runs").stdout);
    assert!(table.contains("| bold | random | 6 |"), "{table}");
}

#[test]
fn what_makes_no_tournament_is_told() {
    for (arguments, code, told) in [
        (&["--players", "bold"][..], 2, "SCENARIOS"),
        (&[SCENARIO, "--players", "bold,bold"], 1, "named twice"),
        (&[SCENARIO, "--players", "genius"], 2, "corporal"),
        (&[SCENARIO, SCENARIO, "--pairs", "1"], 1, "two scenarios are called"),
        (&[SCENARIO, "--shard", "4/3"], 2, "1/3 to 3/3"),
        (&[SCENARIO, "--shard", "third"], 2, "3/8"),
        (&[SCENARIO, "--pairs", "0"], 2, "--pairs"),
        (&["--merge", "Cargo.toml"], 1, "no tournament"),
        (&["--merge", "no/such/file.json"], 1, "no/such/file.json"),
        (&["no/such/scenario.ron", "--pairs", "1"], 1, "no/such/scenario.ron"),
    ] {
        let output = tournament(arguments);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
        assert!(error.contains(told) && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}
