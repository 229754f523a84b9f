//! The battle that is being played: the rules' own game in a resource, with what panels ask for most worked out once per change.

use crate::faces;
use crate::words;
use bevy::prelude::*;
use lock_n_load::sections::turn;
use lock_n_load::sections::turn::rules::PHASES;
use lock_n_load::sections::victory::rules::OVER;
use lock_n_load::{Command, Deed, Flow, LockNLoad, Report, Table, thrown};
use opponent::Seat;
use panel_kit::DiceStatistics;
use play::save::Asides;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{CounterId, DiceCup, Game, GameError, JournalEntry, Order, Refusal, RuleSet, Say, Side};

/// The battle. Its rules world is apart from Bevy's app world; it changes only by [`Battle::give`], [`Battle::undo`] and
/// [`Battle::replay`]. Asking changes nothing, so Bevy's change detection tells when it has changed.
#[derive(Resource)]
pub struct Battle {
    game: Game<LockNLoad>,
    born: u64,
    legal: Vec<Command>,
    ready: BTreeSet<CounterId>,
    dice: DiceStatistics,
    /// How far the journal has been counted for them, and in which of its generations.
    counted: (usize, u64),
    /// Who plays.
    seats: [Seat; 2],
    /// What is told of the battle besides its orders.
    asides: Asides,
    /// Entries of the journal that nobody clicked; they are taken back together with the order before.
    automatic: BTreeSet<usize>,
}

impl Battle {
    /// A game, new or replayed, that is played by two people.
    pub fn new(game: Game<LockNLoad>) -> Self {
        let automatic = given_by_themselves(&game);
        let mut battle = Self {
            game,
            born: BATTLES.fetch_add(1, Ordering::Relaxed),
            legal: Vec::new(),
            ready: BTreeSet::new(),
            automatic,
            seats: [Seat::Person; 2],
            asides: Asides::default(),
            dice: DiceStatistics::default(),
            counted: (0, 0),
        };
        battle.changed();
        battle
    }

    /// Everything that rules read. All pure functions of `lock_n_load::sections` can be asked with it.
    pub fn table(&self) -> Table<'_> {
        self.game.table()
    }

    /// Asks the rules anything.
    pub fn ask<T>(&self, question: impl FnOnce(&Table) -> T) -> T {
        question(&self.table())
    }

    /// Where the game stands.
    pub fn flow(&self) -> &Flow {
        self.table().flow
    }

    /// Whose order the game waits for; none when it is over.
    pub fn to_act(&self) -> Option<Side> {
        self.flow().to_act()
    }

    /// Whose order a command would be now: some may be given out of turn. None when the game is over.
    pub fn owner(&self, command: &Command) -> Option<Side> {
        self.game.owner(command)
    }

    /// Who plays each side.
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// From here on these play.
    pub fn seat(&mut self, seats: [Seat; 2]) {
        self.seats = seats;
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

    /// A side asks what a computer player would do here.
    pub(crate) fn hint(&mut self, side: Side) {
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

    /// A person at this screen plays this side; clicks and keys give orders for no other.
    pub fn is_person(&self, side: Side) -> bool {
        self.seats[side.index()].is_person()
    }

    /// A person at this screen decides now.
    pub fn person_decides(&self) -> bool {
        self.to_act().is_some_and(|side| self.is_person(side))
    }

    /// Tells one battle of a program from another.
    pub fn born(&self) -> u64 {
        self.born
    }

    /// The legal orders of the side to act, worked out once per change. Complete but for other groupings of who takes part with what.
    pub fn legal(&self) -> &[Command] {
        &self.legal
    }

    /// Units that can act now, by the legal orders.
    pub fn ready(&self) -> &BTreeSet<CounterId> {
        &self.ready
    }

    /// The game with its journal and start: for saving.
    pub fn game(&self) -> &Game<LockNLoad> {
        &self.game
    }

    /// Dice thrown so far.
    pub fn dice(&self) -> &DiceStatistics {
        &self.dice
    }

    /// Gives an order for the side to act; returns its entry in the journal.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn give(&mut self, command: &Command) -> Result<usize, Refusal> {
        let Some(side) = self.game.owner(command) else {
            return Err(Refusal::new(OVER, words::game_over()));
        };
        match self.game.give(&Order { side, command: command.clone() }) {
            Ok(_) => {
                self.changed();
                Ok(self.game.journal().entries.len() - 1)
            }
            Err(GameError::Refused(refusal)) => Err(refusal),
            Err(GameError::Dice { fault, rule }) => Err(Refusal::new(rule, Say::told(fault.to_string()))),
            Err(error @ GameError::Endless) => Err(Refusal::new(PHASES, Say::told(error.to_string()))),
        }
    }

    /// Whether an order would be accepted, and what it comes to before the dice, without giving it.
    ///
    /// # Errors
    /// The refusal.
    pub fn judge(&self, command: &Command) -> Result<Report, Refusal> {
        let Some(side) = self.game.owner(command) else {
            return Err(Refusal::new(OVER, words::game_over()));
        };
        self.game.seen_by(side, |seen| LockNLoad::judge(seen, side, command))
    }

    /// What the rules offer to these counters of a side, a kind of order at a time.
    ///
    /// # Errors
    /// Why they offer nothing.
    pub fn offered(&self, units: &[CounterId], deed: Deed) -> Result<Vec<Command>, Refusal> {
        let owner = || units.first().and_then(|unit| self.table().unit(*unit)).map(|unit| unit.side);
        let side = match deed {
            Deed::PlaceSniper => owner(),
            Deed::Fire | Deed::Spot | Deed::Smoke | Deed::Move { .. } | Deed::Withdraw | Deed::Rally => self.to_act(),
        };
        let Some(side) = side else {
            return Err(Refusal::new(OVER, words::game_over()));
        };
        self.game.seen_by(side, |seen| lock_n_load::offered(seen, side, units, deed))
    }

    /// Gives the order that is left when nothing else is, for the side to act; returns its entry in the journal.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub(crate) fn give_by_itself(&mut self, command: &Command) -> Result<usize, Refusal> {
        let entry = self.give(command)?;
        self.automatic.insert(entry);
        Ok(entry)
    }

    /// True if nobody has decided the order of this entry of the journal.
    pub(crate) fn went_by_itself(&self, entry: usize) -> bool {
        self.automatic.contains(&entry)
    }

    /// The order of a person that is left when nothing else is: nobody needs to click it. It ends the impulse or the part of the Rally
    /// Phase, or passes. Weapons that could change hands keep the Rally Phase open only if the player wants that.
    pub(crate) fn left_over(&self, rally_ends: bool) -> Option<&Command> {
        left_over(&self.legal, rally_ends).filter(|_| self.person_decides())
    }

    /// The last order that somebody has decided, if a person gave it and it can be taken back together with what followed by itself: no
    /// dice were thrown since, nothing hidden was shown, it was no answer to the enemy, and the enemy is not asked about it. What a
    /// computer player has decided since is not taken back, and so nothing before it.
    fn undoable(&self) -> Option<usize> {
        let flow = self.flow();
        let entries = &self.game.journal().entries;
        let order = |n: usize| entries[n].order.as_ref().filter(|order| self.is_person(order.side));
        let by_itself = |n: &usize| self.automatic.contains(n) && order(*n).is_some();
        let last = (1..entries.len()).rev().find(|n| !by_itself(n))?;
        let order = order(last)?;
        let told_nothing = entries[last..].iter().all(|entry| entry.drawn == entries[last - 1].drawn && !entry.reveals);
        let asked = flow.question.as_ref().is_some_and(|question| question.side() != order.side);
        let answered = turn::is_answer(&order.command) && flow.to_act() != Some(order.side);
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
    pub fn replay(&mut self, entries: Vec<JournalEntry<LockNLoad>>) {
        self.game.replay(entries);
        self.automatic = given_by_themselves(&self.game);
        self.changed();
    }

    /// The same battle as it was after so many entries of its journal, to be looked at: nobody is offered anything there, and this one
    /// stays as it is. `shown` is an earlier answer, whose world is used again.
    pub(crate) fn past(&self, entries: usize, shown: Option<Self>) -> Option<Self> {
        let mut past = match shown {
            Some(past) => past,
            None => {
                let game = Game::new(World::new(), self.game.start().clone(), DiceCup::from_seed(0)).ok()?;
                Self { born: self.born, seats: self.seats, ..Self::new(game) }
            }
        };
        past.game.replay(self.game.journal().entries.get(..entries)?.to_vec());
        past.changed();
        past.legal.clear();
        past.ready.clear();
        Some(past)
    }

    /// The hash of position and dice.
    pub fn hash(&self) -> String {
        self.game.hash()
    }

    fn changed(&mut self) {
        if self.game.legal_commands(&mut self.legal).is_none() {
            self.legal.clear();
        }
        self.ready = faces::ready_units(&self.game.table(), &self.legal);
        let journal = self.game.journal();
        let entries = &journal.entries;
        let (mut counted, generation) = self.counted;
        if counted > journal.kept_since(generation) {
            (counted, self.dice) = (0, DiceStatistics::default());
        }
        let table = self.game.table();
        for event in entries[counted..].iter().flat_map(|entry| &entry.events) {
            for (thrower, die) in thrown(event) {
                if let Some(side) = thrower.side(&table) {
                    self.dice.count(side, die);
                }
            }
        }
        self.counted = (entries.len(), journal.generation());
    }
}

/// The one order that may be given, if it needs no decision. Snipers can be placed at any other time as well, so they keep nobody waiting;
/// with `rally_ends` no more do weapons that could be handed over.
fn left_over(legal: &[Command], rally_ends: bool) -> Option<&Command> {
    let is_no_reason = |command: &Command| {
        matches!(command, Command::PlaceSniper { .. }) || (rally_ends && matches!(command, Command::GiveWeapon { .. }))
    };
    let mut others = legal.iter().filter(|command| !is_no_reason(command));
    let only = others.next().filter(|_| others.next().is_none())?;
    needs_no_decision(only).then_some(only)
}

/// The last entries of a journal that nobody has decided, back to the last die: nothing before it is taken back. A save does not tell
/// them, so that they are the same after a crash they are found by what was left to order.
fn given_by_themselves(game: &Game<LockNLoad>) -> BTreeSet<usize> {
    let entries = &game.journal().entries;
    let free = |n: &usize| entries[*n].drawn == entries[n - 1].drawn;
    let since: Vec<usize> = (1..entries.len()).rev().take_while(free).collect();
    let order = |n: usize| entries[n].order.as_ref().map(|order| &order.command);
    let maybe: Vec<usize> = since.into_iter().filter(|n| order(*n).is_some_and(needs_no_decision)).collect();
    let mut found = BTreeSet::new();
    if maybe.is_empty() {
        return found;
    }
    let fresh = Game::<LockNLoad>::new(World::new(), game.start().clone(), DiceCup::from_seed(0));
    let Ok(mut before) = fresh else { return found };
    let mut legal = Vec::new();
    for n in maybe {
        before.replay(entries[..n].to_vec());
        before.legal_commands(&mut legal);
        if left_over(&legal, true) == order(n) {
            found.insert(n);
        }
    }
    found
}

/// Orders that may be all that is left.
fn needs_no_decision(command: &Command) -> bool {
    matches!(command, Command::EndImpulse | Command::RallyDone | Command::Pass)
}

/// How many battles there have been.
static BATTLES: AtomicU64 = AtomicU64::new(1);
