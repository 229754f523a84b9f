//! What one side sees of a game: facts that it may not see, events that it is not told of, and whether two games differ for it.

use crate::{Game, Order, Refusal, RuleSet, Side};
use serde::Serialize;
use std::ops::Deref;

/// Which side sees a fact of a counter, by its row: said in each fact's line of [`facts!`](crate::facts!).
pub trait SeenBy<Row> {
    /// Both sides see it, whatever is true of the counter.
    const ALWAYS: bool = false;
    /// Whether a side sees it.
    fn sees(row: &Row, side: Side) -> bool;
}

/// Seen by both sides.
pub struct Everybody;
impl<Row> SeenBy<Row> for Everybody {
    const ALWAYS: bool = true;
    fn sees(_: &Row, _: Side) -> bool {
        true
    }
}

/// A rule set's table as one side sees it. It reads like the table, but the compiler tells them apart: what may be ordered is asked of
/// this, what comes of it is worked out on the table. Where nothing is hidden it is the table.
#[derive(Clone, Copy, Debug)]
pub struct Seen<T>(T);
impl<T> Seen<T> {
    /// Takes a table on which one side sees everything: what it does not see has been put aside. For rule sets
    /// ([`RuleSet::seen_by`]); all others get theirs from [`Game::seen_by`].
    pub const fn on(table: T) -> Self {
        Self(table)
    }
}
impl<T> Deref for Seen<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

/// What a side has been given of one journal entry: all that its log, its save and its program at the other end of a line get.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Told<'a, R: RuleSet> {
    /// The order, if it was the side's own or nothing of what came of it was kept from it.
    pub order: Option<&'a Order<R>>,
    /// The events that it was told of.
    pub events: Vec<&'a R::Event>,
}

/// In what two games differ for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// In whom the game waits for.
    Waits,
    /// In what lies on the table.
    View,
    /// In what it has been told.
    Told,
    /// In what it may order.
    Offers,
    /// In whether an order is refused to it, or why.
    Refusals,
}

/// In what two games differ for a side, if in anything: the test that nothing tells what it cannot know. `tried` are orders that it
/// might give, lawful or not.
pub fn difference<R: RuleSet>(one: &Game<R>, other: &Game<R>, side: Side, tried: &[R::Command]) -> Option<Difference> {
    let offers = |game: &Game<R>| {
        let mut offers = Vec::new();
        game.seen_by(side, |seen| R::legal_commands(seen, side, &mut offers));
        offers
    };
    let refusals = |game: &Game<R>| -> Vec<Option<Refusal>> {
        let check = |command: &R::Command| game.check(&Order { side, command: command.clone() }).err();
        tried.iter().map(check).collect()
    };
    if one.to_act() != other.to_act() {
        Some(Difference::Waits)
    } else if one.hash_for(side) != other.hash_for(side) {
        Some(Difference::View)
    } else if !one.journal().told(side).eq(other.journal().told(side)) {
        Some(Difference::Told)
    } else if offers(one) != offers(other) {
        Some(Difference::Offers)
    } else if refusals(one) != refusals(other) {
        Some(Difference::Refusals)
    } else {
        None
    }
}
