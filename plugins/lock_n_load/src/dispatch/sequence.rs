//! The sequence of play: the phases in the order of the rule book, each with a schedule that looks at the markers and answers with events.

use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::seen;
use crate::facts::situation::units::Marked;
use crate::facts::situation::{Laid, Table};
use crate::files::markers::{HexMarker, Marker, Markers};
use bevy_ecs::prelude::*;
use hex_board::Place;
use table::{CounterId, Outbox, insert_phases, phase_begins};

/// The phases of a turn (LNL-2.0-01).
pub const SEQUENCE: [Phase; 3] = [Phase::Rally, Phase::Operations, Phase::Administrative];

/// What a phase takes off, put together by its systems for one event.
#[derive(Resource, Default)]
struct Cleared {
    units: Vec<(CounterId, Marker)>,
    hexes: Vec<(Place, HexMarker)>,
}

/// Inserts the schedules of all phases: bookkeeping only, no dice, no choices. Their systems read components and put what follows into the
/// [`Outbox`].
pub(crate) fn insert_schedules(world: &mut World) {
    insert_phases::<Phase, Event>(world, &SEQUENCE, |phase, schedule| match *phase {
        Phase::Rally => {
            // LNL-3.0-07
            schedule.add_systems((take_off(*phase), tell).chain());
        }
        Phase::Administrative => {
            // LNL-9.0-02, -04, for vehicles and teams LNL-9.0-B03; Smoke 2 goes and Smoke 1 is turned at once (LNL-7.0-09).
            schedule.add_systems((take_off(*phase), turn_locations, tell).chain());
        }
        Phase::SetUp | Phase::Operations => {}
    });
    world.init_resource::<Cleared>();
}

/// What comes by itself before a phase begins.
pub(crate) fn begin(world: &mut World, phase: Phase) -> Vec<Event> {
    let events: Vec<Event> = phase_begins(world, phase);
    let table = Table::of(world);
    events.into_iter().flat_map(|event| seen::apart(&table, event)).collect()
}

/// The markers of units that lie until that phase.
fn take_off(phase: Phase) -> impl FnMut(Query<(&CounterId, &Marked)>, Res<Laid>, ResMut<Cleared>) {
    let goes: Vec<Marker> = Marker::until(phase).collect();
    move |units: Query<(&CounterId, &Marked)>, laid: Res<Laid>, mut cleared: ResMut<Cleared>| {
        let marked = units.iter().map(|(id, marked)| (*id, marked.0)).filter(|(_, markers)| markers.any(&goes));
        let mut marked: Vec<(CounterId, Markers)> = marked.collect();
        marked.sort_unstable_by_key(|(id, _)| laid.field.unit_no(*id));
        for (id, markers) in marked {
            cleared.units.extend(goes.iter().filter(|marker| markers.has(**marker)).map(|marker| (id, *marker)));
        }
    }
}

/// The markers of Locations that go or are turned.
fn turn_locations(laid: Res<Laid>, mut cleared: ResMut<Cleared>) {
    let turned = laid.hexes.all().iter().filter(|(_, marker)| marker.next() != Some(*marker));
    cleared.hexes.extend(turned.map(|(spot, marker)| (laid.field.map.place(*spot), *marker)));
}

/// All that is taken off is one event.
fn tell(mut cleared: ResMut<Cleared>, mut outbox: ResMut<Outbox<Event>>) {
    let Cleared { units, hexes } = std::mem::take(&mut *cleared);
    if !units.is_empty() || !hexes.is_empty() {
        outbox.0.push(Event::MarkersCleared { units, hexes });
    }
}
