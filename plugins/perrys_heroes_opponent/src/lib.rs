//! What computer players of Perry's Heroes are told beyond the rules: what each man may do with his points, where he may go, how good a
//! position is, and what may be hidden.
//!
//! Nothing here can break a rule, as every order goes through the door. So it may be wrong, and then it only plays badly.
//!
//! | File | Holds |
//! |---|---|
//! | `candidates.rs` | what may be done with a decision |
//! | `shots.rs`, `moves.rs`, `blows.rs` | what a man may do: fire; go somewhere, and what he does there; grenades, melee, alert, care |
//! | `machines.rs`, `hunters.rs`, `riders.rs` | what vehicles may do; men against them; men who ride |
//! | `plan.rs`, `idea.rs` | plans carried out; what comes to mind, with a first guess of what it is worth |
//! | `eye.rs` | what first guesses rest on |
//! | `sights.rs`, `threat.rs` | what a volley does, by the rules' own lines, kept; what both sides could do to each other |
//! | `pierce.rs` | what guns, machine guns of vehicles and weapons against vehicles do, kept |
//! | `calls.rs` | what calls for fire in the air are thought to take |
//! | `strength.rs`, `goal.rs` | what men are still worth; what a side may expect to score |
//! | `value.rs` | how good a position is, and what is learned of that |
//! | `guess.rs` | a likely filling of what a side does not see |
//! | `forces.rs`, `staff.rs` | what force he takes where he may choose; what he decides between the battles of a campaign |
//! | `moment.rs`, `reflex.rs`, `quick.rs` | what is to be decided; what somebody does who does not think |

mod blows;
mod calls;
mod candidates;
mod eye;
pub mod forces;
mod goal;
mod guess;
mod hunters;
mod idea;
mod machines;
mod moment;
mod moves;
mod pierce;
mod plan;
mod quick;
mod reflex;
mod riders;
mod shots;
mod sights;
pub mod staff;
mod strength;
mod threat;
mod value;

pub use plan::Plan;
pub use reflex::Mind;
pub use sights::Sights;

use opponent::learning::{Learner, Lesson, Misfit, Model, Weights};
use opponent::{Chance, Insight, Next, Offer};
use perrys_heroes::{Command, Event, PerrysHeroes, Seen, Table};
use table::Side;

/// How far a card is on the way to where plans are judged that are played on.
const CARD: u32 = 3;

/// An order of a man on a measured table takes about so many times as long as one on hexes.
const WEIGHT: u64 = 4;

/// Plays Perry's Heroes.
#[derive(Clone, Debug, PartialEq)]
pub struct Instinct {
    weights: Weights,
    sights: Sights,
}

impl Default for Instinct {
    fn default() -> Self {
        Self { weights: value::by_hand(), sights: Sights::default() }
    }
}

impl Learner for Instinct {
    const MODELS: &'static [Model] = value::MODELS;

    fn weights(&self) -> &Weights {
        &self.weights
    }
    fn with(weights: Weights) -> Result<Self, Misfit> {
        Weights::of(&weights.by_name(Self::MODELS), Self::MODELS)
            .map(|weights| Self { weights, sights: Sights::default() })
    }
    fn lessons(&self, table: &Table, _: usize) -> Vec<Lesson> {
        vec![Lesson { features: value::features(table, &self.sights).to_vec(), of: 0 }]
    }
    fn outcome(end: &Table, _: usize, _: usize) -> f64 {
        value::result(end).unwrap_or(0.5)
    }
}

impl Insight for Instinct {
    type Rules = PerrysHeroes;
    const WEIGHT: u64 = WEIGHT;
    type Plan = Plan;
    type Sketch = Sights;
    type Mind = Mind;

    fn look(&self, _: &Seen<'_>) -> Sights {
        self.sights.clone()
    }
    fn plans(seen: &Seen<'_>, side: Side, sights: &Sights, out: &mut Vec<Offer<Plan>>) {
        sights.with(seen, |shelf| candidates::plans(seen, side, shelf, out));
    }
    fn imagine(seen: &Seen<'_>, side: Side, chance: &mut Chance) -> Vec<Event> {
        guess::imagined(seen, side, chance)
    }
    fn routine(seen: &Seen<'_>, side: Side) -> Option<Command> {
        moment::routine(seen, side)
    }
    fn idles(plan: &Plan) -> bool {
        plan.idles()
    }
    fn spans(plan: &Plan) -> bool {
        plan.spans()
    }
    fn strides(table: &Table) -> u32 {
        if moment::is_begun(table) { CARD } else { 0 }
    }
    fn done(orders: Vec<Command>) -> Option<Plan> {
        (!orders.is_empty()).then_some(Plan { orders, then: None })
    }
    fn follow(seen: &Seen<'_>, side: Side, plan: &Plan, given: usize) -> Next<Command> {
        plan.follow(seen, side, given)
    }
    fn reflex(seen: &Seen<'_>, side: Side, sights: &Sights, mind: &mut Mind, chance: &mut Chance) -> Option<Command> {
        reflex::reflex(seen, side, sights, mind, chance)
    }
    fn rests(table: &Table) -> bool {
        moment::rests(table)
    }
    fn value(&self, table: &Table) -> i32 {
        value::chance_of_first(table, &self.weights, &self.sights)
    }
    fn reckon(table: &Table) -> i64 {
        value::reckoned(table)
    }
}
