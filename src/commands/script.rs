//! `hedgerow script`: plays a script of orders with forced dice; one JSON object per event.

use crate::commands::out::{Out, complain};
use crate::commands::{Call, OfGame, with_scenarios};
use clap::Args;
use hedgerow::boxes::{Task, load, scenario_file};
use play::held::Held;
use play::library::read;
use play::script::Script;
use scenario_files::Report;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::slice;

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// The script file.
    script: PathBuf,
    /// Print the final position instead of the events.
    #[arg(long)]
    state: bool,
    #[command(flatten)]
    game: OfGame,
}

/// Reads a script or says what is wrong with it.
pub fn load_script<G: Held>(path: &Path) -> anyhow::Result<Script<G::Rules>> {
    let mut report = Report::new();
    read::<Script<G::Rules>>(path, &mut report)
        .map(|script| script.value)
        .ok_or_else(|| anyhow::anyhow!("the script cannot be read\n{report}"))
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    with_scenarios(data, (slice::from_ref(&arguments.scenario), &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        let (_, start) = load::<G>(&root, &arguments.scenario, 0)?;
        let script = load_script::<G>(&scenario_file(&root, &arguments.script))?;
        let told = script.tell::<G>(start);
        let mut out = Out::new();
        if !arguments.state {
            told.lines.iter().try_for_each(|line| out.line(line))?;
        } else if let Some(game) = &told.game {
            out.line(serde_json::to_string_pretty(&G::position(&game.table()))?)?;
        }
        out.finish()?;
        let Some(stop) = told.stop else { return Ok(ExitCode::SUCCESS) };
        complain(stop.message::<G>(&script.orders));
        Ok(ExitCode::from(2))
    }
}
