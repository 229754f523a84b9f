//! All writing: the start and each event.

use crate::facts::battle::Battle;
use crate::facts::event::Event;
use crate::facts::field::Field;
use crate::facts::figures::{Counters, Fact};
use crate::facts::flow::Flow;
use crate::facts::game::PerrysHeroes;
use crate::facts::situation::Table;
use crate::facts::start::Start;
use bevy_ecs::prelude::*;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use table::{CounterId, Frame as _};

/// What never changes, as the world holds it.
#[derive(Resource, Clone)]
pub(crate) struct Laid(pub Arc<Field>);

/// Lays a game out.
pub(crate) fn set_up(world: &mut World, start: &Start) {
    Counters::set_up(world, &start.figures);
    world.insert_resource(Laid(Arc::clone(&start.field)));
    world.insert_resource(start.battle.clone());
    world.insert_resource(start.flow.clone());
}

/// What rules read.
pub(crate) fn table(world: &World) -> Table<'_> {
    Table {
        figures: world.resource::<Counters>().rows(world),
        battle: world.resource::<Battle>(),
        flow: world.resource::<Flow>(),
        field: &world.resource::<Laid>().0,
    }
}

/// Carries out one event: on the figures and the battle here, on what is going on by being heard.
pub(crate) fn apply(world: &mut World, event: &Event) {
    match event {
        Event::Is(id, is) => write(world, *id, is.fact()),
        Event::BattleIs(is) => world.resource_mut::<Battle>().write(is),
        // PH-7.16-07
        Event::Went { unit, way, .. } => {
            if let Some(at) = way.last() {
                write(world, *unit, Fact::Stands(Some(*at)));
            }
        }
        Event::Stands(snapshot) => {
            for (id, facts) in &snapshot.figures {
                facts.iter().for_each(|is| write(world, *id, is.fact()));
            }
            world.resource_mut::<Battle>().clone_from(&snapshot.battle);
        }
        Event::PhaseBegan { .. }
        | Event::Placing(_)
        | Event::WindRolled { .. }
        | Event::CardTurned { .. }
        | Event::Rolled(_)
        | Event::Fired(_)
        | Event::GunFired(_)
        | Event::Struck(_)
        | Event::Landed(_)
        | Event::Blasted(_)
        | Event::Fought(_)
        | Event::Penetrated(_)
        | Event::Damaged(_)
        | Event::CrewRolled(_)
        | Event::Called(_)
        | Event::Drifted(_)
        | Event::Shelled(_)
        | Event::Told { .. }
        | Event::Pushed(_)
        | Event::Popped
        | Event::Deck(_)
        | Event::RallyIs(_)
        | Event::Planned { .. }
        | Event::Steered { .. }
        | Event::RanOver { .. }
        | Event::Asked { .. }
        | Event::Fled
        | Event::Acts(_)
        | Event::Over(_) => {}
    }
    let mut flow = world.resource_mut::<Flow>();
    flow.stack.hear::<PerrysHeroes>(event);
    flow.hears(event);
}

fn write(world: &mut World, id: CounterId, fact: Fact) {
    let no = table(world).no(id).expect("events name figures of the start");
    Counters::write(world, no, fact);
}

/// Takes over another world's position.
pub(crate) fn copy(from: &Table, to: &mut World) {
    Counters::copy(&from.figures, to);
    to.resource_mut::<Battle>().clone_from(from.battle);
    to.resource_mut::<Flow>().clone_from(from.flow);
}

/// Feeds the position to a hash, in the list's order.
pub(crate) fn digest(table: &Table, mut sink: &mut dyn Hasher) {
    table.figures.digest(sink);
    table.battle.hash(&mut sink);
    table.flow.hash(&mut sink);
}
