//! What sections put on sheets: lines of reports, chances, counters, results, in the words of this game; and what they read for it.
//!
//! A section says what stands on its sheets and draws nothing: `panel_kit` does.

pub(crate) mod counters;
pub(crate) mod crew;
pub(crate) mod lines;
pub(crate) mod meanings;
pub(crate) mod mounted;
pub(crate) mod odds;
pub(crate) mod questions;
pub(crate) mod results;
pub(crate) mod sight_words;
pub(crate) mod vehicle_plan;
pub(crate) mod ways;

use crate::battle::{Battle, Results};
use crate::counters::names;
use crate::input::Key;
use crate::model::{Preview, Selection, Wish};
use board_art::CounterStyle;
use lock_n_load::{Command, Event, Table};
use panel_kit::sheet::{Ink, Pick, Sheet, Tip};
use std::collections::HashMap;
use table::{CounterId, RuleId, Side};

/// A sheet of this game: a press asks for a wish.
pub(crate) type Page = Sheet<Wish>;

/// Tells the events of a result, each by the section that owns it.
pub(crate) trait Tells {
    /// The unit on whose card an event stands.
    fn on_card_of(&self, table: Table, event: &Event) -> Option<CounterId>;
    /// Puts on a sheet what is shown of an event.
    fn show<'w>(&self, page: &mut Page, reading: &Reading<'w>, event: &Event);
}

/// What sheets are made from: the battle, what is chosen, what is prepared, what was rolled.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    pub battle: &'a Battle,
    pub selection: &'a Selection,
    pub preview: &'a Preview,
    pub results: &'a Results,
    /// Who tells what followed.
    pub tells: &'a dyn Tells,
    pub style: CounterStyle,
    /// What the settings call the keys.
    pub keys: &'a HashMap<Key, String>,
    /// The panel at the side is open, where what is prepared stands line by line.
    pub beside: bool,
    /// Who acts.
    pub acting: Option<Side>,
}

impl<'a> Reading<'a> {
    /// Everything that rules read.
    pub(crate) fn table(&self) -> Table<'a> {
        self.battle.table()
    }
    /// Takes out what stands on the card of a unit, of the events that followed.
    pub(crate) fn take_own(&self, rest: &mut Vec<&'a Event>, unit: CounterId) -> Vec<&'a Event> {
        let own = |event: &mut &Event| self.tells.on_card_of(self.table(), event) == Some(unit);
        rest.extract_if(.., own).collect()
    }
    /// Puts on a sheet what is shown of an event.
    pub(crate) fn show(&self, page: &mut Page, event: &Event) {
        self.tells.show(page, self, event);
    }
    /// What the settings call the key of an action.
    pub(crate) fn key(&self, key: impl Into<Key>) -> &'a str {
        self.keys.get(&key.into()).map_or("", String::as_str)
    }
    /// A side's name.
    pub(crate) fn side_name(&self, side: Side) -> &'a str {
        names::side(&self.table(), side)
    }
    /// The colour of whoever acts.
    pub(crate) fn accent(&self) -> Ink {
        self.acting.map_or(Ink::Focus, Ink::Side)
    }
}

/// An order as a wish.
pub(crate) const fn order(command: Command) -> Wish {
    Wish::Order(command)
}

/// A rule under the pointer.
pub(crate) const fn by_rule(rule: RuleId) -> Tip {
    Tip::Rule(rule)
}

/// A row of small words of which one is chosen, and on in the next line.
pub(crate) fn options(page: &mut Page, all: impl IntoIterator<Item = Pick<Wish>>) {
    page.wrapped(|row| {
        row.apart(4.0, 4.0);
        all.into_iter().for_each(|pick| row.choice(pick.size(panel_kit::theme::SMALL)));
    });
}
