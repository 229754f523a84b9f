//! Battles over scenarios that chance has made: whatever `check` lets pass can be played to its end, and no order that is offered is
//! refused.
//!
//! A bounded number runs always. `HEDGEROW_GENERATED=3000 HEDGEROW_SEED=7` asks for more, or for others; a failing scenario
//! is kept in the target folder, with its seed in the message.

mod armour;
mod forces;
mod frame;
mod ground;

use crate::battles::{Pace, play};
use forces::Scenario;
use lock_n_load::{Command, Start};
use lock_n_load_box::Library;
use opponent::{Character, RandomPlayer};
use play::library::Source;
use rayon::prelude::*;
use scenario_files::Report;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Mutex;

/// Scenarios without being asked for more.
const SCENARIOS: u64 = 150;
/// Of so many drafts one at least becomes a scenario.
const DRAFTS: usize = 40;

/// Numbers by a seed.
pub struct Chance(RandomPlayer);

impl Chance {
    pub fn below(&mut self, count: usize) -> usize {
        self.0.below(count)
    }
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        &among[self.below(among.len())]
    }
}

/// A scenario by a seed that `check` lets pass, with its text.
fn scenario(library: &Library, seed: u64) -> (Start, String) {
    let mut chance = Chance(RandomPlayer::new(seed));
    for _ in 0..DRAFTS {
        let Some(ground) = ground::ground(&mut chance, &library.terrain) else { continue };
        let Some(mut draft) = Scenario::new(&mut chance, &ground, &library.definitions) else { continue };
        for _ in 0..8 {
            let text = draft.text();
            let mut report = Report::new();
            let read = scenario_files::read(Path::new("generated.ron"), &text);
            let read = read.unwrap_or_else(|mistake| panic!("seed {seed}: {mistake}\n{text}"));
            if let Some(start) = library.start(&read, &mut report) {
                return (start, text);
            }
            let fields: Vec<String> = report.mistakes().iter().map(|mistake| mistake.field.clone()).collect();
            if !draft.without(&fields) {
                break;
            }
        }
    }
    panic!("seed {seed}: {DRAFTS} drafts and no scenario");
}

/// The name of an order.
fn kind(order: &Command) -> String {
    let text = format!("{order:?}");
    text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_string()
}

fn number(name: &str, otherwise: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => otherwise,
    }
}

#[test]
fn whatever_check_lets_pass_can_be_played() {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(crate::root()), &mut report).unwrap_or_else(|| panic!("{report}"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated");
    let first = number("HEDGEROW_SEED", 1);
    let count = number("HEDGEROW_GENERATED", SCENARIOS);
    let kinds: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let failures: Vec<String> = (first..first + count)
        .into_par_iter()
        .flat_map_iter(|seed| {
            let (start, text) = scenario(&library, seed);
            let players = match seed % 3 {
                0 => [Character::Random; 2],
                1 => [Character::Bold; 2],
                _ => [Character::Bold, Character::Random],
            };
            let pace = Pace { judge_all_each: 4, undo_each: 16 };
            let mut seen: BTreeMap<String, u64> = BTreeMap::new();
            let count = |order: &Command| *seen.entry(kind(order)).or_default() += 1;
            let played = catch_unwind(AssertUnwindSafe(|| play(&start, players, seed, pace, count)));
            let mut kinds = kinds.lock().expect("nobody panics while counting");
            seen.into_iter().for_each(|(kind, number)| *kinds.entry(kind).or_default() += number);
            played.err().map(|panic| {
                let why = panic.downcast_ref::<String>().cloned();
                let why = why.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default();
                format!("{}: {why}", ground::keep(&folder, seed, &text))
            })
        })
        .collect();
    let kinds = kinds.into_inner().expect("nobody panics while counting");
    eprintln!("generated scenarios: {count}, failed: {}, orders: {}", failures.len(), kinds.values().sum::<u64>());
    eprintln!("{kinds:?}");
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
}
