//! The sequence of play: the phases of a player turn in the order of the book (ROE-GEN-04), each with a schedule that looks at units and
//! figures and answers with events. Schedules hold bookkeeping only: no dice, no choices.

use crate::dispatch::apply;
use crate::facts::event::Event;
use crate::facts::situation::Table;
use crate::files::values::Phase;
use crate::sections::turn::begins;
use crate::sections::{driving, hiding};
use bevy_ecs::prelude::*;
use table::{Outbox, Side, insert_phases, phase_begins};

/// The phases of a player turn (ROE-GEN-04).
pub const SEQUENCE: [Phase; 5] =
    [Phase::Discipline, Phase::Orders, Phase::Movement, Phase::Shooting, Phase::CloseQuarters];

/// Whose player turn it is in the phase that begins.
#[derive(Resource)]
pub(crate) struct Beginning(pub Side);

/// Inserts the schedules of all phases.
pub(crate) fn insert_schedules(world: &mut World) {
    insert_phases::<Phase, Event>(world, &SEQUENCE, |phase, schedule| match phase {
        Phase::Discipline => {
            schedule.add_systems((hits_are_forgotten, the_enemys_turn_is_over, units_start_their_turn).chain());
        }
        Phase::Shooting => {
            schedule.add_systems(hidden_enemies_are_noticed);
        }
        Phase::CloseQuarters => {
            schedule.add_systems(nobody_has_fought);
        }
        Phase::Orders => {
            schedule.add_systems(infantry_is_near);
        }
        Phase::SetUp | Phase::Movement => {}
    });
}

/// What comes by itself before a phase of a side begins.
pub(crate) fn begin(world: &mut World, side: Side, phase: Phase) -> Vec<Event> {
    world.insert_resource(Beginning(side));
    phase_begins(world, phase)
}

fn answer(world: &mut World, events: impl FnOnce(&Table, Side) -> Vec<Event>) {
    let side = world.resource::<Beginning>().0;
    let events = events(&apply::table(world), side);
    world.resource_mut::<Outbox<Event>>().0.extend(events);
}

/// Hits are counted in each player turn anew (ROE-ST-05).
fn hits_are_forgotten(world: &mut World) {
    answer(world, |table, _| begins::hits_forgotten(table));
}

/// What the side that waits now did in its own turn is over, and what befalls it from now on counts for its next one (ROE-R-01).
fn the_enemys_turn_is_over(world: &mut World) {
    answer(world, begins::others_wait);
}

/// Units of the side whose turn begins have no order, have done nothing, and are in no smoke any more.
fn units_start_their_turn(world: &mut World) {
    answer(world, begins::units_start);
}

/// Whether infantry leads vehicles to cover is looked at before orders are given (ROE-VCV-02).
fn infantry_is_near(world: &mut World) {
    answer(world, driving::escorts);
}

/// Who is so near to a Hidden enemy that it needs no test spots it before all fire (ROE-HID-05, ROE-HID-06).
fn hidden_enemies_are_noticed(world: &mut World) {
    answer(world, hiding::noticed);
}

/// Fights of this phase have not been fought yet.
fn nobody_has_fought(world: &mut World) {
    answer(world, |table, _| begins::nobody_has_fought(table));
}
