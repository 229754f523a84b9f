//! `hedgerow luck`: what of a saved game the dice have done, and what those who ordered.

use crate::commands::out::{complain, say};
use clap::Args;
use hedgerow::game_box::{LockNLoadBox, Saved};
use play::luck::ledger;
use play::save::Ending;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Print every order as JSON, in parts of 1048576 to win for the first side, instead of a page.
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let opened = Saved::read(&arguments.file)?.open()?;
    let ledger = ledger::<LockNLoadBox>(&opened.game)?;
    if arguments.json {
        say(serde_json::to_string_pretty(&ledger)?)?;
    } else {
        say(ledger.page::<LockNLoadBox>(opened.game.start()).trim_end())?;
    }
    if opened.ending == Ending::Whole {
        return Ok(ExitCode::SUCCESS);
    }
    complain(format!("{}: {}", arguments.file.display(), opened.ending));
    Ok(ExitCode::FAILURE)
}
