//! Orders that wait: they are carried out one after the other, and then those that nobody needs to click because nothing else is left.

use bevy::prelude::Resource;
use std::collections::VecDeque;
use table::Refusal;

/// A game to which the queue gives orders.
pub trait TakesOrders {
    /// What may be ordered.
    type Command: Clone;
    /// What the next order of a plan is held against: how things stood before the last one.
    type Before;

    /// How things stand.
    fn before(&self) -> Self::Before;
    /// Gives an order; returns its entry in the journal.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    fn give(&mut self, command: &Self::Command, by_itself: bool) -> Result<usize, Refusal>;
    /// True where the next order fits into what the game waits for now, so that a plan goes on.
    fn goes_on(&self, before: &Self::Before, done: &Self::Command, next: &Self::Command) -> bool;
    /// The order that is left when nothing else is, if it needs no click.
    fn left_over(&self) -> Option<Self::Command>;
}

/// What has become of an order.
#[derive(Clone, Debug, PartialEq)]
pub enum Told<C> {
    /// It was carried out: its entry in the journal.
    Given(usize),
    /// It was refused; nothing has changed.
    Refused(C, Refusal),
}

/// Orders that wait: several only where one click means several (a path).
#[derive(Resource, Clone, Debug)]
pub struct OrderQueue<C: Send + Sync + 'static> {
    waiting: VecDeque<C>,
    /// After an order has been taken back, nothing is ordered by itself until somebody orders again.
    held: bool,
    /// Of which game.
    game: u64,
}

impl<C: Send + Sync + 'static> Default for OrderQueue<C> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), held: false, game: 0 }
    }
}

impl<C: Clone + Send + Sync + 'static> OrderQueue<C> {
    /// Puts orders in place of whatever was planned.
    pub fn order(&mut self, orders: Vec<C>) {
        self.waiting = orders.into();
    }
    /// Adds orders to those that wait.
    pub fn extend(&mut self, orders: impl IntoIterator<Item = C>) {
        self.waiting.extend(orders);
    }
    /// From here on orders are for this game; what held another one holds it no more.
    pub fn begin(&mut self, game: u64) {
        if self.game != game {
            (self.game, self.held) = (game, false);
        }
    }
    /// An order is taken back: what was planned is dropped, and if it could be, nothing follows by itself.
    pub fn taken_back(&mut self, done: bool) {
        self.waiting.clear();
        self.held |= done;
    }

    /// Carries out what waits, then what follows by itself. A plan ends where an order is refused, or where the next does not fit any
    /// more.
    pub fn carry_out<G: TakesOrders<Command = C>>(&mut self, game: &mut G, mut tell: impl FnMut(Told<C>)) {
        while let Some(command) = self.waiting.pop_front() {
            let before = game.before();
            match game.give(&command, false) {
                Ok(entry) => {
                    self.held = false;
                    tell(Told::Given(entry));
                    if self.waiting.front().is_some_and(|next| !game.goes_on(&before, &command, next)) {
                        self.waiting.clear();
                    }
                }
                Err(refusal) => {
                    self.waiting.clear();
                    tell(Told::Refused(command, refusal));
                }
            }
        }
        while !self.held
            && let Some(command) = game.left_over()
        {
            match game.give(&command, true) {
                Ok(entry) => tell(Told::Given(entry)),
                Err(refusal) => {
                    // Tried once: a list that offers what is refused must not be tried for ever.
                    self.held = true;
                    tell(Told::Refused(command, refusal));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{RuleId, Say};

    /// Numbers are laid in ascending order; a hundred follows by itself on each ten.
    #[derive(Default)]
    struct Row(Vec<u32>);

    impl TakesOrders for Row {
        type Command = u32;
        type Before = usize;
        fn before(&self) -> usize {
            self.0.len()
        }
        fn give(&mut self, number: &u32, _: bool) -> Result<usize, Refusal> {
            if self.0.last().is_some_and(|last| last >= number) {
                return Err(Refusal::new(RuleId("ROW-1"), Say::told("not ascending")));
            }
            self.0.push(*number);
            Ok(self.0.len() - 1)
        }
        fn goes_on(&self, before: &usize, done: &u32, next: &u32) -> bool {
            self.0.len() == before + 1 && next - done == 1
        }
        fn left_over(&self) -> Option<u32> {
            self.0.last().filter(|last| **last % 10 == 0 && **last < 100).map(|last| last + 100)
        }
    }

    fn told(queue: &mut OrderQueue<u32>, row: &mut Row) -> Vec<Told<u32>> {
        let mut all = Vec::new();
        queue.carry_out(row, |told| all.push(told));
        all
    }

    #[test]
    fn a_plan_ends_where_its_next_order_does_not_fit_or_is_refused() {
        let (mut queue, mut row) = (OrderQueue::default(), Row::default());
        queue.order(vec![1, 2, 3, 7, 8]);
        assert_eq!(told(&mut queue, &mut row).len(), 3, "7 does not follow 3");
        queue.extend([2, 9]);
        let refused = Told::Refused(2, Refusal::new(RuleId("ROW-1"), Say::told("not ascending")));
        assert_eq!(told(&mut queue, &mut row), [refused], "and 9 is dropped with it");
        assert_eq!(row.0, [1, 2, 3]);
    }

    #[test]
    fn what_is_left_over_follows_by_itself_but_not_after_an_order_was_taken_back() {
        let (mut queue, mut row) = (OrderQueue::default(), Row::default());
        queue.order(vec![10]);
        assert_eq!(told(&mut queue, &mut row), [Told::Given(0), Told::Given(1)]);
        row.0.truncate(1);
        queue.taken_back(true);
        assert!(told(&mut queue, &mut row).is_empty());
        queue.begin(7);
        assert_eq!(told(&mut queue, &mut row), [Told::Given(1)], "another game is not held");
    }
}
