//! Learning from games: computer players play against themselves, what they saw is compared with what came of it, and the weights that they
//! judge by are fitted to it. Then the new weights meet the old ones.
//!
//! The same course gives the same weights, on every machine and with any number of threads.

use crate::players;
use crate::simulate::ORDERS_MAX;
use crate::{GameBox, Start, Table};
use anyhow::Context as _;
use bevy_ecs::world::World;
use opponent::learning::{Learned, Learner, Model, Row, Taught, Weights, fit, log_loss};
use opponent::{Commander, Effort, Insight, Level, ONE, Temper, Thinker, seeds};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{DiceCup, Game, Side};

/// What is learned from.
#[derive(Clone, Debug)]
pub struct Course<G: GameBox> {
    /// The scenarios, by their names.
    pub scenarios: Vec<(String, Start<G>)>,
    /// How many games are played on each of them for each model, in each generation.
    pub games: u64,
    /// How often all models are learned anew.
    pub generations: u32,
    /// How many pairs of games the new weights play against the old ones on each scenario: one seed, both seats.
    pub pairs: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// How many threads; 0: all cores.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Graduate {
    /// The weights, for their file.
    pub learned: Learned,
    /// Games that the new weights won against the old ones, that they lost, and that were drawn.
    pub met: [u64; 3],
}

/// Which part of a course goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Games for a model of a generation, both from 0.
    Games {
        /// The generation.
        generation: u32,
        /// The model.
        model: &'static str,
    },
    /// The new weights meet the old ones.
    Meeting,
}

/// Every game of so many is not learned from: the weights are tried on it.
const HELD_OUT: u64 = 5;
/// Weights are drawn towards the last ones as if this had been seen of them.
const RIDGE: f64 = 10.0;
/// Players think a little, and misjudge by three points: what nobody does is never learned about.
const EFFORT: Effort = Effort {
    width: 8,
    kinds: true,
    leaf: 2,
    leaf_rounds: 1,
    leaf_strokes: 400,
    strokes: 0,
    horizon: 0,
    noise: 3 * ONE / 100,
};

/// Goes through a course. None: it was stopped.
///
/// # Errors
/// Nobody judges positions of this game, a game failed, or there are no threads to be had.
pub fn train<G: GameBox>(
    course: &Course<G>,
    stop: &AtomicBool,
    mut told: impl FnMut(Stage),
) -> anyhow::Result<Option<Graduate>>
where
    G::Insight: Learner,
{
    players::judge::<G::Insight>()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(course.threads).build()?;
    let models = <G::Insight as Learner>::MODELS;
    let before = G::Insight::default();
    let mut insight = before.clone();
    let mut losses = BTreeMap::new();
    let mut dice = course.seed;
    for generation in 0..course.generations {
        for (n, model) in models.iter().enumerate() {
            told(Stage::Games { generation, model: model.name });
            let Some(seen) = pool.install(|| lessons::<G>(course, &insight, n, dice, stop))? else { return Ok(None) };
            dice += course.games;
            let (weights, loss) = learn(&seen, insight.weights(), n, model);
            losses.insert(model.name.to_string(), loss);
            insight = Learner::with(weights)?;
        }
    }
    told(Stage::Meeting);
    let Some(met) = pool.install(|| meet::<G>(course, [&insight, &before], dice, stop))? else { return Ok(None) };
    let taught = Taught {
        version: env!("CARGO_PKG_VERSION").into(),
        rules: G::RULES_NUMBER,
        scenarios: course.scenarios.iter().map(|(name, _)| name.clone()).collect(),
        games: course.games * course.scenarios.len() as u64,
        generations: course.generations,
        seed: course.seed,
        log_loss: losses,
    };
    Ok(Some(Graduate { learned: Learned { taught, weights: insight.weights().by_name(models) }, met }))
}

/// What games of a player against himself show of a model, game by game.
fn lessons<G: GameBox>(
    course: &Course<G>,
    insight: &G::Insight,
    model: usize,
    first: u64,
    stop: &AtomicBool,
) -> anyhow::Result<Option<Vec<Vec<Row>>>>
where
    G::Insight: Learner,
{
    let jobs: Vec<(u64, &Start<G>)> =
        (0..course.games).flat_map(|n| course.scenarios.iter().map(move |(_, start)| (first + n, start))).collect();
    let rows = |(dice, start): (u64, &Start<G>)| {
        let mut seen = Vec::new();
        let each = |table: &Table<G>| {
            if G::Insight::rests(table) {
                seen.extend(insight.lessons(table, model));
            }
        };
        let Some(end) = play::<G>(start, [insight, insight], dice, stop, each)? else { return Ok(None) };
        let counts = 1.0 / seen.len().max(1) as f64;
        let row = |lesson: opponent::learning::Lesson| Row {
            label: G::Insight::outcome(&end.table(), model, lesson.of),
            features: lesson.features,
            counts,
        };
        Ok(Some(seen.into_iter().map(row).collect()))
    };
    jobs.into_par_iter().map(rows).collect()
}

/// Fits one model anew: all weights with the new ones of this model, and how badly the old and the new ones agree with games that they were
/// not fitted to.
fn learn(games: &[Vec<Row>], before: &Weights, model: usize, names: &Model) -> (Weights, (f64, f64)) {
    let part = |held_out: bool| -> Vec<Row> {
        let games = games.iter().enumerate().filter(|(n, _)| (*n as u64).is_multiple_of(HELD_OUT) == held_out);
        games.flat_map(|(_, rows)| rows.iter().cloned()).collect()
    };
    let old = before.0.get(model).cloned().unwrap_or_else(|| vec![0.0; names.features.len()]);
    let mut weights = before.clone();
    let new = fit(&part(false), &old, RIDGE);
    if let Some(place) = weights.0.get_mut(model) {
        place.clone_from(&new);
    }
    let rest = part(true);
    let round = |loss: f64| (loss * 10_000.0).round() / 10_000.0;
    (weights.rounded(), (round(log_loss(&rest, &old)), round(log_loss(&rest, &new))))
}

/// Lets two meet, one seed and both seats: how many games the first of them won, lost and drew.
fn meet<G: GameBox>(
    course: &Course<G>,
    [new, old]: [&G::Insight; 2],
    first: u64,
    stop: &AtomicBool,
) -> anyhow::Result<Option<[u64; 3]>> {
    let jobs: Vec<(u64, &Start<G>, Side)> = (0..course.pairs)
        .flat_map(|n| {
            let starts = course.scenarios.iter();
            starts.flat_map(move |(_, start)| Side::BOTH.map(|seat| (first + n, start, seat)))
        })
        .collect();
    let results: anyhow::Result<Option<Vec<Option<bool>>>> = jobs
        .into_par_iter()
        .map(|(dice, start, seat)| {
            let players = if seat == Side::First { [new, old] } else { [old, new] };
            let end = play::<G>(start, players, dice, stop, |_| {})?;
            Ok(end.map(|end| G::end(&end.table()).winner.map(|winner| winner == seat)))
        })
        .collect();
    let count = |results: &[Option<bool>], wanted| results.iter().filter(|result| **result == wanted).count() as u64;
    Ok(results?.map(|results| [Some(true), Some(false), None].map(|wanted| count(&results, wanted))))
}

/// Plays one game to its end and shows each position in which an order is given; none if it was stopped.
fn play<G: GameBox>(
    start: &Start<G>,
    insights: [&G::Insight; 2],
    dice: u64,
    stop: &AtomicBool,
    mut each: impl FnMut(&Table<G>),
) -> anyhow::Result<Option<Game<G::Rules>>> {
    let game = Game::<G::Rules>::new(World::new(), start.clone(), DiceCup::from_seed(dice));
    let mut game = game.context("the start leads to no decision")?.without_journal();
    let [one, two] = seeds(dice);
    let player = |insight: &G::Insight, seed| {
        Thinker::<G::Insight>::new(Level::Corporal, Temper::Even, seed)
            .with_effort(EFFORT)
            .with_insight(insight.clone())
    };
    let mut players = [player(insights[0], one), player(insights[1], two)];
    for _ in 0..ORDERS_MAX {
        let Some(side) = game.to_act() else { return Ok(Some(game)) };
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        each(&game.table());
        let command = players[side.index()].order(&game.view(side)).context("no legal order")?;
        game.obey(side, command)?;
    }
    anyhow::bail!("the game of dice {dice} does not end")
}
