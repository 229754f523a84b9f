//! The loop that resolves orders, on any world: one door for window, simulator, script and test.

use crate::digest::Digest;
use crate::{DiceCup, DiceFault, Group, Journal, JournalEntry, Order, Refusal, RuleId, RuleSet, Seen, Side};
use bevy_ecs::prelude::World;
use std::hash::Hasher;

/// A game of the rule set `R`: its world, its journal and the position it started from.
pub struct Game<R: RuleSet> {
    /// The table: counters are entities, what is true of them are components.
    world: World,
    /// Beside the table, where nobody who looks at it finds it.
    dice: DiceCup,
    journal: Journal<R>,
    start: R::Start,
    scratch: Vec<R::Event>,
    /// The events of the present order that a side was not told of.
    untold: Vec<(usize, Side)>,
    /// The present order has shown what was hidden.
    reveals: bool,
    keep_journal: bool,
}

/// Why an order led to nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum GameError {
    /// The rules forbid it; nothing has changed.
    Refused(Refusal),
    /// A forced list of dice does not fit; nothing more can be played with it.
    Dice {
        /// What is wrong with it.
        fault: DiceFault,
        /// The rule by which dice are thrown in this order ([`RuleSet::DICE`]).
        rule: RuleId,
    },
    /// What goes on by itself comes to no decision: a position to which the rules never lead, or a mistake in them. Where a journal is
    /// kept the game stands as before the order; else nothing more can be played.
    Endless,
}
impl std::fmt::Display for GameError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            GameError::Refused(refusal) => refusal.fmt(f),
            GameError::Dice { fault, rule } => write!(f, "{fault} [{rule}]"),
            GameError::Endless => write!(f, "the game goes on by itself for {STEPS_MAX} steps and nobody is to decide"),
        }
    }
}
impl std::error::Error for GameError {}

/// Why a journal that comes from outside was not applied to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The entry that does not fit, from 0; all before it are good.
    pub entry: usize,
    /// Why, in words.
    pub why: String,
}
impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.why)
    }
}
impl std::error::Error for Misfit {}

/// No rule book leads to this many steps without a decision.
const STEPS_MAX: usize = 10_000;

impl<R: RuleSet> Game<R> {
    /// Sets up a game and lets happen what happens by itself.
    ///
    /// # Errors
    /// [`GameError::Dice`] if a forced list of dice does not reach to the first decision, [`GameError::Endless`] if there is none.
    pub fn new(mut world: World, start: R::Start, dice: DiceCup) -> Result<Self, GameError> {
        R::set_up(&mut world, &start);
        R::settle(&mut world);
        let mut game = Self {
            world,
            dice,
            journal: Journal::new(),
            start,
            scratch: Vec::new(),
            untold: Vec::new(),
            reveals: false,
            keep_journal: true,
        };
        let mut events = Vec::new();
        game.go_on(&mut events)?;
        game.record(None, events);
        Ok(game)
    }

    /// Stops recording: for rollouts, which nobody replays.
    pub fn without_journal(mut self) -> Self {
        self.keep_journal = false;
        self
    }

    /// Everything that the rules read. Asking changes nothing.
    pub fn table(&self) -> R::Table<'_> {
        R::table(&self.world)
    }

    /// Asks something of what a side sees: all that its player, its window and its program at the other end of a line get.
    pub fn seen_by<T>(&self, side: Side, ask: impl FnOnce(&Seen<R::Table<'_>>) -> T) -> T {
        R::seen_by(&self.table(), side, ask)
    }

    /// The dice, as they stand.
    pub fn dice(&self) -> &DiceCup {
        &self.dice
    }

    /// Puts other dice in place of the game's own: for experiments that go on from a position.
    pub fn use_dice(&mut self, dice: DiceCup) {
        self.dice = dice;
    }

    /// Whose order the game waits for.
    pub fn to_act(&self) -> Option<Side> {
        R::to_act(&self.table())
    }

    /// Whose order a command would be now; none when the game is over.
    pub fn owner(&self, command: &R::Command) -> Option<Side> {
        R::owner(&self.table(), command)
    }

    /// The orders that the side to act may give; the vector is cleared first.
    pub fn legal_commands(&self, commands: &mut Vec<R::Command>) -> Option<Side> {
        commands.clear();
        let table = self.table();
        let side = R::to_act(&table)?;
        R::seen_by(&table, side, |seen| R::legal_commands(seen, side, commands));
        Some(side)
    }

    /// The orders that the side to act may give, also those that no player weighs; the vector is cleared first.
    pub fn all_commands(&self, commands: &mut Vec<R::Command>) -> Option<Side> {
        commands.clear();
        let side = self.to_act()?;
        self.seen_by(side, |seen| R::all_commands(seen, side, commands));
        Some(side)
    }

    /// The groups of what the side to act may order; the vector is cleared first. None where the whole list is short.
    pub fn groups(&self, groups: &mut Vec<Group>) -> Option<Side> {
        groups.clear();
        let table = self.table();
        let side = R::to_act(&table)?;
        R::seen_by(&table, side, |seen| R::groups(seen, side, groups));
        Some(side)
    }

    /// The orders of one group; the vector is cleared first.
    pub fn group_commands(&self, side: Side, group: Group, commands: &mut Vec<R::Command>) {
        commands.clear();
        self.seen_by(side, |seen| R::group_commands(seen, side, group, commands));
    }

    /// Whether an order would be accepted, without giving it.
    ///
    /// # Errors
    /// The refusal.
    pub fn check(&self, order: &Order<R>) -> Result<(), Refusal> {
        self.judge(order).map(|_| ())
    }

    /// What an order would come to before the dice, without giving it.
    ///
    /// # Errors
    /// The refusal.
    pub fn judge(&self, order: &Order<R>) -> Result<R::Report, Refusal> {
        self.seen_by(order.side, |seen| R::judge(seen, order.side, &order.command))
    }

    /// Gives an order that whoever decides has come to: mostly his own, but a rule may let the other side order something too.
    ///
    /// # Errors
    /// See [`Self::give`].
    pub fn obey(&mut self, decides: Side, command: R::Command) -> Result<&[R::Event], GameError> {
        let mut order = Order { side: decides, command };
        let decided = self.with_dice(|table, dice| {
            order.side = R::owner(table, &order.command).unwrap_or(decides);
            R::decide(table, dice, &order)
        })?;
        self.follow(&order, decided.map_err(GameError::Refused)?)
    }

    /// Gives an order and lets happen all that follows, until somebody must decide. Returns the events in order.
    ///
    /// # Errors
    /// A refusal, which costs nothing: same table, same dice; a forced list of dice that does not fit; or no decision that follows.
    pub fn give(&mut self, order: &Order<R>) -> Result<&[R::Event], GameError> {
        let decided = self.with_dice(|table, dice| R::decide(table, dice, order))?.map_err(GameError::Refused)?;
        self.follow(order, decided)
    }

    /// Carries out what an order has led to, and all that follows.
    fn follow(&mut self, order: &Order<R>, decided: Vec<R::Event>) -> Result<&[R::Event], GameError> {
        let mut events = std::mem::take(&mut self.scratch);
        events.clear();
        self.untold.clear();
        self.reveals = false;
        self.apply(decided, &mut events);
        if let Err(error) = self.go_on(&mut events) {
            if error == GameError::Endless && self.keep_journal {
                self.lay_out();
            }
            return Err(error);
        }
        if self.keep_journal {
            self.record(Some(order.clone()), events);
            Ok(&self.journal.entries[self.journal.entries.len() - 1].events)
        } else {
            self.scratch = events;
            Ok(&self.scratch)
        }
    }

    /// Lays events on the table that no order has led to and lets nothing follow: for experiments. They are not recorded, so the game
    /// cannot be taken back or saved any more.
    pub fn lay(&mut self, events: &[R::Event]) {
        for event in events {
            R::apply(&mut self.world, event);
        }
        R::settle(&mut self.world);
    }

    /// Takes over the position of another game of the same start, in place: the sandbox of a computer player, which plays on from it and
    /// throws away what it has played with the next copy. The dice stay its own: with the game's own it would know what comes.
    ///
    /// # Panics
    /// The games were not set up from the same start.
    pub fn become_like(&mut self, other: &Self) {
        R::copy(&other.table(), &mut self.world);
    }

    /// Takes over the position that a side sees.
    pub(crate) fn lay_like(&mut self, table: &R::Table<'_>) {
        R::copy(table, &mut self.world);
    }

    /// The journal so far.
    pub fn journal(&self) -> &Journal<R> {
        &self.journal
    }

    /// A first entry of a journal, from which another game of the same start goes on at this position. A side is told of it what it
    /// sees.
    pub fn snapshot(&self) -> JournalEntry<R> {
        let table = self.table();
        let events = R::snapshot(&table);
        let told = events.iter().map(|event| R::told_to(&table, event)).enumerate();
        let untold = told.flat_map(|(n, told)| {
            Side::BOTH.into_iter().filter(move |side| !told[side.index()]).map(move |side| (n, side))
        });
        let untold = untold.collect();
        JournalEntry { order: None, events, drawn: self.dice().drawn(), untold, reveals: false }
    }

    /// The position the game started from.
    pub fn start(&self) -> &R::Start {
        &self.start
    }

    /// True if the last order threw no die and showed nothing that was hidden, so that taking it back gives no information and no new
    /// dice.
    pub fn can_undo(&self) -> bool {
        let free = |last: &JournalEntry<R>| last.drawn == self.journal.drawn_before_last() && !last.reveals;
        self.journal.entries.last().is_some_and(|last| last.order.is_some() && free(last))
    }

    /// Takes the last order back by replaying the journal before it; false if that is not allowed or there is none.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        self.journal.take_last();
        self.lay_out();
        true
    }

    /// Puts the start position back and applies a journal that this program wrote: no dice are thrown, no order is judged. What comes
    /// from a file goes through [`Game::load`].
    pub fn replay(&mut self, entries: Vec<JournalEntry<R>>) {
        self.journal.replace(entries);
        self.lay_out();
    }

    /// Puts the start position back and applies a journal that comes from outside, entry by entry, as far as it fits: each event is
    /// held against the position before it is applied, and each entry must end where the game can rest.
    ///
    /// # Errors
    /// The first entry that does not fit; the game stands before it.
    pub fn load(&mut self, mut entries: Vec<JournalEntry<R>>) -> Result<(), Misfit> {
        R::set_up(&mut self.world, &self.start);
        let mut drawn = 0;
        let mut fault = None;
        for (n, entry) in entries.iter().enumerate() {
            if let Err(why) = fit(&mut self.world, n, entry, drawn) {
                fault = Some(Misfit { entry: n, why });
                break;
            }
            drawn = entry.drawn;
        }
        match fault {
            None => {
                R::settle(&mut self.world);
                self.dice.rewind(entries.last().map_or(0, |entry| entry.drawn));
                self.journal.replace(entries);
                Ok(())
            }
            Some(fault) => {
                entries.truncate(fault.entry);
                self.replay(entries);
                Err(fault)
            }
        }
    }

    /// Lays the table out as the journal says.
    fn lay_out(&mut self) {
        R::set_up(&mut self.world, &self.start);
        for event in self.journal.events() {
            R::apply(&mut self.world, event);
        }
        R::settle(&mut self.world);
        let drawn = self.journal.entries.last().map_or(0, |entry| entry.drawn);
        self.dice.rewind(drawn);
    }

    /// The hash of the position and of the dice thrown so far: the same on every machine.
    pub fn hash(&self) -> String {
        let mut digest = Digest::default();
        R::digest(&self.table(), &mut digest);
        digest.write_u64(self.dice().drawn());
        digest.text()
    }

    /// The hash of what a side sees of the position.
    pub fn hash_for(&self, side: Side) -> String {
        let mut digest = Digest::default();
        self.seen_by(side, |seen| R::digest(seen, &mut digest));
        digest.text()
    }

    /// Asks the rules with the dice in hand. What is refused, or does not fit a forced list, has thrown nothing.
    fn with_dice<T>(
        &mut self,
        question: impl FnOnce(&R::Table<'_>, &mut DiceCup) -> Result<T, Refusal>,
    ) -> Result<Result<T, Refusal>, GameError> {
        let before = self.dice.drawn();
        let answer = question(&R::table(&self.world), &mut self.dice);
        let fault = self.dice.fault().cloned();
        if (fault.is_some() || answer.is_err()) && self.dice.drawn() != before {
            self.dice.rewind(before);
        }
        match fault {
            Some(fault) if answer.is_ok() => Err(GameError::Dice { fault, rule: R::DICE }),
            _ => Ok(answer),
        }
    }

    fn go_on(&mut self, events: &mut Vec<R::Event>) -> Result<(), GameError> {
        for _ in 0..STEPS_MAX {
            let next = self.with_dice(|table, dice| Ok(R::proceed(table, dice)))?.unwrap_or_default();
            if next.is_empty() {
                return Ok(());
            }
            self.apply(next, events);
        }
        Err(GameError::Endless)
    }

    fn apply(&mut self, decided: Vec<R::Event>, events: &mut Vec<R::Event>) {
        for event in decided {
            self.carry_out(event, events);
        }
        R::settle(&mut self.world);
    }

    /// Carries out one event, and first what comes before it by itself.
    fn carry_out(&mut self, event: R::Event, events: &mut Vec<R::Event>) {
        for first in R::before(&mut self.world, &event) {
            self.carry_out(first, events);
        }
        R::apply(&mut self.world, &event);
        if self.keep_journal {
            let told = R::told_to(&R::table(&self.world), &event);
            self.untold
                .extend(Side::BOTH.into_iter().filter(|side| !told[side.index()]).map(|side| (events.len(), side)));
            self.reveals |= R::reveals(&event);
        }
        events.push(event);
    }

    fn record(&mut self, order: Option<Order<R>>, events: Vec<R::Event>) {
        if self.keep_journal {
            let drawn = self.dice.drawn();
            let untold = std::mem::take(&mut self.untold);
            self.journal.push(JournalEntry { order, events, drawn, untold, reveals: self.reveals });
        }
    }
}

/// No order throws this many dice: each step of a chain throws a few.
const DICE_MAX: u64 = 10 * STEPS_MAX as u64;

/// Applies one entry of a journal from outside, if it fits.
fn fit<R: RuleSet>(world: &mut World, n: usize, entry: &JournalEntry<R>, drawn: u64) -> Result<(), String> {
    match (n, &entry.order) {
        (0, Some(_)) => {
            return Err("the first entry holds an order, but it tells what happens before the first one".into());
        }
        (1.., None) => return Err("it holds no order".into()),
        (0, None) | (1.., Some(_)) => {}
    }
    if entry.drawn < drawn || entry.drawn - drawn > DICE_MAX {
        return Err(format!("{} dice are said to have been thrown, after {drawn} before it", entry.drawn));
    }
    for event in &entry.events {
        R::admit(&R::table(world), event)?;
        R::apply(world, event);
    }
    R::rests(&R::table(world))
}

#[cfg(test)]
#[path = "game_test.rs"]
mod tests;
