//! `hedgerow luck`: what of a saved game the dice have done, and what those who ordered.

use crate::commands::out::{complain, say};
use crate::commands::simulate::THREADS_MAX;
use clap::Args;
use hedgerow::boxes::{Task, key_of_save};
use play::held::Held;
use play::luck::{Blunder, Ledger, Work, blunders, ledger};
use play::save::{Ending, Saved};
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Print every order as JSON, in parts of 1048576 to win for the first side, instead of a page.
    #[arg(long)]
    json: bool,
    /// Judge all decisions again, and tell which were bad and what would have been better. Takes some seconds.
    #[arg(long)]
    blunders: bool,
    /// How many threads do so; what is found is the same.
    #[arg(long, default_value_t = 1, requires = "blunders", value_parser = clap::value_parser!(u16).range(1..=THREADS_MAX))]
    threads: u16,
}

/// What is printed as JSON.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    ledger: &'a Ledger,
    #[serde(skip_serializing_if = "Option::is_none")]
    blunders: Option<&'a [Blunder]>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    key_of_save(&arguments.file).of(arguments)
}

impl Task for &Arguments {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let arguments = self;
        let opened = Saved::<G>::read(&arguments.file)?.open()?;
        let ledger = ledger::<G>(&opened.game)?;
        let judged = if arguments.blunders {
            blunders::<G>(&opened.game, usize::from(arguments.threads), &Work::default())?
        } else {
            None
        };
        let blunders = judged.as_deref();
        if arguments.json {
            say(serde_json::to_string_pretty(&Told { ledger: &ledger, blunders })?)?;
        } else {
            say(ledger.page::<G>(opened.game.start(), blunders).trim_end())?;
        }
        if opened.ending == Ending::Whole {
            return Ok(ExitCode::SUCCESS);
        }
        complain(format!("{}: {}", arguments.file.display(), opened.ending));
        Ok(ExitCode::FAILURE)
    }
}
