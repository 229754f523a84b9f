//! What has been fired in the action that goes on, an own impulse or one moment of Opportunity Fire, and who may go on with it.

use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Salvo};
use crate::facts::situation::Table;
use crate::files::classes::Trait;
use crate::sections::impulse;
use hex_board::Spot;
use table::{CounterId, Side};

/// What has been fired so far in the action that goes on.
pub fn salvos<'a>(table: &Table<'a>) -> &'a [Salvo] {
    match table.flow.stack.last() {
        Some(AnyFrame::Window(window)) => &window.salvos,
        _ => table.flow.impulse().map_or(&[], |impulse| &impulse.salvos),
    }
}

/// What a unit has fired in the action that goes on; none: nothing that is to be remembered.
pub fn salvo<'a>(table: &Table<'a>, unit: CounterId) -> Option<&'a Salvo> {
    salvos(table).iter().find(|salvo| salvo.unit == unit)
}

/// Whether what is fired out of a Location is to be remembered: only beside ordnance, vehicles and teams is there anything
/// left to fire.
pub(crate) fn remembered(table: &Table, side: Side, from: Spot) -> bool {
    table.side_at(from, side).any(|unit| {
        let ordnance = |weapon| table.weapon_definition(weapon).ordnance.is_some();
        unit.may(Trait::FiresApart) || table.weapons_of(unit.id).any(ordnance)
    })
}

/// The entry of a unit, a new one if it has none.
pub(crate) fn of(salvos: &mut Vec<Salvo>, unit: CounterId) -> &mut Salvo {
    let n = salvos.iter().position(|salvo| salvo.unit == unit).unwrap_or_else(|| {
        salvos.push(Salvo::new(unit));
        salvos.len() - 1
    });
    &mut salvos[n]
}

/// What begins an attack out of a Location, with what is to be remembered of it: the impulse has acted; a question of Opportunity Fire is
/// answered.
pub(crate) fn begun(
    table: &Table,
    from: Spot,
    opportunity: bool,
    remember: impl FnOnce(&mut Vec<Salvo>),
) -> Vec<Event> {
    if !opportunity {
        let mut impulse = impulse::acting_from(table, from);
        remember(&mut impulse.salvos);
        return vec![Event::top(impulse)];
    }
    answered(table, remember)
}

/// The answer to a question of Opportunity Fire, with what is to be remembered of it.
pub(crate) fn answered(table: &Table, remember: impl FnOnce(&mut Vec<Salvo>)) -> Vec<Event> {
    let mut events = vec![Event::Asked(None)];
    if let Some(AnyFrame::Window(window)) = table.flow.stack.last() {
        let mut window = window.clone();
        remember(&mut window.salvos);
        if !window.salvos.is_empty() {
            events.push(Event::top(window));
        }
    }
    events
}
