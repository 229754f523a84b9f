//! `hedgerow balance`: whether a scenario is fair between equal players.

use crate::commands::out::{complain, goes_to, put, say};
use crate::commands::simulate::{THREADS_MAX, told_to_stop};
use crate::commands::{Call, OfGame, with_scenarios};
use clap::Args;
use hedgerow::boxes::{Task, load};
use opponent::Opponent;
use play::balance::{Balance, Plan, balance};
use play::held::Held;
use play::players::judge;
use std::path::PathBuf;
use std::process::ExitCode;
use std::slice;
use std::sync::atomic::Ordering;

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// Who plays both sides; several, and each plays against himself in turn, as balance changes with strength. Names as for `simulate`.
    #[arg(
        long,
        visible_alias = "level",
        default_value = "lieutenant",
        value_name = "PLAYER,..",
        value_delimiter = ','
    )]
    players: Vec<Opponent>,
    /// How many games each. SIGINT or SIGTERM ends them earlier, with what has been played.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    games: u64,
    /// The seed of the first game; game n has the seed plus n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where not given.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=THREADS_MAX))]
    threads: u16,
    /// What if it had so many turns more (`+1`) or fewer (`-1`)? Conditions that are read after the last turn stay with it.
    #[arg(long, value_name = "MORE", allow_hyphen_values = true, default_value_t = 0, value_parser = clap::value_parser!(i8))]
    turns: i8,
    /// Write the JSON into this file instead of printing it.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print a page in Markdown instead of the JSON, with the line for the scenario file.
    #[arg(long)]
    table: bool,
    #[command(flatten)]
    game: OfGame,
}

const GAMES_MAX: u64 = 1_000_000;

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    goes_to(arguments.out.as_deref())?;
    with_scenarios(data, (slice::from_ref(&arguments.scenario), &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        judge::<G::Insight>()?;
        let (_, start) = load::<G>(&root, &arguments.scenario, arguments.turns)?;
        let stop = told_to_stop()?;
        let mut all = Vec::new();
        for player in &arguments.players {
            let threads = usize::from(arguments.threads);
            let plan = Plan { player: *player, games: arguments.games, seed: arguments.seed, threads };
            all.push(balance::<G>(&start, &plan, &stop)?);
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        tell(arguments, &all)
    }
}

/// Prints what was found, or writes it.
fn tell(arguments: &Arguments, all: &[Balance]) -> anyhow::Result<ExitCode> {
    let json = serde_json::to_string_pretty(&serde_json::json!({"turns": arguments.turns, "balance": all}))?;
    if let Some(path) = &arguments.out {
        put(path, &(json.clone() + "\n"))?;
    }
    if arguments.table {
        let pages: Vec<String> = all.iter().map(|balance| balance.page() + "\n" + &line(balance)).collect();
        say(pages.join("\n\n"))?;
    } else if arguments.out.is_none() {
        say(json)?;
    }
    let failures: Vec<&String> = all.iter().filter_map(|balance| balance.failure.as_ref()).collect();
    failures.iter().for_each(complain);
    Ok(if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What a scenario file says of it.
fn line(balance: &Balance) -> String {
    let [low, high] = balance.known.map(|end| (end * 100.0).round());
    format!(
        "`balance: (first: {}, second: {}, drawn: {}, level: \"{}\", share: ({low}, {high})),`",
        balance.first, balance.second, balance.drawn, balance.player
    )
}
