//! Fire at one enemy, or at the burst zone around him.

use super::rows::Band;
use super::rules::{BURST, TARGET};
use super::target::{enemy, is_target, known, reaches, strikes};
use super::volley::{Salvo, Shot, Struck, Test, Zone, in_zone, roll, salvo, shot, struck, tests};
use super::{arms, words};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::{Seen, Table};
use crate::files::values::Arm;
use crate::files::weapons::WeaponNo;
use crate::sections::casualties::{Harm, may_attack, shown};
use crate::sections::{exposure, locating, points};
use measured_table::{Disc, Heading, Point};
use std::cmp::Reverse;
use table::{CounterId, DiceCup, Refusal, Side};

/// What a shot costs each who serves the weapon (PH-7.7-04).
pub const COSTS: u8 = 2;
/// In so many turns one after another somebody concealed fires before he is seen (PH-3.4-07).
const VOLLEYS: u8 = 3;

/// A volley before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct FireReport {
    /// At whom it is aimed.
    pub at: CounterId,
    /// Its dice.
    pub salvo: Salvo,
    /// How far away the target is.
    pub band: Band,
    /// The zone, where it is fire at a burst zone.
    pub zone: Option<Zone>,
    /// What may befall those whom dice fall to.
    pub struck: Vec<Struck>,
    /// The morale tests that may come of it.
    pub tests: Vec<Test>,
    /// Who pays how many action points; nobody from alert.
    pub pays: Vec<(CounterId, u8)>,
    /// It is fired from alert (PH-7.14-04).
    pub alert: bool,
    /// From alert: first the target must be located, by one attempt without action points (PH-R-66).
    pub locates: bool,
}

/// How wide a weapon's burst zone is across (PH-R-14), in tenths; none: it has none.
pub(crate) fn burst_of(table: &Table, weapon: WeaponNo) -> Option<i32> {
    let across = i32::from(table.field.weapon(weapon).burst) * 100;
    (across > 0).then_some(across)
}

/// The weapon that is best at a target: of those that he can fire now the one of which most dice hit; of equal ones the heavier.
pub(crate) fn best(table: &Table, firer: &Figure, target: &Figure, burst: bool) -> Option<(Arm, WeaponNo)> {
    let fit = arms::ready(table, firer).filter(|(_, weapon)| !burst || burst_of(table, *weapon).is_some());
    let hits = |weapon: WeaponNo| {
        let faces = shot(table, firer, weapon, false, target).map_or(0, |shot| shot.faces());
        u16::from(table.field.weapon(weapon).dice) * u16::from(faces)
    };
    fit.min_by_key(|(_, weapon)| Reverse(hits(*weapon)))
}

/// With what he would fire at a target and what each die would need, if a shot reaches.
pub(crate) fn aimed(table: &Table, firer: &Figure, target: &Figure) -> Option<(WeaponNo, Shot)> {
    if !strikes(table, firer, target) {
        return None;
    }
    let (_, weapon) = best(table, firer, target, false)?;
    shot(table, firer, weapon, false, target).map(|shot| (weapon, shot))
}

/// The weapon that he takes: the one that is named, or the best.
fn taken(
    table: &Table,
    firer: &Figure,
    target: &Figure,
    with: Option<Arm>,
    burst: bool,
) -> Result<(Arm, WeaponNo), Refusal> {
    if let Some(arm) = with {
        let weapon = arms::fires(table, firer, arm)?;
        return match burst_of(table, weapon) {
            None if burst => Err(Refusal::new(BURST, words::no_burst())),
            Some(_) | None => Ok((arm, weapon)),
        };
    }
    if let Some(best) = best(table, firer, target, burst) {
        return Ok(best);
    }
    if arms::ready(table, firer).next().is_some() {
        return Err(Refusal::new(BURST, words::no_burst()));
    }
    let mut has = arms::arms(table, firer);
    match (has.next(), has.next()) {
        (Some((arm, _)), None) => arms::fires(table, firer, arm).map(|weapon| (arm, weapon)),
        (Some(_), Some(_)) | (None, _) => Err(Refusal::new(TARGET, words::nothing_to_fire())),
    }
}

/// What a volley comes to, whoever pays for it: whether it reaches, with which weapon, whom its dice fall to.
///
/// # Errors
/// It does not reach, or he has nothing to fire.
pub(crate) fn planned(
    table: &Table,
    firer: &Figure,
    target: &Figure,
    with: Option<Arm>,
    burst: bool,
) -> Result<FireReport, Refusal> {
    reaches(table, firer, target)?;
    let with = taken(table, firer, target, with, burst)?;
    of_weapon(table, firer, target, with, burst)
}

/// The same of a machine gun of a vehicle.
///
/// # Errors
/// It does not reach, or has no burst zone.
pub(crate) fn planned_by_vehicle(
    table: &Table,
    vehicle: &Figure,
    target: &Figure,
    (gun, weapon): (u8, WeaponNo),
    burst: bool,
) -> Result<FireReport, Refusal> {
    reaches(table, vehicle, target)?;
    if burst && burst_of(table, weapon).is_none() {
        return Err(Refusal::new(BURST, words::no_burst()));
    }
    let mut report = of_weapon(table, vehicle, target, (Arm::Support, weapon), burst)?;
    report.salvo.gun = Some(gun);
    Ok(report)
}

/// What a volley of a weapon comes to that reaches.
fn of_weapon(
    table: &Table,
    firer: &Figure,
    target: &Figure,
    (arm, weapon): (Arm, WeaponNo),
    burst: bool,
) -> Result<FireReport, Refusal> {
    let nowhere = || Refusal::new(TARGET, words::no_enemy());
    let base = target.at.map(|at| Disc::new(at, table.field.base())).ok_or_else(nowhere)?;
    let band = table.gap(firer, target).map(Band::of).ok_or_else(nowhere)?;
    let (figures, zone) = match burst_of(table, weapon).filter(|_| burst) {
        Some(across) => {
            let mut figures = vec![*target];
            let others = in_zone(table, target.side, Disc::new(base.at, across / 2), base);
            figures.extend(others.into_iter().filter(|one| one.id != target.id && is_target(table, firer, one)));
            let zone = Zone { at: base.at, across, figures: figures.iter().map(|figure| figure.id).collect() };
            (figures, Some(zone))
        }
        None => (vec![*target], None),
    };
    let salvo = salvo(table, firer, (arm, weapon), false, &figures, &mut 0);
    let struck = struck(table, std::slice::from_ref(&salvo));
    let tests = tests(table, &struck, &[]);
    let at = target.id;
    Ok(FireReport { at, salvo, band, zone, struck, tests, pays: Vec::new(), alert: false, locates: false })
}

/// Who pays for a shot with this weapon, and how much (PH-7.7-04).
pub(crate) fn price(table: &Table, firer: &Figure, arm: Arm) -> Vec<(Figure, u8)> {
    let mut parts = vec![(*firer, COSTS)];
    parts.extend(arms::assistant(table, firer, arm).map(|assistant| (assistant, COSTS)));
    parts
}

/// Whether a figure may fire on its own card, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(
    seen: &Seen,
    side: Side,
    (unit, at): (CounterId, CounterId),
    with: Option<Arm>,
    burst: bool,
) -> Result<FireReport, Refusal> {
    let firer = points::acting(seen, side, unit)?;
    may_attack(&firer)?;
    let target = enemy(seen, &firer, at)?;
    known(seen, &firer, &target)?;
    let mut report = planned(seen, &firer, &target, with, burst)?;
    let parts = price(seen, &firer, report.salvo.with);
    points::can_pay(seen, &parts)?;
    report.pays = parts.iter().map(|(figure, cost)| (figure.id, *cost)).collect();
    Ok(report)
}

impl FireReport {
    /// Rolls it. From alert, where the target is not located, first the attempt to locate him; then the volley (see
    /// [`roll`](super::volley)), then the morale tests in the order of the list.
    pub(crate) fn carry_out(mut self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let mut harm = Harm::new(table);
        let target = table.figure(self.at).and_then(|target| exposure::as_target(table, &target));
        let found = table.figure(self.salvo.unit).zip(target);
        let Some((firer, target)) = found else { return Vec::new() };
        if self.locates {
            let (located, events) = locating::attempt(table, dice, &firer, &target);
            take(&mut harm, events);
            if !located {
                harm.is(firer.id, Is::Tried(true));
                return harm.events;
            }
            // Only now one knows how he holds himself.
            let burst = self.zone.is_some();
            let now = match self.salvo.gun {
                Some(gun) => planned_by_vehicle(table, &firer, &target, (gun, self.salvo.weapon), burst),
                None => planned(table, &firer, &target, Some(self.salvo.with), burst),
            };
            if let Ok(now) = now {
                self = Self { alert: true, ..now };
            }
        }
        if self.alert {
            // PH-7.14-05
            harm.is(firer.id, Is::Alert(false));
        }
        harm.events.extend(points::pay(table, &parts(table, &self.pays)));
        if !firer.is_vehicle() {
            faces(&mut harm, &firer, target.at);
        }
        roll(table, &mut harm, &self.salvo, self.zone.as_ref().map(|zone| zone.at), dice);
        let shows = counted(&mut harm, &firer);
        let mut events = harm.over(dice);
        events.extend(shows);
        events
    }
}

/// Events that change figures happen to those whom the attack goes on with.
fn take(harm: &mut Harm<'_, '_>, events: Vec<Event>) {
    for event in events {
        match event {
            Event::Is(id, is) => harm.is(id, is),
            other => harm.events.push(other),
        }
    }
}

/// Who pays, as figures.
pub(crate) fn parts(table: &Table, pays: &[(CounterId, u8)]) -> Vec<(Figure, u8)> {
    pays.iter().filter_map(|(id, cost)| table.figure(*id).map(|figure| (figure, *cost))).collect()
}

/// Who attacks looks where he attacks (PH-H-24).
pub(crate) fn faces(harm: &mut Harm<'_, '_>, firer: &Figure, to: Option<Point>) {
    let heading = firer.at.zip(to).and_then(|(from, to)| Heading::towards(from, to));
    if let Some(heading) = heading.filter(|heading| *heading != firer.facing) {
        harm.is(firer.id, Is::Faces(heading));
    }
}

/// He has fired in this turn. Who does so concealed is seen after the first shot of the third turn one after another (PH-3.4-07): what is
/// seen of him then, after all else.
pub(crate) fn counted(harm: &mut Harm<'_, '_>, firer: &Figure) -> Vec<Event> {
    if firer.fired {
        return Vec::new();
    }
    harm.is(firer.id, Is::Fired(true));
    if !firer.concealed {
        return Vec::new();
    }
    if firer.volleys + 1 < VOLLEYS {
        harm.is(firer.id, Is::Volleys(firer.volleys + 1));
        return Vec::new();
    }
    harm.is(firer.id, Is::Volleys(0));
    harm.figure(firer.id).map(|figure| shown(&figure)).unwrap_or_default()
}
