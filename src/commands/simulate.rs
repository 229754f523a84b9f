//! `hedgerow simulate`: whole games without a window; one JSON summary.

use crate::commands::script::load;
use anyhow::Context as _;
use clap::Args;
use hedgerow::library::{Library, Source, find_root, stem};
use hedgerow::save::{Header, Recorder, write_atomically};
use hedgerow::script::Script;
use lock_n_load::{Command, Event, LockNLoad, Start};
use opponent::{Character, Player};
use rayon::prelude::*;
use scenario_files::Report;
use serde_json::json;
use std::collections::BTreeMap;
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
    /// Who plays, first side and second side: `random` gives any legal order, `bold` goes at the enemy.
    #[arg(long, default_value = "random,random", value_name = "FIRST,SECOND", value_parser = players)]
    players: [Character; 2],
    /// How many threads; all cores where not given.
    #[arg(long, default_value_t = 0)]
    threads: usize,
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

fn players(text: &str) -> Result<[Character; 2], String> {
    let two = text.split_once(',').filter(|(_, second)| !second.contains(','));
    let (first, second) = two.ok_or("two players are named, one for each side, as in `bold,random`")?;
    Ok([first.trim().parse()?, second.trim().parse()?])
}

/// How often each kind of order or event occurred.
type Kinds = BTreeMap<String, u64>;

/// The name of an order, event or question without what it holds.
fn kind(value: &impl std::fmt::Debug) -> String {
    struct Name(String);
    impl std::fmt::Write for Name {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            let name = text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
            self.0.push_str(name);
            // What follows the name is not wanted: the error stops the formatting.
            if name.len() == text.len() { Ok(()) } else { Err(std::fmt::Error) }
        }
    }
    let mut name = Name(String::new());
    let _ = std::fmt::Write::write_fmt(&mut name, format_args!("{value:?}"));
    name.0
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
    kinds: [Kinds; 2],
}

impl Played {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            winner: None,
            turns: 0,
            orders: 0,
            losses: [0; 2],
            failure: None,
            kinds: [Kinds::new(), Kinds::new()],
        }
    }
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
                play(&start, arguments, seed, record)
            })
            .collect()
    });
    let seconds = began.elapsed().as_secs_f64();
    let failed: Vec<&Played> = games.iter().filter(|game| game.failure.is_some()).collect();
    let mut failures = Vec::new();
    for game in &failed {
        let path = arguments.failures.join(format!("failed-{}-{}.script.ron", stem(&arguments.scenario), game.seed));
        write_atomically(&path, &script_of(&start, arguments, game.seed))?;
        failures.push(json!({"seed": game.seed, "why": game.failure, "script": path}));
    }
    let mean = |total: f64| if games.is_empty() { 0.0 } else { total / games.len() as f64 };
    let wins = |side| games.iter().filter(|game| game.failure.is_none() && game.winner == Some(side)).count();
    let orders: usize = games.iter().map(|game| game.orders).sum();
    let names = [&start.battlefield.scenario.sides.0.name, &start.battlefield.scenario.sides.1.name];
    let mut summary = json!({
        "scenario": start.battlefield.scenario.title,
        "games": games.len(),
        "seed": arguments.seed,
        "players": arguments.players.map(Character::name).join(","),
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
    if arguments.kinds {
        for (name, which) in [("orders", 0), ("events", 1)] {
            let mut total = Kinds::new();
            for (kind, count) in games.iter().flat_map(|game| &game.kinds[which]) {
                *total.entry(kind.clone()).or_default() += count;
            }
            summary[name] = json!(total);
        }
    }
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
fn play(start: &Start, arguments: &Arguments, seed: u64, record: Option<(PathBuf, Header)>) -> Played {
    let mut played = Played::new(seed);
    let run = catch_unwind(AssertUnwindSafe(|| play_to_end(start, arguments, seed, record, &mut played, |_| {})));
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
    arguments: &Arguments,
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
    let [first, second] = arguments.players;
    let mut players: [Box<dyn Player<LockNLoad>>; 2] =
        [first.player(seed ^ 0x5eed_0001), second.player(seed ^ 0x5eed_0002)];
    let mut commands = Vec::new();
    while let Some(side) = game.legal_commands(&mut commands) {
        anyhow::ensure!(!commands.is_empty(), "no legal order");
        anyhow::ensure!(played.orders < ORDERS_MAX, "the game does not end");
        let choice = players[side.index()].choose(&mut game, &commands);
        let command = commands.swap_remove(choice);
        chosen(&command);
        let owner = hedgerow::script::side_of(&mut game, &command).unwrap_or(side);
        let order = Order { side: owner, command };
        let events = game.give(&order)?;
        played.orders += 1;
        if arguments.kinds {
            *played.kinds[0].entry(kind(&order.command)).or_default() += 1;
            for event in events {
                let kind = match event {
                    Event::Asked(Some(question)) => format!("Asked {}", kind(question)),
                    event => kind(event),
                };
                *played.kinds[1].entry(kind).or_default() += 1;
            }
        }
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
fn script_of(start: &Start, arguments: &Arguments, seed: u64) -> String {
    let mut played = Played::new(seed);
    let mut script = Script { seed: Some(seed), ..Script::default() };
    let orders = &mut script.orders;
    let _ = catch_unwind(AssertUnwindSafe(|| {
        let _ = play_to_end(start, arguments, seed, None, &mut played, |command| orders.push(command.clone()));
    }));
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
    scenario_files::options().to_string_pretty(&script, pretty).unwrap_or_default()
}
