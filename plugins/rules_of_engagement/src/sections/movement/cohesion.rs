//! Cohesion: the men of a unit stand in one chain (ROE-GEN-10, ROE-R-46).
//!
//! Reading: the chain is of men; a gun on its carriage is none of its figures. An observer may be farther from his crew (ROE-WPN-09), and
//! so he is none of it either.

use super::rules::{COHESION, ONE_CHAIN, OUT_OF_COHESION};
use super::words;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Order, Role};
use crate::sections::discipline::rules::FALL_BACK_NOTHING_ELSE;
use measured_table::Disc;
use measured_table::shapes::gap;
use measured_table::terrain::Centimetres;
use measured_table::ways::{alone, chains};
use table::{CounterId, Refusal};

/// True if a unit is in cohesion: no gap between its men is wider than 5 cm, and they are one chain (ROE-R-46).
pub fn coherent(table: &Table, unit: &Unit) -> bool {
    let men: Vec<Disc> = men(table, table.standing(unit)).map(|(_, base)| base).collect();
    is_one_chain(&men, table.field.charts.moves.cohesion.0)
}

/// What keeps a unit from firing and charging by how it stands and moves: it is out of cohesion (ROE-H-08), or it falls back (ROE-DIS-22).
///
/// # Errors
/// The rule that forbids it.
pub fn may_fight(table: &Table, unit: &Unit) -> Result<(), Refusal> {
    if unit.has(Order::FallBack) {
        return Err(Refusal::new(FALL_BACK_NOTHING_ELSE, words::falls_back(unit.id)));
    }
    if !coherent(table, unit) {
        let most = table.field.charts.moves.cohesion;
        return Err(Refusal::new(OUT_OF_COHESION, words::out_of_cohesion(unit.id, most)));
    }
    Ok(())
}

/// True of a man of the chain.
pub(super) fn counts(table: &Table, figure: &Figure) -> bool {
    table.man(figure).is_some_and(|man| man.role != Role::Observer)
}

/// Those of some figures that count: men who stand, with their bases.
pub(super) fn men<'t>(
    table: &'t Table,
    figures: impl Iterator<Item = Figure> + 't,
) -> impl Iterator<Item = (CounterId, Disc)> + 't {
    figures.filter(|figure| counts(table, figure)).filter_map(|figure| Some((figure.id, table.base(&figure)?)))
}

fn is_one_chain(bases: &[Disc], limit: i32) -> bool {
    chains(bases, limit).iter().all(|chain| *chain == 0)
}

/// Whether a unit may end a move so: in cohesion; or, if it was out of it before, with its widest gap less wide.
///
/// Reading: who cannot restore cohesion in one move comes nearer together, and goes on with that in his next (ROE-H-08).
///
/// # Errors
/// The rule that forbids it.
pub(super) fn holds(limit: Centimetres, before: &[Disc], after: &[(CounterId, Disc)]) -> Result<(), Refusal> {
    let bases: Vec<Disc> = after.iter().map(|(_, base)| *base).collect();
    if is_one_chain(&bases, limit.0) {
        return Ok(());
    }
    if !is_one_chain(before, limit.0) {
        let nearer = widest(&bases) < widest(before);
        return if nearer { Ok(()) } else { Err(Refusal::new(OUT_OF_COHESION, words::restore_first(limit))) };
    }
    Err(match alone(&bases, limit.0).first() {
        Some(no) => Refusal::new(COHESION, words::alone(after[*no].0, limit)),
        None => Refusal::new(ONE_CHAIN, words::two_groups(limit)),
    })
}

/// The widest gap that keeps bases from being one chain of narrower ones, by its rank: each in turn joins those nearest to it.
fn widest(bases: &[Disc]) -> i64 {
    let Some((first, rest)) = bases.split_first() else { return 0 };
    let mut left: Vec<(i64, Disc)> = rest.iter().map(|base| (gap(first, base).rank(), *base)).collect();
    let mut widest = 0;
    while let Some(next) = (0..left.len()).min_by_key(|n| left[*n].0) {
        let (rank, joined) = left.swap_remove(next);
        widest = widest.max(rank);
        for (far, base) in &mut left {
            *far = (*far).min(gap(&joined, base).rank());
        }
    }
    widest
}
