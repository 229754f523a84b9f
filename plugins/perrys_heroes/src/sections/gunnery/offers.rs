//! What may be ordered of the guns of vehicles.

use super::machine_guns;
use super::{aim, load, shot};
use crate::facts::command::{AimAt, Command};
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Seen;
use crate::files::values::Round;
use crate::sections::locating;

/// What a vehicle of the team that acts may be ordered: both rounds, aiming at each enemy that its crew knows, by the turret and by the hull,
/// firing, and each machine gun at each of them and at the zone around him.
pub(crate) fn offers(seen: &Seen<'_>, vehicle: &Figure, out: &mut Offers<'_>) {
    let unit = vehicle.id;
    if !seen.is_manned(vehicle) {
        return;
    }
    if out.wants(Kind::Load) {
        let rounds = [Round::AntiTank, Round::HighExplosive].into_iter();
        let lawful = rounds.filter(|round| load::plan(seen, vehicle, *round).is_ok());
        out.extend(lawful.map(|round| Command::Load { unit, round }));
    }
    if out.wants(Kind::Gun) && shot::plan(seen, vehicle).is_ok() {
        out.push(Command::FireGun { unit });
    }
    for target in seen.bodies(vehicle.side.other()).filter(|enemy| locating::is_target(seen, vehicle, enemy)) {
        if out.wants(Kind::Aim) {
            aims(seen, vehicle, &target, out);
        }
        if out.wants(Kind::MachineGun) && !target.is_vehicle() {
            machine_guns(seen, vehicle, &target, out);
        }
    }
}

fn aims(seen: &Seen<'_>, vehicle: &Figure, target: &Figure, out: &mut Offers<'_>) {
    let at = AimAt::Enemy(target.id);
    let by = |hull: bool| aim::plan(seen, vehicle, at, hull, None).ok();
    let turret = by(false);
    // By the hull, where that leads to something else.
    let hull = by(true).filter(|report| turret.as_ref().is_none_or(|turret| turret.swing != report.swing));
    for (report, hull) in [(turret, false), (hull, true)] {
        out.extend(report.map(|_| Command::Aim { unit: vehicle.id, at, hull, facing: None }));
    }
}

fn machine_guns(seen: &Seen<'_>, vehicle: &Figure, target: &Figure, out: &mut Offers<'_>) {
    let guns = seen.vehicle(vehicle).map_or(0, |def| def.machine_guns.len());
    for gun in (0..guns).filter_map(|gun| u8::try_from(gun).ok()) {
        let (unit, at) = (vehicle.id, target.id);
        if machine_guns::plan(seen, vehicle, target, gun, false).is_err() {
            continue;
        }
        out.push(Command::FireMachineGun { unit, gun, at, burst: false });
        let zone = machine_guns::plan(seen, vehicle, target, gun, true).ok().and_then(|report| report.fire.zone);
        if zone.is_some_and(|zone| zone.figures.len() > 1) {
            out.push(Command::FireMachineGun { unit, gun, at, burst: true });
        }
    }
}
