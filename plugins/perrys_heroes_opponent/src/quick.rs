//! What a man does who does not think long: he fires at whom he knows, looks for whom he could reach, goes on towards the task, or waits
//! for the enemy. Plans are played on by this, so it asks the rules as little as it may.

use crate::eye::{Eye, standing};
use crate::hunters;
use crate::moves::{may_go, onward};
use crate::plan::Plan;
use crate::sights::{Shelf, is_able};
use perrys_heroes::sections::{locating, points};
use perrys_heroes::values::{Gait, Motion, Posture};
use perrys_heroes::{Command, Figure, PerrysHeroes, Seen};
use table::{CounterId, RuleSet, Side};

/// Less than this of a man is not worth a shot.
const LEAST: f64 = 0.05;

/// What comes to a man's mind first; none: nothing that he may do.
pub(crate) fn first_thought(seen: &Seen<'_>, side: Side, shelf: &mut Shelf, id: CounterId) -> Option<Plan> {
    let man = seen.figure(id)?;
    let mut eye = Eye::of(seen, side, shelf);
    let plan = hunters::first_thought(&mut eye, &man)
        .or_else(|| fires(&mut eye, &man))
        .or_else(|| goes(&mut eye, &man))
        .or_else(|| waits(&man))?;
    PerrysHeroes::judge(seen, side, plan.orders.first()?).is_ok().then_some(plan)
}

/// Fires at the best target, having looked for it first where it is not known.
fn fires(eye: &mut Eye, man: &Figure) -> Option<Plan> {
    let left = points::left(eye.seen, man);
    if left < 2 || !is_able(man) {
        return None;
    }
    let targets = eye.targets(man);
    let known = targets.iter().find(|(target, _)| locating::is_target(eye.seen, man, target));
    let (unit, is_known) = (man.id, known.is_some());
    let (target, takes) = known.or(targets.first().filter(|_| left >= 4))?;
    if *takes < LEAST {
        return None;
    }
    let at = target.id;
    let look = (!is_known).then_some(Command::Locate { unit, at, optics: false });
    let shots = (left - if is_known { 0 } else { 2 }) / 2;
    let fire = Command::Fire { unit, at, with: None, burst: false };
    let orders: Vec<Command> = look.into_iter().chain((0..shots).map(|_| fire.clone())).collect();
    let down =
        (left % 2 == 1 && man.posture != Posture::Prone).then_some(Command::Posture { unit, to: Posture::Prone });
    Some(Plan { orders, then: down })
}

/// Goes on straight towards the task, if it gains more than it costs, and takes cover there.
fn goes(eye: &mut Eye, man: &Figure) -> Option<Plan> {
    let left = points::left(eye.seen, man);
    let (gait, at) = may_go(man).then(|| onward(eye, man))??;
    let rises = (man.posture != gait.posture()).then_some(Command::Posture { unit: man.id, to: gait.posture() });
    if left < 2 + u8::from(rises.is_some()) {
        return None;
    }
    let motion = if gait == Gait::Run { Motion::Ran } else { Motion::Moved };
    let there = standing(man, at, Posture::Crouched, motion);
    let gain = eye.gains_by(man, at) - eye.fears(&there) + eye.fears(man) - eye.is_met(&there);
    if gain <= 0.0 {
        return None;
    }
    let go = Command::Move { unit: man.id, gait, way: vec![at] };
    let then = Some(Command::Posture { unit: man.id, to: Posture::Crouched });
    Some(Plan { orders: rises.into_iter().chain([go]).collect(), then })
}

/// Lies in wait.
fn waits(man: &Figure) -> Option<Plan> {
    (!man.acted && is_able(man)).then(|| Plan::order(Command::Alert { unit: man.id }))
}

#[cfg(test)]
#[path = "quick_test.rs"]
mod tests;
