//! All writing: the start and each event; and the schedules of the phases, which read and answer with events.

use crate::facts::soldiers::{Counters, Fact, Fired, Moved, Soldier};
use crate::facts::{Event, Phase, State, Table};
use crate::start::Start;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use table::{CounterId, Frame, Side, Stack};

/// Runs when a phase of a side begins: bookkeeping, no dice, no choices.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct BeginPhase(Side, Phase);

/// What a schedule has answered with.
#[derive(Resource, Default)]
struct Outbox(Vec<Event>);

/// Lays a game out.
pub fn set_up(world: &mut World, start: &Start) {
    let mut schedules = Schedules::new();
    for (side, phase) in Side::BOTH.into_iter().flat_map(|side| [(side, Phase::Move), (side, Phase::Fire)]) {
        let mut schedule = Schedule::new(BeginPhase(side, phase));
        schedule.set_executor(SingleThreadedExecutor::new());
        match phase {
            Phase::Move => {
                schedule.add_systems(rest(side));
            }
            Phase::Fire => {}
        }
        schedules.insert(schedule);
    }
    world.insert_resource(schedules);
    world.insert_resource(Outbox::default());
    let placed =
        start.soldiers.iter().map(|one| Soldier { at: one.at, hidden: one.hidden, ..Soldier::new(one.id, one.side) });
    Counters::set_up(world, &placed.collect::<Vec<_>>());
    world.insert_resource(start.clone());
    let stack = Stack::default();
    world.insert_resource(State { turn: 0, side: Side::First, phase: Phase::Move, stack, over: None });
}

/// Those of the side who have moved or fired rest, in the order of the start.
fn rest(side: Side) -> impl FnMut(Query<(&CounterId, &Side, &Moved, &Fired)>, Res<Start>, ResMut<Outbox>) {
    move |soldiers: Query<(&CounterId, &Side, &Moved, &Fired)>, start: Res<Start>, mut outbox: ResMut<Outbox>| {
        let tired = soldiers.iter().filter(|(_, own, moved, fired)| **own == side && (moved.0 || fired.0));
        let mut who: Vec<CounterId> = tired.map(|(who, ..)| *who).collect();
        who.sort_unstable_by_key(|who| start.soldiers.iter().position(|placed| placed.id == *who));
        if !who.is_empty() {
            outbox.0.push(Event::Rested { who });
        }
    }
}

/// What comes before an event by itself.
pub fn before(world: &mut World, event: &Event) -> Vec<Event> {
    let Event::PhaseBegan { side, phase, .. } = event else { return Vec::new() };
    world.run_schedule(BeginPhase(*side, *phase));
    std::mem::take(&mut world.resource_mut::<Outbox>().0)
}

/// What rules read.
pub fn table(world: &World) -> Table<'_> {
    Table { soldiers: world.resource::<Counters>().rows(world), state: world.resource(), start: world.resource() }
}

/// Carries out one event: on the soldiers here, on what is going on by being heard.
pub fn apply(world: &mut World, event: &Event) {
    match event {
        Event::Rested { who } => {
            for who in who {
                write(world, *who, Fact::Moved(false));
                write(world, *who, Fact::Fired(false));
            }
        }
        Event::Moved { who, to } => {
            write(world, *who, Fact::Stands(Some(*to)));
            write(world, *who, Fact::Moved(true));
        }
        Event::Shot { who, .. } | Event::Burst { who, .. } => write(world, *who, Fact::Fired(true)),
        Event::Fell { who } => {
            write(world, *who, Fact::Stands(None));
            write(world, *who, Fact::Hidden(false));
            write(world, *who, Fact::Fallen(true));
        }
        Event::Is(who, is) => write(world, *who, is.fact()),
        Event::PhaseBegan { .. } | Event::Pushed(_) | Event::ReactionOver | Event::Over { .. } | Event::Stands(_) => {}
    }
    let mut state = world.resource_mut::<State>();
    state.hears(event);
    state.stack.hear::<crate::TinSoldiers>(event);
}

fn write(world: &mut World, who: CounterId, fact: Fact) {
    let (no, _) = table(world).soldier(who).expect("events name soldiers of the start");
    Counters::write(world, no, fact);
}

/// Takes over another world's position.
pub fn copy(from: &Table, to: &mut World) {
    Counters::copy(&from.soldiers, to);
    to.insert_resource(from.state.clone());
}
