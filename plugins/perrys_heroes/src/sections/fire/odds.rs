//! The chances of a volley before its dice: exact, as counts out of totals.

use super::shot::FireReport;
use super::suppress::SuppressReport;
use super::volley::{Salvo, Struck, struck};
use crate::facts::chance::Chance;
use crate::facts::situation::Table;
use crate::sections::casualties::odds::{Course, Shakes, prospects};
pub use crate::sections::casualties::odds::{Fate, Prospect};
use std::collections::BTreeMap;
use table::CounterId;

/// Faces of the die that is rolled to hit, and of the casualty die.
const TEN: u8 = 10;
const SIX: u128 = 6;
/// So many ways in which dice may hit are told apart where one die may hit several.
const MOST_WAYS: usize = 20_000;

/// After one more die falls to somebody that hits with this chance. None where the numbers become too great to be exact.
fn after(fate: &Fate, hits: Chance, struck: &Struck) -> Option<Fate> {
    // PH-4.4-03: whoever has a marker dies of every hit.
    let kills = if struck.marked { Chance::SURE } else { Chance::new(struck.kills().into(), SIX) };
    let violent = Chance::new(struck.violent().into(), SIX);
    let (unhurt, wounded) = (fate.unhurt.and(hits)?, fate.wounded.and(hits)?);
    // Who lives and is wounded already dies of whatever hits him (PH-R-64), of a natural 6 violently (PH-7.7-17).
    let violent = fate.violent.or(unhurt.and(violent)?)?.or(wounded.and(Chance::new(struck.worst().into(), SIX))?)?;
    let dead = fate.dead.or(unhurt.and(kills)?)?.or(wounded)?;
    let misses = hits.not();
    let wounded = fate.wounded.and(misses)?.or(unhurt.and(kills.not())?)?;
    Some(Fate { unit: fate.unit, unhurt: fate.unhurt.and(misses)?, wounded, dead, violent })
}

/// The dice that may hit somebody, firer by firer: what his casualty die gets depends on who hits him.
fn fate(table: &Table, salvos: &[Salvo], unit: CounterId) -> Option<Fate> {
    salvos.iter().try_fold(Fate::none(unit), |fate, salvo| {
        let all = struck(table, std::slice::from_ref(salvo));
        let Some(one) = all.iter().find(|one| one.unit == unit) else { return Some(fate) };
        let mut shots = salvo.dice.iter().flatten().filter(|shot| shot.at == unit);
        shots.try_fold(fate, |fate, shot| after(&fate, Chance::new(shot.faces().into(), TEN.into()), one))
    })
}

/// What may become of each whom dice fall to, given to whom they fall (PH-R-13): dice of the others change nothing for him. Left out is
/// who gets so many dice that the numbers become too great: more than twenty.
pub fn fates(table: &Table, salvos: &[Salvo]) -> Vec<Fate> {
    let all = struck(table, salvos);
    all.iter().filter_map(|one| fate(table, salvos, one.unit)).collect()
}

/// What a volley may bring to everybody whom it concerns: those it may strike, and their friends who may have to test their morale. Fired from
/// alert at somebody who is not located it is so if the attempt to locate him succeeds (PH-R-66), for which see
/// [`locating::odds`](crate::sections::locating::odds).
pub fn aftermath(table: &Table, report: &FireReport) -> Vec<Prospect> {
    of_all(table, std::slice::from_ref(&report.salvo), &[])
}

/// The same of suppressive fire, as far as one knows who is in the zone: all of them test (PH-7.7-20).
pub fn aftermath_of_suppression(table: &Table, report: &SuppressReport) -> Vec<Prospect> {
    of_all(table, &report.salvos, &report.zone.figures)
}

fn of_all(table: &Table, salvos: &[Salvo], zone: &[CounterId]) -> Vec<Prospect> {
    courses(table, salvos, zone).map_or_else(Vec::new, |courses| prospects(table, &courses))
}

/// What may happen, cut up so that in each course the fates of figures have nothing to do with each other. Where each die falls to one
/// figure that is so at once; where one die may hit several (PH-R-13), once one knows how many hit each. None where that is too much to
/// be exact.
fn courses(table: &Table, salvos: &[Salvo], zone: &[CounterId]) -> Option<Vec<Course>> {
    let shaken: Vec<(CounterId, Shakes)> = zone.iter().map(|unit| (*unit, Shakes::Living)).collect();
    if salvos.iter().flat_map(|salvo| &salvo.dice).all(|shots| shots.len() <= 1) {
        return Some(vec![Course { chance: Chance::SURE, fates: fates(table, salvos), shaken }]);
    }
    let by_salvo: Vec<Vec<Struck>> = salvos.iter().map(|salvo| struck(table, std::slice::from_ref(salvo))).collect();
    let units: Vec<CounterId> = struck(table, salvos).iter().map(|one| one.unit).collect();
    let course = |(hits, chance): (Hits, Chance)| {
        let fates = units.iter().map(|unit| hit_so_often(*unit, &by_salvo, &hits)).collect::<Option<_>>()?;
        Some(Course { chance, fates, shaken: shaken.clone() })
    };
    ways(salvos, &by_salvo)?.into_iter().map(course).collect()
}

/// How many dice hit, for each salvo and each whom it may strike, in their order.
type Hits = Vec<Vec<u8>>;

/// All ways in which the dice may hit, and how likely each is.
fn ways(salvos: &[Salvo], struck: &[Vec<Struck>]) -> Option<BTreeMap<Hits, Chance>> {
    let none: Hits = struck.iter().map(|all| vec![0; all.len()]).collect();
    let mut ways = BTreeMap::from([(none, Chance::SURE)]);
    for (no, salvo) in salvos.iter().enumerate() {
        for shots in &salvo.dice {
            let mut next: BTreeMap<Hits, Chance> = BTreeMap::new();
            for (hits, chance) in ways {
                for die in 1..=TEN {
                    let mut hits = hits.clone();
                    for shot in shots.iter().filter(|shot| shot.hits(die)) {
                        let place = struck[no].iter().position(|one| one.unit == shot.at)?;
                        hits[no][place] += 1;
                    }
                    let so_far = next.entry(hits).or_insert(Chance::NEVER);
                    *so_far = so_far.or(chance.and(Chance::new(1, TEN.into()))?)?;
                }
            }
            ways = next;
            if ways.len() > MOST_WAYS {
                return None;
            }
        }
    }
    Some(ways)
}

/// What becomes of somebody whom so many dice hit.
fn hit_so_often(unit: CounterId, struck: &[Vec<Struck>], hits: &Hits) -> Option<Fate> {
    let mut fate = Fate::none(unit);
    for (all, hits) in struck.iter().zip(hits) {
        for (one, hits) in all.iter().zip(hits).filter(|(one, _)| one.unit == unit) {
            for _ in 0..*hits {
                fate = after(&fate, Chance::SURE, one)?;
            }
        }
    }
    Some(fate)
}

/// The chance that a volley of so many dice jams the weapon (PH-7.7-12): how many of how many throws. Weapons have up to 6 dice; of more
/// than 18 none.
pub fn jam(dice: u8) -> Option<(u64, u64)> {
    let out_of = 10_u64.checked_pow(dice.into())?;
    let most = match dice {
        0 | 1 => return Some((0, out_of)),
        2 => 1,
        _ => 2,
    };
    // Throws without a jam: no face more often than that. Face by face: how many throws of n dice show faces up to this one only.
    let mut throws = vec![0_u64; usize::from(dice) + 1];
    throws[0] = 1;
    for _ in 0..10 {
        let before = throws.clone();
        for (n, throw) in throws.iter_mut().enumerate() {
            // The dice that show this face: one of n, or two of n.
            let one = if n >= 1 { n as u64 * before[n - 1] } else { 0 };
            let two = if n >= 2 && most == 2 { (n * (n - 1) / 2) as u64 * before[n - 2] } else { 0 };
            *throw = before[n] + one + two;
        }
    }
    Some((out_of - throws[usize::from(dice)], out_of))
}

/// How many dice hit on the average, in tenths.
pub fn tenths_of_hits(salvos: &[Salvo]) -> u32 {
    salvos.iter().flat_map(|salvo| salvo.dice.iter().flatten()).map(|shot| u32::from(shot.faces())).sum()
}
