//! What men on foot may do against vehicles: look for one, fire what they carry, run up with a charge.

use crate::eye::{Eye, standing};
use crate::idea::{Idea, kind};
use crate::machines::of_attack;
use crate::pierce::{self, beside, carried};
use crate::plan::Plan;
use measured_table::Point;
use perrys_heroes::sections::anti_tank::COST;
use perrys_heroes::sections::movement::footing;
use perrys_heroes::sections::{anti_tank, locating, points, posture};
use perrys_heroes::values::{Charge, Gait, Morale, Motion, Posture, Tube};
use perrys_heroes::weapons::AntiTankUse;
use perrys_heroes::{Command, Figure, PerrysHeroes, Report};
use table::RuleSet;

/// What a look costs.
const LOOK: u8 = 2;
/// One look finds a vehicle about so often.
const FOUND: f64 = 0.85;
/// So many vehicles are thought of.
const VEHICLES: usize = 3;

/// What a man may do against vehicles.
pub(crate) fn ideas(eye: &mut Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    let Some(at) = man.at.filter(|_| !eye.machines.is_empty()) else { return };
    let weapons = carried(eye.seen, man);
    if weapons.is_empty() {
        return;
    }
    let mut vehicles = eye.machines.clone();
    vehicles.sort_by_key(|vehicle| (vehicle.at.map(|there| at.squared(there)), vehicle.id));
    for vehicle in vehicles.into_iter().take(VEHICLES) {
        for (weapon, _) in &weapons {
            match eye.seen.field.anti_tank(*weapon).used {
                AntiTankUse::Once => fires(eye, man, &vehicle, (*weapon, Tube::Panzerfaust), ideas),
                AntiTankUse::Again => fires(eye, man, &vehicle, (*weapon, Tube::Crewed), ideas),
                AntiTankUse::Assault => assaults(eye, man, &vehicle, *weapon, ideas),
            }
        }
    }
}

/// The best that comes to the mind of a man who does not think long.
pub(crate) fn first_thought(eye: &mut Eye, man: &Figure) -> Option<Plan> {
    let mut found = Vec::new();
    ideas(eye, man, &mut found);
    let begins = |eye: &Eye, idea: &Idea| {
        let first = idea.orders.first();
        first.is_some_and(|order| PerrysHeroes::judge(eye.seen, eye.side, order).is_ok())
    };
    let best = found.into_iter().filter(|idea| idea.worth > 0.0 && begins(eye, idea));
    let best = best.max_by(|one, other| one.worth.total_cmp(&other.worth))?;
    Some(Plan { orders: best.orders, then: best.then })
}

/// A look at a vehicle that he does not know of, and what is left of his points.
fn looks(eye: &Eye, man: &Figure, vehicle: &Figure) -> (Option<Command>, u8, f64) {
    let left = points::left(eye.seen, man);
    if locating::is_target(eye.seen, man, vehicle) {
        return (None, left, 1.0);
    }
    let look = Command::Locate { unit: man.id, at: vehicle.id, optics: false };
    (Some(look), left.saturating_sub(LOOK), FOUND)
}

/// He fires what he carries.
fn fires(eye: &mut Eye, man: &Figure, vehicle: &Figure, (weapon, tube): (u8, Tube), ideas: &mut Vec<Idea>) {
    let (look, left, finds) = looks(eye, man, vehicle);
    let most = match tube {
        Tube::Panzerfaust => man.panzerfausts,
        Tube::Crewed => u8::MAX,
    };
    let shots = (left / COST).min(most);
    if shots == 0 {
        return;
    }
    let takes = pierce::with_weapon(eye.seen, eye.shelf, man, vehicle, weapon);
    if takes <= 0.0 {
        return;
    }
    let fire = Command::FireAntiTank { unit: man.id, at: vehicle.id, with: Some(tube) };
    let misses = (0..shots).fold(1.0, |left, _| left * (1.0 - takes));
    let worth = eye.counts(vehicle) * finds * (1.0 - misses);
    let orders = look.into_iter().chain((0..shots).map(|_| fire.clone())).collect();
    ideas.push(Idea::of(kind::FIRE, worth, orders));
}

/// He lays or throws a charge, or runs up with it first.
fn assaults(eye: &mut Eye, man: &Figure, vehicle: &Figure, weapon: u8, ideas: &mut Vec<Idea>) {
    let def = eye.seen.field.anti_tank(weapon);
    let with = if def.under { Charge::Mine } else { Charge::Molotov };
    let (unit, at) = (man.id, vehicle.id);
    let lays = Command::Assault { unit, at, with };
    if let Ok(Report::Attack(attack)) = PerrysHeroes::judge(eye.seen, eye.side, &lays) {
        ideas.push(Idea::of(kind::FIRE, of_attack(eye, &attack), vec![lays]));
        return;
    }
    let (look, left, finds) = looks(eye, man, vehicle);
    let Some((place, up)) = runs(eye, man, vehicle, left) else { return };
    let there = standing(man, place, Posture::Standing, Motion::Ran);
    let Some(attack) = anti_tank::would(eye.seen, &there, vehicle, def) else { return };
    let gain = finds * of_attack(eye, &attack) + eye.gains_by(man, place);
    let worth = gain + eye.fears(man) - eye.fears(&there) - eye.is_met(&there);
    let rises = (up > 0).then_some(Command::Posture { unit, to: Posture::Standing });
    let goes = Command::Move { unit, gait: Gait::Run, way: vec![place] };
    let orders = look.into_iter().chain(rises).chain([goes, lays]).collect();
    ideas.push(Idea::of(kind::GRENADE, worth, orders));
}

/// The place beside a vehicle to which a man may run and have enough left for a charge, and what rising costs him.
fn runs(eye: &Eye, man: &Figure, vehicle: &Figure, left: u8) -> Option<(Point, u8)> {
    let from = man.at.filter(|_| man.morale == Morale::Operational && !man.stayed)?;
    let row = footing(eye.seen.field, from).row;
    let charts = &eye.seen.field.charts;
    let far = man.walked.left_of(charts.most(Gait::Run, row)?).unsigned_abs();
    let place = beside(eye.seen, man, vehicle).filter(|place| from.within(*place, far))?;
    let up = if man.posture == Posture::Standing { 0 } else { posture::price(man) };
    (left > up + charts.moves.base.of(row) + COST).then_some((place, up))
}

#[cfg(test)]
#[path = "hunters_test.rs"]
mod tests;
