//! The sequence of play: the phases in the order of the book, each with a schedule that looks at the figures and the battle and answers
//! with events. Schedules hold bookkeeping only: no dice, no choices.

use crate::dispatch::apply;
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::sections::{artillery, points, smoke};
use bevy_ecs::prelude::*;
use table::{Outbox, insert_phases, phase_begins};

/// The phases of a turn (PH-5.2-02).
pub const SEQUENCE: [Phase; 3] = [Phase::Activation, Phase::Action, Phase::Rally];

/// The turn that begins.
#[derive(Resource, Default)]
pub(crate) struct Beginning(pub u8);

/// Inserts the schedules of all phases.
pub(crate) fn insert_schedules(world: &mut World) {
    insert_phases::<Phase, Event>(world, &SEQUENCE, |phase, schedule| match phase {
        // PH-6-02: smoke first; then strikes what has been called for, by dice (PH-R-56).
        Phase::Activation => {
            schedule.add_systems((smoke_changes, lights_go_out, nobody_is_spent).chain());
        }
        // PH-6-01, PH-6-03: before the first card, of all who are left.
        Phase::Action => {
            schedule.add_systems((points_are_worked_out, cards_are_shuffled).chain());
        }
        Phase::SetUp | Phase::Rally => {}
    });
}

/// What comes by itself before a phase begins.
pub(crate) fn begin(world: &mut World, turn: u8, phase: Phase) -> Vec<Event> {
    world.insert_resource(Beginning(turn));
    phase_begins(world, phase)
}

/// All cards come into the deck, one for each team (PH-5.2-01), but those of teams of which nobody is left (PH-6-01).
fn cards_are_shuffled(world: &mut World) {
    let table = apply::table(world);
    let teams = (0..table.field.teams.len()).filter_map(|team| u8::try_from(team).ok());
    // PH-H-29: who has been driven out of a vehicle before the first card has one from the next turn on.
    let rests = |team: u8| table.of_card(team).filter(|one| !one.is_vehicle()).all(|man| man.spent && man.at.is_some());
    let is_crew = |team: u8| table.field.team(team).vehicle.is_some();
    let deck = teams.filter(|team| table.acts(*team) && !(is_crew(*team) && rests(*team))).collect();
    world.resource_mut::<Outbox<Event>>().0.push(Event::Deck(deck));
}

/// Markers become plumes, screens grow and go (PH-3.3).
fn smoke_changes(world: &mut World) {
    let turn = world.resource::<Beginning>().0;
    let events = smoke::changes(&apply::table(world), turn);
    world.resource_mut::<Outbox<Event>>().0.extend(events);
}

/// Who did nothing more in the turn before does something in this one.
fn nobody_is_spent(world: &mut World) {
    let events = points::rested(&apply::table(world));
    world.resource_mut::<Outbox<Event>>().0.extend(events);
}

/// Lights burn out (PH-H-15).
fn lights_go_out(world: &mut World) {
    let turn = world.resource::<Beginning>().0;
    let events = artillery::burnt_out(&apply::table(world), turn);
    world.resource_mut::<Outbox<Event>>().0.extend(events);
}

/// Every team and every figure has its points for the turn (PH-6.1).
fn points_are_worked_out(world: &mut World) {
    let events = points::worked_out(&apply::table(world));
    world.resource_mut::<Outbox<Event>>().0.extend(events);
}
