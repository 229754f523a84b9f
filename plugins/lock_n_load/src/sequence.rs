//! The sequence of play: the phases in the order of the rule book, each with a schedule that acts on the markers.

use crate::flow::Phase;
use crate::markers::*;
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
                schedule.add_systems((remove::<RallyTried>, remove::<RallyFailed>, remove::<Treated>).chain());
            }
            Phase::Administrative => {
                schedule.add_systems(
                    (
                        (remove::<Moved>, remove::<AssaultMoved>, remove::<LowCrawled>, remove::<Stealthy>).chain(),
                        (remove::<Fired>, remove::<OpsComplete>, remove::<WithdrawTried>, remove::<MayWithdraw>)
                            .chain(),
                        remove::<Widened>,
                        // LNL-9.0-04, LNL-7.0-09: Smoke 2 goes before Smoke 1 is turned.
                        (remove_spotted, remove_smoke_two, turn_smoke_one).chain(),
                    )
                        .chain(),
                );
            }
            Phase::SetUp | Phase::Operations => {}
        }
        schedules.insert(schedule);
    }
    world.insert_resource(schedules);
}

fn remove<M: Component>(mut commands: Commands, marked: Query<Entity, With<M>>) {
    for entity in &marked {
        commands.entity(entity).remove::<M>();
    }
}

fn remove_spotted(commands: Commands, markers: Query<(Entity, &HexMarker)>) {
    remove_hex_markers(commands, markers, HexMarker::Spotted);
}

fn remove_smoke_two(commands: Commands, markers: Query<(Entity, &HexMarker)>) {
    remove_hex_markers(commands, markers, HexMarker::SmokeTwo);
}

fn remove_hex_markers(mut commands: Commands, markers: Query<(Entity, &HexMarker)>, which: HexMarker) {
    for (entity, marker) in &markers {
        if *marker == which {
            commands.entity(entity).despawn();
        }
    }
}

fn turn_smoke_one(mut markers: Query<&mut HexMarker>) {
    for mut marker in &mut markers {
        if *marker == HexMarker::SmokeOne {
            *marker = HexMarker::SmokeTwo;
        }
    }
}
