//! What was played in a tournament: whole numbers and letters, so that parts add up exactly.

use super::Plan;
use super::meeting::Pairs;
use crate::GameBox;
use crate::simulate::{Played, Thought};
use anyhow::Context as _;
use opponent::Slips;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of the format.
const FORMAT: u32 = 1;
/// A file that claims more is none of ours.
const PAIRS_MAX: usize = 100_000;

/// A tournament, or a part of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The number of the format.
    pub tournament: u32,
    /// The rules that were played.
    pub rules: String,
    /// [`GameBox::RULES_NUMBER`].
    pub rules_number: u32,
    /// The seed of the first pair.
    pub seed: u64,
    /// How many pairs every two were to play on each scenario.
    pub pairs: u32,
    /// The players by name.
    pub players: Vec<String>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// Every two players on each scenario.
    pub matches: Vec<Match>,
}

/// A scenario of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scenario {
    /// Its file's name without folder and ending.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What the sides are called.
    pub sides: [String; 2],
    /// The hash of its data files: parts that were played on others do not belong together.
    pub files: String,
}

impl Scenario {
    /// A scenario by its name, start and the texts of all data files that it is made of.
    pub fn new<G: GameBox>(name: String, start: &crate::Start<G>, files: &BTreeMap<String, String>) -> Self {
        let mut hasher = blake3::Hasher::new();
        for text in files.iter().flat_map(|(name, text)| [name, text]) {
            hasher.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
        }
        let files = hasher.finalize().to_hex()[..16].to_string();
        Self { name, title: G::title(start).to_string(), sides: G::sides(start).map(str::to_string), files }
    }
}

/// Two players, or one and himself, on one scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// Which scenario, from 0.
    pub scenario: usize,
    /// Which players, from 0.
    pub players: [usize; 2],
    /// Their games: a letter for each pair.
    pub(super) pairs: Pairs,
    /// Turns of all games together.
    pub turns: u64,
    /// Orders of all games together.
    pub orders: u64,
    /// What must not happen and has happened to either.
    pub(super) slips: [SlipSums; 2],
    /// Games that failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) failures: Vec<Failed>,
    /// What the dice have added, if that was wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) luck: Option<LuckSums>,
    /// How long they thought, if that was wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<[Times; 2]>,
}

/// Sums of [`Slips`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SlipSums {
    pub orders_tried: u64,
    pub refused: u64,
    pub fallbacks: u64,
}

impl SlipSums {
    pub fn add(&mut self, slips: Slips) {
        self.take_in(Self { orders_tried: slips.strokes, refused: slips.refused, fallbacks: slips.fallbacks });
    }
    pub fn take_in(&mut self, other: Self) {
        self.orders_tried += other.orders_tried;
        self.refused += other.refused;
        self.fallbacks += other.fallbacks;
    }
}

/// Sums of what the dice have added for the player of a match who is named first, pair by pair: both games of a pair have the same dice, so
/// only pairs are independent of each other. In parts of [`opponent::ONE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LuckSums {
    pub pairs: u64,
    pub sum: i64,
    pub squares: i64,
}

impl LuckSums {
    /// One more pair; none where a game was not played to its end.
    pub fn add(&mut self, games: &[Played; 2]) {
        if let [Some(first), Some(second)] = games.each_ref().map(|game| game.luck) {
            // In the second game the seats are changed.
            let luck = i64::from(first) - i64::from(second);
            self.take_in(Self { pairs: 1, sum: luck, squares: luck * luck });
        }
    }
    /// The same of more pairs.
    pub fn take_in(&mut self, other: Self) {
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// A game that failed: its pair, from 0, and which of the two it was.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Failed {
    pub pair: u32,
    pub game: u8,
    pub why: String,
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// How many orders he gave.
    pub orders: u64,
    /// How many milliseconds all took together.
    pub milliseconds: f64,
    /// How many the longest took.
    pub longest: f64,
}

impl Times {
    pub(super) fn add(&mut self, thought: &Thought) {
        let (orders, milliseconds) = thought.total();
        self.take_in(Self { orders, milliseconds, longest: thought.longest() });
    }
    pub(super) fn take_in(&mut self, other: Self) {
        self.orders += other.orders;
        self.milliseconds += other.milliseconds;
        self.longest = self.longest.max(other.longest);
    }
}

impl Match {
    /// Puts in order what threads have brought as they came.
    pub(super) fn settle(&mut self) {
        self.failures.sort();
    }
}

impl Record {
    /// One in which nothing has been played.
    pub(super) fn empty<G: GameBox>(plan: &Plan, scenarios: Vec<Scenario>) -> Self {
        let players = plan.players.len();
        let two = |a| (a..players).map(move |b| [a, b]);
        let heads =
            (0..scenarios.len()).flat_map(|scenario| (0..players).flat_map(two).map(move |two| (scenario, two)));
        let matches = heads.map(|(scenario, players)| Match {
            scenario,
            players,
            pairs: Pairs::none_of(plan.pairs as usize),
            turns: 0,
            orders: 0,
            slips: Default::default(),
            failures: Vec::new(),
            luck: None,
            times: None,
        });
        Self {
            tournament: FORMAT,
            rules: G::KEY.to_string(),
            rules_number: G::RULES_NUMBER,
            seed: plan.seed,
            pairs: plan.pairs,
            players: plan.players.iter().map(ToString::to_string).collect(),
            matches: matches.collect(),
            scenarios,
        }
    }

    /// Reads a record as [`Record::text`] has written it. What it says of its figures is passed over: they are worked out anew.
    ///
    /// # Errors
    /// It is none, or holds what cannot be.
    pub fn read(text: &str) -> anyhow::Result<Self> {
        let record: Self = serde_json::from_str(text).context("this is no tournament of `hedgerow tournament`")?;
        anyhow::ensure!(
            record.tournament == FORMAT,
            "this tournament was written by another version of the program (format {}, this version reads {FORMAT})",
            record.tournament
        );
        let pairs = record.pairs as usize;
        let fits = |met: &Match| {
            let are_known = met.players.iter().all(|player| *player < record.players.len());
            are_known && met.scenario < record.scenarios.len() && met.pairs.len() == pairs
        };
        anyhow::ensure!(
            pairs <= PAIRS_MAX && record.matches.iter().all(fits),
            "this tournament names players, scenarios or pairs that it does not have"
        );
        Ok(record)
    }

    /// Takes in another part of the same tournament.
    ///
    /// # Errors
    /// It is of another one, or both have played the same games.
    pub fn take_in(&mut self, other: &Self) -> anyhow::Result<()> {
        let differs = [
            ("rules", self.rules != other.rules || self.rules_number != other.rules_number),
            ("seed", self.seed != other.seed),
            ("number of pairs", self.pairs != other.pairs),
            ("players", self.players != other.players),
            ("scenarios or their data files", self.scenarios != other.scenarios),
            ("matches", !self.matches.iter().map(Match::head).eq(other.matches.iter().map(Match::head))),
        ];
        if let Some((what, _)) = differs.iter().find(|(_, differs)| *differs) {
            anyhow::bail!(
                "it is no part of the same tournament: its {what} differ (shards are played with the same arguments)"
            );
        }
        for (ours, theirs) in self.matches.iter_mut().zip(&other.matches) {
            if let Err(pair) = ours.pairs.take_in(&theirs.pairs) {
                anyhow::bail!("pair {pair} was played in an earlier part too (is the same file named twice?)");
            }
            ours.turns += theirs.turns;
            ours.orders += theirs.orders;
            ours.slips.iter_mut().zip(theirs.slips).for_each(|(sum, slips)| sum.take_in(slips));
            ours.failures.extend(theirs.failures.iter().cloned());
            if let Some(luck) = theirs.luck {
                ours.luck.get_or_insert_default().take_in(luck);
            }
            if let Some(times) = theirs.times {
                let sums = ours.times.get_or_insert_default();
                sums.iter_mut().zip(times).for_each(|(sum, times)| sum.take_in(times));
            }
            ours.settle();
        }
        Ok(())
    }

    /// How many pairs have been played, and how many were to be.
    pub fn played(&self) -> [usize; 2] {
        let played = self.matches.iter().map(|met| met.pairs.played().count()).sum();
        [played, self.matches.len() * self.pairs as usize]
    }

    /// How many games failed.
    pub fn failed(&self) -> usize {
        self.matches.iter().map(|met| met.failures.len()).sum()
    }
}

impl Match {
    fn head(&self) -> (usize, [usize; 2]) {
        (self.scenario, self.players)
    }
}
