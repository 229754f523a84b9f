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
                // LNL-3.0-07
                schedule.add_systems(take_off(phase));
            }
            Phase::Administrative => {
                // LNL-9.0-02, -04; Smoke 2 goes and Smoke 1 is turned at once (LNL-7.0-09).
                schedule.add_systems((take_off(phase), turn_locations));
            }
            Phase::SetUp | Phase::Operations => {}
        }
        schedules.insert(schedule);
    }
    world.insert_resource(schedules);
}

/// Takes off the markers of units that lie until that phase.
fn take_off(phase: Phase) -> impl FnMut(Query<&mut Marked>) {
    let goes: Vec<Marker> = Marker::until(phase).collect();
    move |mut units: Query<&mut Marked>| {
        for mut unit in &mut units {
            let left = unit.0.without(&goes);
            unit.set_if_neq(Marked(left));
        }
    }
}

fn turn_locations(mut hexes: ResMut<HexMarkers>) {
    hexes.turn(HexMarker::next);
}
