//! Looking back: the map as it was before and after each order of the computer players, or of both sides where two people play. Nothing
//! of the game changes by it: what is shown is another battle, laid to an earlier entry of the journal, and while it is shown no order is
//! given.

use super::computers::now_of;
use super::outline::Outline;
use crate::battle::Battle;
use crate::results::Results;
use bevy::prelude::*;
use lock_n_load::LockNLoad;
use lock_n_load_opponent::Plan;
use table::{JournalEntry, Side};

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
pub(crate) struct Glimpse {
    /// So many entries of the journal had been carried out.
    pub(crate) entries: usize,
    /// The order that it is about: the one that comes next, else the one that has been carried out.
    pub(crate) entry: usize,
    /// That order comes next.
    pub(crate) before: bool,
    /// Its number among those that are stepped through, from 1, and how many those are.
    pub(crate) place: (usize, usize),
    /// The turn.
    pub(crate) turn: u8,
    /// Whose order.
    pub(crate) side: Side,
    /// The order.
    pub(crate) outline: Outline,
}

/// An earlier position.
struct Past {
    /// The present from which it is looked at.
    of: (u64, u64),
    battle: Battle,
    glimpse: Glimpse,
}

/// The earlier position that is shown; mostly none.
#[derive(Resource, Default)]
pub struct LookingBack(Option<Past>);

/// An order that is stepped through: a person knows his own from those of a computer player, two people look at both sides'.
fn is_shown(battle: &Battle, entry: &JournalEntry<LockNLoad>) -> Option<Side> {
    entry.order.as_ref().map(|order| order.side).filter(|side| !battle.is_person(*side) || two_people(battle))
}

/// Nobody but people at this screen play.
pub(crate) fn two_people(battle: &Battle) -> bool {
    Side::BOTH.iter().all(|side| battle.is_person(*side))
}

/// There is an order to look back at.
pub(crate) fn is_something_to_see(battle: &Battle) -> bool {
    battle.game().journal().entries.iter().rev().any(|entry| is_shown(battle, entry).is_some())
}

/// The numbers of entries after which the map is shown: before and after each order, but for the present.
fn stops(battle: &Battle) -> Vec<usize> {
    let entries = &battle.game().journal().entries;
    let shown = |n: usize| entries.get(n).is_some_and(|entry| is_shown(battle, entry).is_some());
    (0..entries.len()).filter(|n| shown(*n) || n.checked_sub(1).is_some_and(shown)).collect()
}

impl LookingBack {
    /// An earlier position is shown.
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }
    /// So many entries of the journal had been carried out in the position that is shown.
    pub fn entries(&self) -> Option<usize> {
        self.glimpse().map(|glimpse| glimpse.entries)
    }
    /// The battle as it was.
    pub(crate) fn battle(&self) -> Option<&Battle> {
        self.0.as_ref().map(|past| &past.battle)
    }
    /// What is looked at.
    pub(crate) fn glimpse(&self) -> Option<&Glimpse> {
        self.0.as_ref().map(|past| &past.glimpse)
    }

    /// Goes a step; beyond the first order nothing is, beyond the last one is the present.
    pub(crate) fn step(&mut self, battle: &Battle, stride: Stride) {
        let stops = stops(battle);
        let now = self.entries().unwrap_or(battle.game().journal().entries.len());
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
fn past(battle: &Battle, entries: usize, shown: Option<Battle>) -> Option<Past> {
    let journal = &battle.game().journal().entries;
    let before = journal.get(entries).is_some_and(|entry| is_shown(battle, entry).is_some());
    let entry = if before { entries } else { entries.checked_sub(1)? };
    let order = journal.get(entry)?.order.as_ref()?;
    let of_players = |entry: &&JournalEntry<LockNLoad>| is_shown(battle, entry).is_some();
    let count = |entries: &[JournalEntry<LockNLoad>]| entries.iter().filter(of_players).count();
    let there = battle.past(entries, shown)?;
    let table = there.table();
    let mut outline = Outline::of(&table, &Plan::Orders(vec![order.command.clone()]));
    if !before {
        // They have gone it.
        outline.way.clear();
    }
    let (place, turn) = ((count(&journal[..=entry]), count(journal)), table.flow.turn.number);
    let glimpse = Glimpse { entries, entry, before, place, turn, side: order.side, outline };
    Some(Past { of: now_of(battle), battle: there, glimpse })
}

/// Once anything has happened the present is shown again. The panel shows the result of the order that is looked at.
pub(crate) fn follow(
    battle: Option<Res<Battle>>,
    mut back: ResMut<LookingBack>,
    mut results: ResMut<Results>,
    mut was_on: Local<bool>,
) {
    let now = battle.as_ref().map(|battle| now_of(battle));
    if back.0.as_ref().is_some_and(|past| Some(past.of) != now) {
        back.0 = None;
    }
    if back.is_changed() && (back.is_on() || *was_on) {
        results.show_of(back.glimpse().map(|glimpse| glimpse.entry));
    }
    *was_on = back.is_on();
}

#[cfg(test)]
#[path = "past_test.rs"]
mod tests;
