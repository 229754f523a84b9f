//! `hedgerow tournament`: computer players meet in pairs of games, one seed and both seats.

use crate::commands::out::{complain, goes_to, put, say};
use crate::commands::simulate::{THREADS_MAX, told_to_stop};
use crate::commands::{Call, OfGame, with_scenarios};
use anyhow::Context as _;
use clap::Args;
use hedgerow::boxes::{Task, load};
use opponent::Opponent;
use play::held::Held;
use play::library::stem;
use play::tournament::{Field, Plan, Rank, Record, Scenario, play};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The scenario files.
    #[arg(required_unless_present = "merge")]
    scenarios: Vec<PathBuf>,
    /// Who plays: every two of them on each scenario, and each against himself. Names as for `simulate`.
    #[arg(long, default_value = "random,bold", value_name = "PLAYER,PLAYER,..", value_delimiter = ',')]
    players: Vec<Opponent>,
    /// How many pairs of games every two play on each scenario: one seed, both seats. SIGINT or SIGTERM ends them earlier, with what has been
    /// played.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=PAIRS_MAX))]
    pairs: u32,
    /// The seed of the first pair; pair n has the seed plus n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores where not given.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=THREADS_MAX))]
    threads: u16,
    /// Play one part of several: `3/8` is the third of eight. All parts together are the whole.
    #[arg(long, value_name = "PART/PARTS", value_parser = shard)]
    shard: Option<(u32, u32)>,
    /// Put parts together that were played apart, instead of playing.
    #[arg(long, num_args = 1.., value_name = "FILE", conflicts_with_all = ["scenarios", "shard"])]
    merge: Vec<PathBuf>,
    /// Write the JSON into this file instead of printing it.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print what scenario files say of strengths, instead of the JSON.
    #[arg(long, conflicts_with = "table")]
    strength: bool,
    /// Print tables in Markdown instead of the JSON.
    #[arg(long)]
    table: bool,
    /// Also keep how long they thought; then no two runs are equal.
    #[arg(long)]
    times: bool,
    /// Also reckon what the dice have added for whom.
    #[arg(long)]
    luck: bool,
    #[command(flatten)]
    game: OfGame,
}

const PAIRS_MAX: i64 = 100_000;
/// More than that nobody can wait for.
const GAMES_MAX: usize = 100_000_000;

fn shard(text: &str) -> Result<(u32, u32), String> {
    let numbers = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    let (part, parts): (u32, u32) = numbers.ok_or("a part is told as in `3/8`, the third of eight")?;
    if part == 0 || part > parts {
        return Err(format!("there is no part {part} of {parts}: they are 1/{parts} to {parts}/{parts}"));
    }
    Ok((part - 1, parts))
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    goes_to(arguments.out.as_deref())?;
    let record = if arguments.merge.is_empty() { played(data, arguments)? } else { merged(&arguments.merge)? };
    if let Some(path) = &arguments.out {
        put(path, &(record.text()? + "\n"))?;
    }
    let failed = record.failed();
    if arguments.strength {
        say(strengths(&record))?;
    } else if arguments.table {
        say(record.tables().trim_end())?;
    } else if arguments.out.is_none() {
        say(record.text()?)?;
    }
    if failed > 0 {
        complain(format_args!("{failed} games failed"));
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn played(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<Record> {
    with_scenarios(data, (&arguments.scenarios, &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<Record>;
    fn with<G: Held>(self) -> anyhow::Result<Record> {
        let Call { root, arguments } = self;
        let mut fields: Vec<Field<G>> = Vec::new();
        for path in &arguments.scenarios {
            let (files, start) = load::<G>(&root, path, 0).with_context(|| path.display().to_string())?;
            let scenario = Scenario::new::<G>(stem(path), &start, &files);
            anyhow::ensure!(
                fields.iter().all(|field| field.scenario.name != scenario.name),
                "two scenarios are called {}",
                scenario.name
            );
            fields.push(Field { scenario, start });
        }
        let players = arguments.players.clone();
        let twice = players.iter().enumerate().find(|(n, player)| players[..*n].contains(player));
        if let Some((_, player)) = twice {
            anyhow::bail!("{player} is named twice; everybody plays against himself anyway");
        }
        let games = players.len() * (players.len() + 1) * fields.len() * arguments.pairs as usize;
        anyhow::ensure!(games <= GAMES_MAX, "that would be {games} games; {GAMES_MAX} are the most");
        let plan = Plan {
            players,
            pairs: arguments.pairs,
            seed: arguments.seed,
            shard: arguments.shard.unwrap_or((0, 1)),
            threads: usize::from(arguments.threads),
            times: arguments.times,
            luck: arguments.luck,
        };
        let stop = told_to_stop()?;
        play::<G>(&fields, &plan, &stop)
    }
}

/// The line of each scenario's file.
fn strengths(record: &Record) -> String {
    let ranks = record.ranks();
    let line = |(n, scenario): (usize, &Scenario)| {
        let told =
            ranks.iter().filter(|rank| rank.scenario == n).map(|Rank { player, against, won, games, .. }| {
                format!("(player: \"{player}\", against: \"{against}\", won: {won}, games: {games})")
            });
        format!("{}: strength: [{}],", scenario.name, told.collect::<Vec<_>>().join(", "))
    };
    record.scenarios.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

fn merged(paths: &[PathBuf]) -> anyhow::Result<Record> {
    let mut all: Option<Record> = None;
    for path in paths {
        let text = scenario_files::read_regular(path, PART_MAX)
            .map_err(anyhow::Error::from)
            .and_then(|bytes| Ok(String::from_utf8(bytes)?))
            .with_context(|| path.display().to_string())?;
        let part = Record::read(&text).with_context(|| path.display().to_string())?;
        match &mut all {
            None => all = Some(part),
            Some(all) => all.take_in(&part).with_context(|| path.display().to_string())?,
        }
    }
    all.context("no part is named")
}

/// Larger than any tournament.
const PART_MAX: u64 = 1 << 30;
