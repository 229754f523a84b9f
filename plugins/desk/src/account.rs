//! What the other side did: an account of each impulse of theirs, in the sentences of the log and by what became of whom.

use crate::{Battle, Log, LogLine, Results, WindowBox};
use table::Side;

pub use crate::change::{Change, Grade};

/// What others did in one impulse, or in one phase.
pub struct Account<'a, W: WindowBox> {
    /// The stretch that it tells of, from 1.
    pub stretch: usize,
    /// Whose impulse; none: of a phase.
    pub side: Option<Side>,
    /// The turn.
    pub turn: u8,
    /// The entry of the journal with which it began.
    pub entry: usize,
    /// What was done, in the sentences of the log.
    pub lines: Vec<&'a LogLine<W>>,
    /// What became of whom.
    pub changes: Vec<Change>,
}

/// The stretches in which others than whoever looks at this screen did something, of those that may be told, oldest first. Two people who
/// both look on, and whoever only looks on, have seen all of it.
pub fn stretches<W: WindowBox>(battle: &Battle<W>, results: &Results<W>, log: &Log<W>) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    if Side::BOTH.iter().any(|side| battle.looks_on(*side)) {
        let told = log.lines.iter().take_while(|line| line.entry < results.told);
        found.extend(told.filter(|line| is_of_others(battle, results, line)).map(|line| line.stretch));
        found.dedup();
    }
    found
}

/// A line that belongs to an account: all that happens in their impulse, and in a phase what they do.
fn is_of_others<W: WindowBox>(battle: &Battle<W>, results: &Results<W>, line: &LogLine<W>) -> bool {
    let of = |side: Option<Side>| side.is_some_and(|side| !battle.looks_on(side));
    let Some(stretch) = line.stretch.checked_sub(1).and_then(|n| results.stretches.get(n)) else { return false };
    !line.heading
        && if stretch.side.is_some() { of(stretch.side) } else { of(line.side) && !W::is_of_sequence(line.topic) }
}

/// The stretch of which is told now, and those that can be stepped through; none where it has been read.
pub fn shown<W: WindowBox>(battle: &Battle<W>, results: &Results<W>, log: &Log<W>) -> Option<(usize, Vec<usize>)> {
    let all = stretches(battle, results, log);
    let newest = all.last().copied().filter(|newest| *newest > results.read);
    let chosen = results.account.filter(|chosen| all.contains(chosen));
    Some((chosen.or(newest)?, all))
}

/// What others did in a stretch.
pub fn account<'a, W: WindowBox>(
    battle: &Battle<W>,
    results: &Results<W>,
    log: &'a Log<W>,
    stretch: usize,
) -> Option<Account<'a, W>> {
    let table = battle.table();
    let this = results.stretches.get(stretch.checked_sub(1)?)?;
    let after = results.stretches.get(stretch);
    let entries = battle.entries();
    let last = after.map_or(entries.len(), |next| next.entry + 1).min(entries.len());
    let events: Vec<_> =
        entries.get(this.entry..last).unwrap_or_default().iter().flat_map(|entry| &entry.events).collect();
    let own = |change: &Change| this.side.is_some() || !battle.looks_on(change.side);
    let changes = match after {
        Some(next) => W::changes(&table, &this.before, &next.before, &events),
        None => W::changes(&table, &this.before, &W::keep(&table), &events),
    };
    let lines = log.lines.iter().filter(|line| line.stretch == stretch && !line.detail);
    Some(Account {
        stretch,
        side: this.side,
        turn: this.turn,
        entry: this.entry,
        lines: lines.filter(|line| is_of_others(battle, results, line)).collect(),
        changes: changes.into_iter().filter(own).collect(),
    })
}
