//! All writing: the start and each event.

use crate::facts::battle::Battle;
use crate::facts::event::Event;
use crate::facts::field::Field;
use crate::facts::flow::Flow;
use crate::facts::game::RulesOfEngagement;
use crate::facts::situation::Table;
use crate::facts::start::Start;
use crate::facts::{figures, units};
use bevy_ecs::prelude::*;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use table::{CounterId, Frame as _};

/// What never changes, as the world holds it.
#[derive(Resource, Clone)]
pub(crate) struct Laid(pub Arc<Field>);

/// Lays a game out.
pub(crate) fn set_up(world: &mut World, start: &Start) {
    units::Counters::set_up(world, &start.units);
    figures::Counters::set_up(world, &start.figures);
    world.insert_resource(Laid(Arc::clone(&start.field)));
    world.insert_resource(start.battle.clone());
    world.insert_resource(start.flow.clone());
}

/// What rules read.
pub(crate) fn table(world: &World) -> Table<'_> {
    Table {
        units: world.resource::<units::Counters>().rows(world),
        figures: world.resource::<figures::Counters>().rows(world),
        battle: world.resource::<Battle>(),
        flow: world.resource::<Flow>(),
        field: &world.resource::<Laid>().0,
    }
}

/// Carries out one event: on units, figures and the battle here, on what is going on by being heard.
pub(crate) fn apply(world: &mut World, event: &Event) {
    match event {
        Event::UnitIs(id, is) => write_unit(world, *id, is.fact()),
        Event::Is(id, is) => write(world, *id, is.fact()),
        Event::BattleIs(is) => world.resource_mut::<Battle>().write(is),
        Event::Went { ways, .. } => {
            for path in ways {
                if let Some(at) = path.points.last() {
                    write(world, path.who, figures::Fact::Stands(Some(*at)));
                }
            }
        }
        Event::Stands(snapshot) => {
            for (id, facts) in &snapshot.units {
                facts.iter().for_each(|is| write_unit(world, *id, is.fact()));
            }
            for (id, facts) in &snapshot.figures {
                facts.iter().for_each(|is| write(world, *id, is.fact()));
            }
            world.resource_mut::<Battle>().clone_from(&snapshot.battle);
        }
        Event::PhaseBegan { .. }
        | Event::Placing(_)
        | Event::Chose { .. }
        | Event::OrderGiven { .. }
        | Event::Disciplined(_)
        | Event::Spotted(_)
        | Event::Fired(_)
        | Event::Smoked(_)
        | Event::Landed(_)
        | Event::Struck(_)
        | Event::Flared(_)
        | Event::Breached(_)
        | Event::VehicleStruck(_)
        | Event::Experienced(_)
        | Event::TrackRolled { .. }
        | Event::Charged { .. }
        | Event::Fought(_)
        | Event::Tried(_)
        | Event::Bogging(_)
        | Event::Swerved(_)
        | Event::Rode { .. }
        | Event::Lost { .. }
        | Event::Pushed(_)
        | Event::FrameIs(_)
        | Event::Popped
        | Event::Planned { .. }
        | Event::Steered { .. }
        | Event::Checked { .. }
        | Event::Asked { .. }
        | Event::Ended
        | Event::Over(_) => {}
    }
    let mut flow = world.resource_mut::<Flow>();
    flow.stack.hear::<RulesOfEngagement>(event);
    flow.hears(event);
}

fn write_unit(world: &mut World, id: CounterId, fact: units::Fact) {
    let no = table(world).unit_no(id).expect("events name units of the start");
    units::Counters::write(world, no, fact);
}

fn write(world: &mut World, id: CounterId, fact: figures::Fact) {
    let no = table(world).figure_no(id).expect("events name figures of the start");
    figures::Counters::write(world, no, fact);
}

/// Takes over another world's position.
pub(crate) fn copy(from: &Table, to: &mut World) {
    units::Counters::copy(&from.units, to);
    figures::Counters::copy(&from.figures, to);
    to.resource_mut::<Battle>().clone_from(from.battle);
    to.resource_mut::<Flow>().clone_from(from.flow);
}

/// Feeds the position to a hash, in the list's order.
pub(crate) fn digest(table: &Table, mut sink: &mut dyn Hasher) {
    table.units.digest(sink);
    table.figures.digest(sink);
    table.battle.hash(&mut sink);
    table.flow.hash(&mut sink);
}
