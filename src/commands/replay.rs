//! `hedgerow replay`: shows a saved game, or proves that its orders lead to its events.

use crate::commands::out::{Out, complain, say};
use crate::commands::script::event_json;
use anyhow::Context as _;
use clap::Args;
use hedgerow::save;
use std::path::PathBuf;
use std::process::ExitCode;
use table::{DiceCup, Game};

#[derive(Args)]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Give every order again and compare all events, dice and the final position.
    #[arg(long)]
    verify: bool,
}

pub fn run(_data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let saved = save::read_file(&arguments.file)?;
    let mut game = saved.game()?;
    if saved.cut_off {
        complain("the file ends in the middle of an entry; the game stands at the last finished order");
    }
    if !arguments.verify {
        let mut out = Out::new();
        for (index, entry) in saved.journal.entries.iter().enumerate() {
            entry.events.iter().try_for_each(|event| out.line(event_json(event, index.checked_sub(1))))?;
        }
        out.finish()?;
        return Ok(ExitCode::SUCCESS);
    }
    let start = game.start().clone();
    let cup = DiceCup::from_seed(saved.header.seed);
    let mut again = Game::new(bevy_ecs::world::World::new(), start, cup)?;
    for (index, entry) in saved.journal.entries.iter().enumerate().skip(1) {
        let order = entry.order.as_ref().with_context(|| format!("entry {index} has no order"))?;
        let events = again.give(order).map_err(|error| anyhow::anyhow!("entry {index} is refused today: {error}"))?;
        anyhow::ensure!(events == entry.events.as_slice(), "entry {index} leads to other events today");
    }
    anyhow::ensure!(again.hash() == game.hash(), "the final position differs");
    say(format!("{} orders replayed, position {}", saved.journal.entries.len().saturating_sub(1), game.hash()))?;
    Ok(ExitCode::SUCCESS)
}
