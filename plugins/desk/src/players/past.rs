//! Looking back: the map as it was before and after each order of the computer players, or of both sides where two people play. Nothing
//! of the game changes by it: what is shown is another battle, laid to an earlier entry of the journal, and while it is shown no order is
//! given.

use crate::results::Results;
use crate::window_box::Entry;
use crate::{Battle, WindowBox};
use bevy::prelude::*;
use table::Side;

/// A step through what was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the position before.
    Back,
    /// To the next one.
    On,
    /// To the first one from this entry of the journal on.
    To(usize),
    /// To the battle as it stands.
    Present,
}

/// What is looked at of an earlier position.
#[derive(Clone, Debug, PartialEq)]
pub struct Glimpse<W: WindowBox> {
    /// So many entries of the journal had been carried out.
    pub entries: usize,
    /// The order that it is about: the one that comes next, else the one that has been carried out.
    pub entry: usize,
    /// That order comes next.
    pub before: bool,
    /// Its number among those that are stepped through, from 1, and how many those are.
    pub place: (usize, usize),
    /// The turn.
    pub turn: u8,
    /// Whose order.
    pub side: Side,
    /// The order.
    pub outline: W::Outline,
}

/// An earlier position.
struct Past<W: WindowBox> {
    /// The present from which it is looked at.
    of: (u64, u64),
    battle: Battle<W>,
    glimpse: Glimpse<W>,
}

/// The earlier position that is shown; mostly none.
#[derive(Resource)]
pub struct LookingBack<W: WindowBox>(Option<Past<W>>);

impl<W: WindowBox> Default for LookingBack<W> {
    fn default() -> Self {
        Self(None)
    }
}

/// An order that is stepped through: a person knows his own from those of a computer player, two people look at both sides'. Where the
/// screen is handed over each looks at what the other did.
fn is_shown<W: WindowBox>(battle: &Battle<W>, entry: &Entry<W>) -> Option<Side> {
    let both = battle.two_people() && !battle.hides();
    entry.order.as_ref().map(|order| order.side).filter(|side| !battle.looks_on(*side) || both)
}

/// There is an order to look back at.
pub fn is_something_to_see<W: WindowBox>(battle: &Battle<W>) -> bool {
    battle.entries().iter().rev().any(|entry| is_shown(battle, entry).is_some())
}

/// The numbers of entries after which the map is shown: before and after each order, but for the present.
fn stops<W: WindowBox>(battle: &Battle<W>) -> Vec<usize> {
    let entries = battle.entries();
    let shown = |n: usize| entries.get(n).is_some_and(|entry| is_shown(battle, entry).is_some());
    (0..entries.len()).filter(|n| shown(*n) || n.checked_sub(1).is_some_and(shown)).collect()
}

impl<W: WindowBox> LookingBack<W> {
    /// An earlier position is shown.
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }
    /// So many entries of the journal had been carried out in the position that is shown.
    pub fn entries(&self) -> Option<usize> {
        self.glimpse().map(|glimpse| glimpse.entries)
    }
    /// The battle as it was.
    pub fn battle(&self) -> Option<&Battle<W>> {
        self.0.as_ref().map(|past| &past.battle)
    }
    /// What is looked at.
    pub fn glimpse(&self) -> Option<&Glimpse<W>> {
        self.0.as_ref().map(|past| &past.glimpse)
    }

    /// Goes a step; beyond the first order nothing is, beyond the last one is the present.
    pub fn step(&mut self, battle: &Battle<W>, stride: Stride) {
        let stops = stops(battle);
        let now = self.entries().unwrap_or(battle.told());
        let to = match stride {
            Stride::Back => stops.iter().rev().find(|stop| **stop < now).copied().or(self.entries()),
            Stride::On => stops.iter().find(|stop| **stop > now).copied(),
            Stride::To(entry) => stops.iter().find(|stop| **stop >= entry).copied(),
            Stride::Present => None,
        };
        let before = self.0.take();
        self.0 = match to {
            Some(to) if to == now => before,
            Some(to) => past(battle, to, before.map(|past| past.battle)),
            None => None,
        };
    }
}

/// The position after so many entries; `shown` is the one that was looked at before.
fn past<W: WindowBox>(battle: &Battle<W>, entries: usize, shown: Option<Battle<W>>) -> Option<Past<W>> {
    let journal = battle.entries();
    let before = journal.get(entries).is_some_and(|entry| is_shown(battle, entry).is_some());
    let entry = if before { entries } else { entries.checked_sub(1)? };
    let order = journal.get(entry)?.order.as_ref()?;
    let of_players = |entry: &&Entry<W>| is_shown(battle, entry).is_some();
    let count = |entries: &[Entry<W>]| entries.iter().filter(of_players).count();
    let there = battle.past(entries, shown)?;
    let table = there.table();
    let outline = W::outline_of_past(&table, &order.command, before);
    let (place, turn) = ((count(&journal[..=entry]), count(journal)), W::turn(&table));
    let glimpse = Glimpse { entries, entry, before, place, turn, side: order.side, outline };
    Some(Past { of: battle.now(), battle: there, glimpse })
}

/// Once anything has happened the present is shown again. The panel shows the result of the order that is looked at.
pub(crate) fn follow<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    mut back: ResMut<LookingBack<W>>,
    mut results: ResMut<Results<W>>,
    mut was_on: Local<bool>,
) {
    let now = battle.as_ref().map(|battle| battle.now());
    if back.0.as_ref().is_some_and(|past| Some(past.of) != now) {
        back.0 = None;
    }
    if back.is_changed() && (back.is_on() || *was_on) {
        results.show_of(back.glimpse().map(|glimpse| glimpse.entry));
    }
    *was_on = back.is_on();
}
