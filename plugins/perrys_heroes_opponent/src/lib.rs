//! What computer players of Perry's Heroes are told beyond the rules: each lawful order is a plan, weighed by what it is for; a position
//! is as good as what both sides still have, and as near as they are to what they have been ordered to do.
//!
//! Nothing here can break a rule, as every order goes through the door. So it may be wrong, and then it only plays badly.
//!
//! | File | Holds |
//! |---|---|
//! | `strength.rs` | what the men of a side are still worth |
//! | `goal.rs` | how far a side is with its task |
//! | `value.rs` | how good a position is, and what is learned of that |
//! | `guess.rs` | a likely filling of what a side does not see |
//! | `moment.rs` | what is done without thinking |

mod goal;
mod guess;
mod moment;
mod strength;
mod value;

use opponent::learning::{Learner, Lesson, Misfit, Model, Weights};
use opponent::{Chance, Insight, Next, Offer};
use perrys_heroes::{Command, Event, PerrysHeroes, Seen, Table};
use table::{Aim, RuleSet, Side};

/// Plays Perry's Heroes.
#[derive(Clone, Debug, PartialEq)]
pub struct Instinct {
    weights: Weights,
}

impl Default for Instinct {
    fn default() -> Self {
        Self { weights: value::by_hand() }
    }
}

impl Learner for Instinct {
    const MODELS: &'static [Model] = value::MODELS;

    fn weights(&self) -> &Weights {
        &self.weights
    }
    fn with(weights: Weights) -> Result<Self, Misfit> {
        Weights::of(&weights.by_name(Self::MODELS), Self::MODELS).map(|weights| Self { weights })
    }
    fn lessons(&self, table: &Table, _: usize) -> Vec<Lesson> {
        vec![Lesson { features: value::features(table).to_vec(), of: 0 }]
    }
    fn outcome(end: &Table, _: usize, _: usize) -> f64 {
        value::result(end).unwrap_or(0.5)
    }
}

impl Insight for Instinct {
    type Rules = PerrysHeroes;
    type Plan = Command;
    type Sketch = ();
    type Mind = Vec<Command>;

    fn look(&self, _: &Seen<'_>) {}
    fn plans(seen: &Seen<'_>, side: Side, (): &(), out: &mut Vec<Offer<Command>>) {
        let mut commands = Vec::new();
        PerrysHeroes::legal_commands(seen, side, &mut commands);
        out.extend(commands.into_iter().map(|plan| {
            let aim = PerrysHeroes::aim(seen, side, &plan);
            Offer { plan, kind: kind(aim), worth: worth(aim) }
        }));
    }
    fn imagine(seen: &Seen<'_>, side: Side, chance: &mut Chance) -> Vec<Event> {
        guess::imagined(seen, side, chance)
    }
    fn routine(seen: &Seen<'_>, side: Side) -> Option<Command> {
        moment::routine(seen, side)
    }
    fn idles(plan: &Command) -> bool {
        matches!(plan, Command::Finish | Command::Wait | Command::SetUpDone)
    }
    fn done(orders: Vec<Command>) -> Option<Command> {
        orders.into_iter().next()
    }
    fn follow(_: &Seen<'_>, _: Side, plan: &Command, given: usize) -> Next<Command> {
        if given == 0 { Next::Order(plan.clone()) } else { Next::Done }
    }
    fn reflex(seen: &Seen<'_>, side: Side, (): &(), mind: &mut Vec<Command>, chance: &mut Chance) -> Option<Command> {
        moment::reflex(seen, side, mind, chance)
    }
    fn rests(table: &Table) -> bool {
        moment::rests(table)
    }
    fn value(&self, table: &Table) -> i32 {
        value::chance_of_first(table, &self.weights)
    }
    fn reckon(table: &Table) -> i64 {
        value::reckoned(table)
    }
}

/// The kinds of plans, of each of which some are looked into.
fn kind(aim: Aim) -> u8 {
    match aim {
        Aim::Attack { .. } => 0,
        Aim::Assault => 1,
        Aim::Move { .. } => 2,
        Aim::Scout => 3,
        Aim::Prepare => 4,
        Aim::Recover => 5,
        Aim::Hold => 6,
        Aim::Finish => 7,
    }
}

/// The first guess of what an order adds to the chance to win, by its aim alone: about a hundredth for a good shot.
fn worth(aim: Aim) -> i32 {
    const HUNDREDTH: i32 = opponent::ONE / 100;
    match aim {
        Aim::Attack { force } => HUNDREDTH + i32::from(force) * HUNDREDTH / 8,
        Aim::Assault | Aim::Recover | Aim::Scout => HUNDREDTH,
        Aim::Move { nearer } => i32::from(nearer.clamp(-8, 8)) * HUNDREDTH / 8,
        Aim::Prepare => HUNDREDTH / 4,
        Aim::Hold => HUNDREDTH / 8,
        Aim::Finish => 0,
    }
}
