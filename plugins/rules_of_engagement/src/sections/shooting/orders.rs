//! What shooting says of its order.

use super::report::{FireReport, planned};
use super::rules::WHO_FIRES;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::Unit;
use crate::sections::movement;
use crate::sections::ordering::rules::{DECLARES, ORDERS};
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// Whether a unit may fire in its own Shooting phase: once, if its order lets it.
pub(super) fn may_fire(unit: &Unit) -> Result<(), Refusal> {
    if unit.fired {
        return Err(Refusal::new(WHO_FIRES, words::has_fired()));
    }
    if !unit.order_lets_fire() {
        return Err(Refusal::new(ORDERS, words::no_fire()));
    }
    Ok(())
}

/// True of the unit that it has declared to shoot at (ROE-ORD-05), and of one that it has spotted in this phase (ROE-H-22).
pub(crate) fn may_choose(unit: &Unit, at: &Unit) -> bool {
    let at = Some(at.no.0);
    unit.target == at || unit.found == at
}

/// A unit of a side that may fire by its order.
///
/// # Errors
/// Why it may not.
pub(crate) fn firing(seen: &Seen, side: Side, unit: CounterId) -> Result<Unit, Refusal> {
    let own = seen.unit(unit).filter(|unit| unit.side == side && seen.standing(unit).next().is_some());
    let unit = own.ok_or_else(|| Refusal::new(WHO_FIRES, words::no_such_unit()))?;
    may_fire(&unit)?;
    movement::may_fight(seen, &unit)?;
    Ok(unit)
}

/// The enemy unit at which it is to fire.
///
/// # Errors
/// It may not choose it.
pub(crate) fn chosen(seen: &Seen, unit: &Unit, at: CounterId) -> Result<Unit, Refusal> {
    let enemy = seen.unit(at).filter(|at| at.side != unit.side && seen.standing(at).next().is_some());
    let at = enemy.ok_or_else(|| Refusal::new(DECLARES, words::no_such_enemy()))?;
    if may_choose(unit, &at) { Ok(at) } else { Err(Refusal::new(DECLARES, words::not_declared())) }
}

/// Whether a unit of a side may fire at another one by order, and what it comes to (ROE-SHT-10).
pub(super) fn judge(
    seen: &Seen,
    side: Side,
    unit: CounterId,
    at: CounterId,
    throw: &[CounterId],
) -> Result<FireReport, Refusal> {
    let unit = firing(seen, side, unit)?;
    let at = chosen(seen, &unit, at)?;
    planned(seen, &unit, &at, false, throw)
}

impl SectionOrder for of::Shooting<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Fire { .. } => Time::Phase(Phase::Shooting),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Fire { unit, at, throw } => {
                (vec![*unit], if throw.is_empty() { words::fire(*at) } else { words::throw(*at) })
            }
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Fire { .. } => None,
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        match *self {
            Self::Fire { unit, .. } => {
                let men = table.unit(*unit).map_or(1, |unit| table.strength(&unit));
                Aim::Attack { force: men.max(1) }
            }
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Fire { unit, at, throw } => judge(seen, side, *unit, *at, throw).map(Report::Fire),
        }
    }
}
