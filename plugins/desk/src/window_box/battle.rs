//! The battle that is being played: the rules' own game in a resource, shown as whoever looks at the screen sees it.

use super::eyes::Eyes;
use crate::window_box::{Command, Entry, Report, Rules, Start, Table};
use crate::{DiceStatistics, WindowBox};
use bevy::prelude::*;
use opponent::Seat;
use play::GameBox;
use play::save::{Asides, Branch, Recorder};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{CounterId, DiceCup, Game, GameError, Journal, Order, Refusal, Say, Seen, Side, View};

/// The battle. Its rules world is apart from Bevy's app world; it changes only by [`Battle::give`], [`Battle::undo`] and
/// [`Battle::replay`]. Asking changes nothing, so Bevy's change detection tells when it has changed.
///
/// Table, journal, offers and refusals are those of whoever looks at the screen ([`Battle::viewer`]): nothing that is hidden from that
/// side can be asked for. The game itself is known to the giving of orders, to computer players through their own views, and to what
/// keeps the battle on disk.
#[derive(Resource)]
pub struct Battle<W: WindowBox> {
    game: Game<Rules<W>>,
    born: u64,
    /// What the viewer sees, where something is hidden.
    eyes: Option<Eyes<W>>,
    legal: Vec<Command<W>>,
    ready: BTreeSet<CounterId>,
    dice: DiceStatistics,
    /// How far the journal has been counted for them, and in which of its generations.
    counted: (usize, u64),
    /// Who plays.
    seats: [Seat; 2],
    /// To whom of two people the screen was handed last.
    handed: Side,
    /// What is told of the battle besides its orders.
    asides: Asides,
    /// It is one of several battles, of which each follows from those before.
    of_several: bool,
    /// Entries of the game's journal that nobody clicked; they are taken back together with the order before.
    automatic: BTreeSet<usize>,
}

impl<W: WindowBox> Battle<W> {
    /// A game, new or replayed, that is played by two people.
    pub fn new(game: Game<Rules<W>>) -> Self {
        let automatic = given_by_themselves::<W>(&game);
        let handed = game.to_act().unwrap_or(Side::First);
        let mut battle = Self {
            game,
            born: BATTLES.fetch_add(1, Ordering::Relaxed),
            eyes: None,
            legal: Vec::new(),
            ready: BTreeSet::new(),
            automatic,
            seats: [Seat::Person; 2],
            handed,
            asides: Asides::default(),
            of_several: false,
            dice: DiceStatistics::of(W::DIE),
            counted: (0, 0),
        };
        battle.changed();
        battle
    }

    /// Everything that rules read, as the viewer sees it.
    pub fn table(&self) -> Table<'_, W> {
        self.eyes.as_ref().map_or_else(|| self.game.table(), Eyes::table)
    }

    /// Asks the rules anything of what the viewer sees.
    pub fn ask<T>(&self, question: impl FnOnce(&Table<W>) -> T) -> T {
        question(&self.table())
    }

    /// The same of a table that says whose it is.
    pub fn seen<T>(&self, side: Side, question: impl FnOnce(&Seen<Table<'_, W>>) -> T) -> T {
        match &self.eyes {
            Some(eyes) => eyes.view().seen(question),
            None => self.game.seen_by(side, question),
        }
    }

    /// All that the viewer was told, oldest first.
    pub fn journal(&self) -> &Journal<Rules<W>> {
        self.eyes.as_ref().map_or_else(|| self.game.journal(), Eyes::journal)
    }

    /// Its entries.
    pub fn entries(&self) -> &[Entry<W>] {
        &self.journal().entries
    }

    /// How many entries have been told.
    pub fn told(&self) -> usize {
        self.entries().len()
    }

    /// This battle and how it stands: another pair, and something has happened.
    pub fn now(&self) -> (u64, u64) {
        (self.born, self.game.journal().generation())
    }

    /// The start as the viewer knows it.
    pub fn start(&self) -> &Start<W> {
        self.eyes.as_ref().map_or_else(|| self.game.start(), Eyes::start)
    }

    /// Whose order the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        self.game.to_act()
    }

    /// Whose order a command would be now: some may be given out of turn. None when the game is over.
    pub fn owner(&self, command: &Command<W>) -> Option<Side> {
        self.game.owner(command)
    }

    /// Who plays each side.
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// From here on these play.
    pub fn seat(&mut self, seats: [Seat; 2]) {
        self.seats = seats;
        self.changed();
    }

    /// What is told of the battle besides its orders.
    pub fn asides(&self) -> &Asides {
        &self.asides
    }

    /// This has been told of it before.
    pub fn with_asides(mut self, asides: Asides) -> Self {
        self.asides = asides;
        self
    }

    /// It is one of several battles, of which each follows from those before: whoever leaves it comes back to these.
    pub fn of_several(mut self) -> Self {
        self.of_several = true;
        self
    }

    /// It is one of several battles.
    pub fn is_of_several(&self) -> bool {
        self.of_several
    }

    /// A side asks what a computer player would do here.
    pub fn hint(&mut self, side: Side) {
        let hint = (self.game.journal().entries.len(), side);
        if self.asides.hints.last() != Some(&hint) {
            self.asides.hints.push(hint);
        }
    }

    /// The thinking of the computer player who decides has come to nothing here.
    pub(crate) fn fell_back(&mut self) {
        let here = self.to_act().map(|side| (self.game.journal().entries.len(), side));
        self.asides.fallbacks.extend(here);
    }

    /// What is told besides the orders and stands after an entry of the viewer's journal: who was helped, and who did not know what to do.
    pub fn asides_after(&self, entry: usize) -> [Vec<Side>; 2] {
        let in_the_game = |entries: usize| self.eyes.as_ref().map_or(entries, |eyes| eyes.in_the_game(entries));
        let last = entry + 1 == self.told();
        let (from, to) = (in_the_game(entry + 1), if last { usize::MAX } else { in_the_game(entry + 2) });
        let here = |after: usize| after >= from && (after < to || after == from);
        let of =
            |list: &[(usize, Side)]| list.iter().filter(|(after, _)| here(*after)).map(|(_, side)| *side).collect();
        [of(&self.asides.hints), of(&self.asides.fallbacks)]
    }

    /// A person at this screen plays this side; clicks and keys give orders for no other.
    pub fn is_person(&self, side: Side) -> bool {
        self.seats[side.index()].is_person()
    }

    /// Nobody but people at this screen play.
    pub fn two_people(&self) -> bool {
        Side::BOTH.iter().all(|side| self.is_person(*side))
    }

    /// Something may be hidden from a side in this battle.
    pub fn hides(&self) -> bool {
        W::hides(self.game.start())
    }

    /// Who looks at the screen: the only person; of two people, where something is hidden, to whom it was handed; else the first side.
    pub fn viewer(&self) -> Side {
        match Side::BOTH.map(|side| self.is_person(side)) {
            [false, true] => Side::Second,
            [true, true] if self.hides() => self.handed,
            [true, true | false] | [false, false] => Side::First,
        }
    }

    /// A side that sits before the screen and sees what is on it: what it does is no news to whoever looks.
    pub fn looks_on(&self, side: Side) -> bool {
        self.is_person(side) && (!self.hides() || side == self.viewer())
    }

    /// To whom the screen is to be handed: the other of two people decides, and something is hidden between them.
    pub fn hand_over_to(&self) -> Option<Side> {
        self.to_act().filter(|side| self.hides() && self.two_people() && *side != self.viewer())
    }

    /// The screen has been handed over.
    pub fn hand_over(&mut self) {
        if let Some(side) = self.hand_over_to() {
            self.handed = side;
            self.changed();
        }
    }

    /// A person who sits before this screen decides now.
    pub fn person_decides(&self) -> bool {
        self.to_act().is_some_and(|side| self.looks_on(side))
    }

    /// Tells one battle of a program from another, and what one side sees of it from what the other does.
    pub fn born(&self) -> u64 {
        self.born
    }

    /// The legal orders of the side to act, worked out once per change. Complete but for other groupings of who takes part with what;
    /// none while somebody else looks.
    pub fn legal(&self) -> &[Command<W>] {
        &self.legal
    }

    /// Counters that can act now, by the legal orders.
    pub fn ready(&self) -> &BTreeSet<CounterId> {
        &self.ready
    }

    /// Dice that the viewer has seen thrown.
    pub fn dice(&self) -> &DiceStatistics {
        &self.dice
    }

    /// What a player of a side has of the game: for those who think, each by his own.
    pub(crate) fn view(&self, side: Side) -> View<'_, Rules<W>> {
        self.game.view(side)
    }

    /// The chance of the first side to win, as the viewer sees it, from 0 to 1.
    pub(crate) fn value(&self) -> f32 {
        crate::window_box::value::<W>(&self.game, self.viewer())
    }

    /// The game as it is, to be gone through beside the window: its start and all that happened. None while something is still hidden
    /// from whoever would be told.
    pub(crate) fn whole(&self) -> Option<(Start<W>, Vec<Entry<W>>)> {
        let open = !self.hides() || self.to_act().is_none();
        open.then(|| (self.game.start().clone(), self.game.journal().entries.clone()))
    }

    /// The start, all that happened, and for each entry that the viewer was told of how many there were in all: for what is worked out of
    /// his view of each position.
    pub(crate) fn course(&self) -> (Start<W>, Vec<Entry<W>>, Vec<usize>) {
        let ends = (1..=self.told()).map(|told| self.in_the_game(told)).collect();
        (self.game.start().clone(), self.game.journal().entries.clone(), ends)
    }

    /// So many entries of the viewer's journal are so many of the game's.
    pub fn in_the_game(&self, entries: usize) -> usize {
        self.eyes.as_ref().map_or(entries, |eyes| eyes.in_the_game(entries))
    }

    /// Puts on disk what has changed.
    ///
    /// # Errors
    /// The file cannot be written. The next call tries again.
    pub fn keep<G: GameBox<Rules = Rules<W>>>(&self, recorder: &mut Recorder<G>) -> anyhow::Result<()> {
        recorder.keep(&self.game)?;
        recorder.seat(self.seats, &self.asides, &self.game)
    }

    /// The entry of the viewer's journal that tells of an entry of the game's.
    pub fn told_of(&self, entry: usize) -> Option<usize> {
        match &self.eyes {
            Some(eyes) => eyes.of_game(entry),
            None => Some(entry),
        }
    }

    /// The battle as it stood after so many entries of the game's journal, to be gone on with in a file of its own.
    ///
    /// # Errors
    /// It never stood so.
    pub fn branch<G: GameBox<Rules = Rules<W>>>(
        &self,
        recorder: &Recorder<G>,
        entries: usize,
        seed: u64,
    ) -> anyhow::Result<Branch<G>> {
        recorder.branch(&self.game, entries, seed)
    }

    /// Gives an order for the side to act; returns its entry in the viewer's journal, or the last that he was told if he was told nothing.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn give(&mut self, command: &Command<W>) -> Result<usize, Refusal> {
        let Some(side) = self.game.owner(command) else {
            return Err(W::over());
        };
        match self.game.give(&Order { side, command: command.clone() }) {
            Ok(_) => {
                self.changed();
                Ok(self.told().saturating_sub(1))
            }
            Err(GameError::Refused(refusal)) => Err(refusal),
            Err(GameError::Dice { fault, rule }) => Err(Refusal::new(rule, Say::told(fault.to_string()))),
            Err(error @ GameError::Endless) => Err(Refusal::new(W::SEQUENCE, Say::told(error.to_string()))),
        }
    }

    /// Whether an order would be accepted, and what it comes to before the dice, without giving it.
    ///
    /// # Errors
    /// The refusal.
    pub fn judge(&self, command: &Command<W>) -> Result<Report<W>, Refusal> {
        let side = self.game.owner(command).ok_or_else(W::over)?;
        if self.hides() && side != self.viewer() {
            return Err(W::not_yours());
        }
        self.game.judge(&Order { side, command: command.clone() })
    }

    /// Gives the order that is left when nothing else is, for the side to act; returns its entry in the journal.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub(crate) fn give_by_itself(&mut self, command: &Command<W>) -> Result<usize, Refusal> {
        let entry = self.give(command)?;
        self.automatic.insert(self.game.journal().entries.len() - 1);
        Ok(entry)
    }

    /// True if nobody has decided the order of this entry of the viewer's journal.
    pub fn went_by_itself(&self, entry: usize) -> bool {
        self.in_the_game(entry + 1).checked_sub(1).is_some_and(|entry| self.automatic.contains(&entry))
    }

    /// The order of a person that is left when nothing else is: nobody needs to click it. With `phases_end` a phase ends by itself too where
    /// nothing is left that is often wanted.
    pub(crate) fn left_over(&self, phases_end: bool) -> Option<&Command<W>> {
        left_over::<W>(&self.legal, phases_end).filter(|_| self.person_decides())
    }

    /// The last order that somebody has decided, if a person gave it and it can be taken back together with what followed by itself: no
    /// dice were thrown since, nothing hidden was shown, it was no answer to the enemy, and the enemy is not asked about it. What a
    /// computer player has decided since is not taken back, and so nothing before it.
    fn undoable(&self) -> Option<usize> {
        let table = self.game.table();
        let entries = &self.game.journal().entries;
        let order = |n: usize| entries[n].order.as_ref().filter(|order| self.looks_on(order.side));
        let by_itself = |n: &usize| self.automatic.contains(n) && order(*n).is_some();
        let last = (1..entries.len()).rev().find(|n| !by_itself(n))?;
        let order = order(last)?;
        let told_nothing = entries[last..].iter().all(|entry| entry.drawn == entries[last - 1].drawn && !entry.reveals);
        let asked = W::asked(&table).is_some_and(|asked| asked != order.side);
        let answered = W::is_answer(&order.command) && self.to_act() != Some(order.side);
        (told_nothing && !asked && !answered).then_some(last)
    }

    /// True if the last order can be taken back.
    pub fn can_undo(&self) -> bool {
        self.undoable().is_some()
    }

    /// Takes the last order back, with those that followed by themselves, if it threw no dice and the enemy has not answered it nor a
    /// computer player decided anything since; true if so.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.undoable() else { return false };
        while self.game.journal().entries.len() > last {
            if !self.game.undo() {
                break;
            }
        }
        self.automatic.retain(|entry| *entry < last);
        self.asides.take_back_to(last);
        self.changed();
        true
    }

    /// Puts a journal in place of what was played.
    pub fn replay(&mut self, entries: Vec<Entry<W>>) {
        self.game.replay(entries);
        self.automatic = given_by_themselves::<W>(&self.game);
        self.changed();
    }

    /// The same battle as it was after so many entries of the viewer's journal, to be looked at: nobody is offered anything there, and
    /// this one stays as it is. `shown` is an earlier answer, whose world is used again.
    pub(crate) fn past(&self, entries: usize, shown: Option<Self>) -> Option<Self> {
        let mut past = match shown {
            Some(past) => past,
            None => {
                let game = Game::new(World::new(), self.game.start().clone(), DiceCup::from_seed(0)).ok()?;
                Self { born: self.born, seats: self.seats, handed: self.handed, ..Self::new(game) }
            }
        };
        past.game.replay(self.game.journal().entries.get(..self.in_the_game(entries))?.to_vec());
        past.changed();
        past.legal.clear();
        past.ready.clear();
        Some(past)
    }

    /// The hash of what the viewer sees of the position.
    pub fn hash(&self) -> String {
        self.game.hash_for(self.viewer())
    }

    fn changed(&mut self) {
        self.look();
        let is_shown = !self.hides() || self.to_act() == Some(self.viewer());
        if !is_shown || self.game.legal_commands(&mut self.legal).is_none() {
            self.legal.clear();
        }
        self.ready = W::ready(&self.table(), &self.legal);
        self.count_dice();
    }

    /// Shows the viewer what he sees.
    fn look(&mut self) {
        if !self.hides() {
            self.eyes = None;
            return;
        }
        let viewer = self.viewer();
        if self.eyes.as_ref().is_none_or(|eyes| eyes.side() != viewer) {
            // Nothing that was shown to the one is left for the other.
            if self.eyes.is_some() {
                self.born = BATTLES.fetch_add(1, Ordering::Relaxed);
            }
            (self.eyes, self.dice, self.counted) =
                (Some(Eyes::open(&self.game, viewer)), DiceStatistics::of(W::DIE), (0, 0));
        }
        if let Some(eyes) = &mut self.eyes {
            eyes.look(&self.game);
        }
    }

    fn count_dice(&mut self) {
        let (mut counted, generation) = self.counted;
        let mut dice = std::mem::replace(&mut self.dice, DiceStatistics::of(W::DIE));
        let journal = self.journal();
        if counted > journal.kept_since(generation) {
            (counted, dice) = (0, DiceStatistics::of(W::DIE));
        }
        let table = self.table();
        for event in journal.entries[counted..].iter().flat_map(|entry| &entry.events) {
            if W::faces(event) != W::DIE {
                continue;
            }
            for (side, die) in W::dice(&table, event) {
                if let Some(side) = side {
                    dice.count(side, die);
                }
            }
        }
        (self.counted, self.dice) = ((journal.entries.len(), journal.generation()), dice);
    }
}

/// The one order that may be given, if it needs no decision.
fn left_over<W: WindowBox>(legal: &[Command<W>], phases_end: bool) -> Option<&Command<W>> {
    let mut others = legal.iter().filter(|command| !W::keeps_nobody_waiting(command, phases_end));
    let only = others.next().filter(|_| others.next().is_none())?;
    W::needs_no_decision(only).then_some(only)
}

/// The last entries of a journal that nobody has decided, back to the last die: nothing before it is taken back. A save does not tell
/// them, so that they are the same after a crash they are found by what was left to order.
fn given_by_themselves<W: WindowBox>(game: &Game<Rules<W>>) -> BTreeSet<usize> {
    let entries = &game.journal().entries;
    let free = |n: &usize| entries[*n].drawn == entries[n - 1].drawn;
    let since: Vec<usize> = (1..entries.len()).rev().take_while(free).collect();
    let order = |n: usize| entries[n].order.as_ref().map(|order| &order.command);
    let maybe: Vec<usize> = since.into_iter().filter(|n| order(*n).is_some_and(W::needs_no_decision)).collect();
    let mut found = BTreeSet::new();
    if maybe.is_empty() {
        return found;
    }
    let fresh = Game::<Rules<W>>::new(World::new(), game.start().clone(), DiceCup::from_seed(0));
    let Ok(mut before) = fresh else { return found };
    let mut legal = Vec::new();
    for n in maybe {
        before.replay(entries[..n].to_vec());
        before.legal_commands(&mut legal);
        if left_over::<W>(&legal, true) == order(n) {
            found.insert(n);
        }
    }
    found
}

/// How many battles there have been, and changes of who looks at one.
static BATTLES: AtomicU64 = AtomicU64::new(1);
