//! Whole games of computer players, and what they come to.

mod playing;
mod records;
mod tally;
mod thought;

pub(crate) use playing::{ORDERS_MAX, Playing};
pub(crate) use tally::Played;
pub(crate) use thought::Thought;

pub use crate::json::kind;
use crate::library::stem;
use crate::players;
use crate::script::Script;
use crate::write::write_file;
use crate::{GameBox, Start};
use opponent::Opponent;
use records::Records;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tally::Tally;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The scenario's file.
    pub scenario: PathBuf,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; game n has the seed plus n.
    pub seed: u64,
    /// Who plays the first side and the second.
    pub players: [Opponent; 2],
    /// How many threads; 0: all cores.
    pub threads: usize,
    /// On how many threads each player thinks, beside the others: it changes how long he takes, and nothing else.
    pub lanes: usize,
    /// The folder for scripts of failing games.
    pub failures: PathBuf,
    /// The folder in which every game is kept on disk while it is played.
    pub record: Option<PathBuf>,
    /// Orders and events are counted by kind.
    pub kinds: bool,
}

/// What was played.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// The summary.
    pub summary: Value,
    /// What could not be written, each once.
    pub complaints: Vec<String>,
    /// No game failed.
    pub is_good: bool,
}

/// One scenario that is played, and how.
struct Run<'a, G: GameBox> {
    plan: &'a Plan,
    start: &'a Start<G>,
    records: Option<Records<G>>,
    stop: &'a AtomicBool,
}

/// Plays whole games, until all are over or `stop` becomes true. `files` are the texts of all data files that the scenario is made of,
/// for games that are kept on disk.
///
/// # Errors
/// The game has no such players, or there are no threads to be had.
pub fn simulate<G: GameBox>(
    start: &Start<G>,
    files: &BTreeMap<String, String>,
    plan: &Plan,
    stop: &AtomicBool,
) -> anyhow::Result<Simulated> {
    players::are_there::<G>(&plan.players)?;
    let records = plan.record.as_ref().map(|folder| Records::new(folder, &plan.scenario, start, files));
    let run = Run::<G> { plan, start, records, stop };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let tallies = pool.broadcast(|_| {
        let mut tally = Tally::default();
        while !stop.load(Ordering::Relaxed) {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= plan.games {
                break;
            }
            if let Some(played) = run.game(plan.seed.wrapping_add(n)).play(|_| {}) {
                tally.add(n, played);
            }
        }
        tally
    });
    let seconds = began.elapsed().as_secs_f64();
    let tally = tallies.into_iter().fold(Tally::default(), Tally::with);
    let (failures, mut complaints) = run.keep_failures(&tally);
    let mut summary = tally.summary::<G>(start, plan, failures, seconds);
    summary["threads"] = pool.current_num_threads().into();
    summary["stopped"] = stop.load(Ordering::Relaxed).into();
    if let Some(fault) = run.records.as_ref().and_then(Records::fault) {
        complaints.push(format!("{fault}; from there on games were not recorded"));
    }
    Ok(Simulated { summary, complaints, is_good: tally.is_good() })
}

impl<G: GameBox> Run<'_, G> {
    /// A game by its seed.
    fn game(&self, seed: u64) -> Playing<'_, G> {
        Playing {
            start: self.start,
            opponents: self.plan.players,
            seeds: opponent::seeds(seed),
            dice: seed,
            lanes: self.plan.lanes,
            records: self.records.as_ref(),
            stop: Some(self.stop),
            kinds: self.plan.kinds,
            luck: false,
        }
    }

    /// Writes a script of each failure that is told. What cannot be written is told once; the summary is made all the same.
    fn keep_failures(&self, tally: &Tally) -> (Vec<Value>, Vec<String>) {
        let (mut told, mut complaints) = (Vec::new(), Vec::new());
        for failure in tally.failures.values() {
            let name = format!("failed-{}-{}.script.ron", stem(&self.plan.scenario), failure.seed);
            let path = self.plan.failures.join(name);
            let mut script = Value::Null;
            if complaints.is_empty() {
                match write_file(&path, &self.script_of(failure.seed)) {
                    Ok(()) => script = json!(path),
                    Err(error) => complaints.push(format!("{} cannot be written: {error:#}", path.display())),
                }
            }
            told.push(json!({"seed": failure.seed, "why": failure.why, "script": script}));
        }
        (told, complaints)
    }

    /// The script of a game: its seed and every order it gave.
    fn script_of(&self, seed: u64) -> String {
        let mut orders = Vec::new();
        let game = Playing { records: None, stop: None, ..self.game(seed) };
        let _ = game.play(|command| orders.push(command.clone()));
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
        let script = Script::<G::Rules>::by_seed(seed, orders);
        scenario_files::options().to_string_pretty(&script, pretty).unwrap_or_default()
    }
}
