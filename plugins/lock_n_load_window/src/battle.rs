//! This game at the desk: what the desk's types are here, and what is asked of a battle of this game alone.

use crate::words;
use lock_n_load::sections::impulse::rules::OWN_IMPULSE;
use lock_n_load::sections::victory::rules::OVER;
use lock_n_load::{Command, Deed, Flow};
use table::{CounterId, Refusal};

/// *Lock 'n Load* in a window.
#[derive(Clone, Debug, PartialEq)]
pub struct LockNLoadWindow;

/// Why nothing is ordered after the end.
pub(crate) fn over() -> Refusal {
    Refusal::new(OVER, words::game_over())
}

/// LNL-4.0-02: an order of somebody whose turn it is not.
pub(crate) fn not_yours() -> Refusal {
    Refusal::new(OWN_IMPULSE, words::other_side_decides())
}

/// The battle that is being played.
pub type Battle = desk::Battle<LockNLoadWindow>;
/// What is told of it in sentences.
pub type Log = desk::Log<LockNLoadWindow>;
/// A line of the log.
pub type LogLine = desk::LogLine<LockNLoadWindow>;
/// The place of an event among lines and results.
pub(crate) type Telling = desk::Telling<LockNLoadWindow>;
/// What was rolled, and what came of it.
pub type Results = desk::Results<LockNLoadWindow>;
/// One result.
pub type ResultCard = desk::ResultCard<LockNLoadWindow>;
/// A phase or an impulse.
pub type Stretch = desk::Stretch<LockNLoadWindow>;
/// Orders that are prepared.
pub type Prepared = desk::Prepared<Command>;
/// An order was refused.
pub type OrderRefused = desk::OrderRefused<Command>;
/// Orders that wait.
pub(crate) type Plan = desk::Plan<LockNLoadWindow>;
/// The computer players.
pub type Computers = desk::players::Computers<LockNLoadWindow>;
/// An order of one.
#[cfg(test)]
pub(crate) type Decided = desk::players::Decided<Command>;
/// What one would do in place of a person.
#[cfg(test)]
pub(crate) type Counsel = desk::players::Counsel<LockNLoadWindow>;
/// A plan that is advised.
#[cfg(test)]
pub(crate) type Advised = desk::players::Advised<LockNLoadWindow>;
/// A person's own plan beside the best of the others.
#[cfg(test)]
pub(crate) type Weighed = desk::players::Weighed<LockNLoadWindow>;
/// The chances to win.
pub type Chances = desk::players::Chances<LockNLoadWindow>;
/// The earlier position that is shown.
pub type LookingBack = desk::players::LookingBack<LockNLoadWindow>;
/// What is looked at of it.
pub(crate) type Glimpse = desk::players::Glimpse<LockNLoadWindow>;

/// What only a battle of this game is asked.
pub(crate) trait OfThisGame {
    /// Where the game stands.
    fn flow(&self) -> &Flow;
    /// What the rules offer to these counters of a side, a kind of order at a time.
    ///
    /// # Errors
    /// Why they offer nothing.
    fn offered(&self, units: &[CounterId], deed: Deed) -> Result<Vec<Command>, Refusal>;
}

impl OfThisGame for Battle {
    fn flow(&self) -> &Flow {
        self.table().flow
    }
    fn offered(&self, units: &[CounterId], deed: Deed) -> Result<Vec<Command>, Refusal> {
        let owner = || units.first().and_then(|unit| self.table().unit(*unit)).map(|unit| unit.side);
        let side = match deed {
            Deed::PlaceSniper => owner(),
            Deed::Fire | Deed::Spot | Deed::Smoke | Deed::Move { .. } | Deed::Withdraw | Deed::Rally => self.to_act(),
        };
        let side = side.ok_or_else(over)?;
        self.seen(side, |seen| lock_n_load::offered(seen, side, units, deed))
    }
}
