//! `hedgerow simulate`: whole games without a window; one JSON summary.

use crate::commands::out::{complain, say};
use crate::commands::{Call, OfGame, with_scenarios};
use clap::Args;
use hedgerow::boxes::{Force, Task, load_with_forces};
use opponent::Opponent;
use play::held::Held;
use play::simulate::{Plan, simulate};
use std::path::PathBuf;
use std::process::ExitCode;
use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// How many games. SIGINT or SIGTERM ends them earlier, with the summary of those that are finished.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    games: u64,
    /// The seed of the first game; game n has the seed plus n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, first side and second side: `random` gives any legal order, `bold` goes at the enemy, `greedy` looks one order ahead;
    /// `recruit`, `corporal`, `sergeant`, `lieutenant` and `captain` think, also with a character, as in `sergeant:careful`.
    #[arg(long, default_value = "random,random", value_name = "FIRST,SECOND", value_parser = players)]
    players: [Opponent; 2],
    /// How many threads; all cores where not given.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=THREADS_MAX))]
    threads: u16,
    /// On how many threads each player thinks, in each of the games that are played at once: for measuring how long that takes.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=THREADS_MAX))]
    think_threads: u16,
    /// The folder for scripts of failing games.
    #[arg(long, default_value = ".")]
    failures: PathBuf,
    /// Keep every game on disk while it is played, as the window does, in this folder.
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Players who think take forces of their own where the scenario leaves that free, by the seed of the first game.
    #[arg(long)]
    build_forces: bool,
    /// Also count the orders and events of all games by kind.
    #[arg(long)]
    kinds: bool,
    #[command(flatten)]
    game: OfGame,
}

/// A year of games.
const GAMES_MAX: u64 = 1_000_000_000;
/// More than any machine uses well.
pub const THREADS_MAX: i64 = 256;

/// Signals within this time are one request to stop.
const ONE_REQUEST: Duration = Duration::from_secs(1);

/// Two players by their names.
pub fn players(text: &str) -> Result<[Opponent; 2], String> {
    let two = text.split_once(',').filter(|(_, second)| !second.contains(','));
    let (first, second) = two.ok_or("two players are named, one for each side, as in `bold,random`")?;
    Ok([first.trim().parse()?, second.trim().parse()?])
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    with_scenarios(data, (slice::from_ref(&arguments.scenario), &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        let forces = arguments.players.map(|player| Force::of_player(Some(player), arguments.build_forces));
        let (files, start) = load_with_forces::<G>(&root, &arguments.scenario, &forces, arguments.seed)?;
        let plan = Plan {
            scenario: arguments.scenario.clone(),
            games: arguments.games,
            seed: arguments.seed,
            players: arguments.players,
            threads: usize::from(arguments.threads),
            lanes: usize::from(arguments.think_threads),
            failures: arguments.failures.clone(),
            record: arguments.record.clone(),
            kinds: arguments.kinds,
        };
        let stop = told_to_stop()?;
        let played = simulate::<G>(&start, &files, &plan, &stop)?;
        played.complaints.iter().for_each(complain);
        say(serde_json::to_string_pretty(&played.summary)?)?;
        let is_good = played.is_good && played.complaints.is_empty();
        Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// True from the first SIGINT or SIGTERM on. A second one ends the program at once, if it comes later than [`ONE_REQUEST`]: `timeout` sends
/// its signal to the program and to its group, and that is told once.
pub fn told_to_stop() -> anyhow::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let [stop, impatient] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, impatient.clone())?;
        signal_hook::flag::register(signal, stop.clone())?;
    }
    let told = stop.clone();
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        while !told.load(Ordering::Relaxed) {
            std::thread::sleep(ONE_REQUEST / 10);
        }
        std::thread::sleep(ONE_REQUEST);
        impatient.store(true, Ordering::Relaxed);
    })?;
    Ok(stop)
}
