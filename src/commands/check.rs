//! `hedgerow check`: reads every RON file given or shipped and lists every mistake at its place.

use clap::Args;
use hedgerow::boxes::find_root;
use hex_board::BoardDef;
use lock_n_load::ScenarioDef;
use lock_n_load_box::game_box::{LockNLoadBox, Script};
use lock_n_load_box::shapes::Shapes;
use lock_n_load_box::{Kind, Library, board_alone, not_checked, shared_terrain};
use play::library::{Source, read};
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
    // Mistakes of the shared files are told when those files are asked for, or when they stand in the way of another.
    let (source, mut shared) = (Source::Folder(root.to_path_buf()), Report::new());
    let library = Library::open(source.clone(), &mut shared);
    for path in &files {
        // What cannot be read is told by the reader that comes next.
        let text = read_regular(path, LARGEST_FILE as u64).unwrap_or_default();
        match Kind::of(path, &String::from_utf8_lossy(&text)) {
            Kind::Script => check_script(path, &mut report),
            Kind::Board => {
                let Some(board) = read::<BoardDef>(path, &mut report) else { continue };
                match (&library, shared_terrain(&source, &mut Report::new())) {
                    (Some(library), _) => drop(library.check_board(&board, &mut report)),
                    (None, Some(terrain)) => drop(board_alone(&terrain, &board, &mut report)),
                    (None, None) => not_checked(path, &shared, &mut report),
                }
            }
            Kind::Scenario => match (read::<ScenarioDef>(path, &mut report), &library) {
                (Some(scenario), Some(library)) => library.check_scenario(&scenario, &mut report),
                (Some(_), None) => not_checked(path, &shared, &mut report),
                (None, _) => {}
            },
            Kind::Shapes => drop(read::<Shapes>(path, &mut report)),
            kind => lock_n_load_box::check_definitions(root, path, kind, &mut report),
        }
    }
    report
}

fn check_script(path: &Path, report: &mut Report) {
    let Some(script) = read::<Script>(path, report) else { return };
    for fault in script.value.faults::<LockNLoadBox>() {
        let told = script.mistake(&fault.field, fault.message, None);
        report.add(if fault.warning { told.warning() } else { told });
    }
}
