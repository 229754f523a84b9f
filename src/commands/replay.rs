//! `hedgerow replay`: shows a saved game or the course of a kept campaign, or proves that its orders lead to its events.

use crate::commands::out::{Out, complain, say};
use clap::Args;
use hedgerow::boxes::{Task, key_of_save, key_of_series};
use play::campaign::Proved;
use play::event_json;
use play::held::Held;
use play::replay::verify;
use play::save::{Ending, Saved, is_series};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The saved game; or the file `.campaign` of a campaign.
    file: PathBuf,
    /// Give every order again and compare all events, dice and the final position; of a campaign those of all its battles, and what was
    /// decided between them.
    #[arg(long)]
    verify: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if is_series(&arguments.file) {
        return key_of_series(&arguments.file)?.of(OfSeries(arguments));
    }
    key_of_save(&arguments.file).of(arguments)
}

/// The same of a file of several battles.
struct OfSeries<'a>(&'a Arguments);

impl Task for OfSeries<'_> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let OfSeries(arguments) = self;
        let ending = if arguments.verify {
            let Proved { battles, orders, decided, ending } = G::proved(&arguments.file)?;
            say(format!("{battles} battles with {orders} orders and {decided} entries between them replayed"))?;
            ending
        } else {
            let mut out = Out::new();
            let ending = G::course(&arguments.file, &mut |line| out.line(line));
            out.finish()?;
            ending?
        };
        Ok(ended(arguments, &ending))
    }
}

/// How the program ends: content if the whole file was read.
fn ended(arguments: &Arguments, ending: &Ending) -> ExitCode {
    if *ending == Ending::Whole {
        return ExitCode::SUCCESS;
    }
    complain(format!("{}: {ending}", arguments.file.display()));
    ExitCode::FAILURE
}

impl Task for &Arguments {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let arguments = self;
        let opened = Saved::<G>::read(&arguments.file)?.open()?;
        if arguments.verify {
            verify(&opened)?;
            let orders = opened.game.journal().entries.len().saturating_sub(1);
            let older: BTreeSet<u32> = (0..=orders).map(|entry| opened.header.rules_of(entry)).collect();
            let older = older.into_iter().filter(|number| *number != G::RULES_NUMBER);
            let older: Vec<String> = older.map(|number| number.to_string()).collect();
            let less = match &older[..] {
                [] => String::new(),
                numbers => format!(
                    " (recorded by rules {}, replayed by rules {}: of what differs between them, what players are told was compared)",
                    numbers.join(", "),
                    G::RULES_NUMBER
                ),
            };
            say(format!("{orders} orders replayed, position {}{less}", opened.game.hash()))?;
        } else {
            let mut out = Out::new();
            for (index, entry) in opened.game.journal().entries.iter().enumerate() {
                entry.events.iter().try_for_each(|event| out.line(event_json(event, index.checked_sub(1))))?;
            }
            out.finish()?;
        }
        Ok(ended(arguments, &opened.ending))
    }
}
