//! All writing: the start position, each event, and what follows from them.

use crate::dispatch::sequence;
use crate::facts::battlefield::{Battlefield, Sights};
use crate::facts::change::{Change, changes};
use crate::facts::event::Event;
use crate::facts::flow::{Flow, Phase};
use crate::facts::hex_markers::HexMarkers;
use crate::facts::old_saves;
use crate::facts::question::Question;
use crate::facts::situation::{Table, units, weapons};
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
    world.insert_resource(start.battlefield.clone());
    world.insert_resource(Sights::new((*start.sights).clone(), start.added.clone()));
    let flow = crate::sections::set_up::lay_out(world, start);
    let phase = flow.turn.phase;
    world.insert_resource(flow);
    if phase == Phase::Administrative {
        // Where a scenario begins in it, its start is what the phase has left.
        sequence::begin(world, phase).iter().for_each(|event| apply(world, event));
    }
}

/// What comes before an event by itself: a phase that begins runs its schedule.
pub(crate) fn before(world: &mut World, event: &Event) -> Vec<Event> {
    let Event::PhaseBegan { phase, .. } = event else { return Vec::new() };
    sequence::begin(world, *phase)
}

/// Carries out one event. Events that only tell something change nothing.
pub(crate) fn apply(world: &mut World, event: &Event) {
    write_facts(world, event);
    world.resource_mut::<Flow>().hear(event);
    match event {
        Event::PhaseBegan { phase, .. } => phase_began(world, *phase),
        Event::MarkersCleared { hexes, .. } => hexes.iter().for_each(|(at, marker)| turn_over(world, *at, *marker)),
        Event::ControlChanged { at, side } => take_control(world, *at, *side),
        Event::HexMarkerPlaced { at, marker } => at_location(world, *at, *marker, HexMarkers::place),
        Event::HexMarkerRemoved { at, marker } => at_location(world, *at, *marker, HexMarkers::remove),
        Event::ImpulseIs(impulse) => old_saves::impulse_is(&mut world.resource_mut::<Flow>(), impulse),
        Event::Pushed(frame) => world.resource_mut::<Flow>().stack.push(frame.clone()),
        Event::Popped => drop(world.resource_mut::<Flow>().stack.pop()),
        Event::FrameIs(frame) => {
            *world.resource_mut::<Flow>().stack.last_mut().expect("the frame that has acted") = frame.clone();
        }
        Event::Asked(question) => ask(&mut world.resource_mut::<Flow>(), question.as_ref()),
        Event::MovingIs(moving) => old_saves::moving(&mut world.resource_mut::<Flow>(), moving.as_ref()),
        Event::RetreatIs(retreat) => old_saves::retreat(&mut world.resource_mut::<Flow>(), retreat.as_ref()),
        Event::AttackIs(attack) => old_saves::attack(&mut world.resource_mut::<Flow>(), attack.as_ref()),
        Event::MeleeIs(round) => old_saves::melee(&mut world.resource_mut::<Flow>(), round.as_ref()),
        Event::PartBegan { side } => old_saves::part_began(&mut world.resource_mut::<Flow>(), *side),
        Event::Snapshot(snapshot) => lay(world, snapshot),
        Event::GameOver(outcome) => {
            let mut flow = world.resource_mut::<Flow>();
            (flow.outcome, flow.question) = (Some(outcome.clone()), None);
        }
        Event::ImpulseBegan { side, impulse } => {
            old_saves::impulse_began(&mut world.resource_mut::<Flow>(), *side, impulse.as_ref());
        }
        Event::PointsGained { side, losses, exits } => {
            gain(&mut world.resource_mut::<Flow>(), *side, *losses, *exits);
        }
        // These tell something, or what they change are facts of counters and what is going on, which hears of them.
        Event::UnitPlaced { .. }
        | Event::UnitExited { .. }
        | Event::UnitLost { .. }
        | Event::UnitShaken { .. }
        | Event::UnitRallied { .. }
        | Event::UnitBecame { .. }
        | Event::MarkerPlaced { .. }
        | Event::MarkerRemoved { .. }
        | Event::WeaponTaken { .. }
        | Event::WeaponDropped { .. }
        | Event::WeaponGone { .. }
        | Event::TripodTurned { .. }
        | Event::UnitIs { .. }
        | Event::WeaponIs { .. }
        | Event::MoraleRolled { .. }
        | Event::SpotRolled { .. }
        | Event::SmokeRolled { .. }
        | Event::FireResolved { .. }
        | Event::BombardmentResolved { .. }
        | Event::ArtilleryCalled { .. }
        | Event::SuppliesRolled { .. }
        | Event::Scattered { .. }
        | Event::FireForEffect { .. }
        | Event::MissionLost { .. }
        | Event::ShotResolved(_)
        | Event::Drawn { .. }
        | Event::DamageChecked { .. }
        | Event::HeroRolled { .. }
        | Event::HeroBorn { .. }
        | Event::HalfSquadRolled { .. }
        | Event::SurvivalRolled { .. }
        | Event::MeleeRolled { .. }
        | Event::CloseAssaultRolled { .. }
        | Event::OverrunResolved { .. }
        | Event::Stepped { .. }
        | Event::Turned { .. }
        | Event::Mounted { .. }
        | Event::Dismounted { .. }
        | Event::Stopped { .. }
        | Event::Passed { .. }
        | Event::FireHeld { .. }
        | Event::InitiativeRolled { .. }
        | Event::Met { .. }
        | Event::ShotOut { .. }
        | Event::RoundFought { .. }
        | Event::DedicationUsed => {}
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
    let field = world.resource::<Battlefield>();
    let hex = field.map.hex(at.hex);
    let position = field.objectives.iter().position(|objective| Some(*objective) == hex);
    if let Some(n) = position {
        world.resource_mut::<Flow>().control[n] = Some(side);
    }
}

/// Lays a snapshot on the table, but for the facts of counters.
fn lay(world: &mut World, snapshot: &Snapshot) {
    *world.resource_mut::<Flow>() = snapshot.flow.flow();
    world.resource_mut::<HexMarkers>().turn(|_| None);
    snapshot.hex_markers.iter().for_each(|(at, marker)| at_location(world, *at, *marker, HexMarkers::place));
}

/// A phase begins: what games of older rules have left in the stack and on units goes. In a game of today nothing is left by then.
fn phase_began(world: &mut World, phase: Phase) {
    for (no, markers) in old_saves::left(&Table::of(world), phase) {
        units::Counters::write(world, no, units::Fact::Marked(markers));
    }
    world.resource_mut::<Flow>().stack.clear();
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
        changes(world.resource::<Battlefield>(), markers, event)
    };
    for change in changes {
        match change {
            Change::Unit(no, fact) => units::Counters::write(world, no, fact),
            Change::Weapon(no, fact) => weapons::Counters::write(world, no, fact),
        }
    }
}

fn at_location(world: &mut World, at: Place, marker: HexMarker, change: fn(&mut HexMarkers, Spot, HexMarker)) {
    let spot = world.resource::<Battlefield>().map.spot(at).expect("events name Locations of the map");
    change(&mut world.resource_mut::<HexMarkers>(), spot, marker);
}

/// Brings the sight table up to date where smoke or a wreck has come or gone.
pub(crate) fn settle(world: &mut World) {
    if world.resource::<Sights>().are_of(world.resource::<HexMarkers>().added()) {
        return;
    }
    world.resource_scope(|world, mut sights: Mut<Sights>| {
        sights.follow(world.resource::<Battlefield>(), world.resource::<HexMarkers>().added());
    });
}

/// Takes over a position of the same start.
///
/// # Panics
/// The worlds were not set up from the same [`Start`].
pub(crate) fn copy(from: &Table, to: &mut World) {
    let field = to.resource::<Battlefield>();
    assert!(Arc::ptr_eq(&from.field.0, &field.0), "both worlds play the same start");
    units::Counters::copy(&from.units, to);
    weapons::Counters::copy(&from.weapons, to);
    to.resource_mut::<HexMarkers>().copy_from(from.hexes);
    to.resource_mut::<Flow>().clone_from(from.flow);
    to.resource_mut::<Sights>().copy_from(from.sights);
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
