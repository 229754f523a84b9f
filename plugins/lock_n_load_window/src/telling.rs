//! Events told one by one, each by the section that owns it ([`slices::tell`]), to whoever asks: the log, the map, a panel.

use crate::battle::{LogLine, Telling};
use crate::counters::names::Names;
use crate::seams::stage::Stage;
use crate::seams::tale::{Ear, Tale};
use crate::sheets::{Page, Reading, Tells};
use crate::slices;
use lock_n_load::{Event, Table};
use table::CounterId;

/// All sections together.
pub(crate) struct Sections;

impl Tells for Sections {
    fn on_card_of(&self, table: Table, event: &Event) -> Option<CounterId> {
        place(table, event).on_card_of
    }
    fn show<'w>(&self, page: &mut Page, reading: &Reading<'w>, event: &Event) {
        show(page, reading, event, &mut Vec::new());
    }
}

fn tell<'w>(table: Table<'w>, event: &Event, ear: Ear<'_, 'w>) -> Telling {
    let mut tale = Tale::to(table, ear);
    slices::tell(&mut tale, event);
    tale.told()
}

/// The place of an event among lines and results.
pub(crate) fn place(table: Table, event: &Event) -> Telling {
    tell(table, event, Ear::Nobody)
}

/// The sentence of an event, and its place; no sentence where it only changes the table and another one has told it.
pub(crate) fn line(table: Table, names: &Names, event: &Event) -> (Telling, Option<LogLine>) {
    let mut line = None;
    let telling = tell(table, event, Ear::Log(names, &mut line));
    (telling, line)
}

/// Who does what to whom, by the names of that moment; none where an event has no title of its own.
pub(crate) fn title(table: Table, names: &Names, event: &Event) -> Option<String> {
    let mut title = None;
    tell(table, event, Ear::Title(names, &mut title));
    title
}

/// Puts on the stage what an event looks like.
pub(crate) fn play(stage: &mut Stage, event: &Event) {
    tell(stage.table(), event, Ear::Map(stage));
}

/// Puts on the sheet of results what is shown of an event.
pub(crate) fn show<'w>(page: &mut Page, reading: &Reading<'w>, event: &Event, rest: &mut Vec<&'w Event>) {
    tell(reading.table(), event, Ear::Sheet(page, reading, rest));
}
