//! Tournaments: every two computer players meet on every scenario in pairs of games, one seed and both seats. What was played is kept game
//! by game, so that parts played apart come together to the very text that one run would have written.

mod figures;
mod fortune;
mod meeting;
mod ranks;
mod record;
mod tables;

pub use ranks::Rank;
pub use record::{Match, Record, Scenario, Times};

use crate::players;
use crate::simulate::{Played, Playing};
use crate::{GameBox, Start};
use meeting::{Outcome, Pair};
use opponent::{Opponent, seed_of};
use record::Failed;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use table::Side;

/// A scenario on which it is played.
#[derive(Clone)]
pub struct Field<G: GameBox> {
    /// What is said of it.
    pub scenario: Scenario,
    /// Its start position.
    pub start: Start<G>,
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays; each once.
    pub players: Vec<Opponent>,
    /// How many pairs of games every two play on each scenario.
    pub pairs: u32,
    /// The seed of the first pair; pair n has the seed plus n, on every scenario and for all players.
    pub seed: u64,
    /// Which part is played, from 0, and how many there are.
    pub shard: (u32, u32),
    /// How many threads; 0: all cores.
    pub threads: usize,
    /// How long they thought is kept too: then no two runs are equal.
    pub times: bool,
    /// What the dice have added for whom is reckoned too.
    pub luck: bool,
}

/// What one pair of games came to, for the match that it belongs to.
struct PlayedPair {
    meeting: usize,
    number: u32,
    games: [Played; 2],
}

/// Four places after the point are more than any games tell, and the same on every machine.
fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0 + 0.0
}

/// Plays a tournament, or its part, until all games are over or `stop` becomes true.
///
/// # Errors
/// The game has no such players, or there are no threads to be had.
pub fn play<G: GameBox>(fields: &[Field<G>], plan: &Plan, stop: &AtomicBool) -> anyhow::Result<Record> {
    players::are_there::<G>(&plan.players)?;
    if plan.luck {
        players::judge::<G::Insight>()?;
    }
    let scenarios = fields.iter().map(|field| field.scenario.clone()).collect();
    let mut record = Record::empty::<G>(plan, scenarios);
    let (part, parts) = plan.shard;
    let numbers: Vec<u32> = (0..plan.pairs).filter(|n| n % parts == part).collect();
    let jobs = numbers.len() * record.matches.len();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let next = AtomicUsize::new(0);
    let heads: Vec<(usize, [usize; 2])> = record.matches.iter().map(|met| (met.scenario, met.players)).collect();
    let kept = Mutex::new(&mut record);
    pool.broadcast(|_| {
        while !stop.load(Ordering::Relaxed) {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs {
                break;
            }
            let (number, meeting) = (numbers[job / heads.len()], job % heads.len());
            let (scenario, players) = heads[meeting];
            let Some(games) = pair::<G>(&fields[scenario].start, plan, players, number, stop) else { break };
            // Games take a long time and this none. Nothing in it panics, so what a poisoned lock holds is whole.
            let mut record = kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            keep(&mut record, plan, PlayedPair { meeting, number, games });
        }
    });
    record.matches.iter_mut().for_each(Match::settle);
    Ok(record)
}

/// Plays one seed in both seats; none if it was stopped. Whoever is named first has the same seed of his own in both games, so that someone
/// who meets himself does not play the same game twice.
fn pair<G: GameBox>(
    start: &Start<G>,
    plan: &Plan,
    players: [usize; 2],
    number: u32,
    stop: &AtomicBool,
) -> Option<[Played; 2]> {
    let dice = plan.seed.wrapping_add(u64::from(number));
    let [a, b] = players.map(|player| plan.players[player]);
    let [of_a, of_b] = [1, 2].map(|slot| seed_of(&[dice, slot]));
    let game = |opponents: [Opponent; 2], seeds: [u64; 2]| {
        Playing::<G> {
            start,
            opponents,
            seeds,
            dice,
            lanes: 1,
            records: None,
            stop: Some(stop),
            kinds: false,
            luck: plan.luck,
        }
        .play(|_| {})
    };
    Some([game([a, b], [of_a, of_b])?, game([b, a], [of_b, of_a])?])
}

/// Puts a pair of games into the record.
fn keep(record: &mut Record, plan: &Plan, played: PlayedPair) {
    let PlayedPair { meeting, number, games } = played;
    let met = &mut record.matches[meeting];
    met.pairs.set(number as usize, Pair(games.each_ref().map(outcome)));
    if plan.luck {
        met.luck.get_or_insert_default().add(&games);
    }
    for (n, game) in games.into_iter().enumerate() {
        met.turns += u64::from(game.end.turn);
        met.orders += game.orders as u64;
        for (seat, thought) in game.thought.iter().enumerate() {
            // In the second game the seats are changed.
            met.slips[seat ^ n].add(thought.slips());
            if plan.times {
                met.times.get_or_insert_default()[seat ^ n].add(thought);
            }
        }
        if let Some(why) = game.failure {
            met.failures.push(Failed { pair: number, game: n as u8 + 1, why });
        }
    }
}

fn outcome(played: &Played) -> Outcome {
    match (&played.failure, played.end.winner) {
        (Some(_), _) => Outcome::Failed,
        (None, Some(Side::First)) => Outcome::First,
        (None, Some(Side::Second)) => Outcome::Second,
        (None, None) => Outcome::Drawn,
    }
}
