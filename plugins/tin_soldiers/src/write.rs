//! All writing: the start, each event, and the schedules of the phases.

use crate::soldiers::{Counters, Fact, Fired, Moved, Soldier};
use crate::{Event, Phase, Start, State, Table};
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use table::{CounterId, Side};

/// Runs when a phase begins: bookkeeping, no dice, no choices.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct BeginPhase(Phase);

/// Lays a game out.
pub fn set_up(world: &mut World, start: &Start) {
    let mut schedules = Schedules::new();
    for phase in [Phase::Move, Phase::Fire] {
        let mut schedule = Schedule::new(BeginPhase(phase));
        schedule.set_executor(SingleThreadedExecutor::new());
        match phase {
            Phase::Move => {
                schedule.add_systems((rest_moved, rest_fired));
            }
            Phase::Fire => {}
        }
        schedules.insert(schedule);
    }
    world.insert_resource(schedules);
    let placed = start.soldiers.iter().map(|one| Soldier { at: Some(one.at), ..Soldier::new(one.id, one.side) });
    Counters::set_up(world, &placed.collect::<Vec<_>>());
    world.insert_resource(start.clone());
    world.insert_resource(State { turn: 0, side: Side::First, phase: Phase::Move, mover: None, over: None });
}

fn rest_moved(state: Res<State>, mut soldiers: Query<(&Side, &mut Moved)>) {
    soldiers.iter_mut().filter(|(side, _)| **side == state.side).for_each(|(_, mut moved)| moved.0 = false);
}

fn rest_fired(state: Res<State>, mut soldiers: Query<(&Side, &mut Fired)>) {
    soldiers.iter_mut().filter(|(side, _)| **side == state.side).for_each(|(_, mut fired)| fired.0 = false);
}

/// What rules read.
pub fn table(world: &World) -> Table<'_> {
    Table { soldiers: world.resource::<Counters>().rows(world), state: world.resource(), start: world.resource() }
}

/// Carries out one event.
pub fn apply(world: &mut World, event: &Event) {
    match event {
        Event::PhaseBegan { turn, side, phase } => {
            let mut state = world.resource_mut::<State>();
            (state.turn, state.side, state.phase) = (*turn, *side, *phase);
            world.run_schedule(BeginPhase(*phase));
        }
        Event::Moved { who, to } => {
            write(world, *who, Fact::Stands(Some(*to)));
            write(world, *who, Fact::Moved(true));
            world.resource_mut::<State>().mover = Some(*who);
        }
        Event::Shot { who, .. } => write(world, *who, Fact::Fired(true)),
        Event::Fell { who } => write(world, *who, Fact::Stands(None)),
        Event::ReactionOver => world.resource_mut::<State>().mover = None,
        Event::Over { winner } => world.resource_mut::<State>().over = Some(*winner),
        Event::Snapshot { state, soldiers } => {
            *world.resource_mut::<State>() = *state;
            for (who, at, moved, fired) in soldiers {
                let facts = [Fact::Stands(*at), Fact::Moved(*moved), Fact::Fired(*fired)];
                facts.into_iter().for_each(|fact| write(world, *who, fact));
            }
        }
    }
}

fn write(world: &mut World, who: CounterId, fact: Fact) {
    let (no, _) = table(world).soldier(who).expect("events name soldiers of the start");
    Counters::write(world, no, fact);
}

/// Takes over another world's position.
pub fn copy(from: &Table, to: &mut World) {
    Counters::copy(&from.soldiers, to);
    to.insert_resource(*from.state);
}
