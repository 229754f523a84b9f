//! The moment in which the other side may fire with those on alert (PH-H-40).

use super::rules::INTERRUPTS;
use super::shot::{AlertShot, served, shot};
use super::watch::{Course, answer, can, fires_at, speaks};
use super::watchers;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::frames::{Driving, Moving, Window};
use crate::facts::game::PerrysHeroes;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Answer;
use crate::sections::exposure;
use crate::sections::turn::words;
use table::{CounterId, DiceCup, Frame, Refusal, Side};

/// The window that opens when figures have completed an action: if somebody of the other side is to be asked, or fires by himself.
///
/// What concealed figures do asks nobody: that somebody is asked would tell that they are there.
pub(crate) fn window(table: &Table, actors: &[Figure]) -> Option<Event> {
    let asked = actors.iter().find(|actor| !actor.concealed)?.side.other();
    let at_one = |watcher: &Figure| actors.iter().any(|actor| fires_at(table, watcher, actor));
    let opens = asks(table, asked) || watchers(table, asked).any(|watcher| at_one(&watcher));
    opens.then(|| Event::Pushed(Window { asked, at: actors.iter().map(|actor| actor.id).collect() }.into()))
}

/// All of a side that may be fired at: men, those who are exposed in a vehicle, and vehicles.
fn marks<'t>(table: &'t Table, side: Side) -> impl Iterator<Item = Figure> + 't {
    exposure::targets(table, side).chain(table.bodies(side).filter(Figure::is_vehicle))
}

/// True if a side has somebody on alert who is to ask and could fire at anybody.
fn asks(table: &Table, side: Side) -> bool {
    let can_fire = |watcher: &Figure| marks(table, side.other()).any(|enemy| can(table, watcher, &enemy));
    watchers(table, side).any(|watcher| answer(&watcher) == Answer::Ask && can_fire(&watcher))
}

/// The first in the order of the list who fires by himself now, and at whom.
fn fires(table: &Table, window: &Window) -> Option<(Figure, CounterId)> {
    let course = Course::going_on(table).filter(|course| window.at.contains(&course.unit()));
    let fires = |watcher: &Figure, actor: &Figure| match &course {
        Some(course) if answer(watcher) != Answer::Ask => {
            speaks(table, watcher, course, course.beat()) == Some(course.beat())
        }
        Some(_) | None => fires_at(table, watcher, actor),
    };
    let actors: Vec<Figure> = window.at.iter().filter_map(|actor| table.figure(*actor)).collect();
    watchers(table, window.asked).find_map(|watcher| {
        let actor = actors.iter().find(|actor| fires(&watcher, actor))?;
        Some((watcher, actor.id))
    })
}

/// A shot that somebody fires by himself: at the zone, where there are others in it (PH-D-09).
fn by_himself(table: &Table, watcher: &Figure, at: CounterId, dice: &mut DiceCup) -> Vec<Event> {
    // At a vehicle to which he can do nothing he fires at who rides in it and is exposed (PH-H-21, PH-H-22).
    let riders: Vec<Figure> =
        table.figure(at).map(|actor| exposure::exposed_in(table, &actor).collect()).unwrap_or_default();
    let mut all = [at].into_iter().chain(riders.into_iter().map(|man| man.id));
    let Some(at) = all.find(|at| shot(table, watcher, *at, false, None).is_ok()) else { return Vec::new() };
    let one = shot(table, watcher, at, false, None).ok();
    let many = |shot: &AlertShot| shot.zone().is_some_and(|zone| zone.figures.len() > 1);
    // A main gun that is loaded fires: it was what the vehicle waited for.
    let main_gun = matches!(one, Some(AlertShot::Gun(_)));
    let zone = shot(table, watcher, at, true, None).ok().filter(|shot| !main_gun && many(shot));
    zone.or(one).map(|shot| shot.carry_out(table, dice)).unwrap_or_default()
}

impl Frame<PerrysHeroes> for Window {
    /// Who fires by himself does so first, in the order of the list; then whoever is to ask is asked until he waits.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        if let Some((watcher, at)) = fires(table, self) {
            return by_himself(table, &watcher, at, dice);
        }
        if asks(table, self.asked) { Vec::new() } else { vec![Event::Popped] }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.asked)
    }
    fn takes(&self, _: &Seen<'_>, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::Window => Ok(()),
            Time::SetUp | Time::Activation(_) | Time::Claim => Err(Refusal::new(INTERRUPTS, words::fire_or_wait())),
        }
    }
    fn offers(&self, seen: &Seen<'_>, side: Side, out: &mut Offers<'_>) {
        if !out.wants(Kind::Alert) {
            return;
        }
        for watcher in watchers(seen, side) {
            let unit = watcher.id;
            if !seen.no(unit).is_some_and(|no| out.wants_from(no)) || !out.wants_unit(unit) {
                continue;
            }
            for enemy in marks(seen, side.other()) {
                let at = enemy.id;
                let best = shot(seen, &watcher, at, false, None).ok();
                let main_gun = matches!(best, Some(AlertShot::Gun(_)));
                out.extend(best.map(|_| Command::AlertShot { unit, at, burst: false, gun: None }));
                // The machine guns in place of a main gun that is loaded.
                let guns: Vec<u8> = served(seen, &watcher).filter(|_| main_gun).collect();
                let guns = guns.into_iter().filter(|gun| shot(seen, &watcher, at, false, Some(*gun)).is_ok());
                out.extend(guns.map(|gun| Command::AlertShot { unit, at, burst: false, gun: Some(gun) }));
                let zone = shot(seen, &watcher, at, true, None).ok();
                if zone.as_ref().and_then(AlertShot::zone).is_some_and(|zone| zone.figures.len() > 1) {
                    out.push(Command::AlertShot { unit, at, burst: true, gun: None });
                }
            }
        }
        out.push(Command::Wait);
    }
    /// That one may fire is seen by both. Who has acted is so where he is located, or where he moves: then the counter is seen to.
    fn blank(&mut self, table: &Table<'_>, side: Side) -> bool {
        let stack = &table.flow.stack;
        let moves = stack.innermost::<Moving>().map(|moving| moving.unit);
        let moves = moves.or_else(|| stack.innermost::<Driving>().map(|driving| driving.unit));
        let seen = |figure: Figure| figure.side == side || figure.located || Some(figure.id) == moves;
        self.at.retain(|unit| table.figure(*unit).is_some_and(seen));
        true
    }
}
