//! What computer players are told of the toy: each order is a plan, and whoever has more soldiers is better off.

use crate::Point;
use crate::TinSoldiers;
use crate::base::touch;
use crate::facts::soldiers::Is;
use crate::facts::{Command, Event, Table};
use opponent::learning::{Learner, Lesson, Misfit, Model, Weights, chance};
use opponent::maths::ln;
use opponent::{Chance, Insight, Next, ONE, Offer};
use table::{Aim, RuleSet, Seen, Side};

/// Plays with tin soldiers.
#[derive(Clone, Debug, PartialEq)]
pub struct Generals {
    weights: Weights,
}

impl Default for Generals {
    fn default() -> Self {
        Self { weights: Weights(vec![vec![1.0]]) }
    }
}

/// The logarithm of the ratio of both forces.
fn force(table: &Table) -> f64 {
    let [first, second] = Side::BOTH.map(|side| table.strength(side) as f64 + 1.0);
    ln(first / second)
}

/// What a game that is over has brought the first side.
fn result(table: &Table) -> Option<f64> {
    Some(match table.state.over?.winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    })
}

impl Learner for Generals {
    const MODELS: &'static [Model] = &[Model { name: "win", features: &["force"] }];

    fn weights(&self) -> &Weights {
        &self.weights
    }
    fn with(weights: Weights) -> Result<Self, Misfit> {
        Weights::of(&weights.by_name(Self::MODELS), Self::MODELS).map(|weights| Self { weights })
    }
    fn lessons(&self, table: &Table, _: usize) -> Vec<Lesson> {
        vec![Lesson { features: vec![force(table)], of: 0 }]
    }
    fn outcome(end: &Table, _: usize, _: usize) -> f64 {
        result(end).unwrap_or(0.5)
    }
}

impl Insight for Generals {
    type Rules = TinSoldiers;
    type Plan = Command;
    type Sketch = ();
    type Mind = Vec<Command>;

    fn look(&self, _: &Seen<Table<'_>>) {}
    fn plans(seen: &Seen<Table<'_>>, side: Side, (): &(), out: &mut Vec<Offer<Command>>) {
        let mut commands = Vec::new();
        TinSoldiers::legal_commands(seen, side, &mut commands);
        out.extend(commands.into_iter().map(|plan| {
            let (kind, worth) = match TinSoldiers::aim(seen, side, &plan) {
                Aim::Attack { .. } => (0, 2),
                Aim::Move { nearer } => (1, i32::from(nearer)),
                _ => (2, 0),
            };
            Offer { plan, kind, worth }
        }));
    }
    fn imagine(seen: &Seen<Table<'_>>, side: Side, chance: &mut Chance) -> Vec<Event> {
        let mut taken: Vec<Point> = seen.soldiers.iter().filter_map(|soldier| soldier.at).collect();
        let size = seen.start.size;
        let mut imagined = Vec::new();
        for soldier in seen.in_hiding(side.other()) {
            // A few tries: where the table is crowded he is left out.
            let mut anywhere =
                || Point::new(chance.below(size.x as usize + 1) as i32, chance.below(size.y as usize + 1) as i32);
            let free = (0..20).map(|_| anywhere()).find(|at| !taken.iter().any(|other| touch(*other, *at)));
            if let Some(at) = free {
                taken.push(at);
                imagined.push(Event::Is(soldier.id, Is::Stands(Some(at))));
            }
        }
        imagined
    }
    fn idles(plan: &Command) -> bool {
        matches!(plan, Command::Hold | Command::Done)
    }
    fn done(orders: Vec<Command>) -> Option<Command> {
        orders.into_iter().next()
    }
    fn follow(_: &Seen<Table<'_>>, _: Side, plan: &Command, given: usize) -> Next<Command> {
        if given == 0 { Next::Order(plan.clone()) } else { Next::Done }
    }
    fn reflex(
        seen: &Seen<Table<'_>>,
        side: Side,
        (): &(),
        mind: &mut Vec<Command>,
        chance: &mut Chance,
    ) -> Option<Command> {
        mind.clear();
        TinSoldiers::legal_commands(seen, side, mind);
        // Whoever can fires; who cannot goes anywhere.
        if let Some(shot) = mind.iter().position(|command| matches!(command, Command::Fire { .. })) {
            return Some(mind.swap_remove(shot));
        }
        (!mind.is_empty()).then(|| mind.swap_remove(chance.below(mind.len())))
    }
    fn rests(table: &Table) -> bool {
        table.state.stack.is_empty()
    }
    fn value(&self, table: &Table) -> i32 {
        let first = result(table).unwrap_or_else(|| chance(&self.weights.0[0], &[force(table)]));
        (first * f64::from(ONE)) as i32
    }
    fn reckon(table: &Table) -> i64 {
        let parts = i64::from(ONE);
        if let Some(first) = result(table) {
            return (first * f64::from(ONE)) as i64;
        }
        let [first, second] = Side::BOTH.map(|side| table.strength(side) as i64);
        (first + 1) * parts / (first + second + 2)
    }
}
