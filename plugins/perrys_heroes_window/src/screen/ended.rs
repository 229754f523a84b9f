//! How a battle has ended: who has won by how much, and what counted.

use crate::battle::Battle;
use crate::lines::degree;
use crate::told;
use panel_kit::screen::Ended;
use perrys_heroes::sections::tasks::{self, Achieved, Held};
use perrys_heroes::values::{Health, Left, Task};
use perrys_heroes::{Figure, Table};
use table::{Say, Side};

/// How it has ended; none: it goes on.
pub fn ended(battle: &Battle) -> Option<Ended> {
    let table = battle.table();
    let outcome = table.flow.outcome?;
    let [first, second] = outcome.scores.map(i64::from);
    let reason = match outcome.winner {
        Some(Side::First) => told::words::by_score(first, second, degree(&outcome, Side::First)),
        Some(Side::Second) => told::words::by_score(second, first, degree(&outcome, Side::Second)),
        None => told::words::level_scores(first),
    };
    let mut rows = vec![(told::words::score(), [first, second])];
    rows.extend(counted(&tasks::standing(&table).sides));
    rows.extend(losses(&table));
    Some(Ended { winner: outcome.winner, reason, rows })
}

/// What counts for an order.
fn counts_for(side: &Achieved) -> Vec<(Counts, i64)> {
    let held = |how: Held| side.objectives.iter().filter(|held| **held == how).count() as i64;
    match side.task {
        Task::Withdraw | Task::Dash => vec![(Counts::Left, side.counted.into())],
        Task::Advance => vec![(Counts::Forward, side.counted.into())],
        Task::Hold => vec![(Counts::Held, held(Held::Held))],
        Task::CounterAttack => vec![(Counts::Held, held(Held::Held)), (Counts::Contested, held(Held::Contested))],
        Task::Meet => Vec::new(),
    }
}

/// What may count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counts {
    Left,
    Forward,
    Held,
    Contested,
}

impl Counts {
    const ALL: [Self; 4] = [Self::Left, Self::Forward, Self::Held, Self::Contested];
    fn said(self) -> Say {
        match self {
            Self::Left => told::words::left_by_edge(),
            Self::Forward => told::words::in_enemy_half(),
            Self::Held => told::words::objectives_held(),
            Self::Contested => told::words::objectives_contested(),
        }
    }
}

/// A row for each thing that counts for the order of either side.
fn counted(sides: &[Achieved; 2]) -> Vec<(Say, [i64; 2])> {
    let counts = sides.each_ref().map(counts_for);
    let of = |side: usize, what: Counts| counts[side].iter().find(|(one, _)| *one == what).map(|(_, count)| *count);
    let both = |what: Counts| [of(0, what), of(1, what)];
    let rows = Counts::ALL.into_iter().filter(|what| both(*what).iter().any(Option::is_some));
    let mut rows: Vec<_> = rows.map(|what| (what.said(), both(what).map(Option::unwrap_or_default))).collect();
    rows.push((told::words::points_lost(), [0, 1].map(|side: usize| sides[side].lost.into())));
    rows
}

/// Who is left and who is not.
fn losses(table: &Table) -> Vec<(Say, [i64; 2])> {
    let lost = |figure: &Figure| figure.health == Health::Dead || figure.left == Left::Fled;
    let many = |side: Side, is_lost: bool| table.side(side).filter(|one| lost(one) == is_lost).count() as i64;
    let driven = |side: Side, is_lost: bool| {
        let gone = |one: &Figure| lost(one) || one.abandoned;
        table.vehicles(side).filter(|one| gone(one) == is_lost).count() as i64
    };
    let mut rows = vec![
        (told::words::men_left(), Side::BOTH.map(|side| many(side, false))),
        (told::words::men_lost(), Side::BOTH.map(|side| many(side, true))),
    ];
    if Side::BOTH.into_iter().any(|side| table.vehicles(side).next().is_some()) {
        rows.push((told::words::vehicles_left(), Side::BOTH.map(|side| driven(side, false))));
        rows.push((told::words::vehicles_lost(), Side::BOTH.map(|side| driven(side, true))));
    }
    rows
}
