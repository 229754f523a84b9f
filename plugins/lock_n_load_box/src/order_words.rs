//! Orders of *Lock 'n Load* as they are told where no window names the counters.

use lock_n_load::{Command, Table};
use lock_n_load_opponent::Plan;
use std::borrow::Cow;
use table::{CounterId, Language, Say};

/// An order in words, and who carries it out.
pub(crate) fn order_words(table: &Table, command: &Command) -> String {
    deed_words(table, &command.in_words())
}

/// A plan in words, and who carries out what.
pub(crate) fn plan_words(table: &Table, plan: &Plan) -> String {
    let deeds: Vec<String> = plan.in_words(table).iter().map(|deed| deed_words(table, deed)).collect();
    deeds.join("; ")
}

fn deed_words(table: &Table, (who, deed): &(Vec<CounterId>, Say)) -> String {
    let names = ByIds(table);
    let deed = deed.told_in(&names);
    if who.is_empty() { deed } else { format!("{deed}: {}", names.counters(who)) }
}

/// Single men by their names, all others as their counters are called in the scenario.
struct ByIds<'a>(&'a Table<'a>);
impl Language for ByIds<'_> {
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        let definition = self.0.unit(id).map(|unit| self.0.field.definitions.defined(unit.definition));
        let named = definition.filter(|is| is.is_smc()).map(|is| Cow::Owned(is.name.clone()));
        named.unwrap_or_else(|| Cow::Owned(id.to_string()))
    }
}
