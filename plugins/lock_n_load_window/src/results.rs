//! What was rolled and what came of it, one result after the other: an attack with its Damage Checks, each attack of a melee round, a
//! rally. They follow the journal; the newest is told when the dice on the map have come to rest.

use crate::battle::Battle;
use crate::slices;
use crate::tale::{self, Begins, Role};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use lock_n_load::{Event, LockNLoad, Question, Table, follow, units};
use std::sync::Arc;
use table::{DiceCup, Game, JournalEntry, Side};
use table_view::ViewBusy;

/// One result: what began it, and everything that followed from it.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultCard {
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
    pub events: Vec<Event>,
    /// The units as they stood before it.
    pub before: Arc<units::Kept>,
    /// The units as they stand after it, as far as it has come.
    pub after: Arc<units::Kept>,
}

/// A phase or an impulse: what is told from its beginning to that of the next belongs together.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch {
    /// The entry of the journal with which it began.
    pub entry: usize,
    /// The turn.
    pub turn: u8,
    /// Whose impulse; none: a phase.
    pub side: Option<Side>,
    /// The units as they stood before it.
    pub before: Arc<units::Kept>,
}

/// All results of the battle, and which of them the panel shows.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// Oldest first.
    pub all: Vec<ResultCard>,
    /// The one shown, of those that may be told.
    pub shown: usize,
    /// Entries of the journal that have been played on the map: nothing later is told.
    pub told: usize,
    /// The player has put the panel away.
    pub dismissed: bool,
    /// How many impulses and phases have begun until now.
    pub part: usize,
    /// Every phase and impulse, oldest first.
    pub stretches: Vec<Stretch>,
    /// What others did before this stretch has been read: a person has ordered something since.
    pub read: usize,
    /// The stretch of which is told what others did; none: the newest of theirs.
    pub account: Option<usize>,
}

impl Results {
    /// How many results may be told.
    pub fn count(&self) -> usize {
        self.all.partition_point(|card| card.entry < self.told)
    }
    /// The result on the panel.
    pub fn card(&self) -> Option<&ResultCard> {
        self.all[..self.count()].get(self.shown)
    }
    /// The results before this stretch are not shown any longer.
    fn leave_behind(&mut self, stretch: usize) {
        self.dismissed |= self.all.last().is_some_and(|card| card.stretch < stretch);
    }
    /// The newest impulse of others that may be told.
    fn of_others(&self, battle: &Battle) -> Option<usize> {
        let told = self.stretches.iter().take_while(|stretch| stretch.entry < self.told);
        let of_others = |stretch: &Stretch| stretch.side.is_some_and(|side| !battle.is_person(side));
        told.enumerate().filter(|(_, stretch)| of_others(stretch)).last().map(|(n, _)| n + 1)
    }
    /// What others did is put away.
    pub(crate) fn put_account_away(&mut self) {
        (self.read, self.account) = (self.stretches.len(), None);
    }
    /// Puts the last result of an entry of the journal on the panel, if it has one; of none the newest.
    pub(crate) fn show_of(&mut self, entry: Option<usize>) {
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
    /// True if what is asked comes of the result on the panel, so that the one is read before the other: it is the newest, of this
    /// impulse or part, and of the same melee where a melee is asked about.
    pub fn leads_to(&self, question: &Question) -> bool {
        let Some(card) = self.card() else { return false };
        if self.shown + 1 != self.count() || card.part != self.part {
            return false;
        }
        slices::asked(question).comes_of(card)
    }
}

/// Reads the journal on.
#[derive(Default)]
pub(crate) struct Reader {
    /// The units at the start, and as they stand before the event that is read next.
    start: Option<units::Kept>,
    units: Option<units::Kept>,
    entries: usize,
    born: u64,
    turn: u8,
    part: usize,
    /// The last result is still going on.
    open: bool,
}

impl Reader {
    fn read(&mut self, table: Table, n: usize, entry: &JournalEntry<LockNLoad>, results: &mut Results) {
        for event in &entry.events {
            let told = tale::telling(table, event);
            self.turn = told.turn.unwrap_or(self.turn);
            if let Some(begins) = told.begins {
                let side = match begins {
                    Begins::Phase => None,
                    Begins::Impulse(side) => Some(side),
                };
                results.stretches.push(Stretch { entry: n, turn: self.turn, side, before: self.before(table) });
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
            if let Some(units) = &mut self.units {
                follow(table.field, units, event);
            }
        }
        self.settle(table, results);
    }

    /// The result that is going on has come so far.
    fn settle(&self, table: Table, results: &mut Results) {
        if let Some(card) = results.all.last_mut().filter(|_| self.open) {
            card.after = self.before(table);
        }
    }

    /// Another battle, or one in which orders were taken back: it is read from the start.
    fn again(&mut self, battle: &Battle, another: bool) {
        let start = self.start.take().filter(|_| !another).unwrap_or_else(|| at_start(battle));
        let turn = battle.table().field.scenario.start.turn;
        let units = Some(start.clone());
        *self = Self { start: Some(start), units, born: battle.born(), turn, ..Self::default() };
    }

    fn begin(&mut self, table: Table, n: usize, entry: &JournalEntry<LockNLoad>, event: &Event, results: &mut Results) {
        let side = entry.order.as_ref().map(|order| order.side);
        let (turn, part, events) = (self.turn, self.part, vec![event.clone()]);
        let before = self.before(table);
        let stretch = results.stretches.len();
        results.all.push(ResultCard { entry: n, turn, part, stretch, side, events, after: before.clone(), before });
        self.open = true;
    }

    /// The units as they stand before the event that is read.
    fn before(&self, table: Table) -> Arc<units::Kept> {
        Arc::new(self.units.clone().unwrap_or_else(|| table.units.keep()))
    }
}

/// The units as they stood before anything happened.
fn at_start(battle: &Battle) -> units::Kept {
    let game = Game::<LockNLoad>::new(World::new(), battle.game().start().clone(), DiceCup::from_seed(0));
    match game {
        Ok(mut game) => {
            game.replay(Vec::new());
            game.table().units.keep()
        }
        Err(_) => battle.table().units.keep(),
    }
}

/// Follows the journal, and tells what is new once nothing is being played any more.
pub(crate) fn follow_results(
    battle: Option<Res<Battle>>,
    busy: Res<ViewBusy>,
    mut results: ResMut<Results>,
    mut reader: Local<Reader>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(battle) = battle else { return };
    let entries = &battle.game().journal().entries;
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
            let ordered = entry.order.as_ref().is_some_and(|order| battle.is_person(order.side));
            let decided = ordered && !another && !battle.went_by_itself(n);
            // Whoever goes on has read what came before; an answer to others belongs to what they do.
            let own = results.stretches.last().and_then(|last| last.side).is_none_or(|side| battle.is_person(side));
            if decided && own {
                results.put_account_away();
            }
            if decided && !again {
                let now = results.stretches.len();
                results.leave_behind(now);
            }
            reader.read(battle.table(), n, entry, &mut results);
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
