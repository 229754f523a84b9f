//! SS Dedication (13.81): an attempt where nobody enables one, or the repeat of a failed roll.

use crate::facts::event::{Event, MoraleRoll};
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::rally::rules::{DEDICATION, ELIGIBLE_HEX, ONE_RALLY, RALLY_PARTS};
use crate::sections::rally::{RallyAttempt, RallyReport, arithmetic, own, right, words};
use table::{CounterId, DiceCup, Refusal, Side};

pub(super) fn has_dedication(table: &Table, unit: UnitNow) -> bool {
    unit.may(Trait::Dedication) && table.plays(DEDICATION)
}

/// What SS Dedication needs for this unit: an extra attempt where nobody enables one, or the repeat of a failed roll.
///
/// # Errors
/// The refusal, if it cannot be used so.
pub fn dedication_report(table: &Table, unit: CounterId, by: Option<CounterId>) -> Result<RallyReport, Refusal> {
    let unit = table.unit(unit).ok_or_else(|| Refusal::new(DEDICATION, words::no_unit(unit)))?;
    if dedication_used(table) {
        return Err(Refusal::new(DEDICATION, words::dedication_used()));
    }
    if !has_dedication(table, unit) || unit.good_order() || table.whereabouts(unit).is_none() {
        return Err(Refusal::new(DEDICATION, words::not_shaken_ss(unit.id)));
    }
    if unit.has(Marker::RallyFailed) {
        // Reading: the roll was lawful when it failed, so it may be repeated even if its enabler is gone; he does not help then.
        let right = match right(table, unit, by) {
            Err(_) if by.is_none() => None,
            found => Some(found?),
        };
        return Ok(arithmetic(table, unit, right));
    }
    // Reading: the friendly leader of LNL-13.81-06 need be neither in Good Order nor of the unit's colour.
    let enables = |mate: UnitNow| mate.may(Trait::Leads) || mate.may(Trait::Inspires);
    if table.company(unit).any(enables) {
        return Err(Refusal::new(ELIGIBLE_HEX, words::no_failed_roll()));
    }
    if by.is_some() {
        return Err(Refusal::new(DEDICATION, words::nobody_helps()));
    }
    if unit.has(Marker::RallyTried) {
        return Err(Refusal::new(ONE_RALLY, words::tried(unit.id)));
    }
    Ok(arithmetic(table, unit, None))
}

/// SS Dedication has been used in this Rally Phase.
pub(super) fn dedication_used(table: &Table) -> bool {
    table.flow.rally_part().is_some_and(|part| part.dedication_used)
}

/// Whether SS Dedication may be used for a unit of the side, and what that needs.
pub(crate) fn dedication_attempt(
    table: &Table,
    side: Side,
    unit: CounterId,
    by: Option<CounterId>,
) -> Result<RallyAttempt, Refusal> {
    own(table, side, unit, DEDICATION, RALLY_PARTS)?;
    Ok(RallyAttempt { unit, report: dedication_report(table, unit, by)? })
}

/// SS Dedication (LNL-13.81-05).
pub(crate) fn dedication(table: &Table, dice: &mut DiceCup, attempt: RallyAttempt) -> Vec<Event> {
    let RallyAttempt { unit, report } = attempt;
    let failed_before = table.unit(unit).is_some_and(|unit| unit.has(Marker::RallyFailed));
    let (rolled, passed) = report.roll(dice, MoraleRoll::Dedication, unit);
    let mut events = vec![rolled];
    if !failed_before {
        events.push(Event::MarkerPlaced { unit, marker: Marker::RallyTried });
    }
    match (passed, failed_before) {
        (true, true) => {
            events.push(Event::MarkerRemoved { unit, marker: Marker::RallyFailed });
            events.push(Event::UnitRallied { unit });
        }
        (true, false) => events.push(Event::UnitRallied { unit }),
        (false, true) => {}
        (false, false) => events.push(Event::MarkerPlaced { unit, marker: Marker::RallyFailed }),
    }
    events
}
