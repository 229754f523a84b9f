//! What the other side did: an account of each impulse of a computer player, in the sentences of the log and by what became of whom; and
//! what became of those whom a result is about.

mod change;
pub(crate) mod words;

pub(crate) use change::{Change, Grade, changes};

use crate::battle::{Battle, ResultCard, Results};
use crate::model::{Log, LogLine, Topic};
use crate::seams::asked;
use lock_n_load::Table;
use table::Side;

/// What others did in one impulse, or in one phase.
pub(crate) struct Account<'a> {
    /// The stretch that it tells of, from 1.
    pub(crate) stretch: usize,
    /// Whose impulse; none: of a phase.
    pub(crate) side: Option<Side>,
    /// The turn.
    pub(crate) turn: u8,
    /// The entry of the journal with which it began.
    pub(crate) entry: usize,
    /// What was done, in the sentences of the log.
    pub(crate) lines: Vec<&'a LogLine>,
    /// What became of whom.
    pub(crate) changes: Vec<Change>,
}

/// The stretches in which others than the person at this screen did something, of those that may be told, oldest first. Two people, and
/// whoever only looks on, have seen all of it.
pub(crate) fn stretches(battle: &Battle, results: &Results, log: &Log) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    if Side::BOTH.iter().any(|side| battle.looks_on(*side)) {
        let told = log.lines.iter().take_while(|line| line.entry < results.told);
        found.extend(told.filter(|line| is_of_others(battle, results, line)).map(|line| line.stretch));
        found.dedup();
    }
    found
}

/// A line that belongs to an account: all that happens in their impulse, and in a phase what they do.
fn is_of_others(battle: &Battle, results: &Results, line: &LogLine) -> bool {
    let of = |side: Option<Side>| side.is_some_and(|side| !battle.looks_on(side));
    let Some(stretch) = line.stretch.checked_sub(1).and_then(|n| results.stretches.get(n)) else { return false };
    !line.heading && if stretch.side.is_some() { of(stretch.side) } else { of(line.side) && line.topic != Topic::Turn }
}

/// The stretch of which is told now, and its place among those that can be stepped through; none where it has been read.
pub(crate) fn shown(battle: &Battle, results: &Results, log: &Log) -> Option<(usize, Vec<usize>)> {
    let all = stretches(battle, results, log);
    let newest = all.last().copied().filter(|newest| *newest > results.read);
    let chosen = results.account.filter(|chosen| all.contains(chosen));
    Some((chosen.or(newest)?, all))
}

/// What others did in a stretch.
pub(crate) fn account<'a>(battle: &Battle, results: &Results, log: &'a Log, stretch: usize) -> Option<Account<'a>> {
    let table = battle.table();
    let this = results.stretches.get(stretch.checked_sub(1)?)?;
    let after = results.stretches.get(stretch);
    let entries = battle.entries();
    let last = after.map_or(entries.len(), |next| next.entry + 1).min(entries.len());
    let events = entries.get(this.entry..last).unwrap_or_default().iter().flat_map(|entry| &entry.events);
    let own = |change: &Change| this.side.is_some() || !battle.looks_on(change.side);
    let now = after.map_or(table.units, |next| next.before.rows());
    let lines = log.lines.iter().filter(|line| line.stretch == stretch && !line.detail);
    Some(Account {
        stretch,
        side: this.side,
        turn: this.turn,
        entry: this.entry,
        lines: lines.filter(|line| is_of_others(battle, results, line)).collect(),
        changes: changes(&table, this.before.rows(), now, events).into_iter().filter(own).collect(),
    })
}

/// What became of whom in a result.
pub(crate) fn of_result(table: &Table, card: &ResultCard) -> Vec<Change> {
    changes(table, card.before.rows(), card.after.rows(), &card.events)
}

/// Nobody was harmed by a result, and nothing that was rolled in it is still to be carried out.
pub(crate) fn is_harmless(battle: &Battle, results: &Results, card: &ResultCard) -> bool {
    let table = battle.table();
    let fells = card.events.first().is_some_and(|event| crate::seams::tale::telling(table, event).fells);
    let goes_on = table.flow.question.as_ref().is_some_and(|question| asked::leads_to(results, question));
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
    card.events.first().and_then(|event| crate::seams::tale::title(*table, &names, event))
}

#[cfg(test)]
#[path = "account_test.rs"]
mod tests;
