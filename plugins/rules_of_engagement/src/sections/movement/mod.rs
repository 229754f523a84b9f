//! Moves on foot and on motorcycles (ROE-MOV, ROE-GEN-10): what the ways of a unit come to before they are gone, and how a unit sets
//! out on them. What cuts them short stands in `reaction`.
//!
//! A unit moves once in a turn, as one: an order holds a way for each figure that moves. How far says its order; ground takes 5 cm of it
//! once, of each figure whose own way touches it. Its guide must go the whole Move under Run and Fall Back, and at the end it is in cohesion.

mod cohesion;
mod ground;
mod march;
mod offered;
mod orders;
mod pace;
pub mod rules;
mod walk;
pub(crate) mod words;

pub use cohesion::{coherent, may_fight};
pub use ground::Crossed;
pub(crate) use ground::{crossed, is_shut, on_roads, touches};
pub use march::away::{fall_back_ways, run_ways};
pub use march::formation::{formation, formation_for};
pub(crate) use offered::offers;
pub use pace::{Pace, allowance};
pub(crate) use walk::{Walk, sets_out};

use crate::facts::command::WayOf;
use crate::facts::event::Event;
use crate::facts::frames::{Path, Why};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Order, Use};
use crate::sections::close_quarters::rules::ROUND;
use crate::sections::discipline::rules::{DEMORALISED_STAYS, FALL_BACK_HIDES, FALL_BACK_LENGTH, LADDER};
use crate::sections::ordering::rules::{ORDERS, RUN_LEAST};
use crate::sections::{hiding, sight};
use march::March;
use measured_table::Point;
use rules::FOOT_MOVE;
use table::{CounterId, Line, Refusal, Side};
use walk::carried_out;

/// What the way of a figure comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct WayReport {
    /// Who.
    pub who: CounterId,
    /// The ends of its legs, the start first.
    pub points: Vec<Point>,
    /// How long it is, in tenths, each leg rounded up.
    pub length: i32,
    /// The ground worse than open that it touches.
    pub crossed: Vec<Crossed>,
    /// The Move is doubled on it (ROE-MOV-12).
    pub doubled: bool,
    /// What it may measure is made of, in tenths.
    pub lines: Vec<Line>,
    /// How far it may lead, in tenths.
    pub most: i32,
}

/// What the move of a unit comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    /// Which unit.
    pub unit: CounterId,
    /// Why.
    pub why: Why,
    /// Who leads it (ROE-R-47).
    pub guide: CounterId,
    /// How far he must go, in tenths.
    pub least: i32,
    /// The ways of those who move; none: the unit stays and hides.
    pub ways: Vec<WayReport>,
}

impl MoveReport {
    /// The unit sets out, or it stays and hides.
    pub(crate) fn carry_out(self, table: &Table) -> Vec<Event> {
        carried_out(table, &self)
    }
    /// The ways alone.
    pub(crate) fn paths(&self) -> Vec<Path> {
        self.ways.iter().map(|way| Path { who: way.who, points: way.points.clone() }).collect()
    }
}

/// A unit of a side that may still move by its order.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_move(table: &Table, side: Side, unit: CounterId) -> Result<Unit, Refusal> {
    let own = table.unit(unit).filter(|one| one.side == side && table.standing(one).next().is_some());
    let unit = own.ok_or_else(|| Refusal::new(FOOT_MOVE, words::not_yours(unit)))?;
    if unit.gone {
        return Err(Refusal::new(ORDERS, words::has_moved(unit.id)));
    }
    if unit.idle {
        return Err(Refusal::new(LADDER, words::does_nothing(unit.id)));
    }
    if unit.discipline == Discipline::Demoralised {
        return Err(Refusal::new(DEMORALISED_STAYS, words::demoralised(unit.id)));
    }
    // Reading: who is locked in a fight that goes on stays in it.
    if unit.locked.is_some() {
        return Err(Refusal::new(ROUND, words::in_a_fight(unit.id)));
    }
    Pace::of(table, &unit, Why::Order)?;
    Ok(unit)
}

/// What an ordered move comes to. Without ways the unit stays where it is and hides: with Fall Back, where no enemy sees it (ROE-DIS-23), or
/// with Sneak and Hide.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, unit: CounterId, ways: &[WayOf]) -> Result<MoveReport, Refusal> {
    let unit = may_move(seen, side, unit)?;
    if ways.is_empty() { stays(seen, &unit) } else { judge_move(seen, &unit, ways, Why::Order) }
}

/// What it comes to that a unit stays and hides.
fn stays(table: &Table, unit: &Unit) -> Result<MoveReport, Refusal> {
    if unit.has(Order::FallBack) {
        if sight::is_seen(table, unit) {
            return Err(Refusal::new(FALL_BACK_HIDES, words::seen_by_enemy(unit.id)));
        }
    } else if !(unit.has(Order::Sneak) && unit.purpose == Use::Hide) {
        return Err(Refusal::new(ORDERS, words::nobody_named(unit.id)));
    }
    if !unit.is_hidden() {
        hiding::may_hide(table, unit)?;
    }
    let (unit, guide) = (unit.id, unit.id);
    Ok(MoveReport { unit, why: Why::Order, guide, least: 0, ways: Vec::new() })
}

/// What ways of a unit come to, whatever may keep it from moving at all.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge_move(table: &Table, unit: &Unit, ways: &[WayOf], why: Why) -> Result<MoveReport, Refusal> {
    March::new(table, unit, Pace::of(table, unit, why)?).goes(ways)
}

/// The same, as a unit sets out by it: the ways alone.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge_ways(table: &Table, unit: &Unit, ways: &[WayOf], why: Why) -> Result<Vec<Path>, Refusal> {
    judge_move(table, unit, ways, why).map(|report| report.paths())
}

/// Whether the Movement phase may end: who has Run or Fall Back has moved, or cannot (ROE-ORD-03, ROE-DIS-19).
///
/// # Errors
/// Somebody must move first.
pub(crate) fn all_gone(seen: &Seen, side: Side) -> Result<(), Refusal> {
    for unit in seen.side(side) {
        let (runs, falls_back) = (unit.has(Order::Run), unit.has(Order::FallBack));
        if !(runs || falls_back) || may_move(seen, side, unit.id).is_err() {
            continue;
        }
        if runs && run_ways(seen, &unit).is_some() {
            return Err(Refusal::new(RUN_LEAST, words::must_run(unit.id)));
        }
        if falls_back && (stays(seen, &unit).is_ok() || fall_back_ways(seen, &unit).is_some()) {
            return Err(Refusal::new(FALL_BACK_LENGTH, words::must_fall_back(unit.id)));
        }
    }
    Ok(())
}

#[cfg(test)]
#[path = "away_test.rs"]
mod away_test;
#[cfg(test)]
#[path = "bench_test.rs"]
mod bench;
#[cfg(test)]
#[path = "cohesion_test.rs"]
mod cohesion_test;
#[cfg(test)]
#[path = "movement_test.rs"]
mod tests;
