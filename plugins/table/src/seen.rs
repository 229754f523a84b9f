//! What one side sees of a game: facts that it may not see, and the table without them.

use crate::Side;
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
    /// ([`RuleSet::seen_by`](crate::RuleSet::seen_by)); all others get theirs from [`Game::seen_by`](crate::Game::seen_by).
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
