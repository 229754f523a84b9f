//! An attack on the reader of saves: games changed at random, with right checksums, by a seed. Whatever comes of it, nothing panics,
//! nothing hangs, and nothing is called whole that was not read.
//!
//! `HEDGEROW_FORGED=10000 HEDGEROW_SEED=5 cargo test --test it forged -- --nocapture` forges more than `./check` does and prints counts.

use crate::root;
use crate::saved::{Text, folder, record, recorded};
use lock_n_load_box::LockNLoadBox;
use perrys_heroes_box::PerrysHeroesBox;
use play::save::{Ending, Saved};
use play::{GameBox, Start};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use table::{Game, Order};

/// Forged saves in `./check`.
const FORGED: u64 = 400;
/// A forged save is read, laid out and played on in less than this.
const LONGEST: Duration = Duration::from_secs(20);

/// Chance for the forger (`SplitMix64`); the game's own dice are not touched.
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// What a forger knows: saves, and from all of them events, orders and scalars.
struct Forger<G: GameBox> {
    saves: Vec<Text>,
    starts: Vec<Start<G>>,
    events: Vec<Value>,
    orders: Vec<Value>,
    scalars: Vec<Value>,
}

pub fn scalars(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| scalars(value, out)),
        Value::Object(map) => map.values().for_each(|value| scalars(value, out)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => out.push(value.clone()),
    }
}

/// Some part of a value, at random; the deeper the likelier.
pub fn part<'a>(value: &'a mut Value, chance: &mut Chance) -> &'a mut Value {
    let parts = match &*value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    };
    if parts == 0 || chance.below(5) == 0 {
        return value;
    }
    let n = chance.below(parts);
    let inner = match value {
        Value::Array(list) => list.get_mut(n),
        Value::Object(map) => map.values_mut().nth(n),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    };
    part(inner.expect("as many parts as were counted"), chance)
}

/// Games of hexes: golden ones of every format, and one of today.
fn on_hexes() -> Forger<LockNLoadBox> {
    let golden = ["1_ridge", "1_oak_farm", "1_melee", "1_saint_aubert", "3_ridge"].map(|name| {
        let path = root().join(format!("tests/saves/{name}.save"));
        Text::of(&std::fs::read(path).expect("a golden save"))
    });
    Forger::new(golden.into_iter().chain([recorded()]).collect())
}

/// Games on measured tables, as today's program records them.
fn on_tables(name: &str) -> Forger<PerrysHeroesBox> {
    let folder = folder(&format!("forged-{name}-{}", std::process::id()));
    let saves = [("two_patrols", 8), ("back_to_the_chapel", 2), ("examples/fire", 1), ("examples/trap", 3)];
    let saves = saves.map(|(scenario, seed)| {
        let path = record(&folder, &root().join(format!("scenarios/perrys_heroes/{scenario}.ron")), seed);
        Text::of(&std::fs::read(path).expect("the save"))
    });
    let _ = std::fs::remove_dir_all(&folder);
    Forger::new(saves.into())
}

impl<G: GameBox> Forger<G> {
    fn new(saves: Vec<Text>) -> Self {
        let starts = saves.iter().map(|text| {
            let saved = Saved::<G>::from_bytes(&text.bytes()).expect("a good save");
            saved.start().expect("a good scenario")
        });
        let starts = starts.collect();
        let (mut events, mut orders, mut known) = (Vec::new(), Vec::new(), Vec::new());
        for entry in saves.iter().flat_map(|text| &text.entries) {
            events.extend(entry["events"].as_array().into_iter().flatten().cloned());
            orders.push(entry["order"].clone());
            scalars(entry, &mut known);
        }
        // Each value once, so that rare ones are found too.
        known.sort_by_cached_key(ToString::to_string);
        known.dedup();
        Self { saves, starts, events, orders, scalars: known }
    }

    /// A value that may be wrong anywhere.
    fn scalar(&self, chance: &mut Chance) -> Value {
        match chance.below(16) {
            0 => json!(""),
            1 => json!("nobody"),
            2 => json!("ZZ99"),
            3 => json!("A1^"),
            4 => json!(u64::MAX),
            5 => json!(i64::MIN),
            6 => json!(255),
            7 => json!(-1),
            8 => json!(i32::MAX),
            9 => Value::Null,
            10 => json!([]),
            11 => json!("x".repeat(1 + chance.below(5000))),
            12 => json!({"a\u{0}b\n": [1.5]}),
            _ => chance.of(&self.scalars).clone(),
        }
    }

    /// Changes a save in one way.
    fn change(&self, text: &mut Text, chance: &mut Chance) {
        let n = chance.below(text.entries.len());
        let m = chance.below(text.entries.len());
        let (event, order) = (chance.of(&self.events).clone(), chance.of(&self.orders).clone());
        match chance.below(20) {
            0..5 => {
                if let Some(events) = text.entries[n].get_mut("events") {
                    *part(events, chance) = self.scalar(chance);
                }
            }
            5 => {
                *part(&mut text.entries[n], chance) = self.scalar(chance);
            }
            6 => {
                if let Value::Object(map) = part(&mut text.entries[n], chance) {
                    let key = map.keys().nth(chance.below(map.len())).cloned();
                    if let Some(key) = key {
                        map.shift_remove(&key);
                    }
                }
            }
            7 => {
                if let Value::Object(map) = part(&mut text.entries[n], chance) {
                    map.insert("sun".into(), self.scalar(chance));
                }
            }
            8..11 => {
                if let Some(Value::Array(events)) = text.entries[n].get_mut("events") {
                    events.insert(chance.below(events.len() + 1), event);
                }
            }
            11 => {
                if let Some(Value::Array(events)) = text.entries[n].get_mut("events") {
                    let at = chance.below(events.len());
                    if at < events.len() {
                        events.remove(at);
                    }
                }
            }
            12 => {
                if let Some(given) = text.entries[n].get_mut("order") {
                    *given = order;
                }
            }
            13 => {
                text.entries.swap(n, m);
            }
            14 => {
                text.entries.remove(n);
            }
            15 => {
                let entry = text.entries[m].clone();
                text.entries.insert(n, entry);
            }
            16 => {
                let times = 1 + chance.below(3000);
                if let Some(events) = text.entries[n].get_mut("events") {
                    *events = Value::Array(vec![event; times]);
                }
            }
            17 => {
                text.entries.truncate(n + 1);
                if let Some(Value::Array(events)) = text.entries[n].get_mut("events") {
                    events.truncate(chance.below(events.len() + 1));
                }
            }
            18 => {
                let last = chance.below(text.entries.len());
                text.entries.truncate(last + 1);
                let more = chance.below(6);
                if let Some(Value::Array(events)) = text.entries[last].get_mut("events") {
                    events.extend((0..more).map(|_| chance.of(&self.events).clone()));
                }
            }
            _ => {
                // The data files have a test of their own.
                let files = text.header.get_mut("files").map(Value::take);
                *part(&mut text.header, chance) = self.scalar(chance);
                if let (Some(at), Some(files)) = (text.header.get_mut("files"), files) {
                    *at = files;
                }
            }
        }
    }

    /// Changes bytes in place of values, with wrong checksums.
    fn break_bytes(text: &Text, chance: &mut Chance) -> Vec<u8> {
        let mut bytes = text.bytes();
        if chance.below(2) == 0 {
            bytes.truncate(chance.below(bytes.len()));
        } else {
            for _ in 0..1 + chance.below(3) {
                let at = chance.below(bytes.len());
                bytes[at] ^= 1 << chance.below(8);
            }
        }
        bytes
    }
}

/// What came of a forged save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Refused,
    NotLaidOut,
    Whole,
    Cut,
    OtherVersion,
    Damaged,
    FromSnapshot,
}

/// Reads a forged save, lays it out and plays on from it as the window would.
fn read<G: GameBox>(bytes: &[u8], start: Option<&Start<G>>, chance: &mut Chance) -> Fate {
    let Ok(saved) = Saved::<G>::from_bytes(bytes) else { return Fate::Refused };
    let opened = match start {
        Some(start) => saved.open_on(start.clone()),
        None => saved.open(),
    };
    let Ok(mut opened) = opened else { return Fate::NotLaidOut };
    if opened.ending == Ending::Whole {
        all_was_read::<G>(bytes, &opened.game);
    }
    go_on::<G>(&mut opened.game, chance);
    match opened.ending {
        Ending::Whole => Fate::Whole,
        Ending::Cut => Fate::Cut,
        Ending::OtherVersion { .. } => Fate::OtherVersion,
        Ending::Damaged { .. } => Fate::Damaged,
        Ending::FromSnapshot { .. } => Fate::FromSnapshot,
    }
}

/// What is called whole says in the file what it says in the game, and nothing else.
fn all_was_read<G: GameBox>(bytes: &[u8], game: &Game<G::Rules>) {
    let text = Text::of(bytes);
    let entries: Vec<Value> =
        game.journal().entries.iter().map(|entry| serde_json::to_value(entry).expect("an entry")).collect();
    assert_eq!(text.entries.len(), entries.len(), "lines were left out of a save that is called whole");
    for (mut said, read) in text.entries.into_iter().zip(&entries) {
        let (mut a, mut b) = (Vec::new(), Vec::new());
        // Nobody needs its snapshots yet: they are checked where one is laid out.
        said.as_object_mut().expect("an entry").retain(|key, _| key != "snapshot");
        scalars(&said, &mut a);
        scalars(read, &mut b);
        // Parts that older programs left out have come with their defaults.
        let mut rest = b.iter();
        let all = a.iter().all(|value| rest.any(|other| other == value));
        assert!(all, "values were left out of a save that is called whole");
    }
}

fn go_on<G: GameBox>(game: &mut Game<G::Rules>, chance: &mut Chance) {
    assert!(!G::position(&game.table()).is_null(), "a position");
    let mut commands = Vec::new();
    for given in 0..12 {
        let Some(side) = game.legal_commands(&mut commands) else { return };
        if commands.is_empty() {
            return;
        }
        let command = commands.swap_remove(chance.below(commands.len()));
        let side = game.owner(&command).unwrap_or(side);
        let _ = game.give(&Order { side, command });
        if given % 4 == 3 {
            game.undo();
            game.undo();
        }
    }
}

/// What a panic said, and where.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// One attack at a time: the words of a panic are caught for the whole program.
static ONE: Mutex<()> = Mutex::new(());

#[test]
fn forged_saves_are_refused_or_read_as_far_as_they_fit() {
    attack(&on_hexes());
}

#[test]
fn forged_saves_of_measured_tables_are_refused_or_read_as_far_as_they_fit() {
    attack(&on_tables("saves"));
}

fn attack<G: GameBox>(forger: &Forger<G>) {
    let _one = ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let (count, seed) = (number("HEDGEROW_FORGED", FORGED), number("HEDGEROW_SEED", 1));
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|info| {
        PANICS.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(info.to_string());
    }));
    let mut fates: BTreeMap<Fate, u64> = BTreeMap::new();
    let mut failures: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    let mut slowest = (Duration::ZERO, 0);
    for case in 0..count {
        let mut chance = Chance(seed.wrapping_mul(0x0100_0000_01b3).wrapping_add(case));
        let which = chance.below(forger.saves.len());
        let mut text = forger.saves[which].clone();
        // Short ones are read faster; what stands at the end of a save is where it is gone on with.
        let length = 1 + chance.below(text.entries.len());
        text.entries.truncate(length);
        let bytes = if chance.below(8) == 0 {
            Forger::<G>::break_bytes(&text, &mut chance)
        } else {
            for _ in 0..1 + chance.below(3) {
                if !text.entries.is_empty() {
                    forger.change(&mut text, &mut chance);
                }
            }
            text.bytes()
        };
        let same_files = text.header["files"] == forger.saves[which].header["files"];
        let start = same_files.then(|| &forger.starts[which]);
        let began = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| read::<G>(&bytes, start, &mut chance))) {
            Ok(fate) => *fates.entry(fate).or_default() += 1,
            Err(_) => {
                let why = PANICS.lock().unwrap_or_else(std::sync::PoisonError::into_inner).pop();
                failures.entry(why.unwrap_or_default()).or_default().push(case);
            }
        }
        slowest = slowest.max((began.elapsed(), case));
    }
    std::panic::set_hook(hook);
    eprintln!("{count} forged saves, seed {seed}: {fates:?}; slowest {slowest:?}");
    for (why, cases) in &failures {
        eprintln!("{} times, first in case {}: {why}", cases.len(), cases[0]);
    }
    assert!(failures.is_empty(), "{} kinds of panics", failures.len());
    assert!(slowest.0 < LONGEST, "case {} took {:?}", slowest.1, slowest.0);
    assert!(fates.len() >= 4, "the forger does not reach every part of the reader: {fates:?}");
}

#[test]
fn a_save_with_changed_data_files_is_read_or_refused_in_words() {
    change_files(&on_hexes());
}

#[test]
fn a_save_of_a_measured_table_with_changed_data_files_is_read_or_refused_in_words() {
    change_files(&on_tables("files"));
}

fn change_files<G: GameBox>(forger: &Forger<G>) {
    let seed = number("HEDGEROW_SEED", 1);
    for case in 0..number("HEDGEROW_FORGED", FORGED) / 20 {
        let mut chance = Chance(seed.wrapping_mul(31).wrapping_add(case));
        let mut text = chance.of(&forger.saves).lines(20);
        let files = text.header["files"].as_object_mut().expect("files");
        let n = chance.below(files.len());
        let file = files.values_mut().nth(n).expect("a file");
        let mut said: Vec<char> = file.as_str().expect("text").chars().collect();
        for _ in 0..1 + chance.below(3) {
            let at = chance.below(said.len());
            match chance.below(3) {
                0 => said[at] = *chance.of(&['0', '9', 'x', '"', '(', ')', ',', '-', ' ']),
                1 if said.len() > 1 => {
                    said.remove(at);
                }
                _ => said.truncate(at.max(1)),
            }
        }
        *file = json!(said.into_iter().collect::<String>());
        match Saved::<G>::from_bytes(&text.bytes()).and_then(Saved::open) {
            Ok(mut opened) => go_on::<G>(&mut opened.game, &mut chance),
            Err(error) => assert!(error.to_string().len() > 10, "case {case}: {error}"),
        }
    }
}
