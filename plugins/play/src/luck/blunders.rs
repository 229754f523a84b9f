//! The decisions that cost a game most, judged again by somebody who thinks.
//!
//! Which decisions were bad is found out by trying: the position before each is thought about as a computer player does, with what was really
//! done among the plans. All of them meet the same dice, and each is judged by what it leads to on the whole, so bad luck makes no blunder
//! and good luck hides none, and a chance that was let pass counts like a wrong step. First everything is looked at by a player who thinks
//! little; what seems to have cost most, by one who thinks more.

use super::stretches::{Stretch, stretches};
use super::telling::{Command, GameOf, PlanOf, RulesOf, Telling};
use super::{Work, fresh};
use crate::players;
use opponent::{Effort, Insight, Judged, Level, ONE, Temper, Thinker};
use serde::Serialize;
use std::cmp::Reverse;
use table::{JournalEntry, Side};

/// So many decisions of a game are judged again, at the most.
const JUDGED: usize = 12;
/// One hundredth of certainty.
const POINT: i32 = ONE / 100;
/// A decision is judged again where at first look it seems to have cost more.
const SEEMS: i32 = 3 * POINT;
/// What is lost must be more than so many errors.
const ERRORS: i32 = 3;
/// Who looks at all decisions, and who judges some again. Their seed is always the same, so that a game is judged the same each time.
const LOOKS: Effort = Effort::LOOK;
const JUDGES: Effort = Effort::ADVICE;
const SEED: u64 = 0xb1_0d3f;

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

/// Judges what a game's decisions have cost; on so many threads, which changes nothing in what is found. Those that were bad stand in the
/// order in which they were made. None: it was told to stop.
///
/// # Errors
/// Nobody judges positions of this game; or its start leads to no decision, which no game that was played does.
pub fn blunders<T: Telling>(game: &GameOf<T>, threads: usize, work: &Work) -> anyhow::Result<Option<Vec<Blunder>>> {
    players::judge::<T::Insight>()?;
    let entries = &game.journal().entries;
    let mut now = fresh::<T>(game)?;
    let all: Vec<Stretch> = stretches::<T>(&mut now, entries);
    let mut looks = Court::<T>::new(LOOKS, threads);
    let seemed = each::<T, _>(&mut now, entries, &all, work, |now, stretch| {
        looks.weigh(now, stretch, entries).map(|weighed| weighed.loss()).filter(|loss| *loss > SEEMS)
    });
    let Some(seemed) = seemed else { return Ok(None) };
    let mut worst: Vec<(i32, Stretch)> =
        all.into_iter().zip(seemed).filter_map(|(stretch, loss)| Some((loss?, stretch))).collect();
    worst.sort_by_key(|(loss, stretch)| (Reverse(*loss), stretch.entries.first().copied()));
    worst.truncate(JUDGED);
    let mut worst: Vec<Stretch> = worst.into_iter().map(|(_, stretch)| stretch).collect();
    worst.sort_by_key(|stretch| stretch.entries.first().copied());
    let mut judges = Court::<T>::new(JUDGES, threads);
    let found = each::<T, _>(&mut now, entries, &worst, work, |now, stretch| judges.judge(now, stretch, entries));
    Ok(found.map(|found| found.into_iter().flatten().collect()))
}

/// Asks something of the position before each stretch. None: it was told to stop.
fn each<T: Telling, A>(
    now: &mut GameOf<T>,
    entries: &[JournalEntry<RulesOf<T>>],
    stretches: &[Stretch],
    work: &Work,
    mut ask: impl FnMut(&GameOf<T>, &Stretch) -> A,
) -> Option<Vec<A>> {
    work.begin(stretches.len());
    now.replay(entries.iter().take(1).cloned().collect());
    let mut laid = 1;
    let mut answers = Vec::new();
    for stretch in stretches {
        if work.is_stopped() {
            return None;
        }
        let first = stretch.entries.first().copied().unwrap_or(laid);
        for entry in &entries[laid..first] {
            now.lay(&entry.events);
        }
        laid = first;
        answers.push(ask(now, stretch));
        work.step();
    }
    Some(answers)
}

/// Somebody who judges decisions of others.
struct Court<T: Telling>(Thinker<T::Insight>);

/// What was done with a decision, and the best of all that could be done.
struct Weighed<T: Telling> {
    done: Judged<PlanOf<T>>,
    best: Judged<PlanOf<T>>,
}

impl<T: Telling> Weighed<T> {
    /// What the decision has cost.
    fn loss(&self) -> i32 {
        self.best.chance - self.done.chance
    }
}

impl<T: Telling> Court<T> {
    fn new(effort: Effort, threads: usize) -> Self {
        Self(Thinker::new(Level::Sergeant, Temper::Even, SEED).with_effort(effort).on_threads(threads))
    }

    /// Weighs a decision by the position before it. None: there is no plan like it, or its chance does not compare with that of the best.
    fn weigh(
        &mut self,
        now: &GameOf<T>,
        stretch: &Stretch,
        entries: &[JournalEntry<RulesOf<T>>],
    ) -> Option<Weighed<T>> {
        let given = |n: &usize| entries.get(*n)?.order.as_ref().map(|order| order.command.clone());
        let orders: Vec<Command<T>> = stretch.entries.iter().filter_map(given).collect();
        let own = T::Insight::done(orders)?;
        let mut ranked = self.0.weigh(&now.view(stretch.side), &own).ranked;
        let at = ranked.iter().position(|judged| judged.plan == own)?;
        let (done, best) = (ranked[at].clone(), ranked.swap_remove(0));
        // Chances of different rounds of thinking do not compare.
        (best.rounds == done.rounds).then_some(Weighed { done, best })
    }

    /// Judges a decision by the position before it.
    fn judge(&mut self, now: &GameOf<T>, stretch: &Stretch, entries: &[JournalEntry<RulesOf<T>>]) -> Option<Blunder> {
        let weighed = self.weigh(now, stretch, entries)?;
        let (loss, Weighed { done, best }) = (weighed.loss(), weighed);
        let grade = Grade::of(loss).filter(|_| loss > ERRORS * done.apart)?;
        let table = now.table();
        let (done_told, opened) = (T::plan(&table, &done.plan), T::plan(&table, &best.plan));
        let next = self.0.after(&now.view(stretch.side), &best.plan, |table, next| T::plan(table, next));
        let better = next.map_or(opened.clone(), |next| format!("{opened}; {next}"));
        // What words do not tell apart helps nobody: the same men with other weapons, say.
        if better == done_told {
            return None;
        }
        Some(Blunder {
            entry: stretch.entries.first().copied()?,
            turn: T::turn(&table),
            side: stretch.side,
            done: done_told,
            better,
            chance: done.chance,
            loss,
            error: done.apart,
            grade,
        })
    }
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
