//! How long computer players think.

use opponent::Slips;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// How long orders took.
#[derive(Clone, Debug, Default)]
struct Spans {
    /// How many took so long: microseconds, eight steps for each time that they double.
    steps: BTreeMap<u32, u64>,
    longest: Duration,
    all: Duration,
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

impl Spans {
    fn took(&mut self, time: Duration) {
        *self.steps.entry(step(time.as_micros() as u64)).or_default() += 1;
        self.longest = self.longest.max(time);
        self.all += time;
    }
    fn add(&mut self, other: Self) {
        self.longest = self.longest.max(other.longest);
        self.all += other.all;
        for (step, count) in other.steps {
            *self.steps.entry(step).or_default() += count;
        }
    }
    fn count(&self) -> u64 {
        self.steps.values().sum()
    }
    /// The time within which so many of a hundred came, in milliseconds: at most an eighth too long.
    fn within(&self, part: u64) -> f64 {
        let all = self.count();
        let mut counted = 0;
        let step = self.steps.iter().find(|(_, count)| {
            counted += **count;
            counted * 100 >= all * part
        });
        step.map_or(0.0, |(step, _)| longest_of(*step) as f64 / 1000.0)
    }
    fn longest(&self) -> f64 {
        self.longest.as_secs_f64() * 1000.0
    }
    fn summary(&self) -> Value {
        json!({"median": self.within(50), "of_95_in_100": self.within(95), "longest": self.longest()})
    }
}

/// How long a player thought, and what must not happen and has happened to him.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    slips: Slips,
    orders: Spans,
    /// Of these, the orders for which he tried out what comes of them; the others carry out what was decided, or are a matter of course.
    decisions: Spans,
}

impl Thought {
    /// One more order, after so long, with or without trying out anything.
    pub fn took(&mut self, time: Duration, decided: bool) {
        self.orders.took(time);
        if decided {
            self.decisions.took(time);
        }
    }
    /// At the end of a game.
    pub fn ends_with(&mut self, slips: Slips) {
        self.slips = slips;
    }
    /// What he did in this game that must not happen.
    pub fn slips(&self) -> Slips {
        self.slips
    }
    /// How many orders he gave, and how many milliseconds all took together.
    pub fn total(&self) -> (u64, f64) {
        (self.orders.count(), self.orders.all.as_secs_f64() * 1000.0)
    }
    /// How many milliseconds he thought longest.
    pub fn longest(&self) -> f64 {
        self.orders.longest()
    }
    /// Both together.
    pub(super) fn add(&mut self, other: Self) {
        self.slips.refused += other.slips.refused;
        self.slips.strokes += other.slips.strokes;
        self.slips.fallbacks += other.slips.fallbacks;
        self.orders.add(other.orders);
        self.decisions.add(other.decisions);
    }
    /// As the summary tells it.
    pub(super) fn summary(&self) -> Value {
        json!({
            "orders_tried": self.slips.strokes,
            "refused": self.slips.refused,
            "fallbacks": self.slips.fallbacks,
            "milliseconds": self.orders.summary(),
            "decisions": {"count": self.decisions.count(), "milliseconds": self.decisions.summary()},
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_steps_that_hold_them() {
        for micros in [8, 9, 15, 16, 17, 100, 999, 1_000_000, 60_000_000] {
            let longest = longest_of(step(micros));
            assert!(micros <= longest && longest <= micros + micros / 8, "{micros}: {longest}");
        }
        let mut spans = Spans::default();
        (1..=100).for_each(|n| spans.took(Duration::from_millis(n)));
        assert!((50.0..57.0).contains(&spans.within(50)), "{}", spans.within(50));
        assert_eq!(spans.summary()["longest"], 100.0);
    }

    #[test]
    fn decisions_are_told_apart_from_orders_that_only_carry_them_out() {
        let mut thought = Thought::default();
        (0..9).for_each(|_| thought.took(Duration::from_micros(1), false));
        thought.took(Duration::from_millis(80), true);
        let told = thought.summary();
        assert!(told["milliseconds"]["median"].as_f64().is_some_and(|median| median < 1.0), "{told}");
        assert_eq!(told["decisions"]["count"], 1);
        assert!(told["decisions"]["milliseconds"]["median"].as_f64().is_some_and(|median| median >= 80.0), "{told}");
    }
}
