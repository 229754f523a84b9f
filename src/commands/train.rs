//! `hedgerow train`: learns what positions are worth from games of the computer players.

use crate::commands::out::{complain, goes_to, put, say};
use crate::commands::simulate::{THREADS_MAX, told_to_stop};
use crate::commands::{Call, OfGame, with_scenarios};
use anyhow::Context as _;
use clap::Args;
use hedgerow::boxes::{Task, load};
use play::held::Held;
use play::library::stem;
use play::train::{Course, Stage, train};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The scenario files that are played.
    #[arg(required = true)]
    scenarios: Vec<PathBuf>,
    /// How many games are played on each scenario for each model, in each generation.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    games: u64,
    /// How often everything is learned anew, from games by what was learned last.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    generations: u32,
    /// How many pairs of games the new weights play against those that are in use, on each scenario: one seed, both seats.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(0..=GAMES_MAX))]
    pairs: u64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where not given. What is learned does not depend on it.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=THREADS_MAX))]
    threads: u16,
    /// Write the weights into this file instead of printing them.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write them even if they have not won more games than those in use.
    #[arg(long)]
    anyway: bool,
    #[command(flatten)]
    game: OfGame,
}

const GAMES_MAX: u64 = 1_000_000;

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    goes_to(arguments.out.as_deref())?;
    with_scenarios(data, (&arguments.scenarios, &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        let scenario = |path: &PathBuf| {
            let (_, start) = load::<G>(&root, path, 0).with_context(|| path.display().to_string())?;
            Ok((stem(path), start))
        };
        let course = Course::<G> {
            scenarios: arguments.scenarios.iter().map(scenario).collect::<anyhow::Result<_>>()?,
            games: arguments.games,
            generations: arguments.generations,
            pairs: arguments.pairs,
            seed: arguments.seed,
            threads: usize::from(arguments.threads),
        };
        let stop = told_to_stop()?;
        let told = |stage| {
            let text = match stage {
                Stage::Games { generation, model } => format!("generation {}: games for `{model}`", generation + 1),
                Stage::Meeting => "the new weights meet those in use".to_string(),
            };
            complain(text);
        };
        let Some(graduate) = train(&course, &stop, told)? else {
            complain("stopped: nothing was learned");
            return Ok(ExitCode::FAILURE);
        };
        let [won, lost, drawn] = graduate.met;
        let better = won >= lost;
        let found = format!("against those in use the new weights won {won} games, lost {lost} and drew {drawn}");
        let taught = ron::ser::to_string_pretty(&graduate.learned, ron::ser::PrettyConfig::default())?;
        let text = format!("// Made by `hedgerow train`; {found}.\n{taught}\n");
        complain(&found);
        match &arguments.out {
            _ if !better && !arguments.anyway => complain("they are not kept"),
            Some(path) => put(path, &text)?,
            None => say(text.trim_end())?,
        }
        Ok(if better || arguments.anyway { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
