//! `hedgerow balance` and `hedgerow luck`: whom a scenario favours, and what the dice have done.

use crate::hedgerow;
use lock_n_load_box::game_box::{LockNLoadBox, Saved};
use opponent::ONE;
use play::luck::ledger;
use std::path::{Path, PathBuf};
use std::process::Output;
use table::Side;

const SCENARIO: &str = "scenarios/lock_n_load/examples/infantry.ron";

fn run(arguments: &[&str]) -> Output {
    hedgerow().args(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn equal_players_say_whom_a_scenario_favours() {
    let common = ["balance", SCENARIO, "--players", "random,bold", "--games", "12", "--seed", "3"];
    let output = run(&common);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for (n, player) in ["random", "bold"].into_iter().enumerate() {
        let balance = &told["balance"][n];
        assert_eq!((&balance["player"], &balance["games"]), (&player.into(), &12.into()));
        let decided = balance["decided"].as_array().expect("a list").iter();
        let games = decided.flat_map(|row| row["games"].as_array().expect("three").clone());
        assert_eq!(games.filter_map(|count| count.as_u64()).sum::<u64>(), 12, "{balance}");
        assert!(
            balance["without_luck"]["share"].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)),
            "{balance}"
        );
    }
    assert_eq!(output.stdout, run(&[&common[..], &["--threads", "1"]].concat()).stdout);
    let page = text(&run(&[&common[..], &["--table"]].concat()).stdout);
    assert!(page.contains("12 games of bold against bold: **"), "{page}");
    assert!(page.contains(", without the luck of the dice "), "{page}");
    // The line for the scenario can be read.
    let line = page.lines().rfind(|line| line.starts_with("`balance: (")).expect("a line");
    let value = line.trim_matches('`').trim_start_matches("balance: ").trim_end_matches(',');
    let read: lock_n_load::Balance = scenario_files::options().from_str(value).expect(value);
    assert_eq!((read.level.as_deref(), read.first + read.second + read.drawn), (Some("bold"), 12));
    let steady = &told["balance"][1]["without_luck"]["interval"];
    let known = [0, 1].map(|end| (steady[end].as_f64().expect("a number") * 100.0).round() as u8);
    assert_eq!(read.share.map(|(low, high)| [low, high]), Some(known), "{line}");
}

#[test]
fn a_scenario_may_be_played_with_other_turns() {
    let ended = |turns: &str| {
        let arguments = [
            "balance",
            "scenarios/lock_n_load/the_oak_farm.ron",
            "--players",
            "random",
            "--games",
            "4",
            "--turns",
            turns,
        ];
        let output = run(&arguments);
        assert!(output.status.success(), "{turns}: {}", text(&output.stderr));
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let turns = told["balance"][0]["ended_in_turn"].as_object().expect("turns").clone();
        turns.keys().filter_map(|turn| turn.parse::<u8>().ok()).max().expect("a game")
    };
    let now = ended("0");
    assert_eq!([ended("-1"), ended("+1")], [now - 1, now + 1]);
    let output = run(&["balance", SCENARIO, "--turns", "-100"]);
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stderr);
    assert!(told.contains("cannot be played with -100 turns") && told.contains("turns"), "{told}");
    assert_eq!(run(&["balance", SCENARIO, "--players", "genius"]).status.code(), Some(2));
}

/// Games on disk, as `simulate` records them.
fn recorded(name: &str, games: &str, players: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let output = hedgerow()
        .args(["simulate", SCENARIO, "--games", games, "--players", players, "--record"])
        .arg(&folder)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(&folder).expect("the folder").filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}

#[test]
fn luck_and_decisions_of_a_recorded_game_lead_to_its_result() {
    for path in recorded("luck", "4", "bold,random") {
        let opened = Saved::read(&path).and_then(Saved::open).expect("a game");
        let ledger = ledger::<LockNLoadBox>(&opened.game).expect("a start");
        let winner = opened.game.table().flow.outcome.as_ref().expect("it is over").winner;
        let result = winner.map_or(ONE / 2, |side| if side == Side::First { ONE } else { 0 });
        assert!(ledger.is_over && ledger.end == result);
        let parts: i32 = ledger.orders.iter().map(|account| account.luck + account.decision).sum();
        assert_eq!(ledger.start + parts, result, "{}", path.display());
        assert!(ledger.orders.iter().any(|account| account.luck != 0));
        assert!(ledger.orders.iter().all(|account| !account.unclear), "its orders are lawful today");
        let page = hedgerow().arg("luck").arg(&path).output().expect("the program runs");
        let page = text(&page.stdout);
        for part in ["US Airborne: luck ", "Fallschirmjäger: luck ", "its greatest decisions:", "turn "] {
            assert!(page.contains(part), "{part} in\n{page}");
        }
        let json = hedgerow().args(["luck", "--json"]).arg(&path).output().expect("the program runs");
        let told: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
        assert_eq!(told["orders"].as_array().map(Vec::len), Some(ledger.orders.len()));
    }
    assert_eq!(run(&["luck", "Cargo.toml"]).status.code(), Some(1));
}

#[test]
fn bad_decisions_of_a_recorded_game_are_told_with_what_would_have_been_better() {
    let paths = recorded("blunders", "2", "random,bold");
    let judged = |path: &Path, threads: &str| {
        let output = hedgerow().args(["luck", "--json", "--blunders", "--threads", threads]).arg(path).output();
        serde_json::from_slice::<serde_json::Value>(&output.expect("the program runs").stdout).expect("JSON")
    };
    let mut count = 0;
    for path in &paths {
        let told = judged(path, "1");
        let (orders, blunders) =
            (told["orders"].as_array().expect("a list"), told["blunders"].as_array().expect("a list"));
        for blunder in blunders {
            let number = |field: &str| blunder[field].as_i64().expect("a number");
            assert!(number("loss") * 100 >= 5 * i64::from(ONE) && number("loss") > 3 * number("error"), "{blunder}");
            let first = orders.iter().find(|order| order["entry"] == blunder["entry"]).expect("an order");
            assert_eq!((&first["side"], &first["turn"]), (&blunder["side"], &blunder["turn"]));
            assert_ne!(blunder["done"], blunder["better"], "{blunder}");
        }
        count += blunders.len();
    }
    assert!(count > 0, "somebody who orders by chance makes mistakes");
    assert_eq!(judged(&paths[0], "1"), judged(&paths[0], "2"));
    let page = text(&hedgerow().args(["luck", "--blunders"]).arg(&paths[0]).output().expect("the program runs").stdout);
    assert!(page.contains("judged again and found bad") || page.contains("none was bad"), "{page}");
    assert_eq!(run(&["luck", "--threads", "2", "Cargo.toml"]).status.code(), Some(2), "it belongs to --blunders");
}

#[test]
fn luck_comes_to_nothing_over_many_games() {
    let sums: Vec<f64> = recorded("much-luck", "60", "random,random")
        .iter()
        .map(|path| {
            let opened = Saved::read(path).and_then(Saved::open).expect("a game");
            let [own, other] = ledger::<LockNLoadBox>(&opened.game).expect("a start").luck(Side::First);
            f64::from(own + other) / f64::from(ONE)
        })
        .collect();
    let n = sums.len() as f64;
    let mean = sums.iter().sum::<f64>() / n;
    let variance = sums.iter().map(|sum| (sum - mean) * (sum - mean)).sum::<f64>() / (n - 1.0);
    let error = (variance / n).sqrt();
    assert!(error > 0.0 && mean.abs() < 3.0 * error, "{mean} ± {error}");
}
