//! The sequence of play: the phases in the order of the rule book, each with a schedule that acts on the markers.

use crate::flow::Phase;
use crate::hex_markers::HexMarkers;
use crate::markers::HexMarker;
use crate::markers::Marker;
use crate::situation::units::Marked;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};

/// The phases of a turn (LNL-2.0-01).
pub const SEQUENCE: [Phase; 3] = [Phase::Rally, Phase::Operations, Phase::Administrative];

/// Runs when a phase begins, inside `apply`: bookkeeping only, no dice, no choices.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BeginPhase(pub Phase);

/// The markers of units that the Administrative Phase removes (LNL-9.0-02). `Wounded` is not among them (LNL-9.0-07, LNL-5.1-23).
pub const CLEARED: &[Marker] = &[
    Marker::Moved,
    Marker::AssaultMoved,
    Marker::LowCrawled,
    Marker::Stealthy,
    Marker::Fired,
    Marker::OpsComplete,
    Marker::WithdrawTried,
    Marker::MayWithdraw,
    Marker::Widened,
];

/// Inserts the schedules of all phases.
pub(crate) fn insert_schedules(world: &mut World) {
    if world.contains_resource::<Schedules>() {
        return;
    }
    let mut schedules = Schedules::new();
    for phase in SEQUENCE {
        let mut schedule = Schedule::new(BeginPhase(phase));
        schedule.set_executor(SingleThreadedExecutor::new());
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..ScheduleBuildSettings::default()
        });
        match phase {
            Phase::Rally => {
                schedule.add_systems(clear_rallies);
            }
            Phase::Administrative => {
                // LNL-9.0-04, LNL-7.0-09: Smoke 2 goes and Smoke 1 is turned at once.
                schedule.add_systems((clear_units, clear_locations));
            }
            Phase::SetUp | Phase::Operations => {}
        }
        schedules.insert(schedule);
    }
    world.insert_resource(schedules);
}

/// The markers of the Rally Phase go before the next one (LNL-3.0-07).
fn clear_rallies(units: Query<&mut Marked>) {
    take_off(units, &[Marker::RallyTried, Marker::RallyFailed, Marker::Treated]);
}

fn clear_units(units: Query<&mut Marked>) {
    take_off(units, CLEARED);
}

fn take_off(mut units: Query<&mut Marked>, markers: &[Marker]) {
    for mut unit in &mut units {
        let left = unit.0.without(markers);
        unit.set_if_neq(Marked(left));
    }
}

fn clear_locations(mut hexes: ResMut<HexMarkers>) {
    hexes.turn(|marker| match marker {
        HexMarker::Spotted | HexMarker::SmokeTwo => None,
        HexMarker::SmokeOne => Some(HexMarker::SmokeTwo),
        HexMarker::Melee => Some(HexMarker::Melee),
    });
}
