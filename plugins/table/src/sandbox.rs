//! What whoever plays a side has of a game, and the sandbox in which he tries things out: neither holds the game's dice.

use crate::{DiceCup, Game, GameError, Order, RuleSet, Seen, Side};
use bevy_ecs::prelude::World;

/// What one side has of a game: all that it sees, and nothing else. A player is given this and never the game, so he cannot know which dice
/// come, nor what is hidden from him.
pub struct View<'a, R: RuleSet> {
    game: &'a Game<R>,
    side: Side,
}

impl<R: RuleSet> Clone for View<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: RuleSet> Copy for View<'_, R> {}

impl<R: RuleSet> Game<R> {
    /// What a side has of the game: for whoever plays it.
    pub fn view(&self, side: Side) -> View<'_, R> {
        View { game: self, side }
    }
}

impl<R: RuleSet> View<'_, R> {
    /// Whose.
    pub fn side(&self) -> Side {
        self.side
    }
    /// Asks something of what the side sees.
    pub fn seen<T>(&self, ask: impl FnOnce(&Seen<R::Table<'_>>) -> T) -> T {
        self.game.seen_by(self.side, ask)
    }
    /// Whose order a command would be now.
    pub fn owner(&self, command: &R::Command) -> Option<Side> {
        self.game.owner(command)
    }
    /// Whether an order would be accepted.
    pub fn would_take(&self, order: &Order<R>) -> bool {
        self.game.check(order).is_ok()
    }
    /// The start as the side knows it.
    pub fn start(&self) -> R::Start {
        R::start_seen_by(self.game.start(), self.side)
    }
    /// A new sandbox in which things stand as the side sees them.
    pub fn sandbox(&self) -> Sandbox<R> {
        let mut sandbox = Sandbox::new(self.start());
        sandbox.show(self);
        sandbox
    }
}

/// A game to try things out on: it starts from what a side sees of the real one, throws dice of its own and keeps no journal.
pub struct Sandbox<R: RuleSet>(Game<R>);

impl<R: RuleSet> Sandbox<R> {
    /// The start position.
    ///
    /// # Panics
    /// The rules come to no first decision from there: no start position that was checked does so.
    pub fn new(start: R::Start) -> Self {
        let game = Game::new(World::new(), start, DiceCup::from_seed(0)).expect("a start that leads to a decision");
        Self(game.without_journal())
    }
    /// Puts everything as a side sees it.
    ///
    /// # Panics
    /// The game was not set up from the same start.
    pub fn show(&mut self, view: &View<R>) {
        let Self(game) = self;
        view.seen(|seen| game.lay_like(seen));
    }
    /// Lays events on the table that no order has led to: what is imagined of what a side does not see.
    pub fn lay(&mut self, events: &[R::Event]) {
        self.0.lay(events);
    }
    /// Puts everything as in another sandbox; the dice stay its own.
    ///
    /// # Panics
    /// The two were not set up from the same start.
    pub fn become_like(&mut self, other: &Self) {
        self.0.become_like(&other.0);
    }
    /// Another one just like it, but for the dice.
    pub fn another(&self) -> Self {
        let mut other = Self::new(self.0.start().clone());
        other.become_like(self);
        other
    }
    /// The dice that it throws from now on.
    pub fn use_dice(&mut self, dice: DiceCup) {
        self.0.use_dice(dice);
    }
    /// How many of these dice have been thrown.
    pub fn dice_thrown(&self) -> u64 {
        self.0.dice().drawn()
    }
    /// Everything that the rules read.
    pub fn table(&self) -> R::Table<'_> {
        self.0.table()
    }
    /// What a side has of it.
    pub fn view(&self, side: Side) -> View<'_, R> {
        self.0.view(side)
    }
    /// Whose order it waits for.
    pub fn to_act(&self) -> Option<Side> {
        self.0.to_act()
    }
    /// Asks something of what the side sees that is to decide; nothing when the game is over.
    pub fn asked<T>(&self, ask: impl FnOnce(Side, &Seen<R::Table<'_>>) -> T) -> Option<T> {
        let table = self.0.table();
        let side = R::to_act(&table)?;
        Some(R::seen_by(&table, side, |seen| ask(side, seen)))
    }
    /// The orders that the side to act may give; the vector is cleared first.
    pub fn legal_commands(&self, commands: &mut Vec<R::Command>) -> Option<Side> {
        self.0.legal_commands(commands)
    }
    /// Gives an order that whoever decides has come to.
    ///
    /// # Errors
    /// See [`Game::obey`].
    pub fn obey(&mut self, decides: Side, command: R::Command) -> Result<&[R::Event], GameError> {
        self.0.obey(decides, command)
    }
    /// The hash of what a side sees.
    pub fn hash_for(&self, side: Side) -> String {
        self.0.hash_for(side)
    }
}
