//! What was rolled and what came of it, one result after the other: an attack with its Damage Checks, each attack of a melee round, a
//! rally. They follow the journal; the newest is told when the dice on the map have come to rest.

use crate::battle::Battle;
use crate::slices;
use crate::tale::{self, Role};
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
    /// How many impulses and phases had begun before: results of one impulse have one number.
    pub part: usize,
    /// Whose order it came from; none: the game's own.
    pub side: Option<Side>,
    /// The roll first, then its consequences.
    pub events: Vec<Event>,
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
    fn read(&mut self, table: Table, n: usize, entry: &JournalEntry<LockNLoad>, all: &mut Vec<ResultCard>) {
        for event in &entry.events {
            let told = tale::telling(table, event);
            self.turn = told.turn.unwrap_or(self.turn);
            match told.role {
                Role::NewPart => {
                    self.part += 1;
                    self.open = false;
                }
                Role::Closes => self.open = false,
                Role::Follows | Role::StandsAlone if self.open => {
                    if let Some(card) = all.last_mut() {
                        card.events.push(event.clone());
                    }
                }
                Role::Begins | Role::StandsAlone => self.begin(table, n, entry, event, all),
                Role::Follows | Role::Aside => {}
            }
            if let Some(units) = &mut self.units {
                follow(table.field, units, event);
            }
        }
    }

    /// Another battle, or one in which orders were taken back: it is read from the start.
    fn again(&mut self, battle: &Battle, another: bool) {
        let start = self.start.take().filter(|_| !another).unwrap_or_else(|| at_start(battle));
        let turn = battle.table().field.scenario.start.turn;
        let units = Some(start.clone());
        *self = Self { start: Some(start), units, born: battle.born(), turn, ..Self::default() };
    }

    fn begin(
        &mut self,
        table: Table,
        n: usize,
        entry: &JournalEntry<LockNLoad>,
        event: &Event,
        all: &mut Vec<ResultCard>,
    ) {
        let side = entry.order.as_ref().map(|order| order.side);
        let (turn, part, events) = (self.turn, self.part, vec![event.clone()]);
        let before = Arc::new(self.units.clone().unwrap_or_else(|| table.units.keep()));
        all.push(ResultCard { entry: n, turn, part, side, events, before });
        self.open = true;
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
        if another || reader.entries > entries.len() {
            reader.again(&battle, another);
            let told = if another { entries.len() } else { results.told.min(entries.len()) };
            let (shown, dismissed) = (results.shown, another || results.dismissed);
            *results = Results { told, shown, dismissed, ..Results::default() };
        }
        for (n, entry) in entries.iter().enumerate().skip(reader.entries) {
            reader.read(battle.table(), n, entry, &mut results.all);
        }
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
        redraw.write(RequestRedraw);
    }
}
