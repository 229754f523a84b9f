//! Luck and decisions: what of a game's course the dice have done, and what those who ordered.
//!
//! The game is gone through order by order. Before each order the position has a value, the first side's chance to win by the reckoning of
//! the computer players; after it another. Where dice were thrown, the same order is given again and again with other dice: the mean of the
//! values after it is what could be expected. From the value before to the mean is the decision's part, from the mean to what really came
//! the dice's. Without dice all is the decision's. So both together lead from the start value to the result, exactly.

mod page;

use crate::GameBox;
use bevy_ecs::world::World;
use opponent::{Insight, ONE, seed_of};
use serde::Serialize;
use table::{DiceCup, Game, JournalEntry, Order, Side};

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

/// The value that the computer players give a position.
fn value<G: GameBox>(game: &Game<G::Rules>) -> i32 {
    <G::Insight as Insight>::value(&game.table()).clamp(0, ONE)
}

/// Goes through a game.
///
/// # Errors
/// Its start leads to no decision, which no game that was played does.
pub fn ledger<G: GameBox>(game: &Game<G::Rules>) -> anyhow::Result<Ledger> {
    let fresh = || Game::<G::Rules>::new(World::new(), game.start().clone(), DiceCup::from_seed(SEED));
    let (mut now, mut sand) = (fresh()?, fresh()?.without_journal());
    let entries = &game.journal().entries;
    now.replay(entries.iter().take(1).cloned().collect());
    let start = value::<G>(&now);
    let mut ledger = Ledger { start, end: start, is_over: now.to_act().is_none(), orders: Vec::new() };
    for (n, pair) in entries.windows(2).enumerate() {
        let [last, entry] = pair else { continue };
        let Some(order) = &entry.order else { continue };
        let told = G::order_told(&now.table(), &order.command);
        let turn = G::end(&now.table()).turn;
        let expected = throws(last, entry).then(|| expected::<G>(&now, &mut sand, order, n));
        now.lay(&entry.events);
        let (before, after) = (ledger.end, value::<G>(&now));
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
    }
    ledger.is_over = now.to_act().is_none();
    Ok(ledger)
}

/// Whether dice were thrown after an order.
fn throws<R: table::RuleSet>(last: &JournalEntry<R>, entry: &JournalEntry<R>) -> bool {
    entry.drawn != last.drawn
}

/// The mean value after an order with other dice; none where today's rules refuse it.
fn expected<G: GameBox>(
    now: &Game<G::Rules>,
    sand: &mut Game<G::Rules>,
    order: &Order<G::Rules>,
    entry: usize,
) -> Option<i32> {
    let mut sum = 0;
    for n in 0..SAMPLES {
        let first = [n % 6, n / 6 % 6].map(|face| face as u8 + 1);
        sand.become_like(now);
        sand.use_dice(DiceCup::starting_with(&first, seed_of(&[SEED, entry as u64, u64::from(n)])));
        sand.give(order).ok()?;
        sum += i64::from(value::<G>(sand));
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
    /// The game as a page for people.
    pub fn page<G: GameBox>(&self, start: &crate::Start<G>) -> String {
        page::page(self, G::title(start), G::sides(start))
    }
}
