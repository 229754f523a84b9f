//! `hedgerow script`: plays a script of orders with forced dice; one JSON object per event.

use crate::commands::out::{Out, complain};
use clap::Args;
use hedgerow::boxes::find_root;
use lock_n_load::Start;
use lock_n_load_box::Library;
use lock_n_load_box::game_box::{LockNLoadBox, Script};
use play::GameBox as _;
use play::library::{Source, read};
use scenario_files::Report;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// The script file.
    script: PathBuf,
    /// Print the final position instead of the events.
    #[arg(long)]
    state: bool,
}

/// Loads a scenario and the texts of all files that it is made of, or says what is wrong with it.
pub fn load(data: Option<PathBuf>, scenario: &Path) -> anyhow::Result<(BTreeMap<String, String>, Start)> {
    let root = find_root(data)?;
    let mut report = Report::new();
    let loaded = Library::open(Source::Folder(root), &mut report).and_then(|library| {
        let (read, start) = library.scenario(scenario, &mut report)?;
        Some((library.texts_of(&read), start))
    });
    loaded.ok_or_else(|| anyhow::anyhow!("the scenario cannot be played\n{report}"))
}

/// Reads a script or says what is wrong with it.
pub fn load_script(path: &Path) -> anyhow::Result<Script> {
    let mut report = Report::new();
    read::<Script>(path, &mut report)
        .map(|script| script.value)
        .ok_or_else(|| anyhow::anyhow!("the script cannot be read\n{report}"))
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let (_, start) = load(data, &arguments.scenario)?;
    let script = load_script(&arguments.script)?;
    let told = script.tell::<LockNLoadBox>(start);
    let mut out = Out::new();
    if !arguments.state {
        told.lines.iter().try_for_each(|line| out.line(line))?;
    } else if let Some(game) = &told.game {
        out.line(serde_json::to_string_pretty(&LockNLoadBox::position(&game.table()))?)?;
    }
    out.finish()?;
    let Some(stop) = told.stop else { return Ok(ExitCode::SUCCESS) };
    complain(stop.message::<LockNLoadBox>(&script.orders));
    Ok(ExitCode::from(2))
}
