//! Who may fire by his order, and at whom (ROE-ORD-05, ROE-H-22).

use super::report::{FireReport, Plan, planned};
use super::rules::WHO_FIRES;
use super::words;
use crate::facts::situation::Seen;
use crate::facts::units::Unit;
use crate::sections::movement;
use crate::sections::ordering::rules::{DECLARES, ORDERS};
use table::{CounterId, Refusal, Side};

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
    plan: Plan,
) -> Result<FireReport, Refusal> {
    let unit = firing(seen, side, unit)?;
    let at = chosen(seen, &unit, at)?;
    planned(seen, &unit, &at, false, plan)
}
