//! Whether two games differ for a side: the test of what leaks.

use crate::{Game, Order, Refusal, RuleSet, Side};

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
