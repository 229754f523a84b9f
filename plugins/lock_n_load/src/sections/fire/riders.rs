//! Riders who may leave their vehicle with those whom an attack has driven off it (LNL-17.2-11).

use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Attack};
use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow};
use crate::sections::fire::rules::DRIVEN_OFF;
use crate::sections::fire::words;
use crate::sections::wrecks;
use table::{CounterId, Refusal, Side};

/// Asks those who still ride on the vehicle, when all have checked; nobody where it is lost.
pub(super) fn question(table: &Table, attack: &Attack) -> Option<Question> {
    let vehicle = table.unit(attack.driven_off?).filter(|vehicle| vehicle.spot().is_some())?;
    let units: Vec<CounterId> = wrecks::riders(table, vehicle.id).map(|rider| rider.id).collect();
    (!units.is_empty()).then_some(Question::JumpOff { side: vehicle.side, vehicle: vehicle.id, units })
}

/// The attack that waits for an answer, with the vehicle.
fn asked<'a>(table: &Table<'a>, side: Side) -> Result<(&'a Attack, UnitNow), Refusal> {
    let nobody = || Refusal::new(DRIVEN_OFF, words::nobody_asks());
    let (Some(Question::JumpOff { side: asked, vehicle, .. }), Some(AnyFrame::Attack(attack))) =
        (&table.flow.question, table.flow.stack.last())
    else {
        return Err(nobody());
    };
    let vehicle = table.unit(*vehicle).filter(|_| *asked == side).ok_or_else(nobody)?;
    Ok((attack, vehicle))
}

/// A rider leaves the vehicle; he stands in its hex under Moved.
pub(crate) fn jump_off(table: &Table, side: Side, unit: CounterId) -> Result<Vec<Event>, Refusal> {
    let (_, vehicle) = asked(table, side)?;
    let rider = wrecks::riders(table, vehicle.id).find(|rider| rider.id == unit);
    let (Some(rider), Some(spot)) = (rider, vehicle.spot()) else {
        return Err(Refusal::new(DRIVEN_OFF, words::rides_not(unit, vehicle.id)));
    };
    let mut events = vec![Event::Asked(None)];
    wrecks::dismounts(rider, table.field.map.place(spot), &mut events);
    Ok(events)
}

/// The others stay on it.
pub(crate) fn stay_on(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let (attack, _) = asked(table, side)?;
    Ok(vec![Event::Asked(None), Event::top(Attack { driven_off: None, ..attack.clone() })])
}
