//! Orders of Rules of Engagement as they are told where no window names units and men.

use rules_of_engagement::{Command, Table};
use std::borrow::Cow;
use table::{CounterId, Language};

/// An order in words, and who carries it out.
pub(crate) fn order_words(table: &Table, command: &Command) -> String {
    let names = ByIds(table);
    let (who, deed) = command.in_words();
    let deed = deed.told_in(&names);
    if who.is_empty() { deed } else { format!("{deed}: {}", names.counters(&who)) }
}

/// Units and men whom one knows by their names behind the numbers of their counters.
struct ByIds<'a>(&'a Table<'a>);
impl Language for ByIds<'_> {
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        let unit = self.0.unit(id).map(|unit| self.0.def(&unit).name.as_str());
        let man = || self.0.figure(id).and_then(|figure| self.0.man(&figure)).map(|man| man.name.as_str());
        Cow::Owned(unit.or_else(man).map_or_else(|| id.to_string(), |name| format!("{id} ({name})")))
    }
}
