//! Losses of every kind (LNL-SC-08).

use crate::facts::event::{Event, LossCause};
use crate::facts::situation::{Table, units};
use crate::sections::victory;
use table::CounterId;

/// A unit leaves the game, and the other side gains its points (LNL-SC-08). Its support weapons stay where it stood (LNL-1.6.1-20), those
/// of a passenger in the hex of his vehicle; what is mounted goes with its unit (LNL-1.6.3-B06), and what is lost with a vehicle too.
pub fn lose(table: &Table, unit: CounterId, cause: LossCause) -> Vec<Event> {
    let Some(lost) = table.unit(unit) else { return Vec::new() };
    let left_at = table.whereabouts(lost).filter(|_| cause != LossCause::WithVehicle);
    let mut events: Vec<Event> = table
        .weapons_of(unit)
        .map(|weapon| match left_at {
            Some(spot) if weapon.mount.0.is_none() => {
                Event::WeaponDropped { weapon: weapon.id, at: table.field.map.place(spot) }
            }
            Some(_) | None => Event::WeaponGone { weapon: weapon.id },
        })
        .collect();
    if lost.aboard.is_some() {
        events.push(Event::UnitIs { unit, fact: units::Is::RidesOn(None) });
    }
    events.push(Event::UnitLost { unit, cause });
    let losses = victory::worth(table, lost);
    events.push(Event::PointsGained { side: lost.side.other(), losses, exits: 0 });
    events
}
