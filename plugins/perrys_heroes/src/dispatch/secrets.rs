//! What one side sees and is told.

use crate::dispatch::apply;
use crate::facts::event::Event;
use crate::facts::figures::{Fact, Figure, Is, Own, Owner, WhoSees};
use crate::facts::rolls::{Called, Drifted, Roll};
use crate::facts::situation::{Seen, Table};
use crate::facts::start::Start;
use crate::sections::exposure::shows_wounds;
use bevy_ecs::prelude::World;
use table::{CounterId, Frame as _, SeenBy, Side};

/// Shows the table to a question as a side sees it.
pub(crate) fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
    let mut kept = table.figures.seen_by(side);
    if let Some(kept) = &mut kept {
        let rides = table.figures.iter().enumerate().filter(|(_, man)| is_wounded_aboard(man, side));
        for (no, man) in rides.filter(|(_, man)| shows_wounds(table, man)) {
            kept.write(no, Fact::Healthy(man.health));
        }
    }
    let (mut flow, mut battle) = (table.flow.clone(), table.battle.clone());
    flow.blank(table, side);
    battle.blank(side, |team| table.field.teams.get(usize::from(team)).is_some_and(|team| team.side == side));
    let figures = kept.as_ref().map_or(table.figures, |kept| kept.rows());
    ask(&Seen::on(Table { figures, battle: &battle, flow: &flow, field: table.field }))
}

/// True of a man of the other side who rides, is wounded and is not located: whether his wounds are seen is asked of his vehicle.
fn is_wounded_aboard(man: &Figure, side: Side) -> bool {
    man.side != side && man.aboard.is_some() && man.is_marked() && !man.located
}

/// The start as a side knows it.
pub(crate) fn start_seen_by(start: &Start, side: Side) -> Start {
    let mut known = start.clone();
    for figure in &mut known.figures {
        let mut seen = Figure::new(figure.id, figure.side, figure.team, figure.vehicle);
        let facts = Is::all(figure).into_iter().map(Is::fact).filter(|fact| fact.seen_by(figure, side));
        facts.for_each(|fact| seen.write(fact));
        *figure = seen;
    }
    if start.figures.iter().any(|man| is_wounded_aboard(man, side)) {
        let mut world = World::new();
        apply::set_up(&mut world, start);
        let table = apply::table(&world);
        let rides = known.figures.iter_mut().zip(&start.figures).filter(|(_, man)| is_wounded_aboard(man, side));
        rides.filter(|(_, man)| shows_wounds(&table, man)).for_each(|(seen, man)| seen.health = man.health);
    }
    known.battle.blank(side, |team| start.field.teams.get(usize::from(team)).is_some_and(|team| team.side == side));
    known
}

/// Which sides are told of an event that has just happened.
pub(crate) fn told_to(table: &Table, event: &Event) -> [bool; 2] {
    let by = |id: CounterId, sees: fn(&Figure, Side) -> bool| {
        let figure = table.figure(id);
        Side::BOTH.map(|side| figure.as_ref().is_some_and(|figure| sees(figure, side)))
    };
    // Who rides is as much located as his vehicle (PH-H-21).
    let there = |id: CounterId| {
        let figure = table.figure(id).map(|figure| (figure, table.carrier(&figure)));
        Side::BOTH
            .map(|side| figure.is_some_and(|(one, carrier)| Owner::sees(&one, side) || Owner::sees(&carrier, side)))
    };
    match event {
        Event::Is(id, is) => {
            let figure = table.figure(*id);
            // Who is hit where one fires at him is seen to be (PH-H-21).
            let wounds = matches!(is, Is::Healthy(_)) && figure.is_some_and(|man| shows_wounds(table, &man));
            Side::BOTH.map(|side| wounds || figure.is_some_and(|figure| is.fact().seen_by(&figure, side)))
        }
        Event::BattleIs(is) => is.told_to(),
        // That a counter moves is seen by whoever sees the counter.
        Event::Went { unit, .. } => by(*unit, WhoSees::sees),
        // What a man does who is not located tells who he is: the enemy is told what comes of it.
        Event::Rolled(rolled) => match rolled.what {
            // That a trap has been tried in vain would tell of it; what goes off is heard by all.
            Roll::Trap => [rolled.passed; 2],
            // A trap is noted, and hidden from the enemy (PH-7.15-01). What a call's accuracy gets tells what is registered.
            Roll::SetTrap | Roll::Artillery => by(rolled.unit, Own::sees),
            Roll::Morale
            | Roll::Rally
            | Roll::Locate
            | Roll::Search
            | Roll::Disarm
            | Roll::Heal
            | Roll::Throw
            | Roll::RifleGrenade
            | Roll::Assault
            | Roll::AntiTank => by(rolled.unit, Owner::sees),
            // Who jumps off a vehicle does so for all to see who see the counter.
            Roll::Jump => by(rolled.unit, WhoSees::sees),
        },
        // What falls to somebody who is not located tells how he holds himself.
        Event::Fired(volley) => match volley.shots.iter().find(|shot| !there(shot.at).iter().all(|sees| *sees)) {
            Some(hidden) => there(hidden.at),
            None => by(volley.unit, Owner::sees),
        },
        Event::GunFired(shot) => by(shot.unit, Owner::sees),
        Event::Struck(struck) => there(struck.unit),
        Event::Blasted(blasted) => there(blasted.unit),
        // Where something comes down is seen with him who threw it; of who is concealed only what it does is.
        Event::Landed(landed) => by(landed.unit, WhoSees::sees),
        Event::Penetrated(rolled) => by(rolled.unit, Owner::sees),
        Event::Damaged(rolled) => by(rolled.unit, Owner::sees),
        // Who sits in a vehicle is not located with it: the enemy sees who falls, and who gets out.
        Event::CrewRolled(rolled) => by(rolled.unit, Owner::sees),
        // The lines of a bout tell who an attacker is that was not located.
        Event::Fought(bout) => {
            let [attacker, defender] = [bout.unit, bout.at].map(|one| by(one, Owner::sees));
            [attacker[0] && defender[0], attacker[1] && defender[1]]
        }
        // The rest of a way is a secret of who goes it. A call is one until it strikes, and where it should have struck for ever.
        Event::Told { unit, .. }
        | Event::Planned { unit, .. }
        | Event::Steered { unit, .. }
        | Event::Called(Called { unit, .. })
        | Event::Drifted(Drifted { unit, .. }) => by(*unit, Own::sees),
        Event::Acts(units) => units.first().map_or([true; 2], |unit| by(*unit, Own::sees)),
        Event::Pushed(frame) => Side::BOTH.map(|side| {
            use table::FrameKinds as _;
            let mut frame = frame.clone();
            frame.get_mut().blank(table, side)
        }),
        Event::PhaseBegan { .. }
        | Event::Placing(_)
        | Event::WindRolled { .. }
        | Event::CardTurned { .. }
        | Event::Shelled(_)
        | Event::Popped
        | Event::Deck(_)
        | Event::RallyIs(_)
        | Event::Asked { .. }
        | Event::Fled
        | Event::RanOver { .. }
        | Event::Over(_) => [true; 2],
        // It holds all that is hidden. Whoever follows what he is told was told of its parts when they happened.
        Event::Stands(_) => [false; 2],
    }
}

/// Whether an event shows what was hidden, so that it cannot be taken back.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(event, Event::Is(_, Is::Located(true) | Is::Concealed(false)))
}
