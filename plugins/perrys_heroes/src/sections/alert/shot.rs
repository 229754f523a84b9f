//! A shot from alert: a man's volley, or of a vehicle its main gun or one of its machine guns (PH-R-61).

use super::rules::{SHOT, WEAPON};
use super::{may_aim, words};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::situation::{Seen, Table};
use crate::files::weapons::WeaponDef;
use crate::sections::anti_tank::{self, AttackReport, Strikes};
use crate::sections::damage::Hit;
use crate::sections::fire::rows::Band;
use crate::sections::fire::{self, FireReport, Zone};
use crate::sections::gunnery::rows::GunBand;
use crate::sections::gunnery::{self, Effect, Goal, GunReport, MachineGunReport};
use table::{CounterId, DiceCup, Refusal, Side};

/// What is fired from alert, before its dice.
#[derive(Clone, Debug, PartialEq)]
pub enum AlertShot {
    /// A man's volley.
    Volley(FireReport),
    /// A man's shot at a vehicle.
    AntiTank(AttackReport),
    /// A main gun.
    Gun(GunReport),
    /// A machine gun of a vehicle.
    MachineGun(MachineGunReport),
}

/// How good a shot is: what tells one who watches when to fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    /// What a die needs: the band of range.
    pub needed: i8,
    /// What it must show.
    pub natural: i32,
    /// How many tenths of hits it brings on the average.
    pub tenths: u16,
    /// In no other band would the weapon be better.
    pub best_band: bool,
}

impl AlertShot {
    /// The zone, where it is fired at one.
    pub const fn zone(&self) -> Option<&Zone> {
        match self {
            Self::Volley(report) | Self::MachineGun(MachineGunReport { fire: report, .. }) => report.zone.as_ref(),
            Self::AntiTank(_) | Self::Gun(_) => None,
        }
    }
    /// What it does to a vehicle that it hits.
    pub(super) const fn hit(&self) -> Option<&Hit> {
        match self {
            Self::AntiTank(AttackReport { strikes: Strikes::Vehicle(hit), .. })
            | Self::Gun(GunReport { effect: Effect::Armour(hit), .. }) => Some(hit),
            Self::Volley(_) | Self::AntiTank(_) | Self::Gun(_) | Self::MachineGun(_) => None,
        }
    }
    /// Fires it.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self {
            Self::Volley(report) => report.carry_out(table, dice),
            Self::AntiTank(report) => report.carry_out(table, dice),
            Self::Gun(report) => report.carry_out(table, dice),
            Self::MachineGun(report) => report.carry_out(table, dice),
        }
    }
    /// How good it is.
    pub(super) fn worth(&self, table: &Table) -> Option<Worth> {
        match self {
            Self::Volley(report) | Self::MachineGun(MachineGunReport { fire: report, .. }) => {
                let shot = report.salvo.dice.iter().flatten().next()?;
                let weapon = table.field.weapon(report.salvo.weapon);
                Some(Worth {
                    needed: shot.needed,
                    natural: shot.natural(),
                    tenths: u16::from(weapon.dice) * u16::from(shot.faces()),
                    best_band: is_best(report.band, weapon),
                })
            }
            Self::AntiTank(report) => Some(Worth {
                needed: report.needed,
                natural: report.natural(),
                tenths: report.faces().into(),
                best_band: report.band == Some(Band::Short),
            }),
            Self::Gun(report) => Some(Worth {
                needed: report.needed,
                natural: report.natural(),
                tenths: report.faces().into(),
                best_band: report.band == GunBand::Short,
            }),
        }
    }
}

/// True if a weapon is nowhere better than here.
pub(super) fn is_best(band: Band, weapon: &WeaponDef) -> bool {
    let here = band.natural(weapon);
    Band::ALL.iter().all(|band| here <= band.natural(weapon))
}

/// The machine guns of a vehicle that somebody serves, by their numbers.
pub(super) fn served(table: &Table, vehicle: &Figure) -> impl Iterator<Item = u8> {
    let guns = table.vehicle(vehicle).map_or(0, |def| def.machine_guns.len());
    let guns = (0..guns).filter_map(|gun| u8::try_from(gun).ok());
    guns.filter(|gun| gunnery::serves(table, vehicle, *gun).is_ok())
}

/// What a shot from alert comes to, which costs nothing (PH-R-42), of a vehicle with the gun that is named.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn shot(
    table: &Table,
    watcher: &Figure,
    at: CounterId,
    burst: bool,
    gun: Option<u8>,
) -> Result<AlertShot, Refusal> {
    if anti_tank::is_gun(table, watcher) {
        let target = fire::enemy(table, watcher, at).or_else(|_| anti_tank::enemy_vehicle(table, watcher.side, at))?;
        return if gun.is_some() || burst {
            Err(Refusal::new(WEAPON, words::no_vehicle()))
        } else {
            of_gun(table, watcher, &target)
        };
    }
    if watcher.is_vehicle() {
        // Who rides and is exposed is a target of machine guns alone.
        let target = gunnery::enemy(table, watcher, at).or_else(|_| fire::enemy(table, watcher, at))?;
        return of_vehicle(table, watcher, &target, burst, gun);
    }
    if gun.is_some() {
        return Err(Refusal::new(WEAPON, words::no_vehicle()));
    }
    if let Ok(vehicle) = anti_tank::enemy_vehicle(table, watcher.side, at) {
        return of_tube(table, watcher, &vehicle);
    }
    let target = fire::enemy(table, watcher, at)?;
    may_aim(table, watcher, &target)?;
    let locates = fire::known(table, watcher, &target).is_err();
    let report = fire::planned(table, watcher, &target, None, burst)?;
    Ok(AlertShot::Volley(FireReport { alert: true, locates, ..report }))
}

/// A man's shot at a vehicle, with the weapon that more likely goes through.
pub(super) fn of_tube(table: &Table, watcher: &Figure, vehicle: &Figure) -> Result<AlertShot, Refusal> {
    may_aim(table, watcher, vehicle)?;
    let locates = fire::known(table, watcher, vehicle).is_err();
    let report = anti_tank::best_shot(table, watcher, vehicle)?;
    Ok(AlertShot::AntiTank(AttackReport { alert: true, locates, ..report }))
}

/// Of a gun on a carriage, as its crew would fire it: at who rides it does not.
pub(super) fn of_gun(table: &Table, watcher: &Figure, target: &Figure) -> Result<AlertShot, Refusal> {
    may_aim(table, watcher, target)?;
    if target.aboard.is_some() {
        return Err(Refusal::new(WEAPON, words::at_the_vehicle()));
    }
    let locates = fire::known(table, &anti_tank::eyes(table, watcher, target), target).is_err();
    let report = anti_tank::alert_round(table, watcher, target)?;
    Ok(AlertShot::AntiTank(AttackReport { alert: true, locates, ..report }))
}

/// Of a vehicle: with the machine gun that is named; else with the main gun if it is loaded, and with the best of the machine guns if it is
/// not, or if the zone is to be struck.
pub(super) fn of_vehicle(
    table: &Table,
    watcher: &Figure,
    target: &Figure,
    burst: bool,
    gun: Option<u8>,
) -> Result<AlertShot, Refusal> {
    may_aim(table, watcher, target)?;
    let locates = fire::known(table, watcher, target).is_err();
    let rides = target.aboard.is_some();
    if gun.is_none() && !burst && !rides && gunnery::fires(table, watcher).is_ok() {
        // PH-R-61: to aim is included.
        let at = target.at.ok_or_else(|| Refusal::new(SHOT, words::out_of_sight()))?;
        let swing = gunnery::swing(table, watcher, at, false, None)?;
        let report = gunnery::planned(table, watcher, Goal::Target(target), swing)?;
        return Ok(AlertShot::Gun(GunReport { alert: true, locates, ..report }));
    }
    if target.is_vehicle() {
        return Err(Refusal::new(WEAPON, words::not_at_vehicles()));
    }
    let with = |gun: u8| {
        let mut report = gunnery::volley(table, watcher, target, (gun, burst), true)?;
        (report.fire.alert, report.fire.locates) = (true, locates);
        Ok(AlertShot::MachineGun(report))
    };
    if let Some(gun) = gun {
        return with(gun);
    }
    let best = served(table, watcher).filter_map(|gun| with(gun).ok());
    let tenths = |shot: &AlertShot| shot.worth(table).map_or(0, |worth| worth.tenths);
    // Of equal ones the first.
    let best = best.reduce(|one, other| if tenths(&other) > tenths(&one) { other } else { one });
    best.ok_or_else(|| Refusal::new(SHOT, words::nothing_to_fire()))
}

/// What the owner may order one who fires from alert to do.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(
    seen: &Seen,
    side: Side,
    (unit, at): (CounterId, CounterId),
    burst: bool,
    gun: Option<u8>,
) -> Result<AlertShot, Refusal> {
    let is_own = |figure: &Figure| figure.side == side && figure.is_there() && figure.at.is_some();
    let Some(watcher) = seen.figure(unit).filter(is_own) else {
        return Err(Refusal::new(SHOT, words::not_on_alert(unit)));
    };
    shot(seen, &watcher, at, burst, gun)
}
