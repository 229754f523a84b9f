//! Who gives the orders of a side, and who chooses from a list of them.

use table::{Game, RuleSet, Seen, Side, View};

/// How often what must not happen has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// Orders that were refused in a sandbox, out of all that were tried.
    pub refused: u64,
    /// Orders that were tried.
    pub strokes: u64,
    /// Decisions that fell to [`BoldPlayer`](crate::BoldPlayer), as thinking led to nothing.
    pub fallbacks: u64,
}

/// Somebody who gives the orders of a side.
pub trait Commander<R: RuleSet>: Send {
    /// An order for the side whose view it is, which has to decide. None: there is nothing that it may order.
    fn order(&mut self, view: &View<R>) -> Option<R::Command>;
    /// What must not happen and has happened to him so far.
    fn slips(&self) -> Slips {
        Slips::default()
    }
}

/// Somebody who chooses from a list of orders.
pub trait Player<R: RuleSet> {
    /// Chooses one of `commands` for a side, by position. `commands` is never empty.
    fn choose(&mut self, seen: &Seen<R::Table<'_>>, side: Side, commands: &[R::Command]) -> usize;
}

/// Asks a player to choose for a side, by what it sees of a game.
pub fn ask<R: RuleSet>(
    player: &mut (impl Player<R> + ?Sized),
    game: &Game<R>,
    side: Side,
    commands: &[R::Command],
) -> usize {
    game.seen_by(side, |seen| player.choose(seen, side, commands))
}
