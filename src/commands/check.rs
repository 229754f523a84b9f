//! `hedgerow check`: reads every RON file given or shipped and lists every mistake at its place.

use clap::Args;
use hedgerow::library::{Kind, Library, Source, find_root, read};
use hedgerow::script::Script;
use hex_board::BoardDef;
use lock_n_load::ScenarioDef;
use scenario_files::{LARGEST_FILE, Report, collect_files, read_regular};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// Files and folders; without them everything in `assets` and `scenarios`.
    paths: Vec<PathBuf>,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let root = find_root(data)?;
    let report = check(&root, &arguments.paths);
    super::out::say(&report)?;
    Ok(if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks these files and folders, or everything shipped.
pub fn check(root: &Path, paths: &[PathBuf]) -> Report {
    let shipped = [root.join("assets"), root.join("scenarios")];
    let (files, mistakes) = collect_files(if paths.is_empty() { &shipped } else { paths });
    let mut report = Report::new();
    mistakes.into_iter().for_each(|mistake| report.add(mistake));
    // Mistakes of the shipped files are told when those files are asked for, not with every other file.
    let library = Library::open(Source::Folder(root.to_path_buf()), &mut Report::new());
    for path in &files {
        // What cannot be read is told by the reader that comes next.
        let text = read_regular(path, LARGEST_FILE as u64).unwrap_or_default();
        match Kind::of(path, &String::from_utf8_lossy(&text)) {
            Kind::Script => {
                read::<Script>(path, &mut report);
            }
            Kind::Board => {
                if let (Some(board), Some(library)) = (read::<BoardDef>(path, &mut report), &library) {
                    library.check_board(&board, &mut report);
                }
            }
            Kind::Scenario => {
                if let (Some(scenario), Some(library)) = (read::<ScenarioDef>(path, &mut report), &library) {
                    library.start(&scenario, &mut report);
                }
            }
            kind => Library::check_definitions(root, path, kind, &mut report),
        }
    }
    report
}
