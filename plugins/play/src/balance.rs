//! Is a scenario fair? Equal players play it again and again; who wins, by what, and how sure one may be of it.
//!
//! What the dice have added in a game ([`crate::luck`]) comes to nothing on average, whoever plays. So a game's result less its luck tells the
//! same as the result and varies less: fewer games are needed.

use crate::players;
use crate::simulate::{Played, Playing};
use crate::{GameBox, Start};
use opponent::statistics::{mean_within, wilson};
use opponent::{ONE, Opponent, seed_of};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::Side;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays both sides.
    pub player: Opponent,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; game n has the seed plus n.
    pub seed: u64,
    /// How many threads; 0: all cores.
    pub threads: usize,
}

/// A share is even where its whole interval lies between these.
const EVEN: [f64; 2] = [0.45, 0.55];

/// What games of equal players say of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The interval lies within 45 to 55 of a hundred.
    Even,
    /// It lies wholly above.
    FavoursFirst,
    /// It lies wholly below.
    FavoursSecond,
    /// It does neither: more games are needed.
    NotKnownYet,
}

impl Verdict {
    /// Of the interval that holds the first side's share.
    pub fn of([low, high]: [f64; 2]) -> Self {
        let [least, most] = EVEN;
        match () {
            () if least <= low && high <= most => Verdict::Even,
            () if most < low => Verdict::FavoursFirst,
            () if high < least => Verdict::FavoursSecond,
            () => Verdict::NotKnownYet,
        }
    }
    /// In words, with the names of the sides.
    pub fn in_words(self, sides: [&str; 2]) -> String {
        match self {
            Verdict::Even => "even".into(),
            Verdict::FavoursFirst => format!("favours {}", sides[0]),
            Verdict::FavoursSecond => format!("favours {}", sides[1]),
            Verdict::NotKnownYet => "not known yet".into(),
        }
    }
}

/// What decided games, and whom it made win how often; drawn last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decided {
    /// In a sentence.
    pub by: String,
    /// Games won by the first side, by the second, drawn.
    pub games: [u64; 3],
}

/// A share of the first side's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The interval that holds it with 95 %.
    pub interval: [f64; 2],
}

/// What was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// The scenario's title.
    pub scenario: String,
    /// What the sides are called.
    pub sides: [String; 2],
    /// Who played both.
    pub player: String,
    /// The seed of the first game.
    pub seed: u64,
    /// How many games came to an end.
    pub games: u64,
    /// How many were asked for.
    pub asked: u64,
    /// Won by the first side.
    pub first: u64,
    /// Won by the second side.
    pub second: u64,
    /// Won by nobody.
    pub drawn: u64,
    /// Games that failed; they count for nothing else.
    pub failed: u64,
    /// The first failure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// The first side's share, a draw being half a game.
    pub share: f64,
    /// The interval that holds it with 95 %.
    pub interval: [f64; 2],
    /// The same by the results less the luck of the dice, of eight games or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_luck: Option<Share>,
    /// The interval of that, or without it of the results alone.
    #[serde(skip)]
    pub known: [f64; 2],
    /// What follows from it.
    pub verdict: Verdict,
    /// By what games were decided, the most frequent first.
    pub decided: Vec<Decided>,
    /// The mean number of turns.
    pub turns_mean: f64,
    /// In which turn games ended, and how many.
    pub ended_in_turn: BTreeMap<u8, u64>,
    /// The mean number of units that have fallen, by side.
    pub units_lost_mean: [f64; 2],
}

/// Sums over games.
#[derive(Default)]
struct Sums {
    wins: [u64; 3],
    decided: BTreeMap<String, [u64; 3]>,
    turns: BTreeMap<u8, u64>,
    losses: [u64; 2],
    /// The first side's result less its luck, game by game, in parts of [`ONE`].
    steady: BTreeMap<u64, i32>,
    failures: BTreeMap<u64, String>,
}

impl Sums {
    fn add(&mut self, n: u64, played: Played) {
        if let Some(why) = played.failure {
            self.failures.insert(n, format!("seed {}: {why}", played.seed));
            return;
        }
        let who = played.end.winner.map_or(2, Side::index);
        self.wins[who] += 1;
        self.decided.entry(played.reason.unwrap_or_else(|| "not told".into())).or_default()[who] += 1;
        *self.turns.entry(played.end.turn).or_default() += 1;
        for (sum, losses) in self.losses.iter_mut().zip(played.end.losses) {
            *sum += u64::from(losses);
        }
        if let Some(luck) = played.luck {
            self.steady.insert(n, [ONE, 0, ONE / 2][who] - luck);
        }
    }
    /// The first side's share by the results less the luck.
    fn without_luck(&self) -> Option<Share> {
        let games: Vec<f64> = self.steady.values().map(|parts| f64::from(*parts) / f64::from(ONE)).collect();
        let (share, interval) = mean_within(&games)?;
        let possible = |share: f64| share.clamp(0.0, 1.0);
        Some(Share { share: possible(share), interval: interval.map(possible) })
    }
}

/// Plays games of equal players, until all are over or `stop` becomes true.
///
/// # Errors
/// The game has no such players, or there are no threads to be had.
pub fn balance<G: GameBox>(start: &Start<G>, plan: &Plan, stop: &AtomicBool) -> anyhow::Result<Balance> {
    players::are_there::<G>(&[plan.player])?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let next = AtomicU64::new(0);
    let sums = Mutex::new(Sums::default());
    pool.broadcast(|_| {
        while !stop.load(Ordering::Relaxed) {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= plan.games {
                break;
            }
            let dice = plan.seed.wrapping_add(n);
            let seeds = [seed_of(&[dice, 1]), seed_of(&[dice, 2])];
            let opponents = [plan.player; 2];
            let game = Playing::<G> {
                start,
                opponents,
                seeds,
                dice,
                lanes: 1,
                records: None,
                stop: Some(stop),
                kinds: false,
                luck: true,
            };
            if let Some(played) = game.play(|_| {}) {
                sums.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(n, played);
            }
        }
    });
    let sums = sums.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(told::<G>(start, plan, sums))
}

fn told<G: GameBox>(start: &Start<G>, plan: &Plan, sums: Sums) -> Balance {
    let [first, second, drawn] = sums.wins;
    let games = first + second + drawn;
    let mean = |sum: u64| sum as f64 / games.max(1) as f64;
    let points = first as f64 + drawn as f64 / 2.0;
    let interval = wilson(points, games as f64);
    let without_luck = sums.without_luck();
    let known = without_luck.map_or(interval, |steady| steady.interval);
    let mut decided: Vec<Decided> = sums.decided.into_iter().map(|(by, games)| Decided { by, games }).collect();
    decided.sort_by_key(|decided| std::cmp::Reverse(decided.games.iter().sum::<u64>()));
    Balance {
        scenario: G::title(start).to_string(),
        sides: G::sides(start).map(str::to_string),
        player: plan.player.to_string(),
        seed: plan.seed,
        games,
        asked: plan.games,
        first,
        second,
        drawn,
        failed: sums.failures.len() as u64,
        failure: sums.failures.into_values().next(),
        share: if games == 0 { 0.5 } else { points / games as f64 },
        interval,
        without_luck,
        known,
        verdict: Verdict::of(known),
        decided,
        turns_mean: mean(sums.turns.iter().map(|(turn, count)| u64::from(*turn) * count).sum()),
        ended_in_turn: sums.turns,
        units_lost_mean: sums.losses.map(mean),
    }
}

impl Balance {
    /// As a page in Markdown.
    pub fn page(&self) -> String {
        let [first, second] = &self.sides;
        let [low, high] = self.interval.map(|end| end * 100.0);
        let mut text = format!(
            "*{}*, {} games of {} against {}: **{}**\n\n{first} has {:.1} of a hundred ({low:.1} to {high:.1}){}; ",
            self.scenario,
            self.games,
            self.player,
            self.player,
            self.verdict.in_words([first, second]),
            self.share * 100.0,
            self.without_luck.map_or_else(String::new, |Share { share, interval }| {
                let [low, high] = interval.map(|end| end * 100.0);
                format!(", without the luck of the dice {:.1} ({low:.1} to {high:.1})", share * 100.0)
            })
        );
        let [lost_first, lost_second] = self.units_lost_mean;
        // Writing into a text cannot fail.
        let _ = writeln!(
            text,
            "{} won, {} lost, {} drawn, {} failed. {:.1} turns; {first} loses {lost_first:.1} units, {second} \
             {lost_second:.1}.\n\n| Decided by | {first} | {second} | Drawn |\n|---|--:|--:|--:|",
            self.first, self.second, self.drawn, self.failed, self.turns_mean
        );
        for Decided { by, games: [first, second, drawn] } in &self.decided {
            let _ = writeln!(text, "| {} | {first} | {second} | {drawn} |", by.replace('|', "\\|"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verdict_waits_until_the_whole_interval_says_it() {
        for (interval, verdict) in [
            ([0.46, 0.54], Verdict::Even),
            ([0.44, 0.54], Verdict::NotKnownYet),
            ([0.56, 0.70], Verdict::FavoursFirst),
            ([0.54, 0.70], Verdict::NotKnownYet),
            ([0.10, 0.44], Verdict::FavoursSecond),
        ] {
            assert_eq!(Verdict::of(interval), verdict, "{interval:?}");
        }
        assert_eq!(Verdict::FavoursSecond.in_words(["Red", "Blue"]), "favours Blue");
    }

    #[test]
    fn what_the_dice_have_added_is_taken_out_of_each_result() {
        let mut sums = Sums::default();
        let half = ONE / 2;
        for n in 0..8 {
            assert_eq!(sums.without_luck(), None, "of {n} games nobody knows how they vary");
            // Who wins has had the luck, but for a tenth or two.
            let mut played = Played::new(n);
            let is_first = n % 2 == 0;
            played.end.winner = Some(if is_first { Side::First } else { Side::Second });
            played.luck = Some(if is_first { half - ONE / 5 } else { ONE / 10 - half });
            sums.add(n, played);
        }
        let Share { share, interval: [low, high] } = sums.without_luck().expect("enough games");
        // 0.7 and 0.4 in turn.
        assert!((share - 0.55).abs() < 0.001, "{share}");
        assert!((0.41..0.42).contains(&low) && (0.68..0.69).contains(&high), "{low} to {high}");
        let [least, most] = wilson(4.0, 8.0);
        assert!(high - low < most - least);
    }
}
