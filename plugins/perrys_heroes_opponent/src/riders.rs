//! What somebody may do who rides, and who would ride: he gets out where standing there is better than what may befall his vehicle, and
//! climbs in where the way is far and nobody is near.

use crate::eye::{Eye, standing};
use crate::idea::{Idea, kind};
use crate::machines::offered;
use crate::pierce;
use crate::plan::Plan;
use crate::sights::WOUND;
use measured_table::Point;
use perrys_heroes::charts::Row;
use perrys_heroes::sections::exposure::as_target;
use perrys_heroes::sections::{points, posture, riding};
use perrys_heroes::values::{Edge, Gait, Left, Morale, Motion, Posture, Task};
use perrys_heroes::{Command, Figure, PerrysHeroes, Report};
use table::RuleSet;

/// Of what may be taken of a vehicle so much befalls who rides in it.
const SHARED: f64 = 0.6;
/// Of what may be taken of a man who stands there so much may be taken of him while he is seen in his vehicle.
const SEEN: f64 = 0.9;
/// Of the smaller of both dangers so much counts besides the other.
const BOTH: f64 = 0.5;
/// What leaving a vehicle is worth that goes nowhere.
const STUCK: f64 = 0.02;
/// So many places beside a vehicle are looked at.
const PLACES: usize = 4;
/// What getting in is worth.
const RIDE: f64 = 0.012;
/// No enemy is nearer where somebody gets in, in tenths, and the way is so far.
const NEAR: u32 = 5_000;
const FAR: i32 = 3_000;
/// Less than this is not worth a step.
const LEAST: f64 = 0.002;

/// What somebody may do who rides.
pub(crate) fn ideas(eye: &mut Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    let Some(vehicle) = eye.seen.ridden(man).filter(|vehicle| vehicle.team != man.team) else { return };
    // A gun takes him with his vehicle, or whoever sees him fires at him alone.
    let with_it = SHARED * eye.danger(&vehicle) * eye.counts(man);
    let alone = as_target(eye.seen, man).map_or(0.0, |exposed| SEEN * eye.fears(&exposed));
    let stuck = if vehicle.immobile || !eye.seen.is_manned(&vehicle) { STUCK } else { 0.0 };
    let stays = stuck + with_it.max(alone) + BOTH * with_it.min(alone);
    // Once out he lies down, if he can.
    let lies = points::left(eye.seen, man)
        >= riding::OUT + posture::price(&standing(man, Point::default(), Posture::Standing, Motion::Moved));
    let (down, posture) = if lies {
        (Some(Command::Posture { unit: man.id, to: Posture::Prone }), Posture::Prone)
    } else {
        (None, Posture::Standing)
    };
    let gets_out = |command: &Command| matches!(command, Command::Disembark { .. });
    let mut found: Vec<Idea> = Vec::new();
    for command in offered(eye.seen, eye.side, man.id).into_iter().filter(gets_out).take(PLACES) {
        let Ok(Report::Ride(ride)) = PerrysHeroes::judge(eye.seen, eye.side, &command) else { continue };
        let Some(at) = ride.at else { continue };
        let there = standing(man, at, posture, Motion::Moved);
        let falls = ride.faces().map_or(0.0, |faces| 1.0 - f64::from(faces) / 10.0);
        let worth = eye.gains_by(man, at) + stays + eye.hopes(&there)
            - eye.fears(&there)
            - eye.is_met(&there)
            - falls * WOUND * eye.counts(man);
        found.push(Idea { then: down.clone(), ..Idea::of(kind::MOVE, worth, vec![command]) });
    }
    ideas.extend(found.into_iter().max_by(|one, other| one.worth.total_cmp(&other.worth)));
}

/// What a man may do who could ride: run to a vehicle that stands near, and climb in.
pub(crate) fn gets_in(eye: &mut Eye, man: &Figure, left: u8, ideas: &mut Vec<Idea>) {
    let Some(from) = man.at.filter(|_| man.morale == Morale::Operational && !man.stayed) else { return };
    let near = eye.enemies.iter().chain(&eye.machines).any(|enemy| enemy.at.is_some_and(|at| from.within(at, NEAR)));
    if near || !is_far(eye, man) {
        return;
    }
    let seats = |vehicle: &Figure| {
        let seats = eye.seen.vehicle(vehicle).map_or(0, |vehicle| usize::from(vehicle.def.passengers));
        seats > eye.seen.passengers(vehicle).count()
    };
    let rides = |vehicle: &Figure| vehicle.left == Left::No && vehicle.motion == Motion::Still && !vehicle.immobile;
    let all = eye.seen.vehicles(eye.side).filter(|one| rides(one) && seats(one) && eye.seen.is_manned(one));
    for vehicle in all.collect::<Vec<_>>() {
        let into = vehicle.id;
        let order = Command::Embark { unit: man.id, into };
        if PerrysHeroes::judge(eye.seen, eye.side, &order).is_ok() {
            ideas.push(Idea::of(kind::MOVE, RIDE, vec![order]));
            continue;
        }
        let far = eye.seen.field.charts.most(Gait::Walk, Row::Meadow).unwrap_or(0);
        let place = pierce::beside(eye.seen, man, &vehicle).filter(|at| from.within(*at, far.unsigned_abs()));
        let up = if man.posture == Posture::Standing { 0 } else { posture::price(man) };
        let Some(at) = place.filter(|_| left >= up + 1 + riding::IN) else { continue };
        let rises = (up > 0).then_some(Command::Posture { unit: man.id, to: Posture::Standing });
        let walks = Command::Move { unit: man.id, gait: Gait::Walk, way: vec![at] };
        let orders = rises.into_iter().chain([walks, order]).collect();
        ideas.push(Idea::of(kind::MOVE, RIDE - LEAST, orders));
    }
}

/// True of who is to go so far that he would rather ride: out of the table, or into the other half of it.
fn is_far(eye: &Eye, man: &Figure) -> bool {
    let Some(at) = man.at else { return false };
    let bounds = eye.seen.field.ground.bounds;
    let to_side = |edge: Edge| match edge {
        Edge::North => at.y - bounds.least.y,
        Edge::South => bounds.most.y - at.y,
        Edge::West => at.x - bounds.least.x,
        Edge::East => bounds.most.x - at.x,
    };
    let own = eye.seen.field.side(eye.side);
    match own.task {
        Task::Dash | Task::Advance => to_side(own.edge.opposite()) > 2 * FAR,
        Task::Withdraw => to_side(own.edge) > FAR,
        Task::Hold | Task::CounterAttack | Task::Meet => false,
    }
}

/// What comes to the mind of a rider who does not think long.
pub(crate) fn first_thought(eye: &mut Eye, man: &Figure) -> Option<Plan> {
    if points::left(eye.seen, man) == 0 || man.spent {
        return None;
    }
    let mut found = Vec::new();
    ideas(eye, man, &mut found);
    let best = found.into_iter().find(|idea| idea.worth > LEAST)?;
    Some(Plan { orders: best.orders, then: best.then })
}

#[cfg(test)]
#[path = "riders_test.rs"]
mod tests;
