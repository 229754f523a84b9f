//! One binary for all tests that need the whole program or the whole repository: each test binary links everything anew.

mod attack_files;
mod attack_tables;
mod balance;
mod battles;
mod boxes;
mod broken_files;
mod campaign;
mod catalogue;
mod check;
mod commands;
mod documents;
mod example;
mod floors;
mod forged_orders;
mod forged_saves;
mod functions;
mod games;
mod generated;
mod golden;
mod golden_saves;
mod guards;
#[cfg(unix)]
mod interrupted;
mod layering;
mod little_games;
mod meaning;
mod opponents;
mod outputs;
mod perrys_heroes;
mod readers;
mod reference;
mod rules;
mod rules_of_engagement;
mod said;
mod saved;
mod saves;
mod secrets;
mod sentences;
mod shells;
mod sight;
mod skirmish_laws;
mod skirmishes;
mod snapshots;
mod tournament;
mod train;
mod witness;
mod words;

use std::path::PathBuf;

/// The repository.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The scenarios that are battles (not examples).
fn battles() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(root().join("scenarios/lock_n_load"))
        .expect("the repository has scenarios")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    found.sort();
    found
}

/// A battle of infantry of middling length, for tests of what is recorded.
fn saint_aubert() -> PathBuf {
    root().join("scenarios/lock_n_load/saint_aubert.ron")
}

/// The program as built for these tests.
fn hedgerow() -> std::process::Command {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hedgerow"));
    command.current_dir(root());
    command
}
