//! Section 1.6.2: the retreat from a flamethrower; and where a displaced hero goes (LNL-11.2-05).

use crate::facts::command::Movement;
use crate::facts::event::{Event, LossCause};
use crate::facts::frames::{AnyFrame, Retreat, Window};
use crate::facts::game::LockNLoad;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::{Table, UnitNow};
use crate::files::markers::Marker;
use crate::sections::weapons::rules::RETREAT;
use crate::sections::weapons::words;
use crate::sections::{movement, stacking, victory};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Frame, Line, Refusal, Side};

/// Where a unit may retreat to (LNL-1.6.2-03, -04, -09): one hex, further from the flamethrower, no nearer to any other enemy in sight;
/// the cost does not count, but prohibited terrain, stacking and enemies do. A unit that cannot move has nowhere to go (RUL-29).
pub fn places(table: &Table, unit: UnitNow, flamethrower: Spot) -> SmallVec<[Spot; 8]> {
    let Some(from) = unit.spot() else { return SmallVec::new() };
    if table.definition(unit).front.movement == 0 {
        return SmallVec::new();
    }
    let map = &table.field.map;
    let enemies: SmallVec<[Spot; 16]> =
        table.spots(unit.side.other()).filter(|spot| table.sights.get(from, *spot).is_open()).collect();
    let mut places = movement::cost::neighbours(map, from);
    places.retain(|to| {
        to.hex != from.hex
            && !table.field.definitions.terrain(map.at(to.hex).terrain).prohibited
            && map.distance(to.hex, flamethrower.hex) > map.distance(from.hex, flamethrower.hex)
            && enemies.iter().all(|enemy| map.distance(to.hex, enemy.hex) >= map.distance(from.hex, enemy.hex))
            && table.side_at(*to, unit.side.other()).next().is_none()
            && stacking::fits(table, *to, unit.side, &[unit.id]).is_ok()
    });
    places
}

impl Frame<LockNLoad> for Retreat {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        let Some((unit, flamethrower)) = self.units.first() else { return vec![Event::Popped] };
        let (unit, flamethrower) = (table.unit(*unit), table.field.map.spot(*flamethrower));
        let (Some(unit), Some(flamethrower)) = (unit.filter(|unit| unit.spot().is_some()), flamethrower) else {
            return vec![self.next()];
        };
        let places: Vec<Place> =
            places(table, unit, flamethrower).iter().map(|spot| table.field.map.place(*spot)).collect();
        match places[..] {
            [] => {
                let mut events = victory::losses::lose(table, unit.id, LossCause::NoRetreat);
                events.push(self.next());
                events
            }
            [only] => self.go(table, unit, only),
            // From a flamethrower, and nothing else (RUL-61).
            _ => vec![Event::Asked(Some(Question::GoTo { side: unit.side, unit: unit.id, places, rule: RETREAT }))],
        }
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self { units } = self;
        let hidden = Hidden::from(table, side);
        let nothing = hidden.all(units.iter().map(|(unit, _)| *unit));
        hidden.leave(units, |(unit, _)| *unit);
        !nothing
    }
}

impl Retreat {
    /// The retreat without its first unit.
    fn next(&self) -> Event {
        Event::top(Retreat { units: self.units.get(1..).unwrap_or_default().to_vec() })
    }

    /// One unit retreats: it is under Moved then (LNL-1.6.2-05), its movable weapons go along (LNL-1.6.2-09), and it may be fired at
    /// (LNL-1.6.2-06).
    fn go(&self, table: &Table, unit: UnitNow, to: Place) -> Vec<Event> {
        let from = unit.spot().map(|spot| table.field.map.place(spot));
        let left = table
            .carried_by(unit.id)
            .filter(|weapon| weapon.set_up && table.weapon_definition(*weapon).packed.is_some());
        let mut events: Vec<Event> =
            left.filter_map(|weapon| Some(Event::WeaponDropped { weapon: weapon.id, at: from? })).collect();
        events.push(Event::Stepped {
            units: vec![unit.id],
            from,
            to: Some(to),
            by: Movement::Move,
            cost: 0,
            lines: vec![Line::of(RETREAT, 0)],
        });
        events.push(Event::UnitPlaced { unit: unit.id, at: to });
        if !unit.has(Marker::Moved) {
            events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::Moved });
        }
        events.push(self.next());
        // Reading: the fire at a retreat is Opportunity Fire, so it may be made by the side whose impulse it is; and a retreat is one hex
        // whose cost does not count, so it is fired at once at most.
        events.push(Event::push(Window::new(vec![unit.id], to, 1)));
        events
    }
}

/// The owner has chosen where a unit retreats to (D-24), or where a displaced hero appears (D-26).
pub(crate) fn go_to(table: &Table, side: Side, unit: CounterId, to: Place) -> Result<Vec<Event>, Refusal> {
    let Some(Question::GoTo { side: asked, unit: who, places, rule }) = &table.flow.question else {
        return Err(Refusal::new(RETREAT, words::nobody_to_place()));
    };
    let spot = table.field.map.spot(to);
    let place = places.iter().find(|place| table.field.map.spot(**place) == spot);
    let (Some(counter), Some(place)) = (table.unit(unit).filter(|_| side == *asked && unit == *who), place) else {
        return Err(Refusal::new(*rule, words::cannot_go(unit, to)));
    };
    let mut events = vec![Event::Asked(None)];
    match table.flow.stack.last() {
        Some(AnyFrame::Retreat(retreat)) => events.extend(retreat.go(table, counter, *place)),
        // A hero who has found no room beside his creator (LNL-11.2-05).
        _ => events.push(Event::UnitPlaced { unit, at: *place }),
    }
    Ok(events)
}

#[cfg(test)]
#[path = "retreat_test.rs"]
mod tests;
