//! `hedgerow legal`: the legal orders at the start of a scenario or after a script, as a script writes them.

use crate::commands::out::{Out, complain, say};
use crate::commands::script::load_script;
use crate::commands::{Call, OfGame, with_scenarios};
use clap::Args;
use hedgerow::boxes::{Task, load, scenario_file};
use play::held::Held;
use play::script::{Script, Stop, script_text};
use std::path::PathBuf;
use std::process::ExitCode;
use std::slice;

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// A script that leads to the point in question. Dice left over in it do not matter here.
    script: Option<PathBuf>,
    /// Print a JSON object with the side, the question and the orders.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    game: OfGame,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    with_scenarios(data, (slice::from_ref(&arguments.scenario), &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        let (_, start) = load::<G>(&root, &arguments.scenario, 0)?;
        let script = match &arguments.script {
            Some(path) => load_script::<G>(&scenario_file(&root, path))?,
            None => Script::by_seed(0, Vec::new()),
        };
        let (game, stop) = script.play(start, |_, _, _| {});
        if let Some(stop) = stop.filter(|stop| !matches!(stop, Stop::LeftOver(_))) {
            complain(stop.message::<G>(&script.orders));
            return Ok(ExitCode::from(2));
        }
        let Some(game) = game else { return Ok(ExitCode::from(2)) };
        let mut commands = Vec::new();
        let side = game.all_commands(&mut commands);
        let orders: Vec<String> = commands.iter().map(script_text).collect();
        if arguments.json {
            let question = G::decision(&game.table()).remove("question");
            say(serde_json::json!({"side": side, "question": question, "orders": orders}))?;
        } else {
            let mut out = Out::new();
            orders.iter().try_for_each(|order| out.line(order))?;
            out.finish()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
