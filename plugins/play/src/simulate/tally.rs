//! What many games come to: sums, not games, so a million of them need no more memory than one.

use super::{Plan, Thought};
use crate::json::kind;
use crate::{Command, End, Event, GameBox, Start};
use serde_json::{Value, json};
use std::collections::BTreeMap;
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
    /// Why the game ended as it did.
    pub reason: Option<String>,
    pub failure: Option<String>,
    pub kinds: [Kinds; 2],
    pub thought: [Thought; 2],
    /// What the dice have added for the first side, if that was reckoned, in parts of [`opponent::ONE`].
    pub luck: Option<i32>,
}

impl Played {
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            orders: 0,
            end: End::default(),
            reason: None,
            failure: None,
            kinds: Default::default(),
            thought: Default::default(),
            luck: None,
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
