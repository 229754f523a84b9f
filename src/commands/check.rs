//! `hedgerow check`: reads every RON file given or shipped and lists every mistake at its place.

use crate::commands::{OfGame, out};
use clap::Args;
use hedgerow::boxes::{Key, Task, find_root, key_of_file, scenario_file};
use play::held::{Checker, Held};
use play::library::SCENARIOS;
use scenario_files::{LARGEST_FILE, Report, collect_files, read_regular};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// Files and folders; without them everything in `assets` and `scenarios`.
    paths: Vec<PathBuf>,
    #[command(flatten)]
    game: OfGame,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let root = find_root(data)?;
    let is_all = arguments.paths.is_empty();
    let paths = match &arguments.paths[..] {
        [] => vec![root.join("assets"), root.join(SCENARIOS)],
        named => named.iter().map(|path| scenario_file(&root, path)).collect(),
    };
    let (report, scenarios) = check(&root, &paths, arguments.game.game);
    let mut out = out::Out::new();
    out.line(&report)?;
    for (key, count) in scenarios.into_iter().filter(|(_, count)| is_all && *count > 0) {
        out.line(format_args!("{count} scenarios of {}", key.name()))?;
    }
    out.finish()?;
    Ok(if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Makes what checks the files of a game.
struct CheckerOf<'a>(&'a Path);

impl Task for CheckerOf<'_> {
    type Answer = Box<dyn Checker>;
    fn with<G: Held>(self) -> Box<dyn Checker> {
        G::checker(self.0)
    }
}

/// Checks these files and folders, each file as one of its game, and counts the scenarios of each game.
fn check(root: &Path, paths: &[PathBuf], given: Option<Key>) -> (Report, BTreeMap<Key, usize>) {
    let (files, mistakes) = collect_files(paths);
    let mut report = Report::new();
    report.extend(mistakes);
    let mut checkers: BTreeMap<Key, Box<dyn Checker>> = BTreeMap::new();
    let mut scenarios: BTreeMap<Key, usize> = BTreeMap::new();
    for path in &files {
        // What cannot be read is told by the reader that comes next.
        let text = read_regular(path, LARGEST_FILE as u64).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        match key_of_file(path, &text, given) {
            Ok(key) => {
                let checker = checkers.entry(key).or_insert_with(|| key.of(CheckerOf(root)));
                checker.check(path, &text, &mut report);
                *scenarios.entry(key).or_default() += usize::from(checker.is_scenario(path, &text));
            }
            Err(mistake) => {
                report.add_file(path);
                report.add(mistake);
            }
        }
    }
    (report, scenarios)
}
