//! `hedgerow legal`: the legal orders at the start of a scenario or after a script, as a script writes them.

use crate::commands::out::{Out, complain, say};
use crate::commands::script::{load, load_script};
use clap::Args;
use lock_n_load_box::game_box::{LockNLoadBox, Script};
use play::script::{Stop, script_text};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// A script that leads to the point in question. Dice left over in it do not matter here.
    script: Option<PathBuf>,
    /// Print a JSON object with the side, the question and the orders.
    #[arg(long)]
    json: bool,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let (_, start) = load(data, &arguments.scenario)?;
    let script = match &arguments.script {
        Some(path) => load_script(path)?,
        None => Script::by_seed(0, Vec::new()),
    };
    let (game, stop) = script.play(start, |_, _, _| {});
    if let Some(stop) = stop.filter(|stop| !matches!(stop, Stop::LeftOver(_))) {
        complain(stop.message::<LockNLoadBox>(&script.orders));
        return Ok(ExitCode::from(2));
    }
    let Some(game) = game else { return Ok(ExitCode::from(2)) };
    let mut commands = Vec::new();
    let side = game.all_commands(&mut commands);
    let orders: Vec<String> = commands.iter().map(script_text).collect();
    if arguments.json {
        let question = serde_json::to_value(&game.table().flow.question)?;
        say(serde_json::json!({"side": side, "question": question, "orders": orders}))?;
    } else {
        let mut out = Out::new();
        orders.iter().try_for_each(|order| out.line(order))?;
        out.finish()?;
    }
    Ok(ExitCode::SUCCESS)
}
