//! Phases that begin with bookkeeping: a schedule of the engine for each, whose systems look at the table and answer with events. They throw
//! no dice and choose nothing.

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use std::fmt::Debug;
use std::hash::Hash;

/// Runs when a phase is about to begin.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Begins<P: Clone + Debug + Eq + Hash + Send + Sync + 'static>(P);

/// What the systems of a phase answer with: events, which are carried out and kept like all others.
#[derive(Resource)]
pub struct Outbox<E: Send + Sync + 'static>(pub Vec<E>);

impl<E: Send + Sync + 'static> Default for Outbox<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// Inserts a schedule for each of these phases, which `fill` gives its systems. Two of them that may run in either order and would not
/// come to the same are a mistake. Where there are schedules already nothing changes.
pub fn insert_phases<P, E>(world: &mut World, phases: &[P], fill: impl Fn(&P, &mut Schedule))
where
    P: Clone + Debug + Eq + Hash + Send + Sync + 'static,
    E: Send + Sync + 'static,
{
    if world.contains_resource::<Schedules>() {
        return;
    }
    let mut schedules = Schedules::new();
    for phase in phases {
        let mut schedule = Schedule::new(Begins(phase.clone()));
        schedule.set_executor(SingleThreadedExecutor::new());
        schedule.set_build_settings(ScheduleBuildSettings {
            ambiguity_detection: LogLevel::Error,
            ..ScheduleBuildSettings::default()
        });
        fill(phase, &mut schedule);
        schedules.insert(schedule);
    }
    world.insert_resource(schedules);
    world.insert_resource(Outbox::<E>::default());
}

/// What comes by itself before a phase begins; nothing before one that has no schedule.
pub fn phase_begins<P, E>(world: &mut World, phase: P) -> Vec<E>
where
    P: Clone + Debug + Eq + Hash + Send + Sync + 'static,
    E: Send + Sync + 'static,
{
    if world.try_run_schedule(Begins(phase)).is_err() {
        return Vec::new();
    }
    std::mem::take(&mut world.resource_mut::<Outbox<E>>().0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_begins_with_what_its_systems_say_and_others_with_nothing() {
        let mut world = World::new();
        let says = |mut outbox: ResMut<Outbox<&'static str>>| outbox.0.push("said");
        for _ in 0..2 {
            insert_phases::<u8, &'static str>(&mut world, &[1, 2], |phase, schedule| {
                if *phase == 1 {
                    schedule.add_systems(says);
                }
            });
        }
        let mut begins = |phase: u8| phase_begins::<u8, &'static str>(&mut world, phase);
        assert_eq!([begins(1), begins(2), begins(3), begins(1)], [vec!["said"], vec![], vec![], vec!["said"]]);
    }
}
