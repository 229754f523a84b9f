//! What became of those whom a result is about, and of those of whom an account tells ([`desk::account`]).

mod change;
pub(crate) mod words;

pub(crate) use change::changes;

use crate::battle::{Battle, ResultCard, Results};
use crate::model::Log;
use crate::{slices, telling};
use desk::account::Change;
use lock_n_load::Table;

/// What became of whom in a result.
pub(crate) fn of_result(table: &Table, card: &ResultCard) -> Vec<Change> {
    changes(table, card.before.rows(), card.after.rows(), &card.events)
}

/// Nobody was harmed by a result, and nothing that was rolled in it is still to be carried out.
pub(crate) fn is_harmless(battle: &Battle, results: &Results, card: &ResultCard) -> bool {
    let table = battle.table();
    let fells = card.events.first().is_some_and(|event| telling::place(table, event).fells);
    let goes_on = table.flow.question.as_ref().is_some_and(|question| slices::leads_to(results, question));
    !fells && !goes_on && of_result(&table, card).is_empty()
}

/// What came of the last thing that was done, in one sentence: of a roll who it was about and what became of them, else the log's
/// sentence. None before anything has happened.
pub(crate) fn last_outcome(battle: &Battle, results: &Results, log: &Log) -> Option<String> {
    let table = battle.table();
    let told = log.lines.iter().take_while(|line| line.entry < results.told);
    let line = told.filter(|line| !line.heading && !line.detail).last()?;
    let card = results.all[..results.count()].last().filter(|card| card.entry >= line.entry);
    let title = card.and_then(|card| title(&table, card));
    let (Some(card), Some(title)) = (card, title) else { return Some(line.text.clone()) };
    let became = of_result(&table, card);
    let became: Vec<String> = became.iter().map(Change::in_words).collect();
    // What came of it stands first: what follows may be cut off.
    let told = match became.is_empty() {
        true if is_harmless(battle, results, card) => words::title_harmless(title, words::nobody_harmed()),
        true => words::title_alone(title),
        false => words::changes_and_title(became.join("; "), title),
    };
    Some(told.said())
}

/// Who does what to whom in a result, by the names that they had before it.
pub(crate) fn title(table: &Table, card: &ResultCard) -> Option<String> {
    let names = crate::counters::names::Names::of(table, card.before.rows());
    card.events.first().and_then(|event| telling::title(*table, &names, event))
}

#[cfg(test)]
#[path = "account_test.rs"]
mod tests;
