//! What a rule set tells computer players beyond its rules.

use crate::Chance;
use std::fmt::Debug;
use table::{RuleSet, Sandbox, Seen, Side, View};

/// Certainty, in the whole numbers in which chances to win are told: 0 is lost, `ONE` is won.
pub const ONE: i32 = 1 << 20;

/// Something that may be done with a decision, and a first guess of what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer<P> {
    /// What.
    pub plan: P,
    /// Of which kind, as the rule set numbers them: some of each kind are looked into.
    pub kind: u8,
    /// How much it is thought to add to the side's chance to win, in parts of [`ONE`].
    pub worth: i32,
}

/// How a plan goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Next<C> {
    /// With this order.
    Order(C),
    /// Something else must be decided first.
    Wait,
    /// Not at all: it is done, or what has happened keeps it from going on.
    Done,
}

/// A position as a rule set's table.
pub type TableOf<'w, I> = <<I as Insight>::Rules as RuleSet>::Table<'w>;
/// What a side sees of one.
pub type SeenOf<'w, I> = Seen<TableOf<'w, I>>;
/// An order.
pub type OrderOf<I> = <<I as Insight>::Rules as RuleSet>::Command;

/// What a rule set tells computer players beyond its rules: what may sensibly be planned, how plans are carried out, what somebody does who
/// does not think, and how good a position is. Nothing here can break a rule, as every order goes through the door; so it may be wrong, and
/// then it only plays badly.
pub trait Insight: Clone + Default + Debug + Send + Sync + 'static {
    /// The rules.
    type Rules: RuleSet;
    /// Plans and positions are judged. Where they are not, only those play who choose from the list of lawful orders.
    const JUDGES: bool = true;
    /// An order takes so many times as long as one of the rule set by which levels were measured: plans are played on the less.
    const WEIGHT: u64 = 1;
    /// What is done with one decision: several orders that belong together.
    type Plan: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What is worked out once of the position in which a decision is made, and holds well enough for some impulses after it.
    type Sketch: Send + Sync;
    /// What somebody keeps in mind while he plays on without thinking.
    type Mind: Default + Send;

    /// Looks at a position.
    fn look(&self, seen: &SeenOf<Self>) -> Self::Sketch;
    /// What the side that decides may do, with a first guess of what each is worth.
    fn plans(seen: &SeenOf<Self>, side: Side, sketch: &Self::Sketch, out: &mut Vec<Offer<Self::Plan>>);
    /// A likely filling of what the side does not see, as events that are laid on a sandbox: so the rules meet somebody there and nobody
    /// peeks. Nothing where nothing is hidden.
    fn imagine(_seen: &SeenOf<Self>, _side: Side, _chance: &mut Chance) -> Vec<<Self::Rules as RuleSet>::Event> {
        Vec::new()
    }
    /// What is done as a matter of course, without looking: how a side sets up, say. The yardstick [`Greedy`](crate::Greedy) does so too.
    fn routine(_seen: &SeenOf<Self>, _side: Side) -> Option<OrderOf<Self>> {
        None
    }
    /// True of a plan to do nothing: nobody comes to it by a misjudgement.
    fn idles(plan: &Self::Plan) -> bool;
    /// True of a plan that goes on where the game rests meanwhile: it is judged when it is done, and not before.
    fn spans(_plan: &Self::Plan) -> bool {
        false
    }
    /// How far a rest is on the way to where plans are judged that are played on: so many rests. Every rest is one, where a rule set does not
    /// say that it rests more often than something begins.
    fn strides(_table: &TableOf<Self>) -> u32 {
        1
    }
    /// True of a plan that only opens what is to come, as who may act: it says little without what follows.
    fn opens(_plan: &Self::Plan) -> bool {
        false
    }
    /// What somebody has done with a decision, as a plan that is carried out again: the orders that he gave, one after the other. Where
    /// other dice or answers leave no room for the next of them, it is done. None: there is no such plan.
    fn done(orders: Vec<OrderOf<Self>>) -> Option<Self::Plan>;
    /// How a plan goes on of which so many orders have been given.
    fn follow(seen: &SeenOf<Self>, side: Side, plan: &Self::Plan, given: usize) -> Next<OrderOf<Self>>;
    /// What somebody orders who does not think long: to play plans on to where they can be judged. None: nothing comes to his mind.
    fn reflex(
        seen: &SeenOf<Self>,
        side: Side,
        sketch: &Self::Sketch,
        mind: &mut Self::Mind,
        chance: &mut Chance,
    ) -> Option<OrderOf<Self>>;
    /// True where the side that decides is about to begin something new, and nothing is under way: positions are judged there.
    fn rests(table: &TableOf<Self>) -> bool;
    /// The chance that the first side wins, in parts of [`ONE`]; of a game that is over the result.
    fn value(&self, table: &TableOf<Self>) -> i32;
    /// The same by the plain reckoning of the yardstick [`Greedy`](crate::Greedy): it never changes again, and any number will do.
    fn reckon(table: &TableOf<Self>) -> i64;
}

/// Puts everything in a sandbox as a side sees it, with a likely filling of what it does not see.
pub(crate) fn show<I: Insight>(sandbox: &mut Sandbox<I::Rules>, view: &View<I::Rules>, seed: u64) {
    sandbox.show(view);
    let imagined = view.seen(|seen| I::imagine(seen, view.side(), &mut Chance::new(seed)));
    if !imagined.is_empty() {
        sandbox.lay(&imagined);
    }
}
