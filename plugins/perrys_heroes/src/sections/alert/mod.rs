//! Alert (7.14): going on it, firing from it, and when the other side is asked.
//!
//! After each action of the active side, and at beats of its moves, the other side may fire with those on alert. Who is asked and who
//! answers by himself says each one's standing answer (PH-D-16). Somebody concealed never makes the enemy wait for an answer, which would
//! give him away: told to ask, he holds his fire until another one is asked. If he has to locate the enemy before (PH-R-66), he tries
//! before anybody sees that something happens. A vehicle fires one of its guns, and swings round for it within its arc.

mod orders;
pub mod rules;
mod shot;
mod watch;
mod window;
pub(crate) mod words;

pub use shot::AlertShot;
pub(crate) use shot::judge;
pub(crate) use watch::{Course, beats, seeks_actor, seeks_mover};
pub use watch::{along, along_drive};
pub(crate) use window::window;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Answer, Tube};
use crate::sections::casualties::may_attack;
use crate::sections::{anti_tank, fire, gunnery, locating, points, sight};
use rules::{ARC, FINDS, FRESH, SHOT};
use table::{CounterId, Refusal, Side};

/// What going on alert costs each who serves the weapon (PH-7.14-02).
pub const COSTS: u8 = 4;
/// What it costs a vehicle.
pub const VEHICLE_COSTS: u8 = 5;
/// So far to either side of its gun a vehicle on alert covers, in tenths of a degree (PH-7.14-03).
const COVERS: i32 = 600;

/// Who goes on alert, and who pays how much: the gunner of a crewed weapon that can be fired with his assistant.
fn crew(table: &Table, figure: &Figure) -> Vec<(Figure, u8)> {
    let mut arms = fire::ready(table, figure);
    let assistant = arms.find_map(|(arm, _)| fire::assistant(table, figure, arm));
    // Reading: so does one of an anti-tank weapon that two men serve, though his gunner alone pays for a shot.
    let served = || anti_tank::tubes(table, figure).any(|tube| tube == Tube::Crewed);
    let assistant = assistant.or_else(|| table.partner(figure).filter(|_| served()));
    [Some(*figure), assistant].into_iter().flatten().map(|one| (one, COSTS)).collect()
}

/// What an order changes for gunners on alert: with what their assistants do alone the alert of the crew ends (PH-7.14-05).
pub(crate) fn of_crews(table: &Table, events: &[Event]) -> Vec<Event> {
    let acts = |event: &Event| if let Event::Acts(units) = event { Some(units.clone()) } else { None };
    let Some(units) = events.iter().find_map(acts) else { return Vec::new() };
    let served = |unit: &CounterId| {
        let assistant = table.figure(*unit)?;
        let gunner = table.partner(&assistant).filter(|gunner| gunner.alert && !units.contains(&gunner.id))?;
        crew(table, &gunner).iter().any(|(one, _)| one.id == *unit).then_some(gunner.id)
    };
    // PH-H-30: a gun is on alert as long as two others serve it.
    let guns = table.figures.iter().filter(|gun| gun.alert && anti_tank::is_gun(table, gun));
    let left = guns.filter(|gun| {
        let (acts, others): (Vec<Figure>, Vec<Figure>) =
            anti_tank::gun_crew(table, gun).partition(|man| units.contains(&man.id));
        !acts.is_empty() && others.len() < anti_tank::HANDS
    });
    let all = units.iter().filter_map(served).chain(left.map(|gun| gun.id));
    all.map(|who| Event::Is(who, Is::Alert(false))).collect()
}

/// What comes of a figure going on alert.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn goes(table: &Table, side: Side, unit: CounterId) -> Result<Vec<Event>, Refusal> {
    let (figure, crew) = if table.figure(unit).is_some_and(|one| anti_tank::is_gun(table, &one)) {
        anti_tank::waits(table, side, unit, COSTS)?
    } else {
        let figure = points::acting_any(table, side, unit)?;
        (figure, if figure.is_vehicle() { vec![(figure, VEHICLE_COSTS)] } else { crew(table, &figure) })
    };
    for (one, _) in &crew {
        may_attack(one)?;
        if one.acted {
            return Err(Refusal::new(FRESH, words::has_acted(one.id)));
        }
    }
    if !has_something_to_fire(table, &figure) {
        return Err(Refusal::new(SHOT, words::nothing_to_fire()));
    }
    points::can_pay(table, &crew)?;
    let mut events = points::pay(table, &crew);
    events.extend(figure.tried.then_some(Event::Is(unit, Is::Tried(false))));
    events.push(Event::Is(unit, Is::Alert(true)));
    Ok(events)
}

/// True of a man with a weapon that he can fire, of a gun on a carriage that is served, and of a vehicle whose main gun is loaded, or one of whose machine guns is served (PH-R-61).
fn has_something_to_fire(table: &Table, figure: &Figure) -> bool {
    if anti_tank::is_gun(table, figure) {
        true
    } else if figure.is_vehicle() {
        gunnery::fires(table, figure).is_ok() || shot::served(table, figure).next().is_some()
    } else {
        fire::ready(table, figure).next().is_some() || anti_tank::tubes(table, figure).next().is_some()
    }
}

/// What comes of it that a figure is told what to answer on alert (PH-D-16).
///
/// # Errors
/// It is not his card.
pub(crate) fn told(table: &Table, side: Side, unit: CounterId, answer: Answer) -> Result<Vec<Event>, Refusal> {
    match table.figure(unit).filter(|one| anti_tank::is_gun(table, one)) {
        Some(_) => anti_tank::acting_gun(table, side, unit)?,
        None => points::acting_any(table, side, unit)?,
    };
    // Also where he is to answer so already: of an order of which nothing is kept back the enemy is told.
    Ok(vec![Event::Is(unit, Is::Answers(answer))])
}

/// Whether a figure on alert could fire at this enemy, who may be on his way: he reaches him, and knows him or can try to locate him.
///
/// # Errors
/// Why not.
fn may_aim(table: &Table, watcher: &Figure, target: &Figure) -> Result<(), Refusal> {
    if !watcher.alert {
        return Err(Refusal::new(SHOT, words::not_on_alert(watcher.id)));
    }
    may_attack(watcher)?;
    if !covers(table, watcher, target) {
        return Err(Refusal::new(ARC, words::beside_the_arc()));
    }
    let eyes = anti_tank::eyes(table, watcher, target);
    if fire::known(table, &eyes, target).is_ok() {
        return Ok(());
    }
    if watcher.tried {
        return Err(Refusal::new(FINDS, words::tried(watcher.id)));
    }
    sight::needed(table, &eyes, target, FINDS)?;
    if !locating::could_see(table, &eyes, target, locating::has_optics(table, &eyes)) {
        return Err(Refusal::new(FINDS, words::out_of_sight()));
    }
    Ok(())
}

/// True if somebody is where one on alert can fire: all round, but of a vehicle in the arc of 120 degrees about its gun (PH-7.14-03).
///
/// Reading: a gun on a carriage has the arc in which it fires (PH-H-30): nobody turns it in between.
fn covers(table: &Table, watcher: &Figure, target: &Figure) -> bool {
    if anti_tank::is_gun(table, watcher) {
        return anti_tank::covers(watcher, target);
    }
    let in_arc = |at| gunnery::within(watcher, table.gun_heading(watcher), COVERS, at);
    !watcher.is_vehicle() || target.at.is_some_and(in_arc)
}

/// Figures of a side that are on alert, in the order of the list.
fn watchers<'t>(table: &'t Table, side: Side) -> impl Iterator<Item = Figure> + 't {
    let serves = |figure: &Figure| table.is_manned(figure) || anti_tank::is_gun(table, figure);
    table.bodies(side).filter(move |figure| figure.alert && (!figure.is_vehicle() || serves(figure)))
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Alert) {
        return;
    }
    if goes(seen, figure.side, figure.id).is_ok() {
        out.push(Command::Alert { unit: figure.id });
    }
    if figure.alert {
        let others = Answer::ALL.into_iter().filter(|answer| *answer != figure.answer);
        out.extend(others.map(|answer| Command::Standing { unit: figure.id, answer }));
    }
}

#[cfg(test)]
#[path = "alert_test.rs"]
mod alert_test;
#[cfg(test)]
#[path = "vehicles_test.rs"]
mod vehicles_test;
