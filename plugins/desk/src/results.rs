//! What was rolled and what came of it, one result after the other: an attack with its Damage Checks, each attack of a melee round, a
//! rally. They follow the journal; the newest is told when the dice on the map have come to rest.

use crate::window_box::tale::Role;
use crate::window_box::{Entry, Event, Rules, Table, side_of};
use crate::{Battle, WindowBox};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::sync::Arc;
use table::{DiceCup, Game, Side};
use table_view::ViewBusy;

/// One result: what began it, and everything that followed from it.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultCard<W: WindowBox> {
    /// Its entry in the journal; what followed may stand in later ones.
    pub entry: usize,
    /// The turn.
    pub turn: u8,
    /// How many impulses and phases had begun before, and calls of artillery: results of one impulse have one number.
    pub part: usize,
    /// How many impulses and phases had begun.
    pub stretch: usize,
    /// Whose order it came from; none: the game's own.
    pub side: Option<Side>,
    /// The roll first, then its consequences.
    pub events: Vec<Event<W>>,
    /// The counters as they stood before it.
    pub before: Arc<W::Kept>,
    /// The counters as they stand after it, as far as it has come.
    pub after: Arc<W::Kept>,
}

/// A phase or an impulse: what is told from its beginning to that of the next belongs together.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch<W: WindowBox> {
    /// The entry of the journal with which it began.
    pub entry: usize,
    /// The turn.
    pub turn: u8,
    /// Whose impulse; none: a phase.
    pub side: Option<Side>,
    /// The counters as they stood before it.
    pub before: Arc<W::Kept>,
}

/// All results of the battle, and which of them the panel shows.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Results<W: WindowBox> {
    /// Oldest first.
    pub all: Vec<ResultCard<W>>,
    /// The one shown, of those that may be told.
    pub shown: usize,
    /// Entries of the journal that have been played on the map: nothing later is told.
    pub told: usize,
    /// The player has put the panel away.
    pub dismissed: bool,
    /// How many impulses and phases have begun until now.
    pub part: usize,
    /// Every phase and impulse, oldest first.
    pub stretches: Vec<Stretch<W>>,
    /// What others did before this stretch has been read: a person has ordered something since.
    pub read: usize,
    /// The stretch of which is told what others did; none: the newest of theirs.
    pub account: Option<usize>,
}

impl<W: WindowBox> Default for Results<W> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            shown: 0,
            told: 0,
            dismissed: false,
            part: 0,
            stretches: Vec::new(),
            read: 0,
            account: None,
        }
    }
}

impl<W: WindowBox> Results<W> {
    /// How many results may be told.
    pub fn count(&self) -> usize {
        self.all.partition_point(|card| card.entry < self.told)
    }
    /// The result on the panel.
    pub fn card(&self) -> Option<&ResultCard<W>> {
        self.all[..self.count()].get(self.shown)
    }
    /// The results before this stretch are not shown any longer.
    fn leave_behind(&mut self, stretch: usize) {
        self.dismissed |= self.all.last().is_some_and(|card| card.stretch < stretch);
    }
    /// The newest impulse of others that may be told.
    fn of_others(&self, battle: &Battle<W>) -> Option<usize> {
        let told = self.stretches.iter().take_while(|stretch| stretch.entry < self.told);
        let of_others = |stretch: &Stretch<W>| stretch.side.is_some_and(|side| !battle.looks_on(side));
        told.enumerate().filter(|(_, stretch)| of_others(stretch)).last().map(|(n, _)| n + 1)
    }
    /// What others did is put away.
    pub fn put_account_away(&mut self) {
        (self.read, self.account) = (self.stretches.len(), None);
    }
    /// Puts the last result of an entry of the journal on the panel, if it has one; of none the newest.
    pub fn show_of(&mut self, entry: Option<usize>) {
        let told = &self.all[..self.count()];
        let shown = told.iter().rposition(|card| entry.is_none_or(|entry| card.entry == entry));
        self.shown = shown.unwrap_or(self.shown);
    }
    /// Its number among the results of its impulse, and how many those are.
    pub fn place(&self) -> Option<(usize, usize)> {
        let card = self.card()?;
        let of_part = |n: &usize| self.all[*n].part == card.part;
        let first = (0..self.count()).find(of_part)?;
        Some((self.shown - first + 1, (first..self.count()).filter(of_part).count()))
    }
    /// The result on the panel if it is the newest, of this impulse or part: what is asked now may come of it.
    pub fn newest_of_part(&self) -> Option<&ResultCard<W>> {
        self.card().filter(|card| self.shown + 1 == self.count() && card.part == self.part)
    }
}

/// Reads the journal on.
pub(crate) struct Reader<W: WindowBox> {
    /// The counters at the start, and as they stand before the event that is read next.
    start: Option<W::Kept>,
    counters: Option<W::Kept>,
    entries: usize,
    born: u64,
    turn: u8,
    part: usize,
    /// The last result is still going on.
    open: bool,
}

impl<W: WindowBox> Default for Reader<W> {
    fn default() -> Self {
        Self { start: None, counters: None, entries: 0, born: 0, turn: 0, part: 0, open: false }
    }
}

impl<W: WindowBox> Reader<W> {
    fn read(&mut self, table: &Table<W>, n: usize, entry: &Entry<W>, results: &mut Results<W>) {
        for event in &entry.events {
            let told = W::telling(table, event);
            self.turn = told.turn.unwrap_or(self.turn);
            if let Some(begins) = told.begins {
                let (side, before) = (side_of(begins), self.before(table));
                results.stretches.push(Stretch { entry: n, turn: self.turn, side, before });
            }
            if matches!(told.role, Role::NewPart | Role::Closes | Role::Begins) {
                self.settle(table, results);
            }
            match told.role {
                Role::NewPart => {
                    self.part += 1;
                    self.open = false;
                }
                Role::Closes => self.open = false,
                Role::Follows | Role::StandsAlone if self.open => {
                    if let Some(card) = results.all.last_mut() {
                        card.events.push(event.clone());
                    }
                }
                Role::Begins | Role::StandsAlone => self.begin(table, n, entry, event, results),
                Role::Follows | Role::Aside => {}
            }
            if let Some(counters) = &mut self.counters {
                W::follow(table, counters, event);
            }
        }
        self.settle(table, results);
    }

    /// The result that is going on has come so far.
    fn settle(&self, table: &Table<W>, results: &mut Results<W>) {
        if let Some(card) = results.all.last_mut().filter(|_| self.open) {
            card.after = self.before(table);
        }
    }

    /// Another battle, or one in which orders were taken back: it is read from the start.
    fn again(&mut self, battle: &Battle<W>, another: bool) {
        let start = self.start.take().filter(|_| !another).unwrap_or_else(|| at_start(battle));
        let turn = W::first_turn(&battle.table());
        let counters = Some(start.clone());
        *self = Self { start: Some(start), counters, born: battle.born(), turn, ..Self::default() };
    }

    fn begin(&mut self, table: &Table<W>, n: usize, entry: &Entry<W>, event: &Event<W>, results: &mut Results<W>) {
        let side = entry.order.as_ref().map(|order| order.side);
        let (turn, part, events) = (self.turn, self.part, vec![event.clone()]);
        let before = self.before(table);
        let stretch = results.stretches.len();
        results.all.push(ResultCard { entry: n, turn, part, stretch, side, events, after: before.clone(), before });
        self.open = true;
    }

    /// The counters as they stand before the event that is read.
    fn before(&self, table: &Table<W>) -> Arc<W::Kept> {
        Arc::new(self.counters.clone().unwrap_or_else(|| W::keep(table)))
    }
}

/// The counters as they stood before anything happened.
fn at_start<W: WindowBox>(battle: &Battle<W>) -> W::Kept {
    let game = Game::<Rules<W>>::new(World::new(), battle.start().clone(), DiceCup::from_seed(0));
    match game {
        Ok(mut game) => {
            game.replay(Vec::new());
            W::keep(&game.table())
        }
        Err(_) => W::keep(&battle.table()),
    }
}

/// Follows the journal, and tells what is new once nothing is being played any more.
pub(crate) fn follow_results<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    busy: Res<ViewBusy>,
    mut results: ResMut<Results<W>>,
    mut reader: Local<Reader<W>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(battle) = battle else { return };
    let entries = battle.entries();
    if battle.is_changed() {
        let another = reader.born != battle.born();
        let again = another || reader.entries > entries.len();
        if again {
            reader.again(&battle, another);
            let told = if another { entries.len() } else { results.told.min(entries.len()) };
            let (shown, dismissed) = (results.shown, another || results.dismissed);
            let read = if another { usize::MAX } else { results.read };
            *results = Results { told, shown, dismissed, read, ..Results::default() };
        }
        for (n, entry) in entries.iter().enumerate().skip(reader.entries) {
            let ordered = entry.order.as_ref().is_some_and(|order| battle.looks_on(order.side));
            let decided = ordered && !another && !battle.went_by_itself(n);
            // Whoever goes on has read what came before; an answer to others belongs to what they do.
            let own = results.stretches.last().and_then(|last| last.side).is_none_or(|side| battle.looks_on(side));
            if decided && own {
                results.put_account_away();
            }
            if decided && !again {
                let now = results.stretches.len();
                results.leave_behind(now);
            }
            reader.read(&battle.table(), n, entry, &mut results);
        }
        results.read = results.read.min(results.stretches.len());
        (reader.entries, results.part) = (entries.len(), reader.part);
        let newest = results.count().saturating_sub(1);
        results.shown = if another { newest } else { results.shown.min(newest) };
        // What is to be played begins in this frame: whether anything is, shows in the next.
        redraw.write(RequestRedraw);
        return;
    }
    if results.told < entries.len() && !busy.0 {
        let before = results.count();
        results.told = entries.len();
        if results.count() > before {
            results.shown = results.count() - 1;
            results.dismissed = false;
        }
        // A person's own result makes room for what the others have done since.
        if let Some(stretch) = results.of_others(&battle).filter(|_| battle.person_decides()) {
            results.leave_behind(stretch);
        }
        redraw.write(RequestRedraw);
    }
}
