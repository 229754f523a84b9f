//! `hedgerow replay`: shows a saved game, or proves that its orders lead to its events.

use crate::commands::out::{Out, complain, say};
use crate::commands::script::event_json;
use anyhow::Context as _;
use clap::Args;
use hedgerow::save::{self, Ending, Header, Opened};
use lock_n_load::{LockNLoad, RULES_NUMBER};
use std::path::PathBuf;
use std::process::ExitCode;
use table::{DiceCup, Game, JournalEntry};

#[derive(Args)]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Give every order again and compare all events, dice and the final position.
    #[arg(long)]
    verify: bool,
}

pub fn run(_data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Opened { header, mut game, ending, .. } = save::read_file(&arguments.file)?.open()?;
    let entries = game.journal().entries.clone();
    if arguments.verify {
        verify(&header, &mut game, &entries)?;
        let orders = entries.len().saturating_sub(1);
        say(format!("{orders} orders replayed, position {}", game.hash()))?;
    } else {
        let mut out = Out::new();
        for (index, entry) in entries.iter().enumerate() {
            entry.events.iter().try_for_each(|event| out.line(event_json(event, index.checked_sub(1))))?;
        }
        out.finish()?;
    }
    if ending == Ending::Whole {
        return Ok(ExitCode::SUCCESS);
    }
    complain(format!("{}: {ending}", arguments.file.display()));
    Ok(ExitCode::FAILURE)
}

/// Plays the game again from its start, by its orders alone, and compares every entry.
fn verify(header: &Header, game: &mut Game<LockNLoad>, entries: &[JournalEntry<LockNLoad>]) -> anyhow::Result<()> {
    let start = game.start().clone();
    let mut again = Game::<LockNLoad>::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(header.seed))?;
    for (index, recorded) in entries.iter().enumerate() {
        let here = || {
            let rules = header.rules_of(index);
            let other = if rules == RULES_NUMBER {
                String::new()
            } else {
                format!(" (it was recorded by rules {rules}, these are rules {RULES_NUMBER})")
            };
            format!("entry {index} in line {}{other}", save::line_of(index))
        };
        match (index, &recorded.order) {
            (0, _) => {}
            (_, Some(order)) => {
                again.give(order).map_err(|error| anyhow::anyhow!("{} is refused today: {error}", here()))?;
            }
            (_, None) => anyhow::bail!("{} has no order", here()),
        }
        let today = again.journal().entries.last().with_context(|| format!("{} happened no more", here()))?;
        let differs = recorded.events.iter().zip(&today.events).position(|(then, now)| then != now);
        if let Some(n) = differs {
            let (then, now) = (event_json(&recorded.events[n], None), event_json(&today.events[n], None));
            anyhow::bail!("{} leads to other events today:\n  recorded {then}\n  today    {now}", here());
        }
        anyhow::ensure!(
            recorded.events.len() == today.events.len(),
            "{} leads to {} events today, recorded were {}",
            here(),
            today.events.len(),
            recorded.events.len()
        );
        anyhow::ensure!(
            recorded.drawn == today.drawn,
            "{}: {} dice have been thrown after it today, recorded were {}",
            here(),
            today.drawn,
            recorded.drawn
        );
    }
    anyhow::ensure!(again.hash() == game.hash(), "the final position differs");
    Ok(())
}
