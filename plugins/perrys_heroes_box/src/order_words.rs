//! Orders of Perry's Heroes as they are told where no window names the men.

use perrys_heroes::{Command, Table};
use std::borrow::Cow;
use table::{CounterId, Language};

/// An order in words, and who carries it out.
pub(crate) fn order_words(table: &Table, command: &Command) -> String {
    let names = ByIds(table);
    let (who, deed) = command.in_words();
    let deed = deed.told_in(&names);
    if who.is_empty() { deed } else { format!("{deed}: {}", names.counters(&who)) }
}

/// Men whom one knows by their names behind the numbers of their counters.
struct ByIds<'a>(&'a Table<'a>);
impl Language for ByIds<'_> {
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        let figure = self.0.figure(id);
        let man = figure.as_ref().and_then(|figure| self.0.man(figure));
        Cow::Owned(man.map_or_else(|| id.to_string(), |man| format!("{id} ({})", man.name)))
    }
}
