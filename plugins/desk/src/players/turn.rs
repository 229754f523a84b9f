//! A computer's side decides: it is asked, hurried, and its order given.

use super::computers::{BREAKDOWNS, Computers, Decided, ForPlayers, by_the_list};
use super::past::LookingBack;
use super::room::Wanted;
use crate::messages::Prepared;
use crate::results::Results;
use crate::window_box::Command;
use crate::{Battle, WindowBox};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;
use table_view::{Alarm, ViewBusy, ViewSettings};

/// Between two orders of a computer player, at normal speed.
const PAUSE: Duration = Duration::from_millis(350);

/// Computer players wait: a window is open in which players are chosen, or the screen is being handed over.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held(pub bool);

/// Follows the battle: asks who is to decide, and takes what he has decided.
pub(super) fn follow<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    mut computers: ResMut<Computers<W>>,
    alarm: Option<Res<Alarm>>,
    held: Res<Held>,
    past: Res<LookingBack<W>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let computers = computers.bypass_change_detection();
    let Some(battle) = battle else {
        if computers.of.is_some() {
            *computers = Computers::default();
        }
        return;
    };
    let of = Some((battle.born(), battle.seats()));
    let journal = battle.journal();
    if computers.of != of {
        *computers = Computers::default();
    } else if journal.kept_since(computers.followed.1) < computers.followed.0 {
        // Orders have been taken back.
        computers.forget();
    }
    computers.of = of;
    computers.followed = (journal.entries.len(), journal.generation());
    computers.paused = past.is_on() || held.0;
    let side = battle.to_act().filter(|side| !battle.seats()[side.index()].is_person());
    computers.at_work = side.is_some();
    if battle.seats().iter().any(|seat| !seat.is_person()) || computers.asks_at.is_some() || computers.own.is_some() {
        computers.open(&battle, &alarm.map(|alarm| alarm.clone()).unwrap_or_default());
    }
    computers.take(&battle);
    let (here, now) = (battle.now(), time.elapsed());
    if computers.decided.as_ref().is_some_and(|decided| decided.at != here) {
        computers.decided = None;
    }
    if let Some(asked) = &mut computers.asked {
        if asked.hurried || asked.at != here || now > asked.since + asked.limit {
            asked.watch.stop();
        }
        // The ring fills, and the limit comes.
        redraw.write(RequestRedraw);
    }
    if let Some(person) = battle.to_act().filter(|side| battle.looks_on(*side))
        && computers.asked.is_none()
        && let Some(wanted) = wanted_by_person(&battle, computers)
    {
        computers.ask(&battle, person, wanted, now);
        redraw.write(RequestRedraw);
    }
    let Some(side) = side else { return };
    if computers.decided.is_none() && computers.asked.is_none() {
        if computers.given == Some(here) || computers.broken >= BREAKDOWNS {
            // What was ordered has been refused, or nobody can think.
            computers.decided =
                by_the_list(&battle, side).map(|command| Decided { at: here, command, fell_back: true });
        } else {
            computers.ask(&battle, side, Wanted::Order, now);
        }
    }
}

/// What a person has asked for and has not been told yet.
fn wanted_by_person<W: WindowBox>(battle: &Battle<W>, computers: &Computers<W>) -> Option<Wanted<W>> {
    let here = battle.now();
    if let Some(plan) = computers.own_here(battle) {
        return computers.weighed_here(battle).is_none().then(|| Wanted::Weight(plan.clone()));
    }
    let told = computers.advice.as_ref().is_some_and(|advice| advice.at == here);
    (computers.asks_at == Some(here) && !told).then_some(Wanted::Advice)
}

/// What is wished for by keys and in panels.
pub(super) fn hear<W: WindowBox>(
    battle: Option<ResMut<Battle<W>>>,
    mut wishes: MessageReader<ForPlayers>,
    mut computers: ResMut<Computers<W>>,
    prepared: Res<Prepared<Command<W>>>,
) {
    let (mut hurry, mut advise, mut why_not, mut seats) = (false, false, false, None);
    for wish in wishes.read() {
        match wish {
            ForPlayers::PlayNow => hurry = true,
            ForPlayers::Advise => advise = true,
            ForPlayers::WhyNot => why_not = true,
            ForPlayers::Point(plan) => computers.pointed = *plan,
            ForPlayers::Seat(now) => seats = Some(*now),
        }
    }
    if hurry {
        computers.hurry();
    }
    let Some(mut battle) = battle else { return };
    let person = battle.to_act().filter(|side| battle.looks_on(*side));
    if let Some(side) = person.filter(|_| advise) {
        computers.asks_at = Some(battle.now());
        computers.own = None;
        battle.hint(side);
    }
    if let Some(side) = person.filter(|_| why_not)
        && let Some(plan) = W::plan_of(&battle, &prepared.orders)
    {
        if let Some(asked) = &mut computers.asked {
            // Whatever he was thinking of is not waited for.
            asked.hurried = true;
        }
        computers.own = Some((battle.now(), plan));
        battle.hint(side);
    }
    if let Some(seats) = seats {
        battle.seat(seats);
    }
}

/// Gives what has been decided, once everything before it has been seen.
pub(super) fn give<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    mut computers: ResMut<Computers<W>>,
    results: Res<Results<W>>,
    busy: Res<ViewBusy>,
    settings: Res<ViewSettings>,
    time: Res<Time<Real>>,
    mut orders: MessageWriter<Decided<Command<W>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(battle) = battle else { return };
    let computers = computers.bypass_change_detection();
    let now = time.elapsed();
    if !computers.at_work || busy.0 || results.told < battle.told() {
        computers.rested = None;
        return;
    }
    let rested = *computers.rested.get_or_insert(now);
    if computers.paused || computers.decided.is_none() {
        return;
    }
    let table = battle.table();
    let at_once = W::asked(&table).is_some() || W::at_once(&table) || settings.speed <= 0.0;
    let pause = if at_once { Duration::ZERO } else { PAUSE.div_f32(settings.speed.clamp(0.25, 8.0)) };
    // What is decided is given now, or looked at again in the next frame.
    redraw.write(RequestRedraw);
    if now >= rested + pause
        && let Some(decided) = computers.decided.take()
    {
        computers.given = Some(decided.at);
        computers.rested = None;
        orders.write(decided);
    }
}
