//! Whole games of computer players, and what they come to.

mod records;
mod tally;

pub use tally::kind;

use crate::library::stem;
use crate::save::write_atomically;
use crate::script::Script;
use crate::{Command, GameBox, Start};
use anyhow::Context as _;
use bevy_ecs::world::World;
use opponent::{Commander, Opponent};
use records::Records;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use table::{DiceCup, Game, Order};
use tally::{Played, Tally};

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

/// More orders than any battle takes: a game that reaches it never ends.
const ORDERS_MAX: usize = 20_000;

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
/// There are no threads to be had.
pub fn simulate<G: GameBox>(
    start: &Start<G>,
    files: &BTreeMap<String, String>,
    plan: &Plan,
    stop: &AtomicBool,
) -> anyhow::Result<Simulated> {
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
            if let Some(played) = run.play(plan.seed.wrapping_add(n)) {
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
    /// Plays one game to its end; none if it was stopped. A panic in the rules is a failed game, not the end of the program.
    fn play(&self, seed: u64) -> Option<Played> {
        let mut played = Played::new(seed);
        let run = catch_unwind(AssertUnwindSafe(|| {
            self.play_to_end(self.records.as_ref(), Some(self.stop), &mut played, |_| {})
        }));
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
        &self,
        records: Option<&Records<G>>,
        stop: Option<&AtomicBool>,
        played: &mut Played,
        mut chosen: impl FnMut(&Command<G>),
    ) -> anyhow::Result<bool> {
        let seed = played.seed;
        let mut game: Game<G::Rules> = Game::new(World::new(), self.start.clone(), DiceCup::from_seed(seed))?;
        let mut record = records.and_then(|records| records.begin(seed, &game));
        if record.is_none() {
            game = game.without_journal();
        }
        let mut players = players::<G>(self.plan.players, seed);
        while let Some(side) = game.to_act() {
            if stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Ok(false);
            }
            anyhow::ensure!(played.orders < ORDERS_MAX, "the game does not end");
            let asked = Instant::now();
            let command = players[side.index()].order(&game.view(side)).context("no legal order")?;
            played.thought[side.index()].took(asked.elapsed());
            chosen(&command);
            let owner = game.owner(&command).unwrap_or(side);
            let order = Order { side: owner, command };
            let events = game.give(&order)?;
            played.orders += 1;
            if self.plan.kinds {
                played.count::<G>(&order.command, events);
            }
            if let Some(record) = &mut record {
                record.keep(&game);
            }
        }
        played.end = G::end(&game.table());
        for (thought, player) in played.thought.iter_mut().zip(&players) {
            thought.ends_with(player.slips());
        }
        Ok(true)
    }

    /// Writes a script of each failure that is told. What cannot be written is told once; the summary is made all the same.
    fn keep_failures(&self, tally: &Tally) -> (Vec<Value>, Vec<String>) {
        let (mut told, mut complaints) = (Vec::new(), Vec::new());
        for failure in tally.failures.values() {
            let name = format!("failed-{}-{}.script.ron", stem(&self.plan.scenario), failure.seed);
            let path = self.plan.failures.join(name);
            let mut script = Value::Null;
            if complaints.is_empty() {
                match write_atomically(&path, &self.script_of(failure.seed)) {
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
        let mut played = Played::new(seed);
        let mut orders = Vec::new();
        let _ = catch_unwind(AssertUnwindSafe(|| {
            let _ = self.play_to_end(None, None, &mut played, |command| orders.push(command.clone()));
        }));
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
        let script = Script::<G::Rules>::by_seed(seed, orders);
        scenario_files::options().to_string_pretty(&script, pretty).unwrap_or_default()
    }
}

/// The players of a game by its seed: each has a seed of his own, never that of the dice.
fn players<G: GameBox>(opponents: [Opponent; 2], seed: u64) -> [Box<dyn Commander<G::Rules>>; 2] {
    let [first, second] = opponents;
    [first.commander::<G::Insight>(seed ^ 0x5eed_0001), second.commander::<G::Insight>(seed ^ 0x5eed_0002)]
}
