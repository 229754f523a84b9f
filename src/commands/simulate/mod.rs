//! `hedgerow simulate`: whole games without a window; one JSON summary.

mod record;
mod tally;

use crate::commands::out::{complain, say};
use crate::commands::script::load;
use clap::Args;
use hedgerow::library::stem;
use hedgerow::save::write_atomically;
use hedgerow::script::Script;
use lock_n_load::{Command, LockNLoad, Start};
use opponent::{Character, Player};
use record::Records;
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use table::{DiceCup, Game, Order};
use tally::{Played, Tally};

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
    /// Who plays, first side and second side: `random` gives any legal order, `bold` goes at the enemy.
    #[arg(long, default_value = "random,random", value_name = "FIRST,SECOND", value_parser = players)]
    players: [Character; 2],
    /// How many threads; all cores where not given.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=THREADS_MAX))]
    threads: u16,
    /// The folder for scripts of failing games.
    #[arg(long, default_value = ".")]
    failures: PathBuf,
    /// Keep every game on disk while it is played, as the window does, in this folder.
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Also count the orders and events of all games by kind.
    #[arg(long)]
    kinds: bool,
}

/// A year of games.
const GAMES_MAX: u64 = 1_000_000_000;
/// More than any machine uses well.
const THREADS_MAX: i64 = 256;

fn players(text: &str) -> Result<[Character; 2], String> {
    let two = text.split_once(',').filter(|(_, second)| !second.contains(','));
    let (first, second) = two.ok_or("two players are named, one for each side, as in `bold,random`")?;
    Ok([first.trim().parse()?, second.trim().parse()?])
}

/// More orders than any battle takes: a game that reaches it never ends.
pub const ORDERS_MAX: usize = 20_000;

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let start = load(data.clone(), &arguments.scenario)?;
    let records =
        arguments.record.as_ref().map(|folder| Records::new(data, folder, &arguments.scenario)).transpose()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(usize::from(arguments.threads)).build()?;
    let stop = told_to_stop()?;
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let tallies = pool.broadcast(|_| {
        let mut tally = Tally::default();
        while !stop.load(Ordering::Relaxed) {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= arguments.games {
                break;
            }
            let seed = arguments.seed.wrapping_add(n);
            if let Some(played) = play(&start, arguments, seed, records.as_ref(), &stop) {
                tally.add(n, played);
            }
        }
        tally
    });
    let seconds = began.elapsed().as_secs_f64();
    let tally = tallies.into_iter().fold(Tally::default(), Tally::with);
    let (failures, mut all_written) = keep_failures(&start, arguments, &tally);
    let mut summary = tally.summary(&start, arguments, failures, seconds);
    summary["threads"] = pool.current_num_threads().into();
    summary["stopped"] = stop.load(Ordering::Relaxed).into();
    if let Some(fault) = records.as_ref().and_then(Records::fault) {
        complain(format_args!("{fault}; from there on games were not recorded"));
        all_written = false;
    }
    say(serde_json::to_string_pretty(&summary)?)?;
    Ok(if tally.is_good() && all_written { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// True from the first SIGINT or SIGTERM on. A second one ends the program at once.
fn told_to_stop() -> anyhow::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, stop.clone())?;
        signal_hook::flag::register(signal, stop.clone())?;
    }
    Ok(stop)
}

/// Writes a script of each failure that is told. What cannot be written is told once; the summary is printed all the same.
fn keep_failures(start: &Start, arguments: &Arguments, tally: &Tally) -> (Vec<Value>, bool) {
    let mut told = Vec::new();
    let mut all_written = true;
    for failure in tally.failures.values() {
        let name = format!("failed-{}-{}.script.ron", stem(&arguments.scenario), failure.seed);
        let path = arguments.failures.join(name);
        let mut script = Value::Null;
        if all_written {
            match write_atomically(&path, &script_of(start, arguments, failure.seed)) {
                Ok(()) => script = json!(path),
                Err(error) => {
                    complain(format_args!("{} cannot be written: {error:#}", path.display()));
                    all_written = false;
                }
            }
        }
        told.push(json!({"seed": failure.seed, "why": failure.why, "script": script}));
    }
    (told, all_written)
}

/// Plays one game to its end; none if it was stopped. A panic in the rules is a failed game, not the end of the program.
fn play(
    start: &Start,
    arguments: &Arguments,
    seed: u64,
    records: Option<&Records>,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut played = Played::new(seed);
    let run = catch_unwind(AssertUnwindSafe(|| play_to_end(start, arguments, records, stop, &mut played, |_| {})));
    match run {
        Ok(Ok(true)) => {}
        Ok(Ok(false)) => return None,
        Ok(Err(error)) => played.failure = Some(format!("{error:#}")),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
            played.failure = Some(format!("panic: {}", text.unwrap_or_default()));
        }
    }
    Some(played)
}

/// Plays until the game is over, which is true, or stopped, which is false.
fn play_to_end(
    start: &Start,
    arguments: &Arguments,
    records: Option<&Records>,
    stop: &AtomicBool,
    played: &mut Played,
    mut chosen: impl FnMut(&Command),
) -> anyhow::Result<bool> {
    let seed = played.seed;
    let mut game: Game<LockNLoad> = Game::new(bevy_ecs::world::World::new(), start.clone(), DiceCup::from_seed(seed))?;
    let mut record = records.and_then(|records| records.begin(seed, game.journal()));
    if record.is_none() {
        game = game.without_journal();
    }
    let [first, second] = arguments.players;
    let mut players: [Box<dyn Player<LockNLoad>>; 2] =
        [first.player(seed ^ 0x5eed_0001), second.player(seed ^ 0x5eed_0002)];
    let mut commands = Vec::new();
    while let Some(side) = game.legal_commands(&mut commands) {
        if stop.load(Ordering::Relaxed) {
            return Ok(false);
        }
        anyhow::ensure!(!commands.is_empty(), "no legal order");
        anyhow::ensure!(played.orders < ORDERS_MAX, "the game does not end");
        let choice = players[side.index()].choose(&game, &commands);
        let command = commands.swap_remove(choice);
        chosen(&command);
        let owner = game.owner(&command).unwrap_or(side);
        let order = Order { side: owner, command };
        let events = game.give(&order)?;
        played.orders += 1;
        if arguments.kinds {
            played.count(&order.command, events);
        }
        if let Some(record) = &mut record {
            record.keep(game.journal());
        }
    }
    let table = game.table();
    played.winner = table.flow.outcome.as_ref().and_then(|outcome| outcome.winner);
    played.turns = table.flow.turn;
    for unit in table.units.iter() {
        let lost = lock_n_load::UnitState::Off(lock_n_load::OffMap::Lost);
        played.losses[unit.side.index()] += u32::from(unit.state == lost);
    }
    Ok(true)
}

/// The script of a game: its seed and every order it gave.
fn script_of(start: &Start, arguments: &Arguments, seed: u64) -> String {
    let mut played = Played::new(seed);
    let mut script = Script { seed: Some(seed), ..Script::default() };
    let orders = &mut script.orders;
    let never = AtomicBool::new(false);
    let _ = catch_unwind(AssertUnwindSafe(|| {
        let _ = play_to_end(start, arguments, None, &never, &mut played, |command| orders.push(command.clone()));
    }));
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
    scenario_files::options().to_string_pretty(&script, pretty).unwrap_or_default()
}
