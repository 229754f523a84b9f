//! What computer players are told of *Lock 'n Load* beyond its rules: what may be planned in an impulse, how a plan is carried out, what
//! somebody does who does not think long, and how good a position is, read from the scenario's own victory conditions.
//!
//! The rules know nothing of it. Nothing here can break a rule: every order goes through the door, and what is wrong here plays badly.
//!
//! | File | Holds |
//! |---|---|
//! | `candidates.rs` | what may be done with a decision: orders that the rules offer, ways in place of first steps, set-ups |
//! | `moves.rs`, `lane.rs`, `deploy.rs` | ways to the best destinations; round the fire that is to be met, where it saves men; set-ups |
//! | `plan.rs`, `guess.rs` | plans carried out; first guesses, attacks by their exact odds |
//! | `reflex.rs` | what somebody does who does not think: rollouts live on it |
//! | `value.rs` | how good a position is |
//! | `outlook.rs`, `force.rs`, `exposure.rs`, `armour.rs` | its parts: the scenario's own conditions; both forces; who is exposed to whom; guns and vehicles |
//! | `threat.rs` | the same for the window's shades |
//! | `moment.rs`, `sketch.rs` | what is to be decided; what is worked out once for a decision |
//! | `lessons.rs` | what is learned; weights set by hand, which take over where the file does not fit |
//!
//! What the parts of a judgement count for is `weights.ron` of this crate, made by `hedgerow train`. `tests/positions/` has small
//! battles with the plans that count as right, and a list of those that are not found yet, which must be true.

mod armour;
mod candidates;
mod deploy;
mod exposure;
mod force;
mod guess;
mod lane;
mod lessons;
mod moment;
mod moves;
mod outlook;
mod plan;
mod reflex;
mod sketch;
mod threat;
mod value;

use moment::Moment;
pub use plan::{Go, Plan, Then};
pub use reflex::Mind;
pub use sketch::Sketch;
pub use threat::{Prey, Threat, Threats};

use lock_n_load::{Command, Impulse, LockNLoad, Seen, Table};
use opponent::learning::{Learner, Lesson, Misfit, Model, Weights};
use opponent::{Chance, Insight, Next, Offer};
use std::sync::Arc;
use table::Side;

/// Plays *Lock 'n Load*, by the weights that were learned where no others are given.
#[derive(Clone, Debug, PartialEq)]
pub struct Tactics {
    weights: Arc<Weights>,
}

impl Default for Tactics {
    fn default() -> Self {
        Self { weights: lessons::usual() }
    }
}

impl Learner for Tactics {
    const MODELS: &'static [Model] = lessons::MODELS;

    fn weights(&self) -> &Weights {
        &self.weights
    }
    fn with(weights: Weights) -> Result<Self, Misfit> {
        Weights::of(&weights.by_name(Self::MODELS), Self::MODELS).map(|weights| Self { weights: Arc::new(weights) })
    }
    fn lessons(&self, table: &Table, model: usize) -> Vec<Lesson> {
        lessons::lessons(table, &self.weights, model)
    }
    fn outcome(end: &Table, model: usize, of: usize) -> f64 {
        lessons::outcome(end, model, of)
    }
}

impl Insight for Tactics {
    type Rules = LockNLoad;
    type Plan = Plan;
    type Sketch = Sketch;
    type Mind = Mind;

    fn look(&self, seen: &Seen) -> Sketch {
        let [hold, _] = lessons::parts(&self.weights);
        Sketch::of(seen, hold)
    }
    fn plans(seen: &Seen, side: Side, sketch: &Sketch, out: &mut Vec<Offer<Plan>>) {
        candidates::plans(seen, side, sketch, out);
    }
    fn routine(seen: &Seen, side: Side) -> Option<Command> {
        reflex::routine(seen, side)
    }
    fn idles(plan: &Plan) -> bool {
        plan.idles()
    }
    fn opens(plan: &Plan) -> bool {
        plan.opens()
    }
    fn done(orders: Vec<Command>) -> Option<Plan> {
        Plan::done(orders)
    }
    fn follow(seen: &Seen, side: Side, plan: &Plan, given: usize) -> Next<Command> {
        plan.follow(seen, side, given)
    }
    fn reflex(seen: &Seen, side: Side, sketch: &Sketch, mind: &mut Mind, chance: &mut Chance) -> Option<Command> {
        reflex::reflex(seen, side, sketch, mind, chance)
    }
    fn rests(table: &Table) -> bool {
        let begins = |impulse: &Impulse| {
            !impulse.acted && impulse.activated.is_none() && impulse.spotting.is_none() && !impulse.ending
        };
        matches!(Moment::of(table), Moment::Impulse(impulse) if begins(impulse))
    }
    fn value(&self, table: &Table) -> i32 {
        value::value(table, lessons::parts(&self.weights))
    }
    fn reckon(table: &Table) -> i64 {
        value::reckon(table)
    }
}
