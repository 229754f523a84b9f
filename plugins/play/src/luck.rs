//! Luck and decisions: what of a game's course the dice have done, and what those who ordered.
//!
//! The game is gone through order by order. Before each order the position has a value, the first side's chance to win by the reckoning of
//! the computer players; after it another. Where dice were thrown, the same order is given again and again with other dice: the mean of the
//! values after it is what could be expected. From the value before to the mean is the decision's part, from the mean to what really came
//! the dice's. Without dice all is the decision's. So both together lead from the start value to the result, exactly.

mod blunders;
mod page;
mod stretches;
mod telling;
mod work;

pub use blunders::{Blunder, Grade, blunders};
pub use telling::{GameOf, PlanOf, RulesOf, Telling};
pub use work::Work;

use crate::{GameBox, players};
use bevy_ecs::world::World;
use opponent::{Insight, ONE, seed_of};
use serde::Serialize;
use table::{DiceCup, Game, GameError, JournalEntry, Order, Side};

/// So often an order with dice is given again: the first two dice then show all their faces together, each pair as often.
pub const SAMPLES: u32 = 36;
/// What the other dice go by: always the same, so that a game is told the same each time.
const SEED: u64 = 0x10c6;

/// One order. Values are the first side's, in parts of [`ONE`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// Which entry of the journal; the first order is 1.
    pub entry: usize,
    /// The turn in which it was given.
    pub turn: u8,
    /// Who ordered.
    pub side: Side,
    /// What, in words.
    pub order: String,
    /// What the dice have added.
    pub luck: i32,
    /// What the decision has added.
    pub decision: i32,
    /// The order is refused today, so dice and decision cannot be told apart: all counts as decision.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unclear: bool,
}

/// A game's luck and decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ledger {
    /// The first side's value before the first order.
    pub start: i32,
    /// And after the last: of a game that is over the result.
    pub end: i32,
    /// The game is over.
    pub is_over: bool,
    /// All orders.
    pub orders: Vec<Account>,
}

/// A game at the start of another one, with dice of its own.
fn fresh<T: Telling>(game: &GameOf<T>) -> Result<GameOf<T>, GameError> {
    Game::new(World::new(), game.start().clone(), DiceCup::from_seed(SEED))
}

/// The value that the computer players give a position.
fn value<T: Telling>(game: &GameOf<T>) -> i32 {
    T::Insight::default().value(&game.table()).clamp(0, ONE)
}

/// Goes through a game.
///
/// # Errors
/// Nobody judges positions of this game; or its start leads to no decision, which no game that was played does.
pub fn ledger<T: Telling>(game: &GameOf<T>) -> anyhow::Result<Ledger> {
    ledger_until::<T>(game, &Work::default()).map(|(ledger, _)| ledger)
}

/// Goes through a game until it is told to stop; true if it came to the end.
///
/// # Errors
/// See [`ledger`].
pub fn ledger_until<T: Telling>(game: &GameOf<T>, work: &Work) -> anyhow::Result<(Ledger, bool)> {
    players::judge::<T::Insight>()?;
    let (mut now, mut sand) = (fresh::<T>(game)?, fresh::<T>(game)?.without_journal());
    let entries = &game.journal().entries;
    now.replay(entries.iter().take(1).cloned().collect());
    work.begin(entries.len().saturating_sub(1));
    let start = value::<T>(&now);
    let mut ledger = Ledger { start, end: start, is_over: now.to_act().is_none(), orders: Vec::new() };
    for (n, pair) in entries.windows(2).enumerate() {
        if work.is_stopped() {
            return Ok((ledger, false));
        }
        let [last, entry] = pair else { continue };
        let Some(order) = &entry.order else { continue };
        let told = T::order(&now.table(), &order.command);
        let turn = T::turn(&now.table());
        let expected = throws(last, entry).then(|| expected::<T>(&now, &mut sand, order, n));
        now.lay(&entry.events);
        let (before, after) = (ledger.end, value::<T>(&now));
        let mean = expected.flatten().unwrap_or(after);
        ledger.orders.push(Account {
            entry: n + 1,
            turn,
            side: order.side,
            order: told,
            luck: after - mean,
            decision: mean - before,
            unclear: expected.is_some_and(|expected| expected.is_none()),
        });
        ledger.end = after;
        work.step();
    }
    ledger.is_over = now.to_act().is_none();
    Ok((ledger, true))
}

/// Whether dice were thrown after an order.
fn throws<R: table::RuleSet>(last: &JournalEntry<R>, entry: &JournalEntry<R>) -> bool {
    entry.drawn != last.drawn
}

/// The mean value after an order with other dice; none where today's rules refuse it.
fn expected<T: Telling>(now: &GameOf<T>, sand: &mut GameOf<T>, order: &Order<RulesOf<T>>, entry: usize) -> Option<i32> {
    let mut sum = 0;
    for n in 0..SAMPLES {
        let first = [n % 6, n / 6 % 6].map(|face| face as u8 + 1);
        sand.become_like(now);
        sand.use_dice(DiceCup::starting_with(&first, seed_of(&[SEED, entry as u64, u64::from(n)])));
        sand.give(order).ok()?;
        sum += i64::from(value::<T>(sand));
    }
    Some((sum as f64 / f64::from(SAMPLES)).round() as i32)
}

impl Ledger {
    /// What the dice have added for a side: those of its own orders, and those of the other's.
    pub fn luck(&self, side: Side) -> [i32; 2] {
        [side, side.other()].map(|by| self.sum(side, by, |account| account.luck))
    }
    /// What a side's own decisions have added for it.
    pub fn decisions(&self, side: Side) -> i32 {
        self.sum(side, side, |account| account.decision)
    }
    /// What the orders of one side have added for another.
    fn sum(&self, of: Side, by: Side, part: impl Fn(&Account) -> i32) -> i32 {
        let sum: i32 = self.orders.iter().filter(|account| account.side == by).map(part).sum();
        if of == Side::First { sum } else { -sum }
    }
    /// The orders of a side that did the most by one part, for or against it, the greatest first.
    pub fn greatest(&self, side: Side, count: usize, part: impl Fn(&Account) -> i32) -> Vec<&Account> {
        let mut own: Vec<&Account> =
            self.orders.iter().filter(|account| account.side == side && part(account) != 0).collect();
        own.sort_by_key(|account| (std::cmp::Reverse(part(account).abs()), account.entry));
        own.truncate(count);
        own
    }
    /// The first side's chance to win before the first order and after each.
    pub fn course(&self) -> impl Iterator<Item = i32> {
        let mut now = self.start;
        let after = self.orders.iter().map(move |account| {
            now += account.luck + account.decision;
            now
        });
        std::iter::once(self.start).chain(after)
    }
    /// The game as a page for people; with the decisions that were judged again, where they were.
    pub fn page<G: GameBox>(&self, start: &crate::Start<G>, blunders: Option<&[Blunder]>) -> String {
        page::page(self, G::title(start), G::sides(start), blunders)
    }
}
