//! What gunnery says of its orders.

use super::rules::{AIMING, GUN_SHOT, LOADED, SECONDARY};
use super::{aim, load, machine_guns, shot, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::{AimAt, of};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Round;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// What a main gun brings, beside the dice of firearms.
const MAIN_GUN: u8 = 6;

impl SectionOrder for of::Gunnery<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Load { .. } => Time::Activation(LOADED),
            Self::Aim { .. } => Time::Activation(AIMING),
            Self::FireGun { .. } => Time::Activation(GUN_SHOT),
            Self::FireMachineGun { .. } => Time::Activation(SECONDARY),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Load { unit, round: Round::AntiTank } => (vec![*unit], words::load_anti_tank()),
            Self::Load { unit, round: Round::HighExplosive } => (vec![*unit], words::load_explosive()),
            Self::Load { unit, round: Round::Empty } => (vec![*unit], words::unload()),
            Self::Aim { unit, at: AimAt::Enemy(at), hull: true, .. } => (vec![*unit], words::aim_by_hull(*at)),
            Self::Aim { unit, at: AimAt::Enemy(at), .. } => (vec![*unit], words::aim(*at)),
            Self::Aim { unit, at: AimAt::Place(_), .. } => (vec![*unit], words::aim_at_place()),
            Self::FireGun { unit } => (vec![*unit], words::fire_gun()),
            Self::FireMachineGun { unit, at, burst: true, .. } => (vec![*unit], words::machine_gun_burst(*at)),
            Self::FireMachineGun { unit, at, .. } => (vec![*unit], words::machine_gun(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Aim { at: AimAt::Place(at), .. } => Some(*at),
            Self::Load { .. } | Self::Aim { .. } | Self::FireGun { .. } | Self::FireMachineGun { .. } => None,
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        match *self {
            Self::Load { .. } | Self::Aim { .. } => Aim::Prepare,
            Self::FireGun { .. } => Aim::Attack { force: MAIN_GUN },
            Self::FireMachineGun { unit, gun, .. } => {
                let vehicle = table.figure(*unit).and_then(|figure| table.vehicle(&figure));
                let weapon = vehicle.and_then(|vehicle| vehicle.machine_guns.get(usize::from(*gun)));
                Aim::Attack { force: weapon.map_or(1, |weapon| table.field.weapon(*weapon).dice) }
            }
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Load { unit, round } => load::judge(seen, side, *unit, *round).map(Report::Load),
            Self::Aim { unit, at, hull, facing } => aim::judge(seen, side, *unit, *at, *hull, *facing).map(Report::Aim),
            Self::FireGun { unit } => shot::judge(seen, side, *unit).map(Report::Gun),
            Self::FireMachineGun { unit, gun, at, burst } => {
                machine_guns::judge(seen, side, (*unit, *at), *gun, *burst).map(Report::MachineGun)
            }
        }
    }
}
