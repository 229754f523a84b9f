//! All writing: the start position, each event, and what follows from them.

use crate::dispatch::sequence;
use crate::facts::battlefield::Sights;
use crate::facts::change::{Change, changes};
use crate::facts::event::Event;
use crate::facts::flow::{Flow, Phase};
use crate::facts::hex_markers::HexMarkers;
use crate::facts::old_saves;
use crate::facts::question::Question;
use crate::facts::situation::{Laid, Table, units, weapons};
use crate::facts::snapshot::Snapshot;
use crate::facts::start::Start;
use crate::files::markers::HexMarker;
use bevy_ecs::prelude::*;
use hex_board::{Place, Spot};
use std::hash::Hasher;
use std::sync::Arc;
use table::Side;

/// Puts the start position on the world, in place of whatever game lies there.
pub(crate) fn set_up(world: &mut World, start: &Start) {
    sequence::insert_schedules(world);
    let sights = Sights::new((*start.sights).clone(), start.added.clone());
    let (hexes, flow) = crate::sections::set_up::lay_out(world, start);
    let phase = flow.turn.phase;
    world.insert_resource(Laid { hexes, flow, field: start.battlefield.clone(), sights });
    if phase == Phase::Administrative {
        // Where a scenario begins in it, its start is what the phase has left.
        sequence::begin(world, phase).iter().for_each(|event| apply(world, event));
    }
}

/// What lies on the table beside the facts of counters, to be written.
fn laid(world: &mut World) -> &mut Laid {
    world.resource_mut::<Laid>().into_inner()
}

/// What comes before an event by itself: a phase that begins runs its schedule.
pub(crate) fn before(world: &mut World, event: &Event) -> Vec<Event> {
    let Event::PhaseBegan { phase, .. } = event else { return Vec::new() };
    sequence::begin(world, *phase)
}

/// Carries out one event. Events that only tell something change nothing.
pub(crate) fn apply(world: &mut World, event: &Event) {
    write_facts(world, event);
    laid(world).flow.hear(event);
    match event {
        Event::PhaseBegan { phase, .. } => phase_began(world, *phase),
        Event::MarkersCleared { hexes, .. } => hexes.iter().for_each(|(at, marker)| turn_over(world, *at, *marker)),
        Event::ControlChanged { at, side } => take_control(world, *at, *side),
        Event::HexMarkerPlaced { at, marker } => at_location(world, *at, *marker, HexMarkers::place),
        Event::HexMarkerRemoved { at, marker } => at_location(world, *at, *marker, HexMarkers::remove),
        Event::ImpulseIs(impulse) => old_saves::impulse_is(&mut laid(world).flow, impulse),
        Event::Pushed(frame) => laid(world).flow.stack.push(frame.clone()),
        Event::Popped => drop(laid(world).flow.stack.pop()),
        Event::FrameIs(frame) => {
            *laid(world).flow.stack.last_mut().expect("the frame that has acted") = frame.clone();
        }
        Event::Asked(question) => ask(&mut laid(world).flow, question.as_ref()),
        Event::MovingIs(moving) => old_saves::moving(&mut laid(world).flow, moving.as_ref()),
        Event::RetreatIs(retreat) => old_saves::retreat(&mut laid(world).flow, retreat.as_ref()),
        Event::AttackIs(attack) => old_saves::attack(&mut laid(world).flow, attack.as_ref()),
        Event::MeleeIs(round) => old_saves::melee(&mut laid(world).flow, round.as_ref()),
        Event::PartBegan { side } => old_saves::part_began(&mut laid(world).flow, *side),
        Event::Snapshot(snapshot) => lay(world, snapshot),
        Event::GameOver(outcome) => {
            let flow = &mut laid(world).flow;
            (flow.outcome, flow.question) = (Some(outcome.clone()), None);
        }
        Event::ImpulseBegan { side, impulse } => {
            old_saves::impulse_began(&mut laid(world).flow, *side, impulse.as_ref());
        }
        Event::PointsGained { side, losses, exits } => {
            gain(&mut laid(world).flow, *side, *losses, *exits);
        }
        // These tell something, or what they change are facts of counters and what is going on, which hears of them.
        Event::UnitLost { .. }
        | Event::Mounted { .. }
        | crate::events!(rolls)
        | crate::events!(tells)
        | crate::events!(counters)
        | crate::events!(heard) => {}
    }
}

/// A question opens, or the open one is answered.
fn ask(flow: &mut Flow, question: Option<&Question>) {
    old_saves::asked(flow, question);
    flow.question = question.cloned();
}

/// A side gains points (LNL-SC-08).
fn gain(flow: &mut Flow, side: Side, losses: i32, exits: i32) {
    flow.loss_points[side.index()] += losses;
    flow.exit_points[side.index()] += exits;
}

/// A side takes control of an objective (LNL-SC-07).
fn take_control(world: &mut World, at: Place, side: Side) {
    let Laid { field, flow, .. } = laid(world);
    let hex = field.map.hex(at.hex);
    let position = field.objectives.iter().position(|objective| Some(*objective) == hex);
    if let Some(n) = position {
        flow.control[n] = Some(side);
    }
}

/// Lays a snapshot on the table, but for the facts of counters.
fn lay(world: &mut World, snapshot: &Snapshot) {
    laid(world).flow = snapshot.flow.flow();
    laid(world).hexes.turn(|_| None);
    snapshot.hex_markers.iter().for_each(|(at, marker)| at_location(world, *at, *marker, HexMarkers::place));
}

/// A phase begins: what games of older rules have left in the stack and on units goes. In a game of today nothing is left by then.
fn phase_began(world: &mut World, phase: Phase) {
    for (no, markers) in old_saves::left(&Table::of(world), phase) {
        units::Counters::write(world, no, units::Fact::Marked(markers));
    }
    laid(world).flow.stack.clear();
}

/// A marker that the Administrative Phase takes off a Location, or turns (LNL-9.0-04, LNL-7.0-09).
fn turn_over(world: &mut World, at: Place, marker: HexMarker) {
    at_location(world, at, marker, HexMarkers::remove);
    if let Some(next) = marker.next() {
        at_location(world, at, next, HexMarkers::place);
    }
}

/// Writes what the event changes about counters.
fn write_facts(world: &mut World, event: &Event) {
    let changes = {
        let markers = |no| world.resource::<units::Counters>().rows(world).at(no).markers;
        changes(&world.resource::<Laid>().field, markers, event)
    };
    for change in changes {
        match change {
            Change::Unit(no, fact) => units::Counters::write(world, no, fact),
            Change::Weapon(no, fact) => weapons::Counters::write(world, no, fact),
        }
    }
}

fn at_location(world: &mut World, at: Place, marker: HexMarker, change: fn(&mut HexMarkers, Spot, HexMarker)) {
    let Laid { field, hexes, .. } = laid(world);
    let spot = field.map.spot(at).expect("events name Locations of the map");
    change(hexes, spot, marker);
}

/// Brings the sight table up to date where smoke or a wreck has come or gone.
pub(crate) fn settle(world: &mut World) {
    let Laid { hexes, field, sights, .. } = laid(world);
    sights.follow(field, hexes.added());
}

/// Takes over a position of the same start.
///
/// # Panics
/// The worlds were not set up from the same [`Start`].
pub(crate) fn copy(from: &Table, to: &mut World) {
    assert!(Arc::ptr_eq(&from.field.0, &to.resource::<Laid>().field.0), "both worlds play the same start");
    units::Counters::copy(&from.units, to);
    weapons::Counters::copy(&from.weapons, to);
    let Laid { hexes, flow, sights, .. } = laid(to);
    hexes.copy_from(from.hexes);
    flow.clone_from(from.flow);
    sights.copy_from(from.sights);
}

/// Feeds the position to a hash, in the list's order.
pub(crate) fn digest(table: &Table, sink: &mut dyn Hasher) {
    table.units.digest(sink);
    table.weapons.digest(sink);
    for (spot, marker) in table.hexes.all() {
        sink.write_u16(spot.hex.0);
        sink.write(&[spot.storey]);
        sink.write(&marker.code());
    }
    sink.write(format!("{:?}", table.flow).as_bytes());
}

#[cfg(test)]
#[path = "copy_test.rs"]
mod tests;
