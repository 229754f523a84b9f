//! What else a man may do: grenades, melee, alert, care for the wounded, fire on a zone.

use crate::calls;
use crate::eye::{Eye, standing};
use crate::idea::{Idea, kind};
use crate::sights::WOUND;
use measured_table::Point;
use perrys_heroes::sections::artillery::{self, CallReport};
use perrys_heroes::sections::grenades::{self, BlastOdds, Grenade, is_reached};
use perrys_heroes::sections::movement::footing;
use perrys_heroes::sections::{melee, points, posture};
use perrys_heroes::values::{Gait, Health, Jam, Mission, Morale, Motion, Posture, Speciality};
use perrys_heroes::{Command, Figure, Kind, PerrysHeroes, Report};
use table::{Group, RuleSet, Side};

/// How often a grenade does what it should, before it is reckoned.
const LANDS: f64 = 0.5;
/// Going on alert is worth a little wherever an enemy may come.
const ALERT: f64 = 0.006;
/// A burst of morale tests, for each whom it makes test.
const SHAKEN: f64 = 0.12;

/// All of that.
pub(crate) fn ideas(eye: &mut Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    let Some(no) = eye.seen.no(man.id).and_then(|no| u32::try_from(no).ok()) else { return };
    let mut commands = Vec::new();
    let offer = |kind: Kind, commands: &mut Vec<Command>| {
        let group = Group { kind: kind as u8, place: Some(no) };
        PerrysHeroes::group_commands(eye.seen, eye.side, group, commands);
    };
    if !man.acted {
        offer(Kind::Alert, &mut commands);
    }
    offer(Kind::Melee, &mut commands);
    offer(Kind::Grenade, &mut commands);
    if eye.seen.battle.supports.iter().any(|support| support.side == eye.side && support.calls > 0) {
        offer(Kind::Call, &mut commands);
    }
    if eye.seen.man(man).is_some_and(|man| man.first_aid || man.speciality == Speciality::Medic) {
        offer(Kind::Heal, &mut commands);
    }
    if eye.seen.man(man).is_some_and(|man| man.support.is_some()) || man.jam != Jam::Ready {
        offer(Kind::Fire, &mut commands);
    }
    for command in commands {
        if let Some((kind, worth)) = worth(eye, man, &command) {
            ideas.push(Idea::of(kind, worth, vec![command]));
        }
    }
    throws(eye, man, ideas);
}

/// What an order is worth; none: it is thought of elsewhere, or not at all.
fn worth(eye: &mut Eye, man: &Figure, command: &Command) -> Option<(u8, f64)> {
    match command {
        Command::Alert { .. } => Some((kind::ALERT, ALERT + 0.5 * eye.hopes(man))),
        Command::Heal { at, .. } => {
            let wounded = eye.seen.figure(*at)?;
            // What he will be worth again.
            Some((kind::CARE, 0.4 * eye.counts(&Figure { health: Health::Fit, ..wounded })))
        }
        Command::ClearJam { .. } => Some((kind::CARE, 0.01)),
        Command::Melee { at, .. } => {
            let Ok(Report::Melee(report)) = PerrysHeroes::judge(eye.seen, eye.side, command) else { return None };
            let odds = melee::odds(&report);
            let enemy = eye.seen.figure(*at)?;
            let hundredth = |part: u8| f64::from(part) / 100.0;
            Some((kind::MELEE, hundredth(odds.wins) * eye.counts(&enemy) - hundredth(odds.loses) * eye.counts(man)))
        }
        Command::Suppress { units, .. } if units.len() == 1 => {
            let Ok(Report::Suppress(report)) = PerrysHeroes::judge(eye.seen, eye.side, command) else { return None };
            let figures = report.zone.figures.iter().filter_map(|id| eye.seen.figure(*id));
            let sum: f64 = figures.map(|figure| eye.counts(&figure)).sum();
            (report.zone.figures.len() > 1).then_some((kind::FIRE, SHAKEN * sum))
        }
        Command::Throw { at, smoke: false, .. } => exactly(eye, man, *at, Grenade::Fragmentation),
        Command::RifleGrenade { at, .. } => exactly(eye, man, *at, Grenade::Rifle),
        Command::CallFire { mission: Mission::Shells, .. } => {
            let Ok(Report::Call(report)) = PerrysHeroes::judge(eye.seen, eye.side, command) else { return None };
            called(eye, &report)
        }
        Command::Launcher { fit: true, .. } => Some((kind::OTHER, 0.004)),
        Command::Suppress { .. }
        | Command::Throw { .. }
        | Command::Register { .. }
        | Command::CallFire { .. }
        | Command::Launcher { .. }
        | Command::Place { .. }
        | Command::PlaceAll
        | Command::SetUpDone
        | Command::Finish
        | Command::Posture { .. }
        | Command::Move { .. }
        | Command::Face { .. }
        | Command::Board { .. }
        | Command::Drive { .. }
        | Command::Embark { .. }
        | Command::Load { .. }
        | Command::Aim { .. }
        | Command::FireGun { .. }
        | Command::FireMachineGun { .. }
        | Command::Hatch { .. }
        | Command::Disembark { .. }
        | Command::Locate { .. }
        | Command::Tell { .. }
        | Command::Fire { .. }
        | Command::Assault { .. }
        | Command::FireAntiTank { .. }
        | Command::FireCarriage { .. }
        | Command::Traverse { .. }
        | Command::AlertShot { .. }
        | Command::Wait
        | Command::Standing { .. }
        | Command::Search { .. }
        | Command::SetTrap { .. }
        | Command::Disarm { .. }
        | Command::Conceal { .. } => None,
    }
}

/// What a grenade is worth from where a man is, by its exact odds.
fn exactly(eye: &Eye, man: &Figure, at: Point, what: Grenade) -> Option<(u8, f64)> {
    let report = grenades::report(eye.seen, eye.side, man.id, at, what).ok()?;
    Some((kind::GRENADE, takes(eye, &grenades::odds(eye.seen, &report).figures)))
}

/// What a burst takes of the enemy, less what it takes of the own side.
fn takes(eye: &Eye, figures: &[BlastOdds]) -> f64 {
    let mut worth = 0.0;
    for odds in figures {
        let Some(figure) = eye.seen.figure(odds.unit) else { continue };
        let takes = (odds.dead as f64 + WOUND * odds.wounded as f64) / odds.out_of as f64;
        let counts = takes * eye.counts(&figure);
        worth += if figure.side == eye.side { -counts } else { counts };
    }
    worth
}

/// What a call for shells is worth: by its exact odds as men stand now, and less the longer it is in the air. Nobody calls for what falls
/// on his own, however much it takes of the enemy.
fn called(eye: &Eye, report: &CallReport) -> Option<(u8, f64)> {
    if report.due[0] > eye.seen.field.turns {
        return None;
    }
    let odds = artillery::odds(eye.seen, eye.side, report)?;
    let def = eye.seen.field.charts.artillery.of(report.battery).blast;
    let aimed = odds.hexes.first()?.at;
    if eye.seen.standing(eye.side).any(|own| is_reached(eye.seen, &own, aimed, &def)) {
        return None;
    }
    Some((kind::GRENADE, takes(eye, &odds.figures) * calls::stays(eye.seen, report.due[0])))
}

/// Runs up and throws: over walls and hedges too, at whom one need not have found.
fn throws(eye: &mut Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    let (Some(from), Some(def)) = (man.at, Grenade::Fragmentation.bursts(eye.seen)) else { return };
    let upright = man.posture == Posture::Standing;
    let up = if upright { 0 } else { posture::price(man) };
    let may = man.grenades > 0 && man.morale == Morale::Operational && man.health == Health::Fit && !man.stayed;
    if !may || points::left(eye.seen, man) < up + 2 + grenades::COST {
        return;
    }
    let reach = u32::try_from(Grenade::Fragmentation.reach()).unwrap_or(0);
    let runs = eye.seen.field.charts.most(Gait::Run, footing(eye.seen.field, from).row);
    let runs = man.walked.left_of(runs.unwrap_or(0)).unsigned_abs();
    let aims: Vec<Point> = eye.enemies.iter().filter_map(|enemy| enemy.at).collect();
    for at in aims {
        if from.within(at, reach) || !from.within(at, reach + runs) {
            continue;
        }
        let far = from.squared(at).isqrt() as u32;
        let place = from.on_the_way(at, far.saturating_sub(reach));
        let in_it = |side: Side| {
            let men = eye.seen.standing(side).filter(|one| one.id != man.id && is_reached(eye.seen, one, at, &def));
            men.map(|one| eye.counts(&one)).sum::<f64>()
        };
        let gain = LANDS * (in_it(eye.side.other()) - in_it(eye.side));
        let there = standing(man, place, Posture::Prone, Motion::Ran);
        let worth = gain + eye.gains_by(man, place) - 0.7 * eye.fears(&there) - eye.is_met(&there);
        let unit = man.id;
        let mut orders = Vec::new();
        if !upright {
            orders.push(Command::Posture { unit, to: Posture::Standing });
        }
        orders.push(Command::Move { unit, gait: Gait::Run, way: vec![place] });
        orders.push(Command::Throw { unit, at, smoke: false });
        let then = Some(Command::Posture { unit, to: Posture::Prone });
        ideas.push(Idea { then, ..Idea::of(kind::GRENADE, worth, orders) });
    }
}

#[cfg(test)]
#[path = "blows_test.rs"]
mod tests;
