//! What becomes of men and units: casualties, units of which nothing is left, prisoners, and worse discipline (ROE-DIS).

pub mod rules;

use crate::facts::event::Event;
use crate::facts::figures;
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Discipline, Fate};
use table::CounterId;

#[cfg(test)]
#[path = "losses_test.rs"]
mod tests;

/// These figures are lost together. Units of which nothing is left are told as lost, and friends near them lose heart (ROE-DIS-05).
pub(crate) fn lose(table: &Table, lost: &[(CounterId, Fate)]) -> Vec<Event> {
    let mut events = Vec::new();
    for (id, fate) in lost {
        events.push(Event::Is(*id, figures::Is::HasFate(*fate)));
        match fate {
            Fate::Dead | Fate::Captured => events.push(Event::Is(*id, figures::Is::Stands(None))),
            Fate::Destroyed | Fate::Wrecked | Fate::Here => {}
        }
    }
    let gone = |unit: &Unit| {
        let mut left = table.present(unit).peekable();
        left.peek().is_some() && left.all(|figure| lost.iter().any(|(id, _)| *id == figure.id))
    };
    let gone: Vec<Unit> = table.units.iter().filter(gone).collect();
    for unit in &gone {
        let captured = table.present(unit).all(|figure| lost.contains(&(figure.id, Fate::Captured)));
        events.push(Event::Lost { unit: unit.id, captured });
    }
    // Nobody is locked in a fight with who is gone (ROE-H-10).
    let opponents = gone.iter().filter_map(|unit| unit.locked.and_then(|no| table.unit_at(no)));
    for other in opponents {
        events.extend(other.becomes([Is::Locked(None), Is::RoundsLost(0), Is::Sheltered(false)]));
    }
    let shaken = table.units.iter().filter(|friend| !gone.iter().any(|unit| unit.id == friend.id));
    let near = |friend: &Unit| gone.iter().any(|unit| unit.side == friend.side && is_near(table, unit, friend));
    for friend in shaken.filter(near) {
        events.extend(worsen(table, &friend, Discipline::Suppressed));
    }
    events
}

/// True if a unit is so near to a friendly one that is destroyed that this shocks it (ROE-DIS-05).
fn is_near(table: &Table, destroyed: &Unit, friend: &Unit) -> bool {
    let reach = table.field.charts.leaders.shock.0;
    table.gap(destroyed, friend).is_some_and(|gap| gap.within(reach))
}

/// A unit is at least in this state: a better one becomes it, a worse one stays. With it goes the opportunity fire that it has prepared
/// (ROE-H-09). A vehicle's crew aboard has no state (ROE-DIS-18).
pub(crate) fn worsen(table: &Table, unit: &Unit, state: Discipline) -> Vec<Event> {
    if unit.discipline >= state || is_manned(table, unit) {
        return Vec::new();
    }
    unit.becomes([Is::Disciplined(state), Is::Ready(false), Is::Recovers(false)])
}

/// True of a vehicle with somebody of its crew aboard.
pub(crate) fn is_manned(table: &Table, unit: &Unit) -> bool {
    table.def(unit).is_vehicle() && table.present(unit).any(|figure| figure.aboard.is_some())
}

/// A whole unit is destroyed by its own discipline, and taken prisoner if an enemy is near (ROE-DIS-27).
pub(crate) fn breaks_up(table: &Table, unit: &Unit) -> Vec<Event> {
    let reach = table.field.charts.leaders.captures.0;
    let captors = table.on_table(unit.side.other());
    let taken = captors.filter_map(|enemy| table.gap(&enemy, unit)).any(|gap| gap.within(reach));
    let fate = if taken { Fate::Captured } else { Fate::Dead };
    let all: Vec<(CounterId, Fate)> = table.present(unit).map(|figure| (figure.id, fate)).collect();
    lose(table, &all)
}
