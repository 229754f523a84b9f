//! Stretches of a game: the orders that one decision came to.

use super::telling::{GameOf, RulesOf, Telling};
use opponent::Insight;
use table::{JournalEntry, Side};

/// What one side ordered from one decision to its next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub side: Side,
    /// The entries of its orders in the journal; before the first of them the side decided.
    pub entries: Vec<usize>,
}

/// Cuts a game into stretches while it is gone through.
///
/// Where the game rests something new begins, and so in each turn. What whoever begins there orders to the next rest belongs together, also
/// where the other side is asked something meanwhile; what the other side answers without a word of the first between belongs together.
#[derive(Default)]
struct Cutter {
    found: Vec<Stretch>,
    /// Who began, and the place of his stretch in the list.
    begun: Option<(Side, usize)>,
    turn: u8,
    last: Option<Side>,
}

impl Cutter {
    /// An order that comes after this position.
    fn add<T: Telling>(&mut self, game: &GameOf<T>, entry: usize, side: Side) {
        let (rests, turn) = (T::Insight::rests(&game.table()), T::turn(&game.table()));
        let anew = rests || turn != self.turn || self.begun.is_none();
        self.turn = turn;
        let goes_on = match self.begun {
            _ if anew => None,
            Some((begun, at)) if begun == side => Some(at),
            _ if self.last == Some(side) => Some(self.found.len() - 1),
            _ => None,
        };
        self.last = Some(side);
        // Out of turn nobody had anything to decide.
        if goes_on.is_none() && game.to_act() != Some(side) {
            self.last = None;
            return;
        }
        match goes_on.and_then(|at| self.found.get_mut(at)) {
            Some(stretch) => stretch.entries.push(entry),
            None => {
                self.found.push(Stretch { side, entries: vec![entry] });
                if anew {
                    self.begun = Some((side, self.found.len() - 1));
                }
            }
        }
    }
}

/// The stretches of a game, in their order. `game` stands at its start and is played to its end.
pub(super) fn stretches<T: Telling>(game: &mut GameOf<T>, entries: &[JournalEntry<RulesOf<T>>]) -> Vec<Stretch> {
    let mut cutter = Cutter::default();
    game.replay(entries.iter().take(1).cloned().collect());
    for (n, entry) in entries.iter().enumerate().skip(1) {
        if let Some(order) = &entry.order {
            cutter.add::<T>(game, n, order.side);
        }
        game.lay(&entry.events);
    }
    cutter.found
}
