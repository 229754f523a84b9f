//! What a click means for the guns of a vehicle: at what they are laid, and where the hull looks then.

use crate::battle::Battle;
use measured_table::{Heading, Point};
use perrys_heroes::sections::gunnery::{self, rules};
use perrys_heroes::{AimAt, Command, Figure};

/// The step by which a hull is turned, in tenths of a degree, and how many there are.
const STEP: i32 = 450;
const STEPS: i32 = Heading::TURN / STEP;

/// What a vehicle does to an enemy with its guns: it fires the one that is aimed at him, aims it, or takes a machine gun.
pub fn guns(battle: &Battle, figure: &Figure, enemy: &Figure) -> Vec<Command> {
    let (unit, at) = (figure.id, enemy.id);
    if !figure.is_vehicle() {
        return Vec::new();
    }
    let is_aimed = gunnery::target(&battle.table(), figure).is_some_and(|target| target.id == at);
    let aims = Command::Aim { unit, at: AimAt::Enemy(at), hull: false, facing: None };
    let mut all: Vec<Command> = [false, true].map(|explosive| Command::FireCarriage { unit, at, explosive }).into();
    all.push(if is_aimed { Command::FireGun { unit } } else { aims });
    let machine_guns = battle.table().vehicle(figure).map_or(0, |vehicle| vehicle.machine_guns.len());
    let machine_guns = (0..machine_guns).filter_map(|gun| u8::try_from(gun).ok());
    all.extend(machine_guns.map(|gun| Command::FireMachineGun { unit, gun, at, burst: false }));
    all
}

/// What is aimed at: who is pointed at, else the place.
pub fn mark(enemy: Option<&Figure>, at: Option<Point>) -> Option<AimAt> {
    enemy.map(|enemy| AimAt::Enemy(enemy.id)).or(at.map(AimAt::Place))
}

/// True if a gun may be aimed so once it is said where the hull looks: it is lawful as it is, or only the facing is missing for it.
pub fn may_be_faced(battle: &Battle, order: &Command) -> bool {
    let only_facing = [rules::AIMED, rules::ARCS];
    battle.judge(order).err().is_none_or(|refusal| only_facing.contains(&refusal.rule))
}

/// A gun that is aimed, and the hull turned towards a place: by the nearest whole step of 45 degrees; exactly there with `loose`, and where
/// the gun would not bear else (PH-7.21-05).
pub fn faced(battle: &Battle, figure: &Figure, (at, loose): (AimAt, bool), to: Point) -> Option<Command> {
    let wanted = Heading::towards(figure.at?, to)?;
    let order = |facing| Command::Aim { unit: figure.id, at, hull: false, facing: Some(facing) };
    let steps = (0..STEPS).map(|step| figure.facing.turned(step * STEP));
    let stepped = steps.min_by_key(|facing| facing.turn_to(wanted).abs()).map(order);
    let is_lawful = |order: &Command| battle.judge(order).is_ok();
    let exact = Some(order(wanted));
    if loose || (!stepped.as_ref().is_some_and(is_lawful) && exact.as_ref().is_some_and(is_lawful)) {
        return exact;
    }
    stepped
}

#[cfg(test)]
#[path = "laying_test.rs"]
mod tests;
