//! `hedgerow simulate`: whole games without a window; one JSON summary.

use crate::commands::script::load;
use anyhow::Context as _;
use clap::Args;
use hedgerow::library::{Library, Source, find_root, stem};
use hedgerow::save::{Header, Recorder, write_atomically};
use hedgerow::script::Script;
use lock_n_load::{Command, LockNLoad, Start};
use opponent::{Player, RandomPlayer};
use rayon::prelude::*;
use scenario_files::Report;
use serde_json::json;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use table::{DiceCup, Game, Order, Side};

#[derive(Args)]
pub struct Arguments {
    /// The scenario file.
    scenario: PathBuf,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game; game n has the seed plus n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, first side and second side.
    #[arg(long, default_value = "random,random", value_parser = ["random,random"])]
    players: String,
    /// How many threads; all cores where not given.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The folder for scripts of failing games.
    #[arg(long, default_value = ".")]
    failures: PathBuf,
    /// Keep every game on disk while it is played, as the window does, in this folder.
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
}

/// More orders than any battle takes: a game that reaches it never ends.
pub const ORDERS_MAX: usize = 20_000;

/// How a game went.
pub struct Played {
    seed: u64,
    winner: Option<Side>,
    turns: u8,
    orders: usize,
    losses: [u32; 2],
    failure: Option<String>,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let start = load(data.clone(), &arguments.scenario)?;
    let header = arguments.record.as_ref().map(|_| header(data, &arguments.scenario)).transpose()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads).build()?;
    let began = Instant::now();
    let games: Vec<Played> = pool.install(|| {
        (0..arguments.games)
            .into_par_iter()
            .map(|n| {
                let seed = arguments.seed.wrapping_add(n);
                let record = arguments.record.as_ref().zip(header.clone());
                let record = record.map(|(folder, header)| {
                    (folder.join(format!("{}-{seed}.save", stem(&arguments.scenario))), Header { seed, ..header })
                });
                play(&start, seed, record)
            })
            .collect()
    });
    let seconds = began.elapsed().as_secs_f64();
    let failed: Vec<&Played> = games.iter().filter(|game| game.failure.is_some()).collect();
    let mut failures = Vec::new();
    for game in &failed {
        let path = arguments.failures.join(format!("failed-{}-{}.script.ron", stem(&arguments.scenario), game.seed));
        write_atomically(&path, &script_of(&start, game.seed))?;
        failures.push(json!({"seed": game.seed, "why": game.failure, "script": path}));
    }
    let mean = |total: f64| if games.is_empty() { 0.0 } else { total / games.len() as f64 };
    let wins = |side| games.iter().filter(|game| game.failure.is_none() && game.winner == Some(side)).count();
    let orders: usize = games.iter().map(|game| game.orders).sum();
    let names = [&start.battlefield.scenario.sides.0.name, &start.battlefield.scenario.sides.1.name];
    let summary = json!({
        "scenario": start.battlefield.scenario.title,
        "games": games.len(),
        "seed": arguments.seed,
        "players": arguments.players,
        "wins": {names[0].as_str(): wins(Side::First), names[1].as_str(): wins(Side::Second)},
        "draws": games.iter().filter(|game| game.failure.is_none() && game.winner.is_none()).count(),
        "failures": failures,
        "turns_mean": mean(games.iter().map(|game| f64::from(game.turns)).sum()),
        "orders_mean": mean(orders as f64),
        "units_lost_mean": {
            names[0].as_str(): mean(games.iter().map(|game| f64::from(game.losses[0])).sum()),
            names[1].as_str(): mean(games.iter().map(|game| f64::from(game.losses[1])).sum()),
        },
        "seconds": seconds,
        "games_per_second": games.len() as f64 / seconds.max(f64::MIN_POSITIVE),
        "orders_per_second": orders as f64 / seconds.max(f64::MIN_POSITIVE),
        "threads": pool.current_num_threads(),
    });
    super::say(serde_json::to_string_pretty(&summary)?);
    Ok(if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn header(data: Option<PathBuf>, scenario: &Path) -> anyhow::Result<Header> {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(find_root(data)?), &mut report);
    let library = library.with_context(|| report.to_string())?;
    let read = library.scenario(scenario, &mut report).with_context(|| report.to_string())?.0;
    Ok(Header::new(&read.value.title, scenario, 0, library.texts_of(&read)))
}

/// Plays one game to its end. A panic in the rules is a failed game, not the end of the program.
fn play(start: &Start, seed: u64, record: Option<(PathBuf, Header)>) -> Played {
    let mut played = Played { seed, winner: None, turns: 0, orders: 0, losses: [0; 2], failure: None };
    let run = catch_unwind(AssertUnwindSafe(|| play_to_end(start, seed, record, &mut played, |_| {})));
    match run {
        Ok(Ok(())) => {}
        Ok(Err(error)) => played.failure = Some(format!("{error:#}")),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
            played.failure = Some(format!("panic: {}", text.unwrap_or_default()));
        }
    }
    played
}

fn play_to_end(
    start: &Start,
    seed: u64,
    record: Option<(PathBuf, Header)>,
    played: &mut Played,
    mut chosen: impl FnMut(&Command),
) -> anyhow::Result<()> {
    let mut game: Game<LockNLoad> = Game::new(bevy_ecs::world::World::new(), start.clone(), DiceCup::from_seed(seed))?;
    let mut recorder = match record {
        Some((path, header)) => Some(Recorder::new(path, header, game.journal())?),
        None => {
            game = game.without_journal();
            None
        }
    };
    let mut players = [RandomPlayer::new(seed ^ 0x5eed_0001), RandomPlayer::new(seed ^ 0x5eed_0002)];
    let mut commands = Vec::new();
    while let Some(side) = game.legal_commands(&mut commands) {
        anyhow::ensure!(!commands.is_empty(), "no legal order");
        anyhow::ensure!(played.orders < ORDERS_MAX, "the game does not end");
        let choice = players[side.index()].choose(&mut game, &commands);
        let command = commands.swap_remove(choice);
        chosen(&command);
        let owner = hedgerow::script::side_of(&mut game, &command).unwrap_or(side);
        game.give(&Order { side: owner, command })?;
        played.orders += 1;
        if let Some(recorder) = &mut recorder {
            recorder.keep(game.journal())?;
        }
    }
    game.ask(|table| {
        let table = table.table();
        played.winner = table.flow.outcome.as_ref().and_then(|outcome| outcome.winner);
        played.turns = table.flow.turn;
        for unit in &table.now.units {
            let lost = lock_n_load::UnitState::Off(lock_n_load::counters::OffMap::Lost);
            played.losses[unit.side.index()] += u32::from(unit.state == lost);
        }
    });
    Ok(())
}

/// The script of a game: its seed and every order it gave.
fn script_of(start: &Start, seed: u64) -> String {
    let mut played = Played { seed, winner: None, turns: 0, orders: 0, losses: [0; 2], failure: None };
    let mut script = Script { seed: Some(seed), ..Script::default() };
    let orders = &mut script.orders;
    let _ = catch_unwind(AssertUnwindSafe(|| {
        let _ = play_to_end(start, seed, None, &mut played, |command| orders.push(command.clone()));
    }));
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
    scenario_files::options().to_string_pretty(&script, pretty).unwrap_or_default()
}
