//! What many games come to: sums, not games, so a million of them need no more memory than one.

use super::Plan;
use crate::{Command, End, Event, GameBox, Start};
use opponent::Slips;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use table::Side;

/// How often each kind of order or event occurred.
pub type Kinds = BTreeMap<String, u64>;

/// So many failures are told with their scripts; the others are counted.
const FAILURES_TOLD: usize = 100;

/// How a game went.
pub struct Played {
    pub seed: u64,
    pub orders: usize,
    pub end: End,
    pub failure: Option<String>,
    pub kinds: [Kinds; 2],
    pub thought: [Thought; 2],
}

impl Played {
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            orders: 0,
            end: End::default(),
            failure: None,
            kinds: Default::default(),
            thought: Default::default(),
        }
    }

    /// Counts an order and its events by kind.
    pub fn count<G: GameBox>(&mut self, order: &Command<G>, events: &[Event<G>]) {
        *self.kinds[0].entry(kind(order)).or_default() += 1;
        for event in events {
            *self.kinds[1].entry(G::kind(event)).or_default() += 1;
        }
    }
}

/// The name of an order, event or question without what it holds.
pub fn kind(value: &impl std::fmt::Debug) -> String {
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

/// A game that failed.
pub struct Failure {
    pub seed: u64,
    pub why: String,
}

/// Many games.
#[derive(Default)]
pub struct Tally {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    failed: u64,
    /// The first failures by the number of the game, however the threads took turns.
    pub failures: BTreeMap<u64, Failure>,
    turns: u64,
    orders: u64,
    losses: [u64; 2],
    kinds: [Kinds; 2],
    thought: [Thought; 2],
}

impl Tally {
    /// Adds game `n`.
    pub fn add(&mut self, n: u64, played: Played) {
        self.games += 1;
        self.turns += u64::from(played.end.turn);
        self.orders += played.orders as u64;
        for (sum, losses) in self.losses.iter_mut().zip(played.end.losses) {
            *sum += u64::from(losses);
        }
        for (sum, kinds) in self.kinds.iter_mut().zip(played.kinds) {
            merge(sum, kinds);
        }
        for (sum, thought) in self.thought.iter_mut().zip(played.thought) {
            sum.add(thought);
        }
        match (played.failure, played.end.winner) {
            (Some(why), _) => {
                self.failed += 1;
                self.failures.insert(n, Failure { seed: played.seed, why });
                self.forget_late_failures();
            }
            (None, Some(side)) => self.wins[side.index()] += 1,
            (None, None) => self.draws += 1,
        }
    }

    /// Both together.
    #[must_use]
    pub fn with(mut self, other: Tally) -> Self {
        self.games += other.games;
        self.draws += other.draws;
        self.failed += other.failed;
        self.turns += other.turns;
        self.orders += other.orders;
        for side in [0, 1] {
            self.wins[side] += other.wins[side];
            self.losses[side] += other.losses[side];
        }
        for (sum, kinds) in self.kinds.iter_mut().zip(other.kinds) {
            merge(sum, kinds);
        }
        for (sum, thought) in self.thought.iter_mut().zip(other.thought) {
            sum.add(thought);
        }
        self.failures.extend(other.failures);
        self.forget_late_failures();
        self
    }

    fn forget_late_failures(&mut self) {
        while self.failures.len() > FAILURES_TOLD {
            self.failures.pop_last();
        }
    }

    /// True if no game failed.
    pub fn is_good(&self) -> bool {
        self.failed == 0
    }

    /// The summary.
    pub fn summary<G: GameBox>(&self, start: &Start<G>, plan: &Plan, failures: Vec<Value>, seconds: f64) -> Value {
        let mean = |total: u64| if self.games == 0 { 0.0 } else { total as f64 / self.games as f64 };
        let per_second = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        let names = names(G::sides(start));
        let by_side = |values: [Value; 2]| {
            let [first, second] = values;
            json!({names[0].as_str(): first, names[1].as_str(): second})
        };
        let mut summary = json!({
            "scenario": G::title(start),
            "games": self.games,
            "asked": plan.games,
            "seed": plan.seed,
            "players": plan.players.map(|player| player.to_string()).join(","),
            "wins": by_side(self.wins.map(Value::from)),
            "draws": self.draws,
            "failed": self.failed,
            "failures": failures,
            "turns_mean": mean(self.turns),
            "orders_mean": mean(self.orders),
            "units_lost_mean": by_side(self.losses.map(|lost| mean(lost).into())),
            "thinking": by_side(self.thought.each_ref().map(Thought::summary)),
            "seconds": seconds,
            "games_per_second": per_second(self.games),
            "orders_per_second": per_second(self.orders),
        });
        if plan.kinds {
            summary["orders"] = json!(self.kinds[0]);
            summary["events"] = json!(self.kinds[1]);
        }
        summary
    }
}

/// How long a player thought, and what must not happen and has happened to him.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    slips: Slips,
    /// How many orders took so long: microseconds, eight steps for each time that they double.
    times: BTreeMap<u32, u64>,
    longest: Duration,
}

/// The step of a time, and back: the longest time of a step.
fn step(micros: u64) -> u32 {
    let micros = micros.max(8);
    let doubled = micros.ilog2();
    8 * doubled + ((micros >> (doubled - 3)) & 7) as u32
}
fn longest_of(step: u32) -> u64 {
    ((u64::from(step % 8) + 9) << (step / 8 - 3)) - 1
}

impl Thought {
    /// One more order, after so long.
    pub fn took(&mut self, time: Duration) {
        *self.times.entry(step(time.as_micros() as u64)).or_default() += 1;
        self.longest = self.longest.max(time);
    }
    /// At the end of a game.
    pub fn ends_with(&mut self, slips: Slips) {
        self.slips = slips;
    }
    fn add(&mut self, other: Self) {
        self.slips.refused += other.slips.refused;
        self.slips.strokes += other.slips.strokes;
        self.slips.fallbacks += other.slips.fallbacks;
        self.longest = self.longest.max(other.longest);
        for (step, count) in other.times {
            *self.times.entry(step).or_default() += count;
        }
    }
    /// The time within which so many of a hundred orders came, in milliseconds.
    fn within(&self, part: u64) -> f64 {
        let all: u64 = self.times.values().sum();
        let mut counted = 0;
        let step = self.times.iter().find(|(_, count)| {
            counted += **count;
            counted * 100 >= all * part
        });
        step.map_or(0.0, |(step, _)| longest_of(*step) as f64 / 1000.0)
    }
    fn summary(&self) -> Value {
        json!({
            "orders_tried": self.slips.strokes,
            "refused": self.slips.refused,
            "fallbacks": self.slips.fallbacks,
            "milliseconds": {
                "median": self.within(50),
                "of_95_in_100": self.within(95),
                "longest": self.longest.as_secs_f64() * 1000.0,
            },
        })
    }
}

fn merge(sum: &mut Kinds, kinds: Kinds) {
    for (kind, count) in kinds {
        *sum.entry(kind).or_default() += count;
    }
}

/// What the two sides are called, each differently.
fn names(sides: [&str; 2]) -> [String; 2] {
    match sides {
        [first, second] if first == second => Side::BOTH.map(|side| format!("{first} ({side:?})")),
        sides => sides.map(str::to_string),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(seed: u64) -> Played {
        Played { failure: Some("it broke".into()), ..Played::new(seed) }
    }

    #[test]
    fn times_are_counted_in_steps_that_hold_them() {
        for micros in [8, 9, 15, 16, 17, 100, 999, 1_000_000, 60_000_000] {
            let longest = longest_of(step(micros));
            assert!(micros <= longest && longest <= micros + micros / 8, "{micros}: {longest}");
        }
        let mut thought = Thought::default();
        (1..=100).for_each(|n| thought.took(Duration::from_millis(n)));
        assert!((50.0..57.0).contains(&thought.within(50)), "{}", thought.within(50));
        assert_eq!(thought.summary()["milliseconds"]["longest"], 100.0);
    }

    #[test]
    fn of_many_failures_the_first_are_told_and_all_are_counted() {
        let mut halves = [Tally::default(), Tally::default()];
        for n in (0..1000).rev() {
            halves[(n % 2) as usize].add(n, failed(n + 7));
        }
        let [even, odd] = halves;
        let all = odd.with(even);
        assert_eq!(all.failed, 1000);
        assert_eq!(all.failures.keys().copied().collect::<Vec<_>>(), (0..FAILURES_TOLD as u64).collect::<Vec<_>>());
        assert_eq!(all.failures[&5].seed, 12);
        assert!(!all.is_good());
    }
}
