//! The witness: whole games as they were recorded.

use crate::{hedgerow, root};
use std::path::PathBuf;

fn told(folder: &std::path::Path, game: &str) -> (Option<i32>, String) {
    let output = hedgerow().args(["witness", "--game", game]).arg(folder).output().expect("the program runs");
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[test]
fn recorded_games_go_as_they_went() {
    as_they_went("witness", "lock_n_load");
}

#[test]
fn recorded_games_on_measured_tables_go_as_they_went() {
    as_they_went("perrys_heroes", "perrys_heroes");
}

fn as_they_went(folder: &str, game: &str) {
    let (code, told) = told(&root().join("tests/golden").join(folder), game);
    let hint = format!(
        "if a rule was corrected, or a board or a table changed, on purpose: `hedgerow witness --game {game} --record tests/golden/{folder}`, \
         and the commit says which"
    );
    assert_eq!(code, Some(0), "{told}\n{hint}");
}

#[test]
fn a_witness_that_disagrees_says_where() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("witness");
    let _ = std::fs::remove_dir_all(&folder);
    let recorded = hedgerow().args(["witness", "--record"]).arg(&folder).output().expect("the program runs");
    assert!(recorded.status.success(), "{}", String::from_utf8_lossy(&recorded.stderr));
    let path = folder.join("melee.txt");
    let text = std::fs::read_to_string(&path).expect("a record");
    // The last byte of the chain after the third order of the first game.
    let (head, tail) = text.split_once("\nchoices ").expect("a game");
    let mut tokens: Vec<String> = tail.splitn(4, ' ').map(str::to_string).collect();
    let (place, _) = tokens[2].split_once('.').expect("a choice");
    tokens[2] = format!("{place}.xx");
    std::fs::write(&path, format!("{head}\nchoices {}", tokens.join(" "))).expect("written");
    let (code, told) = told(&folder, "lock_n_load");
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("melee.txt: game random,random seed 1: after order 2 all is as recorded"), "{told}");
    let records = std::fs::read_dir(&folder).expect("a folder").count();
    assert!(told.contains(&format!("{} of {records} records", records - 1)), "{told}");
}
