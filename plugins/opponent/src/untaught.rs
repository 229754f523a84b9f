//! What computer players are told of a game of which nobody has told them anything: those who choose from the list play it all the same.

use crate::learning::{Learner, Lesson, Misfit, Model, Weights};
use crate::{Chance, Insight, Next, ONE, Offer, OrderOf, SeenOf, TableOf};
use std::convert::Infallible;
use std::fmt::{self, Debug, Formatter};
use std::marker::PhantomData;
use table::{RuleSet, Side};

/// Of these rules players know no more than that there are lawful orders, and what each is for ([`RuleSet::aim`]).
pub struct Untaught<R>(PhantomData<fn() -> R>);

impl<R> Clone for Untaught<R> {
    fn clone(&self) -> Self {
        Self::default()
    }
}
impl<R> Default for Untaught<R> {
    fn default() -> Self {
        Self(PhantomData)
    }
}
impl<R> Debug for Untaught<R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Untaught")
    }
}

/// Nothing is weighed.
static NO_WEIGHTS: Weights = Weights(Vec::new());

impl<R: RuleSet> Learner for Untaught<R> {
    const MODELS: &'static [Model] = &[];

    fn weights(&self) -> &Weights {
        &NO_WEIGHTS
    }
    fn with(weights: Weights) -> Result<Self, Misfit> {
        Weights::of(&weights.by_name(Self::MODELS), Self::MODELS).map(|_| Self::default())
    }
    fn lessons(&self, _: &TableOf<Self>, _: usize) -> Vec<Lesson> {
        Vec::new()
    }
    fn outcome(_: &TableOf<Self>, _: usize, _: usize) -> f64 {
        0.5
    }
}

/// No plan is made, and each position is as good as any other.
impl<R: RuleSet> Insight for Untaught<R> {
    type Rules = R;
    type Plan = Infallible;
    type Sketch = ();
    type Mind = ();
    const JUDGES: bool = false;

    fn look(&self, _: &SeenOf<Self>) {}
    fn plans(_: &SeenOf<Self>, _: Side, (): &(), _: &mut Vec<Offer<Infallible>>) {}
    fn idles(plan: &Infallible) -> bool {
        match *plan {}
    }
    fn done(_: Vec<OrderOf<Self>>) -> Option<Infallible> {
        None
    }
    fn follow(_: &SeenOf<Self>, _: Side, plan: &Infallible, _: usize) -> Next<OrderOf<Self>> {
        match *plan {}
    }
    fn reflex(_: &SeenOf<Self>, _: Side, (): &(), (): &mut (), _: &mut Chance) -> Option<OrderOf<Self>> {
        None
    }
    fn rests(_: &TableOf<Self>) -> bool {
        true
    }
    fn value(&self, _: &TableOf<Self>) -> i32 {
        ONE / 2
    }
    fn reckon(_: &TableOf<Self>) -> i64 {
        0
    }
}
