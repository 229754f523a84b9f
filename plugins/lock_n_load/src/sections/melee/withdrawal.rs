//! Withdrawal from melee (LNL-8.1-06 to -12).

use crate::facts::command::Command;
use crate::facts::event::{Event, MoraleRoll};
use crate::facts::frames::{Activated, Impulse};
use crate::facts::offers::Offers;
use crate::facts::rules::MORALE_CHECK;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::impulse::rules::ACTED;
use crate::sections::melee::rules::{ONE_WITHDRAWAL, WITHDRAWAL_ANNOUNCED, WITHDRAWAL_CHECK};
use crate::sections::melee::words;
use crate::sections::rally::RallyReport;
use crate::sections::snipers::rules::SNIPER_STAYS;
use crate::sections::{impulse, melee};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// Whether a unit may try to withdraw now.
///
/// # Errors
/// The refusal.
pub fn may_try(table: &Table, side: Side, unit: UnitNow) -> Result<Spot, Refusal> {
    impulse::own_unit(table, side, unit.id, WITHDRAWAL_ANNOUNCED)?;
    let spot = unit.spot().filter(|spot| table.hexes.has(*spot, HexMarker::Melee));
    let spot = spot.ok_or_else(|| Refusal::new(WITHDRAWAL_ANNOUNCED, words::not_locked(unit.id)))?;
    let at = table.field.map.place(spot);
    if table.flow.turn.fought.contains(&at) {
        return Err(Refusal::new(WITHDRAWAL_ANNOUNCED, words::fought(at)));
    }
    let elsewhere = |active: &Activated| *active != Activated::Places(vec![at]);
    let used = |impulse: &Impulse| impulse.acted || impulse.activated.as_ref().is_some_and(elsewhere);
    if table.flow.impulse().is_some_and(used) {
        return Err(Refusal::new(WITHDRAWAL_ANNOUNCED, words::announced_first()));
    }
    if unit.has(Marker::WithdrawTried) {
        // RUL-37.
        return Err(Refusal::new(ONE_WITHDRAWAL, words::tried(unit.id)));
    }
    if unit.may(Trait::Snipes) {
        return Err(Refusal::new(SNIPER_STAYS, words::snipers_stay()));
    }
    if unit.markers.any(melee::ACTIVITY) {
        return Err(Refusal::new(ACTED, words::moves_no_more(unit.id)));
    }
    Ok(spot)
}

/// The unit's Morale Check: its morale, and the leadership of the one who helps (RUL-104).
fn lines(table: &Table, unit: UnitNow, helper: Option<UnitNow>) -> SmallVec<[Line; 2]> {
    let mut lines: SmallVec<[Line; 2]> = SmallVec::new();
    lines.push(Line::from(MORALE_CHECK, table.morale(unit), unit.id));
    if let Some(helper) = helper {
        lines.push(Line {
            rule: WITHDRAWAL_CHECK,
            value: table.leadership(helper),
            half: false,
            from: Some(helper.id),
        });
    }
    lines
}

/// A withdrawal that may be tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// The melee.
    pub at: Spot,
    /// Who tries, in the order of the rolls: leaders first, then the others by the list.
    pub units: Vec<UnitNow>,
    /// Leaders who stay and help. Those who try help too as soon as they have passed.
    helpers: Vec<UnitNow>,
}

impl Withdrawal {
    /// The Morale Check of each unit as things stand, helped by a leader who stays.
    pub fn checks(&self, table: &Table) -> Vec<(CounterId, RallyReport)> {
        let check = |unit: &UnitNow| {
            let helper = best(table, &self.helpers, unit.id);
            (unit.id, RallyReport::new(helper.map(|helper| helper.id), lines(table, *unit, helper).to_vec()))
        };
        self.units.iter().map(check).collect()
    }
}

/// Whether these units of the side may try to withdraw together.
pub(crate) fn attempt(table: &Table, side: Side, units: &[CounterId]) -> Result<Withdrawal, Refusal> {
    let mut trying: Vec<UnitNow> = Vec::new();
    let mut place: Option<Spot> = None;
    for (n, id) in units.iter().enumerate() {
        let unit = table.unit(*id).ok_or_else(|| Refusal::new(WITHDRAWAL_ANNOUNCED, words::no_unit(*id)))?;
        let spot = may_try(table, side, unit)?;
        if *place.get_or_insert(spot) != spot || units[..n].contains(id) {
            return Err(Refusal::new(WITHDRAWAL_ANNOUNCED, words::one_melee()));
        }
        trying.push(unit);
    }
    let spot = place.ok_or_else(|| Refusal::new(WITHDRAWAL_ANNOUNCED, words::nobody_withdraws()))?;
    trying.sort_by_key(|unit| (!unit.may(Trait::Leads), table.unit_no(unit.id)));
    let stays = |unit: &UnitNow| unit.leads() && !units.contains(&unit.id);
    let helpers = table.side_at(spot, side).filter(stays).collect();
    Ok(Withdrawal { at: spot, units: trying, helpers })
}

/// Tries to withdraw these units.
pub(crate) fn withdraw(table: &Table, dice: &mut DiceCup, withdrawal: Withdrawal) -> Vec<Event> {
    let Withdrawal { at, units, mut helpers } = withdrawal;
    let at = table.field.map.place(at);
    let mut impulse = impulse::now(table);
    impulse.activated = Some(Activated::Places(vec![at]));
    impulse.acted = true;
    let mut events = vec![Event::top(impulse)];
    for unit in units {
        let helper = best(table, &helpers, unit.id);
        let lines = lines(table, unit, helper);
        let needed: i32 = lines.iter().map(|line| line.value).sum();
        let thrown = dice.roll_2d6();
        let passed = i32::from(thrown[0]) + i32::from(thrown[1]) <= needed;
        events.push(Event::MoraleRolled {
            what: MoraleRoll::Withdrawal,
            unit: unit.id,
            dice: thrown,
            lines: lines.to_vec(),
            needed,
            passed,
        });
        events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::WithdrawTried });
        if passed {
            events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::MayWithdraw });
            if unit.leads() {
                helpers.push(unit);
            }
        }
    }
    events
}

/// The most helpful of those leaders; never one who would harm (RUL-17, RUL-19).
fn best(table: &Table, helpers: &[UnitNow], unit: CounterId) -> Option<UnitNow> {
    helpers
        .iter()
        .copied()
        .filter(|helper| helper.id != unit && table.leadership(*helper) > 0)
        .max_by_key(|helper| (table.leadership(*helper), std::cmp::Reverse(table.unit_no(helper.id))))
}

/// Everybody of a melee together, and each alone.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    for (spot, marker) in table.hexes.all() {
        if *marker != HexMarker::Melee || !out.wants_from(*spot) {
            continue;
        }
        let able: SmallVec<[CounterId; 4]> =
            table.side_at(*spot, side).filter(|unit| may_try(table, side, *unit).is_ok()).map(|unit| unit.id).collect();
        out.extend(able.iter().map(|unit| Command::Withdraw { units: SmallVec::from_iter([*unit]) }));
        if able.len() > 1 {
            out.push(Command::Withdraw { units: able });
        }
    }
}

#[cfg(test)]
#[path = "withdrawal_test.rs"]
mod tests;
