//! An event as players are told of it: a sentence of the log, what the map plays, its place among the results, what their panel shows.
//!
//! One function of the section that owns the event says all of it; `slices::tell` knows which. Who listens gets what he asked for, the
//! rest is not worked out.

use crate::battle::{LogLine, Telling};
use crate::counters::names::{self, Names};
use crate::model::Topic;
use crate::seams::stage::Stage;
use crate::sheets::{Page, Reading};
use crate::wording::verbs::Verb;
pub(crate) use desk::{Begins, Role};
use lock_n_load::{Event, Table};
use table::{CounterId, Named, Say, Side};

/// Who listens.
pub(crate) enum Ear<'a, 'w> {
    /// Nobody: only the place among lines and results is wanted.
    Nobody,
    /// The log.
    Log(&'a Names, &'a mut Option<LogLine>),
    /// The title of a result.
    Title(&'a Names, &'a mut Option<String>),
    /// The map.
    Map(&'a mut Stage<'w>),
    /// The sheet of its result.
    Sheet(&'a mut Page, &'a Reading<'w>, &'a mut Vec<&'w Event>),
}

/// An event while it is told.
pub(crate) struct Tale<'a, 'w> {
    table: Table<'w>,
    telling: Telling,
    ear: Ear<'a, 'w>,
}

impl<'a, 'w> Tale<'a, 'w> {
    /// An event of an order is to be told to somebody.
    pub(crate) fn to(table: Table<'w>, ear: Ear<'a, 'w>) -> Self {
        Self { table, telling: Telling::default(), ear }
    }
    /// Its place among lines and results, once it has been told.
    pub(crate) fn told(self) -> Telling {
        self.telling
    }
    /// Everything that rules read, after the order from which the event came.
    pub(crate) fn table(&self) -> Table<'w> {
        self.table
    }
    /// What its line is about.
    pub(crate) fn about(&mut self, topic: Topic) {
        self.telling.topic = Some(topic);
    }
    /// Its place among the results.
    pub(crate) fn is(&mut self, role: Role) {
        self.telling.role = role;
    }
    /// The turn that is counted from it on.
    pub(crate) fn turn_is(&mut self, turn: u8) {
        self.telling.turn = Some(turn);
    }
    /// A phase or an impulse begins with it, and another row of results.
    pub(crate) fn begins(&mut self, begins: Begins) {
        self.telling.role = Role::NewPart;
        self.telling.begins = Some(begins);
    }
    /// Somebody falls by it, later than its result may end.
    pub(crate) fn fells_if(&mut self, fells: bool) {
        self.telling.fells = fells;
    }
    /// It stands on the card of this unit, which was fired at.
    pub(crate) fn on_card_of(&mut self, unit: CounterId) {
        self.telling.on_card_of = Some(unit);
    }
    /// Its sentence in the log.
    pub(crate) fn says(&mut self, say: impl FnOnce(&Speaker<'_, 'w>) -> LogLine) {
        if let Ear::Log(names, line) = &mut self.ear {
            **line = Some(say(&Speaker { table: self.table, names }));
        }
    }
    /// Who does what to whom, before the dice: the title of its result.
    pub(crate) fn is_called(&mut self, title: impl FnOnce(&Speaker<'_, 'w>) -> Say) {
        if let Ear::Title(names, text) = &mut self.ear {
            let speaker = Speaker { table: self.table, names };
            **text = Some(speaker.sentence(&title(&speaker)));
        }
    }
    /// What is played on the map, and announced over it.
    pub(crate) fn plays(&mut self, play: impl FnOnce(&mut Stage<'w>)) {
        if let Ear::Map(stage) = &mut self.ear {
            play(stage);
        }
    }
    /// What stands of it on the sheet of results; `rest` are the events that followed, without those that are shown with it.
    pub(crate) fn shows(&mut self, show: impl FnOnce(&mut Page, &Reading<'w>, &mut Vec<&'w Event>)) {
        if let Ear::Sheet(page, reading, rest) = &mut self.ear {
            show(page, reading, rest);
        }
    }
}

/// What sentences are made of: names and places as they were at the moment.
pub(crate) struct Speaker<'a, 'w> {
    pub(crate) table: Table<'w>,
    pub(crate) names: &'a Names,
}

impl<'w> Speaker<'_, 'w> {
    /// A sentence of these words.
    pub(crate) fn sentence(&self, text: &Say) -> String {
        names::sentence(&text.told_in(&Named(|id| self.counter(id))))
    }
    fn counter(&self, id: CounterId) -> String {
        let is_weapon = self.table.weapon(id).is_some();
        if is_weapon { names::weapon(&self.table, id) } else { self.names.unit(&self.table, id) }
    }
    /// A side's name.
    pub(crate) fn side(&self, side: Side) -> &'w str {
        names::side(&self.table, side)
    }
    /// What a side does, in the number of its name.
    pub(crate) fn does(&self, side: Side, verb: Verb) -> Say {
        verb.of(&self.table, side)
    }
    /// A line of these words and no more.
    pub(crate) fn plain(&self, text: Say) -> LogLine {
        LogLine { text: self.sentence(&text), ..LogLine::default() }
    }
    /// A line about a unit: whose it is and where it stood.
    pub(crate) fn of(&self, id: CounterId, text: Say) -> LogLine {
        let side = self.table.unit(id).map(|unit| unit.side);
        self.plain(text).by(side).at(self.names.place(&self.table, id))
    }
    /// A line about a side.
    pub(crate) fn by(&self, side: Side, text: Say) -> LogLine {
        self.plain(text).by(Some(side))
    }
}
