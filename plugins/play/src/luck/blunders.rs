//! The decisions that cost a game most, judged again by somebody who thinks.
//!
//! By the reckoning of the ledger a decision seems bad where the position is worth less after it. Whether it was is found out by trying: the
//! position before it is thought about as a computer player does, with what was really done among the plans. All of them meet the same dice,
//! and each is judged by what it leads to on the whole, so bad luck makes no blunder and good luck hides none.

use super::stretches::{Stretch, stretches};
use super::telling::{Command, GameOf, Telling};
use super::{Ledger, Work, fresh};
use opponent::{Insight, Level, ONE, Temper, Thinker, Verdict};
use serde::Serialize;
use table::{JournalEntry, Side};

/// So many decisions of a game are judged again, at the most.
const JUDGED: usize = 12;
/// One hundredth of certainty.
const POINT: i32 = ONE / 100;
/// A decision is judged again where it seems to have cost more.
const SEEMS: i32 = 3 * POINT;
/// What is lost must be more than so many errors.
const ERRORS: i32 = 3;
/// Who judges, by his level; his seed is always the same, so that a game is judged the same each time.
const JUDGE: (Level, u64) = (Level::Sergeant, 0xb1_0d3f);

/// How much a bad decision has cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// More than 5 points to win.
    Slip,
    /// More than 10.
    Mistake,
    /// More than 15.
    Blunder,
}

impl Grade {
    /// The grade of a loss, in parts of [`ONE`]; none: it is too little.
    pub const fn of(loss: i32) -> Option<Self> {
        match loss / POINT {
            ..5 => None,
            5..10 => Some(Grade::Slip),
            10..15 => Some(Grade::Mistake),
            15.. => Some(Grade::Blunder),
        }
    }
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// A decision that was worse than another would have been. Chances are those of the side that decided, in parts of [`ONE`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Blunder {
    /// Its first order: which entry of the journal. Before it the side could still have decided otherwise.
    pub entry: usize,
    /// The turn.
    pub turn: u8,
    /// Who decided.
    pub side: Side,
    /// What was done, in words.
    pub done: String,
    /// What would have been better, in words.
    pub better: String,
    /// The chance to win with what was done.
    pub chance: i32,
    /// What was lost: the chance with what would have been better is so much more.
    pub loss: i32,
    /// The standard error of that.
    pub error: i32,
    /// How bad it was.
    pub grade: Grade,
}

/// Judges again what seems to have cost a game most; on so many threads, which changes nothing in what is found. The decisions stand in
/// the order in which they were made. None: it was told to stop.
///
/// # Errors
/// The game's start leads to no decision, which no game that was played does.
pub fn blunders<T: Telling>(
    game: &GameOf<T>,
    ledger: &Ledger,
    threads: usize,
    work: &Work,
) -> anyhow::Result<Option<Vec<Blunder>>> {
    let entries = &game.journal().entries;
    let mut now = fresh::<T>(game)?;
    let mut judged: Vec<Stretch> = stretches::<T>(&mut now, entries);
    judged.retain(|stretch| stretch.loss(&ledger.orders) > SEEMS);
    judged.sort_by_key(|stretch| (std::cmp::Reverse(stretch.loss(&ledger.orders)), stretch.entries.first().copied()));
    judged.truncate(JUDGED);
    judged.sort_by_key(|stretch| stretch.entries.first().copied());
    work.begin(judged.len());
    now.replay(entries.iter().take(1).cloned().collect());
    let mut laid = 1;
    let mut found = Vec::new();
    for stretch in judged {
        if work.is_stopped() {
            return Ok(None);
        }
        let Some(first) = stretch.entries.first().copied() else { continue };
        for entry in &entries[laid..first] {
            now.lay(&entry.events);
        }
        laid = first;
        found.extend(judge::<T>(&now, &stretch, entries, threads));
        work.step();
    }
    Ok(Some(found))
}

/// Judges a decision by the position before it.
fn judge<T: Telling>(
    now: &GameOf<T>,
    stretch: &Stretch,
    entries: &[JournalEntry<super::telling::RulesOf<T>>],
    threads: usize,
) -> Option<Blunder> {
    let given = |n: &usize| entries.get(*n)?.order.as_ref().map(|order| order.command.clone());
    let orders: Vec<Command<T>> = stretch.entries.iter().filter_map(given).collect();
    let own = T::Insight::done(orders)?;
    let (level, seed) = JUDGE;
    let mut judge = Thinker::<T::Insight>::new(level, Temper::Even, seed).on_threads(threads);
    let verdict: Verdict<_> = judge.weigh(&now.view(stretch.side), &own);
    let best = verdict.ranked.first()?;
    let done = verdict.ranked.iter().find(|judged| judged.plan == own)?;
    let loss = best.chance - done.chance;
    let error = (i64::from(best.error).pow(2) + i64::from(done.error).pow(2)).isqrt() as i32;
    // Chances of different rounds of thinking do not compare.
    if best.rounds != done.rounds || loss <= ERRORS * error {
        return None;
    }
    let table = now.table();
    Some(Blunder {
        entry: stretch.entries.first().copied()?,
        turn: T::turn(&table),
        side: stretch.side,
        done: T::plan(&table, &own),
        better: T::plan(&table, &best.plan),
        chance: done.chance,
        loss,
        error,
        grade: Grade::of(loss)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_begin_above_five_ten_and_fifteen_points() {
        let at = |points: i32| Grade::of(points * POINT);
        assert_eq!([at(-20), at(4), at(5), at(9)], [None, None, Some(Grade::Slip), Some(Grade::Slip)]);
        assert_eq!([at(10), at(15), at(90)], [Some(Grade::Mistake), Some(Grade::Blunder), Some(Grade::Blunder)]);
    }
}
