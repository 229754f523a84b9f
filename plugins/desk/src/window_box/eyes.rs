//! What one side sees of a battle: a table of its own, laid out like what it sees, and all that it was told.

use crate::WindowBox;
use crate::window_box::{Rules, Start, Table};
use table::{Game, Journal, Memory, Sandbox, Side, View};

/// The eyes of whoever looks at the screen. What is hidden from that side is not in them.
pub(crate) struct Eyes<W: WindowBox> {
    memory: Memory<Rules<W>>,
    shown: Sandbox<Rules<W>>,
    start: Start<W>,
}

impl<W: WindowBox> Eyes<W> {
    /// Those of a side that has seen nothing yet.
    pub(crate) fn open(game: &Game<Rules<W>>, side: Side) -> Self {
        let view = game.view(side);
        Self { memory: Memory::new(side), shown: view.sandbox(), start: view.start() }
    }
    /// Whose.
    pub(crate) fn side(&self) -> Side {
        self.memory.side()
    }
    /// Looks at the game as it stands.
    pub(crate) fn look(&mut self, game: &Game<Rules<W>>) {
        self.memory.follow(game.journal());
        self.shown.show(&game.view(self.side()));
    }
    /// The table as it is seen.
    pub(crate) fn table(&self) -> Table<'_, W> {
        self.shown.table()
    }
    /// The same for whoever asks as a player does.
    pub(crate) fn view(&self) -> View<'_, Rules<W>> {
        self.shown.view(self.side())
    }
    /// All that was told.
    pub(crate) fn journal(&self) -> &Journal<Rules<W>> {
        self.memory.journal()
    }
    /// How many entries of the game's journal there were when so many had been told.
    pub(crate) fn in_the_game(&self, entries: usize) -> usize {
        self.memory.in_the_game(entries)
    }
    /// The entry in which an entry of the game's journal is told.
    pub(crate) fn of_game(&self, entry: usize) -> Option<usize> {
        self.memory.of_game(entry)
    }
    /// The start as it is known.
    pub(crate) fn start(&self) -> &Start<W> {
        &self.start
    }
}
