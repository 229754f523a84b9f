//! The yardstick that looks one order ahead. It never changes again: strength is measured by it.

use crate::insight::show;
use crate::{Chance, Commander, Insight, OrderOf, seed_of};
use table::{DiceCup, Sandbox, Side, View};

/// Does as a matter of course what nobody thinks about ([`Insight::routine`]); else tries each legal order with four throws of the dice
/// until its side decides again or something new begins, and takes the one after which it reckons best ([`Insight::reckon`]).
pub struct Greedy<I: Insight> {
    seed: u64,
    asked: u64,
    sands: Option<[Sandbox<I::Rules>; 2]>,
    commands: Vec<OrderOf<I>>,
}

/// How often each order is tried.
const TRIES: u64 = 4;
/// The other side answers this many questions in a row at the most.
const ANSWERS_MAX: usize = 30;
/// More orders than that are not looked at one by one: so many are drawn.
const ORDERS_MAX: usize = 150;

impl<I: Insight> Greedy<I> {
    /// By a seed of its own.
    pub fn new(seed: u64) -> Self {
        Self { seed, asked: 0, sands: None, commands: Vec::new() }
    }
}

/// What the other side does: the last order of its list.
fn answer<I: Insight>(sand: &mut Sandbox<I::Rules>, side: Side, commands: &mut Vec<OrderOf<I>>) {
    for _ in 0..ANSWERS_MAX {
        if sand.to_act().is_none_or(|actor| actor == side) || I::rests(&sand.table()) {
            return;
        }
        let Some(actor) = sand.legal_commands(commands) else { return };
        let Some(command) = commands.last().cloned() else { return };
        if sand.obey(actor, command).is_err() {
            return;
        }
    }
}

impl<I: Insight> Commander<I::Rules> for Greedy<I> {
    fn order(&mut self, view: &View<I::Rules>) -> Option<OrderOf<I>> {
        let side = view.side();
        if let Some(command) = view.seen(|seen| I::routine(seen, side)) {
            return Some(command);
        }
        self.asked += 1;
        let [root, sand] = self.sands.get_or_insert_with(|| [(); 2].map(|()| Sandbox::new(view.start())));
        let seed = seed_of(&[self.seed, self.asked]);
        show::<I>(root, view, seed);
        root.legal_commands(&mut self.commands);
        let mut chance = Chance::new(seed);
        while self.commands.len() > ORDERS_MAX {
            let drawn = chance.below(self.commands.len());
            self.commands.swap_remove(drawn);
        }
        let mut after = Vec::new();
        let mut best: Option<(i64, usize)> = None;
        for (n, command) in self.commands.iter().enumerate() {
            let mut sum = 0;
            for throw in 0..TRIES {
                sand.become_like(root);
                sand.use_dice(DiceCup::from_seed(seed_of(&[self.seed, self.asked, throw])));
                let drawn = sand.obey(side, command.clone()).is_ok();
                answer::<I>(sand, side, &mut after);
                let first = I::reckon(&sand.table());
                sum += if !drawn {
                    -(1 << 40)
                } else if side == Side::First {
                    first
                } else {
                    -first
                };
            }
            // Among equals by chance.
            let worth = sum * 1024 + chance.below(1024) as i64;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, n));
            }
        }
        best.map(|(_, n)| self.commands.swap_remove(n))
    }
}
