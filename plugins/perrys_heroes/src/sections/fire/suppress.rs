//! Suppressive fire on a zone (PH-7.7-03, PH-7.7-20, PH-H-10), and what a jammed weapon asks for.

use super::rules::{CLEARING, SUPPRESSION, TOGETHER};
use super::shot::{burst_of, counted, faces, parts, price};
use super::volley::{Salvo, Struck, Test, Zone, in_zone, roll, salvo, struck, tests};
use super::{arms, words};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Arm, Jam};
use crate::files::weapons::WeaponNo;
use crate::sections::casualties::{Harm, may_attack};
use crate::sections::{locating, points, sight};
use measured_table::{Disc, Point};
use std::cmp::Reverse;
use table::{CounterId, DiceCup, Refusal, Side};

/// Suppressive fire before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct SuppressReport {
    /// The zone, with the enemies in it of whom one knows where they are.
    pub zone: Zone,
    /// The dice of each who takes part, in the order in which they are named.
    pub salvos: Vec<Salvo>,
    /// What may befall those whom dice fall to.
    pub struck: Vec<Struck>,
    /// The morale tests that come of it, and that may come of it.
    pub tests: Vec<Test>,
    /// Who pays how many action points.
    pub pays: Vec<(CounterId, u8)>,
}

/// Who takes part, and with what.
type Part = (Figure, (Arm, WeaponNo));

/// With which weapon he takes part: the one with the most dice.
fn weapon(table: &Table, figure: &Figure) -> Option<(Arm, WeaponNo)> {
    arms::ready(table, figure).min_by_key(|(_, weapon)| Reverse(table.field.weapon(*weapon).dice))
}

/// Whether this one may take part, and with what.
pub(crate) fn takes_part(table: &Table, side: Side, unit: CounterId, at: Point) -> Result<Part, Refusal> {
    let figure = points::acting(table, side, unit)?;
    may_attack(&figure)?;
    sight::needed_to_point(table, &figure, at, SUPPRESSION)?;
    let Some(with) = weapon(table, &figure) else {
        let gun = arms::arms(table, &figure).next();
        gun.map_or(Ok(()), |(arm, _)| arms::fires(table, &figure, arm).map(|_| ()))?;
        return Err(Refusal::new(SUPPRESSION, words::nothing_to_fire()));
    };
    Ok((figure, with))
}

/// How wide the zone is (PH-H-10).
fn across(table: &Table, parts: &[Part]) -> Result<i32, Refusal> {
    match parts {
        [] => Err(Refusal::new(TOGETHER, words::nobody_named())),
        [(_, (Arm::Support, weapon))] => {
            burst_of(table, *weapon).ok_or_else(|| Refusal::new(TOGETHER, words::no_burst()))
        }
        [_] => Err(Refusal::new(TOGETHER, words::alone())),
        _ => Ok(table.field.charts.house.team_suppresses.0),
    }
}

/// The figures of the zone, the nearest to its middle first.
fn figures(table: &Table, side: Side, at: Point, across: i32) -> Vec<Figure> {
    in_zone(table, side.other(), Disc::new(at, across / 2), Disc::new(at, 0))
}

/// The dice of all, dealt before the first is rolled.
fn dealt(table: &Table, parts: &[Part], zone: &[Figure]) -> Vec<Salvo> {
    let mut next = 0;
    parts.iter().map(|(figure, with)| salvo(table, figure, *with, true, zone, &mut next)).collect()
}

/// What all pay together, each once (PH-H-10).
fn prices(table: &Table, who: &[Part]) -> Vec<(Figure, u8)> {
    let mut all: Vec<(Figure, u8)> = Vec::new();
    for (figure, cost) in who.iter().flat_map(|(figure, (arm, _))| price(table, figure, *arm)) {
        match all.iter_mut().find(|(one, _)| one.id == figure.id) {
            Some((_, sum)) => *sum += cost,
            None => all.push((figure, cost)),
        }
    }
    all
}

/// Whether these may suppress a zone, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, units: &[CounterId], at: Point) -> Result<SuppressReport, Refusal> {
    if !seen.field.ground.bounds.holds(at) {
        return Err(Refusal::new(SUPPRESSION, words::off_the_table()));
    }
    let mut who: Vec<Part> = Vec::new();
    for unit in units {
        if who.iter().any(|(one, _)| one.id == *unit) {
            return Err(Refusal::new(TOGETHER, words::twice(*unit)));
        }
        who.push(takes_part(seen, side, *unit, at)?);
    }
    let across = across(seen, &who)?;
    let pays = prices(seen, &who);
    points::can_pay(seen, &pays)?;
    Ok(report(seen, side, &who, at, across, &pays))
}

fn report(table: &Table, side: Side, who: &[Part], at: Point, across: i32, pays: &[(Figure, u8)]) -> SuppressReport {
    let figures = figures(table, side, at, across);
    let salvos = dealt(table, who, &figures);
    let struck = struck(table, &salvos);
    let zone = Zone { at, across, figures: figures.iter().map(|figure| figure.id).collect() };
    let tests = tests(table, &struck, &zone.figures);
    let pays = pays.iter().map(|(figure, cost)| (figure.id, *cost)).collect();
    SuppressReport { zone, salvos, struck, tests, pays }
}

impl SuppressReport {
    /// Rolls it, on the table as it is: dice fall to those too whom the firers do not see. Who takes part rolls one after another, as
    /// they are named (see [`roll`](super::volley)); then all enemies of the zone, and the friends of who has fallen, test their morale in
    /// the order of the list.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let firers = self
            .salvos
            .iter()
            .filter_map(|salvo| table.figure(salvo.unit).map(|figure| (figure, (salvo.with, salvo.weapon))));
        let who: Vec<Part> = firers.collect();
        let Some(side) = who.first().map(|(figure, _)| figure.side) else { return Vec::new() };
        let zone = figures(table, side, self.zone.at, self.zone.across);
        let mut harm = Harm::new(table);
        harm.events.extend(points::pay(table, &parts(table, &self.pays)));
        let mut shows = Vec::new();
        for salvo in dealt(table, &who, &zone) {
            if let Some(firer) = table.figure(salvo.unit) {
                faces(&mut harm, &firer, Some(self.zone.at));
                roll(table, &mut harm, &salvo, Some(self.zone.at), dice);
                shows.extend(counted(&mut harm, &firer));
            }
        }
        for figure in zone {
            let lives = harm.figure(figure.id).is_some_and(|now| now.is_there());
            if lives && !figure.suppressed {
                harm.is(figure.id, Is::Suppressed(true));
            }
            harm.shake(figure.id);
        }
        let mut events = harm.over(dice);
        events.extend(shows);
        events
    }
}

/// What comes of it that a figure spends this activation on its jammed weapon (PH-7.7-13): at its end it fires again.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn clears(table: &Table, side: Side, unit: CounterId) -> Result<Vec<Event>, Refusal> {
    let figure = points::acting(table, side, unit)?;
    locating::steady(&figure)?;
    if figure.jam != Jam::Jammed {
        return Err(Refusal::new(CLEARING, words::not_jammed()));
    }
    if figure.acted {
        return Err(Refusal::new(CLEARING, words::first_and_only()));
    }
    let mut events = points::pay(table, &[(figure, 0)]);
    events.extend([Is::Jammed(Jam::Clearing), Is::Spent(true)].map(|is| Event::Is(unit, is)));
    Ok(events)
}
