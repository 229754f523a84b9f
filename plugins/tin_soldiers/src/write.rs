//! All writing: the start and each event; and the schedules of the phases, which read and answer with events.

use crate::facts::soldiers::{Counters, Fact, Fired, Moved, Soldier};
use crate::facts::{Event, Phase, State, Table};
use crate::start::Start;
use bevy_ecs::prelude::*;
use table::{CounterId, Frame, Outbox, Side, Stack, insert_phases, phase_begins};

/// Lays a game out.
pub fn set_up(world: &mut World, start: &Start) {
    let phases = Side::BOTH.into_iter().flat_map(|side| [(side, Phase::Move), (side, Phase::Fire)]);
    let phases: Vec<(Side, Phase)> = phases.collect();
    insert_phases::<(Side, Phase), Event>(world, &phases, |(side, phase), schedule| match phase {
        Phase::Move => {
            schedule.add_systems(rest(*side));
        }
        Phase::Fire => {}
    });
    let placed =
        start.soldiers.iter().map(|one| Soldier { at: one.at, hidden: one.hidden, ..Soldier::new(one.id, one.side) });
    Counters::set_up(world, &placed.collect::<Vec<_>>());
    world.insert_resource(start.clone());
    let stack = Stack::default();
    world.insert_resource(State { turn: 0, side: Side::First, phase: Phase::Move, stack, over: None });
}

/// Those of the side who have moved or fired rest, in the order of the start.
fn rest(side: Side) -> impl FnMut(Query<(&CounterId, &Side, &Moved, &Fired)>, Res<Start>, ResMut<Outbox<Event>>) {
    move |soldiers: Query<(&CounterId, &Side, &Moved, &Fired)>, start: Res<Start>, mut outbox: ResMut<Outbox<Event>>| {
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
    phase_begins(world, (*side, *phase))
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
